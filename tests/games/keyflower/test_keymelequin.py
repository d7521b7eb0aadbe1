"""Chapter 15: the Keymelequin, Sven and Paulo."""

from itertools import product

import pytest

from game.core.chance import FastChance
from game.core.errors import BadOption
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Paid, Succeeded
from game.games.keyflower.knowledge.allotment import best_workers
from game.games.keyflower.knowledge.shares import SHARES, TAKES, best_shares, jokers_at, scored, share
from game.games.keyflower.options import Options
from game.games.keyflower.places import BAG, BOAT, LIES, NOWHERE, STANDS
from game.games.keyflower.rules import allotting, commit, engine, jokers, scoring
from tests.games.keyflower.scene import BLUE, GREEN, LUCK, RED, YELLOW, aims, finish_season, number, play, settle, use
from tests.games.keyflower.small_boxes import BOTH, LAST, PAULO, SVEN, assert_conserved, lock, scene

KEYMELEQUIN = Options(keymelequin=LAST)
POINTS = {tile.rule: tile.points for tile in box.TILES if TAKES.get(tile.rule) == TAKES["green"]}


def bid(state, seat, name, colour, *numbers):
    """A bid in this colour, SVEN or PAULO, with these numbers from the hand, no group joining of those that may."""
    state.turn = seat
    told = play(state, seat, do.BID, do.On(number(name)))
    for action in (do.READ_AS[colour], do.ENOUGH, *map(do.FromHand, numbers)):
        if state.stage and action in engine.legal(state, seat):
            told += play(state, seat, action)
    assert not state.stage
    return told


def colours(state, seat, name, kind=do.BID):
    """The colours in which this seat may bid for this tile, or use it on the market."""
    copy = state.clone()
    copy.turn = seat
    if name not in aims(copy, seat, kind):
        return set()
    for action in (kind, do.WHERE[0], do.On(number(name))):
        if action in engine.legal(copy, seat):
            engine.apply(copy, seat, action, LUCK, None)
    if copy.stage != 3:
        return {copy.colour}
    return {action.colour for action in engine.legal(copy, seat)}


@pytest.mark.parametrize("seats", range(2, 7))
def test_15_1_15_2_the_boat_replaces_another_and_brings_sven_then_paulo(seats):
    for chosen in range(1, 7):
        state = engine.setup(Options(keymelequin=chosen), seats, FastChance(seats))
        berth = min(chosen, seats) - 1
        assert state.fleet == (*range(berth), box.KEYMELEQUIN, *range(berth + 1, seats))
        assert [joker.at for joker in state.jokers] == [BOAT + box.KEYMELEQUIN, NOWHERE]
        assert sum(state.load[berth * 7 : berth * 7 + 4]) == 5 + 1
        assert sum(state.load[berth * 7 + 4 : berth * 7 + 7]) == 1
        assert_conserved(state)
    told = finish_season(state)
    while state.season == 0:
        legal = engine.legal(state, state.turn)
        engine.apply(state, state.turn, legal[0], FastChance(2), told.append)
    assert state.jokers[PAULO].at == BOAT + box.KEYMELEQUIN
    assert sum(state.load[berth * 7 : berth * 7 + 4]) - (state.jokers[SVEN].at == BOAT + berth) >= 4 + 1
    with pytest.raises(BadOption):
        engine.setup(Options(keymelequin=7), seats, FastChance(1))


@pytest.mark.parametrize(("seats", "season"), [(2, 0), (2, 1), (6, 1), (4, 1)])
def test_15_3_who_takes_it_at_the_end_of_summer_names_its_successor(seats, season):
    state = scene("keywood", seats=seats, season=season, options=KEYMELEQUIN)
    finish_season(state)
    first = state.turn
    told = play(state, first, do.TAKE_ANY_BOAT[box.KEYMELEQUIN])
    if season == 0:
        assert state.fleet[-1] == box.KEYMELEQUIN
        return
    if seats < 6:
        assert (state.phase, state.turn) == ("succeed", first)
        left = [each.boat for each in engine.legal(state, first)]
        assert left == list(range(seats - 1, 6)), "the one that it replaced among them"
        told += play(state, first, do.SUCCEED[left[-1]])
    assert Succeeded(first, 5) in told, "with six there is but one"
    assert state.fleet == (*range(seats - 1), 5)
    while state.phase == "boat":
        assert state.turn != first
        play(state, state.turn, engine.legal(state, state.turn)[0])
    assert state.season == box.AUTUMN
    load = state.load[(seats - 1) * 7 :]
    assert [sum(load[:4]), sum(load[4:7])] == [4, 1], "as the White Wind brings"
    assert_conserved(state)


