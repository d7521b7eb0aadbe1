"""The log: what happened, under its headings, and the filters at its foot."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.play.showing.chronicle import gathered
from game.play.showing.hud_state import LogLine
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.zones import Zones
from game.words import _, gain

FILTERS = ("all", "decision", "money", "luck")
PAD = 14.0
NARROW = 300.0
"""A log of less width is written smaller, and tells lines that begin alike as one."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How a log is written: sizes and places in units."""

    size: float
    step: float
    """From one line to the next."""
    gap: float
    """Between two entries."""
    heading: float
    """Height of a heading."""
    emblem: float
    left: float
    """Where the words of a seat's line begin."""


EYE = 22.0
"""How large the eye of a private line is, at the usual text."""
SIGN = 24.0
"""How high the picture at the end of a line is, at the usual text."""
LEAST = 0.4
"""What a line has below it is wider than so much of it."""
WIDE_HAND = Hand(19, 24, 9, 41, 28, 52)
SMALL_HAND = Hand(17, 21, 6, 34, 22, 42)


def hand(area: Rect) -> Hand:
    """How a log of this width is written."""
    return SMALL_HAND if area.w < NARROW else WIDE_HAND


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log or one heading, and its height."""

    entry: LogLine | str
    height: float


def log_area(zones: Zones, side: Side) -> Rect | None:
    """Where the log stands now, if anywhere."""
    if zones.log.w:
        return zones.log
    if side.tab != "log":
        return None
    if zones.kind == "compact":
        return zones.panel
    return zones.tabs.union(zones.panel)


def filter_label(name: str) -> str:
    """Return the word on a filter: all, decision, money or luck. KeyError for another name."""
    return {"all": _("All"), "decision": _("Deeds"), "money": _("Money"), "luck": _("Luck")}[name]


def filter_place(context: DrawContext, area: Rect) -> Rect:
    """The row of filters at the foot of the log; a low log has none."""
    least = 10 if context.zones.log.w else 6
    high = max(44.0, 30 * context.grow) if area.h > least * 30 * context.grow else 0.0
    return Rect(area.x + 8, area.bottom - high - 2, area.w - 16, high)


def log_head(context: DrawContext, area: Rect) -> float:
    """Height of what stands above the lines: the tabs, or the log's own name."""
    return min(context.zones.tabs.h, 34 * context.grow) if area.w < NARROW else context.zones.tabs.h


def log_room(context: DrawContext, area: Rect) -> Rect:
    """Where the lines stand: below the tabs, above the filters."""
    head = log_head(context, area) if context.zones.log.w or area.y == context.zones.tabs.y else 8.0
    return Rect(area.x, area.y + head, area.w, filter_place(context, area).y - area.y - head)


def log_rows(context: DrawContext, side: Side) -> list[tuple[Row, float]]:
    """The log's rows in sight as a whole, with their places, oldest first; sets how far it scrolls."""
    area = log_area(context.zones, side)
    if area is None:
        return []
    rows: list[Row] = []
    for heading, entries in log_groups(context.look.lines, side.filter):
        if heading:
            rows.append(Row(heading, hand(area).heading * context.grow))
        told = gathered(entries) if area.w < NARROW else entries
        rows += [Row(entry, _height(context, area, entry)) for entry in told]
    room = log_room(context, area)
    side.log_overflow = max(0.0, hand(area).gap + sum(row.height for row in rows) - room.h)
    if side.follow:
        side.log_scroll = side.log_overflow
    side.log_scroll = min(max(0.0, side.log_scroll), side.log_overflow)
    placed, y = [], room.y + hand(area).gap - side.log_scroll
    for row in rows:
        whole = y >= room.y - 1 and y + row.height - hand(area).gap <= room.bottom + 1
        if whole or (row.height > room.h and y + row.height > room.y and y < room.bottom):
            placed.append((row, y))
        y += row.height
    return placed


def log_groups(lines: Sequence[LogLine], wanted: str) -> list[tuple[str, list[LogLine]]]:
    """The lines under their headings, oldest first; a line without a group stays under the last heading told."""
    groups: list[tuple[str, list[LogLine]]] = []
    heading = ""
    for entry in lines:
        heading = entry.line.group or heading
        if wanted not in ("all", entry.line.kind):
            continue
        if not groups or groups[-1][0] != heading:
            groups.append((heading, []))
        groups[-1][1].append(entry)
    return groups


def _wrapped(context: DrawContext, area: Rect, entry: LogLine) -> tuple[Sequence[str], int]:
    """The words of a line, and beside which its money or picture stands: the last, if it has room."""
    canvas, own, line = context.canvas, hand(area), entry.line
    px, room = canvas.measure.text_px(own.size), area.w - _left(area, entry) - PAD - _eye(context, entry)
    room -= _bolder(context, area, entry)
    words = line.beside or line.text
    lines = canvas.lettering.lines(words, "text", px, max(40, canvas.px(room)))
    delta = canvas.width(_delta(entry), own.size, "bold") + 10 if line.delta else _sign(context, entry)
    if canvas.lettering.width(lines[-1], "text", px) + canvas.px(delta) <= canvas.px(room):
        return lines, len(lines) - 1
    if room - delta < LEAST * room:  # words beside it would stand one below the other
        return [*lines, ""], len(lines)
    return canvas.lettering.lines(words, "text", px, max(40, canvas.px(room - delta))), 0


