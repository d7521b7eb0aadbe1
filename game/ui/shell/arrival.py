"""A large scene that has just come is built, laid out and drawn in frames of their own: none of them is long."""

GRACE, BUILT_MS = 2, 6
"""So many frames pass at most before it is drawn: one for each part of the work that took so many ms."""


class Arrival:
    """What was seen before stays for a frame where getting the scene ready has taken the time of that frame."""

    def __init__(self) -> None:
        self._left = 0
        """How many frames may still pass."""
        self.waits = False
        """Whether the scene was not drawn in the last frame: what the player does is not meant for it."""

    def begin(self) -> None:
        """A large scene comes."""
        self._left = GRACE

    def puts_off(self, spent: float) -> bool:
        """Whether the scene is not drawn in this frame, in which so many ms of work were done."""
        self.waits = self._left > 0 and spent > BUILT_MS
        self._left -= self.waits
        return self.waits

    def end(self) -> None:
        """The scene is drawn now."""
        self._left, self.waits = 0, False
