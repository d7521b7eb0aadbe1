"""Reading and scaling of paintings."""

from pathlib import Path

import pygame


def scaled(path: Path, w: int, h: int) -> pygame.Surface:
    """Return a painting scaled to cover w by h pixels; its middle is cut out."""
    whole = pygame.image.load(str(path))
    size = cover_of(w, h, whole.get_height() / whole.get_width())
    large = pygame.transform.smoothscale(whole, size)
    return large.subsurface((size[0] - w) // 2, (size[1] - h) // 2, w, h)


def cover_of(w: int, h: int, shape: float) -> tuple[int, int]:
    """The smallest size of this shape that covers w by h."""
    return (w, max(h, round(w * shape))) if w * shape >= h else (max(w, round(h / shape)), h)
