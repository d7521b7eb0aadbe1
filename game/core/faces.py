"""How a thing on the table looks, as plain data: parts with places in the face's own units, colours by token."""

from dataclasses import dataclass
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
class Face:
    """How a thing looks: parts drawn in order, w by h face units."""

    w: float
    h: float
    parts: tuple["Art | Words | Passage | Box", ...]
    tag: str = ""
    """The few letters that a card says while its neighbour in a fan covers its words."""
