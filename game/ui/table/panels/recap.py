"""What happened since: the ticker of the compact arrangement, and the filmstrip of what bots did."""

import math
from collections.abc import Mapping
from itertools import islice

from game.play.showing.hud_state import LogLine
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, reach
from game.ui.table.materials import paper
from game.words import _

MOST = 12
CHIP = 44.0


def recap_hots(context: DrawContext) -> tuple[HitArea, ...]:
    """The chips of the filmstrip: where the draft stands when something is chosen."""
    chips = context.look.recap[-MOST:]
    if not chips or busy_draft(context):
        return ()
    area = context.zones.draft
    top = area.y + 26 * context.grow
    across = max(1, int((area.w + 4) // (CHIP + 4)))
    down = max(1, int((area.bottom - top + 4) // (CHIP + 4)))
    first = max(0, len(chips) - across * down)
    return tuple(
        HitArea(
            f"recap:{first + n}",
            Rect(area.x + (n % across) * (CHIP + 4), top + (n // across) * (CHIP + 4), CHIP, CHIP),
            "recap",
            chip.line.text + "\n" + _("Press it twice to ask why."),
        )
        for n, chip in enumerate(chips[first:])
    )


def busy_draft(context: DrawContext) -> bool:
    """Whether the draft's place is taken by what a choice would do, or by a message."""
    look = context.look
    return bool(look.message or look.picked or (look.ready and look.ready.draft))


def draw_recap(context: DrawContext, hits: tuple[HitArea, ...]) -> None:
    """The filmstrip: an emblem for each thing that happened, money marked; words come when it is pointed at."""
    if not hits:
        return
    canvas, area = context.canvas, context.zones.draft
    context.line(_("Since your turn"), area.x, area.y + 10 * context.grow, 20, "draft_head", "display", room=area.w)
    chips = context.look.recap[-MOST:]
    for hit in hits:
        chip = chips[int(hit.id.partition(":")[2])]
        near = context.touch.near(hit.id)
        canvas.rr(hit.rect, 7, "note" if near else "tray_letters", "paper_edge", 1.2)
        x, y = hit.rect.center
        if chip.line.seat is None:
            canvas.art("glyph_log", x, y, 26, centred=True, tint="chip_glyph")
        else:
            _emblem(context, chip, x - 16, y, 32)
        if chip.line.delta:
            sign, colour = ("plus", "gain") if chip.line.delta > 0 else ("minus", "loss")
            canvas.rr((hit.rect.right - 17, hit.rect.bottom - 17, 18, 18), 9, colour, "ivory", 1.2)
            canvas.art(f"glyph_{sign}", hit.rect.right - 8, hit.rect.bottom - 8, 13, centred=True, tint="white_tick")


def _emblem(context: DrawContext, chip: LogLine, x: float, y: float, size: float) -> float:
    if chip.line.seat is None:
        return x
    seat = context.look.seats[chip.line.seat]
    context.canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, y, size, centred=True)
    return x + size + 6


def _short(context: DrawContext, chip: LogLine) -> str:
    """The line without the name, where the emblem says who."""
    if chip.line.seat is None:
        return chip.line.text
    rest = chip.line.text.removeprefix(context.look.seats[chip.line.seat].name)
    return rest.strip() if rest.startswith(" ") else chip.line.text


def ticker_hot(context: DrawContext) -> tuple[HitArea, ...]:
    """The ticker opens the log."""
    return (
        (HitArea("tool:log", reach(context.zones.ticker), "log", _("Open the log")),) if context.zones.ticker.h else ()
    )


def ticker_lines(context: DrawContext) -> tuple[LogLine, ...]:
    """The last two public lines of the log, where a ticker tells them."""
    lines = (
        entry for entry in reversed(context.look.lines if context.zones.ticker.h else ()) if not entry.line.private
    )
    return tuple(islice(lines, 2))[::-1]


def draw_ticker(context: DrawContext) -> None:
    """The last two lines of the log."""
    canvas, area = context.canvas, context.zones.ticker
    if not area.h:
        return
    canvas.fill(area, "ticker_ground")
    key = _("Log ({key})").format(key=context.keys.key("log"))
    wide = canvas.text(key, area.right - 24, area.centery, 22, "chalk_dim", "strong", "right")
    room = (area.w - wide - 60) / 2
    for i, entry in enumerate(ticker_lines(context)):
        x = area.x + 24 + i * room
        start = x
        x = _emblem(context, entry, x, area.centery, min(33.0, area.h - 4))
        context.line(entry.line.text, x, area.centery, 22, "ticker_letters", room=room - (x - start) - 16)


def draw_intent(context: DrawContext, intent: LogLine, places: Mapping[str, Rect]) -> None:
    """What a bot is about to do: dots from its mat to the thing, and a slip with its emblem and words there."""
    canvas, line = context.canvas, intent.line
    start = places.get(f"mat:{line.seat}") or places.get(f"spot:mat:{line.seat}")
    target = places.get(f"spot:{line.spot}") or start
    if target is None:
        return
    if start is not None and target is not start:
        _dots(context, start, target)
    words = _short(context, intent)
    wide = min(canvas.width(words, 18, "strong") + 62, 340.0)
    high = max(44.0, 34 * context.grow)
    x = min(max(target.centerx - wide / 2, 10.0), canvas.measure.w - wide - 10)
    y = min(max(target.y - high - 6, context.zones.bar.bottom + 6), canvas.measure.h - high - 10)
    place = Rect(x, y, wide, high)
    paper(canvas, place, "note", 9, lift=9, alpha=140)
    left = _emblem(context, intent, x + 10, place.centery, min(32.0, high - 10))
    context.line(words, left, place.centery, 18, "letters", "strong", room=place.right - 12 - left)


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
