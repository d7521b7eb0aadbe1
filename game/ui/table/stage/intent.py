"""What a bot is about to do: where it points, in words."""

import math
from collections.abc import Mapping

from game.play.showing.hud_state import LogLine
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.materials import paper
from game.ui.table.panels.told.chip import emblem, short
from game.ui.table.stage.large import apart

WIDE, ROOM, LEADING = 340.0, 62.0, 1.1
"""How wide a slip is at most at the usual text, what its emblem and edges take of it, and how far apart lines are."""


def draw_intent(context: DrawContext, intent: LogLine, places: Mapping[str, Rect], title: Rect | None) -> None:
    """What a bot is about to do: dots from its mat to the thing, and a slip with its emblem and words there.

    The slip leaves a `title` over the board free.
    """
    canvas, line = context.canvas, intent.line
    start = places.get(f"mat:{line.seat}") or places.get(f"spot:mat:{line.seat}")
    target = places.get(f"spot:{line.spot}") or start
    if target is None:
        return
    if start is not None and target is not start:
        _dots(context, start, target)
    words = short(context, intent)
    wide, high = slip_size(context, words)
    x = min(max(target.centerx - wide / 2, 10.0), canvas.measure.w - wide - 10)
    y = min(max(target.y - high - 6, context.zones.bar.bottom + 6), canvas.measure.h - high - 10)
    place = apart(Rect(x, y, wide, high), title, canvas.measure.area)
    paper(canvas, place, "note", 9, lift=9, alpha=140)
    left = emblem(context, intent, x + 10, place.centery, min(32.0, high - 10))
    px, lines = fit_lines(canvas, words, place.right - 12 - left, high - 8, 18, "strong", LEADING)
    draw_lines(canvas, lines, left, place.centery, px, "letters", "strong", leading=LEADING)


def slip_size(context: DrawContext, words: str) -> tuple[float, float]:
    """As wide as the words, up to a bound; then as high as their lines."""
    least, long = max(44.0, 34 * context.grow), context.canvas.width(words, 18, "strong")
    if long <= WIDE - ROOM:
        return long + ROOM, least
    wide = WIDE * max(1.0, min(context.grow, 1.5))
    return wide, max(least, context.canvas.para_height(words, wide - ROOM, 18, "strong", LEADING) + 14)


def _dots(context: DrawContext, start: Rect, target: Rect) -> None:
    """A dotted line from one thing to another."""
    canvas = context.canvas
    x, y = start.right, start.centery
    far = math.hypot(target.centerx - x, target.centery - y)
    count = int(far // 22)
    for n in range(1, count):
        part = n / count
        dot = (x + (target.centerx - x) * part - 3, y + (target.centery - y) * part - 3, 6, 6)
        canvas.rr(dot, 3, "marker", "brass_shade", 1)
