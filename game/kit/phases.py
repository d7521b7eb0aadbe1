"""What is said of each kind of decision, one row a phase: who is spoken to, in which words, what cannot be chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.player import Player
from game.core.table import Offer, Phase, Prompt, Refusal
from game.words import _

Players = Sequence[Player]
Reasons = dict[str, Refusal]
"""By spot: why it cannot be chosen."""


@dataclass(frozen=True, slots=True)
class PhaseRow:
    """One phase of a game. A sentence is marked by `later`; a function of the view (and the players) says its own."""

    prompt: str | Callable[[Any, Players], str]
    """What the seat that must act is told: the decision with its limits."""
    task: str | Callable[[Any], str] = ""
    """One sentence for the veil, in words that everybody may read."""
    private: bool | Callable[[Any], bool] = False
    """Whether the decision needs the seat's own view."""
    secret: bool = False
    """Whether all decide at once, unseen by each other: each view then speaks to its own seat, while that is to act."""
    watched: str | Callable[[Any, Players], str] = ""
    """What those read to whom nobody speaks: of others' secret decisions, or of a bot's; "" = the prompt."""
    done: str = ""
    """What is said while the outcome of a secret decision of all is seen; marked by `later`."""
    reasons: Callable[[Any, Players], Reasons] = lambda view, players: {}
    """Why a spot cannot be chosen in this phase, for spots that an offer may name all the same."""
    tag: Callable[[Any], str] = lambda view: ""
    """A public fact that stands apart from the prompt."""


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of a game by name, as rows."""

    rows: Mapping[str, PhaseRow]
    reasons: Callable[[Any, Players], Reasons] = lambda view, players: {}
    """Why a spot cannot be chosen, in any phase; what the row of the phase says of it goes before."""

    def prompt(self, view: Any, players: Players) -> Prompt:
        """Who must do what in the phase of this view; public facts only, unless the view is the seat's own."""
        row = self.rows[view.phase]
        if row.secret:
            seat = view.seat if view.seat in view.actors else None
            spoken = seat is not None
        else:
            seat = view.actors[0] if view.actors else None
            spoken = seat is not None and players[seat].human
        words = row.prompt if spoken or not row.watched else row.watched
        private = row.private(view) if callable(row.private) else row.private
        said = words(view, players) if callable(words) else _(words)
        return Prompt(seat, said, private, row.tag(view), _(row.done) if row.done else "")

    def task(self, view: Any, _seat: int) -> str:
        """What a veil may say of the decision: one sentence that everybody may read."""
        words = self.rows[view.phase].task
        return words(view) if callable(words) else _(words)

    def refusals(self, view: Any, offers: Sequence[Offer], players: Players) -> Reasons:
        """A refusal for each spot of the decision under way that no offer names; none for who has nothing to choose."""
        if not offers:
            return {}
        named = {spot for offer in offers for spot in offer.path}
        reasons = self.reasons(view, players) | self.rows[view.phase].reasons(view, players)
        return {spot: refusal for spot, refusal in reasons.items() if spot not in named}


def stepper(names: Sequence[str], now: int, glyphs: Sequence[str] = ()) -> tuple[Phase, ...]:
    """The steps of the bar, of which number `now` is under way; beyond the last one all are past."""
    return tuple(
        Phase(name, "past" if step < now else "now" if step == now else "next", glyphs[step] if glyphs else "")
        for step, name in enumerate(names)
    )
