"""The inspector's slip: what is known of the thing one points at, beside a picture as large as there is room."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.table import Slip
from game.ui.draw.measure import HIT, TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.materials import paper
from game.ui.table.panels.choices import draw_choices

EDGE, GAP = 8.0, 14.0
PARTS = (1.0, 0.8, 0.62)
"""A picture gives way to words by so much, before it is left out."""
BESIDE, ABOVE, HEAD = 0.46, 0.52, 0.48
"""The part of the slip that a picture takes at most: of its width beside the words, of its height above them,
of its width beside the title."""
TALL, LOW = 1.2, 0.62
"""A slip higher than so many of its widths has its picture above; a lower one beside the words."""
COLUMN = 128.0
"""The narrowest column of words, in units, at the usual text."""
LINE, TITLE, COUNTERS, FOOT = 24.0, 30.0, 42.0, 28.0
"""Heights of a line, of a line of the title, of the counters and of the foot, at the usual text."""
WORDS, LARGE_WORDS, SPACIOUS = 19.0, 23.0, 130_000.0
"""Sizes of the words, usually and on a slip of so many square units, which grows with the text."""
LEADING = 1.25
MORE = "…"
"""Ends words of which not all fit."""
CLOSER, LEAST = 0.8, 0.7
"""Words shrink by so much before a picture does, and by so much before some are left out."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where picture, title and words of a slip stand; a picture without width is left out."""

    picture: Rect
    title: Rect
    body: Rect
    level: bool
    """Whether what stands at the right of the title is in line with it, and not below."""


def draw_slip(context: DrawContext, area: Rect, slip: Slip | None, idle: str) -> None:
    """The slip of one spot; without one what can be chosen, or what the slip is for."""
    paper(context.canvas, area, "ivory", 9)
    if slip is None:
        draw_choices(context, area, idle)
        return
    places = arrange_slip(context, area, slip)
    if places.picture.w:
        context.face(slip.picture, places.picture)
    _title(context, places, slip, 22 * _size(context, area) / WORDS)
    _body(context, area, places.body, slip)


def foot_place(context: DrawContext, area: Rect) -> Rect:
    """The foot of a slip, where the rule's number stands and is pressed."""
    high = max(HIT, EDGE + FOOT * context.grow)
    return Rect(area.x, area.bottom - high, area.w, high)


def arrange_slip(context: DrawContext, area: Rect, slip: Slip) -> Places:
    """The largest picture that leaves room for all words."""
    for part in PARTS:
        places = _places(context, area, slip, part)
        if places is not None and _needed(context, area, places.body.w, slip) <= places.body.h + 1:
            return places
    return _plain(context, area.inflate(-2 * EDGE, -2 * EDGE))


def _places(context: DrawContext, area: Rect, slip: Slip, part: float) -> Places | None:
    """The places with a picture of this part of its greatest size; None where no column is left beside it."""
    room, shape = area.inflate(-2 * EDGE, -2 * EDGE), slip.picture.w / slip.picture.h
    column = COLUMN * min(context.grow, 2.0)
    if area.h >= TALL * area.w:
        high = min(room.w / shape, ABOVE * room.h) * part
        wide = high * shape
        below = Rect(room.x, room.y + high + 4, room.w, room.h - high - 4)
        picture = Rect(room.centerx - wide / 2, room.y, wide, high)
        return _titled(context, picture, below, slip, level=True)
    if shape < 1 or area.h <= LOW * area.w:
        high = min(room.h, BESIDE * room.w / shape) * part
        wide = high * shape
        beside = Rect(room.x + wide + GAP, room.y, room.w - wide - GAP, room.h)
        picture = Rect(room.x, room.y, wide, high)
        return _titled(context, picture, beside, slip, level=beside.w > 2 * column) if beside.w >= column else None
    wide = HEAD * room.w * part
    high = wide / shape
    title = Rect(room.x + wide + GAP, room.y, room.w - wide - GAP, high)
    if title.w < column or high < 2 * TITLE * context.grow:
        return None
    body = Rect(room.x, room.y + high + 8, room.w, room.h - high - 8)
    return Places(Rect(room.x, room.y, wide, high), title, body, False)


def _plain(context: DrawContext, room: Rect) -> Places:
    high = TITLE * context.grow
    body = Rect(room.x, room.y + high + 6, room.w, room.h - high - 6)
    return Places(Rect(0, 0, 0, 0), Rect(room.x, room.y, room.w, high), body, True)