def test_15_4_the_printed_bidding_example():
    state = scene("keywood", "miner", seats=3, hands=[(1, 0, 1, 0, 1), (2, 0, 0, 0), (0, 0, 4, 0)], options=KEYMELEQUIN)
    bid(state, 0, "keywood", BLUE, 1)
    bid(state, 1, "keywood", BLUE, 2)
    assert colours(state, 0, "keywood") == {box.SVEN}, "one blue behind the screen were not enough"
    bid(state, 0, "keywood", box.SVEN, 1)
    assert state.bids[:3] == [3 * 4 + BLUE, 2 * 4 + BLUE, 0]
    assert lock(state, "keywood") == {BLUE}, "by the two of seat 1"
    assert colours(state, 2, "keywood") == set(), "four yellow ones do not fit those two"
    state.turn = 1
    play(state, 1, do.BID, do.On(number("miner")))
    while state.stage:
        play(state, 1, engine.legal(state, 1)[0])
    assert lock(state, "keywood") == {BLUE, YELLOW}
    assert colours(state, 2, "keywood") == {YELLOW}
    bid(state, 2, "keywood", YELLOW, 4)
    assert lock(state, "keywood") == {YELLOW}
    assert jokers.parts(state, 0) == [1, 0, 1, 0, 1, 0]
    assert_conserved(state)


def test_15_4_the_printed_production_example():
    state = scene("keywood", hands=[(0, 3, 0, 1), (0, 0, 0, 1, 0, 1)], options=KEYMELEQUIN)
    keywood = number("keywood")
    use(state, 0, "keywood", 1, RED)
    assert colours(state, 1, "keywood", do.USE) == {box.PAULO}
    play(state, 1, do.USE, do.WHERE[0], do.On(keywood), do.FromHand(1))
    assert jokers.standing(state, keywood) == [0, 1, 0, 1, 0, 1]
    assert state.jokers[PAULO].at == STANDS + keywood
    assert lock(state, "keywood") == {RED, GREEN}
    play(state, 0, do.USE, do.WHERE[0], do.On(keywood))
    assert state.colour == box.PAULO, "who stands there, whoever put him"
    play(state, 0, do.FromHand(2))
    assert jokers.standing(state, keywood) == [0, 3, 0, 2, 0, 1]
    assert sum(state.on[keywood * 4 : keywood * 4 + 4]) == 6
    state.leader[0], state.bids[1] = 1, 4 + RED
    finish_season(state)
    assert state.jokers[PAULO].at == 1, "with the tile on which he stood"
    assert state.hand[4:8] == [0, 3, 0, 2]


def test_15_4_3_5_a_tile_is_open_to_both_until_somebody_decides():
    state = scene("keywood", seats=3, hands=[(0, 0, 0, 0, 1), (2, 0, 4, 0), (0, 9, 0, 9, 0, 1)], options=KEYMELEQUIN)
    bid(state, 0, "keywood", box.SVEN)
    assert lock(state, "keywood") == {BLUE, YELLOW}
    assert colours(state, 1, "keywood") == {BLUE, YELLOW}
    assert colours(state, 2, "keywood") == set()
    use(state, 1, "keywood", 1, YELLOW)
    assert lock(state, "keywood") == {YELLOW}
    assert colours(state, 1, "keywood") == {YELLOW}
    state = scene("keywood", hands=[(0, 0, 0, 0, 1), (1, 0, 1, 0)], options=KEYMELEQUIN)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")), do.FromHand(0))
    bid(state, 1, "keywood", BLUE, 1)
    assert lock(state, "keywood") == {BLUE}
    state.bids[1], state.leader[0] = 0, -1
    commit.settle(state, number("keywood"))
    assert lock(state, "keywood") == {BLUE, YELLOW}


def test_15_4_4_5_sven_moves_with_his_group_and_groups_of_both_colours_join_him():
    state = scene("keywood", "miner", "stable", hands=[(1, 0, 2, 0, 1), (9, 0, 0, 0)], options=KEYMELEQUIN)
    bid(state, 0, "keywood", box.SVEN, 1, 0)
    bid(state, 0, "miner", YELLOW, 1)
    bid(state, 1, "keywood", BLUE, 3)
    state.leader[1], state.bids[3] = 1, 2 * 4 + YELLOW
    state.bag[YELLOW] -= 2
    play(state, 0, do.BID, do.On(number("stable")))
    assert set(engine.legal(state, 0)) == {do.READ_AS[each] for each in (YELLOW, box.SVEN)}
    play(state, 0, do.READ_AS[box.SVEN])
    assert state.joined == 1 << 0, "he cannot come without those with whom he lies"
    assert engine.legal(state, 0) == [do.Join(1), do.ENOUGH]
    play(state, 0, do.Join(1), do.FromHand(1))
    slot = state.slot[number("stable")]
    assert jokers.parts(state, slot * 2) == [1, 0, 2, 0, 1, 0]
    assert (state.jokers[SVEN].at, state.jokers[SVEN].mixed) == (LIES + slot * 2, 2)
    assert lock(state, "keywood") == {BLUE}
    assert_conserved(state)


