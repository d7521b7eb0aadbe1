"""What lies behind a screen, and what everybody knows of a player."""

from functools import lru_cache

from game.core.faces import Box, Face, Part, Words, put
from game.games.keythedral.looks import icons
from game.games.keythedral.looks.icons import SIZE

CARD, CARD_HIGH, CARD_LOW = 126.0, 150.0, 104.0
"""A card of the tray, and how high it is where the tray is low."""
WIDE = 248.0
"""The panel of a mat."""


@lru_cache(maxsize=1 << 9)
def counted(colour: int, n: int, words: str, paid: int) -> Face:
    """How many cubes of a colour are behind the screen; `paid` of them are put forward for what is being chosen."""
    ink, fill = ("ink" if n else "muted"), "law_paper" if paid else "plate"
    line = "amber" if paid else "rim"
    badge: list[Part] = []
    if paid:
        badge = [
            Box(CARD - 42, -8, 44, 34, 17, "ruby", "cream", 2.5),
            Words(f"−{paid}", CARD - 20, 9, 22, "figure", "white", "centre", 38),
        ]
    whole = (
        Box(0, 0, CARD, CARD_HIGH, 10, fill, line, 4 if paid else 2),
        *put(icons.cube(colour), 6, 22, 78 / SIZE),
        Words(str(n), 102, 62, 48, "figure", ink, "centre", 44),
        Words(words, CARD / 2, 130, 20, "strong", "ink", "centre", CARD - 10),
        *badge,
    )
    low = (
        Box(0, 0, CARD, CARD_LOW, 10, fill, line, 4 if paid else 2),
        *put(icons.cube(colour), 8, 8, 62 / SIZE),
        Words(str(n), 98, 49 if paid else 40, 44, "figure", ink, "centre", 46),
        Words(words, CARD / 2, 87, 20, "strong", "ink", "centre", CARD - 8),
        *badge,
    )
    return Face(CARD, CARD_HIGH, whole, low=Face(CARD, CARD_LOW, low))


@lru_cache(maxsize=64)
def cottage(colour: int, number: int, words: str) -> Face:
    """An own cottage that is still to be laid."""
    face = icons.numbered(colour, number)
    whole = (
        Box(0, 0, CARD, CARD_HIGH, 10, "plate", "rim", 2),
        *put(face, 12, 8, 102 / SIZE),
        Words(words, CARD / 2, 132, 19, "strong", "ink", "centre", CARD - 10),
    )
    low = (
        Box(0, 0, CARD, CARD_LOW, 10, "plate", "rim", 2),
        *put(face, 27, 4, 72 / SIZE),
        Words(words, CARD / 2, 89, 19, "strong", "ink", "centre", CARD - 8),
    )
    return Face(CARD, CARD_HIGH, whole, low=Face(CARD, CARD_LOW, low))


@lru_cache(maxsize=1 << 9)
def public(colour: int, houses: int, fences: int, laws: int, worth: str, idle: int, tall: bool) -> Face:
    """Houses, fences left, laws, the worth of the seats, and workers that found no field: two rows, or one."""
    shown = [
        (icons.building(colour, house=True), str(houses), 1), (icons.fence(colour), str(fences), 1),
        (icons.LAW, str(laws), 1), (icons.picture("seat_open", 108 / 186), worth, 2),
    ]  # fmt: skip
    if idle and tall:
        shown.append((icons.worker(colour), str(idle), 1))
    pitch, size, y, across = (82.0, 36.0, 26.0, 3) if tall else (62.0, 28.0, 22.0, 4)
    parts: list[Part] = []
    place = 0
    for face, words, wide in shown:
        x, top = 4 + pitch * (place % across), y + 46 * (place // across)
        parts += put(face, x, top - size / 2, size / SIZE)
        parts.append(Words(words, x + size + 4, top, size * 0.7, "figure", "ink", "left", wide * pitch - size - 6))
        place += wide
    return Face(WIDE, 98 if tall else 44, tuple(parts))


@lru_cache(maxsize=1 << 8)
def to_lay(colour: int, laid: tuple[bool, ...], tall: bool) -> Face:
    """While the map is laid: which cottages are still to come."""
    parts: list[Part] = []
    size, y = (46.0, 26.0) if tall else (38.0, 21.0)
    for n, there in enumerate(laid):
        x = 6 + 49 * n
        if there:
            parts.append(Words(str(n + 1), x + size / 2, y, 20, "figure", "hairline", "centre", 30))
        else:
            parts += put(icons.numbered(colour, n + 1), x, y - size / 2, size / SIZE)
    return Face(WIDE, 98 if tall else 44, tuple(parts))


@lru_cache(maxsize=1 << 8)
def estate(colour: int, points: int, fences: int, words: str) -> Face:
    """What else lies behind the screen: the own seats with what they are worth, and the fences that are left."""
    whole = (
        Box(0, 0, CARD, CARD_HIGH, 10, "plate", "rim", 2),
        *put(icons.points(points), 2, 16, 84 / SIZE),
        *_stacked(icons.fence(colour), fences, 74, 22, 48, 28),
        Words(words, CARD / 2, 130, 20, "strong", "ink", "centre", CARD - 10),
    )
    low = (
        Box(0, 0, CARD, CARD_LOW, 10, "plate", "rim", 2),
        *put(icons.points(points), 10, 4, 72 / SIZE),
        *_stacked(icons.fence(colour), fences, 70, 6, 48, 23),
        Words(words, CARD / 2, 87, 20, "strong", "ink", "centre", CARD - 8),
    )
    return Face(CARD, CARD_HIGH, whole, low=Face(CARD, CARD_LOW, low))


def _stacked(face: Face, n: int, x: float, y: float, size: float, pitch: float) -> list[Part]:
    """The same picture so many times, one below the other."""
    return [part for each in range(n) for part in put(face, x, y - size * 0.32 + pitch * each, size / SIZE)]
