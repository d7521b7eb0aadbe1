"""Units: everything on the screen is placed in units u, and one u is one pixel of a window 1080 pixels high."""

from dataclasses import dataclass, field
from math import floor
from typing import Literal

import pygame

Rect = pygame.FRect
Area = Rect | tuple[float, float, float, float]
"""A rectangle in units."""

Layout = Literal["compact", "standard", "wide"]

SMALLEST_WINDOW = (1024, 640)
"""What the system is asked to keep the window at; not every one does."""
LEAST = (480, 300)
"""What every scene can be drawn at: a window that was made smaller shows the part of it that fits."""
TEXT_FLOOR = 13
"""No text is ever smaller than this many pixels."""
TEXT_SCALE_FLOOR = 0.74
"""Text stops shrinking with the window here, so that 20 u body text keeps 15 px at 720p."""
HIT = 44.0
"""Smallest side of anything that can be clicked, in units."""


def whole(pixels: float) -> int:
    """The nearest whole pixel; halves always go up, or a hairline would vanish here and be doubled there."""
    return floor(pixels + 0.5)


@dataclass(frozen=True, slots=True)
class Measure:
    """How units become pixels in a window of this size with this text factor (1.0 = 100 %)."""

    width: int
    height: int
    factor: float = 1.0
    scale: float = field(init=False)
    """Pixels per unit of geometry."""
    text_scale: float = field(init=False)
    """Pixels per unit of text size."""
    growth: float = field(init=False)
    """How much larger text is than the geometry around it; heights of rows that hold text grow by it."""

    def __post_init__(self) -> None:
        scale = min(self.height / 1080, self.width / 1600)
        text_scale = max(scale, TEXT_SCALE_FLOOR) * self.factor
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "text_scale", text_scale)
        object.__setattr__(self, "growth", text_scale / scale)

    @property
    def w(self) -> float:
        """Width of the window in units."""
        return self.width / self.scale

    @property
    def h(self) -> float:
        """Height of the window in units."""
        return self.height / self.scale

    @property
    def area(self) -> Rect:
        """The whole window in units."""
        return Rect(0, 0, self.w, self.h)

    @property
    def layout(self) -> Layout:
        """Which arrangement fits this window."""
        if self.width < 1400 or self.height < 800 or self.factor >= 1.5:
            return "compact"
        return "wide" if self.width >= 2 * self.height else "standard"

    def px(self, units: float) -> int:
        """Pixels of a place or a length, as `whole` rounds them; a frame asks a thousand times, so it is not called."""
        return floor(units * self.scale + 0.5)

    def rect(self, box: "Rect | tuple[float, float, float, float]") -> pygame.Rect:
        """Pixels of a rectangle; its edges are rounded, so that neighbours meet."""
        x, y, w, h = box
        s = self.scale
        left, top = floor(x * s + 0.5), floor(y * s + 0.5)
        return pygame.Rect(left, top, floor((x + w) * s + 0.5) - left, floor((y + h) * s + 0.5) - top)

    def text_px(self, size: float) -> int:
        """Pixels of a text size, never below the floor."""
        return max(TEXT_FLOOR, round(size * self.text_scale))
