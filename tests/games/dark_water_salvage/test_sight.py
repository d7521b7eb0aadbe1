"""RULES.md 14: who may know what, and worlds that look the same."""

from collections import Counter
from itertools import product

import pytest

from game.core.chance import FastChance
from game.games.dark_water_salvage.actions import APPLY, PASS
from game.games.dark_water_salvage.components import RUMOUR, SHIPS, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.knowledge.deduction import ALL_CARDS, possible_cards, possible_regions
from game.games.dark_water_salvage.rules import dealing, engine
from game.games.dark_water_salvage.rules.observation import imagine, look
from game.games.dark_water_salvage.rules.state import State
from game.games.dark_water_salvage.rules.survey import Options
from tests.games.dark_water_salvage.make_golden import chosen
from tests.games.dark_water_salvage.scene import LAKE, at, do, finish_round, game, locate, names, probe, salvage


def busy(seats, seed):
    """Every position of a game that goes as the golden one does, so that wrecks are missed, found and raised."""
    chance = FastChance(seed)
    state = engine.setup(Options(), seats, chance)
    yield state
    while engine.actors(state):
        seat = chance.pick(engine.actors(state))
        engine.apply(state, seat, chosen(state, seat, engine.legal(state, seat), chance), chance, None)
        yield state
    assert max(state.raised) >= 0
    assert any(state.misses)


def worlds(view, number=300):
    chance = FastChance(11)
    return [imagine(view, chance) for _world in range(number)]


def test_14_1_what_lies_open():
    state = game(2, "locate", pawns="A1 B2")
    do(state, 0, locate(4))
    do(state, 0, PASS)
    for seat in (None, 0, 1):
        view = look(state, seat)
        assert view.cash == (47, 50)
        assert view.loans == (50, 50)
        assert view.barred == (1 << 4, 0)
        assert view.misses[4] == 1 << at("A1")
        assert (view.bag, view.bag_tens) == (30, 13)
        assert view.ships == tuple(range(12))
        assert view.pawns == (at("A1"), at("B2"))


def test_14_2_a_view_holds_no_answer_that_its_seat_has_not_read():
    """Looked up, not compared with an imagined world: a world is imagined from a view, and would believe it."""
    for number, state in enumerate(busy(3, 6)):
        public = look(state, None)
        assert public.application == -1
        assert {*public.seen, *public.rumours, *(answer for row in public.answers for answer in row)} == {-1}
        if number % 7:
            continue
        for seat in range(3):
            view = look(state, seat)
            tried = [state.barred[seat] >> wreck & 1 or seat in pair for wreck, pair in enumerate(found(state))]
            for wreck, row in enumerate(view.answers):
                asked = state.asked[seat * WRECKS + wreck]
                assert [answer >= 0 for answer in row] == [bool(asked >> sonar & 1) for sonar in range(len(row))]
                assert (view.seen[wreck] >= 0) == bool(tried[wreck])
                assert (view.rumours[wreck] >= 0) == bool(tried[wreck] or asked >> LAKE.rumour & 1)


def found(state):
    """By wreck: who located and who raised it."""
    return zip(state.located, state.raised, strict=True)


def test_14_2_a_sealed_application_is_its_seats_alone():
    state = game(3)
    do(state, 1, APPLY[20])
    assert [look(state, seat).application for seat in (None, 0, 1, 2)] == [-1, -1, 20, -1]
    assert all(look(state, seat).sealed == (False, True, False) for seat in (None, 0, 1, 2))
    guesses = {world.applications[1] for world in worlds(look(state, 0))}
    assert len(guesses) > 40
    assert {world.applications[1] for world in worlds(look(state, 1), 20)} == {20}


def test_14_2_what_a_try_showed_is_its_seats_alone():
    state = game(2, "salvage", pawns="A1 B2")
    do(state, 0, salvage(4))
    view, other = look(state, 0), look(state, 1)
    assert (view.seen[4], view.rumours[4]) == (at("A7"), RUMOUR[4])
    assert (other.seen[4], other.rumours[4]) == (-1, -1)
    assert {world.regions[4] for world in worlds(view, 20)} == {at("A7")}
    assert len({world.regions[4] for world in worlds(other)}) == 34


def test_14_3_answers_narrow_a_wreck_down():
    state = game(2, "research", pawns="A5 A2")
    do(state, 0, probe(7, "Missaukee"))  # B2
    view = look(state, 0)
    assert names(possible_regions(view)[7]) == "B1 B2 B4 C2 C3 C4 D1 D3 D4 E1 E2 E4"
    assert possible_regions(look(state, 1))[7] == possible_regions(look(state, None))[7] == LAKE.water


def test_14_3_a_region_known_of_one_wreck_is_ruled_out_for_the_others():
    state = game(2, "locate", pawns="A1 B2")
    do(state, 0, locate(0))
    for seat in (None, 0, 1):
        possible = possible_regions(look(state, seat))
        assert possible[0] == 1 << at("A1")
        assert not any(mask >> at("A1") & 1 for mask in possible[1:])
    do(state, 1, locate(4))
    assert not any(mask >> at("A7") & 1 for wreck, mask in enumerate(possible_regions(look(state, 1))) if wreck != 4)
    assert all(mask >> at("A7") & 1 for mask in possible_regions(look(state, 0))[1:])


