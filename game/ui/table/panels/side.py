"""The side panel: tabs for log, card, rules and notes."""

from collections.abc import Sequence

from game.core.table import Slip
from game.play.showing.hud_state import LogLine
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rulebook import Rulebook
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import paper
from game.ui.table.panels.choices import choice_hots
from game.ui.table.panels.notebook import Leaf, draw_notebook, notebook_hots, page_paper, shut
from game.ui.table.panels.slip import draw_slip, foot_place
from game.ui.table.panels.told.log import (
    FILTERS,
    Row,
    draw_log,
    filter_place,
    log_area,
    log_head,
    log_room,
)
from game.ui.table.zones import Zones
from game.words import _


def tab_names(zones: Zones) -> tuple[tuple[str, str], ...]:
    """The tabs of this arrangement, the usual one first; a log or a slip that is always open needs none."""
    words = {"log": _("Log"), "card": _("Card"), "rules": _("Rules"), "notes": _("Notes")}
    order = ["card", "log", "rules", "notes"] if zones.kind == "compact" else ["log", "card", "rules", "notes"]
    if zones.page:
        words["notes"] = _("Notes") if zones.kind == "compact" else _("Notebook")
        order = ["notes", "card", "rules", "log"]
        if slip_apart(zones):
            order.remove("card")
    if zones.log.w:
        order.remove("log")
    return tuple((name, words[name]) for name in order)


def usual_tab(zones: Zones) -> str:
    """The tab that is open at first: where the log is always open, the rules; in small windows a ticker tells it."""
    if zones.page:
        return "notes"
    return {"compact": "card", "standard": "log", "wide": "rules"}[zones.kind]


def slip_apart(zones: Zones) -> bool:
    """Whether the slip has a place of its own, beside the tabs."""
    return bool(zones.slip.w) and zones.slip != zones.panel


def side_hots(
    context: DrawContext, side: Side, rows: Sequence[tuple[Row, float]], seen: Sequence[Leaf]
) -> tuple[HitArea, ...]:
    """Tabs, the notebook's entries, filters, and the log's lines in sight."""
    hits = []
    tabs, names = context.zones.tabs, tab_names(context.zones)
    width = tabs.w / len(names)
    for i, (name, _label) in enumerate(names):
        place = Rect(tabs.x + i * width, tabs.y, width, max(44.0, tabs.h))
        hits.append(HitArea(f"tab:{name}", place, "side"))
    if side.tab == "notes":
        hits += notebook_hots(context, seen)
    if slip_apart(context.zones) or (context.compact and side.tab == "card"):
        place = context.zones.slip if slip_apart(context.zones) else context.zones.panel
        hits += [HitArea("slip:", foot_place(context, place), "side", "", False), *choice_hots(context, place)]
    area = log_area(context.zones, side)
    if area is None:
        return tuple(hits)
    foot = filter_place(context, area)
    for i, name in enumerate(FILTERS if foot.h else ()):
        place = Rect(foot.x + i * foot.w / 4, foot.y, foot.w / 4, foot.h)
        hits.append(HitArea(f"filter:{name}", place, "side"))
    for row, y in rows:
        if isinstance(row.entry, LogLine):
            place = Rect(area.x + 8, y, area.w - 16, row.height).clip(log_room(context, area))
            if place.h > 12:
                hits.append(HitArea(f"line:{row.entry.step}:{row.entry.line.text}", place, "log"))
    return tuple(hits)


def draw_side(
    context: DrawContext,
    side: Side,
    rows: Sequence[tuple[Row, float]],
    seen: Sequence[Leaf],
    slip: Slip | None,
    rules: Rulebook,
    rule: str,
) -> None:
    """The panel with its open tab, and log and slip where they are always open."""
    zones = context.zones
    if zones.log.w:
        _pinned_log(context, side, rows)
    idle = _("Point at something on the table to see what it is.")
    whole = zones.panel if context.compact else zones.tabs.union(zones.panel)
    if slip_apart(zones):
        draw_slip(context, zones.slip, slip, idle)
    if context.compact and side.tab == "card":
        _tabs(context, side)
        draw_slip(context, zones.panel, slip, idle)
        return
    if zones.page and side.tab == "notes" and not shut(context):
        page_paper(context, whole)
    else:
        paper(context.canvas, whole, "log_paper")
    _tabs(context, side)
    if side.tab == "card" and zones.page:
        _paged_card(context, zones.panel, slip, idle, rules)
    elif side.tab == "card":
        _card(context, zones.panel, slip, idle, rules)
    elif side.tab == "log":
        draw_log(context, side, whole, rows)
    elif side.tab == "rules":
        _rules(context, side, rules, rule)
    elif side.tab == "notes":
        draw_notebook(context, side, seen)


