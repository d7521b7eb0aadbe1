"""The coach counts right, asks what it costs, and knows no more than its seat."""

from dataclasses import replace

import pytest

from game.core.chance import Chance
from game.core.panels import Desk
from game.games.dark_water_salvage.actions import Locate, Pass
from game.games.dark_water_salvage.knowledge.coach import advice, expected, here, nearest
from game.games.dark_water_salvage.knowledge.deduction import possible_regions
from game.games.dark_water_salvage.knowledge.planner import plan_notes, plan_words, trip
from game.games.dark_water_salvage.lake import numbers
from game.games.dark_water_salvage.rules.observation import imagine, look
from game.games.dark_water_salvage.table.notebook import notes
from tests.games.dark_water_salvage.at_table import PLAYERS, positions, seen
from tests.games.dark_water_salvage.scene import LAKE, at, do, game, probe, sail, sonar


@pytest.mark.parametrize("name", ["Missaukee", "The Ravine", "shallow", "rumoured value"])
def test_what_a_test_leaves_on_average_is_what_it_leaves_of_each_place(name):
    number = sonar(name)
    possible = LAKE.water & ~(1 << at("D6"))
    left = []
    for region in numbers(possible):
        said = LAKE.answers[number][region]
        left.append(sum(said == LAKE.answers[number][other] for other in numbers(possible)))
    assert expected(LAKE, number, possible) == pytest.approx(sum(left) / len(left))


def test_the_best_test_comes_first_and_costs_what_is_paid():
    """From Ludgate: $4 for a boat, a space each, and the test."""
    state = game(stop="research", pawns="E3 C1 C9", cash=20)
    view = look(state, 0)
    found = advice(view, 0, 0)
    assert [one.left for one in found] == sorted(one.left for one in found)
    (own,) = here(found)
    assert (own.sonar, own.cost) == (sonar("Ludgate"), 1)
    quarry = next(one for one in found if one.sonar == sonar("Old Quarry"))
    for seat in range(3):
        do(state, seat, Pass())
    do(state, 0, sail("D2"))
    assert quarry.moves == len(look(state, 0).way) - 1
    for seat in (1, 2):
        do(state, seat, Pass())
    while look(state, None).phase != "research":
        do(state, look(state, None).actors[0], Pass())
    do(state, 0, probe(0, "Old Quarry"))
    assert 20 - state.cash[0] == quarry.cost


def test_what_cannot_be_paid_or_reached_or_tells_nothing_is_not_advised():
    poor = look(game(stop="research", pawns="E3 C1 C9", cash=5), 0)
    assert {one.moves for one in advice(poor, 0, 0)} == {0}
    walled = look(game(stop="research", pawns="A2 A1 A3 B2", seats=4, cash=50), 0)
    assert {one.sonar for one in advice(walled, 0, 0)} == {sonar("Port Halloran")}
    assert nearest(walled, LAKE, 0, sonar("The Ravine")) is None
    found = game(stop="research", pawns="A2 C1 C9")
    do(found, 0, probe(0, "Port Halloran"))
    assert possible_regions(look(found, 0))[0].bit_count() == 1
    assert advice(look(found, 0), 0, 0) == ()


def test_two_worlds_that_look_the_same_get_the_same_advice():
    for number, observation in enumerate(positions(3, 6)):
        if number % 40 == 17 and observation.seat >= 0:
            other = imagine(observation.view, Chance("another world", number))
            assert other.regions != observation.state.regions
            for wreck in range(12):
                assert advice(look(other, observation.seat), observation.seat, wreck) == advice(
                    observation.view, observation.seat, wreck
                )


def test_only_its_own_level_lets_the_coach_speak():
    state = game(stop="research", pawns="A5 C1 C9")
    for assist in ("paper", "marks", "reasons", "coach"):
        table = seen(state, 0, desk=Desk("wreck:0"), assist=assist)
        text = repr((table.notes, table.slips))
        assert ("leaves" in text) is (assist == "coach")
    assert "leaves" not in repr(seen(state, None, assist="coach"))


def test_without_a_boat_on_the_lake_the_coach_is_silent():
    state = game(stop="research", pawns="A5 C1 C9")
    ashore = replace(look(state, 0), assist="coach", phase="city", pawns=(-1, -1, -1))
    page = repr(notes(ashore, PLAYERS, 0, Desk("wreck:0")))
    assert "Prestige: 2 for locating" in page
    assert "No test" not in page


def test_4_1_no_trip_is_planned_for_a_wreck_that_one_is_barred_from():
    state = game()
    assert "A trip: $" in repr(notes(look(state, 0), PLAYERS, 0, Desk("wreck:0")))
    state.barred[0] = 1
    assert "A trip: $" not in repr(notes(look(state, 0), PLAYERS, 0, Desk("wreck:0")))


def test_a_trip_is_priced_from_the_cheapest_city():
    """A1 lies beside Port Halloran, whose boats cost $3."""
    one = trip(LAKE, at("A1"))
    assert (one.hire, one.moves, one.fee, one.cost) == (3, 1, 8, 12)
    for region in numbers(LAKE.water):
        assert trip(LAKE, region).cost <= 22


def test_4_1_the_planner_adds_a_trip_up_and_on_paper_knows_no_candidates():
    state = game(stop="research", pawns="A2 C1 C9")
    do(state, 0, probe(0, "Port Halloran"))
    view = look(state, 0)
    assert plan_words(view, 0) == (
        "To the Alder Queen",
        "boat $3 + moves $1 + salvage $8 = $12 (locating +$3)",
    )
    assert plan_notes(view, 0) == ("A trip: $12, with locating $15", "boat $3, moves $1, salvage $8")
    assert plan_words(view, -1)[1] == "boat $4 + moves $1 + research $3 + salvage $11 = $19 (locating +$3)"
    assert plan_notes(view, -1)[1] == "boat $4, moves $1, research $3, salvage $11"
    assert plan_words(replace(view, assist="paper"), 0)[0] == "A trip, for example"
    assert plan_words(view, -1)[0] == "A trip, for example"


def test_4_1_where_a_wreck_is_located_the_planner_names_no_locating():
    """Who has learned that one locates first finds it in no sum and takes too little money."""
    state = game(stop="locate", pawns="A1 C1 C9")
    wreck = 0  # it lies in A1
    view = look(state, 0)
    assert "locating" in plan_words(view, wreck)[1] and "locating" in plan_notes(view, wreck)[0]
    do(state, 0, Locate(wreck))
    view = look(state, 0)
    assert "locating" not in plan_words(view, wreck)[1] + plan_notes(view, wreck)[0]
