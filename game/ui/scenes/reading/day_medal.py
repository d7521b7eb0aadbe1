"""The medal of a day's game beside what the results say of it: it comes down upon the ribbon's place."""

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.today.telling import drawing

WIDE, SHAPE = 84.0, 1.25
"""How wide a medal is, and by how much higher than wide."""
FALL = 90.0
"""From how far above it comes."""


def medal_room(canvas: Canvas, medal: int) -> tuple[float, float]:
    """How wide and high its place is, 0 = none was won."""
    wide = WIDE * min(canvas.measure.growth, 1.4) if medal else 0.0
    return wide, wide * SHAPE


def draw_day_medal(canvas: Canvas, place: Rect, medal: int, far: float) -> Rect:
    """Draw it on its way down, `far` from 0 to 1; return where light falls on it."""
    y = place.centery - FALL * (1 - far)
    canvas.art(drawing(medal), place.centerx, y, place.w, centred=True, fade=min(1.0, 2 * far))
    wide = 1.3 * place.w
    return Rect(place.centerx - wide / 2, place.centery - wide / 2, wide, wide)