def test_15_4_no_colour_fits_both_of_them():
    state = scene("keywood", hands=[(1, 1, 1, 1, 1, 0), (0, 0, 0, 9, 0, 1)], options=KEYMELEQUIN)
    bid(state, 0, "keywood", box.SVEN, 1, 1)
    assert lock(state, "keywood") == {BLUE, YELLOW}
    assert colours(state, 1, "keywood") == colours(state, 1, "keywood", do.USE) == set()
    state = scene("keywood", hands=[(0, 0, 0, 0, 1, 1), ()], options=KEYMELEQUIN)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")), do.READ_AS[box.SVEN], do.FromHand(0))
    state.turn = 0
    assert "keywood" not in aims(state, 0, do.USE)


def test_15_4_11_8_where_colours_are_mixed_both_may_come_and_who_does_not_fit_lies():
    state = scene("keywood", hands=[(9, 0, 0, 0), (0, 1, 0, 1, 1, 1)], options=KEYMELEQUIN)
    settle(state, 1, "summer_boat4", side=1)
    bid(state, 0, "keywood", BLUE, 1)
    play(state, 1, do.USE, do.WHERE[0], do.On(number("keywood")))
    play(state, 1, *(do.READ_AS[each] for each in (RED, GREEN, box.SVEN, box.PAULO)))
    assert lock(state, "keywood") == {BLUE}
    assert jokers.standing(state, number("keywood")) == [0, 1, 0, 1, 1, 1]
    assert_conserved(state)


def test_15_4_11_7_a_counterbid_in_another_colour_not_where_it_may_yet_be_green():
    state = scene("keywood", "miner", hands=[(0, 0, 0, 0, 1, 1), (0, 4, 3, 3)], options=KEYMELEQUIN)
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, "keywood", box.SVEN)
    assert colours(state, 1, "keywood") == {YELLOW, RED, GREEN}
    bid(state, 1, "keywood", RED, 2)
    assert lock(state, "keywood") == {BLUE, YELLOW}, "the red ones lie"
    bid(state, 0, "miner", box.PAULO)
    assert colours(state, 1, "miner") == {RED, GREEN}


@pytest.mark.parametrize(("name", "joker", "may"), [
    ("peddler", SVEN, True), ("store", SVEN, True), ("fair", SVEN, False),
    ("peddler", PAULO, False), ("fair", PAULO, True), ("tavern", PAULO, True), ("tavern", SVEN, True),
])  # fmt: skip
def test_15_5_either_pays_as_one_of_his_colours_or_as_any(name, joker, may):
    hand = [1, 0, 0, 0, int(joker == SVEN), int(joker == PAULO)] if name != "store" else [0, 1, 0, 0, 1, 0]
    state = scene(name, hands=[hand, ()], options=KEYMELEQUIN)
    assert (name in aims(state, 0, do.USE)) == may
    if not may:
        return
    told = use(state, 0, name, 1, BLUE if hand[0] else RED)
    if state.stage:
        told += play(state, 0, do.PAY_ANY_WORKER[box.SVEN + joker])
    assert Paid(0, box.SVEN + joker, -1) in told
    assert_conserved(state)
    assert state.jokers[joker].at in (BAG, 0), "drawn again, perhaps, at a tavern: never in the same draw"


def test_15_5_a_losing_sven_pays_and_in_a_winning_bid_he_goes_into_the_bag():
    state = scene("store", "keywood", hands=[(0, 1, 0, 0, 1), (3, 0, 0, 0)], options=KEYMELEQUIN)
    bid(state, 0, "keywood", box.SVEN)
    bid(state, 1, "keywood", BLUE, 2)
    told = use(state, 0, "store", 1, RED)
    assert Paid(0, box.SVEN, -1) in told
    assert state.jokers[SVEN].at == BAG
    state = scene("keywood", hands=[(2, 0, 1, 0, 1), ()], options=KEYMELEQUIN)
    bid(state, 0, "keywood", box.SVEN, 2, 1)
    before = state.bag[:]
    finish_season(state)
    assert [n - m for n, m in zip(state.bag, before, strict=True)] == [2, 0, 1, 0, 1, 0]
    assert_conserved(state)


def test_15_5_who_is_drawn_from_the_bag_is_known_to_who_drew_him_alone():
    state = scene("alehouse", hands=[(1, 0, 0, 0), ()], options=KEYMELEQUIN)
    state.bag[:] = [0, 0, 0, 0, 1, 1]
    use(state, 0, "alehouse", 1)
    joker = next(n for n in (SVEN, PAULO) if state.jokers[n].at == 0)
    assert not state.jokers[joker].seen
    assert state.bag[4 + joker] == 0


