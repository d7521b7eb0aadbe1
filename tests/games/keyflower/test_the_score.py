"""Chapter 12, each winter tile and boat from its row, and the rulebook's examples."""

import pytest

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.roads import longest_loop
from game.games.keyflower.rules import scoring
from tests.games.keyflower.scene import put, scene, settle


def worth(name, workers=(0, 0, 0, 0), skills=(0, 0, 0), goods=(0, 0, 0, 0), side=0):
    """What this tile adds to a village with these things."""
    state = scene("keywood", hands=[workers])
    state.skills[:3] = skills
    put(state, "home1", *goods)
    before = scoring.score(state, 0)
    settle(state, 0, name, side=side)
    return scoring.score(state, 0) - before


@pytest.mark.parametrize(
    ("name", "things", "points"),
    [
        ("keythedral", {}, 12),
        ("village_hall", {"workers": (5, 3, 0, 7)}, 7),
        ("village_hall", {"workers": (5, 0, 0, 0)}, 5),
        ("key_market", {"workers": (9, 0, 0, 5)}, 10),
        ("craftsmens_guild", {"workers": (3, 3, 3, 0)}, 9),
        ("craftsmens_guild", {"workers": (3, 3, 2, 4)}, 6),
        ("apothecary", {"workers": (3, 3, 2, 3)}, 6),
        ("emporium", {"workers": (4, 0, 0, 2)}, 6),
        ("emporium", {"workers": (0, 0, 0, 6)}, 6),
        ("white_wind", {"workers": (2, 1, 0, 3)}, 6),
        ("scribes", {"skills": (2, 3, 2)}, 20),
        ("scholar", {"skills": (2, 3, 2)}, 9),
        ("key_guild", {"skills": (2, 3, 5)}, 20),
        ("jeweller", {"goods": (0, 0, 0, 4)}, 4),
        ("mercers_guild", {"goods": (2, 2, 2, 0)}, 10),
        ("mercers_guild", {"goods": (1, 1, 0, 1)}, 4),
        ("windmill", {"goods": (4, 3, 3, 0)}, 10),
        ("watermill", {"goods": (4, 3, 3, 1)}, 4),
        ("ianvincible", {}, 5),
        ("flipper", {}, 7),
        ("keyflower", {}, 1),
    ],
)
def test_12_3_12_4_12_5_12_6_12_7_12_9_what_each_tile_scores(name, things, points):
    assert worth(name, **things) == points


@pytest.mark.parametrize(
    ("name", "good"),
    [("timber_yard", box.WOOD), ("stone_yard", box.STONE), ("blacksmith", box.IRON), ("barn", box.IRON)],
)
@pytest.mark.parametrize("side", [0, 1])
def test_12_8_yards_score_what_lies_on_them_and_gold(name, good, side):
    state = scene("keywood")
    settle(state, 0, name, side=side)
    goods = [0, 0, 0, 1]
    goods[good] += 2
    put(state, name, *goods)
    each = (1 if name == "barn" else 2) + side
    assert scoring.score(state, 0) == 3 * each


def test_11_6_boat_3b_makes_every_resource_gold():
    state = scene("keywood")
    put(state, "home1", wood=2, stone=1)
    settle(state, 0, "summer_boat3", side=1)
    assert scoring.score(state, 0) == 3
    settle(state, 0, "timber_yard")
    put(state, "timber_yard", iron=1)
    assert scoring.score(state, 0) == 5


def test_11_4_12_9_the_keyflower_counts_steps_and_2b_doubles_them():
    assert worth("keyflower") == 1
    state = scene("keywood")
    settle(state, 0, "wainwright", side=1)
    settle(state, 0, "keyflower")
    before = scoring.score(state, 0)
    assert before == 5 + 6 + 1
    settle(state, 0, "summer_boat2", side=1)
    assert scoring.score(state, 0) == before + 7


def test_12_9_the_sea_breese_counts_boats_on_the_river():
    for boats in range(6):
        state = scene("keywood")
        for n, name in enumerate(
            ["sea_breese", "summer_boat1", "summer_boat2", "summer_boat3", "summer_boat4"][:boats]
        ):
            settle(state, 0, name, cell=box.NEXT[0] * (n + 1))
        if boats:
            assert scoring.river(state, 0) == 2**boats
        else:
            assert scoring.river(state, 0) == 0


def test_12_9_the_river_ends_where_water_meets_land():
    """As only the Barge lets tiles lie: the next boat is turned, or there is a field between."""
    for turns, boats in ((0, 2), (1, 1), (3, 2)):
        state = scene("keywood")
        settle(state, 0, "sea_breese", cell=box.NEXT[0])
        settle(state, 0, "summer_boat2", cell=box.NEXT[0] * 2, turns=turns)
        assert scoring.river(state, 0) == 2**boats
    state = scene("keywood")
    settle(state, 0, "keythedral", cell=box.NEXT[0])
    settle(state, 0, "sea_breese", cell=box.NEXT[0] * 2)
    assert scoring.river(state, 0) == 0
    state = scene("keywood")
    settle(state, 0, "sea_breese", cell=box.NEXT[3])
    assert scoring.river(state, 0) == 0, "not at the home's water"


def test_12_9_the_sea_bastion_counts_tiles_on_the_longest_closed_route():
    triangle = [(1, 2), (2, 3), (1, 3)]
    assert longest_loop(triangle) == 3
    assert longest_loop([*triangle, (3, 4)]) == 3, "a dead end"
    assert longest_loop([*triangle, (3, 4), (4, 5), (3, 5)]) == 5, "a tile passed twice counts once"
    assert longest_loop([*triangle, (6, 7), (7, 8), (6, 8), (8, 9), (6, 9)]) == 4, "routes that do not hang together"
    assert longest_loop([(1, 2)]) == 0


def test_12_3_a_turn_order_tile_counts_its_neighbours():
    state = scene("keywood")
    settle(state, 0, "turn1", cell=box.NEXT[3])
    settle(state, 0, "miner", cell=2 * box.NEXT[3])
    assert scoring.score(state, 0) == 2


def test_12_10_the_joker_is_whatever_is_worth_most():
    state = scene("keywood", hands=[(3, 3, 2, 0)])
    state.joker = 0
    assert scoring.score(state, 0) == 1, "gold where nothing is better"
    settle(state, 0, "craftsmens_guild")
    assert scoring.score(state, 0) == 9
    settle(state, 0, "scribes")
    state.skills[:3] = [1, 1, 0]
    assert scoring.score(state, 0) == 6 + 10
    settle(state, 0, "barn", side=1)
    state.skills[:3] = [0, 0, 0]
    state.hand[2] = 3
    assert scoring.score(state, 0) == 9 + 2


def test_12_9_12_10_the_flipper_turns_over_the_yard_on_which_the_joker_lies():
    state = scene("keywood")
    state.side[0] = 1
    settle(state, 0, "flipper")
    settle(state, 0, "timber_yard")
    put(state, "timber_yard", wood=2)
    assert scoring.score(state, 0) == 5 + 2 + 2 * 3
    state.joker = 0
    assert scoring.score(state, 0) == 5 + 2 + 3 * 3


def test_12_1_12_2_most_points_win_and_equal_points_share():
    state = scene("keywood", seats=3)
    put(state, "home1", gold=2)
    put(state, "home3", gold=2)
    scoring.finish(state, None)
    assert scoring.result(state).ranking == ((0, 2), (1,))
    assert scoring.result(state).scores == (2, 0, 2)
