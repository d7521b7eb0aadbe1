"""How a bargain looks: a sheet over the dimmed board, two panes, the scales between them, wax for both."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pygame

from game.core.panels import Bargain
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg
from game.ui.table.board.dashes import dashed
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import paper
from game.ui.table.panels.bargain import LETTERS, Deal, SidePlan, money_of
from game.ui.table.panels.tray import draw_cards
from game.ui.table.panels.wax import Stamp, draw_seal, press
from game.words import _

DIMMED = 0.5
"""How dark the board below is."""
"""The seats' colours as drawings are named by them, in the order of the seat styles."""


def draw_bargain(
    context: DrawContext, deal: Deal, hits: Sequence[HitArea], hidden: Collection[str], pressing: int | None = None
) -> None:
    """The whole bargain, but for the cards that are drawn elsewhere, and the wax that this seat is about to press."""
    canvas, bargain = context.canvas, context.table.bargain
    assert bargain
    canvas.shade(context.zones.board, "tray_shade", DIMMED)
    _sheet(canvas, deal)
    _head(context, deal, bargain)
    for side in deal.sides:
        _pane(context, side, hits)
        draw_cards(context, side.stand.placed, hidden)
        draw_seal(context, side, wax=side.pane.seat != pressing)
    if bargain.middle:
        context.face(bargain.middle, deal.middle)
    _foot(context, deal, bargain)


def draw_stamp(context: DrawContext, stamp: Stamp, reduced: bool) -> None:
    """The bargain that was just agreed to, as it lay over the board, and the last seal where it is now.

    Under reduced motion it is simply there.
    """
    canvas, old = context.canvas, replace(stamp.context, canvas=context.canvas)
    bargain = old.table.bargain
    side = next(each for each in stamp.deal.sides if bargain and each.pane.seat != bargain.speaker)
    box = canvas.box(old.zones.board).clip(canvas.surface.get_rect())
    if stamp.picture is None:
        draw_bargain(old, stamp.deal, (), (), side.pane.seat)
        stamp.picture = canvas.surface.subsurface(box).copy()
    canvas.surface.blit(stamp.picture, box)
    press(old, side, 1.0 if reduced else stamp.part)


def _sheet(canvas: Canvas, deal: Deal) -> None:
    sheet = deal.sheet
    canvas.shadow(sheet, 12, 6, 12, 16, 190)
    paper(canvas, sheet, "log_paper", 10, lift=0)
    canvas.rr(sheet.inflate(-26, -26), 5, "", "frame_wood", 2.5, fade=0.85)
    canvas.rr(sheet.inflate(-38, -38), 3, "", "frame_wood", 1, fade=0.7)


def _head(context: DrawContext, deal: Deal, bargain: Bargain) -> None:
    """The title on its ribbon, and what stands left and right of it."""
    canvas, ribbon = context.canvas, deal.ribbon
    box = canvas.box(ribbon)
    colours = tuple(canvas.hex(name) for name in ("note", "slot_full", "letters"))
    key = ("ribbon", box.size, colours)
    canvas.surface.blit(canvas.gallery.made(key, lambda: _ribbon(box.w, box.h, *colours)), box)
    size = 42 / max(1.0, context.grow / 1.4)
    room = 0.66 * ribbon.w
    context.line(
        bargain.title, ribbon.centerx, ribbon.y + 0.41 * ribbon.h, size, "letters", "poster", "centre", room=room
    )
    words = max(bargain.captions, key=len)
    most, wanted = 0.29 * deal.captions.w, canvas.width(words, 19, "strong") + 28
    size = 19 * min(1.0, (most - 20) / max(1.0, wanted - 28))
    for caption, align in zip(bargain.captions, ("left", "right"), strict=True):
        if caption:
            _pill(context, caption, deal.captions, align, size)


