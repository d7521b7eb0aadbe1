"""RULES.md 9: moving."""

from itertools import pairwise

import pytest

from game.games.dark_water_salvage.actions import PASS, Sail
from game.games.dark_water_salvage.events import Sailed
from game.games.dark_water_salvage.knowledge.routes import distance, reach, shortest_way
from game.games.dark_water_salvage.lake import Lake, soundings
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.observation import look
from tests.games.dark_water_salvage.scene import (
    LAKE,
    asked,
    at,
    do,
    finish_round,
    game,
    listed,
    names,
    pass_round,
    sail,
    start,
    told,
)


def goals(state):
    return " ".join(LAKE.names[action.region] for action in listed(state, Sail))


def test_9_1_a_boat_is_hired_once_on_leaving_the_start_city():
    state = game(2, "move", pawns="A5 A2", cash=20)
    (sailed,) = told(do(state, 0, sail("A8")), Sailed)
    assert (sailed.hire, sailed.cost, sailed.place) == (5, 8, "Kestrel Bay")
    assert state.cash == [12, 20]
    pass_round(state, 1, 0, 1)
    (sailed,) = told(do(state, 0, sail("A9")), Sailed)
    assert (sailed.hire, sailed.cost) == (0, 1)


def test_9_1_every_round_needs_a_boat_of_its_own():
    state = game(2, "move", pawns="A5 A2", cash=20, bag=(0, 0))
    do(state, 0, sail("A8"))
    finish_round(state)
    do(state, 0, start("A5"))
    do(state, 1, start("A2"))
    pass_round(state, 0, 1)
    assert told(do(state, 0, sail("A4")), Sailed)[0].hire == 5


def test_9_1_who_stays_pays_nothing():
    state = game(2, "move", pawns="A5 A2", cash=20)
    do(state, 0, PASS)
    assert state.cash == [20, 20]
    assert not state.hired


def test_9_2_a_space_costs_a_dollar_and_diagonals_are_two():
    state = game(2, "move", pawns="A5 A2", cash=6)
    assert goals(state) == "A4 A6 B5"
    state = game(2, "move", pawns="A5 A2", cash=7)
    assert goals(state) == "A3 A4 A6 A7 B4 B5 B6 C5"
    do(state, 0, sail("B4"))
    assert state.cash[0] == 0


def test_9_2_with_money_enough_every_region_can_be_reached():
    state = game(2, "move", pawns="A5 A2")
    assert len(listed(state, Sail)) == 45 - 2


def test_9_3_no_way_through_another_pawn():
    state = game(3, "move", pawns="A1 A2 B1", order=(0, 1, 2))
    assert asked(state) == ((1,), "move")  # the seat in the corner cannot move
    state = game(2, "move", pawns="A1 A2", cash=50)
    (sailed,) = told(do(state, 0, sail("A3")), Sailed)
    assert [LAKE.names[region] for region in sailed.way] == ["A1", "B1", "B2", "B3", "A3"]
    assert sailed.cost == 4
    assert sail("A3") not in engine.legal(state, 1)


def test_9_4_one_trip_at_a_stop_by_a_shortest_way():
    state = game(2, "move", pawns="C1 A2", cash=20)
    (sailed,) = told(do(state, 0, sail("C5")), Sailed)
    assert len(sailed.way) == 5
    assert (sailed.way[0], sailed.way[-1]) == (at("C1"), at("C5"))
    assert sailed.cost == 4 + 4
    assert asked(state) == ((1,), "move")


def test_9_4_everybody_sees_the_way_of_the_last_trip():
    state = game(3, "move", pawns="A1 A2 A5")
    assert look(state, None).way == ()
    do(state, 0, sail("B3"))
    first = tuple(at(name) for name in ("A1", "B1", "B2", "B3"))
    assert {look(state, seat).way for seat in (None, 0, 1, 2)} == {first}
    (sailed,) = told(do(state, 1, sail("B1")), Sailed)
    assert look(state, 2).way == sailed.way == (at("A2"), at("B2"), at("B1"))
    state.last = True
    finish_round(state)
    assert look(state, None).way == ()


@pytest.mark.parametrize("blocked", ["", "B5", "B4 B5 B6", "C2 C3 C4 C5 C6", "A4 B5 A6"])
def test_9_2_9_3_ways_and_reach_agree(blocked):
    mask = sum(1 << at(name) for name in blocked.split())
    start = at("A5")
    within = [reach(LAKE, mask, start, spaces) for spaces in range(20)]
    for goal in range(45):
        if goal == start:
            continue
        way = shortest_way(LAKE, mask, start, goal)
        if mask >> goal & 1 or not within[-1] >> goal & 1:
            assert way == ()
            assert not distance(LAKE, mask, start, goal)
            continue
        spaces = distance(LAKE, mask, start, goal)
        assert len(way) == spaces + 1
        assert within[spaces] >> goal & 1
        assert not within[spaces - 1] >> goal & 1
        for one, other in pairwise(way):
            assert abs(one // 9 - other // 9) + abs(one % 9 - other % 9) == 1
            assert not mask >> other & 1


def test_2_1_land_cannot_be_entered():
    signs = "S S" + "S S" + "SSS"
    lake = soundings(Lake(3, signs, (), (), (8,) * 9))
    assert shortest_way(lake, 0, 0, 2) == (0, 3, 6, 7, 8, 5, 2)
    assert names(reach(lake, 0, 0, 99), lake) == "A3 B1 B3 C1 C2 C3"