@pytest.mark.parametrize(("name", "workers", "points"), [
    ("key_market", (0, 2, 0, 2, 0, 1), 10), ("key_market", (0, 4, 0, 0, 0, 1), 10), ("key_market", (9, 3, 0, 1, 1), 2),
    ("village_hall", (0, 1, 0, 3, 0, 1), 5), ("village_hall", (4, 0, 2, 0, 1), 7), ("village_hall", (4, 3, 2, 0), 4),
    ("village_hall", (2, 2, 1, 3, 1, 1), 6), ("emporium", (0, 3, 2, 0, 0, 1), 6), ("emporium", (2, 3, 0, 0), 0),
    ("craftsmens_guild", (5, 1, 0, 1, 1, 1), 9), ("craftsmens_guild", (3, 2, 1, 0, 1, 1), 6),
    ("craftsmens_guild", (4, 3, 1, 0, 1), 9), ("craftsmens_guild", (4, 3, 1, 0), 3),
    ("apothecary", (1, 1, 1, 0, 1, 1), 3), ("white_wind", (1, 1, 0, 0, 1, 1), 4),
])  # fmt: skip
def test_15_6_the_printed_scoring_examples_and_what_each_tile_counts(name, workers, points):
    """Eight workers make two sets of the guild, nine three."""
    state = scene("keywood", season=box.WINTER, hands=[workers], options=KEYMELEQUIN)
    settle(state, 0, name)
    assert scoring.score(state, 0) == points


def test_15_6_the_best_shares_score_the_best_points_and_no_others_score_more():
    luck = FastChance(5)
    for _try in range(300):
        points = {rule: each for rule, each in POINTS.items() if luck.below(5) < 3}
        workers = [luck.below(5) for _colour in range(4)] + [luck.below(2), luck.below(2)]
        shares = best_shares([*workers[:4], *[0] * 7, *workers[4:]], points)
        used = [0] * 6
        for rule in POINTS:
            for colour, n in enumerate(share(shares, rule)):
                used[colour] += n
            used[4:] = [n + there for n, there in zip(used[4:], jokers_at(shares, rule), strict=True)]
        assert all(n <= have for n, have in zip(used, workers, strict=True))
        total = sum(points[rule] * scored(rule, share(shares, rule), jokers_at(shares, rule)) for rule in points)
        assert total == best_workers(workers, points)
        assert total >= max(
            best_workers([n + (c in read) for c, n in enumerate(workers[:4])], points)
            for read in product(*([*box.READS[box.SVEN + n]] if workers[4 + n] else [-1] for n in (0, 1)))
            if len({*read}) == len(read) or read == (-1, -1)
        ), "with him as an ordinary worker of either colour"


def by_hand(workers, *tiles):
    """Seat 0 allots by hand."""
    options = Options(keymelequin=LAST, by_hand=True)
    state = scene("keywood", season=box.WINTER, hands=[workers], options=options)
    for name in tiles:
        settle(state, 0, name)
    allotting.begin(state, None)
    return state


def test_15_6_14_3_sven_and_paulo_are_allotted_by_hand():
    state = by_hand((0, 2, 0, 1, 0, 1), "key_market", "apothecary")
    market, five = number("key_market"), number("apothecary")
    play(state, 0, do.Allot(market))
    assert set(engine.legal(state, 0)) == {do.THING[GREEN], do.ANY_THING[box.KINDS + PAULO]}
    play(state, 0, do.ANY_THING[box.KINDS + PAULO], do.Many(1))
    play(state, 0, do.Allot(market), do.THING[RED], do.Many(2))
    assert allotting._total(state, 0) == 6
    play(state, 0, do.Allot(market), do.ANY_THING[box.KINDS + PAULO], do.Many(0))
    assert allotting._total(state, 0) == 0
    play(state, 0, do.Allot(five), do.ANY_THING[box.KINDS + PAULO], do.Many(1))
    assert state.shares[SHARES + PAULO]
    play(state, 0, do.ALLOT_BEST)
    assert allotting._total(state, 0) == 8
    play(state, 0, do.SCORE)


def test_15_4_every_listed_choice_of_two_colours_can_be_made():
    state = scene("keywood", hands=[(3, 0, 2, 0, 1), ()], options=BOTH)
    play(state, 0, do.BID, do.On(number("keywood")), do.READ_AS[box.SVEN])
    assert engine.legal(state, 0) == [do.FromHand(n) for n in range(4)]
    play(state, 0, do.FromHand(0))
    assert engine.legal(state, 0) == [do.FromHand(n) for n in range(3)]
    play(state, 0, do.FromHand(2))
    assert jokers.parts(state, 0) == [0, 0, 2, 0, 1, 0]
