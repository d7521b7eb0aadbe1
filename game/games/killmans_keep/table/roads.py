"""The ring road: the ways along it that are drawn while a move is thought of."""

import math
from collections.abc import Sequence
from dataclasses import replace

from game.board.board import Board
from game.core.table import Offer, Spot
from game.games.killmans_keep.view import View
from game.words import _

FEET = 22.0
"""How far below the middle of a pawn the road lies on which it stands, in map units."""


def road_spots(board: Board) -> list[Spot]:
    """The steps of the road; nobody can point at them."""
    return [Spot(f"road:{n}", _("the road"), x, y + FEET) for n, (x, y) in enumerate(_steps(board))]


def along_road(board: Board, view: View, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """The offers, their ways from area to area laid along the road: from the pawn to the place where it will stand."""
    return tuple(replace(offer, trail=_way(board, view, offer.trail)) if offer.trail else offer for offer in offers)


def _steps(board: Board) -> tuple[tuple[float, float], ...]:
    return board["ring"].points[:-1]


def _way(board: Board, view: View, trail: Sequence[str]) -> tuple[str, ...]:
    """The steps between two areas the shorter way round."""
    first, last = (_nearest(board, f"pawn:{area}:{view.active + 1}") for area in (trail[0], trail[-1]))
    steps = len(_steps(board))
    onward, back = (last - first) % steps, (first - last) % steps
    turn = 1 if onward <= back else -1
    return tuple(f"road:{(first + turn * n) % steps}" for n in range(min(onward, back) + 1))


def _nearest(board: Board, place: str) -> int:
    """The step of the road nearest to where a pawn stands."""
    x, y = board[place].centre
    steps = _steps(board)
    return min(range(len(steps)), key=lambda n: math.dist(steps[n], (x, y)))
