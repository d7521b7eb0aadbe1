"""Pictures of the small boxes: two readings of a tile, a closed one, a bid under the ghost."""

from functools import lru_cache

from game.core.faces import Box, Face, Part, Words, put
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.hexagons import HIGH, WIDE, hexagon
from game.games.keyflower.looks.icons import SIZE

STATE, CHIP_HIGH = 68.0, 36.0


@lru_cache(maxsize=1 << 7)
def two_readings(colours: tuple[int, ...], n: int) -> Face:
    """15.4: a chip of two states: each colour that is open, with the least number that leads."""
    parts: list[Part] = [Box(0, 0, 2 * STATE, CHIP_HIGH, 9, "plate", "rim", 3)]
    for place, colour in enumerate(colours):
        x, name = STATE * place, WORKERS[colour]
        parts.append(Box(x + 3, 3, STATE - 6 + 3 * (place == 0), CHIP_HIGH - 6, 6, name))
        parts += put(icons.worker(colour), x + 3, 2, (CHIP_HIGH - 4) / SIZE)
        parts.append(Words(f"≥{n}", x + 49, CHIP_HIGH / 2, 23, "figure", f"on_{name}", "centre", 35))
    return Face(2 * STATE, CHIP_HIGH, tuple(parts))


@lru_cache(maxsize=4)
def closed(words: str) -> Face:
    """16.5: a plate over a tile that nobody bids for or uses any more."""
    plate = Box(0, 0, 112, 36, 8, "ghost", "ghost_line", 2.5)
    return Face(112, 36, (plate, Words(words, 56, 18, 23, "title", "ink", "centre", 104)))


def pale_rim() -> Face:
    """The outline of such a tile."""
    return Face(WIDE, HIGH, (hexagon("", "rim", 12, 0.96), hexagon("", "ghost", 7, 0.96)))
