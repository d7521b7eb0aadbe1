"""Ways over a board along the lanes of its map: a net of lines that meet where they have a corner in common."""

import math
from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import pairwise

Point = tuple[float, float]

MEET = 4.0
"""Corners that are nearer than this are one, in map units."""
CLOSE, REACH = 60.0, 200.0
"""A way shorter than `CLOSE` needs no lane; what lies farther than `REACH` from every lane has none."""


class Lanes:
    """The lanes of one map. Building them costs a comparison of each two corners."""

    def __init__(self, lines: Iterable[tuple[Point, ...]]) -> None:
        self._corners: list[Point] = []
        self._legs: dict[int, set[int]] = {}
        for line in lines:
            for one, other in pairwise([self._corner(place) for place in line]):
                if one != other:
                    self._legs[one].add(other)
                    self._legs[other].add(one)

    def _corner(self, place: Point) -> int:
        """The number of the corner that lies here."""
        for number, corner in enumerate(self._corners):
            if math.dist(corner, place) < MEET:
                return number
        self._corners.append(place)
        self._legs[len(self._corners) - 1] = set()
        return len(self._corners) - 1

    def way(self, start: Point, end: Point) -> tuple[Point, ...]:
        """The corners of the shortest way along lanes, without its ends, in map units.

        It joins the lane that is nearest to where it starts and leaves where a lane is nearest to its end. () = none:
        the way is short, no lane is near, or none leads there.
        """
        if math.dist(start, end) < CLOSE:
            return ()
        joins, leaves = self._nearest(start), self._nearest(end)
        if joins is None or leaves is None:
            return ()
        on, off = joins[0], leaves[0]
        if joins[1:] == leaves[1:]:
            return tuple(dict.fromkeys((on, off)))
        found = self._shortest(joins, leaves)
        return tuple(dict.fromkeys((on, *found, off))) if found else ()

    def _nearest(self, place: Point) -> tuple[Point, int, int] | None:
        """The nearest place on a lane, and the corners between which it lies."""
        best, found = REACH, None
        for one, others in self._legs.items():
            for other in others:
                if one < other:
                    near = _foot(place, self._corners[one], self._corners[other])
                    if math.dist(place, near) < best:
                        best, found = math.dist(place, near), (near, one, other)
        return found

    def _shortest(self, joins: tuple[Point, int, int], leaves: tuple[Point, int, int]) -> tuple[Point, ...]:
        """The corners between two places on lanes; () if no lane leads from one to the other."""
        queue: list[tuple[float, int, tuple[int, ...]]] = []
        for first in joins[1:]:
            heappush(queue, (math.dist(joins[0], self._corners[first]), first, (first,)))
        done: dict[int, tuple[int, ...]] = {}
        ends: list[tuple[float, tuple[int, ...]]] = []
        while queue:
            far, corner, way = heappop(queue)
            if corner in done:
                continue
            done[corner] = way
            if corner in leaves[1:]:
                ends.append((far + math.dist(self._corners[corner], leaves[0]), way))
            for other in self._legs[corner]:
                if other not in done:
                    step = math.dist(self._corners[corner], self._corners[other])
                    heappush(queue, (far + step, other, (*way, other)))
        return tuple(self._corners[corner] for corner in min(ends)[1]) if ends else ()


def _foot(place: Point, one: Point, other: Point) -> Point:
    """The place on the leg between two corners that is nearest to a place."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    part = ((place[0] - one[0]) * dx + (place[1] - one[1]) * dy) / (dx * dx + dy * dy)
    part = max(0.0, min(1.0, part))
    return one[0] + dx * part, one[1] + dy * part
