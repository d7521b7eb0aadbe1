"""Time: the real clock, and one that tests advance by hand."""

import time
from typing import Protocol


class Clock(Protocol):
    """A source of time in ms for animation, and of the date."""

    def now(self) -> float:
        """Return milliseconds from some fixed moment; never decreasing."""
        ...

    def date(self) -> float:
        """Return seconds since 1970."""
        ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        """Return milliseconds of a clock that never goes back."""
        return time.monotonic() * 1000

    def date(self) -> float:
        """Return seconds since 1970 from the system's clock, which can be changed."""
        return time.time()


class VirtualClock:
    """A clock that only `advance` moves; for tests and pictures."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Return the milliseconds advanced so far."""
        return self.time

    def date(self) -> float:
        """Return the seconds advanced so far, as if it were 1970."""
        return self.time / 1000

    def advance(self, ms: float) -> None:
        """Move the clock by `ms` milliseconds."""
        self.time += ms
