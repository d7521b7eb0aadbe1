"""The side panel: tabs for log, card, rules and notes."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.table import Slip
from game.ui import theme
from game.ui.measure import Rect
from game.ui.rulebook import Rulebook
from game.ui.table.hots import Hot
from game.ui.table.layout import Zones
from game.ui.table.look import LogLine
from game.ui.table.materials import paper
from game.ui.table.pen import Pen
from game.ui.table.slip import draw_slip
from game.words import _

FILTERS = ("all", "decision", "money", "luck")
PAD = 14.0


@dataclass(slots=True)
class Side:
    """What the side panel shows: the open tab, the log's filter and how far each is scrolled, in units."""

    tab: str = "log"
    filter: str = "all"
    scroll: float = 0.0
    overflow: float = 0.0
    """How far it can be scrolled; known after drawing."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log or one heading, and its height."""

    entry: LogLine | str
    height: float


def tab_names(zones: Zones) -> tuple[tuple[str, str], ...]:
    """The tabs of this arrangement; a log that is always open needs none."""
    names = (("log", _("Log")), ("card", _("Card")), ("rules", _("Rules")), ("notes", _("Notes")))
    if zones.kind == "compact":
        return (names[1], names[0], *names[2:])
    return names[1:] if zones.kind == "wide" else names


def side_hots(pen: Pen, side: Side, rows: Sequence[tuple[Row, float]]) -> tuple[Hot, ...]:
    """Tabs, filters, and the log's lines in sight."""
    hots = []
    tabs, names = pen.zones.tabs, tab_names(pen.zones)
    width = tabs.w / len(names)
    for i, (name, label) in enumerate(names):
        place = Rect(tabs.x + i * width, tabs.y, width, max(44.0, tabs.h))
        hots.append(Hot(f"tab:{name}", place, "side", label))
    area = log_area(pen.zones, side)
    if area is None:
        return tuple(hots)
    foot = filter_place(pen, area)
    for i, name in enumerate(FILTERS if foot.h else ()):
        place = Rect(foot.x + i * foot.w / 4, foot.y, foot.w / 4, foot.h)
        hots.append(Hot(f"filter:{name}", place, "side", filter_label(name)))
    for row, y in rows:
        if isinstance(row.entry, LogLine):
            place = Rect(area.x + 8, y, area.w - 16, row.height).clip(_log_room(pen, area))
            if place.h > 12:
                hots.append(Hot(f"line:{row.entry.step}:{row.entry.line.text}", place, "log"))
    return tuple(hots)


def filter_label(name: str) -> str:
    """The word on a filter."""
    return {"all": _("All"), "decision": _("Deeds"), "money": _("Money"), "luck": _("Luck")}[name]


def log_area(zones: Zones, side: Side) -> Rect | None:
    """Where the log stands now, if anywhere."""
    if zones.log.w:
        return zones.log
    if side.tab != "log":
        return None
    if zones.kind == "compact":
        return zones.panel
    return zones.tabs.union(zones.panel)


def filter_place(pen: Pen, area: Rect) -> Rect:
    """The row of filters at the foot of the log; a low log has none."""
    high = max(44.0, 30 * pen.grow) if area.h > 6 * 30 * pen.grow else 0.0
    return Rect(area.x + 8, area.bottom - high - 2, area.w - 16, high)


def _log_room(pen: Pen, area: Rect) -> Rect:
    head = pen.zones.tabs.h if area.y == pen.zones.tabs.y else 8.0
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
    room = _log_room(pen, area)
    side.overflow = max(0.0, sum(row.height for row in rows) - room.h)
    side.scroll = min(max(0.0, side.scroll), side.overflow)
    placed, y = [], room.y - side.scroll
    for row in rows:
        if y + row.height > room.y and y < room.bottom:
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


