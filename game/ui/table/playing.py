"""The match as the table plays it: whose decision it is, steps, undo, redo, and the save after each of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.match import Match
from game.core.panels import NO_DESK, Desk
from game.core.staging import Staging
from game.core.table import Table
from game.saves import CannotSave
from game.ui.table.handover import Decision
from game.words import _

Keep = Callable[[Match], None]
"""Saves the match; CannotSave when it cannot."""


class Playing:
    """The only code of the screen that plays, undoes or redoes a step."""

    def __init__(self, match: Match, board: Any, keep: Keep) -> None:
        """`keep` is called after every change."""
        self.match = match
        self.board = board
        self.humans = tuple(seat for seat, player in enumerate(match.players) if player.human)
        self.bots = tuple(seat for seat, player in enumerate(match.players) if not player.human)
        self.trouble = ""
        """Why the last save failed, "" = it did not."""
        self._keep = keep
        self._round, self._together = match.step, len(match.actors()) > 1
        self._left = set(match.actors())
        self.decision = self._decide()

    @property
    def staging(self) -> Staging:
        """How the game meets the screen."""
        return self.match.game.staging

    def play(self, seat: int, action: Any) -> None:
        """Plays a step."""
        self.match.play(seat, action)
        self._left.discard(seat)
        self._changed()

    @property
    def undo_seat(self) -> int | None:
        """The human who may take back the last step, if anybody may."""
        return next((seat for seat in self.humans if self.match.can_undo(seat)), None)

    @property
    def redo_seat(self) -> int | None:
        """The human who may do again what was taken back, if anybody may."""
        return next((seat for seat in self.humans if self.match.can_redo(seat)), None)

    @property
    def told(self) -> bool:
        """Whether everybody knows of the last step."""
        return self.match.step > 0 and bool(self.match.seat(None, self.match.step - 1).events)

    def no_undo(self) -> str:
        """Why nothing can be taken back, in words."""
        steps = self.match.steps
        seat = steps[-1][0] if steps else 0
        if seat not in self.humans and steps:
            seat = self.humans[0] if self.humans else seat
        return self.match.can_undo(seat).reason or _("Nothing that all know of can be taken back.")

    def undo(self, seat: int) -> None:
        """Takes back the last step. Illegal with the reason when the seat may not."""
        self.match.undo(seat)
        self._changed()

    def redo(self, seat: int) -> None:
        """Does again what was taken back. Illegal with the reason when the seat may not."""
        self.match.redo(seat)
        self._changed()

    def own_last(self, seat: int) -> int:
        """The first step after the last one that this seat played itself."""
        steps = self.match.steps
        return next((n + 1 for n in range(len(steps) - 1, -1, -1) if steps[n][0] == seat), 0)

    def jot(self, seat: int, key: str, sign: str) -> None:
        """Writes into a seat's own notebook, which is saved like a step. BadOption when it is too much."""
        self.match.jot(seat, key, sign)
        self._save()

    def lay_out(self, viewer: int | None, acting: int | None, picked: tuple[str, ...], study: str = "") -> Table:
        """The table as `viewer` may see it, with the note it studies and the offers of `acting`.

        The match knows which of the offers end undo.
        """
        match = self.match
        sight = match.seat(viewer, match.step)
        desk = NO_DESK if viewer is None else Desk(study, sight.jots)
        if acting is None:
            return self.staging.lay_out(self.board, sight.view, (), picked, match.players, desk)
        legal, final = match.seat(acting, match.step).legal, match.ends_undo(acting)
        table = self.staging.lay_out(self.board, sight.view, legal, picked, match.players, desk)
        return replace(table, offers=tuple(replace(offer, final=offer.action in final) for offer in table.offers))

    def _changed(self) -> None:
        actors = set(self.match.actors())
        if not actors or actors != self._left:
            self._round, self._together, self._left = self.match.step, len(actors) > 1, actors
        self.decision = self._decide()
        self._save()

    def _save(self) -> None:
        try:
            self._keep(self.match)
            self.trouble = ""
        except CannotSave as error:
            self.trouble = str(error)

    def _decide(self) -> Decision:
        seat = next((seat for seat in self.match.actors() if seat in self.humans), None)
        private = seat is not None and self.lay_out(None, None, ()).prompt.private
        return Decision(seat, private, self._together, self._round)
