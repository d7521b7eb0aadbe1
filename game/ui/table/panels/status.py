"""What is left of the turn: a sheet at the left end of the tray, with the colour of the seat whose turn it is."""

import pygame

from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.layout import BAND
from game.ui.table.materials import paper, pattern


def draw_status(context: DrawContext) -> None:
    """The sheet and the face on it, where the table has one."""
    place, status = context.zones.status, context.table.status
    if status is None or not place.w:
        return
    band = BAND if context.compact else BAND + 4
    paper(context.canvas, place, "mat_lit", 7 if context.compact else 10, lift=3 if context.compact else 8)
    _band(context, Rect(place.x, place.y, band, place.h), theme.SEATS[_seat(context)])
    inner = Rect(place.x + band, place.y, place.w - band, place.h)
    context.face(status, inner.inflate(-8, -10))


def _band(context: DrawContext, place: Rect, style: theme.SeatColour) -> None:
    """The seat's colour and pattern."""
    canvas = context.canvas
    box = canvas.box(place)

    def make() -> pygame.Surface:
        radius = 5 * canvas.measure.scale
        band = canvas.gallery.rounded(box.w, box.h, radius, (style.colour, style.dark), "", 0, True).copy()
        pattern(band, style)
        return band

    canvas.surface.blit(canvas.gallery.made(("status band", box.size, style.emblem), make), box)


def _seat(context: DrawContext) -> int:
    """The colour of the seat whose turn it is, else of the one that must do something."""
    active = next((mat.seat for mat in context.table.mats if mat.active), context.table.prompt.seat)
    return (
        context.look.seats[active].colour
        if active is not None and active < len(context.look.seats)
        else context.acting_colour
    )
