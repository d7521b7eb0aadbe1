"""Pieces that go along the lanes of a map: which way, how long, and with their front ahead."""

import math
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from game.board.board import LANES, Board
from game.board.lanes import Lanes, Point
from game.core.faces import Art, Face
from game.core.table import Piece

SPEED = 0.62
"""Units in a ms at normal speed."""
ROUNDS = 2
"""How often each corner is cut off, so that a way bends where lanes meet."""
SWING = 80.0
"""The units at each end of a way in which a piece turns its front."""


def lanes_of(board: Board) -> Lanes:
    """Return the lanes of this map: the lines of its layer `lanes`, in map units."""
    return Lanes(space.points for space in board.spaces.values() if space.layer == LANES and space.kind == "Lane")


def way(lanes: Lanes, before: Piece, now: Piece) -> tuple[Point, ...]:
    """The corners between two places of a piece on the board, in map units."""
    if not now.lanes or before.zone != "board":
        return now.via
    found = lanes.way((before.x, before.y), (now.x, now.y))
    whole = ((before.x, before.y), *found, (now.x, now.y)) if found else ()
    for _round in range(ROUNDS):
        whole = (*whole[:1], *_cut(whole), *whole[-1:])
    return whole[1:-1]


def _cut(corners: tuple[Point, ...]) -> Iterable[Point]:
    for (x, y), (u, v) in pairwise(corners):
        yield x + (u - x) / 4, y + (v - y) / 4
        yield u + (x - u) / 4, v + (y - v) / 4


def length(stops: Iterable[Point]) -> float:
    """How long a way through these places is."""
    return sum(math.dist(a, b) for a, b in pairwise(stops))


def ahead(before: Face, now: Face, stops: tuple[Point, ...], part: float) -> tuple[Face, float]:
    """The face of a piece that has gone so much of its way, and how wide it is drawn (0 to 1).

    It turns to the side to which it goes when it sets out, and as it shall lie when it arrives.
    """
    far = length(stops)
    left = stops[-1][0] < stops[0][0]
    swing = min(0.25, SWING / far) if far else 0.25
    begin, under_way, end = before, _mirrored(now, left), now
    if part < swing and _looks_left(begin) != left:
        return (begin if part < swing / 2 else under_way), abs(1 - 2 * part / swing)
    if part > 1 - swing and _looks_left(end) != left:
        return (end if part > 1 - swing / 2 else under_way), abs(1 - 2 * (1 - part) / swing)
    return under_way, 1.0


def _looks_left(face: Face) -> bool:
    return any(part.flip for part in face.parts if isinstance(part, Art))


@lru_cache(maxsize=64)
def _mirrored(face: Face, left: bool) -> Face:
    """The same face, drawn as it goes to the left or the right."""
    parts = (replace(part, flip=left) if isinstance(part, Art) else part for part in face.parts)
    return replace(face, parts=tuple(parts))
