"""A bargain over the board: where what both sides give lies, the money between them, and the seals."""

from dataclasses import dataclass

from game.core.panels import Bargain, Pane
from game.core.table import Table, Tray
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import HIT, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.placing import Placed, Stand, ratio
from game.words import _

WIDE, HIGH = 1176.0, 726.0
"""The sheet at the size for which its parts are measured."""
GAP, CARD, LARGEST = 10.0, 138.0, 1.15
SHAPE = 1.4
"""Height of the place of a card for a width of one."""
MIDDLE, EDGE = 152.0, 36.0
LOW = 0.31
"""The part of the sheet's height that seals and words take."""
LETTERS = 1.35
"""Words beside the cards grow at most so far with the player's text: cards want the room, too."""
CLOSER = 0.84
"""Cards shrink by so much, before one covers the edge of another."""
NARROW = 0.45
"""The place for one more card, in widths of one, where many lie there already."""


@dataclass(frozen=True, slots=True)
class SidePlan:
    """One side: its pane with title, cards and money, and its seal below."""

    pane: Pane
    sign: int
    """1 = its money counts above 0, -1 = below."""
    rect: Rect
    title: Rect
    stand: Stand
    add: Rect
    """Where one more card is put; empty = nowhere."""
    money: Rect
    less: Rect
    number: Rect
    more: Rect
    seal: Rect
    caption: Rect
    """What is said of the seal."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Where everything of a bargain lies."""

    sheet: Rect
    ribbon: Rect
    captions: Rect
    middle: Rect
    words: Rect
    foot: Rect
    sides: tuple[SidePlan, SidePlan]

    @property
    def stands(self) -> tuple[Stand, ...]:
        """The cards of both sides, as they stand."""
        return tuple(side.stand for side in self.sides)


def plan_bargain(context: DrawContext, bargain: Bargain) -> Deal:
    """The sheet as large as the board allows; panes above, seals and words below."""
    area = context.zones.board
    ribbon_high = min(96.0, 0.115 * area.h)
    top = area.y + 0.34 * ribbon_high + 8
    wide = min(area.w - 24, max(WIDE, 0.92 * area.w))
    sheet = Rect(area.centerx - wide / 2, top, wide, area.bottom - 12 - top)
    k = min(sheet.w / WIDE, sheet.h / HIGH)
    ribbon = Rect(0, area.y + 7, min(0.4 * sheet.w, 460 * k), ribbon_high)
    ribbon.centerx = sheet.centerx
    grow = min(context.grow, 1.6)
    captions = Rect(sheet.x + EDGE, sheet.y + 24 * k, sheet.w - 2 * EDGE, max(32.0, 26 * grow))
    low = Rect(sheet.x + EDGE, 0, sheet.w - 2 * EDGE, LOW * sheet.h)
    low.bottom = sheet.bottom - 26 * k
    y = max(captions.bottom, ribbon.bottom) + 8
    panes = Rect(sheet.x + EDGE, y, sheet.w - 2 * EDGE, low.y - 12 * k - y)
    middle = Rect(0, panes.y, MIDDLE * k, panes.h)
    middle.centerx = sheet.centerx
    half = (panes.w - middle.w) / 2
    rects = Rect(panes.x, panes.y, half, panes.h), Rect(panes.right - half, panes.y, half, panes.h)
    most = max(_count(context.table, pane) for pane in (bargain.left, bargain.right))
    sides = tuple(
        _side(context, pane, sign, rect, low, k, most)
        for pane, sign, rect in zip((bargain.left, bargain.right), (1, -1), rects, strict=True)
    )
    room = Rect(low.x + 0.215 * low.w, low.y + 6, 0.57 * low.w, low.h - 6)
    foot = Rect(room.x, 0, room.w, max(28.0, 24 * grow))
    foot.bottom = low.bottom
    if bargain.words:
        room.h = foot.y - 8 - room.y
    else:
        foot, room = room, Rect(room.x, room.y, 0, 0)
    return Deal(sheet, ribbon, captions, middle.inflate(-12, -0.14 * middle.h), room, foot, (sides[0], sides[1]))


def _count(table: Table, pane: Pane) -> int:
    """How many cards and places for cards a pane shows."""
    return sum(piece.zone == pane.zone for piece in table.pieces) + bool(pane.add)


