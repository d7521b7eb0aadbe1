"""How acts are drawn over the table: rings, things that fly, cards that turn over, chips."""

import math
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress

from game.core.faces import Face
from game.core.telling import Chip, Fly, Large, Ring, Roll, Turn
from game.ui.draw.cache import Later
from game.ui.draw.measure import Rect
from game.ui.draw.motion import ease
from game.ui.table.board.outline import draw_focus
from game.ui.table.board.travel import blit_face
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper
from game.ui.table.stage.large import apart, at, between, draw_large, draw_roll, draw_shade, note
from game.ui.table.stage.player import Playing, Stage

SMALL = 58.0
"""The width of a thing that flies, in units."""
ASIDE, OUT, OVER = 84.0, 200.0, 260.0
"""The width in units of a card beside a place; for how many ms it comes out, or goes back, and turns over."""
BESIDE = 12.0
"""How far from a mat words about it lie, in units."""
APART = 60.0
"""How many ms lie between things that fly one after the other."""


def draw_stage(
    context: DrawContext,
    stage: Stage,
    places: Mapping[str, Rect],
    reduced: bool,
    title: Rect | None,
    late: Callable[[], bool],
) -> None:
    """Everything that is seen to happen now; slips of paper leave a `title` over the board free.

    What is not printed yet while it is `late` is seen some frames later; while anything is played, others follow.
    """
    if not reduced:
        draw_shade(context, stage.acts)
    for playing in stage.acts:
        if isinstance(playing.act, Chip):
            at_mat = playing.act.at.startswith("mat:")
            _chip(context, playing.act.words, _place(context, places, playing.act.at), title, at_mat)
            continue
        in_time = nullcontext() if context.canvas.recorder else context.canvas.gallery.cache.hurried(late)
        with suppress(Later), in_time, context.canvas.restored():
            _draw(context, playing, places, reduced)


def _draw(context: DrawContext, playing: Playing, places: Mapping[str, Rect], reduced: bool) -> None:
    match playing.act:
        case Ring(spot):
            _ring(context, spot, _place(context, places, spot))
        case Fly(face=Face()) as fly:
            _fly(context, fly, playing.part, places, reduced)
        case Large(start, end, face=Face()) as large:
            ends = _place(context, places, start), _place(context, places, end)
            draw_large(context, large, playing.part, ends, reduced)
        case Turn(spot, face=Face()) as turn:
            _turn(context, turn, playing.part, _place(context, places, spot), reduced)
        case Roll() as roll:
            draw_roll(context, roll, playing.part, reduced)


def _place(context: DrawContext, places: Mapping[str, Rect], id: str) -> Rect:
    """Where a spot or mat lies; the middle of the board where the table has no such place."""
    found = places.get(f"spot:{id}") or places.get(id)
    if found:
        return found
    board = context.zones.board
    return Rect(board.centerx - SMALL / 2, board.centery - SMALL / 2, SMALL, SMALL)


def _ring(context: DrawContext, id: str, place: Rect) -> None:
    """Round a place; along its edges where it has corners and lies on the large board."""
    shape = next((spot for spot in context.table.spots if spot.id == id and spot.corners), None)
    if shape is None or not context.zones.board.contains(place):
        context.canvas.ring(place.inflate(12, 12), 10)
        return
    k, (x, y) = place.w / shape.w, place.center
    draw_focus(context.canvas, tuple((x + dx * k, y + dy * k) for dx, dy in shape.corners))


def _fly(context: DrawContext, act: Fly, part: float, places: Mapping[str, Rect], reduced: bool) -> None:
    """Along a low arc; with motion reduced it lies where it comes to."""
    assert act.face
    start, end = _place(context, places, act.start), _place(context, places, act.end)
    each = max(1.0, act.ms - APART * (act.many - 1))
    for number in range(act.many):
        gone = (part * act.ms - APART * number) / each
        if 0 <= gone < 1 or reduced:
            far = 1.0 if reduced else ease("in_out", gone)
            x = start.centerx + (end.centerx - start.centerx) * far
            y = start.centery + (end.centery - start.centery) * far - math.sin(far * math.pi) * 60
            blit_face(context, act.face, at(act.face, SMALL, x, y), 255)


def _turn(context: DrawContext, act: Turn, part: float, place: Rect, reduced: bool) -> None:
    """A card beside its place, towards the board: it comes out, turns over, and goes back."""
    assert act.face
    now, board = part * act.ms, context.zones.board
    wide = ASIDE * min(1.0, board.h / 620)
    lies = at(act.face, wide, place.right + wide / 2 + 8, place.centery)
    if board.x < place.right - 8:
        lies.midtop = (place.centerx, max(place.bottom, board.y) + 8)
    lies.clamp_ip(context.canvas.measure.area.inflate(-8, -8))
    within = at(act.face, wide, *place.center)
    left = act.ms - now
    out = 1.0 if reduced else ease("out", min(1.0, now / OUT)) if left > OUT else ease("out", left / OUT)
    over = (now - act.turns) / OVER
    face = act.back if act.back and over < 0.5 else act.face
    narrow = abs(math.cos(over * math.pi)) if 0 < over < 1 and not reduced else 1.0
    blit_face(context, face, between(within, lies, out), 255, wide, max(narrow, 0.02))


def _chip(context: DrawContext, words: str, place: Rect, title: Rect | None, mat: bool) -> None:
    """Above its place, or below it where the bar is above; inside the window.

    Of a `mat` it leaves the figures free and lies at its right end, over the board; above and below lie those of other
    seats. Where the mat lies over the board it lies within.
    """
    if not words:
        return
    canvas, area = context.canvas, context.canvas.measure.area
    wide = min(canvas.width(words, 22, "strong") + 36, area.w - 40, 620.0)
    slip = Rect(0, 0, wide, 22 * context.grow + 22)
    slip.midbottom = (place.centerx, place.y - 6)
    if mat:
        slip.midbottom = (place.centerx, place.bottom - 6)
        if place.right <= context.zones.board.x + BESIDE:
            slip.x = place.right + BESIDE
    elif slip.y < context.zones.bar.bottom:
        slip.midtop = (place.centerx, place.bottom + 6)
    slip.clamp_ip(area.inflate(-16, -16))
    slip = apart(slip, title, area)
    paper(canvas, slip, "note", 9, lift=6)
    note(context, words, slip)