def test_11_3_a_value_card_is_known_by_its_range_and_by_its_value():
    state = game(2, "research", pawns="A5 A2")
    do(state, 0, probe(11, "rumoured value"))
    masks = possible_cards(look(state, 0))
    assert [VALUE_CARDS[card].rumour for card in dealing.numbers(masks[11])] == [(70, 100)] * 3
    assert masks[:11] == (ALL_CARDS,) * 11
    state = game(2, "salvage", pawns="A7 A2")
    do(state, 0, salvage(4))  # card 4 and card 3 are worth the same when raised
    assert dealing.numbers(possible_cards(look(state, 1))[4]) == (3, 4)
    assert dealing.numbers(possible_cards(look(state, 0))[4]) == (4,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_14_3_imagined_worlds_are_whole_and_look_the_same(seats):
    """Also all that is worked out along the way: what everybody may hope for, and what each seat may know."""
    luck = FastChance(seats)
    drawn = {"regions", "cards", "masks", "applications"}
    for number, state in enumerate(busy(seats, 6)):
        if number % 7:
            continue
        for seat in (None, *range(seats)):
            view = look(state, seat)
            world = imagine(view, luck)
            assert look(world, seat) == view
            for name in set(State.__slots__) - drawn:
                if name not in ("listed", "turn", "stop") or world.phase not in ("apply", "over"):
                    assert name == "stop" or getattr(world, name) == getattr(state, name) or name == "listed", name
            if len(engine.actors(state)) == 1:
                assert tuple(world.listed) == tuple(state.listed)
            assert len(set(world.regions)) == len(set(world.cards)) == WRECKS


@pytest.mark.parametrize("seats", [2, 5])
def test_14_3_a_position_keeps_what_each_seat_may_know(seats):
    for number, state in enumerate(busy(seats, 6)):
        if number % 5:
            continue
        for seat in range(seats):
            own = tuple(state.masks[seat * WRECKS : seat * WRECKS + WRECKS])
            assert own == possible_regions(look(state, seat))
            assert all(mask >> region & 1 for mask, region in zip(own, state.regions, strict=True))
            world = imagine(look(state, seat), FastChance(number))
            for other in range(seats):
                imagined = tuple(world.masks[other * WRECKS : other * WRECKS + WRECKS])
                assert imagined == possible_regions(look(world, other))


def test_14_3_what_everybody_may_hope_for_is_public():
    for number, state in enumerate(busy(3, 6)):
        if number % 5:
            continue
        public = possible_regions(look(state, None))
        for region in range(45):
            hopes = sum(1 << wreck for wreck in range(WRECKS) if public[wreck] >> region & 1)
            assert state.hopes[region] == hopes & state.sunk


def test_14_4_worlds_differ_in_all_that_a_seat_does_not_know():
    state = game(2, "research")
    do(state, 0, probe(3, "Port Halloran"))
    seen = worlds(look(state, 1))
    assert len({world.regions for world in seen}) == len({world.cards for world in seen}) == 300
    assert {world.ships for world in seen} == {state.ships}
    answers = Counter(look(world, 0).answers[3][0] for world in seen)
    assert sorted(answers) == [2, 3, 4, 5, 6]  # E to W by south: the city lies on the northern shore


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "masks",
    [
        (0b1111111,) * 4,
        (0b1111111, 0b1111111, 0b1011, 0b10110, 0b1111111),
        (0b101000, 0b11100, 0b1001011, 0b111000, 0b1100111),
        (0b1, 0b11, 0b111, 0b1111111),
        (0b11110, 0b101010, 0b1000010, 0b1000010, 0b11000),
    ],
)
@pytest.mark.parametrize("way", [dealing.deal, dealing._search])
def test_14_3_every_way_to_deal_is_about_as_likely_as_any_other(masks, way):
    ways = [dealt for dealt in product(*map(dealing.numbers, masks)) if len(set(dealt)) == len(masks)]
    luck, each = FastChance(5), 40 if way is dealing.deal else 12
    counts = Counter(way(masks, luck) for _deal in range(each * len(ways)))
    assert set(counts) == set(ways)
    off = sum((counts[dealt] - each) ** 2 / each for dealt in ways) / len(ways)
    assert off < (1.8 if way is dealing.deal else 3)


def test_14_3_even_what_nearly_never_fits_is_dealt():
    """Twelve wrecks in a chain: wreck n lies in region n or n + 1, the last one in the last region."""
    masks = (*(0b11 << wreck for wreck in range(11)), 1 << 11)
    assert dealing.deal(masks, FastChance(1)) == tuple(range(12))
    ring = (*(0b11 << wreck for wreck in range(11)), 1 << 11 | 1)
    dealt = Counter(dealing.deal(ring, FastChance(seed)) for seed in range(200))
    assert set(dealt) == {tuple(range(12)), (*range(1, 12), 0)}
    assert min(dealt.values()) > 60


def test_14_1_the_end_shows_no_more_than_the_game():
    state = game(2, "research")
    state.last = True
    finish_round(state)
    assert look(state, None).places == (-1,) * 12
    assert sum(ship.located for ship in SHIPS) == 52
