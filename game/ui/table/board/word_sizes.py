"""How large the lines on a face are printed: as drawn, larger in small windows and with large text where they fit."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import pygame

from game.core.faces import Face, Part, Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import TEXT_FLOOR, TEXT_SCALE_FLOOR

FACES: Mapping[str, str] = {
    "display": "poster",
    "title": "display",
    "figure": "bold",
    "text": "text",
    "strong": "strong",
    "italic": "title_italic",
}
"""The type face of each font a game may name."""
GROWTH = 1.5
"""Words on a face grow at most so far with the player's text, at half its rate."""
SMALLEST = 6
"""Pixels below which no line on a face is printed."""
NAME_MARGIN = 0.085
"""How far from the edge a name begins that moved into a strip, in parts of the face's width."""
CONDENSED = 0.85
"""Rather than become too small to read, a line is made narrower by so much."""
SHORT = 2.6
"""In less room than so many times the smallest size nothing is written that a tag says as well."""
LEADING = 1.1
"""Lines one below the other grow until they stand so close, in parts of their distance."""

Kind = tuple[float, str, float]
"""Lines of one kind are printed at one size: the size as drawn, the font and the room."""


def kind(part: Words) -> Kind:
    """What lines of one size have in common."""
    return part.size, part.font, part.room


def word_sizes(canvas: Canvas, parts: Iterable[Part], scale: float, most: float) -> Mapping[Kind, int]:
    """The pixels of all lines of a face by their kind; `scale` is pixels to its unit, `most` how far words may grow."""
    groups: dict[Kind, list[Words]] = {}
    for part in parts:
        if isinstance(part, Words):
            groups.setdefault(kind(part), []).append(part)
    return {key: _common(canvas, lines, scale, most) for key, lines in groups.items()}


def _common(canvas: Canvas, lines: list[Words], scale: float, most: float) -> int:
    """The size at which each of these lines fits, and none touches the next below it."""
    px = min(words_px(canvas, line, scale, most) for line in lines)
    apart = [
        abs(one.y - other.y)
        for n, one in enumerate(lines)
        for other in lines[n + 1 :]
        if one.x == other.x and one.y != other.y
    ]
    return min(px, max(round(lines[0].size * scale), int(min(apart) * scale * LEADING))) if apart else px


def words_px(canvas: Canvas, part: Words, scale: float, most: float = GROWTH, least: int = SMALLEST) -> int:
    """Return the size of a line in pixels, where a face unit has `scale` pixels: what has a room fits into it.

    It grows with the player's text up to `most` times, and is never smaller than `least` pixels. Where the same line
    stands on other faces beside it, it has the size at which all of them fit. Nothing makes it larger than its limit.
    """
    if part.most:
        limit = max(1, round(part.most * scale))
        return min(limit, words_px(canvas, replace(part, most=0), scale, most, min(least, limit)))
    own = part.size * scale
    if not part.room:
        return max(1, round(max(own, min(TEXT_FLOOR, own * 1.2))))
    if part.beside:
        return min(words_px(canvas, replace(part, text=text, beside=()), scale, most, least) for text in part.beside)
    measure = canvas.measure
    small = max(1.0, TEXT_SCALE_FLOOR / measure.scale)
    wanted = max(TEXT_FLOOR, round(own * small * min(1 + (measure.factor - 1) / 2, most)))
    least = max(least, round(own * 0.7))
    px = canvas.lettering.fit(part.text, FACES[part.font], wanted, part.room * scale, least)
    if px >= min(wanted, TEXT_FLOOR):
        return px
    return canvas.lettering.fit(part.text, FACES[part.font], TEXT_FLOOR, part.room * scale / CONDENSED, least)


def crumb(part: Words, px: int) -> bool:
    """Whether a line whose letters may not grow is too small to be printed."""
    return bool(part.most) and px < SMALLEST


def condensed(image: pygame.Surface, room: float) -> pygame.Surface:
    """A printed line that is a little too wide for its room, made narrower; one that is far too wide stays so."""
    wide, high = image.get_size()
    if not room or wide <= room or room < CONDENSED * wide - 1:
        return image
    return pygame.transform.smoothscale(image, (int(room), high))


def aside(part: Words, wide: float, strip: float) -> Words:
    """A name that moves into the part of the width that a neighbour leaves in sight.

    Rather than become too small it is covered at its end.
    """
    left = NAME_MARGIN * wide
    return replace(part, x=left, align="left", room=max(1.0, min(part.room or wide, strip * wide - left - 2)))


def left_of(canvas: Canvas, face: Face, part: Part, strip: float, scale: float, foot: bool) -> Words | None:
    """What is left of a line in the middle where a neighbour covers its end, if that has room there.

    Of a title all is left, of another line what the card's tag says, while the card's `foot` is in sight.
    """
    if not isinstance(part, Words) or part.align != "centre" or not part.room:
        return None
    text = part.text if part.font == "title" else face.tag if foot and face.tag in part.text.split() else ""
    left, right = part.x - part.room / 2, strip * face.w - 2
    least = canvas.lettering.width(text, FACES[part.font], TEXT_FLOOR)
    if text == face.tag:
        least = max(least, SHORT * TEXT_FLOOR)
    fits = text and least <= (right - left) * scale
    return replace(part, text=text, x=(left + right) / 2, room=right - left) if fits else None


def names(face: Face, part: Words) -> bool:
    """Whether a line says what the card is called, the whole or a part of it."""
    return part.text == face.tag or (part.font == "title" and f" {part.text} " in f" {face.tag} ")


def in_sight(canvas: Canvas, part: Words, strip: float, scale: float) -> bool:
    """Whether a line lies wholly in the strip that a neighbour leaves in sight."""
    width = canvas.lettering.width(part.text, FACES[part.font], words_px(canvas, part, scale)) / scale
    start = {"left": 0.0, "centre": 0.5, "right": 1.0}[part.align] * width
    return part.x - start + width <= strip
