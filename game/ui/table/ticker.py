"""The line below the board of a low window: what the others did, as chips, or the last lines of the log."""

from itertools import islice

from game.play.showing.hud_state import LogLine
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, reach
from game.ui.table.panels.told.chip import emblem
from game.words import _

EDGE = 24.0


def ticker_hot(context: DrawContext) -> tuple[HitArea, ...]:
    """Return what reacts in the ticker: all of it opens the log; () where there is no ticker."""
    return (
        (HitArea("tool:log", reach(context.zones.ticker), "log", _("Open the log")),) if context.zones.ticker.h else ()
    )


def chip_room(context: DrawContext) -> Rect:
    """Where chips stand, where a shelf has their place: all of the line but the words that open the log."""
    area, (_words, wide) = context.zones.ticker, _key(context)
    return Rect(area.x + 12, area.y, area.w - 12 - EDGE - wide - 20, area.h)


def _key(context: DrawContext) -> tuple[str, float]:
    """The words that open the log, and how wide they are."""
    words = _("Log ({key})").format(key=context.keys.key("log"))
    return words, context.canvas.width(words, 22, "strong")


def ticker_lines(context: DrawContext) -> tuple[LogLine, ...]:
    """The last two public lines of the log, where a ticker tells them."""
    lines = (
        entry for entry in reversed(context.look.lines if context.zones.ticker.h else ()) if not entry.line.private
    )
    return tuple(islice(lines, 2))[::-1]


def draw_ticker(context: DrawContext) -> None:
    """The ground, and the last two lines of the log."""
    canvas, area = context.canvas, context.zones.ticker
    if not area.h:
        return
    canvas.fill(area, "ticker_ground")
    key, wide = _key(context)
    canvas.text(key, area.right - EDGE, area.centery, 22, "chalk_dim", "strong", "right")
    room = (area.w - wide - 60) / 2
    for i, entry in enumerate(ticker_lines(context)):
        x = area.x + EDGE + i * room
        start = x
        x = emblem(context, entry, x, area.centery, min(33.0, area.h - 4))
        context.line(entry.line.text, x, area.centery, 22, "ticker_letters", room=room - (x - start) - 16)
