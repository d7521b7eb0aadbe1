"""Ships go along the lanes of their map, front ahead, and no longer than one likes to watch."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game import paths
from game.board.lanes import Lanes
from game.board.tiled import load_board
from game.core.faces import Art, Face
from game.core.table import Piece
from game.ui.table.board.sailing import ahead, lanes_of, length, way
from tests.ui.at_screen import Screen, key_largo

RIGHT = Face(200, 190, (Art("lugger_sea", 0, 0, 200, 190),))
LEFT = Face(200, 190, (Art("lugger_sea", 0, 0, 200, 190, flip=True),))
HERE = Piece("ship:0", RIGHT, "board", 92, 0, 20, lanes=True)
THERE = replace(HERE, x=320, y=250)
LANE = Lanes((((0, 0), (300, 0), (300, 300)),))
EAST, WEST = ((0.0, 0.0), (900.0, 0.0)), ((900.0, 0.0), (0.0, 0.0))


def test_a_way_bends_where_its_lane_does():
    corners = way(LANE, HERE, THERE)
    assert len(corners) > 6 and (300, 0) not in corners
    assert max(length(pair) for pair in pairwise(corners)) < 200
    assert all(x == pytest.approx(0, abs=20) or y == pytest.approx(0, abs=60) or x > 250 for x, y in corners)


def test_other_pieces_and_those_from_elsewhere_keep_their_own_way():
    ring = ((1.0, 1.0), (2.0, 2.0))
    assert way(LANE, HERE, replace(THERE, lanes=False, via=ring)) == ring
    assert way(LANE, replace(HERE, zone="mat:0"), THERE) == ()
    assert way(Lanes(()), HERE, THERE) == ()


@pytest.mark.parametrize(("stops", "under_way"), ((EAST, RIGHT), (WEST, LEFT)), ids=("east", "west"))
def test_the_front_is_ahead_and_as_it_shall_lie_at_the_end(stops, under_way):
    for end in (RIGHT, LEFT):
        assert ahead(RIGHT, end, stops, 0.5) == (under_way, 1.0)
        assert ahead(RIGHT, end, stops, 0.0)[0] == RIGHT and ahead(RIGHT, end, stops, 1.0)[0] == end
        widths = [ahead(RIGHT, end, stops, part / 100)[1] for part in range(101)]
        assert widths[0] == widths[-1] == 1.0
        assert (min(widths) < 0.5) == (under_way != RIGHT or end != RIGHT)


def test_the_island_has_lanes_and_the_lake_has_none():
    ends = replace(HERE, x=88, y=476), replace(HERE, x=904, y=464)
    assert way(lanes_of(load_board(paths.maps("island.tmx"))), *ends)
    assert not way(lanes_of(load_board(paths.maps("lake.tmx"))), *ends)


def test_ships_of_a_real_table_sail_along_lanes():
    screen = Screen(key_largo("bbbb"))
    view = screen.desk.view
    for _moment in range(400):
        screen.advance(50, 50)
        if any(journey.piece.lanes and journey.corners for journey in view.moving.journeys.values()):
            break
    sailing = [journey for journey in view.moving.journeys.values() if journey.piece.lanes]
    assert sailing and all(len(journey.corners) > 4 for journey in sailing)
    assert len({journey.start.center for journey in sailing}) == len(sailing)
