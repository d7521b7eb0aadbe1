"""The side panel: tabs for log, card, rules and notes."""

from collections.abc import Sequence

from game.core.table import Note, Slip
from game.ui.measure import Rect
from game.ui.rulebook import Rulebook
from game.ui.table.hots import Hot
from game.ui.table.layout import Zones
from game.ui.table.log import FILTERS, Row, draw_log, filter_label, filter_place, log_area, log_room
from game.ui.table.look import LogLine
from game.ui.table.materials import paper
from game.ui.table.pen import Pen, Side
from game.ui.table.slip import draw_slip
from game.words import _


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
            place = Rect(area.x + 8, y, area.w - 16, row.height).clip(log_room(pen, area))
            if place.h > 12:
                hots.append(Hot(f"line:{row.entry.step}:{row.entry.line.text}", place, "log"))
    return tuple(hots)


def draw_side(
    pen: Pen, side: Side, rows: Sequence[tuple[Row, float]], slip: Slip | None, rules: Rulebook, rule: str
) -> None:
    """The panel with its open tab, the log where it is always open, and the slip below."""
    zones = pen.zones
    if zones.log.w:
        paper(pen.canvas, zones.log, "log_paper")
        head = zones.tabs.h
        pen.line(_("Log"), zones.log.x + 16, zones.log.y + head / 2, 20, "letters", "display", room=zones.log.w - 32)
        pen.canvas.line(zones.log.x + 12, zones.log.y + head, zones.log.right - 12, zones.log.y + head, "mat_rule")
        draw_log(pen, side, zones.log, rows)
    idle = _("Point at something on the table to see what it is.")
    whole = zones.panel if pen.compact else zones.tabs.union(zones.panel)
    if not pen.compact:
        paper(pen.canvas, whole, "log_paper")
        draw_slip(pen, zones.slip, slip, idle)
    _tabs(pen, side)
    if side.tab == "card":
        if pen.compact:
            draw_slip(pen, zones.panel, slip, idle)
        else:
            _card(pen, zones.panel, slip, idle, rules)
        return
    if pen.compact:
        paper(pen.canvas, zones.panel, "log_paper")
    if side.tab == "log" and not zones.log.w:
        draw_log(pen, side, whole, rows)
    elif side.tab == "rules":
        _rules(pen, side, rules, rule)
    elif side.tab == "notes":
        _notes(pen, side)


def _tabs(pen: Pen, side: Side) -> None:
    canvas, tabs = pen.canvas, pen.zones.tabs
    names = tab_names(pen.zones)
    width = tabs.w / len(names)
    if not pen.compact:
        canvas.line(tabs.x + 12, tabs.bottom - 1, tabs.right - 12, tabs.bottom - 1, "mat_rule")
    for i, (name, label) in enumerate(names):
        x, on = tabs.x + (i + 0.5) * width, side.tab == name
        near = pen.touch.near(f"tab:{name}")
        if pen.compact:
            box = (tabs.x + i * width, tabs.y, width - 6, tabs.h - 4)
            canvas.rr(
                box,
                6,
                "ivory" if on else "tab_near" if near else "tab_ground",
                "paper_edge" if on else "slate_edge",
                1.5,
            )
            colour = "letters" if on else "chalk"
            pen.line(label, x - 3, tabs.centery - 2, 20, colour, "display", "centre", room=width - 14)
            continue
        colour = "letters" if on or near else "tab_off"
        middle = tabs.y + tabs.h * 0.5
        wide = pen.line(label, x, middle, 20, colour, "display" if on else "title", "centre", room=width - 6)
        if on:
            canvas.rr((x - wide / 2 - 2, tabs.bottom - 6, wide + 4, 4), 2, "coral")


def _card(pen: Pen, area: Rect, slip: Slip | None, idle: str, rules: Rulebook) -> None:
    """The thing one points at, large, with the rule that speaks of it."""
    canvas = pen.canvas
    if slip is None:
        canvas.para(idle, area.centerx, area.y + 60, area.w - 48, 19, "idle_letters", align="centre")
        return
    room = Rect(area.x + 12, area.y + 10, area.w - 24, area.h * 0.42)
    pen.face(slip.picture, room)
    y = room.bottom + 22
    pen.line(slip.title, area.x + 16, y, 24, "letters", "display", room=area.w - 32)
    y += 34 * pen.grow
    with canvas.clipped(area):
        for line in slip.lines:
            y = canvas.para(line, area.x + 16, y, area.w - 32, 19, "log_letters", leading=1.3)
        found = rules.find(slip.rule) if slip.rule else -1
        if found >= 0:
            canvas.para(_rule_text(rules, found), area.x + 16, y + 8, area.w - 32, 18, "link", leading=1.3)


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
            canvas.para(_("This box has no rulebook."), area.x + 16, y, area.w - 32, 19, "log_letters")
        heading = ""
        for index in range(first, min(len(rules.paragraphs), first + 24)):
            paragraph = rules.paragraphs[index]
            if paragraph.heading != heading:
                heading = paragraph.heading
                pen.line(heading, area.x + 16, y + 4, 21, "heading", "display", room=area.w - 32)
                y += 34 * pen.grow
            text = _rule_text(rules, index)
            if index == found:
                high = canvas.para_height(text, area.w - 32, 19, leading=1.3)
                canvas.rr((area.x + 8, y - 16, area.w - 16, high + 8), 6, "marker", "marker_edge", 1)
            y = canvas.para(text, area.x + 16, y, area.w - 32, 19, "log_letters", leading=1.3) + 10
    side.overflow = max(0.0, y + side.scroll - area.bottom + 8)


def _notes(pen: Pen, side: Side) -> None:
    """The private notebook."""
    canvas, area = pen.canvas, pen.zones.panel
    y = area.y + 24 - side.scroll
    with canvas.clipped(area):
        for note in pen.table.notes or (_("Nothing noted yet."),):
            if isinstance(note, Note):
                continue
            if note.startswith("# "):
                pen.line(note[2:], area.x + 16, y + 2, 20, "heading", "display", room=area.w - 32)
                y += 34 * pen.grow
            else:
                y = canvas.para(note, area.x + 16, y, area.w - 32, 19, "log_letters", leading=1.3) + 4
    side.overflow = max(0.0, y + side.scroll - area.bottom + 8)
