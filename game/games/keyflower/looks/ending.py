"""The end: how many points a tile has, and what counts there."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.icons import SIZE

HIGH, THING = 32.0, 26.0


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
