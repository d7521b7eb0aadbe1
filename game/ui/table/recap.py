"""What happened since: the ticker of the compact arrangement, and the filmstrip of what bots did."""

import math
from collections.abc import Mapping
from itertools import islice

from game.ui import theme
from game.ui.measure import Rect
from game.ui.table.hots import Hot, reach
from game.ui.table.look import LogLine
from game.ui.table.materials import paper
from game.ui.table.pen import Pen
from game.words import _

MOST = 12
CHIP = 44.0


def recap_hots(pen: Pen) -> tuple[Hot, ...]:
    """The chips of the filmstrip: where the draft stands when something is chosen."""
    chips = pen.look.recap[-MOST:]
    if not chips or busy_draft(pen):
        return ()
    area = pen.zones.draft
    top = area.y + 26 * pen.grow
    across = max(1, int((area.w + 4) // (CHIP + 4)))
    down = max(1, int((area.bottom - top + 4) // (CHIP + 4)))
    first = max(0, len(chips) - across * down)
    return tuple(
        Hot(
            f"recap:{first + n}",
            Rect(area.x + (n % across) * (CHIP + 4), top + (n // across) * (CHIP + 4), CHIP, CHIP),
            "recap",
            chip.line.text + "\n" + _("Press it twice to ask why."),
        )
        for n, chip in enumerate(chips[first:])
    )


def busy_draft(pen: Pen) -> bool:
    """Whether the draft's place is taken by what a choice would do, or by a message."""
    look = pen.look
    return bool(look.message or look.picked or (look.ready and look.ready.draft))


def draw_recap(pen: Pen, hots: tuple[Hot, ...]) -> None:
    """The filmstrip: an emblem for each thing that happened, money marked; words come when it is pointed at."""
    if not hots:
        return
    canvas, area = pen.canvas, pen.zones.draft
    pen.line(_("Since your turn"), area.x, area.y + 10 * pen.grow, 20, "draft_head", "display", room=area.w)
    chips = pen.look.recap[-MOST:]
    for hot in hots:
        chip = chips[int(hot.id.partition(":")[2])]
        near = pen.touch.near(hot.id)
        canvas.rr(hot.rect, 7, "note" if near else "tray_letters", "paper_edge", 1.2)
        x, y = hot.rect.center
        if chip.line.seat is None:
            canvas.art("glyph_log", x, y, 26, centred=True, tint="chip_glyph")
        else:
            _emblem(pen, chip, x - 16, y, 32)
        if chip.line.delta:
            sign, colour = ("plus", "gain") if chip.line.delta > 0 else ("minus", "loss")
            canvas.rr((hot.rect.right - 17, hot.rect.bottom - 17, 18, 18), 9, colour, "ivory", 1.2)
            canvas.art(f"glyph_{sign}", hot.rect.right - 8, hot.rect.bottom - 8, 13, centred=True, tint="white_tick")


def _emblem(pen: Pen, chip: LogLine, x: float, y: float, size: float) -> float:
    if chip.line.seat is None:
        return x
    seat = pen.look.seats[chip.line.seat]
    pen.canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, y, size, centred=True)
    return x + size + 6


def _short(pen: Pen, chip: LogLine) -> str:
    """The line without the name, where the emblem says who."""
    if chip.line.seat is None:
        return chip.line.text
    rest = chip.line.text.removeprefix(pen.look.seats[chip.line.seat].name)
    return rest.strip() if rest.startswith(" ") else chip.line.text


def ticker_hot(pen: Pen) -> tuple[Hot, ...]:
    """The ticker opens the log."""
    return (Hot("tool:log", reach(pen.zones.ticker), "log", _("Open the log")),) if pen.zones.ticker.h else ()


def ticker_lines(pen: Pen) -> tuple[LogLine, ...]:
    """The last two public lines of the log, where a ticker tells them."""
    lines = (entry for entry in reversed(pen.look.lines if pen.zones.ticker.h else ()) if not entry.line.private)
    return tuple(islice(lines, 2))[::-1]


def draw_ticker(pen: Pen) -> None:
    """The last two lines of the log."""
    canvas, area = pen.canvas, pen.zones.ticker
    if not area.h:
        return
    canvas.fill(area, "ticker_ground")
    key = _("Log ({key})").format(key=pen.keys.key("log"))
    wide = canvas.text(key, area.right - 24, area.centery, 22, "chalk_dim", "strong", "right")
    room = (area.w - wide - 60) / 2
    for i, entry in enumerate(ticker_lines(pen)):
        x = area.x + 24 + i * room
        start = x
        x = _emblem(pen, entry, x, area.centery, min(33.0, area.h - 4))
        pen.line(entry.line.text, x, area.centery, 22, "ticker_letters", room=room - (x - start) - 16)


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
    paper(canvas, place, "note", 9, lift=9, alpha=140)
    left = _emblem(pen, intent, x + 10, place.centery, min(32.0, high - 10))
    pen.line(words, left, place.centery, 18, "letters", "strong", room=place.right - 12 - left)


def _dots(pen: Pen, start: Rect, target: Rect) -> None:
    """A dotted line from one thing to another."""
    canvas = pen.canvas
    x, y = start.right, start.centery
    far = math.hypot(target.centerx - x, target.centery - y)
    count = int(far // 22)
    for n in range(1, count):
        part = n / count
        dot = (x + (target.centerx - x) * part - 3, y + (target.centery - y) * part - 3, 6, 6)
        canvas.rr(dot, 3, "marker", "brass_shade", 1)
