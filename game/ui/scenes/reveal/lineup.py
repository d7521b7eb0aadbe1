"""What a reveal shows large: one thing after the other is laid over the board, then they are compared."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.faces import Align
from game.core.telling import COMPARED, LAID, Shown
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.reveal.scope import between
from game.ui.table.draw_context import DrawContext
from game.ui.widgets.names import name_lines

GAP, EDGE = 22.0, 26.0
LARGEST = 460.0
"""Nothing is shown higher than so many units."""
CAPTION, FIGURE = 21.0, 34.0
RISE = 26.0
"""How far a thing rises while it comes, in units."""
PALE = (134, 142, 146)
"""What is out of the running is multiplied with."""
GOLD = "#FFE29A"


@dataclass(frozen=True, slots=True)
class Stall:
    """The places of one thing: the thing itself, and the plate with its words below."""

    shown: Shown
    face: Rect
    words: Rect


class Lineup:
    """The things of one reveal in an area of the window."""

    def __init__(self, context: DrawContext, area: Rect, shown: Sequence[Shown]) -> None:
        """`area` in units; the pen prints them."""
        self._pen = context
        self.stalls = _stalls(context, area, shown)
        self._sprites = [
            context.printer.sprite(context.canvas, one.shown.face, context.canvas.px(one.face.w)) for one in self.stalls
        ]

    def draw(self, canvas: Canvas, part: float) -> None:
        """Those that have come by this part of the whole time."""
        count = len(self.stalls)
        compared = between(part, LAID, COMPARED)
        for n, (stall, sprite) in enumerate(zip(self.stalls, self._sprites, strict=True)):
            here = between(part, LAID * n / count, LAID * (n + 1) / count)
            if here <= 0:
                continue
            picture = sprite.picture
            if here < 1 or (stall.shown.mood == "out" and compared):
                picture = picture.copy()
            if stall.shown.mood == "out" and compared:
                dark = [round(255 - (255 - value) * compared) for value in PALE]
                picture.fill((*dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
            x, y = canvas.at(stall.face.x, stall.face.y + RISE * (1 - here) ** 2)
            if here < 1:
                picture.set_alpha(round(255 * here))
            else:
                soft = max(2, canvas.px(10))
                cast = canvas.gallery.cast(sprite.key, sprite.picture, soft, 170)
                left, top = x - sprite.left - 2 * soft, y - sprite.top - 2 * soft
                canvas.surface.blit(cast, (left + canvas.px(4), top + canvas.px(7)))
            canvas.surface.blit(picture, (x - sprite.left, y - sprite.top))
            if stall.shown.mood == "best" and compared:
                canvas.rr(stall.face.inflate(18, 18), 16, "", GOLD, 5, fade=compared)
            if here >= 1:
                self._words(canvas, stall)

    def _words(self, canvas: Canvas, stall: Stall) -> None:
        """Caption, and the figure that counts."""
        shown, area = stall.shown, stall.words
        if not area.h:
            return
        canvas.rr(area, 10, ("#0B352C", "#041A16"), GOLD if shown.mood == "best" else "#2B8F66", 1.5)
        x, right, middle = area.x + 14, area.right - 14, area.centery
        seats = self._pen.look.seats
        if shown.seat is not None and shown.seat < len(seats):
            emblem = theme.SEATS[seats[shown.seat].colour].emblem
            canvas.art(f"emblem_{emblem}", x + 17, middle, 34, centred=True)
            x += 44
        if shown.figure:
            right -= canvas.text(shown.figure, right, middle, FIGURE * _calm(canvas), GOLD, "poster", "right") + 12
        px, lines = name_lines(canvas, shown.caption, CAPTION * _calm(canvas), "strong", right - x)
        alone = shown.seat is None and not shown.figure
        left = (x + right) / 2 if alone else x
        align: Align = "centre" if alone else "left"
        step = 1.15 * px / canvas.measure.scale
        y = middle - step * (len(lines) - 1) / 2
        for line in lines:
            canvas.text(line, left, y, CAPTION, "#EAFBF2", "strong", align, px=px)
            y += step


def _calm(canvas: Canvas) -> float:
    """Words below things grow less when text is very large."""
    return min(1.0, 1.4 / canvas.measure.growth)


def _stalls(context: DrawContext, area: Rect, shown: Sequence[Shown]) -> tuple[Stall, ...]:
    """As many rows as make the things largest."""
    tries = [_rows(context, area, shown, rows) for rows in range(1, len(shown) + 1)]
    return max(tries, key=lambda stalls: min((one.face.w * one.face.h for one in stalls), default=0.0), default=())


def _rows(context: DrawContext, area: Rect, shown: Sequence[Shown], rows: int) -> tuple[Stall, ...]:
    columns = -(-len(shown) // rows)
    wide = (area.w - 2 * EDGE - GAP * (columns - 1)) / columns
    high = (area.h - 2 * EDGE - GAP * (rows - 1)) / rows
    found = []
    for n, one in enumerate(shown):
        row, column = divmod(n, columns)
        last = len(shown) - row * columns
        start = area.centerx - (min(columns, last) * (wide + GAP) - GAP) / 2
        words = _words_high(context, one, wide)
        room = min(LARGEST, high - words - (14 if words else 0))
        scale = max(0.01, min((wide - 20) / one.face.w, room / one.face.h))
        w, h = one.face.w * scale, one.face.h * scale
        middle = start + column * (wide + GAP) + wide / 2
        top = area.y + EDGE + row * (high + GAP) + (high - h - words - (14 if words else 0)) / 2
        across = min(wide, max(w + 24, _asked(context, one)))
        plate = Rect(middle - across / 2, top + h + 14, across, words)
        found.append(Stall(one, Rect(middle - w / 2, top, w, h), plate))
    return tuple(found)


def _beside(context: DrawContext, one: Shown) -> float:
    """How wide all that stands beside the caption of a thing is."""
    figure = context.canvas.width(one.figure, FIGURE * _calm(context.canvas), "poster") + 12 if one.figure else 0.0
    return 28 + (44 if one.seat is not None else 0) + figure


def _asked(context: DrawContext, one: Shown) -> float:
    """How wide the plate is on which the caption stands in one line."""
    return _beside(context, one) + context.canvas.width(one.caption, CAPTION * _calm(context.canvas), "strong") + 4


def _words_high(context: DrawContext, one: Shown, wide: float) -> float:
    """How high the plate with the words of a thing is."""
    canvas, calm = context.canvas, _calm(context.canvas)
    if not (one.caption or one.figure):
        return 0.0
    room = wide - _beside(context, one)
    px, lines = name_lines(canvas, one.caption, CAPTION * calm, "strong", max(40.0, room))
    return max(54.0, 1.15 * px / canvas.measure.scale * len(lines) + 22, canvas.leading(FIGURE * calm, 1.2))
