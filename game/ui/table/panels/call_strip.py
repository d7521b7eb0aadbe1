"""A call before everybody: what happened, how much time is left to answer it, and who is called."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.play.showing.hud_state import CallHud
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines, reach
from game.ui.table.materials import paper
from game.words import _

WIDEST, HIGH = 1168.0, 150.0
STEP_MS = 100
"""How often the time that is left is drawn anew, in ms."""
FEW_STEPS = 8
"""In how many steps it runs down where motion is reduced."""
CHIP = 44.0
NAME, BESIDE = 22.0, 122.0
"""Size of a name on a button, and the width of what stands beside it: emblem, key and gaps."""
ROOMY = 1.3
"""Up to this text the strip has room to say how one answers."""
END = "tool:all answered"
"""The button that ends a call without a time limit."""
HOLD = "tool:hold"
"""The button that holds the time, and lets it run on."""


def steps_left(part: float, whole: float, reduced: bool) -> float:
    """The part of the time that is left, in whole steps: the picture changes no oftener. `whole` is in ms."""
    steps = FEW_STEPS if reduced or math.isinf(whole) else max(1, round(whole / STEP_MS))
    return math.ceil(part * steps - 1e-6) / steps


def strip_place(context: DrawContext) -> Rect:
    """At the foot of the board, or its head; where room is short in the tray, if that is shut because all look on."""
    zones = context.zones
    if context.compact and context.look.viewer is None:
        left, right = max(zones.tray_room.x, zones.status.right) + 16, zones.tray_room.right - 16
        return Rect(left, zones.tray.y + 9, right - left, zones.tray.h - 18)
    wide, high = min(zones.board.w - 24, WIDEST), HIGH * max(1.0, 0.9 * context.grow)
    above = context.look.call is not None and context.look.call.above
    y = zones.board.y + 12 if above else zones.board.bottom - high - 12
    return Rect(zones.board.centerx - wide / 2, y, wide, high)


@dataclass(frozen=True, slots=True)
class _Strip:
    """Where the parts of the strip stand."""

    emblem: Rect
    words: Rect
    buttons: tuple[Rect, ...]
    time: Rect
    bar: Rect


def _named(call: CallHud) -> tuple[int, ...]:
    """Whose names stand on buttons: all that are called, and once the time is up those who want to answer.

    None where only one may and is asked anyway.
    """
    if _alone(call):
        return ()
    return call.asked if call.running else tuple(seat for seat in call.asked if seat in call.pressed)


def _plan(context: DrawContext, call: CallHud) -> _Strip:
    place = strip_place(context).inflate(-32, -24)
    bar = Rect(place.x, place.bottom - 18, place.w, 18)
    upper = Rect(place.x, place.y, place.w, bar.y - 10 - place.y)
    size = min(72.0, upper.h)
    time = Rect(upper.right - 112, upper.y, 112, upper.h)
    emblem = Rect(upper.x, upper.centery - size / 2, size, size)
    least = 128 * max(1.0, 0.8 * context.grow)
    seats = _named(call)
    names = [context.canvas.width(context.look.seats[seat].name, NAME, "strong") for seat in seats]
    each = max(least, 176.0, max(names, default=0.0) + BESIDE)  # all are as wide as the longest name wants
    left = max(emblem.right + 0.3 * upper.w, time.x - 16 - each * len(seats))
    words = Rect(emblem.right + 14, upper.y, left - emblem.right - 28, upper.h)
    pitch = (time.x - 16 - left) / max(1, len(seats))
    high = min(upper.h, max(CHIP, 58 * min(context.grow, 1.3)))
    buttons = tuple(Rect(left + n * pitch, upper.centery - high / 2, pitch - 8, high) for n in range(len(seats)))
    return _Strip(emblem, words, buttons, time, bar)


def call_hots(context: DrawContext, emblems: Mapping[int, Rect]) -> tuple[HitArea, ...]:
    """A button for all who are called, bots too, and the own mat: pressed, one wants to answer or no longer does."""
    call = context.look.call
    if call is None:
        return ()
    plan = _plan(context, call)
    hits = []
    for seat, place in zip(_named(call), plan.buttons, strict=True):
        also = (reach(emblems[seat]),) if seat in emblems else ()
        hits.append(HitArea(f"emblem:{seat}", reach(place), "call", _tip(context, call, seat), True, also))
    if call.running and math.isinf(call.ms):
        hits.append(HitArea(END, reach(plan.time), "call", _("All have answered ({key})").format(key="Space")))
    elif call.running:
        words = _("Let the time run on ({key})") if context.look.paused else _("Hold the time ({key})")
        hits.append(HitArea(HOLD, reach(plan.time), "call", words.format(key="P")))
    return tuple(hits)


def _tip(context: DrawContext, call: CallHud, seat: int) -> str:
    name = context.look.seats[seat].name
    if seat not in call.seats:
        return _("{name} answers by itself").format(name=name)
    words = _("{name} lets it be after all ({key})") if seat in call.pressed else _("{name} wants to answer ({key})")
    return words.format(name=name, key=f"Ctrl+{seat + 1}")


def draw_call(
    context: DrawContext, hits: Sequence[HitArea], emblems: Mapping[int, Rect], left: float, *, told: bool
) -> None:
    """The whole strip, and light on the mats; `left` is the part of the time that is left.

    `told`: what is answered has been seen, and is said.
    """
    call = context.look.call
    if call is None:
        return
    canvas, place, plan = context.canvas, strip_place(context), _plan(context, call)
    paper(canvas, place, "mat_lit", 12, lift=3 if context.compact else 12)
    canvas.rr(place.inflate(-8, -8), 9, "", "brass_dull", 1.5)
    if call.by is None:
        canvas.art("glyph_bell", *plan.emblem.center, 0.7 * plan.emblem.w, centred=True, tint="heading")
    else:
        emblem = f"emblem_{theme.SEATS[context.look.seats[call.by].colour].emblem}"
        canvas.art(emblem, *plan.emblem.center, plan.emblem.w, centred=True)
    _draw_words(context, call, plan.words, told)
    for hit in hits:
        if hit.zone == "call" and hit.id not in (END, HOLD):
            seat = int(hit.id.rpartition(":")[2])
            _button(context, call, hit, plan.buttons[_named(call).index(seat)], seat)
            if seat in emblems and seat in call.seats:
                _lamp(context, emblems[seat])
                _emblem(context, seat, emblems[seat], seat in call.pressed)
    _draw_time(context, call, plan, left)


def _draw_words(context: DrawContext, call: CallHud, room: Rect, told: bool) -> None:
    """The question, what happened once that was seen, and how one answers."""
    canvas = context.canvas
    head, below = (
        Rect(room.x, room.y, room.w, 0.42 * room.h),
        Rect(room.x, room.y + 0.44 * room.h, room.w, 0.56 * room.h),
    )
    context.line(_asks(context, call), head.x, head.centery, 28, "letters", "display", room=head.w)
    words = call.words if call.running and not context.look.paused else _hint(context, call)
    if told:
        if call.running and not context.look.paused and context.grow < ROOMY:
            words = f"{words} {_('Press your name if you have a card for it.')}"
        px, lines = fit_lines(canvas, words, below.w, below.h, 21, "strong", 1.12)
        draw_lines(canvas, lines, below.x, below.centery, px, "caption", "strong", leading=1.12)


def _hint(context: DrawContext, call: CallHud) -> str:
    if context.look.paused:
        return _("The table is paused, and so is the time. Press P to go on.")
    if _alone(call):
        return call.words
    return _("Those who want to answer do so now, one by one.") if call.pressed else _("Nobody wants to answer.")


def _alone(call: CallHud) -> bool:
    """Whether nobody but the one whose deed it is may answer, who is asked without pressing anything."""
    return not call.running and bool(call.pressed) and call.asked == (call.by,)


def _asks(context: DrawContext, call: CallHud) -> str:
    """The question, or who is asked anyway."""
    if call.by is None or not _alone(call):
        return _("Who wants to answer?")
    return _("{name} is asked").format(name=context.look.seats[call.by].name)


def _button(context: DrawContext, call: CallHud, hit: HitArea, area: Rect, seat: int) -> None:
    """The emblem, the name and the key of one who is called, of a bot its sign; a tick when it wants to answer."""
    canvas, look = context.canvas, context.look.seats[seat]
    pressed, by_itself = seat in call.pressed, seat not in call.seats
    near, down = (not by_itself and one for one in (context.touch.near(hit.id), context.touch.pressed == hit.id))
    ground = "slot_full" if down else "note" if near else "mat_paper"
    canvas.rr(area, 10, ground, "chosen" if pressed else "brass_shade", 3 if pressed else 2)
    size = min(area.h - 16, 44.0)
    _emblem(context, seat, Rect(area.x + 9, area.centery - size / 2, size, size), pressed)
    left, right = area.x + size + 20, area.right - 10
    if by_itself:
        canvas.art("glyph_bot", right - 14, area.centery, 24, centred=True, tint="caption")
        right -= 32
    elif area.w > 150 and context.grow < 1.3:
        canvas.rr((right - 24, area.centery - 13, 24, 26), 5, "note", "brass_shade", 1.2)
        canvas.text(str(seat + 1), right - 12, area.centery, 16, "letters", "bold", "centre")
        right -= 32
    context.line(look.name, left, area.centery, NAME, "letters", "strong", room=right - left)


def _draw_time(context: DrawContext, call: CallHud, plan: _Strip, left: float) -> None:
    """The seconds that are left, and a bar, while there are any; without a limit a button that ends the call."""
    canvas, time, bar = context.canvas, plan.time, plan.bar
    if not call.running:
        return  # what is over is no clock that stands at nought
    canvas.rr(bar, 9, "slot_full", "brass_shade", 1.5)
    if left > 0:
        canvas.rr(Rect(bar.x, bar.y, max(bar.h, bar.w * left), bar.h), 9, "order_bottom_near", "brass_shade", 1.5)
    if math.isinf(call.ms):
        near = context.touch.near(END)
        canvas.rr(time, 10, "order_top_near" if near else "order_top", "order_edge", 2)
        px, lines = fit_lines(canvas, _("All have answered"), time.w - 12, time.h - 8, 20, "display", 1.05)
        draw_lines(canvas, lines, *time.center, px, "order_letters", "display", "centre", 1.05)
        return
    seconds = f"{left * call.ms / 1000:.1f}"
    wide = context.line(seconds, time.x, time.y + 0.4 * time.h, 40, "heading", "display", room=time.w - 24)
    canvas.text(_("s"), time.x + wide + 6, time.y + 0.46 * time.h, 20, "heading", "strong")
    whole = _("of {n}").format(n=f"{call.ms / 1000:g}")
    context.line(whole, time.x, time.y + 0.84 * time.h, 17, "caption", room=time.w - 44)
    _draw_hold(context, time)


def _draw_hold(context: DrawContext, time: Rect) -> None:
    """The sign of the button that holds the time, at its right lower corner."""
    size = min(40.0, 0.6 * time.h)
    place = Rect(time.right - size, time.bottom - size, size, size)
    ground = "slot_full" if context.touch.pressed == HOLD else "note" if context.touch.near(HOLD) else "mat_paper"
    context.canvas.rr(place, 10, ground, "brass_shade", 2)
    name = "glyph_play" if context.look.paused else "glyph_pause"
    context.canvas.art(name, *place.center, 0.6 * size, centred=True, tint="heading")


def _emblem(context: DrawContext, seat: int, place: Rect, pressed: bool) -> None:
    """The emblem of one who is called, in lamp light; ticked when it wants to answer."""
    canvas, x, y, size = context.canvas, place.centerx, place.centery, place.w
    canvas.rr(place.inflate(6, 6), size / 2 + 3, "ring_glow", "chosen" if pressed else "brass_dull", 3)
    canvas.art(f"emblem_{theme.SEATS[context.look.seats[seat].colour].emblem}", x, y, size, centred=True)
    if pressed:
        tick = max(18.0, 0.46 * size)
        badge = Rect(place.x - 0.28 * tick, place.bottom - 0.72 * tick, tick, tick)  # away from the name
        canvas.rr(badge, tick / 2, "chosen", "ivory", 1.5)
        canvas.art("glyph_check", *badge.center, 0.7 * tick, centred=True, tint="white_tick")


def _lamp(context: DrawContext, place: Rect) -> None:
    """Light round an emblem on its mat, as far as its name."""
    for wider, fade in ((18, 0.3), (14, 0.4), (10, 0.55)):
        context.canvas.rr(place.inflate(wider, wider), (place.w + wider) / 2, "brass_bright", fade=fade)
