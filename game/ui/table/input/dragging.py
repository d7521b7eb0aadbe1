"""A thing that is taken with the button down and laid where it comes up: the same choice as two clicks."""

import math

from game.core.table import Piece
from game.ui.draw.measure import Rect
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.input.looking import CLICK
from game.ui.table.panels.notebook import spot_of
from game.ui.table.view_state import ViewState


class Dragging:
    """Takes things by the pointer and lays them on spots: a drag is the same choice as two clicks."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._pressed = ""
        """The spot on which the button went down, if it can be taken; "" = none."""
        self._start = (0.0, 0.0)
        self._picked = False
        """Whether taking it picked it."""
        self.thing = ""
        """The spot that is dragged, "" = none."""
        self.at = (0.0, 0.0)
        """Where the pointer is."""

    def press(self, hit: HitArea | None, x: float, y: float) -> bool:
        """The button went down here; whether it may be the beginning of a drag."""
        spot = spot_of(hit.id) if hit else ""
        self.thing, self._pressed = "", spot if spot and self._portable(spot) else ""
        self._start = (x, y)
        return bool(self._pressed)

    def _portable(self, spot: str) -> bool:
        """What leads on once it is picked, or lies in a tray of whoever acts here."""
        view, table = self._view, self._view.table
        if table is None or view.look.pencil or not (view.look.open or view.look.picked) or not self.pieces(spot):
            return False
        if spot in view.look.open:
            path = (*view.look.picked, spot)
            found = [offer.path for offer in table.offers if offer.path[: len(path)] == path]
            return bool(found) and path not in found and not self._has_rows(spot)
        trays = {tray.id for tray in table.trays}
        return any(piece.zone in trays for piece, _place in self.pieces(spot))

    def _target(self, hit: HitArea | None) -> str:
        """The spot that is meant there: of all that lie one over the other the uppermost to which the thing may go."""
        lying = (spot_of(one.id) for one in reversed(self._view.hits) if one.covers(*self.at))
        below = next((spot for spot in lying if spot in self._view.look.open), "") or self._on_thumbnail()
        return below or (spot_of(hit.id) if hit else "")

    def _on_thumbnail(self) -> str:
        """The nearest spot of a closed board to which the thing may go, on whose piece the pointer is; "" = none."""
        plan = self._view.plan()
        pieces = [place for _piece, place in plan.small.values() if place.collidepoint(self.at)]
        found = [
            (math.dist(self.at, place.center), spot_of(id))
            for id, place in plan.closed.items()
            if spot_of(id) in self._view.look.open and any(piece.collidepoint(place.center) for piece in pieces)
        ]
        return min(found)[1] if found else ""

    def _says_why(self, spot: str) -> bool:
        """Whether a place that does not fit only says why; what begins another choice would do that instead."""
        table = self._view.table
        begins = {offer.path[0] for offer in table.offers if offer.path} if table else set()
        return table is not None and spot in table.refusals and spot not in begins

    def _has_rows(self, spot: str) -> bool:
        """A thing with verbs of its own stays where it is."""
        return bool(self._view.table and self._view.table.verbs.get(spot))

    def pieces(self, spot: str) -> list[tuple[Piece, Rect]]:
        """What is drawn of a thing, and where it lies."""
        return [(piece, place) for piece, place in self._view.places().values() if piece.spot == spot]

    def move(self, x: float, y: float) -> bool:
        """The pointer moves; True while something is dragged."""
        view = self._view
        if not self._pressed:
            return False
        if not self.thing and math.dist(self._start, (x, y)) > CLICK:
            self.thing, self._picked = self._pressed, self._pressed in view.look.open
            if self._picked:
                view.on_spot(self.thing)
        self.at = (x, y)
        if self.thing:
            view.app.dirty()
        return bool(self.thing)

    def release(self, hit: HitArea | None) -> bool:
        """The button came up over this; True when it was a drag, and no click."""
        view, thing = self._view, self.thing
        self.thing = self._pressed = ""
        if not thing:
            return False
        view.app.dirty()
        spot = self._target(hit)
        if spot and spot != thing and spot in view.look.open:
            view.on_spot(spot)
            if not self._picked and thing in view.look.open:
                view.on_spot(thing)  # what is asked first is where it goes
        elif spot != thing and self._says_why(spot):
            view.on_spot(spot)
        elif self._picked and spot != thing and thing in view.look.picked:
            view.on_cancel()
        return True