def _titled(context: DrawContext, picture: Rect, words: Rect, slip: Slip, level: bool) -> Places:
    """Title over words in one column."""
    wide = context.canvas.width(slip.title, 22, "display")
    rows = 1 if level or wide <= words.w else 2
    high = TITLE * context.grow * rows + (0 if level or not slip.right else LINE * context.grow)
    body = Rect(words.x, words.y + high + 6, words.w, words.h - high - 6)
    return Places(picture, Rect(words.x, words.y, words.w, high), body, level)


def _size(context: DrawContext, area: Rect) -> float:
    """The size of the words on a slip of this size."""
    return LARGE_WORDS if area.w * area.h > SPACIOUS * context.grow**2 else WORDS


def _needed(context: DrawContext, area: Rect, wide: float, slip: Slip) -> float:
    """How high the words are below the title, in letters as small as they may be beside a picture."""
    canvas = context.canvas
    px, room = canvas.measure.text_px(_size(context, area)), canvas.px(wide - 8)
    px = max(TEXT_FLOOR, round(CLOSER * px))
    lines = sum(len(canvas.lettering.lines(line, "text", px, room)) for line in slip.lines)
    step = px * LEADING / canvas.measure.scale
    low = _low(context, area, wide, slip)
    return lines * step + low + (COUNTERS * context.grow if slip.counters else 0.0) + 4


def _low(context: DrawContext, area: Rect, wide: float, slip: Slip) -> float:
    """How high the foot of a column of words is: a line for the rule, and all that counts, in letters as small."""
    if not (slip.foot or slip.rule):
        return 0.0
    canvas = context.canvas
    px = max(TEXT_FLOOR, round(CLOSER * canvas.measure.text_px(_size(context, area))))
    room = canvas.px(wide - 8 - (_rule_width(context, slip) if slip.rule else 0.0))
    lines = len(canvas.lettering.lines(slip.foot, "strong", px, max(8, room))) if slip.foot else 0
    return max(lines * px * LEADING / canvas.measure.scale, FOOT * context.grow)


def _title(context: DrawContext, places: Places, slip: Slip, size: float) -> None:
    """Title, and in line with it or below what is most important."""
    canvas, title = context.canvas, places.title
    row = LINE * context.grow if slip.right and not places.level else 0.0
    right = 0.0
    if slip.right and places.level:
        right = min(canvas.width(slip.right, 19, "strong"), title.w * 0.45) + 1
        context.line(slip.right, title.right - 4, title.centery + 1, 19, "caption", "strong", "right", room=right)
        right += 12
    room = Rect(title.x, title.y, title.w - right - 4, title.h - row)
    px, lines = fit_lines(canvas, slip.title, room.w, room.h, size, "display", 1.05)
    draw_lines(canvas, lines, room.x + 4, room.centery, px, "letters", "display", leading=1.05)
    if row:
        middle = title.bottom - row / 2
        context.line(slip.right, title.x + 4, middle, 19, "caption", "strong", room=title.w - 8)
    line = places.body.y - 3
    canvas.line(places.body.x + 2, line, places.body.right - 2, line, "hairline_warm")


def _body(context: DrawContext, area: Rect, room: Rect, slip: Slip) -> None:
    """Lines, counters, and at the foot what counts, with the rule's number."""
    canvas, grow = context.canvas, context.grow
    size = _size(context, area)
    foot = min(_low(context, area, room.w, slip), room.h) if room.h >= FOOT * grow else 0.0
    counters = COUNTERS * grow if slip.counters and room.h - foot >= COUNTERS * grow else 0.0
    text, high, wide = "\n".join(slip.lines), room.h - foot - counters, room.w - 8
    if foot and slip.foot and not _one_line(context, high, size):
        text = ""  # what counts is said, and no line as small as would be left
    if text and foot and not slip.foot and _cut(context, text, wide, high, size):
        high, wide = high + foot, wide - _rule_width(context, slip)
    y = room.y
    if text and high > 14:
        px, lines = _readable(context, text, wide, high, size)
        step = px * LEADING / canvas.measure.scale
        high = min(high, step * len(lines) + 4)
        draw_lines(canvas, lines, room.x + 4, y + high / 2, px, "slip_letters", "text")
        y += high
    if counters:
        _counters(context, Rect(room.x + 4, y, room.w - 8, counters), slip)
        y += counters
    if foot:
        _foot(context, Rect(room.x + 4, y, room.w - 8, room.bottom - y), area, slip)


