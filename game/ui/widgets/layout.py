"""Arranging: an area in the middle of another, and widgets placed in a line."""

from collections.abc import Sequence
from typing import Literal

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.base import Widget

Side = Literal["start", "middle", "end"]


def middle(area: Rect, w: float, h: float) -> Rect:
    """A rectangle of this size in the middle of the area, no larger than it."""
    w, h = min(w, area.w), min(h, area.h)
    return Rect(area.x + (area.w - w) / 2, area.y + (area.h - h) / 2, w, h)


def line_up(canvas: Canvas, area: Rect, widgets: Sequence[Widget], gap: float = 12, side: Side = "start") -> None:
    """Place widgets side by side at the widths they ask for, as high as the area; they shrink alike when too many."""
    widths = [widget.ask(canvas)[0] for widget in widgets]
    room = area.w - gap * max(0, len(widgets) - 1)
    total = sum(widths)
    if total > room and total > 0:
        widths = [width * room / total for width in widths]
        total = room
    x = area.x + {"start": 0.0, "middle": (room - total) / 2, "end": room - total}[side]
    for widget, width in zip(widgets, widths, strict=True):
        widget.rect = Rect(x, area.y, width, area.h)
        x += width + gap


def stack(canvas: Canvas, area: Rect, widgets: Sequence[Widget], gap: float = 12) -> float:
    """Place widgets one below the other at the heights they ask for, as wide as the area; returns y after the last."""
    y = area.y
    for widget in widgets:
        widget.rect = Rect(area.x, y, area.w, widget.rect.h)
        widget.rect.h = widget.ask(canvas)[1]
        y = widget.rect.bottom + gap
    return y - gap if widgets else y
