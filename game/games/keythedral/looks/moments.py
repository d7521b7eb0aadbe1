"""What is shown large over the table: the bids side by side, and the seats of a level that opens."""

from functools import lru_cache

from game.core.faces import Box, Face, Part, Words, put
from game.games.keythedral.looks import icons, window


@lru_cache(maxsize=64)
def bids(heading: str, rows: tuple[tuple[int, str, int, tuple[int, ...]], ...], winner: int) -> Face:
    """Under a heading, of each seat the emblem by its colour, the name, what its bid is worth, and its cubes."""
    wide, high = 520.0, 56.0 * len(rows) + 66
    parts: list[Part] = [Box(0, 0, wide, high, 14, "plate>plate_low", "rim", 3)]
    parts.append(Words(heading, wide / 2, 32, 25, "title", "ink", "centre", wide - 40))
    for n, (colour, name, value, cubes) in enumerate(rows):
        y = 82 + 56 * n
        if n == winner:
            parts.append(Box(10, y - 26, wide - 20, 52, 10, "law_paper", "amber", 3))
        parts += put(icons.emblem(colour), 22, y - 20, 1)
        parts.append(Words(name, 76, y, 25, "title", "ink", "left", 170))
        parts.append(Words(str(value), 286, y, 30, "figure", "ink", "right", 40))
        if any(cubes):
            face = icons.cubes_face(cubes)
            parts += put(face, 304, y - 18, min(0.9, 196 / face.w))
    return Face(wide, high, tuple(parts))


@lru_cache(maxsize=64)
def level(tiles: tuple[tuple[int, ...], ...], worth: int) -> Face:
    """The seats of a level with their prices."""
    parts: list[Part] = []
    for n, cost in enumerate(tiles):
        parts += put(window.seat(cost, worth), 116 * n, 0, 1)
    return Face(116 * len(tiles) - 8, window.SEAT[1], tuple(parts))
