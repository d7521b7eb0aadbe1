"""The shape of tiles: flat-topped hexagons of 120 units from the middle to a corner."""

import math
from itertools import pairwise

from game.core.boards import HexGrid
from game.core.faces import Polygon

GRID = HexGrid(120)
WIDE, HIGH = GRID.box
CORNERS = GRID.corners
SIDES = tuple((math.cos(math.radians(90 + 60 * edge)), math.sin(math.radians(90 + 60 * edge))) for edge in range(6))
"""From the middle towards each edge, in the order of edges: from the bottom clockwise."""


def hexagon(fill: str, line: str = "", thick: float = 4.0, shrink: float = 1.0) -> Polygon:
    """A hexagon in the middle of a tile's face."""
    corners = tuple((x * shrink, y * shrink) for x, y in CORNERS)
    return Polygon(WIDE / 2, HIGH / 2, corners, fill, line, thick)


def right_half(colour: str, thick: float, shrink: float) -> list[Polygon]:
    """The right half of a hexagon's outline, as bars."""
    around = [(0.0, -HIGH / 2), *((x, y) for x, y in sorted(CORNERS, key=lambda at: at[1]) if x > 0), (0.0, HIGH / 2)]
    bars = []
    for (ax, ay), (bx, by) in pairwise([(x * shrink, y * shrink) for x, y in around]):
        long = math.hypot(bx - ax, by - ay)
        dx, dy = (by - ay) / long * thick / 2, (ax - bx) / long * thick / 2
        corners = ((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))
        bars.append(Polygon(WIDE / 2, HIGH / 2, corners, colour))
    return bars
