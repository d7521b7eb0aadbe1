"""Life while nobody acts: small regions of a frame that change a little some times a second, by the clock alone."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg

MOST, LARGEST = 32, (320.0, 320.0)
"""So many regions live at the same time, none of them larger than this, in units."""
SHADES = 12
"""In so many steps something brightens or fades: each is made once."""


@dataclass(frozen=True, slots=True)
class Stir:
    """A region in units, and what is drawn over it at a moment of the clock in ms."""

    area: Rect
    draw: Callable[[Canvas, Rect, float], None]


@dataclass(slots=True)
class _Lain:
    """A region as it was drawn: its place in pixels, what lies below, and all of it together."""

    stir: Stir
    box: pygame.Rect
    ground: pygame.Surface
    whole: bytes


class Life:
    """The regions of one scene that live. Between two frames they are drawn anew where nothing was drawn over them."""

    def __init__(self) -> None:
        self._lain: list[_Lain] = []

    def lay(self, canvas: Canvas, stirs: Iterable[Stir], now: float) -> None:
        """Draw them over what was drawn so far in this frame."""
        self._lain = []
        for stir in stirs:
            box = canvas.box(stir.area).clip(canvas.surface.get_clip())
            small = stir.area.w <= LARGEST[0] and stir.area.h <= LARGEST[1]
            apart = box.collidelist([lain.box for lain in self._lain]) < 0
            if box.w > 0 and box.h > 0 and small and apart and len(self._lain) < MOST:
                lain = _Lain(stir, box, canvas.surface.subsurface(box).copy(), b"")
                self._lain.append(lain)
                self._draw(canvas, lain, now)

    def beat(self, canvas: Canvas, now: float) -> bool:
        """Draw them as they are now over the last frame; return whether there are any."""
        drawn = False
        for lain in self._lain:
            if canvas.surface.get_rect().contains(lain.box) and _bytes(canvas, lain.box) == lain.whole:
                canvas.surface.blit(lain.ground, lain.box)
                self._draw(canvas, lain, now)
                drawn = True
        return drawn

    def end(self) -> None:
        """Nothing lives any more."""
        self._lain = []

    def _draw(self, canvas: Canvas, lain: _Lain, now: float) -> None:
        with canvas.clipped(lain.stir.area):
            lain.stir.draw(canvas, lain.stir.area, now)
        lain.whole = _bytes(canvas, lain.box)


def _bytes(canvas: Canvas, box: pygame.Rect) -> bytes:
    return pygame.image.tobytes(canvas.surface.subsurface(box), "RGB")


def wave(now: float, ms: float, phase: float = 0.0) -> float:
    """Where something is that goes to and fro once in so many ms: -1 to 1."""
    return math.sin(math.tau * (now / ms + phase))


def phase_of(area: Rect) -> float:
    """A part of a period, 0 to 1, that differs from place to place."""
    return (area.x * 0.0137 + area.y * 0.0271) % 1.0


def draw_waves(canvas: Canvas, area: Rect, now: float) -> None:
    """Three strokes of foam drift to and fro, and come and go."""
    phase = phase_of(area)
    wide = canvas.px(area.w * 0.34)
    for stroke in range(3):
        part = phase + stroke * 0.37
        seen = round(SHADES * (0.5 + 0.5 * wave(now, 5200, part)))
        if not seen:
            continue
        picture = canvas.gallery.made(("foam", wide, seen), lambda w=wide, s=seen: _foam(w, s / SHADES))  # type: ignore[misc]
        x = area.x + area.w * (0.06 + 0.28 * stroke) + 4 * wave(now, 6000, part)
        y = area.y + area.h * (0.2 + 0.3 * ((stroke * 2 + round(phase * 3)) % 3))
        canvas.surface.blit(picture, canvas.at(x, y))


def _foam(wide: int, bright: float) -> pygame.Surface:
    path = "M2 8Q10 1 18 6T34 6T50 5"
    style = f'fill="none" stroke="#FFF" stroke-width="2.4" stroke-linecap="round" stroke-opacity="{0.5 * bright:.2f}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 12"><path d="{path}" {style}/></svg>'
    return from_svg(svg, wide, max(2, wide * 12 // 52))


def draw_glow(canvas: Canvas, area: Rect, now: float) -> None:
    """A flame's light flickers."""
    phase = phase_of(area)
    seen = 0.5 + 0.28 * wave(now, 1600, phase) + 0.22 * wave(now, 700, phase * 3)
    step = round(SHADES * max(0.0, min(1.0, seen)))
    box = canvas.box(area)
    if step:
        picture = canvas.gallery.made(("glow", box.size, step), lambda: _light(box.size, step / SHADES))
        canvas.surface.blit(picture, box, special_flags=pygame.BLEND_RGB_ADD)


def _light(size: tuple[int, int], bright: float) -> pygame.Surface:
    """A warm light that is brightest in the middle, to be added."""
    small = pygame.Surface((64, 64))
    for ring in range(32, 0, -1):
        share = (1 - ring / 32) ** 2 * bright
        pygame.draw.circle(small, (round(64 * share), round(42 * share), round(16 * share)), (32, 32), ring)
    return pygame.transform.smoothscale(small, size)


def draw_ripple(canvas: Canvas, area: Rect, now: float) -> None:
    """A ring of water spreads and fades."""
    part = (now / 4200 + phase_of(area)) % 1.0
    step = round(SHADES * 2 * part)
    if 0 < step < SHADES * 2:
        box = canvas.box(area)
        picture = canvas.gallery.made(("ripple", box.size, step), lambda: _ring(box.size, step / SHADES / 2))
        canvas.surface.blit(picture, box)


def _ring(size: tuple[int, int], part: float) -> pygame.Surface:
    w, h = size
    rx, ry = (w / 2 - 2) * (0.55 + 0.45 * part), (h / 2 - 2) * (0.55 + 0.45 * part)
    line = f'stroke="#FFFFFF" stroke-width="{max(1.0, w / 70):.1f}" stroke-opacity="{0.55 * (1 - part):.2f}"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
        f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{rx:.1f}" ry="{ry:.1f}" fill="none" {line}/></svg>'
    )
    return from_svg(svg, w, h)
