"""How acts are drawn over the table: rings, things that fly, things that stand large, chips."""

import math
from collections.abc import Mapping

from game.core.faces import Face
from game.core.telling import Chip, Fly, Large, Ring
from game.ui.draw.measure import Rect
from game.ui.draw.motion import ease
from game.ui.table.board.travel import blit_face
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper
from game.ui.table.stage.player import Playing, Stage

SMALL = 58.0
"""The width of a thing that flies, in units."""
COMES, GOES = 0.2, 0.8
"""Parts of its time at which a large thing has come, and goes."""


def draw_stage(context: DrawContext, stage: Stage, places: Mapping[str, Rect], reduced: bool) -> None:
    """Everything that is seen to happen now."""
    for playing in stage.acts:
        _draw(context, playing, places, reduced)


def _draw(context: DrawContext, playing: Playing, places: Mapping[str, Rect], reduced: bool) -> None:
    match playing.act:
        case Ring(at):
            context.canvas.ring(_place(context, places, at).inflate(12, 12), 10)
        case Fly(start, end, face=Face() as face):
            begin, stop = _place(context, places, start), _place(context, places, end)
            _fly(context, face, begin, stop, 1.0 if reduced else ease("in_out", playing.part))
        case Large(start, end, face=Face() as face):
            _large(context, playing.act, face, playing.part, places, reduced)
        case Chip(words, at):
            _chip(context, words, _place(context, places, at))


def _place(context: DrawContext, places: Mapping[str, Rect], id: str) -> Rect:
    """Where a spot or mat lies; the middle of the board where the table has no such place."""
    found = places.get(f"spot:{id}") or places.get(id)
    if found:
        return found
    board = context.zones.board
    return Rect(board.centerx - SMALL / 2, board.centery - SMALL / 2, SMALL, SMALL)


def _at(face: Face, wide: float, x: float, y: float) -> Rect:
    high = wide * face.h / face.w
    return Rect(x - wide / 2, y - high / 2, wide, high)


def _fly(context: DrawContext, face: Face, start: Rect, end: Rect, part: float) -> None:
    x = start.centerx + (end.centerx - start.centerx) * part
    y = start.centery + (end.centery - start.centery) * part - math.sin(part * math.pi) * 60
    blit_face(context, face, _at(face, SMALL, x, y), 255)


def _large(
    context: DrawContext, act: Large, face: Face, part: float, places: Mapping[str, Rect], reduced: bool
) -> None:
    """It grows out of where it comes from, stands in the middle of the board with its words, and goes."""
    board = context.zones.board
    wide = min(300.0, board.w * 0.3, board.h * 0.55 * face.w / face.h)
    stands = _at(face, wide, board.centerx, board.centery - board.h * 0.06)
    now, alpha = stands, 255
    if part < COMES and not reduced:
        now = _between(_at(face, SMALL, *_place(context, places, act.start).center), stands, ease("out", part / COMES))
    elif part > GOES and not reduced:
        away = (part - GOES) / (1 - GOES)
        if act.end:
            now = _between(stands, _at(face, SMALL, *_place(context, places, act.end).center), ease("in", away))
        else:
            alpha = round(255 * (1 - away))
    blit_face(context, face, now, alpha, wide)
    if act.words and (reduced or COMES <= part <= GOES):
        place = Rect(0, 0, min(board.w - 40, 760.0), 30 * context.grow + 26)
        place.midtop = (board.centerx, min(stands.bottom + 18, board.bottom - place.h - 8))
        _note(context, act.words, place)


def _between(a: Rect, b: Rect, part: float) -> Rect:
    return Rect(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part, a.h + (b.h - a.h) * part)


def _chip(context: DrawContext, words: str, place: Rect) -> None:
    """Beside its place, inside the window."""
    if not words:
        return
    canvas, area = context.canvas, context.canvas.measure.area
    wide = min(canvas.width(words, 22, "strong") + 36, area.w - 40, 620.0)
    note = Rect(0, 0, wide, 22 * context.grow + 22)
    note.midbottom = (place.centerx, place.y - 6)
    note.clamp_ip(area.inflate(-16, -16))
    _note(context, words, note)


def _note(context: DrawContext, words: str, place: Rect) -> None:
    paper(context.canvas, place, "note", 9, lift=6)
    context.line(words, place.centerx, place.centery, 22, "heading", "strong", "centre", room=place.w - 24)
