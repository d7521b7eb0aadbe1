"""Shapes on a face: polygons, and whole faces that are turned."""

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
) -> pygame.Surface:
    """Polygons on a clear ground as large as the whole picture of their face."""
    shapes = ""
    for part in parts:
        x, y = part.x - bounds.x, part.y - bounds.y
        corners = " ".join(f"{(x + dx) * scale:.2f},{(y + dy) * scale:.2f}" for dx, dy in part.corners)
        fill = canvas.hex(part.fill) if part.fill else "none"
        line = f' stroke="{canvas.hex(part.line)}" stroke-width="{part.thick * scale:.2f}"' if part.line else ""
        shapes += f'<polygon points="{corners}" fill="{fill}"{line} stroke-linejoin="round"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}"'
    return from_svg(f'{head} width="{size[0]}" height="{size[1]}">{shapes}</svg>', *size)


def cut(
    canvas: Canvas, picture: pygame.Surface, corners: Sequence[tuple[float, float]], scale: float
) -> pygame.Surface:
    """What of a picture lies inside these corners; they are in units from its own corner."""
    size = picture.get_size()
    shape = Polygon(0, 0, tuple(corners), "#FFFFFF")
    found = picture.convert_alpha()
    mask = draw_polygons(canvas, (shape,), scale, Rect(0, 0, *size), size)
    found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def turned_once(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned to the left by `angle` degrees, at its own size: fast, and smooth enough for what is large."""
    return pygame.transform.rotozoom(picture, angle, 1)
