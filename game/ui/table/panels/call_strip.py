"""A call before everybody: what happened, how much time is left to answer it, and who is called."""

import math
from collections.abc import Mapping, Sequence

from game.play.showing.hud_state import CallHud
from game.ui.draw import theme
from game.ui.draw.art import from_svg
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines, reach
from game.ui.table.materials import paper
from game.words import _

WIDEST = 1000.0
STEPS, FEW_STEPS = 48, 8
"""In how many steps the time runs down: as a ring, or as a bar where motion is reduced."""
CHIP = 44.0


def steps_left(part: float, reduced: bool) -> float:
    """The part of the time that is left, in whole steps: the picture changes no oftener."""
    steps = FEW_STEPS if reduced else STEPS
    return math.ceil(part * steps - 1e-6) / steps


def strip_place(context: DrawContext) -> Rect:
    """In the middle of the tray, which is shut while the table is everybody's."""
    zones = context.zones
    left = max(zones.tray_room.x, zones.status.right) + 16
    right = (zones.tray_room.right if context.compact else zones.draft.x) - 16
    wide = min(right - left, WIDEST * max(1.0, 0.8 * context.grow))
    high = zones.tray.h - (18 if context.compact else 32)
    return Rect((left + right - wide) / 2, zones.tray.y + (zones.tray.h - high) / 2, wide, high)


def _sign_room(place: Rect) -> float:
    return min(150.0, place.h - 28)


def _text_room(place: Rect) -> Rect:
    side = _sign_room(place) + 34
    return Rect(place.x + side, place.y + 12, place.w - side - 20, place.h - 24)


def call_hots(context: DrawContext, emblems: Mapping[int, Rect]) -> tuple[HitArea, ...]:
    """Everybody who is called, in the strip and on the own mat: pressed, it wants to answer or no longer does."""
    call = context.look.call
    if call is None:
        return ()
    room = _text_room(strip_place(context))
    pitch = room.w / len(call.seats)
    high = max(CHIP, 0.36 * room.h)
    hits = []
    for n, seat in enumerate(call.seats):
        wide = min(pitch - 8, 230 * max(1.0, 0.8 * context.grow))
        place = Rect(room.x + n * min(pitch, wide + 8), room.bottom - high, wide, high)
        also = (reach(emblems[seat]),) if seat in emblems else ()
        hits.append(HitArea(f"emblem:{seat}", place, "call", _tip(context, call, seat), True, also))
    return tuple(hits)


def _tip(context: DrawContext, call: CallHud, seat: int) -> str:
    name = context.look.seats[seat].name
    words = _("{name} lets it be after all ({key})") if seat in call.pressed else _("{name} wants to answer ({key})")
    return words.format(name=name, key=f"Ctrl+{seat + 1}")


def draw_call(
    context: DrawContext, hits: Sequence[HitArea], emblems: Mapping[int, Rect], left: float, bar: bool
) -> None:
    """The whole strip, and light on the mats; `left` is the part of the time that is left, as a ring or a bar."""
    call = context.look.call
    if call is None:
        return
    canvas, place = context.canvas, strip_place(context)
    paper(canvas, place, "mat_lit", 10, lift=3 if context.compact else 8)
    room = _text_room(place)
    size = _sign_room(place)
    x, y = place.x + 18 + size / 2, place.centery
    if call.running and bar:
        _bar(context, Rect(x - size / 2, y - size / 2, size, size), left)
    else:
        _ring(context, x, y, size, left if call.running else 0.0)
    canvas.art("glyph_bell", x, y, 0.44 * size, centred=True, tint="heading")
    head = Rect(room.x, room.y, room.w, room.h - max(CHIP, 0.36 * room.h) - 8)
    told = Rect(head.x, head.y, head.w, 0.58 * head.h)
    px, lines = fit_lines(canvas, call.words, told.w, told.h, 34, "display", 1.1)
    draw_lines(canvas, lines, told.x, told.centery, px, "letters", "display", leading=1.1)
    under = Rect(head.x, told.bottom, head.w, head.bottom - told.bottom)
    px, lines = fit_lines(canvas, _hint(context, call), under.w, under.h, 21, "text", 1.15)
    draw_lines(canvas, lines, under.x, under.centery, px, "caption", "text", leading=1.15)
    for hit in hits:
        if hit.zone == "call":
            seat = int(hit.id.rpartition(":")[2])
            _chip(context, hit, seat, seat in call.pressed)
            if seat in emblems:
                _lamp(context, emblems[seat])
                _emblem(context, seat, emblems[seat], seat in call.pressed)


