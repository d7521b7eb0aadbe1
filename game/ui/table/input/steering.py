"""The pointer on its way from a thing to the slip that tells of it: what it crosses does not take the slip."""

from math import hypot

from game.ui.draw.measure import Rect
from game.ui.table.panels.notebook import spot_of
from game.ui.table.panels.side import slip_apart
from game.ui.table.view_state import ViewState

REST = 300.0
"""Who rests for so many ms before the slip means what is there."""


class Steering:
    """Keeps the slip as it is while the pointer comes nearer to it, and as long as it stays there."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self.spot = ""
        """The thing that the slip goes on telling of; "" = that which is pointed at."""
        self._far = 0.0
        """How far the pointer was from the slip."""
        self._moves = 0

    def move(self, x: float, y: float) -> None:
        """The pointer comes to (x, y), in units; what it has pointed at until now is still noted."""
        was, view = self.spot or spot_of(self._view.touch.hovered), self._view
        zones, before = view.plan().context.zones, self._far
        self._far = _distance(zones.slip, x, y)
        self._moves += 1
        told = slip_apart(zones) and was in view.told()[0].slips
        self.spot = was if told and (self._far == 0 or self._far < before) else ""
        if self.spot and self._far:
            moves = self._moves
            view.app.after(REST, lambda: self._rest(moves))

    def _rest(self, moves: int) -> None:
        if moves == self._moves:
            self.spot = ""
            self._view.app.dirty()


def _distance(place: Rect, x: float, y: float) -> float:
    """How far a point lies from a rectangle; 0 inside."""
    return hypot(max(place.x - x, 0.0, x - place.right), max(place.y - y, 0.0, y - place.bottom))
