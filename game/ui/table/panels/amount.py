"""A number to be chosen: a private sheet in the tray with steppers, a slider and the number itself."""

from dataclasses import dataclass

from game.core.panels import Amount
from game.core.table import Table
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import HIT, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import button
from game.ui.table.panels.tray import draw_sheet
from game.words import _

STEPS = (-10, -5, -1, 1, 5, 10)
WIDEST, GAP = 1880.0, 7.0
SLIM = 500.0
"""The width of a slim sheet."""
SLIDER = "amount:slider"


@dataclass(frozen=True, slots=True)
class Dial:
    """Where the parts of the sheet lie on which a number is chosen, in units."""

    sheet: Rect
    title: Rect
    picture: Rect
    beside: Rect
    number: Rect
    steps: tuple[Rect, ...]
    slider: Rect
    """What reacts; the groove runs through it at `groove`."""
    groove: Rect


def split(context: DrawContext, room: Rect) -> tuple[Rect, Rect]:
    """The room of the tray for what lies there and for a slim sheet beside it; any other takes all of it."""
    if not context.table.amount or not context.table.amount.slim:
        return room, room
    wide = min(SLIM * max(1.0, 0.8 * context.grow), 0.45 * room.w)
    return Rect(room.x, room.y, room.w - wide - 24, room.h), Rect(room.right - wide, room.y, wide, room.h)


def amount_path(amount: Amount, number: int) -> str:
    """Return the id of the spot that means this number: the amount's own spot, a colon, the number."""
    return f"{amount.spot}:{number}"


def amount_now(table: Table, look: HudState) -> int:
    """The number that stands there: for whoever cannot choose it, the usual one."""
    assert table.amount
    return table.amount.usual if look.amount is None else look.amount


def dial(context: DrawContext, room: Rect) -> Dial:
    """The sheet in this room of the tray: title above, or in a low tray left of the steppers and over the number."""
    amount = context.table.amount
    assert amount
    if amount.slim:
        return _slim(context, amount, room)
    sheet = Rect(room.x, room.y + 7, min(room.w, WIDEST), room.h - 14)
    inner = sheet.inflate(-32, -16)
    line = min(30 * context.grow, 0.3 * inner.h)
    title = Rect(inner.x, inner.y, inner.w - 40, line)
    below = Rect(inner.x, title.bottom + 4, inner.w, inner.bottom - title.bottom - 4)
    upright = inner if context.compact else below
    picture, beside = Rect(upright.x, upright.y, 0.0, upright.h), Rect(inner.right - 20, inner.y, 0.0, inner.h)
    if amount.picture:
        picture.w = min(picture.h * amount.picture.w / amount.picture.h, 0.26 * below.w)
        below = Rect(picture.right + 22, below.y, below.right - picture.right - 22, below.h)
    if amount.beside:
        beside.w = min(beside.h * amount.beside.w / amount.beside.h, 0.3 * inner.w)
        beside.x -= beside.w
        below.w = beside.x - 28 - below.x
    middle = 0.28 * below.w
    if context.compact:
        number = Rect(below.x, below.y, 0.24 * below.w, below.h)
        title.x, title.w = number.x, number.w
        below = Rect(number.right + 22, inner.y, below.right - number.right - 56, inner.h)
        middle = GAP
    high = max(HIT, min(60.0, 0.42 * below.h))
    wide = (below.w - middle - 6 * GAP) / 6
    steps, x = [], below.x
    for n in range(len(STEPS)):
        x += middle if n == 3 else 0.0
        steps.append(Rect(x, below.y, wide, high))
        x += wide + GAP
    if not context.compact:
        number = Rect(steps[2].right + GAP, below.y, steps[3].x - steps[2].right - 2 * GAP, high)
    slider = Rect(below.x, below.y + high + 4, below.w, max(HIT, below.h - high - 4))
    marks = 26 * min(context.grow, 1.4) if amount.marks else 0.0
    groove = Rect(slider.x + 18, slider.y + (slider.h - marks) / 2 - 5, slider.w - 36, 10)
    return Dial(sheet, title, picture, beside, number, tuple(steps), slider, groove)


def _slim(context: DrawContext, amount: Amount, room: Rect) -> Dial:
    """A narrow sheet: the picture, beside it the title, one more and one less round the number, and the slider."""
    sheet = Rect(room.x, room.y + 7, room.w, room.h - 14)
    inner = sheet.inflate(-28, -16)
    nothing = Rect(inner.right, inner.y, 0.0, inner.h)
    line = min(30 * context.grow, 0.26 * inner.h)
    picture = Rect(inner.x, inner.y, 0.0, inner.h)
    if amount.picture:
        picture.w = min(picture.h * amount.picture.w / amount.picture.h, 0.22 * inner.w)
    left = picture.right + (14 if picture.w else 0)
    below = Rect(left, inner.y + line + 4, inner.right - left, inner.h - line - 4)
    high = max(HIT, min(60.0, 0.5 * below.h))
    step = (below.w - 2 * GAP) * 0.3
    less, more = Rect(below.x, below.y, step, high), Rect(below.right - step, below.y, step, high)
    number = Rect(less.right + GAP, below.y, more.x - less.right - 2 * GAP, high)
    slider = Rect(below.x, below.y + high + 4, below.w, max(HIT, below.h - high - 4))
    groove = Rect(slider.x + 18, slider.centery - 5, slider.w - 36, 10)
    unused = Rect(less.x, less.y, 0.0, 0.0)
    steps = (unused, unused, less, more, unused, unused)
    return Dial(sheet, Rect(left, inner.y, below.w, line), picture, nothing, number, steps, slider, groove)


