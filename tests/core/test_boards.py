"""Hexagons: their places, their neighbours, and the room they need."""

import math
from itertools import pairwise

import pytest

from game.core.boards import HexGrid

BOTH = pytest.mark.parametrize("grid", (HexGrid(100), HexGrid(60, flat=False)), ids=("flat", "pointed"))
CELLS = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]


@BOTH
@pytest.mark.parametrize("cell", [(0, 0), (-4, 7), (1000, -1000)])
def test_six_cells_lie_beside_each_at_the_same_distance_and_clockwise(grid, cell):
    x, y = grid.centre(cell)
    ways = [(there[0] - x, there[1] - y) for there in map(grid.centre, grid.neighbours(cell))]
    assert len(set(grid.neighbours(cell))) == 6
    assert all(math.hypot(*way) == pytest.approx(math.sqrt(3) * grid.size) for way in ways)
    turns = [math.degrees(math.atan2(dy, dx)) % 360 for dx, dy in ways]
    assert all((after - before) % 360 == pytest.approx(60) for before, after in pairwise(turns))
    assert turns[0] == pytest.approx(270 if grid.flat else 300)


@BOTH
def test_whoever_lies_beside_a_cell_has_it_beside_itself_over_the_opposite_edge(grid):
    for cell in CELLS:
        for edge, there in enumerate(grid.neighbours(cell)):
            assert grid.neighbours(there)[(edge + 3) % 6] == cell


@BOTH
def test_neighbours_share_two_corners(grid):
    def corners(cell):
        x, y = grid.centre(cell)
        return {(round(x + dx, 3), round(y + dy, 3)) for dx, dy in grid.corners}

    for there in grid.neighbours((2, -1)):
        near = [a for a in corners((2, -1)) if any(math.dist(a, b) < 0.01 for b in corners(there))]
        assert len(near) == 2


@BOTH
def test_the_extent_holds_all_corners_and_no_more(grid):
    for cells in ([(0, 0)], [(-2, 1), (3, 3)], CELLS):
        x, y, w, h = grid.extent(cells, 10)
        xs = [grid.centre(cell)[0] + dx for cell in cells for dx, _dy in grid.corners]
        ys = [grid.centre(cell)[1] + dy for cell in cells for _dx, dy in grid.corners]
        assert (min(xs), min(ys)) == pytest.approx((x + 10, y + 10))
        assert (max(xs), max(ys)) == pytest.approx((x + w - 10, y + h - 10))
