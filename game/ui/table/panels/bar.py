"""The bar: menu, the game's clock, the phases, who must do what, and the buttons for undo, bots, hints and rules."""

from collections.abc import Sequence

from game.core.table import Phase
from game.play.showing.hud_state import HudState
from game.ui.draw import theme
from game.ui.draw.measure import HIT, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import button, planks
from game.words import _

STEP = 19.0
"""The size of the names of phases."""
LEAST_PROMPT = 320.0
"""The least room for what is asked."""
GLYPHS = {
    "tool:hide": "eye_off",
    "tool:lift": "eye",
    "tool:return": "arrow_left",
    "tool:undo": "undo",
    "tool:redo": "redo",
    "tool:pause": "pause",
    "tool:step": "step",
    "tool:skip": "skip",
    "tool:stops": "bell",
    "tool:hint": "hint",
    "tool:help": "rules",
}


def bar_hots(context: DrawContext) -> tuple[HitArea, ...]:
    """The bar's buttons from left to right."""
    measure, zones, look, key = context.canvas.measure, context.zones, context.look, context.keys.key
    bar = zones.bar_room
    w = min(46 * measure.growth, 64.0) if zones.kind == "compact" else 46.0
    h = min(max(44.0, w), bar.h - 14)
    pitch = w + (9 if zones.kind == "compact" else 10)
    middle = bar.y + (bar.h - 2) / 2
    tools = [
        ("undo", _("Undo: {what}").format(what=look.undo) if look.undo else _("Nothing to undo"), bool(look.undo)),
        ("redo", _("Redo: {what}").format(what=look.redo) if look.redo else _("Nothing to redo"), bool(look.redo)),
    ]
    curtains = {
        "hide": _("Hide now; your choice waits behind the veil"),
        "lift": _("Look at what is yours alone"),
        "return": _("Back from the public table"),
    }
    if look.curtain:
        tools.insert(0, (look.curtain, curtains[look.curtain], True))
    if look.stops:
        stops = _("Ask me when…: at which moments the game stops, so that you may answer with a card ({key})")
        stops = stops.format(key=key("stops"))
        tools.insert(0, ("stops", stops, True))
    if look.lamp:
        lit = _("A hint ({key}), and why ({why})").format(key=key("hint"), why=key("explain"))
        dark = _("A hint ({key}) is for whoever decides").format(key=key("hint"))
        if look.curtain == "lift":
            dark = _("A hint ({key}) looks at what is yours alone: open your own view first").format(key=key("hint"))
        tools.append(("hint", lit if look.lamp == "lit" else dark, look.lamp == "lit"))
    if look.bots:
        tools.append(("pause", _("Let the bots go on") if look.paused else _("Pause the bots"), True))
        tools.append(("step", _("One step of a bot"), True))
        tools.append(("skip", _("Skip to my next decision"), True))
    tools.append(("help", _("The rules, at what you look at ({key})").format(key=key("help")), True))
    x = bar.right - 23 - pitch * len(tools) + (pitch - w)
    hits = [HitArea("tool:menu", Rect(bar.x + 15, middle - h / 2, max(44.0, w), h), "bar", _("Menu"))]
    if look.bots and not context.compact:
        wide = max(HIT, context.canvas.width(_speed_words(look), 19, "strong") + 16)
        tip = _("How fast bots act; a click: faster, from the fastest back to the slowest ({slower} and {faster})")
        tip = tip.format(slower=key("slower"), faster=key("faster"))
        hits.append(HitArea("tool:speed", Rect(x - 12 - wide, middle - h / 2, wide, h), "bar", tip))
    for name, tip, enabled in tools:
        hits.append(HitArea(f"tool:{name}", Rect(x, middle - h / 2, w, h), "bar", tip, enabled))
        x += pitch
    return tuple(hits)


def draw_bar(context: DrawContext, hits: Sequence[HitArea]) -> None:
    """Draw the bar along the top; `hits` are those of `bar_hots`, the menu first."""
    canvas, zones, table, look = context.canvas, context.zones, context.table, context.look
    bar, room = zones.bar, zones.bar_room
    planks(canvas, "bar", bar, "bar_wood")
    canvas.fill((bar.x, bar.bottom - 2, bar.w, 2), "bar_edge")
    for hit in hits:
        _tool(context, hit)
    middle = room.y + (room.h - 2) / 2
    menu, first = hits[0].rect, hits[1].rect
    if look.bots and context.compact:
        _badge(context, hits)
    right = min(first.x - 20, room.right - context.kept)
    x = menu.right + 9
    compact = zones.kind == "compact"
    clock_room = max(150.0, (right - x) * (0.22 if compact else 0.25))
    steps = _fitting(context, right - x - LEAST_PROMPT)
    clock = "" if any(phase.name == table.clock for phase, _wide in steps) else table.clock
    two = bool(clock and table.subtitle and not compact)
    told = context.line(clock, x, middle - (10 if two else 0), 25, "chalk", "display", room=clock_room)
    if not compact and table.subtitle:
        under = context.line(table.subtitle, x, middle + (16 if two else 0), 18, "chalk_dim", room=clock_room)
        told = max(told, under)
    x = max(room.x + (292 if not compact and told else 0), x + told + 20)
    x = _phases(context, _fitting(context, right - x - LEAST_PROMPT), x, middle)
    _prompt(context, x + 14, middle, right, room.h)


