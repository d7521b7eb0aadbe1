"""Large buttons for a few weighty choices, and above them what one must know to choose."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.panels import Plate
from game.core.table import Table
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import paper
from game.ui.table.panels.orders import number_of

ZONE = "plates"
LEAVE = ""
"""The spot of the plate that stands where Cancel would: it takes back the part of a choice that was played already."""
EDGE, EDGE_LOW, GAP = 16.0, 9.0, 10.0
BRIEF_PART = 0.36
"""What one must know takes at most this part of the height."""
STRONG_BESIDE, STRONG_ABOVE = 1.6, 1.45
"""How much wider the strong plate is than one beside it, and how much higher than those below it."""
LEAVE_BESIDE = 0.6
HIGH = 70.0
"""A plate at least so high has slate and all its words; a lower one is a plain button."""
TALLEST = 122.0
"""Title and words stand together in the middle of a plate that is higher."""
ONE_LINE = 25.0
"""A title shrinks so far to stay in one line, before it is wrapped."""
TITLE_PART = 0.46
"""The part of a plate's height that the title takes where words stand below it."""
KEY_ROOM = 28.0
"""The words of a plate keep clear of its key by so much."""
NARROW = 190.0
"""A plate narrower than this has its title in the middle and no picture."""


@dataclass(frozen=True, slots=True)
class Plates:
    """Where the plates stand, and the room above them."""

    brief: Rect
    places: tuple[Rect, ...]


def offered(table: Table, look: HudState) -> tuple[Plate, ...]:
    """The plates that stand in the tray now: while nothing is picked, those that can be chosen, and the way back."""
    if look.picked or look.amount is not None:
        return ()
    found = tuple(plate for plate in table.plates if plate.spot in look.open)
    return (*found, Plate(LEAVE, look.retreat, "")) if found and look.retreat else found


def plan_plates(context: DrawContext, plates: Sequence[Plate], *, lower: bool = False) -> Plates:
    """Above what one must know; below, the plates in a row, or the strong one over the others.

    They stay as `lower` as they were while a notice stood above them: none grows under the pointer when that goes.
    """
    edge = EDGE_LOW if context.compact else EDGE
    inner = context.zones.plates.inflate(-2 * edge, -2 * edge)
    brief, told = Rect(inner.x, inner.y, inner.w, 0), context.table.brief
    if told or context.look.message or lower:
        wanted = inner.w * told.h / told.w if told else inner.h
        brief.h = min(wanted, BRIEF_PART * inner.h)
    top = brief.bottom + (GAP if brief.h else 0)
    room = Rect(inner.x, top, inner.w, inner.bottom - top)
    places: dict[str, Rect] = {}
    rows = _rows(plates, flat=brief.h > 0)
    shares = [STRONG_ABOVE if len(rows) > 1 and row[0].strong else 1.0 for row in rows]
    y = room.y
    for row, share in zip(rows, shares, strict=True):
        high = (room.h - GAP * (len(rows) - 1)) * share / sum(shares)
        places |= _row(row, Rect(room.x, y, room.w, high))
        y += high + GAP
    return Plates(brief, tuple(places[plate.spot] for plate in plates))


def _rows(plates: Sequence[Plate], flat: bool) -> list[list[Plate]]:
    """Which plates stand beside each other; `flat`: there is room for one row only."""
    strong = [plate for plate in plates if plate.strong]
    others = [plate for plate in plates if not plate.strong]
    if flat or len(plates) <= 2 or (not strong and len(plates) <= 3):
        return [[*plates]]
    return [strong, others] if strong else [others[:2], others[2:]]


def _row(row: Sequence[Plate], room: Rect) -> dict[str, Rect]:
    shares = [STRONG_BESIDE if plate.strong else LEAVE_BESIDE if plate.spot == LEAVE else 1.0 for plate in row]
    whole, x, found = room.w - GAP * (len(row) - 1), room.x, {}
    for plate, share in zip(row, shares, strict=True):
        wide = whole * share / sum(shares)
        found[plate.spot] = Rect(x, room.y, wide, room.h)
        x += wide + GAP
    return found


def plate_hots(context: DrawContext, plates: Sequence[Plate], plan: Plates) -> tuple[HitArea, ...]:
    """The plates as things to click: each means its spot, which may have a place of its own besides."""
    lying = {piece.spot for piece in context.table.pieces} | {spot.id for spot in context.table.spots if spot.w}
    lying.discard(LEAVE)
    hits = []
    for plate, place in zip(plates, plan.places, strict=True):
        id = f"plate:{plate.spot}" if plate.spot in lying else f"spot:{plate.spot}" if plate.spot else "tool:cancel"
        hits.append(HitArea(id, place, ZONE, "\n".join(filter(None, (plate.title, plate.words)))))
    return tuple(hits)


def draw_plates(context: DrawContext, plates: Sequence[Plate], plan: Plates, hits: Sequence[HitArea]) -> None:
    """The sheet, what one must know, and the buttons."""
    paper(context.canvas, context.zones.plates, "mat_lit", 10, lift=3 if context.compact else 8)
    if context.look.message:
        rule = f"  § {context.look.message_rule}" if context.look.message_rule else ""
        room = plan.brief
        px, lines = fit_lines(context.canvas, context.look.message + rule, room.w, room.h, 20, "strong", 1.15)
        draw_lines(context.canvas, lines, room.x, room.centery, px, "heading", "strong", leading=1.15)
    elif context.table.brief:
        context.face(context.table.brief, plan.brief)
    for plate, hit in zip(plates, hits, strict=True):
        _ground(context, plate, hit)
        _plate(context, plate, hit)
        _key(context, plate, hit)