def _one_line(context: DrawContext, high: float, size: float) -> bool:
    """Whether a line has room here in letters of this size that are hardly smaller, or the text is not large."""
    least = round(LEAST * context.canvas.measure.text_px(size))
    return least <= TEXT_FLOOR or context.canvas.px(high) >= least * LEADING


def _cut(context: DrawContext, text: str, wide: float, high: float, size: float) -> bool:
    """Whether the words do not all fit, in letters that can be read, above the line of the rule."""
    if not _one_line(context, high, size):
        return True
    _px, lines = _readable(context, text, wide, high, size)
    return lines[-1].endswith(MORE)


def _rule_width(context: DrawContext, slip: Slip) -> float:
    """The room that the rule's number and the key that opens it take at the right, with their distance."""
    cap = _cap(context, slip)
    return 12 + context.canvas.width(f"§ {slip.rule}", 18, "strong") + (cap + 8 if cap else 0.0)


def _cap(context: DrawContext, slip: Slip) -> float:
    """How wide the key is that opens the rules; 0 = words at the foot need its room."""
    key = context.keys.key("help")
    return context.canvas.width(key, 15, "bold") + 12 if key and not slip.foot else 0.0


def _readable(context: DrawContext, text: str, wide: float, high: float, size: float) -> tuple[int, Sequence[str]]:
    """The words as large as they fit; of large text rather fewer of them than letters that cannot be read."""
    canvas = context.canvas
    px, lines = fit_lines(canvas, text, wide, high, size, "text")
    least = round(LEAST * canvas.measure.text_px(size))
    if px >= least or least <= TEXT_FLOOR:
        return px, lines
    px = max(TEXT_FLOOR, min(least, int(canvas.px(high) / LEADING)))
    lines = canvas.lettering.lines(text, "text", px, canvas.px(wide))
    fit = max(1, int(canvas.px(high) // (px * LEADING)))
    return px, [*lines[: fit - 1], f"{lines[fit - 1].rstrip(' .,:')}{MORE}"] if fit < len(lines) else lines


def _foot(context: DrawContext, room: Rect, area: Rect, slip: Slip) -> None:
    canvas, wide = context.canvas, 0.0
    if slip.rule:
        low = area.bottom - EDGE - 0.45 * FOOT * context.grow
        wide = _rule_width(context, slip)
        _draw_rule(context, area.right - 14, low, slip)
    if not slip.foot:
        return
    px, lines = fit_lines(canvas, slip.foot, room.w - wide, room.h, _size(context, area), "strong", 1.2)
    step = px * 1.2 / canvas.measure.scale * len(lines)
    colour = "loss" if slip.danger else "slip_letters"
    draw_lines(canvas, lines, room.x, room.y + step / 2 + 2, px, colour, "strong", leading=1.2)


def _draw_rule(context: DrawContext, right: float, y: float, slip: Slip) -> None:
    """The rule's number, underlined while the foot is pointed at, and before it the key that opens the rules there."""
    canvas, cap = context.canvas, _cap(context, slip)
    wide = canvas.text(f"§ {slip.rule}", right, y, 18, "link", "strong", "right")
    if context.touch.near("slip:"):
        low = y + 11 * context.grow
        canvas.line(right - wide, low, right, low, "link")
    if cap:
        high = 24 * context.grow
        place = Rect(right - wide - 8 - cap, y - high / 2, cap, high)
        canvas.rr(place, 5, "", "paper_edge", 1.2)
        canvas.text(context.keys.key("help"), place.centerx, y, 15, "caption", "bold", "centre")


def _counters(context: DrawContext, room: Rect, slip: Slip) -> None:
    """Small pictures with numbers, side by side."""
    canvas = context.canvas
    size = min(room.h - 4, 38 * context.grow)

    def widths(squeeze: float) -> list[float]:  # letters have a smallest size
        numbers = (canvas.width(c.count, 23 * squeeze, "display") if c.count else 0.0 for c in slip.counters)
        return [(size + 24) * squeeze + number for number in numbers]

    squeezes = (1 - 0.05 * n for n in range(13))
    squeeze = next((each for each in squeezes if sum(widths(each)) - 18 * each <= room.w - 4), 0.4)
    x = room.x
    for counter, width in zip(slip.counters, widths(squeeze), strict=True):
        face = counter.face
        side = size * squeeze
        high = min(room.h, side * max(1.0, min(1.4, face.h / face.w)))
        context.face(face, Rect(x, room.centery - high / 2, side, high))
        canvas.text(counter.count, x + side + 6 * squeeze, room.centery, 23 * squeeze, "letters", "display")
        x += width