def _side(context: DrawContext, pane: Pane, sign: int, rect: Rect, low: Rect, k: float, most: int) -> SidePlan:
    grow = min(context.grow, LETTERS)
    title = Rect(rect.x + 18, rect.y + 6, rect.w - 36, max(48 * k, 34 * grow))
    high = max(HIT + 2, 34 * grow)
    money = Rect(rect.x + 20, rect.bottom - high - 12, rect.w - 40, high)
    more = Rect(money.right - 54, money.y, 54, high)
    number = Rect(more.x - 8 - 136 * k, money.y, 136 * k, high)
    less = Rect(number.x - 62, money.y, 54, high)
    room = Rect(rect.x + 20, title.bottom + 14, rect.w - 40, money.y - 14 - title.bottom - 14)
    stand, add = _cards(context, pane, room, k, most)
    across = 0.2 * low.w
    line = max(26.0, 24 * min(context.grow, 1.6))
    size = min(low.h - line - 4, across)
    seal = Rect(0, low.y, size, size)
    seal.centerx = low.x + across / 2 if sign > 0 else low.right - across / 2
    caption = Rect(seal.centerx - across / 2, low.bottom - line, across, line)
    return SidePlan(pane, sign, rect, title, stand, add, money, less, number, more, seal, caption)


def _cards(context: DrawContext, pane: Pane, room: Rect, k: float, most: int) -> tuple[Stand, Rect]:
    """The cards in a row, one over the edge of the next where there are many, and the place for one more.

    They are as large on both sides, of which the fuller one shows `most`.
    """
    held = sorted((piece for piece in context.table.pieces if piece.zone == pane.zone), key=lambda piece: piece.order)
    shape = max((ratio(piece) for piece in held), default=SHAPE)
    wide = min(LARGEST * max(CARD * k, CARD * 0.7), room.h / shape, room.w / 2 - GAP)
    if most:
        wide = min(wide, max(CLOSER * wide, (room.w - GAP * (most - 1)) / most))
    place = Rect(room.x, room.y + (room.h - wide * shape) / 2, wide, wide * shape)
    more = wide if (len(held) + 1) * (wide + GAP) <= room.w + GAP + 1 else max(HIT, NARROW * wide)
    free = room.w - (more + GAP if pane.add and held else 0.0)
    pitch = wide + GAP
    if len(held) > 1:
        pitch = min(pitch, (free - wide) / (len(held) - 1))
    strip = pitch if pitch < wide * 0.92 else 0.0
    placed = tuple(
        Placed(piece, place.move(n * pitch, 0), strip=strip if n < len(held) - 1 else 0.0)
        for n, piece in enumerate(held)
    )
    x = placed[-1].rect.right + GAP if placed else place.x
    add = Rect(x, place.y, more, place.h) if pane.add or not held else Rect(x, place.y, 0, 0)
    return Stand(Tray(pane.zone, "", "row"), room, (room.x, room.y), (), placed), add


def numbers(table: Table) -> tuple[int, ...]:
    """The numbers that can be chosen of the table's amount, from the least on."""
    if table.amount is None:
        return ()
    start = f"{table.amount.spot}:"
    paths = (offer.path[0] for offer in table.offers if len(offer.path) == 1)
    return tuple(sorted(int(spot.removeprefix(start)) for spot in paths if spot.startswith(start)))


def next_number(table: Table, now: int, sign: int, step: int) -> int | None:
    """The next number when a side (its sign) gives so much more (1) or less (-1); None = there is none.

    A side cannot give less than nothing.
    """
    if step < 0 and now * sign <= 0:
        return None
    up = sign * step > 0
    beyond = [number for number in numbers(table) if (number > now if up else number < now)]
    return None if not beyond else min(beyond) if up else max(beyond)


def money_of(table: Table, look: HudState, side: SidePlan) -> str:
    """What stands as the money of this side."""
    if table.amount is None or look.amount is None:
        return side.pane.money
    return table.amount.written.format(n=max(0, side.sign * look.amount))


def deal_hots(context: DrawContext, deal: Deal) -> tuple[HitArea, ...]:
    """The places for one more card, and the buttons for the money."""
    labels = {spot.id: spot.label for spot in context.table.spots}
    hits: list[HitArea] = []
    for n, side in enumerate(deal.sides):
        zone, add = side.pane.zone, side.pane.add
        if add:
            hits.append(HitArea(f"spot:{add}", side.add, zone, labels.get(add, _("Add a card"))))
        if context.table.amount is None:
            continue
        now = context.look.amount
        tips = {-1: _("Less money"), 0: _("Type how much"), 1: _("More money")}
        for step, rect in ((-1, side.less), (0, side.number), (1, side.more)):
            can = now is not None and (not step or next_number(context.table, now, side.sign, step) is not None)
            hits.append(HitArea(f"deal:{n}:{step}", rect, zone, tips[step], can))
    return tuple(hits)
