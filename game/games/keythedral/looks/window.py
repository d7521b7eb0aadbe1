"""The rose window with its panes, and the seats of the level that lies open."""

import math
from functools import lru_cache

from game.core.faces import Art, Face, Part, Polygon, Words
from game.games.keythedral.looks import icons
from game.games.keythedral.looks.colours import SEATS

WIDE = 400.0
MIDDLE = WIDE / 2
RADII = ((128, 178), (128, 178), (86, 122), (42, 80), (0, 36))
"""By level: where its panes begin and end, as seen from the middle."""
AT = (153.0, 153.0, 104.0, 61.0, 19.0)
"""By level: how far out its panes are marked."""
EMBLEM = (34.0, 34.0, 30.0, 27.0, 20.0)
SEAT = (108.0, 186.0)
ARCH = ((-52, 90), (-52, -28), (-46, -48), (-30, -72), (0, -94), (30, -72), (46, -48), (52, -28), (52, 90))
"""The corners of a seat tile as seen from its middle."""
Place = tuple[float, float]


def span(level: int, count: int) -> float:
    """How wide one of so many panes is, in degrees; levels 1 and 2 lie by turns in one ring."""
    return 180 / count if level < 2 else 360 / count


def angle(level: int, count: int, n: int) -> float:
    """The middle of a pane, in degrees clockwise from the right."""
    first = (0.0, 180 / count, 180 / count, -90.0, 0.0 if count == 2 else -90.0)[level]
    return first + 360 * n / count


def at(radius: float, degrees: float) -> Place:
    """A place as seen from the middle."""
    turn = math.radians(degrees)
    return radius * math.cos(turn), radius * math.sin(turn)


def corners(level: int, count: int, n: int) -> tuple[Place, ...]:
    """The corners of a pane as seen from the middle of the window."""
    middle, half = angle(level, count, n), span(level, count) / 2 - 1.5
    inner, outer = RADII[level]
    steps = [middle - half + 2 * half * step / 6 for step in range(7)]
    inside = [at(inner, turn) for turn in reversed(steps)] if inner else [(0.0, 0.0)]
    return (*(at(outer, turn) for turn in steps), *inside)


@lru_cache(maxsize=4)
def frame(sizes: tuple[int, ...]) -> Face:
    """The stone of a window with so many panes of each level."""
    return Face(WIDE, WIDE, (Art(f"rose_{''.join(map(str, sizes))}", 0, 0, WIDE, WIDE),))


@lru_cache(maxsize=256)
def pane(level: int, count: int, n: int, lit: bool) -> Face:
    """One pane: dark, or lit."""
    name = f"pane_{level + 1}_{count}_{'lit' if lit else 'dark'}"
    return Face(WIDE, WIDE, (Art(name, 0, 0, WIDE, WIDE, angle=-angle(level, count, n)),))


@lru_cache(maxsize=256)
def mark(level: int, colour: int, worth: int) -> Face:
    """Whose a lit pane is; below 0, on a dark one, what it is worth."""
    size = EMBLEM[level]
    if colour >= 0:
        return Face(size, size, (Art(f"emblem_{SEATS[colour]}", 0, 0, size),))
    return Face(size, size, (Words(str(worth), size / 2, size / 2, size * 0.78, "title", "pale", "centre", size),))


@lru_cache(maxsize=64)
def rim(level: int, count: int, n: int) -> Face:
    """The glowing edge of a pane that is about to be lit."""
    return Face(WIDE, WIDE, (Polygon(MIDDLE, MIDDLE, corners(level, count, n), "", "lit_in", 5),))


Cost = tuple[int, ...]


@lru_cache(maxsize=256)
def seat(cost: Cost, worth: int, cut: bool = False, chosen: bool = False) -> Face:
    """An open seat tile with its price; one on which a price cut lies says so."""
    wide, high = SEAT
    parts: list[Part] = [*_glow(chosen), Art("seat_open", 0, 0, wide, high)]
    parts.append(Words(str(worth), 54, 72, 27 if worth < 10 else 20, "figure", "ink", "centre", 24))
    places = PRICED[min(len(icons.loose(cost)), 4)]
    for (x, y), token in zip(places, icons.loose(cost), strict=False):
        assert isinstance(token, Face)
        parts += icons.line([token], x, y, 41)
    if cut:
        parts += [Polygon(54, 104, ((-44, -13), (44, -13), (44, 13), (-44, 13)), "ruby", "cream", 2.5)]
        parts.append(Words("−1", 54, 104, 22, "figure", "white", "centre", 80))
    return Face(wide, high, tuple(parts))


PRICED: dict[int, tuple[Place, ...]] = {
    0: (),
    1: ((54, 140),),
    2: ((34, 138), (74, 138)),
    3: ((31, 130), (77, 130), (54, 151)),
    4: ((33, 123), (75, 123), (33, 156), (75, 156)),
}
"""Where the cubes of a price lie on a seat tile, by their number."""


def _glow(chosen: bool) -> list[Part]:
    if not chosen:
        return []
    return [Polygon(54, 94, ARCH, "glow", "focus_glow", 5)]


@lru_cache(maxsize=64)
def sold(worth: int, colour: int) -> Face:
    """A seat tile that was bought."""
    wide, high = SEAT
    parts = (
        Art("seat_back", 0, 0, wide, high),
        Words(str(worth), 54, 72, 27, "title", "pale", "centre", 30),
        Art(f"emblem_{SEATS[colour]}", 30, 112, 48),
    )
    return Face(wide, high, parts)


@lru_cache(maxsize=64)
def level_title(words: str, more: str) -> Face:
    """Over the seats: which level lies open, and how many panes are still dark."""
    title, rest = (
        Words(words, 4, 16, 22, "title", "cream", "left", 130),
        Words(more, 272, 17, 17, "text", "dust", "right", 130),
    )
    larger = (
        Words(words, 4, 16, 24, "title", "cream", "left", 104),
        Words(more, 272, 17, 20, "text", "dust", "right", 140),
    )
    return Face(276, 32, (title, rest), small=Face(276, 32, larger))
