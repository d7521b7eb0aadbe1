"""The end: how many points a tile has, and what counts there."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.icons import SIZE
from game.games.keyflower.looks.market import EMBLEMS

HIGH, THING = 32.0, 26.0
ROW, DEEP, WIDE = 42.0, 76.0, 340.0
"""The height of a row of the audit, of one that tells what counts there, and its width."""
SEAL = 34.0


@lru_cache(maxsize=1 << 9)
def laid(things: tuple[tuple[int, int], ...], joker: bool) -> Face:
    """What counts on a tile: things by kind, each with its number, and the joker."""
    parts: list[Part] = []
    x = 6.0
    for kind, n in things:
        parts += put(icons.thing(kind), x, 3, THING / SIZE)
        parts.append(Words(f"×{n}", x + THING, HIGH / 2, 18, "figure", "ink", "left", 34))
        x += THING + 12 + 10 * len(str(n))
    if joker:
        parts.append(Art("turn_purple", x - 4, 0, HIGH))
        x += THING
    return Face(x + 4, HIGH, (Box(0, 0, x + 4, HIGH, 8, "plate", "upgrade_line", 2), *parts))


@lru_cache(maxsize=1 << 6)
def total(name: str, colour: int, points: str) -> Face:
    """The head of one seat's audit: who, and all points in words."""
    parts = (
        Art(EMBLEMS[colour], 8, 6, 30),
        Words(name, 46, 21, 22, "title", "ink", "left", WIDE - 160),
        Words(points, WIDE - 10, 21, 21, "figure", "accent", "right", 110),
    )
    return Face(WIDE, ROW, (Box(0, ROW - 3, WIDE, 2, 0, f"seat_{colour}"), *parts))


@lru_cache(maxsize=1 << 9)
def row(
    name: str, points: int, things: tuple[tuple[int, int], ...] = (), joker: bool = False, ghost: bool = False
) -> Face:
    """One row of the audit: a tile or what else scores, its points, and what counts there."""
    strip = laid(things, joker) if things or joker else None
    parts: list[Part] = [Words(name, 14, ROW / 2 - 1, 20, "title", "ink", "left", WIDE - 80)]
    if ghost:
        parts += put(icons.GHOST, WIDE - SEAL - 52, 4, SEAL / SIZE)
    if points:
        parts += put(icons.points(points), WIDE - SEAL - 10, 3, SEAL / SIZE)
    if strip:
        parts += put(strip, 14, ROW - 4, min(1.0, (WIDE - 28) / strip.w))
    high = DEEP if strip else ROW
    return Face(WIDE, high, (Box(0, 0, WIDE, high - 4, 8, "plate", "rim", 1.2), *parts))
