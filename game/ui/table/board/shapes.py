"""Shapes on a face: polygons, and whole faces that are turned."""

import math
from collections.abc import Iterator, Sequence

import pygame

from game.core.faces import Art, Box, Grid, Part, Passage, Polygon, Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg


def gathered(parts: Sequence[Part]) -> Iterator[Art | Words | Passage | Box | Grid | tuple[Polygon, ...]]:
    """The parts in order; polygons that follow each other are drawn together."""
    run: tuple[Polygon, ...] = ()
    for part in parts:
        if isinstance(part, Polygon):
            run = (*run, part)
            continue
        if run:
            yield run
            run = ()
        yield part
    if run:
        yield run


def draw_polygons(
    canvas: Canvas, parts: Sequence[Polygon], scale: float, bounds: Rect, size: tuple[int, int]
) -> tuple[pygame.Surface, pygame.Rect]:
    """Polygons on a clear ground, no larger than they need, and where it lies in the picture of their face."""
    area = _around(parts, scale, bounds).clip(pygame.Rect(0, 0, *size))
    shapes = ""
    for part in parts:
        x, y = part.x - bounds.x, part.y - bounds.y
        corners = " ".join(f"{(x + dx) * scale:.2f},{(y + dy) * scale:.2f}" for dx, dy in part.corners)
        fill = canvas.hex(part.fill) if part.fill else "none"
        line = f' stroke="{canvas.hex(part.line)}" stroke-width="{part.thick * scale:.2f}"' if part.line else ""
        shapes += f'<polygon points="{corners}" fill="{fill}"{line} stroke-linejoin="round"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {area.w} {area.h}" width="{area.w}" height="{area.h}"'
    moved = f'<g transform="translate({-area.x} {-area.y})">{shapes}</g>'
    return from_svg(f"{head}>{moved}</svg>", *area.size), area


def _around(parts: Sequence[Polygon], scale: float, bounds: Rect) -> pygame.Rect:
    """Whole pixels round these polygons and their lines."""
    found: list[pygame.Rect] = []
    for part in parts:
        xs, ys = [x for x, _y in part.corners], [y for _x, y in part.corners]
        left, top = (part.x - bounds.x + min(xs)) * scale, (part.y - bounds.y + min(ys)) * scale
        right, low = (part.x - bounds.x + max(xs)) * scale, (part.y - bounds.y + max(ys)) * scale
        thick = math.ceil(part.thick * scale / 2) + 2 if part.line else 2
        box = pygame.Rect(math.floor(left), math.floor(top), 0, 0)
        box.size = math.ceil(right) - box.x, math.ceil(low) - box.y
        found.append(box.inflate(2 * thick, 2 * thick))
    return found[0].unionall(found[1:])


def cut(
    canvas: Canvas, picture: pygame.Surface, corners: Sequence[tuple[float, float]], scale: float
) -> pygame.Surface:
    """What of a picture lies inside these corners; they are in units from its own corner."""
    size = picture.get_size()
    shape = Polygon(0, 0, tuple(corners), "#FFFFFF")
    found = picture.convert_alpha()
    shown, area = draw_polygons(canvas, (shape,), scale, Rect(0, 0, *size), size)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.blit(shown, area)
    found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def turned_once(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned to the left by `angle` degrees, at its own size: fast, and smooth enough for what is large."""
    return pygame.transform.rotozoom(picture, angle, 1)