def draw_side(
    pen: Pen, side: Side, rows: Sequence[tuple[Row, float]], slip: Slip | None, rules: Rulebook, rule: str
) -> None:
    """The panel with its open tab, the log where it is always open, and the slip below."""
    zones = pen.zones
    if zones.log.w:
        paper(pen.canvas, zones.log, "#F6E8C8")
        head = zones.tabs.h
        pen.line(_("Log"), zones.log.x + 16, zones.log.y + head / 2, 20, "#14303A", "display", room=zones.log.w - 32)
        pen.canvas.line(zones.log.x + 12, zones.log.y + head, zones.log.right - 12, zones.log.y + head, "#C9AE78")
        _log(pen, side, zones.log, rows)
    idle = _("Point at something on the table to see what it is.")
    whole = zones.panel if pen.compact else zones.tabs.union(zones.panel)
    if not pen.compact:
        paper(pen.canvas, whole, "#F6E8C8")
        draw_slip(pen, zones.slip, slip, idle)
    _tabs(pen, side)
    if side.tab == "card":
        if pen.compact:
            draw_slip(pen, zones.panel, slip, idle)
        else:
            _card(pen, zones.panel, slip, idle, rules)
        return
    if pen.compact:
        paper(pen.canvas, zones.panel, "#F6E8C8")
    if side.tab == "log" and not zones.log.w:
        _log(pen, side, whole, rows)
    elif side.tab == "rules":
        _rules(pen, side, rules, rule)
    elif side.tab == "notes":
        _notes(pen, side)


def _tabs(pen: Pen, side: Side) -> None:
    canvas, tabs = pen.canvas, pen.zones.tabs
    names = tab_names(pen.zones)
    width = tabs.w / len(names)
    if not pen.compact:
        canvas.line(tabs.x + 12, tabs.bottom - 1, tabs.right - 12, tabs.bottom - 1, "#C9AE78")
    for i, (name, label) in enumerate(names):
        x, on = tabs.x + (i + 0.5) * width, side.tab == name
        near = pen.touch.near(f"tab:{name}")
        if pen.compact:
            box = (tabs.x + i * width, tabs.y, width - 6, tabs.h - 4)
            canvas.rr(
                box, 6, "#FFF6E0" if on else "#2B5565" if near else "#204350", "#8A6B3F" if on else "#5C8A9A", 1.5
            )
            colour = "#14303A" if on else "#F3EFE2"
            pen.line(label, x - 3, tabs.centery - 2, 20, colour, "display", "centre", room=width - 14)
            continue
        colour = "#14303A" if on or near else "#6E6046"
        middle = tabs.y + tabs.h * 0.5
        wide = pen.line(label, x, middle, 20, colour, "display" if on else "title", "centre", room=width - 6)
        if on:
            canvas.rr((x - wide / 2 - 2, tabs.bottom - 6, wide + 4, 4), 2, "#C4432B")


def _log(pen: Pen, side: Side, area: Rect, rows: Sequence[tuple[Row, float]]) -> None:
    canvas, grow = pen.canvas, pen.grow
    room = _log_room(pen, area)
    with canvas.clipped(room):
        for row, y in rows:
            if isinstance(row.entry, str):
                if y + 32 * grow > room.bottom or y + 4 < room.y:
                    continue
                pen.line(row.entry, area.x + 16, y + 20 * grow, 20, "#8E2F20", "display", room=area.w - 32)
                canvas.line(area.x + 16, y + 35 * grow, area.right - 16, y + 35 * grow, "#D8BE8A")
            else:
                _line(pen, area, row, row.entry, y)
    foot = filter_place(pen, area)
    if not foot.h:
        return
    canvas.line(foot.x + 4, foot.y, foot.right - 4, foot.y, "#D8BE8A")
    for i, name in enumerate(FILTERS):
        on = side.filter == name
        x, middle = foot.x + (i + 0.5) * foot.w / 4, foot.centery
        colour = "#8E2F20" if on else "#14303A" if pen.touch.near(f"filter:{name}") else "#6A5C40"
        pen.line(filter_label(name), x, middle, 17, colour, "bold" if on else "strong", "centre", room=foot.w / 4 - 6)