def _eye(context: DrawContext, entry: LogLine) -> float:
    """How much of a private line its eye takes, and what keeps words away from it."""
    return EYE * context.grow + 12 if entry.line.private else 0.0


def _bolder(context: DrawContext, area: Rect, entry: LogLine) -> float:
    """How much wider the name with which a line begins becomes because it is bold."""
    seat, size = entry.line.seat, hand(area).size
    name = context.look.seats[seat].name if seat is not None else ""
    if not name or not (entry.line.beside or entry.line.text).startswith(name):
        return 0.0
    return max(0.0, context.canvas.width(name, size, "bold") - context.canvas.width(name, size))


def _left(area: Rect, entry: LogLine) -> float:
    """Where the words begin: beside an emblem, or where it would be."""
    return hand(area).left if entry.line.seat is not None else 16.0


def _height(context: DrawContext, area: Rect, entry: LogLine) -> float:
    return hand(area).step * context.grow * len(_wrapped(context, area, entry)[0]) + hand(area).gap


def _delta(entry: LogLine) -> str:
    return gain(entry.line.delta) if entry.line.delta else ""


def draw_log(context: DrawContext, side: Side, area: Rect, rows: Sequence[tuple[Row, float]]) -> None:
    """The lines in sight, whole ones only, and the filters."""
    canvas = context.canvas
    room = log_room(context, area)
    with canvas.clipped(room):
        for row, y in rows:
            if isinstance(row.entry, str):
                if y + 0.78 * row.height > room.bottom or y + 4 < room.y:
                    continue
                size, rule = hand(area).size + 1, y + 0.85 * row.height
                context.line(
                    row.entry, area.x + 16, y + 0.49 * row.height, size, "heading", "display", room=area.w - 32
                )
                canvas.line(area.x + 16, rule, area.right - 16, rule, "hairline_warm")
            else:
                _line(context, area, row, row.entry, y)
    foot = filter_place(context, area)
    if not foot.h:
        return
    canvas.line(foot.x + 4, foot.y, foot.right - 4, foot.y, "hairline_warm")
    for i, name in enumerate(FILTERS):
        on = side.filter == name
        x, middle = foot.x + (i + 0.5) * foot.w / 4, foot.centery
        colour = "heading" if on else "letters" if context.touch.near(f"filter:{name}") else "filter_off"
        context.line(
            filter_label(name), x, middle, 17, colour, "bold" if on else "strong", "centre", room=foot.w / 4 - 6
        )


def _sign(context: DrawContext, entry: LogLine) -> float:
    """How much of the line the picture at its end takes."""
    sign = entry.line.sign
    return SIGN * context.grow * sign.w / sign.h + 8 if sign else 0.0


def _line(context: DrawContext, area: Rect, row: Row, entry: LogLine, y: float) -> None:
    """One line: emblem, bold name, words, money; private ones on lighter paper with the eye."""
    canvas, grow, line, own = context.canvas, context.grow, entry.line, hand(area)
    room, step = log_room(context, area), own.step * grow
    if line.private:
        canvas.rr((area.x + 10, y, area.w - 20, row.height - 4), 6, "private_line", "hairline_warm", 1)
        canvas.art("glyph_eye", area.right - 15 - EYE / 2 * grow, y + 13 * grow, EYE * grow, centred=True, tint="link")
    if context.touch.near(f"line:{entry.step}:{line.text}"):
        canvas.rr((area.x + 10, y - 1, area.w - 20, row.height - 3), 6, "", "paper_edge", 1.5)
    seat = context.look.seats[line.seat] if line.seat is not None else None
    middle = y + 0.54 * step
    if seat and _within(room, middle, 0.44 * step):  # with its words
        emblem = f"emblem_{theme.SEATS[seat.colour].emblem}"
        canvas.art(emblem, area.x + own.left - 22, middle, own.emblem * min(grow, 1.5), centred=True)
    lines, paid = _wrapped(context, area, entry)
    for n, text in enumerate(lines):
        if _within(room, middle, 0.44 * step):
            x, rest = area.x + _left(area, entry), text
            if n == 0 and seat and text.startswith(seat.name):
                x += canvas.text(seat.name, x, middle, own.size, "letters", "bold")
                rest = text[len(seat.name) :]
            canvas.text(rest, x, middle, own.size, "log_letters")
            if line.delta and n == paid:
                colour = "gain" if line.delta > 0 else "loss"
                right = area.right - PAD - _eye(context, entry)
                canvas.text(_delta(entry), right, middle, own.size, colour, "bold", "right")
            elif line.sign and n == paid:
                wide = _sign(context, entry) - 8
                right = area.right - PAD - _eye(context, entry)
                context.face(line.sign, Rect(right - wide, middle - SIGN / 2 * grow, wide, SIGN * grow))
        middle += step


def _within(room: Rect, middle: float, half: float) -> bool:
    """Whether what is so high round this middle is in sight as a whole."""
    return room.y <= middle - half and middle + half <= room.bottom
