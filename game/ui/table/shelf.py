"""The shelf of a low window: things that are too small on the board to be named, once more with name and price."""

import math
from collections.abc import Sequence

from game.core.panels import Shelf
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import paper

GAP, EDGE = 8.0, 10.0
HEAD = 30.0
COLUMNS = (3, 4, 5, 6, 7)
LEAST = 96.0
"""The narrowest thing whose name can still be read, in units at the usual text."""


def plan_shelf(context: DrawContext) -> tuple[HitArea, ...]:
    """Where the things stand, as many in a row as they need; none where they would be too small to be read."""
    shelf, area = context.table.shelf, context.zones.draft
    if shelf is None or not shelf.things or not area.h:
        return ()
    room = _room(context, area)
    shape = shelf.things[0][1].h / shelf.things[0][1].w
    wide, columns = max((_width(room, len(shelf.things), columns, shape), columns) for columns in COLUMNS)
    if wide < LEAST * context.grow:
        return ()
    return tuple(
        HitArea(f"way:{spot}", _place(room, n, columns, wide, wide * shape), "side", "", False)
        for n, (spot, _face) in enumerate(shelf.things)
    )


def _width(room: Rect, count: int, columns: int, shape: float) -> float:
    """How wide so many things are in rows of so many."""
    rows = math.ceil(count / columns)
    return min((room.w + GAP) / columns - GAP, ((room.h + GAP) / rows - GAP) / shape)


def _room(context: DrawContext, area: Rect) -> Rect:
    top = area.y + HEAD * context.grow
    return Rect(area.x + EDGE, top, area.w - 2 * EDGE, area.bottom - EDGE - top)


def _place(room: Rect, n: int, columns: int, wide: float, high: float) -> Rect:
    return Rect(room.x + n % columns * (wide + GAP), room.y + n // columns * (high + GAP), wide, high)


def draw_shelf(context: DrawContext, shelf: Shelf, hits: Sequence[HitArea], alone: bool, hint: str) -> None:
    """Title, note and things on paper; a thing that is pointed at here or on the board is ringed.

    `hint` stands there in place of the note, where there is one.
    `alone`: no button stands below it, and its paper has that place, too.
    """
    canvas, area = context.canvas, Rect(context.zones.draft)
    if alone:
        area.h = context.zones.commit.bottom - area.y
    paper(canvas, area, "ivory", 9)
    middle = area.y + 0.55 * HEAD * context.grow
    room = area.w - 2 * EDGE
    wide = context.line(shelf.title, area.x + EDGE + 2, middle, 21, "letters", "display", room=0.5 * room)
    note = hint or shelf.note
    context.line(note, area.right - EDGE - 2, middle, 18, "caption", "strong", "right", room=room - wide - 20)
    for (spot, face), hit in zip(shelf.things, hits, strict=True):
        context.sprite(face, hit.rect)
        if context.touch.near(hit.id) or context.touch.near(f"spot:{spot}"):
            canvas.rr(hit.rect.inflate(6, 6), 9, "", "ring_picked", 3)
