"""The town of Killman's Keep: its areas are a ring, every pawn has a place on the road, and no pile hides another."""

import itertools

import pytest

from game import paths
from game.board.tiled import load_board
from game.games.killmans_keep.components import AREAS, NEIGHBOURS, SEATS


@pytest.fixture(scope="module")
def town():
    return load_board(paths.maps("keep.tmx"))


def apart(one, other):
    return (
        one.x + one.w <= other.x or other.x + other.w <= one.x or one.y + one.h <= other.y or other.y + other.h <= one.y
    )


def test_the_map_shows_the_ring_of_the_rules(town):
    for number, area in enumerate(AREAS):
        assert sorted(town[area].links) == sorted(AREAS[each] for each in NEIGHBOURS[number])


def test_areas_lie_beside_each_other_and_do_not_overlap(town):
    for one, other in itertools.combinations(AREAS, 2):
        assert apart(town[one], town[other]), (one, other)


def test_the_road_is_closed_and_leads_through_the_areas_in_their_order(town):
    points = town["ring"].points
    assert points[0] == points[-1] and len(set(points)) == len(points) - 1
    met = []
    for x, y in points[:-1]:
        road = y + 22  # the middle of a pawn is higher than the middle of the road it stands on
        area = next(name for name in AREAS if holds(town[name], x, road))
        if not met or met[-1] != area:
            met.append(area)
    assert set(met) == set(AREAS)
    for one, other in itertools.pairwise(met):
        assert AREAS.index(other) in NEIGHBOURS[AREAS.index(one)]


def holds(space, x, y):
    return space.x <= x <= space.x + space.w and space.y <= y <= space.y + space.h


@pytest.mark.parametrize("area", AREAS)
def test_each_area_has_a_place_for_every_pawn_near_its_step_of_the_road(town, area):
    places = [town[f"pawn:{area}:{seat}"] for seat in range(1, SEATS[-1] + 1)]
    for place in places:
        assert place.properties["region"] == area
        x, y = town["ring"].points[place.properties["step"]]
        assert abs(x - place.centre[0]) < 26 and abs(y - place.centre[1]) < 26, place.id
    for one, other in itertools.combinations(places, 2):
        dx, dy = (abs(a - b) for a, b in zip(one.centre, other.centre, strict=True))
        assert max(dx, dy) >= 30, (one.id, other.id)


def test_no_pile_hides_another(town):
    piles = [space for space in town.spaces.values() if space.layer == "slots" and space.family != "pawn"]
    standing = ({"plinth", "monster"}, {"battle", "battle:2"})
    for one, other in itertools.combinations(piles, 2):
        if {one.id, other.id} not in standing:
            assert apart(one, other), (one.id, other.id)


def test_every_thing_lies_in_the_area_it_belongs_to(town):
    homes = {
        "market": ("stall:1", "stall:2", "stall:3", "market_row", "market_rows:1", "market_rows:2", "name:market"),
        "keep": ("keep_deck", "keep_discard", "monster", "plinth", "name:keep", "left:keep_deck", "left:keep_discard"),
        "guild": ("goal_deck", "goal_discard", "name:guild", "left:goal_deck", "left:goal_discard"),
        "bank": ("doubloons:1", "doubloons:2", "doubloons:3", "name:bank", "left:doubloons", "price:doubloons"),
    }
    for area, ids in homes.items():
        for id in (*ids, f"house:{area}"):
            space, home = town[id], town[area]
            assert home.x <= space.x and space.x + space.w <= home.x + home.w, id
            assert home.y <= space.y and space.y + space.h <= home.y + home.h, id


def test_no_house_stands_where_something_else_is_pointed_at(town):
    for area in AREAS:
        house = town[f"house:{area}"]
        others = [space for space in town.spaces.values() if space.layer == "slots" or space.family == "name"]
        others += [town["market_row"]]
        assert all(apart(house, other) for other in others if other.id != "candle"), area
        assert house.w * house.h > 3 * town[f"name:{area}"].w * town[f"name:{area}"].h