def _line(pen: Pen, area: Rect, row: Row, entry: LogLine, y: float) -> None:
    """One line: emblem, bold name, words, money; private ones on lighter paper with the eye."""
    canvas, grow, line = pen.canvas, pen.grow, entry.line
    room = _log_room(pen, area)
    if line.private:
        canvas.rr((area.x + 10, y, area.w - 20, row.height - 4), 6, "#FFFBEE", "#D8BE8A", 1)
        canvas.art("glyph_eye", area.right - 26, y + 13 * grow, 22 * grow, centred=True, tint="#0B3C9E")
    if pen.touch.near(f"line:{entry.step}:{line.text}"):
        canvas.rr((area.x + 10, y - 1, area.w - 20, row.height - 3), 6, "", "#8A6B3F", 1.5)
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
            x += canvas.text(seat.name, x, middle, 19, "#14303A", "bold")
            rest = text[len(seat.name) :]
        canvas.text(rest, x, middle, 19, "#2A3A40")
        middle += 24 * grow
    if line.delta and whole:
        colour = "#1F6E3F" if line.delta > 0 else "#A8341E"
        right = area.right - PAD - (26 if line.private else 0)
        canvas.text(_delta(entry), right, y + 13 * grow, 19, colour, "bold", "right")


def _card(pen: Pen, area: Rect, slip: Slip | None, idle: str, rules: Rulebook) -> None:
    """The thing one points at, large, with the rule that speaks of it."""
    canvas = pen.canvas
    if slip is None:
        canvas.para(idle, area.centerx, area.y + 60, area.w - 48, 19, "#5A6A6C", align="centre")
        return
    room = Rect(area.x + 12, area.y + 10, area.w - 24, area.h * 0.42)
    pen.face(slip.picture, room)
    y = room.bottom + 22
    pen.line(slip.title, area.x + 16, y, 24, "#14303A", "display", room=area.w - 32)
    y += 34 * pen.grow
    with canvas.clipped(area):
        for line in slip.lines:
            y = canvas.para(line, area.x + 16, y, area.w - 32, 19, "#2A3A40", leading=1.3)
        found = rules.find(slip.rule) if slip.rule else -1
        if found >= 0:
            canvas.para(_rule_text(rules, found), area.x + 16, y + 8, area.w - 32, 18, "#0B3C9E", leading=1.3)


def _rule_text(rules: Rulebook, index: int) -> str:
    paragraph = rules.paragraphs[index]
    return f"§ {paragraph.number}  {paragraph.text}" if paragraph.number else paragraph.text


def _rules(pen: Pen, side: Side, rules: Rulebook, rule: str) -> None:
    """The paragraph that speaks of the focused thing, and those round it."""
    canvas, area = pen.canvas, pen.zones.panel
    found = rules.find(rule) if rule else -1
    first = max(0, found - 1) if found >= 0 else 0
    y = area.y + 20 - side.scroll
    with canvas.clipped(area):
        if not rules.paragraphs:
            canvas.para(_("This box has no rulebook."), area.x + 16, y, area.w - 32, 19, "#2A3A40")
        heading = ""
        for index in range(first, min(len(rules.paragraphs), first + 24)):
            paragraph = rules.paragraphs[index]
            if paragraph.heading != heading:
                heading = paragraph.heading
                pen.line(heading, area.x + 16, y + 4, 21, "#8E2F20", "display", room=area.w - 32)
                y += 34 * pen.grow
            text = _rule_text(rules, index)
            if index == found:
                high = canvas.para_height(text, area.w - 32, 19, leading=1.3)
                canvas.rr((area.x + 8, y - 16, area.w - 16, high + 8), 6, "#FFE9A8", "#D8A63A", 1)
            y = canvas.para(text, area.x + 16, y, area.w - 32, 19, "#2A3A40", leading=1.3) + 10
    side.overflow = max(0.0, y + side.scroll - area.bottom + 8)


def _notes(pen: Pen, side: Side) -> None:
    """The private notebook."""
    canvas, area = pen.canvas, pen.zones.panel
    y = area.y + 24 - side.scroll
    with canvas.clipped(area):
        for note in pen.table.notes or (_("Nothing noted yet."),):
            if note.startswith("# "):
                pen.line(note[2:], area.x + 16, y + 2, 20, "#8E2F20", "display", room=area.w - 32)
                y += 34 * pen.grow
            else:
                y = canvas.para(note, area.x + 16, y, area.w - 32, 19, "#2A3A40", leading=1.3) + 4
    side.overflow = max(0.0, y + side.scroll - area.bottom + 8)
