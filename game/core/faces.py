"""How a thing on the table looks, as plain data: parts with places in the face's own units, colours by token."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

Align = Literal["left", "centre", "right"]
Font = Literal["display", "title", "figure", "text", "strong", "italic"]


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing `assets/<game>/<name>.svg` at (x, y) of a face, w wide and h high (0 = by its own shape)."""

    name: str
    x: float
    y: float
    w: float
    h: float = 0
    fade: float = 1.0
    angle: float = 0.0
    flip: bool = False
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text on a face; y is the middle of its capitals, `colour` a token of the game's palette."""

    text: str
    x: float
    y: float
    size: float
    font: Font = "text"
    colour: str = "ink"
    align: Align = "left"
    room: float = 0
    """The width it must fit into; longer text shrinks. 0 = as wide as it is."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Several lines of text, wrapped into width w from the middle of the first line's capitals at y."""

    text: str
    x: float
    y: float
    w: float
    size: float
    font: Font = "text"
    colour: str = "ink"
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle on a face; fill and line are palette tokens, or "" for none.

    A fill of two tokens, "a>b", runs from a at the top to b at the bottom.
    """

    x: float
    y: float
    w: float
    h: float
    radius: float = 0
    fill: str = ""
    line: str = ""
    thick: float = 2


@dataclass(frozen=True, slots=True)
class Grid:
    """Small squares in rows, such as a map in a notebook; (x, y) is its corner, `pitch` from one square to the next.

    `cells` has one sign a square, row by row; `colours` says which palette token a sign is filled with, and a sign
    that it does not name is left out. `crossed` are signs whose squares are crossed out as well.
    """

    x: float
    y: float
    columns: int
    pitch: float
    cells: str
    colours: tuple[tuple[str, str], ...]
    crossed: str = ""


Part = Art | Words | Passage | Box | Grid


@dataclass(frozen=True, slots=True)
class Face:
    """How a thing looks: parts drawn in order, w by h face units."""

    w: float
    h: float
    parts: tuple[Part, ...]
    tag: str = ""
    """The few letters that a card says while its neighbour in a fan covers its words.

    Where they are words that stand on the card, those move into sight; else they stand on a tag.
    """
    small: "Face | None" = None
    """Takes its place where it would be too small to read: of the same shape, with fewer and larger things on it."""


def beside(cards: Sequence[Face], gap: float = 18) -> Face:
    """Faces side by side, all as high as the first."""
    parts: list[Part] = []
    x, high = 0.0, cards[0].h
    for card in cards:
        scale = high / card.h
        parts += put(card, x, 0, scale)
        x += card.w * scale + gap
    return Face(x - gap, high, tuple(parts))


def put(face: Face, x: float, y: float, scale: float) -> list[Part]:
    """The parts of a face, moved and scaled to lie on a larger one."""
    return [_moved(part, x, y, scale) for part in face.parts]


def _moved(part: Part, x: float, y: float, scale: float) -> Part:
    px, py = x + part.x * scale, y + part.y * scale
    match part:
        case Words():
            return replace(part, x=px, y=py, size=part.size * scale, room=part.room * scale)
        case Passage():
            return replace(part, x=px, y=py, size=part.size * scale, w=part.w * scale)
        case Box():
            w, h, radius, thick = (value * scale for value in (part.w, part.h, part.radius, part.thick))
            return replace(part, x=px, y=py, w=w, h=h, radius=radius, thick=thick)
        case Grid():
            return replace(part, x=px, y=py, pitch=part.pitch * scale)
    return replace(part, x=px, y=py, w=part.w * scale, h=part.h * scale)
