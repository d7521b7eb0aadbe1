"""A puzzle at the table: its match, what of a choice is only half of it, and whether a whole one is right."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.core.codec import BadValue, Codec
from game.core.match import Match
from game.core.save import damaged
from game.core.table import Offer, Table
from game.core.telling import Reasons
from game.maps import board_of
from game.play.session import Session
from game.play.showing import picking
from game.play.showing.choice import Choice
from game.puzzles.puzzle import Puzzle
from game.words import _

MOST_STARS = 3


@dataclass(frozen=True, slots=True)
class Way:
    """One choice of the puzzle: its actions, its name, what it is worth in per cent, and why somebody would make it."""

    actions: tuple[Any, ...]
    name: str
    worth: float
    """50 = level with the best rival."""
    taken: int
    """How many of a hundred bots made it."""
    right: bool
    reasons: Reasons | None


class Puzzling:
    """One puzzle being solved; everything it says comes from the view of the seat that chooses."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        """`match` stands where the puzzle begins. BadSave, for players, if its choices are none there."""
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.match = match
        self.begun = self.match.step
        sight = self.match.seat(self.seat) if self.seat < len(self.match.players) else None
        if sight is None or self.seat not in sight.actors:
            raise damaged("", _("nobody has to choose there"))
        self.view = sight.view
        codec = Codec(self.match.game.vocabulary)
        try:
            self._known = [tuple(map(codec.decode, each.actions)) for each in puzzle.choices]
        except BadValue as error:
            raise damaged("", error) from error
        if not self._legal(self._known[0]):
            raise damaged("", _("its answer is no legal choice"))
        for seat in range(len(self.match.players)):
            self.match.hand_over(seat, "human" if seat == self.seat else "bot:deckhand")
        self.hints = 0
        self.tries = 0
        self.shown = False
        """Whether the answer was shown before it was found."""

    def _legal(self, actions: tuple[Any, ...]) -> bool:
        half = self.match.ahead(self.seat, actions[:-1])
        return half is not None and actions[-1] in half.legal

    # ---- what is tried

    def whole(self, actions: tuple[Any, ...]) -> bool:
        """Return whether these actions, after what was already played of the choice, make it whole."""
        return self.match.ahead(self.seat, actions) is None

    @property
    def played(self) -> tuple[Any, ...]:
        """The halves of the choice that were played already."""
        return tuple(action for _seat, action in self.match.steps[self.begun :])

    def right(self, actions: tuple[Any, ...]) -> bool:
        """Return whether this whole choice is the best, or the same in effect."""
        choices = zip(self._known, self.puzzle.choices, strict=True)
        return any(known == actions and (n == 0 or one.same) for n, (known, one) in enumerate(choices))

    @property
    def stars(self) -> int:
        """What solving it now is worth: three stars, one less for each hint and each try in vain, one at least.

        0 when the answer was shown.
        """
        return 0 if self.shown else max(1, MOST_STARS - self.hints - max(0, self.tries - 1))

    # ---- what is told afterwards

    def name(self, actions: tuple[Any, ...], offers: tuple[Offer, ...] = ()) -> str:
        """Return this choice in a few words."""
        reasons = self.reasons(actions)
        if reasons is not None and reasons.name:
            return reasons.name
        labels = [offer.label for offer in offers if (offer.action, *offer.then) == actions]
        if not labels and len(actions) > 1:
            labels = self._last_half(actions)
        return labels[0] if labels else _("Something else")

    def _last_half(self, actions: tuple[Any, ...]) -> list[str]:
        """What the last part of a choice is called, which the table offers when the parts before it are made."""
        match, half = self.match, self.match.ahead(self.seat, actions[:-1])
        if half is None:
            return []
        table = match.game.staging.lay_out(board_of(match), half.view, half.legal, (), match.players)
        return [offer.label for offer in table.offers if (offer.action, *offer.then) == actions[-1:]]

    def reasons(self, actions: tuple[Any, ...]) -> Reasons | None:
        """Return why somebody might choose this, as far as the seat can know."""
        match = self.match
        return match.game.explain(self.view, self.seat, actions, match.players)

    def ways(self, offers: tuple[Offer, ...]) -> tuple[Way, ...]:
        """Return the choices that are compared, the best first; `offers` are those of the table as it began."""
        found = []
        for actions, one in zip(self._known, self.puzzle.choices, strict=True):
            reasons, right = self.reasons(actions), self.right(actions)
            found.append(Way(actions, self.name(actions, offers), 100 * one.worth, one.taken, right, reasons))
        return tuple(found)


def calm(table: Table, _acting: int | None) -> Table:
    """Return the table of a puzzle (see `Guide`): nothing is asked back, and nobody acts out of turn."""
    return replace(table, offers=tuple(replace(one, ask="") for one in table.offers), unasked=None)


class PuzzleSession(Session):
    """A table at which half a choice is played as always, but a whole one is only judged."""

    puzzling: Puzzling
    tried: Callable[[tuple[Any, ...]], None]
    """Is told a whole choice that somebody has made; set by the scene."""

    def pick(self, spot: str) -> None:
        """Pick a spot; what it completes waits for Commit, unless it is only half a choice."""
        self._propose_half(picking.pick(self.showing, spot, quick=True))

    def take(self, path: tuple[str, ...]) -> None:
        """Pick these spots at once, likewise."""
        self._propose_half(picking.take(self.showing, path, quick=True))

    def _propose_half(self, offer: Offer | None) -> None:
        if offer is not None and offer.path and self.puzzling.whole((offer.action, *offer.then)):
            self.showing.choose(Choice(self.showing.table.offers, offer.path))
        else:
            self._propose(offer)

    def _play(self, seat: int, offer: Offer) -> None:
        chain = (offer.action, *offer.then)
        if self.puzzling.whole(chain):
            self.tried((*self.puzzling.played, *chain))
        else:
            super()._play(seat, offer)


class Nobody:
    """The other seats of a puzzle (see `Thinker`): they never act."""

    def ask(self, game_id: str, observation: Any, level: Any) -> None:
        """Nothing is thought out."""

    def poll(self) -> None:
        """There is never an answer."""

    def cancel(self) -> None:
        """Nothing is open."""

    def muse(self, game_id: str, observation: Any, level: Any) -> None:
        """Nobody thinks ahead."""
