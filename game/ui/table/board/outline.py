"""Places with corners, such as hexagons: where they lie, what is inside, and how they are ringed."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

import pygame

from game.core.table import Spot
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg
from game.ui.table.board.camera import Camera

Points = tuple[tuple[float, float], ...]
"""Corners in units, in order."""
INSET = 5.0
"""How far inside its place a ring is drawn, in units."""
OUTSIDE = -2.0
"""How far outside its place a glowing edge is drawn that lies below pieces."""
MARGIN = 12.0
SLIM, FINE = 22.0, 0.45
"""Below so many units across a place has finer lines, by this factor, so that they do not fill it."""


def points_of(camera: Camera, area: Rect, spot: Spot) -> Points:
    """Where the corners of a spot lie on the screen; () = it has none."""
    k, (x, y) = camera.scale(area), camera.place(area, spot.x, spot.y)
    return tuple((x + dx * k, y + dy * k) for dx, dy in spot.corners)


def inside(points: Points, x: float, y: float) -> bool:
    """Whether (x, y) lies inside these corners."""
    found = False
    for (ax, ay), (bx, by) in pairwise((*points, points[0])):
        if (ay > y) is not (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def draw_outline(canvas: Canvas, points: Points, line: str = "", *, over: bool = False) -> None:
    """The ring of a place that is picked or pointed at: solid and yellow, or of another colour.

    Nothing glows inside it where it lies `over` pieces, whose words are to be read.
    """
    strokes = ((canvas.hex("ring_dark"), 0.55, 7.0), (canvas.hex(line or "ring_picked"), 1.0, 4.5))
    _draw(canvas, points, INSET, strokes, ("", 0.0) if over else (canvas.hex("ring_glow"), 0.3))


def draw_glow(canvas: Canvas, points: Points, *, few: bool, over: bool) -> None:
    """The glowing edge of a place that can be chosen; thicker where there are few of them.

    It lies outside a rim in a colour; `over` = over the pieces that fill its place, and so on its edge.
    """
    light, dark, k = canvas.hex("ring_thin"), canvas.hex("ring_dark"), 1.8 if few else 1.0
    strokes = ((light, 0.5, 8 * k), (dark, 0.7, 4.4 * k), (light, 1.0, 2.6 * k))
    _draw(canvas, points, k if over else OUTSIDE, strokes)


def draw_focus(canvas: Canvas, points: Points) -> None:
    """Draw the focus ring inside a polygon of the screen; its corners are in units, in order."""
    _draw(canvas, points, -3.0, ((canvas.hex("gap"), 1.0, 8.0), (canvas.hex("focus"), 1.0, 3.5)))


def _draw(
    canvas: Canvas,
    points: Points,
    inset: float,
    strokes: Sequence[tuple[str, float, float]],
    glow: tuple[str, float] = ("", 0.0),
) -> None:
    """Lines (colour, opacity, width) along the edges, `inset` units inside them, over a glow; finer if it is slim."""
    fine = FINE if min(dist(one, next_) for one, next_ in pairwise((*points, points[0]))) < SLIM else 1.0
    inset *= fine
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    around = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(2 * MARGIN, 2 * MARGIN)
    box, s = canvas.box(around), canvas.measure.scale
    x, y = around.center
    k = max(0.1, 1 - 2 * inset / min(around.w, around.h))
    corners = tuple(
        (round(((px - x) * k + around.w / 2) * s, 1), round(((py - y) * k + around.h / 2) * s, 1)) for px, py in points
    )

    def make() -> pygame.Surface:
        shape = " ".join(f"{x},{y}" for x, y in corners)
        filled = f'<polygon points="{shape}" fill="{glow[0]}" fill-opacity="{glow[1]}"/>' if glow[0] else ""
        lines = "".join(
            f'<polygon points="{shape}" fill="none" stroke="{colour}" stroke-opacity="{clear}" '
            f'stroke-width="{wide * fine * s:.1f}" stroke-linejoin="round"/>'
            for colour, clear, wide in strokes
        )
        size = f'viewBox="0 0 {box.w} {box.h}" width="{box.w}" height="{box.h}"'
        return from_svg(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{filled}{lines}</svg>', box.w, box.h)

    canvas.surface.blit(canvas.gallery.made(("outline", box.size, corners, tuple(strokes), glow), make), box)