def _pill(context: DrawContext, words: str, room: Rect, align: str, size: float) -> None:
    """A few words on dark ground, left or right of the ribbon."""
    wide = min(0.29 * room.w, context.canvas.width(words, size, "strong") + 28)
    place = Rect(room.x if align == "left" else room.right - wide, room.y, wide, room.h)
    context.canvas.rr(place, place.h / 2, "key_ground")
    context.line(words, *place.center, size, "key_letters", "strong", "centre", room=wide - 20)


def _pane(context: DrawContext, side: SidePlan, hits: Sequence[HitArea]) -> None:
    canvas, rect, title = context.canvas, side.rect, side.title
    seat = context.look.seats[side.pane.seat]
    paper(canvas, rect, "sheet_paper", 5, lift=5, alpha=90)
    canvas.rr(rect, 5, "", "letters", 1.8)
    size = min(46.0, title.h - 4)
    canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", title.x + size / 2, title.centery, size, centred=True)
    left = title.x + size + 14
    room = title.right - left
    context.line(side.pane.title, left, title.centery, _size(context, 28), "letters", "display", room=room)
    for y in (title.bottom + 3, side.money.y - 10):
        canvas.fill((rect.x + 18, y, rect.w - 36, 1.6), "paper_edge")
    if side.add.w:
        _add(context, side)
    _money(context, side, hits)


def _add(context: DrawContext, side: SidePlan) -> None:
    """A dashed place for one more card, or for none."""
    canvas, place = context.canvas, side.add
    near = bool(side.pane.add) and context.touch.near(f"spot:{side.pane.add}")
    dashed(canvas, place, "heading" if near else "paper_edge", 2.6)
    colour = "heading" if near else "caption"
    y, narrow = place.centery, place.w < 0.6 * place.h
    if side.pane.add:
        arm = min(17.0, 0.12 * place.h)
        middle = place.centery if narrow and place.w < 90 else place.y + 0.34 * place.h
        for w, h in ((2 * arm, 5.0), (5.0, 2 * arm)):
            canvas.rr((place.centerx - w / 2, middle - h / 2, w, h), 2, colour)
        y = place.y + 0.66 * place.h
        if middle == place.centery:
            return
    words = _("add a card") if side.pane.add else _("no cards")
    px, lines = fit_lines(canvas, words, place.w - 12, 0.36 * place.h, _size(context, 19), "strong", 1.1)
    draw_lines(canvas, lines, place.centerx, y, px, colour, "strong", "centre", 1.1)


def _money(context: DrawContext, side: SidePlan, hits: Sequence[HitArea]) -> None:
    """The money of this side, with its buttons where it can be chosen."""
    canvas, place = context.canvas, side.money
    buttons = {hit.rect.x: hit for hit in hits if hit.id.startswith("deal:")}
    steps = context.table.amount is not None
    room = (side.less.x if steps else side.number.x) - place.x - 10
    context.line(_("Money"), place.x + 6, place.centery, _size(context, 22), "caption", "strong", room=room)
    number = Rect(side.number)
    if steps:
        for rect, sign in ((side.less, "minus"), (side.more, "plus")):
            _step(context, buttons[rect.x], sign)
    else:
        number.right = place.right
    near = steps and context.touch.near(buttons[side.number.x].id)
    canvas.rr(number, 7, "note", "heading" if near else "letters", 2)
    words = money_of(context.table, context.look, side)
    context.line(words, *number.center, _size(context, 28), "money", "poster", "centre", room=number.w - 12)


def _size(context: DrawContext, size: float) -> float:
    """The size of words beside the cards."""
    return size * min(1.0, LETTERS / context.grow)


def _step(context: DrawContext, hit: HitArea, sign: str) -> None:
    canvas, state = context.canvas, context.touch.state(hit)
    near = context.touch.near(hit.id)
    flat = state in ("pressed", "disabled")
    fill = "slot_full" if flat else ("note", "slot_empty") if near else ("ivory", "slot_full")
    if hit.enabled and state != "pressed":
        canvas.shadow(hit.rect, 9, 1, 3, 4, 110)
    canvas.rr(hit.rect, 9, fill, "letters" if hit.enabled else "slot_line", 2)
    x, y = hit.rect.center
    for w, h in ((18.0, 4.0), (4.0, 18.0))[: 1 if sign == "minus" else 2]:
        canvas.rr((x - w / 2, y - h / 2, w, h), 1.5, "letters" if hit.enabled else "slot_line")


