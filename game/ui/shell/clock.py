"""Time in milliseconds: the real one, and one that tests turn by hand."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time since the program began."""

    def now(self) -> float:
        """Milliseconds."""
        ...

    def date(self) -> float:
        """Seconds since 1970, as the calendar has it."""
        ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        """Milliseconds of a clock that never goes back."""
        return time.monotonic() * 1000

    def date(self) -> float:
        """Seconds since 1970, as the system has it."""
        return time.time()


class VirtualClock:
    """A time that passes only when told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Milliseconds passed so far."""
        return self.time

    def date(self) -> float:
        """Seconds passed so far, as if it were 1970."""
        return self.time / 1000

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.time += ms