def _tool(context: DrawContext, hit: HitArea) -> None:
    canvas, touch = context.canvas, context.touch
    x, y = hit.rect.center
    if hit.id == "tool:speed":
        ink = "chalk" if touch.near(hit.id) else "chalk_dim"
        canvas.text(_speed_words(context.look), x, y, 19, ink, "strong", "centre")
    elif hit.id == "tool:menu":
        if touch.near(hit.id):
            canvas.rr(hit.rect, 8, "slate_top", "", 0)
        canvas.art("glyph_menu", x, y, 34, centred=True, tint="chalk")
    else:
        button(canvas, hit.rect, touch.state(hit), False)
        name = "play" if hit.id == "tool:pause" and context.look.paused else GLYPHS[hit.id]
        tint = "chalk" if hit.enabled else "tool_off"
        canvas.art(f"glyph_{name}", x, y, 0.57 * hit.rect.w, centred=True, tint=tint)


def _speed_words(look: HudState) -> str:
    return _("speed {n}").format(n=look.speed)


def _badge(context: DrawContext, hits: Sequence[HitArea]) -> None:
    """The bots' speed on the pause button, where there is no room for words before the buttons."""
    canvas, look = context.canvas, context.look
    pause = next(hit.rect for hit in hits if hit.id == "tool:pause")
    if look.speed != "1×":
        w = canvas.width(look.speed, 16, "bold") + 10
        canvas.rr((pause.centerx - w / 2, pause.bottom - 10, w, 22), 11, "bar_edge")
        canvas.text(look.speed, pause.centerx, pause.bottom + 1, 16, "phase_now", "bold", "centre")


def _fitting(context: DrawContext, room: float) -> list[tuple[Phase, float]]:
    """The steps that fit into so much room with their widths: past, now, next; where room is short only now."""
    canvas, compact = context.canvas, context.compact
    shown = [phase for phase in context.table.phases if not compact or phase.state == "now"]
    if compact and canvas.measure.growth > 1.5:
        shown = []
    found, x = list[tuple[Phase, float]](), 0.0
    for phase in shown:
        wide = canvas.width(phase.name, STEP, "bold" if phase.state == "now" else "strong") + 26 + _high(context) / 2
        if x + wide > room:
            break
        found.append((phase, wide))
        x += wide + 6
    return found


def _high(context: DrawContext) -> float:
    return max(38.0, 30 * context.canvas.measure.growth)


def _phases(context: DrawContext, steps: Sequence[tuple[Phase, float]], x: float, middle: float) -> float:
    """The stepper with these steps; returns where it ends."""
    canvas, high = context.canvas, _high(context)
    for phase, w in steps:
        face = "bold" if phase.state == "now" else "strong"
        area = (x, middle - high / 2, w, high)
        if phase.state == "now":
            canvas.rr(area, high / 2, ("brass_bright", "brass_dull"), "phase_edge", 1.5)
        else:
            canvas.rr(area, high / 2, "phase_ground", "phase_line", 1.5)
        colour = {"now": "phase_now", "past": "phase_past", "next": "phase_next"}[phase.state]
        sign = x + high * 0.53
        if phase.state == "past":
            canvas.art("glyph_check", sign, middle, 18, centred=True, tint="phase_next")
        elif phase.glyph:
            context.art(phase.glyph, sign, middle, 22)
        else:
            canvas.rr((sign - 5, middle - 5, 10, 10), 5, "", colour, 2)
        canvas.text(phase.name, x + high * 0.9, middle, STEP, colour, face)
        x += w + 6
    return x


def _tag(context: DrawContext, words: str, middle: float, right: float) -> float:
    """A fact that stands apart, on a band of its own at the right end; returns where it begins."""
    wide, high = context.canvas.width(words, 18, "strong") + 24, max(30.0, 26 * context.canvas.measure.growth)
    area = (right - wide, middle - high / 2, wide, high)
    context.canvas.rr(area, high / 2, "mat_paper", "brass_dull", 1.5)
    context.canvas.text(words, right - wide / 2, middle, 18, "paper_ink", "strong", "centre")
    return right - wide - 12


def _prompt(context: DrawContext, x: float, middle: float, right: float, high: float) -> None:
    """Who must do what: emblem, bold name, words that shrink and wrap but are never cut."""
    canvas, look = context.canvas, context.look
    prompt = context.table.prompt
    if prompt.seat is not None and prompt.seat < len(look.seats):
        seat = look.seats[prompt.seat]
        size = min(46.0, high - 16)
        canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, middle, size, centred=True)
        x += size + 9
        if not prompt.whole:
            room = (right - x) * 0.34
            x += context.line(seat.name, x, middle, 26, "ivory", "display", room=room) + 12
    right = _tag(context, prompt.tag, middle, right) if prompt.tag else right
    px, lines = fit_lines(canvas, prompt.text, max(60.0, right - x), high - 14, 22, "text")
    draw_lines(canvas, lines, x, middle, px, "chalk", "text")
