"""What happened since: the ticker of the compact arrangement, and the filmstrip of what bots did."""

import math
from collections.abc import Mapping

from game.ui import theme
from game.ui.measure import Rect
from game.ui.table.hots import Hot, reach
from game.ui.table.look import LogLine
from game.ui.table.materials import paper
from game.ui.table.pen import Pen
from game.words import _

MOST = 12


def recap_hots(pen: Pen) -> tuple[Hot, ...]:
    """The chips of the filmstrip, over the lower edge of the board."""
    chips = pen.look.recap[-MOST:]
    if not chips or pen.compact:
        return ()
    area = pen.zones.board
    high = 44.0
    room = area.w - 48
    width = min(230.0, room / len(chips) - 6)
    left = area.centerx - (len(chips) * (width + 6) - 6) / 2
    y = area.bottom - high - 14
    return tuple(
        Hot(f"recap:{i}", Rect(left + i * (width + 6), y, width, high), "recap", chip.line.text)
        for i, chip in enumerate(chips)
    )


def draw_recap(pen: Pen, hots: tuple[Hot, ...]) -> None:
    """The filmstrip: emblem, words that fit, money."""
    canvas = pen.canvas
    if not hots:  # nothing has happened, or the window is too small for a strip
        return
    for hot, chip in zip(hots, pen.look.recap[-MOST:], strict=True):
        near = pen.touch.near(hot.id)
        canvas.shadow(hot.rect, 8, 2, 3, 6, 110)
        canvas.rr(hot.rect, 8, "#FFFBEA" if near else "#F8E9C8", "#8A6B3F", 1.2)
        x = hot.rect.x + 8
        x = _emblem(pen, chip, x, hot.rect.centery, 28)
        delta = _delta(chip)
        right = hot.rect.right - 8
        if delta:
            colour = "#1F6E3F" if chip.line.delta > 0 else "#A8341E"
            right -= canvas.text(delta, right, hot.rect.centery, 17, colour, "bold", "right") + 6
        if right - x > 40:
            pen.line(_short(pen, chip), x, hot.rect.centery, 17, "#14303A", room=right - x)


def _emblem(pen: Pen, chip: LogLine, x: float, y: float, size: float) -> float:
    if chip.line.seat is None:
        return x
    seat = pen.look.seats[chip.line.seat]
    pen.canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, y, size, centred=True)
    return x + size + 6


def _short(pen: Pen, chip: LogLine) -> str:
    """The line without the name: the emblem says who."""
    if chip.line.seat is None:
        return chip.line.text
    name = pen.look.seats[chip.line.seat].name
    return chip.line.text.removeprefix(name).strip()


def _delta(chip: LogLine) -> str:
    delta = chip.line.delta
    return f"+${delta}" if delta > 0 else f"−${-delta}" if delta else ""


def ticker_hot(pen: Pen) -> tuple[Hot, ...]:
    """The ticker opens the log."""
    return (Hot("tool:log", reach(pen.zones.ticker), "log", _("Open the log")),) if pen.zones.ticker.h else ()


def draw_ticker(pen: Pen) -> None:
    """The last two lines of the log."""
    canvas, area = pen.canvas, pen.zones.ticker
    if not area.h:
        return
    canvas.fill(area, "#0E1E26")
    key = _("Log (L)")
    wide = canvas.text(key, area.right - 24, area.centery, 22, "#B9C7C4", "strong", "right")
    lines = [entry for entry in pen.look.lines if not entry.line.private][-2:]
    room = (area.w - wide - 60) / 2
    for i, entry in enumerate(lines):
        x = area.x + 24 + i * room
        start = x
        x = _emblem(pen, entry, x, area.centery, min(33.0, area.h - 4))
        pen.line(entry.line.text, x, area.centery, 22, "#D8DED8", room=room - (x - start) - 16)


def draw_intent(pen: Pen, intent: LogLine, places: Mapping[str, Rect]) -> None:
    """What a bot is about to do: dots from its mat to the thing, and a slip with its emblem and words there."""
    canvas, line = pen.canvas, intent.line
    start = places.get(f"mat:{line.seat}") or places.get(f"spot:mat:{line.seat}")
    target = places.get(f"spot:{line.spot}") or start
    if target is None:
        return
    if start is not None and target is not start:
        _dots(pen, start, target)
    words = _short(pen, intent)
    wide = min(canvas.width(words, 18, "strong") + 62, 340.0)
    high = max(44.0, 34 * pen.grow)
    x = min(max(target.centerx - wide / 2, 10.0), canvas.measure.w - wide - 10)
    y = min(max(target.y - high - 6, pen.zones.bar.bottom + 6), canvas.measure.h - high - 10)
    place = Rect(x, y, wide, high)
    paper(canvas, place, "#FFFBEA", 9, lift=9, alpha=140)
    left = _emblem(pen, intent, x + 10, place.centery, min(32.0, high - 10))
    pen.line(words, left, place.centery, 18, "#14303A", "strong", room=place.right - 12 - left)


def _dots(pen: Pen, start: Rect, target: Rect) -> None:
    """A dotted line from one thing to another."""
    canvas = pen.canvas
    x, y = start.right, start.centery
    far = math.hypot(target.centerx - x, target.centery - y)
    count = int(far // 22)
    for n in range(1, count):
        part = n / count
        dot = (x + (target.centerx - x) * part - 4, y + (target.centery - y) * part - 4, 8, 8)
        canvas.rr(dot, 4, "#FFE9A8", "#5B3A0C", 1)
