"""What is left of the turn: a sheet at the left end of the tray, with the colour of the seat whose turn it is."""

import pygame

from game.ui import theme
from game.ui.measure import Rect
from game.ui.table.layout import BAND
from game.ui.table.materials import paper, pattern
from game.ui.table.pen import Pen


def draw_status(pen: Pen) -> None:
    """The sheet and the face on it, where the table has one."""
    place, status = pen.zones.status, pen.table.status
    if status is None or not place.w:
        return
    band = BAND if pen.compact else BAND + 4
    paper(pen.canvas, place, "mat_lit", 7 if pen.compact else 10, lift=3 if pen.compact else 8)
    _band(pen, Rect(place.x, place.y, band, place.h), theme.SEATS[_seat(pen)])
    inner = Rect(place.x + band, place.y, place.w - band, place.h)
    pen.face(status, inner.inflate(-8, -10))


def _band(pen: Pen, place: Rect, style: theme.SeatColour) -> None:
    """The seat's colour and pattern."""
    canvas = pen.canvas
    box = canvas.box(place)

    def make() -> pygame.Surface:
        radius = 5 * canvas.measure.scale
        band = canvas.gallery.rounded(box.w, box.h, radius, (style.colour, style.dark), "", 0, True).copy()
        pattern(band, style)
        return band

    canvas.surface.blit(canvas.gallery.made(("status band", box.size, style.emblem), make), box)


def _seat(pen: Pen) -> int:
    """The colour of the seat whose turn it is, else of the one that must do something."""
    active = next((mat.seat for mat in pen.table.mats if mat.active), pen.table.prompt.seat)
    return pen.look.seats[active].colour if active is not None and active < len(pen.look.seats) else pen.acting_colour
