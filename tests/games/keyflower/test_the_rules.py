"""Chapters 2 to 5: set-up, turns and colours, bids and uses."""

import pytest

from game.core.chance import FastChance
from game.core.errors import BadOption
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Paid
from game.games.keyflower.options import Options
from game.games.keyflower.rules import commit, engine
from game.games.keyflower.rules.state import home
from tests.games.keyflower.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    aims,
    bid,
    number,
    play,
    scene,
    settle,
    use,
)


@pytest.mark.parametrize("seats", range(2, 7))
def test_2_1_2_2_2_3_2_4_3_1_10_1_the_table_for_each_number_of_players(seats):
    state = engine.setup(Options(), seats, FastChance(seats))
    boats = range(seats)
    loaded = [sum(state.load[boat * 7 + c] for c in range(4)) for boat in boats]
    assert loaded == [box.LOADS[boat][0][0] for boat in boats]
    assert [sum(state.load[boat * 7 + 4 : boat * 7 + 7]) for boat in boats] == [box.LOADS[boat][0][1] for boat in boats]
    assert sum(state.bag) == 120 - 8 * seats - sum(loaded)
    assert (state.green, state.supply) == (20, [24, 24, 24, 48])
    assert [sum(state.hand[seat * 4 : seat * 4 + 4]) for seat in range(seats)] == [8] * seats
    homes = [home(state, seat) for seat in range(seats)]
    assert state.start == state.turn == homes.index(min(homes))
    assert len(state.market) == (6, 7, 8, 9, 10)[seats - 2] + (1, 2, 3, 4, 4)[seats - 2]
    dealt = [tile for each in state.dealt for tile in each]
    assert len(set(dealt)) == len(dealt) == seats * (3 if seats < 5 else 2)
    with pytest.raises(BadOption):
        engine.setup(Options(), 7, FastChance(1))


def test_3_2_3_3_a_pass_is_not_final_and_the_season_ends_when_all_pass_in_a_row():
    state = scene("keywood", seats=3, hands=[(3, 0, 0, 0), (0, 3, 0, 0)])
    play(state, 0, do.PASS)
    play(state, 1, do.PASS)
    assert state.turn == 2
    play(state, 2, do.PASS)
    assert state.phase == "boat"
    state = scene("keywood", seats=3, hands=[(3, 0, 0, 0), (0, 3, 0, 0)])
    play(state, 0, do.PASS)
    bid(state, 1, "keywood", 1, RED)
    play(state, 2, do.PASS)
    play(state, 0, do.PASS)
    assert state.phase == "act", "two passes and not three since the bid"
    assert state.turn == 1


def test_3_4_the_first_workers_set_the_colour_for_bids_and_uses_and_green_is_a_colour():
    state = scene("keywood", hands=[(0, 0, 0, 1), (5, 0, 0, 0)])
    bid(state, 0, "keywood", 1, GREEN)
    assert "keywood" not in aims(state, 1, do.BID) | aims(state, 1, do.USE)
    state = scene("keywood", hands=[(1, 0, 0, 0), (5, 2, 0, 0)])
    use(state, 0, "keywood", 1, BLUE)
    bid(state, 1, "keywood", 1)
    assert state.bids[1] == 4 + BLUE


def test_3_5_a_tile_that_all_have_left_is_free_again():
    state = scene("keywood", hands=[(1, 0, 0, 0), (0, 0, 2, 0)])
    bid(state, 0, "keywood", 1, BLUE)
    state.bids[0], state.leader[0] = 0, -1
    commit.settle(state, number("keywood"))
    assert state.lock[number("keywood")] == -1


