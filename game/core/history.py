"""The steps of a match so far: what each seat was told of them, and where undo ends, as somebody learned something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from game.core.chance import Chance
from game.core.game import Event, Game, Seat
from game.core.save import CHECK_EVERY
from game.core.seats import Told
from game.words import _

WORLDS = 4
"""The number of imagined worlds in which an action is tried to see whether it can be undone."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one seat did, and what was told of it."""

    seat: Seat
    action: Any
    events: tuple[Event, ...]
    sealed: str
    """Why this step cannot be undone, for players; "" when nobody learned anything from it."""


class History:
    """The steps of a match, the states before those that can be taken back, and the digests noted on the way."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._told: list[tuple[Told, ...]] = []
        """What was told of each step, whoever may know it; made once, so that a reader knows again what it has read."""
        self._earlier: list[Any] = []
        """The states before each step that can still be taken back."""
        self._checks: list[str] = []
        """The digest of the position after every CHECK_EVERY steps."""

    def copy(self, steps: Iterable[Step] | None = None) -> "History":
        """Return a history of its own that goes on from here; with `steps` in place of these."""
        other = History()
        other.steps = list(self.steps if steps is None else steps)
        other._told = list(self._told) if steps is None else [_told(i, step) for i, step in enumerate(other.steps)]
        other._earlier, other._checks = list(self._earlier), list(self._checks)
        return other

    def add(self, step: Step, before: Any) -> None:
        """Add a step that was played; `before` is the state before it."""
        if step.sealed:
            self._earlier.clear()
        else:
            self._earlier.append(before)
        self.append(step)

    def append(self, step: Step) -> None:
        """Add a step that is never to be taken back."""
        self._told.append(_told(len(self.steps), step))
        self.steps.append(step)

    def take_back(self) -> Any:
        """Remove the last step, which is not sealed, and return the state before it."""
        self.steps.pop()
        self._told.pop()
        del self._checks[len(self.steps) // CHECK_EVERY :]
        return self._earlier.pop()

    def note(self, digest: str) -> None:
        """Keep the digest of the present position, which is due after every CHECK_EVERY steps."""
        self._checks.append(digest)

    @property
    def check(self) -> str:
        """The digest of the present position if it was noted, "" = it was not."""
        noted = self._checks and len(self._checks) * CHECK_EVERY == len(self.steps)
        return self._checks[-1] if noted else ""

    @property
    def checks(self) -> list[tuple[int, str]]:
        """The digests that were noted, each with the number of steps before it."""
        return [((i + 1) * CHECK_EVERY, digest) for i, digest in enumerate(self._checks)]

    def told(self, seat: Seat | None, since: int) -> tuple[Told, ...]:
        """Return the events that this seat may know (None: everybody), each with the index of its step."""
        return tuple(
            each
            for step in islice(self._told, max(since, 0), None)
            for each in step
            if each.event.to is None or each.event.to == seat
        )

    def counted(self, seat: Seat | None, told: Sequence[Told]) -> tuple[Told, ...]:
        """Return the same events, numbered by the steps that this seat made or was told something of."""
        if not told:
            return ()
        known = (
            i
            for i, step in enumerate(self.steps)
            if step.seat == seat or any(event.to is None or event.to == seat for event in step.events)
        )
        numbers = {i: number for number, i in enumerate(known)}
        return tuple(Told(numbers[each.step], each.event) for each in told)


def _told(number: int, step: Step) -> tuple[Told, ...]:
    return tuple(Told(number, event) for event in step.events)


def sealed(chance: Chance, told: Sequence[Event]) -> str:
    """Return why a step with these random numbers and events cannot be undone; "" if it can."""
    if chance.used:
        return _("Luck has decided something since.")
    if any(event.to is not None or event.reveals for event in told):
        return _("Something was revealed.")
    return ""


class Sealing:
    """Which choices of a seat end undo, tried in worlds imagined from its view, never in the true position.

    So the answer reveals no secret, and can be wrong. Nothing is tried before it is asked for.
    """

    def __init__(self, game: Game, view: Any, seat: Seat) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._worlds: dict[tuple[int, tuple[Any, ...]], Any] = {}
        """Each imagined world, by its number, after these actions."""
        self._final: dict[tuple[Any, ...], bool] = {(): False}

    def final(self, chain: tuple[Any, ...]) -> bool:
        """Return whether this chain of actions, one choice of the seat, contains a step that cannot be undone."""
        if chain not in self._final:
            self._final[chain] = self.final(chain[:-1]) or any(self._sealed(n, chain) for n in range(WORLDS))
        return self._final[chain]

    def public(self, chain: tuple[Any, ...]) -> Any:
        """Return the public view after this chain, of which `final` was told that it is not, in an imagined world."""
        return self._game.look(self._worlds[0, chain], None)

    def _sealed(self, n: int, chain: tuple[Any, ...]) -> bool:
        if (n, ()) not in self._worlds:
            self._worlds[n, ()] = self._game.imagine(self._view, Chance("an imagined world", n))
        state, told, chance = self._worlds[n, chain[:-1]].clone(), list[Event](), Chance("imagined luck", n)
        self._game.apply(state, self._seat, chain[-1], chance, told.append)
        self._worlds[n, chain] = state
        return bool(sealed(chance, told))
