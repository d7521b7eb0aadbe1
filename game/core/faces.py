"""How a thing on the table looks, as plain data: parts placed in the face's own units, colours given by token."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

Align = Literal["left", "centre", "right"]
Font = Literal["display", "title", "figure", "text", "strong", "italic"]
Corners = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Art:
    """The picture `assets/<game>/<name>.svg` with its corner at (x, y) of a face, w wide and h high.

    h = 0 keeps the picture's proportions. `fade` is the opacity from 0 to 1, `angle` a rotation in degrees.
    """

    name: str
    x: float
    y: float
    w: float
    h: float = 0
    fade: float = 1.0
    angle: float = 0.0
    flip: bool = False
    grey: bool = False
    within: tuple[tuple[float, float], ...] = ()
    """Only what lies inside these corners is drawn, as seen from (x, y); () = all of it."""


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
    """The greatest width, in face units; longer text is shrunk to fit. 0 = no limit."""
    beside: tuple[str, ...] = ()
    """The same line on other faces in a row with this one: all have letters of one size."""
    most: float = 0
    """The greatest size of its letters, in face units, however large text is; 0 = no limit. It is left out where that
    is too small to read."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Text wrapped to the width w; y is the middle of the first line's capitals."""

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
    """Small squares in rows, such as a map in a notebook; (x, y) is the corner, `pitch` the distance between squares.

    `cells` has one character for each square, row by row; `colours` maps characters to palette tokens, and a square
    with any other character is not drawn. Squares whose character is in `crossed` are also crossed out.
    """

    x: float
    y: float
    columns: int
    pitch: float
    cells: str
    colours: tuple[tuple[str, str], ...]
    crossed: str = ""


@dataclass(frozen=True, slots=True)
class Polygon:
    """A shape with straight edges on a face: its corners as seen from (x, y), in order; fill and line as in a Box."""

    x: float
    y: float
    corners: tuple[tuple[float, float], ...]
    fill: str = ""
    line: str = ""
    thick: float = 2


Part = Art | Words | Passage | Box | Grid | Polygon


@dataclass(frozen=True, slots=True)
class Face:
    """How a thing looks: parts drawn in order on an area of w by h face units."""

    w: float
    h: float
    parts: tuple[Part, ...]
    tag: str = ""
    """A few letters that identify a card while its neighbour in a fan covers its text.

    If the card's own text contains them, that text is moved into sight; otherwise they are drawn on a tag.
    """
    small: "Face | None" = None
    """Drawn instead where this face would be too small to read: same proportions, fewer and larger parts."""
    large: "Face | None" = None
    """Drawn instead where the player's text is large: same proportions, fewer and larger words."""
    low: "Face | None" = None
    """Drawn instead in a tray of a small window, which is low: its own proportions."""


def beside(cards: Sequence[Face], gap: float = 18) -> Face:
    """Return one face with these faces in a row, scaled to the height of the first, `gap` face units apart."""
    parts: list[Part] = []
    x, high = 0.0, cards[0].h
    for card in cards:
        scale = high / card.h
        parts += put(card, x, 0, scale)
        x += card.w * scale + gap
    return Face(x - gap, high, tuple(parts))


def put(face: Face, x: float, y: float, scale: float) -> list[Part]:
    """Return the parts of a face, moved to (x, y) and scaled, to be drawn on a larger face."""
    return [_moved(part, x, y, scale) for part in face.parts]


def _moved(part: Part, x: float, y: float, scale: float) -> Part:
    """The part moved and scaled; each kind is written out, since `replace` takes twice as long."""
    px, py = x + part.x * scale, y + part.y * scale
    match part:
        case Words(text=text, font=font, colour=colour, align=align):
            size, room, most = part.size * scale, part.room * scale, part.most * scale
            return Words(text, px, py, size, font, colour, align, room, part.beside, most)
        case Passage(text=text, font=font, colour=colour, align=align):
            return Passage(text, px, py, part.w * scale, part.size * scale, font, colour, align)
        case Box(fill=fill, line=line):
            w, h, radius, thick = part.w * scale, part.h * scale, part.radius * scale, part.thick * scale
            return Box(px, py, w, h, radius, fill, line, thick)
        case Grid():
            return replace(part, x=px, y=py, pitch=part.pitch * scale)
        case Polygon(fill=fill, line=line):
            return Polygon(px, py, _scaled(part.corners, scale), fill, line, part.thick * scale)
    w, h = part.w * scale, part.h * scale
    within = _scaled(part.within, scale)
    return Art(part.name, px, py, w, h, part.fade, part.angle, part.flip, part.grey, within)


def _scaled(corners: Corners, scale: float) -> Corners:
    return tuple((x * scale, y * scale) for x, y in corners)
