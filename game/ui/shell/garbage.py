"""Python looks for garbage in pauses: by itself it does so whenever it likes, and a frame waits for that."""

import gc

SHORT_MS, LONG_MS = 5.0, 60.0
"""A pause of so many ms has room for a look at what is new, and for a look at everything."""
NEW, FLOOD = 3_000, 30_000
"""So many things more than at the last look are worth one; with so many more it is taken without a pause."""
LOOKS = 30
"""After so many looks at what was new all is looked at, in the next long pause."""


class Garbage:
    """Looks for circles of things that nobody needs any longer, such as a scene that was left, with its pictures."""

    def __init__(self) -> None:
        self._left = False
        """Whether something large may be garbage now."""

    def begin(self) -> None:
        """From now on nobody else looks; what is loaded by now stays and is not looked at any more."""
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Python looks by itself again."""
        gc.enable()

    def expect(self) -> None:
        """Something large was left: all is to be looked at in the next long pause."""
        self._left = True

    def pause(self, ms: float | None) -> None:
        """Nothing happens for so many ms (None = until the player does something): look, where that is worth it."""
        new, _young, looks = gc.get_count()
        room = float("inf") if ms is None else ms
        if room >= LONG_MS and (self._left or looks >= LOOKS):
            gc.collect()
            self._left = False
        elif new >= (NEW if room >= SHORT_MS else FLOOD):
            gc.collect(1)
