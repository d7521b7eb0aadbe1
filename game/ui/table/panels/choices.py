"""What can be chosen: as a numbered list on the slip while nothing is pointed at, and in a sentence."""

from game.play.showing import verbs
from game.play.showing.hud_state import endings, keys, numbered, way_labels
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.panels.choice_list import (
    LEADINGS,
    LEFT,
    ChoiceLine,
    ChoiceList,
    choice_list,
    fitting,
    least_px,
    set_in,
    top_of,
)
from game.ui.table.panels.endings import KEY
from game.words import _, plural

MOST_NAMES = 5
"""The most names that are told of what is to be chosen next,"""
MOST_LETTERS = 60
"""and how many letters they have together at most."""


def draw_choices(context: DrawContext, area: Rect, idle: str) -> None:
    """All that can be chosen, in columns where one is too short; `idle` where nothing can be."""
    found = choice_list(context, area)
    if found is None:
        _idle(context, area, idle)
        return
    canvas, grow = context.canvas, context.grow
    context.line(_("You can choose"), area.x + 16, area.y + 24 * grow, 20, "heading", "display", room=area.w - 32)
    canvas.line(area.x + 16, top_of(context, area), area.right - 16, top_of(context, area), "hairline_warm")
    fits = (fitting(context, line, found.px, found.high) for line in found.lines)
    alike = max(least_px(context), min(fits, default=found.px))
    for line in found.lines:
        _way(context, line, found, alike)
    if found.more:
        rest, place = plural("and {n} more", "and {n} more", found.more), found.rest
        room = place.w - LEFT - 4
        canvas.text(rest, place.x + LEFT, place.centery, 19, "idle_letters", "text", room=room, px=found.px)


def choice_hots(context: DrawContext, area: Rect) -> list[HitArea]:
    """The names of the list, which are clicked as the things themselves are; the focus goes to those."""
    found = choice_list(context, area)
    return [HitArea(f"way:{line.spot}", line.place, "side", "", False) for line in found.lines] if found else []


def hint(context: DrawContext) -> str:
    """What to do now, in a sentence: how a number is given, what is to be chosen next, or how a choice is begun."""
    if context.table.amount:
        return _("Type a number, or use the arrow keys.")
    return next_words(context) if context.look.picked else _beginning(context)


def _beginning(context: DrawContext) -> str:
    """That something is to be pointed at, and with which keys it can be done instead."""
    zones = context.zones
    if zones.page and not (zones.slip.w and zones.slip != zones.panel):  # the list lies under the notebook's page
        return _("Point at what you want.")
    named = [key for key in keys(context.table.spots, numbered(context.table, context.look)).values() if key]
    if sorted(named) != [str(n) for n in range(1, len(named) + 1)]:
        return _("Point at what you want, or press its key.")
    if len(named) < 3:
        few = _("Point at what you want."), _("Point at it, or press 1."), _("Point at what you want, or press 1 or 2.")
        return few[len(named)]
    return _("Point at what you want, or press 1 to {n}.").format(n=len(named))


def next_words(context: DrawContext) -> str:
    """What is to be chosen next: by name where that is short."""
    names = [spot.label for spot in context.table.spots if spot.id in context.look.open]
    if names and verbs.rows(context.table, context.look.picked, context.look.picked[-1]):
        return _("Now press one of the rows beside it.") if len(names) > 1 else _("Now press the row beside it.")
    if not names or len(names) > MOST_NAMES or sum(map(len, names)) > MOST_LETTERS:
        return _("Now choose one of those that glow.")
    *others, last = names
    if not others:
        return _("Now choose: {name}").format(name=last)
    return _("Now choose: {names} or {last}").format(names=", ".join(others), last=last)


def _way(context: DrawContext, line: ChoiceLine, of: ChoiceList, alike: int) -> None:
    """One choice with its key, as much of it as fits; `alike` are the pixels of all words of the list."""
    canvas, place, key = context.canvas, line.place, _key(context, line.spot)
    near = context.touch.near(f"spot:{line.spot}") or context.touch.near(f"way:{line.spot}")
    px, face = fitting(context, line, alike, of.high), "strong" if near else "text"
    lines = set_in(context, line, px) if of.high > 1 else (line.said,)
    step = px * LEADINGS[-1] / canvas.measure.scale
    first = place.centery - step * (len(lines) - 1) / 2
    canvas.text(key, place.x + 14, first, 19, "heading", "bold", "centre", px=of.px)
    for n, words in enumerate(lines):
        canvas.text(words, place.x + LEFT, first + n * step, 19, "letters", face, room=place.w - LEFT - 4, px=px)


def _key(context: DrawContext, spot: str) -> str:
    """The key of one choice; of one that is an ending, or a row of the open plate, the key that stands there."""
    picked = context.look.picked
    for row in verbs.rows(context.table, picked, picked[-1]) if picked else ():
        if row.enabled and row.path[len(picked) :][:1] == (spot,):
            return row.key
    last = next(iter(endings(context.table, context.look)), None)
    if last and last.path and last.path[-1] == spot:
        return KEY
    return keys(context.table.spots, list(way_labels(context.table, context.look)))[spot]


def _idle(context: DrawContext, area: Rect, idle: str) -> None:
    """A compass, and what the slip is for."""
    canvas = context.canvas
    px, lines = fit_lines(canvas, idle, area.w - 48, min(60 * context.grow, area.h - 16), 19, "text")
    words = 1.3 * px / canvas.measure.scale * len(lines) + 16
    free = area.h - words
    size = min(0.5 * area.w, 0.5 * area.h, free - 24)
    if size < 56:
        draw_lines(canvas, lines, area.centerx, area.centery, px, "idle_letters", "text", "centre")
        return
    canvas.art("compass_rose", area.centerx, area.y + free / 2 + 6, size, centred=True)
    draw_lines(canvas, lines, area.centerx, area.bottom - words / 2 - 6, px, "idle_letters", "text", "centre")
