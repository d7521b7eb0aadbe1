"""Dashed lines round a place: a rectangle of them, or a ring."""

import math
from collections.abc import Iterator

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg


def dashed(canvas: Canvas, area: Rect, colour: str, thick: float, ring: bool = False) -> None:
    """A rectangle of dashes, or a ring of them."""
    box, s, line = canvas.box(area), canvas.measure.scale, canvas.hex(colour)
    key = ("dashed", box.size, line, thick, s, ring)

    def make() -> pygame.Surface:
        t = thick * s
        ends = _arcs(box.w / 2, box.w / 2 - t) if ring else _dashes(box.w - 2 * t, box.h - 2 * t, t, 18 * s)
        path = "".join(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" for x, y, u, v in ends)
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box.w} {box.h}"><path d="{path}" fill="none" '
            f'stroke="{line}" stroke-width="{t:.2f}" stroke-linecap="round"/></svg>'
        )
        return from_svg(text, box.w, box.h)

    canvas.surface.blit(canvas.gallery.made(key, make), box)


def _dashes(w: float, h: float, edge: float, pitch: float) -> Iterator[tuple[float, float, float, float]]:
    """The ends of the dashes along four sides; every corner is whole."""
    for length, upright in ((w, False), (h, True)):
        count = max(2, round(length / pitch))
        step = length / count
        for n in range(count + 1):
            start, end = max(0.0, (n - 0.29) * step), min(length, (n + 0.29) * step)
            for across in (edge, edge + (w if upright else h)):
                if upright:
                    yield across, edge + start, across, edge + end
                else:
                    yield edge + start, across, edge + end, across


def _arcs(middle: float, radius: float) -> Iterator[tuple[float, float, float, float]]:
    """The ends of the dashes of a ring."""
    count = 26
    for n in range(count):
        start, end = (math.tau * (n + part) / count for part in (-0.28, 0.28))
        x, y = middle + radius * math.cos(start), middle + radius * math.sin(start)
        yield x, y, middle + radius * math.cos(end), middle + radius * math.sin(end)