def test_4_1_4_2_4_3_a_bid_beats_the_leader_and_may_be_raised_but_not_taken_back():
    state = scene("keywood", "miner", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    bid(state, 0, "keywood", 2, BLUE)
    play(state, 1, do.BID, do.On(number("keywood")))
    assert engine.legal(state, 1) == [do.FromHand(n) for n in (3, 4, 5, 6)]
    play(state, 1, do.FromHand(3))
    assert state.leader[0] == 1
    play(state, 0, do.PASS)
    play(state, 1, do.BID, do.On(number("keywood")))
    assert engine.legal(state, 1) == [do.FromHand(n) for n in (1, 2, 3)], "raising"
    play(state, 1, do.FromHand(1))
    assert state.bids[1] == 4 * 4 + BLUE
    play(state, 0, do.PASS)
    play(state, 1, do.BID, do.On(number("miner")))
    assert not any(isinstance(action, do.Join) for action in engine.legal(state, 1)), "the leading group stays"


def test_4_4_turn_order_tiles_are_bid_for_and_boats_are_not():
    state = scene("keywood", hands=[(6, 0, 0, 0)])
    assert aims(state, 0, do.BID) == {"keywood", "turn1_two"}


def test_4_5_4_6_4_7_losing_groups_move_whole_and_join():
    state = scene("keywood", "miner", "stable", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    bid(state, 0, "keywood", 2, BLUE)
    bid(state, 1, "keywood", 3)
    bid(state, 0, "miner", 1, BLUE)
    bid(state, 1, "miner", 2)
    play(state, 0, do.BID, do.On(number("stable")))
    slots = {name: state.slot[number(name)] for name in ("keywood", "miner")}
    assert engine.legal(state, 0) == [do.Join(slots["keywood"]), do.Join(slots["miner"]), do.ENOUGH]
    play(state, 0, do.Join(slots["keywood"]), do.Join(slots["miner"]), do.FromHand(1))
    assert state.bids[state.slot[number("stable")] * 2] == 4 * 4 + BLUE
    assert state.bids[slots["keywood"] * 2] == state.bids[slots["miner"] * 2] == 0
    state = scene("keywood", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    bid(state, 0, "keywood", 2, BLUE)
    bid(state, 1, "keywood", 4)
    play(state, 0, do.BID, do.On(number("keywood")))
    assert engine.legal(state, 0)[0] == do.FromHand(3), "the two that lie here count"


def test_4_5_5_3_a_losing_group_of_seven_cannot_be_used():
    state = scene("keywood", hands=[(7, 0, 0, 0), (8, 0, 0, 0)])
    bid(state, 0, "keywood", 7, BLUE)
    bid(state, 1, "keywood", 8)
    assert aims(state, 0, do.USE, where=1) == set()


def test_5_1_own_others_and_offered_tiles_are_used_and_no_turn_order_tiles_or_summer_boats():
    state = scene("keywood", "summer_boat1", hands=[(6, 0, 0, 0)])
    assert aims(state, 0, do.USE) == {"keywood"}
    assert aims(state, 0, do.USE, 1) == {"home1"}
    assert aims(state, 0, do.USE, 2) == {"home2"}


def test_5_2_5_3_uses_of_one_two_and_three_workers_and_no_more_than_six():
    state = scene("keywood", hands=[(9, 0, 0, 0), (9, 0, 0, 0)])
    for seat, n in ((0, 1), (1, 2), (0, 3)):
        play(state, seat, do.USE, do.WHERE[0], do.On(number("keywood")))
        if n < 3:  # the last three places are not asked for
            assert engine.legal(state, seat)[0] == do.FromHand(n)
            play(state, seat, do.FromHand(n))
    assert state.on[number("keywood") * 4] == 6
    assert "keywood" not in aims(state, 1, do.USE)


@pytest.mark.parametrize(("first", "then"), [(2, {3, 4}), (3, set())])
def test_5_3_an_opening_use_of_two_leaves_one_more_and_of_three_none(first, then):
    """The rulebook's example: after two workers the next use takes three, five in all, and the tile is shut."""
    state = scene("keywood", hands=[(9, 0, 0, 0), (9, 0, 0, 0)])
    use(state, 0, "keywood", first, BLUE)
    if not then:
        assert "keywood" not in aims(state, 1, do.USE)
        return
    play(state, 1, do.USE, do.WHERE[0], do.On(number("keywood")))
    assert {action.n for action in engine.legal(state, 1)} == then
    play(state, 1, do.FromHand(3))
    assert "keywood" not in aims(state, 0, do.USE)


def test_5_4_5_8_payments_must_be_possible_and_production_need_not_give_anything():
    state = scene("keywood", "peddler", hands=[(2, 0, 0, 0)])
    state.supply[box.WOOD] = 0
    assert aims(state, 0, do.USE) == {"keywood"}
    assert use(state, 0, "keywood", 1, BLUE)[-1].workers == (1, 0, 0, 0)
    state = scene("peddler", hands=[(1, 0, 1, 0)])
    play(state, 0, do.USE, do.WHERE[0], do.On(number("peddler")))
    assert (state.hand[:4], state.green, state.bag[YELLOW]) == ([0, 0, 0, 1], 19, 40), "used with blue, paid in yellow"


def test_5_8_a_losing_group_of_one_may_pay():
    state = scene("peddler", "keywood", hands=[(2, 0, 1, 0), (0, 0, 2, 0)])
    bid(state, 0, "keywood", 1, YELLOW)
    bid(state, 1, "keywood", 2)
    use(state, 0, "peddler", 1, BLUE)
    assert state.bids[0] == 0
    assert state.hand[GREEN] == 1


def test_5_8_5_9_the_tavern_draws_before_the_paid_worker_goes_into_the_bag():
    state = scene("tavern", hands=[(2, 0, 0, 0)])
    state.bag[:] = [0, 0, 0, 0]
    use(state, 0, "tavern", 1)
    assert (sum(state.hand[:4]), state.bag) == (0, [1, 0, 0, 0])


@pytest.mark.parametrize("owner", ["market", "own", "other"])
def test_5_5_5_6_resources_come_onto_an_own_tile_else_home(owner):
    state = scene(*(["keywood"] if owner == "market" else ["miner"]), hands=[(2, 0, 0, 0)])
    if owner != "market":
        settle(state, 0 if owner == "own" else 1, "keywood", cell=box.NEXT[3], side=1)
    use(state, 0, "keywood", 1, BLUE, where={"market": 0, "own": 1, "other": 2}[owner])
    target = number("keywood") if owner == "own" else home(state, 0)
    assert state.goods[target * 4] == (1 if owner == "market" else 3)


def test_5_6_a_short_supply_gives_what_there_is():
    state = scene("miner", hands=[(2, 0, 0, 0)])
    state.supply[box.IRON] = 1
    use(state, 0, "miner", 1, BLUE)
    assert state.goods[home(state, 0) * 4 + box.IRON] == 1


def test_5_7_the_workshop_makes_one_of_choice():
    state = scene("workshop", hands=[(1, 0, 0, 0)])
    play(state, 0, do.USE, do.WHERE[0], do.On(number("workshop")))
    assert engine.legal(state, 0) == [do.Make(0), do.Make(1), do.Make(2)]
    play(state, 0, do.Make(box.STONE))
    assert state.goods[home(state, 0) * 4 + box.STONE] == 1


def test_3_6_a_losing_group_that_is_used_where_it_lay_keeps_the_colour():
    state = scene("keywood", hands=[(2, 0, 0, 0), (0, 3, 0, 0)])
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, "keywood", 2, BLUE)
    bid(state, 1, "keywood", 3, RED)
    use(state, 0, "keywood", 0)
    keywood = number("keywood")
    assert state.on[keywood * 4 : keywood * 4 + 4] == [2, 0, 0, 0]
    assert (state.bids[0], state.lock[keywood]) == (0, BLUE), "the red ones still lie"


def test_4_6_groups_of_another_colour_do_not_join():
    state = scene("keywood", "miner", "stable", hands=[(3, 2, 0, 0), (4, 4, 0, 0)])
    bid(state, 0, "keywood", 1, BLUE)
    bid(state, 1, "keywood", 2)
    bid(state, 0, "miner", 1, RED)
    bid(state, 1, "miner", 2)
    play(state, 0, do.BID, do.On(number("stable")), do.Colour(BLUE))
    assert engine.legal(state, 0) == [do.Join(state.slot[number("keywood")]), do.ENOUGH]


def test_5_1_villages_are_used_in_winter_too():
    state = scene("jeweller", "keythedral", season=box.WINTER, hands=[(3, 0, 0, 0)])
    settle(state, 1, "barn", cell=box.NEXT[3])
    assert (aims(state, 0, do.USE), aims(state, 0, do.USE, 2)) == (set(), {"home2"}), "nor has a barn an action"


def test_5_8_a_losing_group_of_two_cannot_pay_and_what_is_paid_is_seen():
    state = scene("peddler", "keywood", hands=[(1, 0, 2, 0), (0, 0, 3, 0)])
    bid(state, 0, "keywood", 2, YELLOW)
    bid(state, 1, "keywood", 3)
    assert "peddler" not in aims(state, 0, do.USE)
    state = scene("peddler", hands=[(1, 0, 1, 0)])
    told = use(state, 0, "peddler", 1, BLUE)
    assert Paid(0, YELLOW, -1) in told


def test_5_8_the_skill_tile_that_is_paid_does_not_come_back_in_the_same_draw():
    state = scene("hiring_fair", hands=[(1, 0, 0, 0)])
    state.skills[:3], state.pile[:] = [1, 0, 0], [0, 0, 1]
    use(state, 0, "hiring_fair", 1)
    assert (state.skills[:3], state.pile) == ([0, 0, 1], [1, 0, 0]), "one of two, for that was all"


@pytest.mark.parametrize(
    ("name", "left", "hand", "skills"),
    [
        ("alehouse", {"bag": [0, 1, 0, 0]}, [0, 1, 0, 0], [0, 0, 0]),
        ("alehouse", {"bag": [0, 0, 0, 1]}, [0, 0, 0, 1], [0, 0, 0]),
        ("apprentice_hall", {"pile": [0, 1, 0]}, [0, 0, 0, 0], [0, 1, 0]),
        ("peddler", {"green": 1}, [0, 0, 0, 1], [0, 0, 0]),
        ("peddler", {"green": 0, "bag": [9, 0, 0, 9]}, [0, 0, 0, 0], [0, 0, 0]),
    ],
)
def test_5_9_too_few_give_what_there_is_and_green_is_not_looked_for_in_the_bag(name, left, hand, skills):
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    settle(state, 1, name, cell=box.NEXT[3], side=1)
    if name == "peddler":
        state.hand[YELLOW] = 1
    for field, value in left.items():
        setattr(state, field, value)
    use(state, 0, name, 1, BLUE, where=2)
    assert (state.hand[:4], state.skills[:3]) == (hand, skills)