def _hint(context: DrawContext, call: CallHud) -> str:
    if context.look.paused:
        return _("The table is paused, and so is the time. Press P to go on.")
    if call.running:
        return _("Do you want to answer? Press your emblem: here, on your mat, or Ctrl and your number.")
    return _("Those who pressed answer now, one after the other.") if call.pressed else _("Nobody wants to answer.")


def _chip(context: DrawContext, hit: HitArea, seat: int, pressed: bool) -> None:
    """The emblem and the name of one who is called; a tick when it wants to answer."""
    canvas, look, area = context.canvas, context.look.seats[seat], hit.rect
    near, down = context.touch.near(hit.id), context.touch.pressed == hit.id
    ground = "slot_full" if down else "note" if near else "mat_paper"
    canvas.rr(area, area.h / 2, ground, "chosen" if pressed else "brass_shade", 3 if pressed else 1.5)
    size = area.h - 8
    _emblem(context, seat, Rect(area.x + 4, area.y + 4, size, size), pressed)
    left = area.x + size + 14
    context.line(look.name, left, area.centery, 22, "letters", "strong", room=area.right - 14 - left)


def _emblem(context: DrawContext, seat: int, place: Rect, pressed: bool) -> None:
    """The emblem of one who is called, in lamp light; ticked when it wants to answer."""
    canvas, x, y, size = context.canvas, place.centerx, place.centery, place.w
    canvas.rr(place.inflate(6, 6), size / 2 + 3, "ring_glow", "chosen" if pressed else "brass_dull", 3)
    canvas.art(f"emblem_{theme.SEATS[context.look.seats[seat].colour].emblem}", x, y, size, centred=True)
    if pressed:
        tick = max(18.0, 0.46 * size)
        badge = Rect(place.right - 0.72 * tick, place.bottom - 0.72 * tick, tick, tick)
        canvas.rr(badge, tick / 2, "chosen", "ivory", 1.5)
        canvas.art("glyph_check", *badge.center, 0.7 * tick, centred=True, tint="white_tick")


def _lamp(context: DrawContext, place: Rect) -> None:
    """Light round an emblem on its mat."""
    for wider, fade in ((30, 0.28), (20, 0.4), (12, 0.55)):
        context.canvas.rr(place.inflate(wider, wider), (place.w + wider) / 2, "brass_bright", fade=fade)


def _ring(context: DrawContext, x: float, y: float, size: float, left: float) -> None:
    px, canvas = context.canvas.px(size), context.canvas
    colours = canvas.hex("slot_full"), canvas.hex("order_bottom_near")
    key = ("call ring", px, round(left * STEPS), *colours)
    canvas.paste(canvas.gallery.made(key, lambda: from_svg(_arc(left, *colours), px, px)), x, y, centred=True)


def _arc(left: float, ground: str, colour: str) -> str:
    """What is left of the ring, from twelve o'clock on backwards."""
    angle = 2 * math.pi * min(left, 0.9999)
    x, y = 50 - 42 * math.sin(angle), 50 - 42 * math.cos(angle)
    path = f"M50 8A42 42 0 {int(left > 0.5)} 0 {x:.3f} {y:.3f}"
    arc = f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="11"/>' if left > 0 else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="{ground}" stroke-width="11"/>{arc}</svg>'
    )


def _bar(context: DrawContext, room: Rect, left: float) -> None:
    """A shrinking bar below the sign, in a few steps."""
    high = max(10.0, 0.12 * room.h)
    whole = Rect(room.x, room.bottom - high, room.w, high)
    context.canvas.rr(whole, high / 2, "slot_full", "slot_line", 1)
    if left > 0:
        context.canvas.rr(Rect(whole.x, whole.y, max(high, whole.w * left), high), high / 2, "order_bottom_near")
