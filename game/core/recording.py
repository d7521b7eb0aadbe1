"""A match to be looked at as it was after any of its steps, quickly: every few steps its position is kept."""

from typing import Any

from game.core.chance import Chance
from game.core.game import Seat
from game.core.match import Match
from game.core.seats import SeatView, Told

EVERY = 16
"""The number of steps between two positions that are kept; those between them are played again when asked for."""


class StillSecret(Exception):
    """What a seat saw was asked for while the game goes on; only the public view may be shown until it is over."""


class Recording:
    """The positions of a match so far; playing on does not change it.

    Of a match that goes on it gives the public view alone, and only moments that everybody was told of: how often
    somebody acted unseen is a secret, too.
    """

    def __init__(self, match: Match) -> None:
        """Play the steps of this match again, without checking them: they were checked when they were played."""
        self.match = match
        self.over = match.over
        self._game, self._seed, self._steps = match.game, match.seed, match.steps
        state = self._game.setup(match.options, len(match.players), Chance(self._seed, 0))
        self._kept = [state.clone()]
        for n, (seat, action) in enumerate(self._steps, 1):
            self._game.apply(state, seat, action, Chance(self._seed, n), None)
            if n % EVERY == 0:
                self._kept.append(state.clone())
        told = {each.step + 1 for each in match.told(None)}
        every = range(len(self._steps) + 1)
        self.moments: tuple[int, ...] = tuple(every) if self.over else (0, *sorted(told))
        """The numbers of steps after which it may be looked at, in order; 0 = before the first."""

    def view(self, steps: int, seat: Seat | None = None) -> SeatView:
        """Return what this seat (None: everybody) saw after so many steps, and what it could choose from.

        Raises StillSecret if it may not be shown, ValueError if there is no such moment.
        """
        if seat is not None and not self.over:
            raise StillSecret
        if not 0 <= steps <= len(self._steps):
            raise ValueError(f"there is no moment after {steps} of {len(self._steps)} steps")
        state = self._state(steps)
        actors = tuple(self._game.actors(state))
        legal = tuple(self._game.legal(state, seat)) if seat in actors and seat is not None else ()
        return SeatView(seat, self._game.look(state, seat), legal, (), actors)

    def told(self, seat: Seat | None = None) -> tuple[Told, ...]:
        """Return everything that this seat (None: everybody) was told. StillSecret if it may not be shown."""
        if seat is not None and not self.over:
            raise StillSecret
        return self.match.told(seat)

    def actor(self, step: int) -> Seat | None:
        """Return who made this step (counted from 0); None if that may not be shown."""
        return self._steps[step][0] if self.over and 0 <= step < len(self._steps) else None

    def again(self, steps: int) -> Match:
        """Return a new match that stands where this one stood after so many steps, to be played on.

        It is its own match from the set-up on, with empty notebooks. StillSecret if the game is not over.
        """
        if not self.over:
            raise StillSecret
        old = self.match
        new = Match(old.game, old.players, old.seed, old.options, old.map, old.map_digest)
        for seat, action in self._steps[:steps]:
            new.play(seat, action)
        return new

    def _state(self, steps: int) -> Any:
        state = self._kept[steps // EVERY].clone()
        for n in range(steps - steps % EVERY, steps):
            seat, action = self._steps[n]
            self._game.apply(state, seat, action, Chance(self._seed, n + 1), None)
        return state
