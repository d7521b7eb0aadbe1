"""Several boards on one table, and places on a grid of hexagons that may grow in any direction; plain data."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

Cell = tuple[int, int]
"""A hexagon by its axial coordinates (q, r); any whole numbers, so a grid has no edge."""
Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TableBoard:
    """One board of a table that has several, such as a market, or the village of one seat.

    One of them lies large and is seen through a camera of its own; the others are thumbnails that open. Pieces lie on
    it whose zone is its `id`, spots whose `board` is. (x, y, w, h) is what the camera shows at first, in board units,
    y down, w and h above 0; it may begin anywhere and may differ from table to table as the board grows.
    """

    id: str
    title: str
    x: float
    y: float
    w: float
    h: float
    seat: int | None = None
    """Whose board it is: the seat's emblem stands beside the title; None = everybody's."""
    backdrop: str = ""
    """The painting over the whole of (x, y, w, h): `assets/<game>/paintings/<backdrop>.jpg`; "" = plain paper."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Hexagons side by side; `size` is from the middle to a corner, in board units.

    `flat` = with an edge at the top (columns stand straight), else with a corner at the top (rows lie straight).
    The middle of the cell (0, 0) is at (0, 0).
    """

    size: float
    flat: bool = True

    def centre(self, cell: Cell) -> Place:
        """The middle of a cell, in board units."""
        q, r = cell
        wide, high = 1.5 * self.size, math.sqrt(3) * self.size
        return (wide * q, high * (r + q / 2)) if self.flat else (high * (q + r / 2), wide * r)

    @property
    def corners(self) -> tuple[Place, ...]:
        """The six corners as seen from the middle, clockwise; the first is right of the top edge, or the top one."""
        start = -60 if self.flat else -90
        turns = [math.radians(start + 60 * n) for n in range(6)]
        return tuple((self.size * math.cos(turn), self.size * math.sin(turn)) for turn in turns)

    @property
    def box(self) -> tuple[float, float]:
        """Width and height of one hexagon."""
        long, short = 2 * self.size, math.sqrt(3) * self.size
        return (long, short) if self.flat else (short, long)

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The six cells beside this one, clockwise: over its top edge first, or over the edge right of its top."""
        q, r = cell
        first = 0 if self.flat else 1
        return tuple((q + STEPS[(first + n) % 6][0], r + STEPS[(first + n) % 6][1]) for n in range(6))

    def extent(self, cells: Iterable[Cell], margin: float = 0.0) -> tuple[float, float, float, float]:
        """The rectangle (x, y, w, h) round these cells, at least one, with a margin on every side."""
        w, h = self.box
        middles = [self.centre(cell) for cell in cells]
        left, right = (pick(x for x, _y in middles) for pick in (min, max))
        top, bottom = (pick(y for _x, y in middles) for pick in (min, max))
        x, y = left - w / 2 - margin, top - h / 2 - margin
        return x, y, right + w / 2 + margin - x, bottom + h / 2 + margin - y


STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From a cell with an edge at its top to those beside it, clockwise from the top."""
