"""The inspector's slip: what is known of the thing one points at."""

from game.core.table import Slip
from game.play.showing.hud_state import outcome, way_labels
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.materials import paper
from game.words import _

PICTURE, CARD = 92.0, 150.0
"""Heights of the picture strip: for a scene, and for a card."""
LEAST_PICTURE, LEAST_CARD = 31.0, 84.0
"""A lower strip shows nothing that could be made out, and is left out."""


def draw_slip(context: DrawContext, area: Rect, slip: Slip | None, idle: str) -> None:
    """The slip of one spot, or an empty one that says what it is for."""
    canvas = context.canvas
    paper(canvas, area, "ivory", 9)
    if slip is None:
        _idle(context, area, idle)
        return
    grow = context.grow
    words = 32 * grow + _rows(context, area, slip)
    highest = PICTURE if _wide(slip) else CARD
    picture = min(highest, max(0.0, area.h - words - 22))
    y = area.y + 8
    if picture >= (LEAST_PICTURE if _wide(slip) else LEAST_CARD):
        y = _picture(context, area, slip, picture)
    y = _title(context, area, slip, y)
    bottom = area.bottom - 6
    foot = 28 * grow if slip.foot and bottom - y >= 28 * grow else 0
    counters = 42 * grow if slip.counters and bottom - y - foot >= 42 * grow else 0
    room = bottom - foot - counters - y
    text = "\n".join(slip.lines)
    if text and room > 14:
        px, lines = fit_lines(canvas, text, area.w - 32, room, 19, "text")
        step = px * 1.25 / canvas.measure.scale
        high = min(room, step * len(lines) + 8)
        draw_lines(canvas, lines, area.x + 16, y + high / 2, px, "slip_letters", "text")
        y += high
    if counters:
        _counters(context, Rect(area.x + 16, y, area.w - 32, counters), slip)
        y += counters
    if foot:
        colour = "loss" if slip.danger else "slip_letters"
        context.line(
            slip.foot, area.x + 16, y + foot / 2, 19, colour, "strong", room=area.w - 32 - _rule(context, area, slip)
        )


def _wide(slip: Slip) -> bool:
    """Whether the picture is a scene made for the strip, not a card."""
    return slip.picture.w > 2 * slip.picture.h


def _idle(context: DrawContext, area: Rect, idle: str) -> None:
    """Nothing is pointed at: the numbered list of what can be chosen, or what the slip is for."""
    canvas = context.canvas
    keys = {spot.id: spot.key for spot in context.table.spots}
    names = {spot.id: spot.label for spot in context.table.spots}
    ways = list(way_labels(context.table, context.look).items())[:9]
    if not ways:
        px, lines = fit_lines(canvas, idle, area.w - 48, min(60 * context.grow, area.h - 16), 19, "text")
        words = 1.3 * px / canvas.measure.scale * len(lines) + 16
        free = area.h - words
        size = min(0.5 * area.w, 0.5 * area.h, free - 24)
        if size < 56:
            draw_lines(canvas, lines, area.centerx, area.centery, px, "idle_letters", "text", "centre")
            return
        canvas.art("compass_rose", area.centerx, area.y + free / 2 + 6, size, centred=True)
        draw_lines(canvas, lines, area.centerx, area.bottom - words / 2 - 6, px, "idle_letters", "text", "centre")
        return
    context.line(
        _("You can choose"), area.x + 16, area.y + 24 * context.grow, 20, "heading", "display", room=area.w - 32
    )
    top = area.y + 42 * context.grow
    canvas.line(area.x + 16, top, area.right - 16, top, "hairline_warm")
    room = area.bottom - 6 - top
    wanted, scale = canvas.measure.text_px(19), canvas.measure.scale
    px = min(wanted, max(TEXT_FLOOR, round(0.75 * wanted), int(room / len(ways) * scale / 1.35)))
    shown = min(len(ways), max(1, int(room * scale / (px * 1.3))))
    step = min(34 * context.grow, room / shown)
    for n, (spot, label) in enumerate(ways[:shown]):
        y = top + step * (n + 0.5) + 3
        near = context.touch.near(f"spot:{spot}")
        canvas.text(keys[spot] or str(n + 1), area.x + 26, y, 19, "heading", "bold", "centre", px=px)
        deed = outcome(context.table, context.look, spot)
        shorter = (label, deed.label if deed else label, names[spot])
        fits = (one for one in shorter if canvas.lettering.width(one, "text", TEXT_FLOOR) <= canvas.px(area.w - 62))
        said = next(fits, shorter[-1])
        fitted = canvas.lettering.fit(said, "text", px, canvas.px(area.w - 62), TEXT_FLOOR)
        canvas.text(said, area.x + 44, y, 19, "letters", "strong" if near else "text", room=area.w - 60, px=fitted)


