"""The materials of the shell, drawn layer by layer; the canvas caches each as one picture."""

import pygame

from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg
from game.ui.draw.shapes import Shapes
from game.ui.draw.theme import SHELL


def panel(canvas: Shapes, at: Rect, radius: float, corners: bool) -> None:
    """Draw the ground of a panel with its shadow."""
    x, y, w, h = at
    canvas.shadow(at, radius, 2, 6, 10, 110)
    canvas.rr(at, radius, ("panel_top", "panel_bottom"), "gap", 2)
    canvas.rr((x + 2, y + 2, w - 4, h - 4), radius - 2, "", "panel_inner", 1.5)
    if corners:
        right, low = x + w - 59, y + h - 59
        places = ((x - 5, y - 5), (right, y - 5), (right, low), (x - 5, low))
        for n, (cx, cy) in enumerate(places):
            canvas.art("brass_corner", cx, cy, 64, flip=n in (1, 2), upside=n in (2, 3))


def bar(canvas: Shapes, at: Rect, radius: float) -> None:
    """The material of bars along an edge, with its shadow."""
    x, y, w, h = at
    canvas.shadow(at, radius, 2, 5, 8, 130)
    canvas.rr(at, radius, ("bar_top", "bar_bottom"), "gap", 2)
    canvas.rr((x + 2, y + 2, w - 4, h - 4), radius - 2, "", "bar_inner", 1.5)


def sheet(canvas: Shapes, at: Rect, radius: float) -> None:
    """A sheet of paper with its shadow."""
    x, y, w, h = at
    canvas.shadow(at, radius, 3, 8, 14, 130)
    canvas.rr(at, radius, "paper", "sheet_edge", 1.5)
    if canvas.hex("paper") == SHELL["paper"] and canvas.gallery.has_painting("ui", "paper"):
        box = canvas.box(at)
        paper = canvas.gallery.painting("ui", "paper", box.w, box.h).convert_alpha()
        cut = canvas.gallery.rounded(box.w, box.h, radius * canvas.measure.scale, "#FFFFFF")
        paper.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(paper, box)
        canvas.rr(at, radius, "", "sheet_edge", 1.5)
    canvas.rr((x + 7, y + 7, w - 14, h - 14), radius, "", "sheet_inner", 1.2)


def beak(size: int, paper: str, line: str) -> pygame.Surface:
    """The point of a speech slip, `size` pixels wide, pointing down."""
    return from_svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path d="M1 0L10 14L20 0Z" fill="{paper}"/>'
        f'<path d="M1 1L10 14L20 1" fill="none" stroke="{line}" stroke-width="2" stroke-linejoin="round"/></svg>',
        size,
        size * 2 // 3,
    )
