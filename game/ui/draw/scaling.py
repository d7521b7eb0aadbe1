"""Pictures that take longer than a frame are made on threads: the scaling of a painting, for one."""

from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pygame

NAP = 0.001
"""Seconds between two looks at whether a picture is made."""


class Beside:
    """A picture that is being made beside the frames."""

    def __init__(self, make: Callable[[], pygame.Surface]) -> None:
        """Begins at once; `make` runs on a thread, so that it may use nothing that others change."""
        self._make = make
        self._found: pygame.Surface | Exception
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        try:
            self._found = self._make()
        except Exception as error:
            self._found = error

    def done(self, seconds: float) -> bool:
        """Whether it is made, after waiting for so long at most."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> pygame.Surface:
        """Wait and return the picture; errors of making it are raised here."""
        self._thread.join()
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def scaled(path: Path, w: int, h: int) -> pygame.Surface:
    """Return a painting scaled to cover w by h pixels; its middle is cut out."""
    whole = pygame.image.load(str(path))
    size = cover_of(w, h, whole.get_height() / whole.get_width())
    large = pygame.transform.smoothscale(whole, size)
    return large.subsurface((size[0] - w) // 2, (size[1] - h) // 2, w, h)


def cover_of(w: int, h: int, shape: float) -> tuple[int, int]:
    """The smallest size of this shape that covers w by h."""
    return (w, max(h, round(w * shape))) if w * shape >= h else (max(w, round(h / shape)), h)
