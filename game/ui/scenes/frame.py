"""What all screens of the shell share: a header with a title and the way back, and a footer."""

from collections.abc import Callable

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.buttons import Button
from game.words import _

MARGIN = 64.0
BIRD = 320.0
"""How wide the teacher is on his perch."""


def header_height(canvas: Canvas) -> float:
    """How high the header is: 92 u, more with larger text."""
    return 92 * min(canvas.measure.growth, 1.5)


def draw_header(canvas: Canvas, title: str, sub: str, room: float) -> None:
    """The dark band with its brass line, the title, and a muted sentence beside it where `room` is left for it."""
    high = header_height(canvas)
    canvas.shade((0, 0, canvas.measure.w, high), "#09141A", 0.88)
    canvas.fill((0, high - 2, canvas.measure.w, 2), "fill_bottom")
    w = canvas.text(title, MARGIN, high / 2, theme.TITLE, "ink", "display", room=room)
    left = room - w - 28
    if sub and canvas.width(sub, theme.STRONG) * SHRINK <= left:
        canvas.text(sub, MARGIN + w + 28, high / 2 + 6, theme.STRONG, "muted", room=left)


def draw_footer(canvas: Canvas, high: float) -> Rect:
    """The dark band along the lower edge; returns its area."""
    measure = canvas.measure
    area = Rect(0, measure.h - high, measure.w, high)
    canvas.shade(area, "#09141A", 0.88)
    canvas.fill((0, area.y, area.w, 2), "fill_bottom")
    return area


def back_button(press: Callable[[], None], label: str = "") -> Button:
    """The way back, always in the upper right corner."""
    return Button("back", label or _("Back"), press, glyph="undo", key="Esc", zone="header")


def place_back(canvas: Canvas, button: Button) -> float:
    """Puts the way back in its corner; returns where it begins."""
    high = header_height(canvas)
    w, h = button.ask(canvas)
    h = min(h, high - 20)
    button.rect = Rect(canvas.measure.w - MARGIN - w, (high - h) / 2, w, h)
    return button.rect.x


def perched(low: float) -> Rect:
    """Where the teacher on his perch stands, left of what lies on a board; his perch ends at `low`."""
    return Rect(MARGIN - 44, low - BIRD * 1.42, BIRD, BIRD * 1.42)


def draw_perched(canvas: Canvas, at: Rect, pose: str) -> None:
    """The teacher in this pose on his perch."""
    wide = at.w * 0.72
    high = wide * canvas.gallery.shape("ui", "tutor_perch")
    canvas.art("tutor_perch", at.x + at.w * 0.46 - wide / 2, at.bottom - high - 4, wide)
    canvas.art(f"tutor_{pose}", *at.topleft, at.w)


def draw_box(canvas: Canvas, game_id: str, x: float, bottom: float, w: float, dim: bool = False) -> Rect:
    """A box standing on `bottom`, its cover w wide, with top and side; returns the area of the cover."""
    whole = w * 564 / 512
    high = whole * 752 / 564
    top = bottom - high
    cover_y = top + high * 32 / 752
    cover = Rect(x, cover_y, w, bottom - cover_y)
    canvas.shadow((x + 4, cover_y + 6, whole - 4, cover.h - 6), 4, 10, 6, 12, 150)
    canvas.art(f"box_{game_id}", x, top, whole, high)
    canvas.painting(f"cover_{game_id}", cover)
    if dim:
        canvas.shade((x, cover_y, w, cover.h), "#0B1A22", 0.55)
    return cover


def draw_small_box(canvas: Canvas, folder: str, picture: str, area: Rect) -> None:
    """A small box seen from above, with the drawing of this folder on its lid."""
    x, y, w, h = area
    canvas.shadow((x + 2, y + 3, w, h), 5, 7, 4, 6, 150)
    canvas.rr(area, 5, ("#6B4A2C", "#4A3220"), "#2A1C10", 1.5)
    canvas.rr((x + 3, y + 3, w - 6, h * 0.86 - 3), 4, ("#7FB2C8", "#3E7D9C"), "#F0DCA4", 1.5)
    high = h * 0.86 - 8
    wide = min(w - 10, high * 1.18)
    canvas.art(picture, x + w / 2, y + 4 + high / 2, wide, high, folder, centred=True)


def tilted_box(canvas: Canvas, game_id: str, x: float, y: float, w: float, angle: float) -> None:
    """A box taken off the shelf, its cover w wide, centred at (x, y), turned by `angle` degrees."""
    measure = canvas.measure

    def make() -> pygame.Surface:
        edge = 24.0
        size = (canvas.px(w * 564 / 512 + 2 * edge), canvas.px(w * 752 / 512 + 2 * edge))
        ground = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        inner = Canvas(ground, measure, canvas.gallery, canvas.lettering)
        draw_box(inner, game_id, edge, edge + w * 752 / 512, w)
        return pygame.transform.rotozoom(ground, angle, 1)

    canvas.paste(canvas.gallery.made(("tilted", game_id, canvas.px(w), angle), make), x, y, centred=True)
