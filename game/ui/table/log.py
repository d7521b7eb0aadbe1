"""The log: what happened, under its headings, and the filters at its foot."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui import theme
from game.ui.measure import Rect
from game.ui.table.layout import Zones
from game.ui.table.look import LogLine
from game.ui.table.pen import Pen, Side
from game.words import _

FILTERS = ("all", "decision", "money", "luck")
PAD = 14.0


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
    """The word on a filter."""
    return {"all": _("All"), "decision": _("Deeds"), "money": _("Money"), "luck": _("Luck")}[name]


def filter_place(pen: Pen, area: Rect) -> Rect:
    """The row of filters at the foot of the log; a low log has none."""
    least = 10 if pen.zones.log.w else 6
    high = max(44.0, 30 * pen.grow) if area.h > least * 30 * pen.grow else 0.0
    return Rect(area.x + 8, area.bottom - high - 2, area.w - 16, high)


def log_room(pen: Pen, area: Rect) -> Rect:
    """Where the lines stand: below the tabs, above the filters."""
    head = pen.zones.tabs.h if pen.zones.log.w or area.y == pen.zones.tabs.y else 8.0
    return Rect(area.x, area.y + head, area.w, filter_place(pen, area).y - area.y - head)


def log_rows(pen: Pen, side: Side) -> list[tuple[Row, float]]:
    """The log's rows with their places, newest heading first and in order below it; sets how far it scrolls."""
    area = log_area(pen.zones, side)
    if area is None:
        return []
    rows: list[Row] = []
    for heading, entries in reversed(log_groups(pen.look.lines, side.filter)):
        if heading:
            rows.append(Row(heading, 41 * pen.grow))
        rows += [Row(entry, _height(pen, area, entry)) for entry in entries]
    room = log_room(pen, area)
    side.log_overflow = max(0.0, sum(row.height for row in rows) - room.h)
    if side.follow:
        side.log_scroll = _newest(rows) - room.h
    side.log_scroll = min(max(0.0, side.log_scroll), side.log_overflow)
    placed, y = [], room.y - side.log_scroll
    for row in rows:
        if y + row.height > room.y and y < room.bottom:
            placed.append((row, y))
        y += row.height
    return placed


def _newest(rows: Sequence[Row]) -> float:
    """Where the newest line ends: the last one of the uppermost group."""
    height = 0.0
    for n, row in enumerate(rows):
        if n and isinstance(row.entry, str):
            break
        height += row.height
    return height


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


def _wrapped(pen: Pen, area: Rect, entry: LogLine) -> Sequence[str]:
    canvas = pen.canvas
    delta = canvas.width(_delta(entry), 19, "bold") + 10 if entry.line.delta else 0
    room = canvas.px(area.w - 58 - PAD - delta - (26 if entry.line.private else 0))
    return canvas.lettering.lines(entry.line.text, "text", canvas.measure.text_px(19), max(40, room))


def _height(pen: Pen, area: Rect, entry: LogLine) -> float:
    return 24 * pen.grow * len(_wrapped(pen, area, entry)) + 9


def _delta(entry: LogLine) -> str:
    delta = entry.line.delta
    return f"+${delta}" if delta > 0 else f"−${-delta}" if delta else ""


def draw_log(pen: Pen, side: Side, area: Rect, rows: Sequence[tuple[Row, float]]) -> None:
    """The lines in sight, whole ones only, and the filters."""
    canvas, grow = pen.canvas, pen.grow
    room = log_room(pen, area)
    with canvas.clipped(room):
        for row, y in rows:
            if isinstance(row.entry, str):
                if y + 32 * grow > room.bottom or y + 4 < room.y:
                    continue
                pen.line(row.entry, area.x + 16, y + 20 * grow, 20, "heading", "display", room=area.w - 32)
                canvas.line(area.x + 16, y + 35 * grow, area.right - 16, y + 35 * grow, "hairline_warm")
            else:
                _line(pen, area, row, row.entry, y)
    foot = filter_place(pen, area)
    if not foot.h:
        return
    canvas.line(foot.x + 4, foot.y, foot.right - 4, foot.y, "hairline_warm")
    for i, name in enumerate(FILTERS):
        on = side.filter == name
        x, middle = foot.x + (i + 0.5) * foot.w / 4, foot.centery
        colour = "heading" if on else "letters" if pen.touch.near(f"filter:{name}") else "filter_off"
        pen.line(filter_label(name), x, middle, 17, colour, "bold" if on else "strong", "centre", room=foot.w / 4 - 6)


def _line(pen: Pen, area: Rect, row: Row, entry: LogLine, y: float) -> None:
    """One line: emblem, bold name, words, money; private ones on lighter paper with the eye."""
    canvas, grow, line = pen.canvas, pen.grow, entry.line
    room = log_room(pen, area)
    if line.private:
        canvas.rr((area.x + 10, y, area.w - 20, row.height - 4), 6, "private_line", "hairline_warm", 1)
        canvas.art("glyph_eye", area.right - 26, y + 13 * grow, 22 * grow, centred=True, tint="link")
    if pen.touch.near(f"line:{entry.step}:{line.text}"):
        canvas.rr((area.x + 10, y - 1, area.w - 20, row.height - 3), 6, "", "paper_edge", 1.5)
    seat = pen.look.seats[line.seat] if line.seat is not None else None
    middle = y + 13 * grow
    whole = middle - 12 * grow >= room.y and middle + 12 * grow <= room.bottom
    if seat and whole:
        canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", area.x + 30, middle, 28 * min(grow, 1.5), centred=True)
    left = area.x + 52
    for n, text in enumerate(_wrapped(pen, area, entry)):
        x, rest = left, text
        if middle - 10 * grow < room.y or middle + 11 * grow > room.bottom:
            middle += 24 * grow
            continue
        if n == 0 and seat and text.startswith(seat.name):
            x += canvas.text(seat.name, x, middle, 19, "letters", "bold")
            rest = text[len(seat.name) :]
        canvas.text(rest, x, middle, 19, "log_letters")
        middle += 24 * grow
    if line.delta and whole:
        colour = "gain" if line.delta > 0 else "loss"
        right = area.right - PAD - (26 if line.private else 0)
        canvas.text(_delta(entry), right, y + 13 * grow, 19, colour, "bold", "right")