def _ground(context: DrawContext, plate: Plate, hit: HitArea) -> None:
    """Red with a brass rim for the strong one, slate for others that are high, else pale wood."""
    canvas, area, state = context.canvas, hit.rect, context.touch.state(hit)
    near, down = context.touch.near(hit.id), state == "pressed"
    tail = "_down" if down else "_near" if state == "hover" else ""
    if not down:
        canvas.shadow(area, 10, 2, 5, 6, 120)
    if plate.strong:
        rim = area.inflate(7, 7)
        canvas.rr(rim, 12, "ring_picked", "order_edge", 1.5)
        top = {"": "order_bottom_near", "_near": "order_top", "_down": "order_top_down"}[tail]
        canvas.rr(area, 9, (top, f"order_bottom{tail}"), "order_edge", 2)
        canvas.rr(area.inflate(-9, -9), 6, "", "order_glint", 1.2, fade=0.55)
    elif _high(plate, area):
        canvas.rr(area, 9, (f"slate_top{tail}", f"slate_bottom{tail}"), "ring_dark", 2)
        canvas.rr(area.inflate(-9, -9), 6, "", "slate_glint", 1.2, fade=0.55)
    else:
        top, low = ("slot_full", "slot_full") if down else ("ivory", "slot_empty") if near else ("note", "slot_full")
        canvas.rr(area, 9, (top, low), "letters", 2)


def _high(plate: Plate, area: Rect) -> bool:
    return plate.strong or (area.h >= HIGH and plate.spot != LEAVE)


def _plate(context: DrawContext, plate: Plate, hit: HitArea) -> None:
    """Picture at the left, title over words, the figure at the right."""
    area = hit.rect.inflate(-26, -16)
    high = _high(plate, hit.rect)
    bright, dim = ("order_letters", "order_letters") if plate.strong else ("chalk", "chalk")
    if not high:
        bright = dim = "letters"
    if hit.rect.w < NARROW or not high:
        px, lines = fit_lines(context.canvas, plate.title, area.w, area.h, 30 if high else 23, _type(high), 1.05)
        draw_lines(context.canvas, lines, *area.center, px, bright, _type(high), "centre", 1.05)
        return
    if plate.picture:
        wide = min(area.h * plate.picture.w / plate.picture.h, 0.24 * area.w)
        context.face(plate.picture, Rect(area.x - 4, area.y, wide, area.h))
        area = Rect(area.x + wide + 10, area.y, area.w - wide - 10, area.h)
    _words(context, plate, area, bright, dim)


def _key(context: DrawContext, plate: Plate, hit: HitArea) -> None:
    """The key that means this plate, in its lower right corner."""
    key = next((spot.key for spot in context.table.spots if spot.id == plate.spot), "") or number_of(
        context, plate.spot
    )
    if key and hit.rect.w >= NARROW and _told(context, plate, hit.rect.inflate(-26, -16)) and _high(plate, hit.rect):
        x, y = hit.rect.right - 34, hit.rect.bottom - 33
        context.canvas.rr((x, y, 26, 24), 5, "key_ground", "order_glint" if plate.strong else "slate_edge", 1.2)
        context.canvas.text(key, x + 13, y + 12, 17, "key_letters", "bold", "centre")


def _type(high: bool) -> str:
    return "poster" if high else "strong"


def _told(context: DrawContext, plate: Plate, area: Rect) -> bool:
    """Whether the words have room below the title; else they are in the tooltip."""
    canvas = context.canvas
    if not plate.words or canvas.px(area.h) < 3.2 * canvas.measure.text_px(18):
        return False
    head, below = TITLE_PART * area.h, (1 - TITLE_PART) * area.h - 2
    wide = area.w - canvas.width(plate.figure, 44, "poster") - 12 if plate.figure else area.w
    title = fit_lines(canvas, plate.title, wide, head, ONE_LINE, "poster", 1.0)
    words = fit_lines(canvas, plate.words, area.w - KEY_ROOM, below, 21, "strong", 1.15)
    return _high_of(title, 1.0) <= canvas.px(head) and _high_of(words, 1.15) <= canvas.px(below)


def _high_of(fitted: tuple[int, Sequence[str]], leading: float) -> float:
    """Pixels that these lines of this size take."""
    return fitted[0] * leading * len(fitted[1])


def _words(context: DrawContext, plate: Plate, area: Rect, bright: str, dim: str) -> None:
    """Title and figure in one line, the words below where they have room."""
    canvas = context.canvas
    told = _told(context, plate, area)
    area = area.inflate(0, min(0.0, TALLEST * min(context.grow, 1.5) - area.h))
    head = Rect(area.x, area.y, area.w, area.h * (TITLE_PART if told else 1.0))
    if plate.figure:
        large, room = 44 if told else 40, 0.5 * head.w
        wide = context.line(plate.figure, head.right, head.centery, large, "draft_head", "poster", "right", room=room)
        head.w -= wide + 12
    size = 38.0
    while size > ONE_LINE and canvas.width(plate.title, size, "poster") > head.w:
        size -= 1
    px, lines = fit_lines(canvas, plate.title, head.w, head.h, size, "poster", 1.0)
    draw_lines(canvas, lines, head.x, head.centery, px, bright, "poster", leading=1.0)
    if told:
        below = Rect(area.x, head.bottom + 2, area.w - KEY_ROOM, area.bottom - head.bottom - 2)
        px, lines = fit_lines(canvas, plate.words, below.w, below.h, 21, "strong", 1.15)
        draw_lines(canvas, lines, below.x, below.centery, px, dim, "strong", leading=1.15)
