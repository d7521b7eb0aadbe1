"""Calls: something has happened that several seats may answer out of turn. Who wants to, and how long one may say so.

Where somebody has something to hide, all humans who are called get the same time together, whatever they hold: no
longer, no shorter. Whoever wants to answer makes it known before everybody, or has wished beforehand to be asked; then
they are asked in the game's order, each in private, and all others let it be. An answer calls anew.
Where nobody hides anything there is no clock: who can do something is asked, all others let it be.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.panels import Call
from game.play.pace import Pace

YES, NO = "yes", "no"
"""How a seat writes down whether it is asked at a kind of call."""


def stop_key(kind: str) -> str:
    """Under what a seat's notebook keeps whether it wants to be asked at calls of this kind."""
    return f"stop {kind}"


class Calls:
    """The call that is open now."""

    def __init__(self, humans: tuple[int, ...] = (), veiled: bool = False, pace: Pace | None = None) -> None:
        """`veiled`: somebody hides something, so that there is a clock; `pace` says how long it runs."""
        self.humans = humans
        self.veiled = veiled
        self._pace = pace or Pace()
        self.call: Call | None = None
        self.wishes: frozenset[int] = frozenset()
        """The humans who want to be asked."""
        self.left = 0.0
        """ms in which they may still make it known."""
        self._whole = 1.0
        self._answered = False

    @property
    def running(self) -> bool:
        """Whether those who are called still have time to make themselves heard."""
        return self.left > 0

    @property
    def part(self) -> float:
        """How much of that time is left, from 1 to 0."""
        return self.left / self._whole

    @property
    def ripe(self) -> bool:
        """Whether the time has just run out: nobody was asked yet, and a bot has thought about its answer all along."""
        return self.veiled and not self._answered and bool(self.called)

    @property
    def called(self) -> tuple[int, ...]:
        """The humans who are still to be asked."""
        return tuple(seat for seat in self.call.seats if seat in self.humans) if self.call else ()

    def open(self, call: Call | None, wishing: Iterable[int]) -> None:
        """The table calls anew, or no longer; `wishing` are the seats that want to be asked at calls of this kind."""
        self.call, self._answered = call, False
        self.wishes = frozenset(wishing) & frozenset(self.called)
        self._whole = self._pace.reaction
        asked = call is not None and self.wishes == {*call.seats}  # nobody need wait for anybody
        self.left = self._whole if self.called and self.veiled and not asked else 0.0

    def go_on(self, call: Call) -> None:
        """One of them has let it be, or is still about to answer: the next is asked without another beat."""
        self.call, self._answered = call, True
        self.wishes &= frozenset(self.called)

    def press(self, seat: int) -> bool:
        """This seat wants to answer, or no longer does; False where that means nothing."""
        if not self.veiled or seat not in self.called:
            return False
        self.wishes ^= {seat}
        return True

    def tick(self, ms: float) -> bool:
        """Lets time pass; True when it has just run out."""
        self.left = max(0.0, self.left - ms)
        return not self.left

    def asks(self, seat: int, legal: Sequence[Any]) -> bool:
        """Whether this human, whose turn to answer it is, decides; else it is let be."""
        assert self.call is not None
        able = self.veiled or any(action != self.call.passing for action in legal)
        return not self.running and seat in self.wishes and able
