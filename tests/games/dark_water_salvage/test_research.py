"""RULES.md 8: research, with the three examples of the printed rules on the lake of the box."""

import pytest

from game.games.dark_water_salvage.actions import PASS, Research
from game.games.dark_water_salvage.components import RUMOURS, VALUE_CARDS
from game.games.dark_water_salvage.events import Answered, Researched
from game.games.dark_water_salvage.knowledge.deduction import possible_regions
from game.games.dark_water_salvage.lake import DIRECTIONS, NO, YES
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.observation import look
from tests.games.dark_water_salvage.scene import (
    FIRST_TWELVE,
    LAKE,
    asked,
    at,
    do,
    game,
    listed,
    locate,
    names,
    pass_round,
    probe,
    salvage,
    sonar,
    told,
)


def left(name, answer):
    """Where a wreck may lie when the sonar of this name answers so."""
    return names(LAKE.masks[sonar(name)][DIRECTIONS.index(answer)])


def lying(first):
    """Twelve regions, of which this is the first."""
    return " ".join([first, *(name for name in f"{FIRST_TWELVE} C3".split() if name != first)][:12])


def test_example_the_ravine_east_is_four_regions():
    assert left("The Ravine", "E") == "D6 D7 D8 D9"


def test_example_the_ravine_south_east_is_four_regions():
    assert left("The Ravine", "SE") == "E6 E7 E8 E9"


def test_example_missaukee_south_west_is_twelve_regions():
    assert left("Missaukee", "SW") == "B1 B2 B4 C2 C3 C4 D1 D3 D4 E1 E2 E4"


def test_8_1_a_test_costs_a_dollar():
    state = game(2, "research")
    events = do(state, 0, probe(4, "Port Halloran"))
    assert state.cash == [49, 50]
    number = sonar("Port Halloran")
    assert told(events, Researched) == [Researched(0, 4, 4, number, "Port Halloran")]


@pytest.mark.parametrize(
    ("place", "sonars"),
    [
        ("A5", ["Missaukee", "rumoured value"]),
        ("E3", ["Ludgate", "rumoured value"]),
        ("D5", ["The Ravine"]),
        ("B1", ["shallow"]),
        ("B2", ["medium"]),
        ("C3", ["deep"]),
    ],
)
def test_8_2_the_sonars_of_a_place(place, sonars):
    state = game(2, "research", pawns=f"{place} A2")
    offered = listed(state, Research)
    assert [LAKE.sonars[action.sonar].name for action in offered] == sonars * 12
    assert sorted({action.wreck for action in offered}) == list(range(12))


def test_8_3_several_tests_at_one_stop_while_the_money_lasts():
    state = game(3, "research", cash=(2, 50, 50), pawns="A2 A5 A8")
    do(state, 0, probe(0, "Port Halloran"))
    assert asked(state) == ((0,), "research")
    do(state, 0, probe(1, "Port Halloran"))
    assert asked(state) == ((1,), "research")


def test_8_3_sonar_cards_are_shared():
    state = game(2, "research")
    do(state, 0, probe(0, "rumoured value"))
    do(state, 0, PASS)
    assert probe(0, "rumoured value") in engine.legal(state, 1)


@pytest.mark.parametrize(
    ("lies", "answer"), [("D6", "E"), ("D4", "W"), ("C5", "N"), ("E5", "S"), ("B5", "N"), ("D1", "W"), ("D9", "E")]
)
def test_8_4_straight_along_the_row_and_the_column(lies, answer):
    state = game(2, "research", regions=lying(lies), pawns="D5 A2")
    events = do(state, 0, probe(0, "The Ravine"))
    assert DIRECTIONS[told(events, Answered)[0].answer] == answer


@pytest.mark.parametrize(("lies", "answer"), [("C6", "NE"), ("E6", "SE"), ("E1", "SW"), ("C4", "NW"), ("E9", "SE")])
def test_8_5_diagonals_are_quarters_without_row_and_column(lies, answer):
    state = game(2, "research", regions=lying(lies), pawns="D5 A2")
    events = do(state, 0, probe(0, "The Ravine"))
    assert DIRECTIONS[told(events, Answered)[0].answer] == answer
    straight = [left("The Ravine", name) for name in "NESW"]
    assert lies not in " ".join(straight)


def test_8_4_8_5_the_eight_directions_share_the_open_water_out():
    for number, one in enumerate(LAKE.sonars[:10]):
        masks = LAKE.masks[number]
        assert sum(mask.bit_count() for mask in masks) == LAKE.water.bit_count()
        whole = 0
        for mask in masks:
            whole |= mask
        assert whole == LAKE.water
        row = "ABCDE"[one.region // 9]
        for name in ("E", "W"):
            assert all(region[0] == row for region in left(one.name, name).split())


@pytest.mark.parametrize(("pawn", "answer"), [("B1", YES), ("B2", NO), ("C3", NO)])
def test_8_6_depth_sonars_say_yes_or_no(pawn, answer):
    state = game(2, "research", pawns=f"{pawn} A2")
    depth = ("shallow", "medium", "deep")[LAKE.depths[at(pawn)]]
    event = told(do(state, 0, probe(0, depth)), Answered)[0]  # wreck 0 lies in A1, shallow
    assert event.answer == answer
    mask = LAKE.masks[sonar(depth)][answer]
    assert all((LAKE.depths[at(name)] == LAKE.depths[at(pawn)]) == (answer == YES) for name in names(mask).split())


@pytest.mark.parametrize(
    "city", ["Port Halloran", "Missaukee", "Kestrel Bay", "Copper Landing", "Northmoor", "Ludgate"]
)
def test_8_7_any_city_knows_the_rumoured_value(city):
    region = next(one.region for one in LAKE.lake.cities if one.name == city)
    other = "A2" if LAKE.names[region] != "A2" else "A5"
    state = game(2, "research", pawns=f"{LAKE.names[region]} {other}")
    event = told(do(state, 0, probe(11, "rumoured value")), Answered)[0]
    assert RUMOURS[event.answer] == VALUE_CARDS[11].rumour == (70, 100)
    assert possible_regions(look(state, 0))[11] == LAKE.water


def test_8_8_what_is_tested_is_public_and_the_answer_private():
    state = game(3, "research")
    events = do(state, 0, probe(4, "Port Halloran"))
    (answered,) = told(events, Answered)
    assert answered.to == 0
    assert [event.to for event in told(events, Researched)] == [None]
    number = sonar("Port Halloran")
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        assert view.asked[0][4] == 1 << number
        assert view.answers[4][number] == (answered.answer if seat == 0 else -1)


def test_8_9_a_test_may_be_repeated_and_says_the_same():
    state = game(2, "research")
    first = told(do(state, 0, probe(4, "Port Halloran")), Answered)
    again = told(do(state, 0, probe(4, "Port Halloran")), Answered)
    assert first == again
    assert state.cash[0] == 48


def test_8_9_located_and_barred_wrecks_may_be_tested_and_raised_ones_not():
    state = game(2, "locate", pawns="A1 B9")
    do(state, 0, locate(0))
    do(state, 1, locate(1))
    pass_round(state, 1, 0, 1)
    assert asked(state) == ((0,), "research")
    assert probe(0, "shallow") in engine.legal(state, 0)
    do(state, 0, PASS)
    assert probe(1, "shallow") in engine.legal(state, 1)
    state = game(2, "salvage", pawns="A1 B9")
    do(state, 0, salvage(0))
    do(state, 1, PASS)
    assert asked(state) == ((0,), "research")
    assert sorted({action.wreck for action in listed(state, Research)}) == list(range(1, 12))
