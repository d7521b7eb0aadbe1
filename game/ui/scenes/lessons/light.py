"""The light of a lesson: the table lies in half light, and only what is spoken of and what is to be pressed is lit."""

import math
from collections.abc import Sequence

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.lessons.tutor import Tutor

COOL = (128, 143, 156)
"""What is left of red, green and blue in half light, of 255."""
FOOT = 60.0
"""Words beside a thing make it larger by less than this."""
WIDE = 84.0
"""The width of an arrow that points down."""


def draw_light(canvas: Canvas, tutor: Tutor) -> None:
    """Darken all but what is lit, and ring it as one where it touches; dots lead there from the teacher's wing.

    What has been pressed for this step stays lit. An open plate lies above what is spoken of, in half light but for the
    row that is to be pressed.
    """
    spoken, press, plate = tutor.points.spoken(), tutor.points.press(), tutor.points.plate()
    areas = [rect.inflate(20, 20) for rect in spoken]
    kept = [_cut(canvas, rect.inflate(10, 10), 12) for rect in tutor.points.held()]
    kept += [_cut(canvas, area, 18) for area in areas]
    pressed = [_cut(canvas, rect.inflate(10, 10), 12) for rect in press]
    canvas.surface.fill(COOL, None, pygame.BLEND_RGB_MULT)
    over = [_cut(canvas, plate.rect.inflate(8, 8), 12)] if plate else []
    for area in areas:
        canvas.rr(area.inflate(13, 13), 24.5, "", "gap", 10)
    for area in areas:
        canvas.rr(area.inflate(7, 7), 21.5, "", "#FFF1BC", 3.5)
    for place, picture in (*kept, *over, *pressed):
        canvas.surface.blit(picture, place)
    wing = tutor.wing()
    if areas and wing:
        _draw_way(canvas, wing, areas[0], [plate.rect] if plate else [])
    for rect in press:
        canvas.ring(ringed(rect, spoken).inflate(4, 4), 10)


def ringed(press: Rect, spoken: Sequence[Rect]) -> Rect:
    """What the ring of this thing to be pressed lies round: what it is spoken of with, such as the words at its foot.

    Through these no line should run; what is spoken of, and is much larger, has a ring of its own.
    """
    return next((whole for whole in spoken if whole.contains(press) and _alike(whole, press)), press)


def _alike(whole: Rect, part: Rect) -> bool:
    return whole.w - part.w < FOOT and whole.h - part.h < FOOT


def draw_arrow(canvas: Canvas, tutor: Tutor) -> None:
    """A brass arrow to what is to be pressed, never over the words of a plate."""
    high = WIDE * canvas.gallery.shape("ui", "arrow_here")
    for place, angle in tutor.points.arrows():
        x, y = place.centerx - WIDE / 2, place.centery - high / 2
        canvas.art("arrow_here", x, y, WIDE, angle=angle)


def _cut(canvas: Canvas, area: Rect, radius: float) -> tuple[pygame.Rect, pygame.Surface]:
    """Where in pixels this area lies, and what is drawn there now, with round corners."""
    box = canvas.box(area)
    picture = pygame.Surface(box.size, pygame.SRCALPHA).convert_alpha()
    picture.blit(canvas.surface, (0, 0), box)
    mask = canvas.gallery.rounded(box.w, box.h, radius * canvas.measure.scale, "#FFFFFF", "", 0)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return box, picture


def _draw_way(canvas: Canvas, wing: tuple[float, float], goal: Rect, under: Sequence[Rect]) -> None:
    """Dots on a bow from the wing tip to the edge of what is spoken of; it goes `under` what has words to be read."""
    (x, y), (gx, gy) = wing, goal.center
    far = math.hypot(gx - x, gy - y)
    dots = int(far // 26)
    for n in range(1, dots):
        t = n / dots
        px, py = x + (gx - x) * t, y + (gy - y) * t - math.sin(math.pi * t) * far * 0.12
        if goal.collidepoint(px, py):
            break
        if any(each.inflate(12, 12).collidepoint(px, py) for each in under):
            continue
        canvas.rr((px - 4, py - 4, 8, 8), 4, "#FFF1BC", "gap", 1.5)
