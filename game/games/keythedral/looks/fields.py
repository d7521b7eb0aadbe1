"""Octagons and the diamonds in their gaps; a field is 200 units from edge to edge."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Polygon, put
from game.games.keythedral.looks import icons
from game.games.keythedral.looks.colours import FIELDS, SEATS

WIDE = 200.0
HALF = WIDE / 2
SHORT = 41.42
OCTAGON = (
    (HALF, -SHORT), (HALF, SHORT), (SHORT, HALF), (-SHORT, HALF), (-HALF, SHORT), (-HALF, -SHORT), (-SHORT, -HALF),
    (SHORT, -HALF),
)  # fmt: skip
"""The corners of a field as seen from its middle."""
DIAGONAL = HALF - SHORT
DIAMOND = ((0.0, -DIAGONAL), (DIAGONAL, 0.0), (0.0, DIAGONAL), (-DIAGONAL, 0.0))
"""Those of the gap between four fields."""
THICK = 9.0
NUMBER_AT, NUMBER_LOW = 1.42, 1.34
"""How far below its upper corner the number of a building stands, in halves of its height: within its edges."""
NUMBER, NUMBER_LARGE = 21.5, 27.0
"""The radius of its disc, and of that on a small map."""
PLAIN = 54.0
"""The units of a building: three quarters as many pixels, and more, show its number in the small disc."""
FENCE_AT = WIDE * 0.1465
"""How far right or left of, and above or below a gap the middle of one of its edges lies."""
FENCE = 0.4
"""How long a fence is, in fields."""


PIP = 7.5
PIPS = (
    (), ((0, 0),), ((-11, 0), (11, 0)), ((0, -12), (-13, 9), (13, 9)), ((0, -15), (15, 0), (0, 15), (-15, 0)),
)  # fmt: skip
"""Where the pips of a gap lie as seen from its middle, by their number, and how far their rims are from there."""


def scaled(corners: tuple[tuple[float, float], ...], k: float) -> tuple[tuple[float, float], ...]:
    """The same shape, larger or smaller."""
    return tuple((x * k, y * k) for x, y in corners)


def _octagon(fill: str, line: str = "", thick: float = 3.0, k: float = 1.0, dy: float = 0.0) -> Polygon:
    return Polygon(HALF, HALF + dy, scaled(OCTAGON, k), fill, line, thick)


def _diamond(fill: str, line: str = "", thick: float = 3.0, k: float = 1.0) -> Polygon:
    return Polygon(DIAGONAL, DIAGONAL, scaled(DIAMOND, k), fill, line, thick)


@lru_cache(maxsize=64)
def field(kind: int, variant: int, rim: str = "") -> Face:
    """A field; with a rim in a colour, such as that of the seat that holds it."""
    within = tuple((x * 0.985 + 104, y * 0.985 + 104) for x, y in OCTAGON)
    drawing = Art(f"field_{FIELDS[kind]}_{variant}", -4, -4, 208, 208, within=within)
    parts: list[Part] = [_octagon("edge", "lead", 3, 0.99, THICK), drawing, _octagon("", "edge", 2.5, 0.985)]
    if rim:
        parts.append(_octagon("", rim, 7, 0.965))
    return Face(WIDE, WIDE, tuple(parts))


@lru_cache(maxsize=4)
def empty(chosen: bool) -> Face:
    """A cell where the drawn field may be laid; its edges are broken."""
    return Face(WIDE, WIDE, (Art("cell_chosen" if chosen else "cell_free", -4, -4, 208, 208),))


@lru_cache(maxsize=8)
def empty_gap(touches: int, chosen: bool) -> Face:
    """A gap where a cottage may be laid, with a pip for each field it touches: digits are the numbers of cottages."""
    some = touches > 1
    k, line = (0.72, "glow") if some else (0.56, "dust")
    parts: list[Part] = [_diamond("slab", line, 4 if some else 2.5, 0.98 if chosen else k)]
    for x, y in PIPS[touches]:
        parts.append(Box(DIAGONAL + x - PIP, DIAGONAL + y - PIP, 2 * PIP, 2 * PIP, PIP, "cream"))
    return Face(2 * DIAGONAL, 2 * DIAGONAL, tuple(parts))


@lru_cache(maxsize=128)
def building(colour: int, number: int, house: bool, glow: str = "") -> Face:
    """A cottage or a house in its gap; with a glowing rim where something is to be done with it.

    On a small map its number is larger, so that its disc holds letters that can be read.
    """
    name = f"{'house' if house else 'cottage'}_{SEATS[colour]}"
    size = DIAGONAL * 2 * 120 / 116 * 0.985
    drawing = Art(name, DIAGONAL - size / 2, DIAGONAL - size / 2, size)
    rim = (_diamond(glow, "lead", 3, 1.25),) if glow else ()
    whole, low = (
        (*rim, drawing, *icons.disc(colour, number, DIAGONAL, DIAGONAL * at, r))
        for at, r in ((NUMBER_AT, NUMBER), (NUMBER_LOW, NUMBER_LARGE))
    )
    return _plain(whole, small=_plain(low))


def _plain(parts: tuple[Part, ...], small: Face | None = None) -> Face:
    """A diamond of few units, so that it gives way to its small form only on a small map."""
    face = Face(2 * DIAGONAL, 2 * DIAGONAL, parts)
    return Face(PLAIN, PLAIN, tuple(put(face, 0, 0, PLAIN / face.w)), small=small)


@lru_cache(maxsize=2)
def keythedral() -> Face:
    """The Keythedral in the middle of the map."""
    return Face(2 * DIAGONAL, 2 * DIAGONAL, (_diamond("glow", "", 0, 1.12), Art("centre", -5, -14, 127, 133)))


@lru_cache(maxsize=8)
def fence(colour: int) -> Face:
    """A fence lying along an edge."""
    return Face(88, 30, (Art(f"fence_{SEATS[colour]}", 0, 0, 88, 30),))


@lru_cache(maxsize=2)
def fence_place() -> Face:
    """An edge on which a fence may be built."""
    return Face(88, 30, (Polygon(44, 15, ((-36, -6), (36, -6), (36, 6), (-36, 6)), "glow", "lead", 3),))


@lru_cache(maxsize=16)
def worker(colour: int) -> Face:
    """A worker with the emblem of its seat."""
    return Face(62, 70, (Art(f"worker_{SEATS[colour]}", 0, 0, 52.5, 70), Art(f"emblem_{SEATS[colour]}", 34, 42, 28)))


@lru_cache(maxsize=8)
def idle(colour: int) -> Face:
    """A worker that found no field, at home: pale, on a plate."""
    plate = Box(2, 2, 52, 60, 22, "plate", "lead", 3)
    return Face(56, 64, (plate, Art(f"worker_{SEATS[colour]}", 8, 5, 40, 53.3, grey=True)))


@lru_cache(maxsize=8)
def light(level: int) -> Face:
    """What a lit pane of this level (from 0) throws on the floor."""
    return Face(200, 128, (Art(f"light_{level + 1}", 0, 0, 200, 128),))
