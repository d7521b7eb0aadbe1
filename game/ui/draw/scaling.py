"""Reading and scaling of paintings on threads, because it takes longer than a frame."""

from pathlib import Path
from threading import Thread

import pygame


class Scaling:
    """A painting that is being scaled to cover w by h pixels; its middle is cut out."""

    def __init__(self, path: Path, w: int, h: int) -> None:
        """Begins at once."""
        self._path, self._size = path, (w, h)
        self._found: pygame.Surface | Exception
        self._thread = Thread(target=self._scale, daemon=True)
        self._thread.start()

    def _scale(self) -> None:
        w, h = self._size
        try:
            whole = pygame.image.load(str(self._path))
            size = cover_of(w, h, whole.get_height() / whole.get_width())
            scaled = pygame.transform.smoothscale(whole, size)
            self._found = scaled.subsurface((size[0] - w) // 2, (size[1] - h) // 2, w, h)
        except Exception as error:
            self._found = error

    def done(self, seconds: float) -> bool:
        """Whether it is scaled, after waiting for so long at most."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> pygame.Surface:
        """Wait and return the painting; errors of reading and scaling are raised here."""
        self._thread.join()
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def cover_of(w: int, h: int, shape: float) -> tuple[int, int]:
    """The smallest size of this shape that covers w by h."""
    return (w, max(h, round(w * shape))) if w * shape >= h else (max(w, round(h / shape)), h)
