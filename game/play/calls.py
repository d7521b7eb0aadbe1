"""Calls: something happened that several seats may answer out of turn. Who wants to, and the time to say so.

Where something is hidden, all called humans get the same time, whatever they hold. A seat that wants to answer says so
in public, or has set in advance that it wants to be asked; these seats are then asked in the game's order, each in
private, and the others pass. An answer opens a new call. Where nothing is hidden there is no time limit: every seat
that can do more than pass is asked.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any

from game.core.panels import Call
from game.play.pace import Pace

YES, NO = "yes", "no"
"""The note by which a seat says whether it wants to be asked at calls of a kind."""


def stop_key(kind: str) -> str:
    """Return the notebook key for whether a seat wants to be asked at calls of this kind."""
    return f"stop {kind}"


READ = 80
"""How many letters are read in the time of a reaction."""


class Calls:
    """The open call, if any: who is called, who wants to answer, and the time left."""

    def __init__(self, humans: tuple[int, ...] = (), veiled: bool = False, pace: Pace | None = None) -> None:
        """`veiled`: something is hidden at this table, so there is a time limit; `pace` says how long."""
        self.humans = humans
        self.veiled = veiled
        self._pace = pace or Pace()
        self.call: Call | None = None
        self.wishes: frozenset[int] = frozenset()
        """The humans who want to be asked."""
        self.left = 0.0
        """The time in which they may still say so, in ms; infinite until somebody says that all have answered."""
        self.whole = 1.0
        """The time they had at first."""
        self._answered = False

    @property
    def running(self) -> bool:
        """Whether the called humans may still say that they want to answer."""
        return self.left > 0

    @property
    def part(self) -> float:
        """The share of that time that is left, from 1 to 0."""
        return 1.0 if self.untimed else self.left / self.whole

    @property
    def untimed(self) -> bool:
        """Whether they may say so until somebody says that all have answered."""
        return self.left == math.inf

    @property
    def ripe(self) -> bool:
        """Whether humans are called at a veiled table and nobody has answered or passed yet."""
        return self.veiled and not self._answered and bool(self.called)

    @property
    def called(self) -> tuple[int, ...]:
        """The humans who are still to be asked."""
        return tuple(seat for seat in self.call.seats if seat in self.humans) if self.call else ()

    def open(self, call: Call | None, wishing: Iterable[int]) -> None:
        """Open this call (None: no call); `wishing` are the seats that have set that they want to be asked."""
        self.call, self._answered = call, False
        self.wishes = frozenset(wishing) & frozenset(self.called)
        self.whole = self._lasting(call)
        asked = call is not None and self.wishes == {*call.seats}  # nobody need wait for anybody
        self.left = self.whole if self.called and self.veiled and not asked else 0.0

    def _lasting(self, call: Call | None) -> float:
        """The time for a reaction, and in proportion for what has to be read before, in whole tenths of a second."""
        letters = len(call.words) + len(call.reads) if call is not None and call.reads else 0
        return round(self._pace.reaction * (1 + letters / READ), -2) or math.inf

    def go_on(self, call: Call) -> None:
        """Continue the same call after a seat has passed or made a part of its answer; no new time limit."""
        self.call, self._answered = call, True
        self.wishes &= frozenset(self.called)

    def press(self, seat: int) -> bool:
        """Toggle whether this seat wants to answer; False, and no change, if it is not called."""
        if not self.veiled or seat not in self.called:
            return False
        self.wishes ^= {seat}
        return True

    def close(self) -> None:
        """End the time: all have answered."""
        self.left = 0.0

    def tick(self, ms: float) -> bool:
        """Let `ms` pass; return whether no time is left."""
        self.left = max(0.0, self.left - ms)
        return not self.left

    def asks(self, seat: int, legal: Sequence[Any]) -> bool:
        """Return whether this human, whose turn to answer it is, decides; otherwise the seat passes."""
        assert self.call is not None
        able = self.veiled or any(action != self.call.passing for action in legal)
        return not self.running and seat in self.wishes and able
