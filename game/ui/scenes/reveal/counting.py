"""A count: two bands of lamplight slide over the board, cross at a place and go out; on the dial an amount is counted.

What stays is the place alone: bands that stay lit would say something of a whole row and column.
"""

import pygame

from game.core.telling import COUNTED
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.reveal.night_board import shine
from game.ui.scenes.reveal.scope import between, draw_housing

SLID = 0.5
"""When the bands have come to rest: a part of the whole time."""
FADES = 0.2
"""How long the bands take to go out, before all is counted."""
GLASS_TINT = "#6FA9C9"
GOLD = "#FFE29A"


class Bands:
    """The lamp's pictures of the board, and where its two bands come to rest."""

    def __init__(self, canvas: Canvas, board: Rect, place: Rect, day: pygame.Surface) -> None:
        """`day` is the board in full light, `place` the square where the bands cross, in units of the window."""
        self._canvas, self._board, self._place = canvas, board, place
        self._day = day
        self._lamp = day.copy()
        self._lamp.fill((206, 178, 122), special_flags=pygame.BLEND_RGB_MULT)

    def draw(self, surface: pygame.Surface, part: float) -> None:
        """The bands at this part of the whole time."""
        slid = 1 - (1 - between(part, 0, SLID)) ** 3
        board, place = self._board, self._place
        row = Rect(board.x, board.y + (place.y - board.y) * slid, board.w, place.h)
        column = Rect(board.right - place.w + (place.x - board.right + place.w) * slid, board.y, place.w, board.h)
        corner = self._canvas.box(board)
        left = 1 - between(part, COUNTED - FADES, COUNTED)
        self._lamp.set_alpha(round(255 * left))
        for band in (row, column):
            box = self._canvas.box(band).clip(corner)
            surface.blit(self._lamp, box, box.move(-corner.x, -corner.y))
        cross = self._canvas.box(row).clip(self._canvas.box(column)).clip(corner)
        surface.blit(self._day, cross, cross.move(-corner.x, -corner.y))
        self._edges(row, column, left)
        if slid == 1:
            self._canvas.rr(self._place.inflate(14, 14), 12, "", GOLD, 5)
            self._canvas.rr(self._place.inflate(4, 4), 9, "", "gap", 2)

    def _edges(self, row: Rect, column: Rect, left: float) -> None:
        """Brass along the bands, as opaque as they are."""
        for y in (row.y - 1.5, row.bottom - 1.5):
            self._canvas.shade((row.x, y, row.w, 3), "accent", left)
        for x in (column.x - 1.5, column.right - 1.5):
            self._canvas.shade((x, column.y, 3, column.h), "accent", left)


def draw_dial(canvas: Canvas, area: Rect, *, bearings: bool = True) -> None:
    """The ring on which it is counted: as the scope's, with lamplit water behind its glass."""
    draw_housing(canvas, area, GLASS_TINT, bearings=bearings)
    box = canvas.box(area.inflate(-0.38 * area.w, -0.38 * area.h))
    shine(canvas.surface, box, (0.5, 0.5), (0.5, 0.5), (120, 84, 26))


def draw_count(canvas: Canvas, area: Rect, sign: str, count: int, part: float) -> None:
    """How much has been counted by now, in gold on the glass."""
    counted = 1 - (1 - between(part, SLID, COUNTED)) ** 2
    if part < SLID:
        return
    words = sign.replace(str(count), str(round(count * counted)), 1)
    room = area.w * 0.6
    px = canvas.lettering.fit(
        sign, "poster", round(area.w * 0.3 * canvas.measure.scale), room * canvas.measure.scale, 8
    )
    canvas.text(words, area.centerx, area.centery, 0, GOLD, "poster", "centre", px=px, shade="#241005")