def _pinned_log(context: DrawContext, side: Side, rows: Sequence[tuple[Row, float]]) -> None:
    """The log in its own place."""
    area = context.zones.log
    head = log_head(context, area)
    paper(context.canvas, area, "log_paper")
    context.line(_("Log"), area.x + 16, area.y + head / 2, 20, "letters", "display", room=area.w - 32)
    context.canvas.line(area.x + 12, area.y + head, area.right - 12, area.y + head, "mat_rule")
    draw_log(context, side, area, rows)


def _tabs(context: DrawContext, side: Side) -> None:
    canvas, tabs = context.canvas, context.zones.tabs
    names = tab_names(context.zones)
    width = tabs.w / len(names)
    if not context.compact:
        canvas.line(tabs.x + 12, tabs.bottom - 1, tabs.right - 12, tabs.bottom - 1, "mat_rule")
    for i, (name, label) in enumerate(names):
        x, on = tabs.x + (i + 0.5) * width, side.tab == name
        near = context.touch.near(f"tab:{name}")
        if context.compact:
            box = (tabs.x + i * width, tabs.y, width - 6, tabs.h - 4)
            canvas.rr(
                box,
                6,
                "ivory" if on else "tab_near" if near else "tab_ground",
                "paper_edge" if on else "slate_edge",
                1.5,
            )
            colour = "letters" if on else "chalk"
            context.line(label, x - 3, tabs.centery - 2, 20, colour, "display", "centre", room=width - 14)
            continue
        colour = "letters" if on or near else "tab_off"
        middle = tabs.y + tabs.h * 0.5
        wide = context.line(label, x, middle, 20, colour, "display" if on else "title", "centre", room=width - 6)
        if on:
            canvas.rr((x - wide / 2 - 2, tabs.bottom - 6, wide + 4, 4), 2, "coral")


def _card(context: DrawContext, area: Rect, slip: Slip | None, idle: str, rules: Rulebook) -> None:
    """The thing one points at, large, with the rule that speaks of it."""
    canvas = context.canvas
    if slip is None:
        canvas.para(idle, area.centerx, area.y + 60, area.w - 48, 19, "idle_letters", align="centre")
        return
    room = Rect(area.x + 12, area.y + 10, area.w - 24, area.h * 0.5)
    context.face(slip.picture, room)
    y = room.bottom + 22
    context.line(slip.title, area.x + 16, y, 24, "letters", "display", room=area.w - 32)
    y += 34 * context.grow
    with canvas.clipped(area):
        for line in slip.lines:
            y = canvas.para(line, area.x + 16, y, area.w - 32, 19, "log_letters", leading=1.3)
        found = rules.find(slip.rule) if slip.rule else -1
        if found >= 0:
            canvas.para(_rule_text(rules, found), area.x + 16, y + 8, area.w - 32, 18, "link", leading=1.3)


def _paged_card(context: DrawContext, area: Rect, slip: Slip | None, idle: str, rules: Rulebook) -> None:
    """The slip, which has no other place beside a page, and below it the rule that speaks of the thing."""
    upper = Rect(area.x + 8, area.y + 8, area.w - 16, min(1.25 * area.w, 0.62 * area.h))
    draw_slip(context, upper, slip, idle)
    found = rules.find(slip.rule) if slip and slip.rule else -1
    if found >= 0:
        with context.canvas.clipped(area):
            text = _rule_text(rules, found)
            context.canvas.para(text, area.x + 16, upper.bottom + 30, area.w - 32, 18, "link", leading=1.3)


def _rule_text(rules: Rulebook, index: int) -> str:
    paragraph = rules.paragraphs[index]
    return f"§ {paragraph.number}  {paragraph.text}" if paragraph.number else paragraph.text


def _rules(context: DrawContext, side: Side, rules: Rulebook, rule: str) -> None:
    """The paragraph that speaks of the focused thing, and those round it."""
    canvas, area = context.canvas, context.zones.panel
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
                context.line(heading, area.x + 16, y + 4, 21, "heading", "display", room=area.w - 32)
                y += 34 * context.grow
            text = _rule_text(rules, index)
            if index == found:
                high = canvas.para_height(text, area.w - 32, 19, leading=1.3)
                canvas.rr((area.x + 8, y - 16, area.w - 16, high + 8), 6, "marker", "marker_edge", 1)
            y = canvas.para(text, area.x + 16, y, area.w - 32, 19, "log_letters", leading=1.3) + 10
    side.overflow = max(0.0, y + side.scroll - area.bottom + 8)
