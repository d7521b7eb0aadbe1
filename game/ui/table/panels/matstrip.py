"""Mats in a strip: emblem, name over money, and what stands there as pictures with numbers."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.faces import Face
from game.core.table import Mat, Piece
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext

NARROW = 26.0
"""What a small number's picture and the gaps round it take at least."""
TIGHT = 0.8
"""Larger numbers than two figures are squeezed so far before the first of the counters gives way."""


def draw_small(context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece], slots: Sequence[Rect]) -> None:
    """A mat in the strip: emblem, name over money, what stands in its slots, counters."""
    canvas, look = context.canvas, context.look
    seat = look.seats[mat.seat]
    emblem = small_emblem(place)
    x, y = emblem.center
    canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x, y, emblem.w, centred=True)
    draw_seal(context, mat, x + 14, y + 17, 30)
    left = place.x + 78
    if slots:
        right = slots[0].x
        _counters(context, place, replace(mat, slots=()), held)
    elif context.fits(seat.name, 24, "display", _start(context, place, mat, held) - left - 8) and _written(
        context, place, mat, held
    ):
        right = _counters(context, place, mat, held)
    else:  # a long name has the upper half for itself, and numbers that need more room the lower one
        right = place.right
        _counters(context, Rect(place.x, place.centery, place.w, place.h / 2), mat, held, 0.0)
    room = right - left - 8
    beside = mat.first and canvas.width(seat.name, 24, "display") + 36 <= room
    top = place.y + 0.29 * place.h
    end = left + context.line(seat.name, left, top, 24, "paper_ink", "display", room=room)
    if mat.first:
        context.art(
            "glyph_first_player", end + 20 if beside else x + 19, top if beside else y - 18, 30 if beside else 26
        )
    sign = left + canvas.width(mat.money, 26, "poster") + 20
    if sign + 10 < right:
        draw_kind(context, mat, sign, place.y + 0.72 * place.h)


def small_emblem(place: Rect) -> Rect:
    """Return where the emblem stands on a small mat at this place, in units."""
    size = min(51.0, place.h - 14)
    return Rect(place.x + 45 - size / 2, place.centery - size / 2, size, size)


def name_width(context: DrawContext) -> float:
    """Least room for name and money in a small mat."""
    return 100 * max(1.0, 0.8 * context.grow)


def counter_width(context: DrawContext) -> float:
    """The width of one counter in a small mat: a picture and two figures."""
    return 38 + 17 * context.grow


def _start(context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece]) -> float:
    """Where the counters begin."""
    _shown, pitches, _socket = _arranged(context, place, mat, held)
    return place.right - 10 - sum(pitches)


def _written(context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece]) -> bool:
    """Whether every small number has room beside its picture."""
    shown, pitches, _socket = _arranged(context, place, mat, held)
    return all(
        not _small(count) or NARROW + context.canvas.width(count, 24, "poster") <= pitch
        for (_face, count), pitch in zip(shown, pitches, strict=True)
    )


def _arranged(
    context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece], name: float | None = None
) -> tuple[list[tuple[Face, str]], list[float], bool]:
    """The pictures and their numbers, the room of each, and whether the first stands in a socket.

    `name` is the width that is left to the name beside them, None = what it needs at least.
    """
    vital = {(counter.face, counter.count) for counter in mat.counters if counter.vital}
    shown = [(counter.face, counter.count) for counter in mat.counters]
    if mat.slots:
        shown.insert(0, (held[0].face if held else mat.slots[0], str(len(held))))
    free, least = place.w - 88 - (name_width(context) if name is None else name), 22 + 16 * context.grow
    socket = bool(mat.slots) and free >= len(shown) * least
    if mat.slots and not socket:
        del shown[0]
    if free < len(shown) * least:
        shown = [each for each in shown if each[1] != "0" or each in vital]
    while vital and free < len(shown) * least and len(shown) > len(vital):
        shown.remove(next(each for each in reversed(shown) if each not in vital))
    while _long(shown) and len(shown) > 1 and TIGHT * sum(_wanted(context, shown)) > free:
        del shown[0]
    return shown, _pitches(context, shown, free), socket