def _rows(context: DrawContext, area: Rect, slip: Slip) -> float:
    lines = sum(
        len(
            context.canvas.lettering.lines(
                line, "text", context.canvas.measure.text_px(19), context.canvas.px(area.w - 32)
            )
        )
        for line in slip.lines
    )
    return (
        (lines * 24 + 6) * context.grow
        + (42 * context.grow if slip.counters else 0)
        + (28 * context.grow if slip.foot else 0)
    )


def _picture(context: DrawContext, area: Rect, slip: Slip, high: float) -> float:
    """The picture strip at the head; a picture of another shape stands in its middle."""
    canvas = context.canvas
    strip = Rect(area.x + 8, area.y + 8, area.w - 16, high)
    face = slip.picture
    with canvas.clipped(strip):
        if _wide(slip):  # made for the strip: cover it
            width = max(strip.w, strip.h * face.w / face.h)
            height = width * face.h / face.w
            context.sprite(face, Rect(strip.centerx - width / 2, strip.centery - height / 2, width, height))
        else:
            canvas.rr(strip, 3, ("scene_top", "scene_bottom"))
            context.face(face, strip.inflate(-8, -8))
    canvas.rr(strip, 1, "", "paper_edge", 1)
    return strip.bottom


def _title(context: DrawContext, area: Rect, slip: Slip, y: float) -> float:
    canvas, grow = context.canvas, context.grow
    middle = y + 18 * grow
    right = canvas.width(slip.right, 19, "strong") if slip.right else 0
    right = min(right, area.w * 0.45)
    context.line(slip.right, area.right - 16, middle + 1, 19, "caption", "strong", "right", room=right + 1)
    room = area.w - 32 - (right + 12 if right else 0)
    px, lines = fit_lines(canvas, slip.title, room, 34 * grow, 22, "display", 1.0)
    draw_lines(canvas, lines, area.x + 16, middle, px, "letters", "display", leading=1.0)
    canvas.line(area.x + 16, y + 36 * grow, area.right - 16, y + 36 * grow, "hairline_warm")
    return y + 38 * grow


def _counters(context: DrawContext, room: Rect, slip: Slip) -> None:
    """Small pictures with numbers, side by side."""
    canvas = context.canvas
    size = min(room.h - 4, 38 * context.grow)
    widths = [size + 6 + (canvas.width(c.count, 23, "display") if c.count else 0) + 18 for c in slip.counters]
    squeeze = min(1.0, (room.w + 18) / sum(widths))
    x = room.x
    for counter, width in zip(slip.counters, widths, strict=True):
        face = counter.face
        side = size * squeeze
        high = min(room.h, side * max(1.0, min(1.4, face.h / face.w)))
        context.face(face, Rect(x, room.centery - high / 2, side, high))
        canvas.text(counter.count, x + side + 6 * squeeze, room.centery, 23 * squeeze, "letters", "display")
        x += width * squeeze


def _rule(context: DrawContext, area: Rect, slip: Slip) -> float:
    """The rule's number at the lower right; returns the room it takes."""
    if not slip.rule:
        return 0
    canvas = context.canvas
    return 12 + canvas.text(
        f"§ {slip.rule}", area.right - 16, area.bottom - 6 - 14 * context.grow, 18, "link", "strong", "right"
    )
