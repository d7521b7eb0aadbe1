"""Who may do something that nobody waits for: a small sign on the emblem, which is pressed to do it."""

from collections.abc import Mapping

from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, reach
from game.words import _

SIGN = 24.0


def unasked_hots(context: DrawContext, emblems: Mapping[int, Rect]) -> tuple[HitArea, ...]:
    """The emblems of those who may; nothing else is offered to them during a call."""
    unasked = context.table.unasked
    if unasked is None or context.look.call is not None:
        return ()
    words = _("{name}: {deed} ({key})")
    return tuple(
        HitArea(
            f"emblem:{seat}",
            reach(emblems[seat]),
            "call",
            words.format(name=context.look.seats[seat].name, deed=unasked.words, key=f"Ctrl+{seat + 1}"),
        )
        for seat in context.look.unasked
        if seat in emblems
    )


def draw_unasked(context: DrawContext, emblems: Mapping[int, Rect]) -> None:
    """The signs; brighter under the pointer."""
    for hit in unasked_hots(context, emblems):
        emblem = emblems[int(hit.id.rpartition(":")[2])]
        near = context.touch.near(hit.id)
        size = SIGN * (1.15 if near else 1.0)
        x, y = emblem.right - 0.46 * SIGN, emblem.bottom - 0.3 * SIGN
        place = Rect(x - size / 2, y - size / 2, size, size)
        context.canvas.rr(place, size / 2, "note" if near else "mat_lit", "brass_shade", 1.5)
        context.canvas.art("glyph_swap", x, y, 0.66 * size, centred=True, tint="letters")
