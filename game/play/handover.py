"""Who may look at the screen: PUBLIC → SEALED(next) → IDENTIFY → DIGEST → PRIVATE(seat) → SEALED."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

Style = Literal["strict", "relaxed", "open"]
"""What stands before a private decision.

strict: a veil. relaxed: a veil if several seats choose at once, else a closed tray on the public table. open: nothing,
all views are shown, for teaching. Public decisions are always made on the public table.
"""


Wish = Style | Literal["usual"]
"""What people choose; usual: as suits the game best."""


def style_for(wish: Wish, usual: Style) -> Style:
    """How a game is handed over whose usual style is this."""
    return usual if wish == "usual" else wish


class Stage(Enum):
    """What the screen shows.

    PUBLIC: the public view. SEALED: a veil that hides everything private and names a seat. IDENTIFY: the seat has
    answered, and its PIN is asked for, if it has one. DIGEST: what the seat has missed. PRIVATE: the seat's private
    view.
    """

    PUBLIC = "public"
    SEALED = "sealed"
    IDENTIFY = "identify"
    DIGEST = "digest"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Handover:
    """The stage and its seat: the viewer (DIGEST, PRIVATE), or the one who is asked for (SEALED, IDENTIFY)."""

    stage: Stage
    seat: int | None = None
    lift: bool = False
    """SEALED as a closed tray on the public table instead of a veil."""
    again: bool = False
    """A closed tray for the last viewer, if nobody else has looked since: opened at once, without a digest."""

    @property
    def viewer(self) -> int | None:
        """The seat whose private view the screen may show; None = the public view only."""
        return self.seat if self.stage in (Stage.DIGEST, Stage.PRIVATE) else None


PUBLIC = Handover(Stage.PUBLIC)


@dataclass(frozen=True, slots=True)
class Decision:
    """What the match waits for, as far as is public."""

    seat: int | None
    """The human who decides next; None = only bots act, or nobody."""
    private: bool = False
    """Whether the decision needs the seat's private view."""
    together: bool = False
    """Whether several seats choose simultaneously in secret."""
    round: int = 0
    """The step at which this choice began; equal for all who choose simultaneously."""
    unasked: bool = False
    """An optional action of this human while others must act."""
    called: tuple[int, ...] | None = None
    """The humans who may answer what has just happened; None = nobody is asked, no bot either."""

    def asks_nobody_but(self, viewer: int | None) -> bool:
        """Whether only bots, and perhaps this viewer, may answer: then no other human has the screen meanwhile."""
        return self.seat is None and self.called is not None and set(self.called) <= {viewer}


@dataclass(frozen=True, slots=True)
class HandoverPolicy:
    """The humans at this table, and how they hand over the screen."""

    humans: tuple[int, ...]
    style: Style
    guarded: bool = False
    """Veil the view even of a single human: a former player is in the room, or there are PINs."""

    @property
    def veiled(self) -> bool:
        """Whether anything at this table is hidden from somebody in the room."""
        return bool(self.humans) and (len(self.humans) > 1 or self.guarded) and self.style != "open"

    def settle(self, now: Handover, decision: Decision) -> Handover:
        """Return the next handover when nothing is being shown any more."""
        if not self.veiled:
            return self._unveiled(now, decision)
        if decision.seat is None:
            return now if now.stage is Stage.PRIVATE and decision.asks_nobody_but(now.seat) else PUBLIC
        if now.seat == decision.seat and now.stage is not Stage.PUBLIC:
            return now
        return self.sealed(decision) if decision.private else PUBLIC

    def after(self, now: Handover, made: Decision, decision: Decision) -> tuple[Handover, bool]:
        """Return the handover of the frame after a human's action, and whether the action is shown there."""
        if not self.veiled or now.viewer is None:
            return now, True
        if (decision.seat == made.seat and decision.private) or decision.asks_nobody_but(now.viewer):
            return now, True
        if made.round == decision.round and not made.unasked and decision.seat not in (None, made.seat):
            return self.sealed(decision), False
        return PUBLIC, True

    def sealed(self, decision: Decision) -> Handover:
        """Return the veil before a private view, or in relaxed style the closed tray."""
        return Handover(Stage.SEALED, decision.seat, lift=self.style == "relaxed" and not decision.together)

    def back_again(self, decision: Decision) -> Handover:
        """Return the veil before the view of whoever looked last: only a closed tray."""
        at = self.sealed(decision)
        return at if decision.together else replace(at, lift=True, again=True)

    def opening(self, decision: Decision) -> Handover:
        """Return the first handover of a loaded match: a veil, if anything could be hidden."""
        if not self.veiled:
            return self._unveiled(PUBLIC, decision)
        return Handover(Stage.SEALED, self.humans[0] if decision.seat is None else decision.seat)

    def _unveiled(self, now: Handover, decision: Decision) -> Handover:
        if len(self.humans) == 1:
            return Handover(Stage.PRIVATE, self.humans[0])
        if decision.seat is not None:
            return Handover(Stage.PRIVATE, decision.seat)
        return now


def hidden(now: Handover) -> Handover:
    """Return the veil before the current viewer: for hide now, lost focus, minimised, locked."""
    return Handover(Stage.SEALED, now.seat)