def _foot(context: DrawContext, deal: Deal, bargain: Bargain) -> None:
    """What was said last, and a line below it."""
    canvas, room, foot = context.canvas, deal.words, deal.foot
    if bargain.words and room.h:
        paper(canvas, room, "note", 5, lift=5, alpha=90)
        canvas.rr(room, 5, "", "letters", 1.8)
        inner = room.inflate(-36, -22)
        if bargain.speaker is not None:
            seat = context.look.seats[bargain.speaker]
            size = min(60.0, 0.6 * inner.h)
            emblem = f"emblem_{theme.SEATS[seat.colour].emblem}"
            canvas.art(emblem, inner.x + size / 2, inner.centery, size, centred=True)
            inner = Rect(inner.x + size + 18, inner.y, inner.w - size - 18, inner.h)
            line = min(0.34 * inner.h, 34 * context.grow)
            px, lines = fit_lines(canvas, bargain.words, inner.w, inner.h - line, 24, "title_italic", 1.2)
            high = line + len(lines) * 1.2 * px / canvas.measure.scale
            y = inner.centery - high / 2
            context.line(seat.name, inner.x, y + line / 2, _size(context, 25), "letters", "display", room=inner.w)
            inner = Rect(inner.x, y + line, inner.w, high - line)
        px, lines = fit_lines(canvas, bargain.words, inner.w, inner.h + 2, 24, "title_italic", 1.2)
        draw_lines(canvas, lines, inner.x, inner.centery, px, "letters", "title_italic", leading=1.2)
    if bargain.foot:
        px, lines = fit_lines(canvas, bargain.foot, foot.w, foot.h, 20, "strong", 1.25)
        draw_lines(canvas, lines, *foot.center, px, "caption", "strong", "centre", 1.25)


def _ribbon(w: int, h: int, light: str, shade: str, ink: str) -> pygame.Surface:
    """A band with its two ends folded behind it."""
    t = max(1.2, h / 36)

    def path(points: Sequence[tuple[float, float]], fill: str) -> str:
        d = "M" + "L".join(f"{x * w:.1f} {y * h:.1f}" for x, y in points) + "Z"
        return f'<path d="{d}" fill="{fill}" stroke="{ink}" stroke-width="{t:.2f}" stroke-linejoin="round"/>'

    def both(points: Sequence[tuple[float, float]], fill: str) -> str:
        return path(points, fill) + path([(1 - x, y) for x, y in points], fill)

    tails = both([(0.012, 0.2), (0.16, 0.2), (0.16, 0.97), (0.012, 0.97), (0.05, 0.59)], shade)
    folds = both([(0.09, 0.8), (0.16, 0.8), (0.16, 0.97)], ink)
    band = path([(0.09, 0.03), (0.91, 0.03), (0.91, 0.8), (0.09, 0.8)], light)
    cuts = "".join(
        f'<path d="M{x * w:.1f} {y * h:.1f}L{(x + 0.004) * w:.1f} {y * h:.1f}L{(x + 0.002) * w:.1f} {0.74 * h:.1f}Z'
        f'M{(1 - x) * w:.1f} {y * h:.1f}L{(0.996 - x) * w:.1f} {y * h:.1f}L{(0.998 - x) * w:.1f} {0.74 * h:.1f}Z" '
        f'fill="{ink}"/>'
        for x, y in ((0.105, 0.1), (0.12, 0.22), (0.135, 0.36), (0.15, 0.5))
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{tails}{folds}{band}{cuts}</svg>'
    return from_svg(text, w, h)
