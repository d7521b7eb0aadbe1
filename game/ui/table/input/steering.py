"""The pointer on its way from a thing to the rule's number on its slip: what it crosses does not take the slip."""

from math import hypot

from game.ui.draw.measure import Rect
from game.ui.table.panels.notebook import spot_of
from game.ui.table.panels.side import slip_apart
from game.ui.table.panels.slip import foot_place
from game.ui.table.view_state import ViewState
from game.ui.widgets.base import Timer

REST = 300.0
"""Who rests for so many ms elsewhere than on the slip's foot means what is there, or the list of choices."""


class Steering:
    """Keeps the slip as it is while the pointer comes nearer to its foot, and as long as it stays there."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self.spot = ""
        """The thing that the slip goes on telling of; "" = that which is pointed at."""
        self._far = 0.0
        """How far the pointer was from the foot."""
        self._rests: Timer | None = None

    def move(self, x: float, y: float) -> None:
        """The pointer comes to (x, y), in units; what it has pointed at until now is still noted."""
        was, view, before = self.spot or spot_of(self._view.touch.hovered), self._view, self._far
        context = view.plan().context
        view.app.cancel(self._rests)
        self._far = _distance(foot_place(context, context.zones.slip), x, y)
        told = slip_apart(context.zones) and was in view.told()[0].slips
        self.spot = was if told and (self._far == 0 or self._far < before) else ""
        if self.spot and self._far:
            self._rests = view.app.after(REST, self._rest)

    def _rest(self) -> None:
        self.spot = ""
        self._view.app.dirty()


def _distance(place: Rect, x: float, y: float) -> float:
    """How far a point lies from a rectangle; 0 inside."""
    return hypot(max(place.x - x, 0.0, x - place.right), max(place.y - y, 0.0, y - place.bottom))
