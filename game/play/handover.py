"""Who may look at the screen: PUBLIC → SEALED(next) → IDENTIFY → DIGEST → PRIVATE(seat) → SEALED."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

Style = Literal["strict", "relaxed", "open"]
"""What a private decision takes. strict: a veil. relaxed: a veil where several choose at once, else the shut tray of
the public table is lifted. open: nothing, all trays lie open, for teaching. Public decisions are made in public."""


class Stage(Enum):
    """What kind of picture is on the screen."""

    PUBLIC = "public"
    SEALED = "sealed"
    IDENTIFY = "identify"
    DIGEST = "digest"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Handover:
    """The stage, and whose it is: who looks (DIGEST, PRIVATE) or who is asked for (SEALED, IDENTIFY)."""

    stage: Stage
    seat: int | None = None
    lift: bool = False
    """SEALED as a shut tray on the public table instead of a veil."""
    again: bool = False
    """A shut tray for somebody whose turn goes on and who looked last: it is lifted at once."""

    @property
    def viewer(self) -> int | None:
        """Whose knowledge the screen may show; None = only what is public."""
        return self.seat if self.stage in (Stage.DIGEST, Stage.PRIVATE) else None


PUBLIC = Handover(Stage.PUBLIC)


@dataclass(frozen=True, slots=True)
class Decision:
    """What the match waits for, as far as everybody knows."""

    seat: int | None
    """The human who decides next; None = only bots, or nobody."""
    private: bool = False
    """The decision needs the seat's own view."""
    together: bool = False
    """Several choose secretly at once."""
    round: int = 0
    """The step at which this choosing began: equal for those who choose at once."""
    unasked: bool = False
    """Nobody waits for it: this human wishes to do something in between."""


@dataclass(frozen=True, slots=True)
class HandoverPolicy:
    """Who are the humans of this table, and how they hand it over."""

    humans: tuple[int, ...]
    style: Style
    guarded: bool = False
    """Even a single human is asked for: somebody else who was at the table is still in the room, or there are PINs."""

    @property
    def veiled(self) -> bool:
        """Whether anything is ever hidden from somebody in the room."""
        return bool(self.humans) and (len(self.humans) > 1 or self.guarded) and self.style != "open"

    def settle(self, now: Handover, decision: Decision) -> Handover:
        """Who looks next, once nothing moves any more."""
        if not self.veiled:
            return self._unveiled(now, decision)
        if decision.seat is None:
            return PUBLIC
        if now.seat == decision.seat and now.stage is not Stage.PUBLIC:
            return now
        return self.sealed(decision) if decision.private else PUBLIC

    def after(self, now: Handover, made: Decision, decision: Decision) -> tuple[Handover, bool]:
        """Who looks in the very next frame after a human's commit, and whether the deed is shown there."""
        if not self.veiled or now.viewer is None:
            return now, True
        if decision.seat == made.seat and decision.private:
            return now, True
        if made.round == decision.round and not made.unasked and decision.seat not in (None, made.seat):
            return self.sealed(decision), False
        return PUBLIC, True

    def sealed(self, decision: Decision) -> Handover:
        """The opaque frame before a private view: a veil, or in relaxed style the shut tray of the public table."""
        return Handover(Stage.SEALED, decision.seat, lift=self.style == "relaxed" and not decision.together)

    def back_again(self, decision: Decision) -> Handover:
        """The opaque frame before the private view of whoever looked last, in the same turn: never more than a lid."""
        at = self.sealed(decision)
        return at if decision.together else replace(at, lift=True, again=True)

    def opening(self, decision: Decision) -> Handover:
        """Who looks first when a table is loaded: nobody, where anything could be hidden."""
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
    """Hide now, focus lost, minimised, locked: the veil before whoever was looking, at once."""
    return Handover(Stage.SEALED, now.seat)
