"""Who may do something that nobody waits for: a small sign on the emblem, which is pressed to do it."""

from collections.abc import Mapping

from game.ui.measure import Rect
from game.ui.table.hots import Hot, reach
from game.ui.table.pen import Pen
from game.words import _

SIGN = 24.0


def unasked_hots(pen: Pen, emblems: Mapping[int, Rect]) -> tuple[Hot, ...]:
    """The emblems of those who may; nothing else is offered to them during a call."""
    unasked = pen.table.unasked
    if unasked is None or pen.look.call is not None:
        return ()
    words = _("{name}: {deed} ({key})")
    return tuple(
        Hot(
            f"emblem:{seat}",
            reach(emblems[seat]),
            "call",
            words.format(name=pen.look.seats[seat].name, deed=unasked.words, key=f"Ctrl+{seat + 1}"),
        )
        for seat in pen.look.unasked
        if seat in emblems
    )


def draw_unasked(pen: Pen, emblems: Mapping[int, Rect]) -> None:
    """The signs; brighter under the pointer."""
    for hot in unasked_hots(pen, emblems):
        emblem = emblems[int(hot.id.rpartition(":")[2])]
        near = pen.touch.near(hot.id)
        size = SIGN * (1.15 if near else 1.0)
        x, y = emblem.right - 0.46 * SIGN, emblem.bottom - 0.3 * SIGN
        place = Rect(x - size / 2, y - size / 2, size, size)
        pen.canvas.rr(place, size / 2, "note" if near else "mat_lit", "brass_shade", 1.5)
        pen.canvas.art("glyph_swap", x, y, 0.66 * size, centred=True, tint="letters")