def amount_hots(context: DrawContext, place: Dial) -> tuple[HitArea, ...]:
    """Return what reacts on the sheet: the slider, and a button for each step; one beyond the ends is not enabled."""
    amount = context.table.amount
    assert amount
    can, now = context.look.amount is not None, amount_now(context.table, context.look)
    tip = _("Drag, use the arrow keys, or type a number")
    hits = [HitArea(SLIDER, place.slider, "slider", tip, can)]
    for step, rect in _strides(amount, place):
        inside = amount.least < now if step < 0 else now < amount.most
        hits.append(HitArea(f"amount:{step}", rect, "amount", f"{_signed(step)}", can and inside))
    return tuple(hits)


def _strides(amount: Amount, place: Dial) -> list[tuple[int, Rect]]:
    """The steps that are no longer than from the least number to the most, and always one; the others' places stay."""
    most = 1 if amount.slim else max(1, amount.most - amount.least)
    return [(step, rect) for step, rect in zip(STEPS, place.steps, strict=True) if abs(step) <= most]


def _signed(step: int) -> str:
    return f"+{step}" if step > 0 else f"−{-step}"


def number_at(place: Dial, amount: Amount, x: float) -> int:
    """The number under this place of the slider."""
    part = (x - place.groove.x) / place.groove.w
    return amount.least + round(min(1.0, max(0.0, part)) * (_end(amount) - amount.least))


def _end(amount: Amount) -> int:
    """The number at the right end of the slider."""
    return amount.most if amount.reach is None else max(amount.least, min(amount.reach, amount.most))


def place_of(place: Dial, amount: Amount, number: int) -> float:
    """Where this number is on the slider, at its right end if beyond; where nothing is to be chosen, in the middle."""
    span = _end(amount) - amount.least
    part = min(1.0, (number - amount.least) / span) if span else 0.5
    return place.groove.x + place.groove.w * part


def draw_amount(context: DrawContext, place: Dial, hits: tuple[HitArea, ...]) -> None:
    """Draw the sheet: title, picture, number, slider and steps; `hits` are those of `amount_hots`."""
    canvas, amount = context.canvas, context.table.amount
    assert amount
    now = amount_now(context.table, context.look)
    draw_sheet(canvas, place.sheet)
    eye = min(26 * min(context.grow, 1.4), place.title.h)
    wide = context.line(
        amount.title, place.title.x, place.title.centery, 22, "letters", "display", room=place.title.w - 40
    )
    canvas.art("glyph_eye", place.title.x + wide + 12 + eye / 2, place.title.centery, eye, centred=True, tint="letters")
    if amount.picture:
        context.face(amount.picture, place.picture)
    if amount.beside:
        context.face(amount.beside, place.beside)
    for hit, (step, _rect) in zip(hits[1:], _strides(amount, place), strict=True):
        button(canvas, hit.rect, context.touch.state(hit), False)
        colour = "chalk" if hit.enabled else "order_off"
        context.line(
            _signed(step),
            *hit.rect.center,
            26 / max(1.0, context.grow / 1.2),
            colour,
            "bold",
            "centre",
            room=hit.rect.w - 8,
        )
    canvas.rr(place.number, 8, "ivory", "paper_edge", 2)
    text, size = amount.written.format(n=now), min(52.0, place.number.h * 0.86)
    context.line(text, *place.number.center, size / context.grow, "money", "poster", "centre", room=place.number.w - 12)
    _slider(context, place, amount, now)


def _slider(context: DrawContext, place: Dial, amount: Amount, now: int) -> None:
    """Groove, marks with their names where they have room, and the knob."""
    canvas, groove = context.canvas, place.groove
    at = place_of(place, amount, now)
    canvas.rr(groove, 5, "slot_empty", "slot_line", 1.4)
    if at > groove.x:
        canvas.rr((groove.x, groove.y, at - groove.x, groove.h), 5, ("brass_bright", "brass_dull"), "slot_line", 1.4)
    free = place.slider.x
    for number, name in sorted(amount.marks):
        if not amount.least <= number <= _end(amount) or amount.least == amount.most:
            continue
        x = place_of(place, amount, number)
        canvas.fill((x - 1, groove.y - 5, 2, groove.h + 10), "paper_edge")
        wide = canvas.width(name, 17, "strong") + 4
        left = max(free, min(x - wide / 2, place.slider.right - wide))
        if left <= x and left + wide <= place.slider.right + 1:  # it may stand more to the right, but over its mark
            y = groove.bottom + 8 + 13 * min(context.grow, 1.4)
            context.line(name, left + wide / 2, y, 17, "letters", "strong", "centre", room=wide + 2)
            free = left + wide + 10
    near = context.touch.near(SLIDER) or context.touch.pressed == SLIDER
    size = 34.0 if near else 30.0
    knob = (at - size / 2, groove.centery - size / 2, size, size)
    canvas.rr(knob, size / 2, ("brass_bright", "brass_dull"), "brass_shade", 2)
    canvas.rr((at - 4, groove.centery - 7, 8, 14), 3, "brass_shade", fade=0.7)
