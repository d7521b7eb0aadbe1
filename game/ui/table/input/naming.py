"""The names of all that can be chosen: shown while their key is held, or from one short press of it to the next."""

import math

BRIEF = 300
"""A key that is down for no more ms was pressed, not held."""


class Naming:
    """Whether the names are shown; whoever cannot hold a key presses it."""

    def __init__(self) -> None:
        """At first they are not."""
        self.shown = False
        self._by = ""
        """The chord that is down, as far as is known; "" = none."""
        self._since = 0.0

    def press(self, chord: str, now: float) -> None:
        """Their key goes down: they are shown, or no longer."""
        self.shown, self._by, self._since = not self.shown, "" if self.shown else chord, now

    def hold(self) -> None:
        """Another key went down: a key that is down now was not meant as a short press."""
        self._since = -math.inf

    def release(self, chord: str, now: float) -> bool:
        """A key comes up; True when they were shown by it. After a short press they stay."""
        if not self._by or chord != self._by:
            return False
        self.shown, self._by = now - self._since <= BRIEF, ""
        return True

    def click(self) -> None:
        """Something is clicked: names that no key holds have done their service."""
        self.shown = bool(self._by)

    def end(self) -> None:
        """They are shown no more, whatever is down."""
        self.shown, self._by = False, ""