def _counters(context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece], name: float | None = None) -> float:
    """Pictures with numbers at the right end: what stands there, where it has no sockets, and the counters."""
    shown, pitches, socket = _arranged(context, place, mat, held, name)
    high = min(42.0, place.h - 4)
    x = start = place.right - 10 - sum(pitches)
    for i, ((face, count), pitch) in enumerate(zip(shown, pitches, strict=True)):
        none, wide = count == "0", _picture_width(context, face, count, pitch)
        if socket and not i:
            fill = "slot_empty" if none else "slot_full"
            context.canvas.rr((x, place.centery - high / 2 - 2, wide, high + 4), 5, fill, "slot_line", 1.4)
        faint_face(context, face, Rect(x, place.centery - high / 2, wide, high), none and not (socket and not i))
        colour = "nothing_left" if none else "paper_ink"
        context.line(count, x + wide + 4, place.centery, 24, colour, "poster", room=pitch - wide - 5)
        x += pitch
    return start


def _picture_width(context: DrawContext, face: Face, count: str, pitch: float) -> float:
    """How wide the picture of a counter is; one without a number has all the room."""
    if not count:
        return min(pitch - 8, 42 * face.w / face.h)
    figures = context.canvas.width(count, 24, "poster")
    figures = max(figures, 17 * context.grow) if _small(count) else figures
    return max(16.0, min(30.0, pitch - 7 - figures))


def _pitches(context: DrawContext, shown: Sequence[tuple[Face, str]], free: float) -> list[float]:
    """The room of each counter: the same for small numbers, else what each needs."""
    if not _long(shown):
        return [min(counter_width(context), free / max(1, len(shown)))] * len(shown)
    wanted = _wanted(context, shown)
    squeeze = min(1.0, free / sum(wanted))
    return [wide * squeeze for wide in wanted]


def _long(shown: Sequence[tuple[Face, str]]) -> bool:
    """Whether they are more than small numbers, such as amounts of money."""
    return any(not _small(count) for _face, count in shown)


def _small(count: str) -> bool:
    return len(count) <= 2 and count.isdigit()


def _wanted(context: DrawContext, shown: Sequence[tuple[Face, str]]) -> list[float]:
    return [
        42 + context.canvas.width(count, 24, "poster") if count else 10 + 42 * face.w / face.h for face, count in shown
    ]


def has_kind(context: DrawContext, mat: Mat) -> bool:
    """Whether a player has a sign: that of a bot."""
    return context.look.thinking == mat.seat or bool(context.look.seats[mat.seat].level)


def draw_kind(context: DrawContext, mat: Mat, x: float, y: float, size: float = 20.0) -> float:
    """A small sign: a bot, or a bot that has been thinking for a while. Returns the room it takes."""
    if not has_kind(context, mat):
        return 0
    thinking = context.look.thinking == mat.seat
    glyph, tint = ("glyph_hourglass", "hourglass") if thinking else ("glyph_bot", "tab_off")
    context.canvas.art(glyph, x, y, size * (1.1 if thinking else 1.0), centred=True, tint=tint)
    return 26


def draw_seal(context: DrawContext, mat: Mat, x: float, y: float, size: float) -> None:
    """The wax of a plan that is laid, or the faint ring where it will be."""
    if mat.sealed:
        context.canvas.seal(context.look.seats[mat.seat].colour, x, y, size)
    elif mat.sealed is not None:
        context.canvas.art("seal_empty", x, y, size, centred=True, fade=0.35)


def faint_face(context: DrawContext, face: Face, room: Rect, faint: bool) -> None:
    """A face in the middle of this room, pale where there is none of it."""
    canvas = context.canvas
    width = min(room.w, room.h * face.w / face.h)
    sprite = context.printer.sprite(canvas, face, canvas.px(width))
    picture = sprite.picture
    if faint:
        key = ("faint", sprite.key)

        def make() -> pygame.Surface:
            pale = sprite.picture.copy()
            pale.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
            return pale

        picture = canvas.gallery.made(key, make)
    height = width * face.h / face.w
    x, y = canvas.at(room.x + (room.w - width) / 2, room.y + (room.h - height) / 2)
    canvas.surface.blit(picture, (x - sprite.left, y - sprite.top))
