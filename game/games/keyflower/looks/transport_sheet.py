"""The sheet beside a village in which is carried: steps and upgrades left, and what was done so far."""

from functools import lru_cache

from game.core.faces import Box, Face, Part, Words, put
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.icons import SIZE

TOP = 64.0
"""So much is free above it for the name of the village."""
WIDE, HIGH = 300.0, 680.0 + TOP
FINE = 0.64
"""In so many parts of its units it is read on a village that is large in every window, and not on a thumbnail."""
MOST = 8
"""So many of the last deeds are shown."""
Deed = tuple[int, str, str]
"""(the resource carried or -1 = an upgrade, a first line, a second one)"""


@lru_cache(maxsize=1 << 8)
def sheet(words: tuple[str, ...], moves: tuple[int, int], ups: tuple[int, int], done: tuple[Deed, ...]) -> Face:
    """`words`: steps, upgrades, the heading of the list; moves and ups are (left, all); `done` in order."""
    parts: list[Part] = [Box(0, TOP, WIDE, 190, 14, "plate", "rim", 2)]
    parts += _counted(words[0], icons.STEPS, *moves, TOP + 14)
    parts += _counted(words[1], icons.UPGRADES, *ups, TOP + 102)
    if done:
        high = 56 + 52 * len(done[-MOST:]) + 8
        parts += [Box(0, TOP + 200, WIDE, high, 14, "plate", "rim", 2)]
        parts.append(Words(words[2], 18, TOP + 228, 23, "title", "ink", "left", WIDE - 36))
        first = len(done) - len(done[-MOST:])
        for n, deed in enumerate(done[-MOST:]):
            parts += _deed(first + n + 1, deed, TOP + 276 + 52 * n)
    return _fine(parts, _tally(moves[0], ups[0]))


def _tally(moves: int, ups: int) -> Face:
    """How much is left, on a thumbnail, where nothing of a list could be read."""
    parts: list[Part] = [Box(0, TOP, WIDE, 320, 14, "plate", "rim", 2)]
    for face, left, y in ((icons.STEPS, moves, TOP + 20), (icons.UPGRADES, ups, TOP + 170)):
        parts += put(face, 16, y, 130 / SIZE)
        parts.append(Words(str(left), WIDE - 30, y + 65, 130, "figure", "ink", "right"))
    return _fine(parts)


def _fine(parts: list[Part], small: Face | None = None) -> Face:
    return Face(FINE * WIDE, FINE * HIGH, tuple(put(Face(WIDE, HIGH, tuple(parts)), 0, 0, FINE)), small=small)


def _counted(words: str, face: Face, left: int, all_: int, y: float) -> list[Part]:
    """How many there were, and how many are left."""
    parts: list[Part] = [Words(words, 18, y + 16, 21, "strong", "muted", "left", 190)]
    parts.append(Words(str(left), WIDE - 20, y + 20, 36, "figure", "ink", "right"))
    pitch = min(44.0, (WIDE - 36) / all_) if all_ else 44.0
    side = min(38.0, pitch - 4)
    for n in range(all_):
        used = n < all_ - left
        x = 18 + pitch * n
        fill, line = ("hairline", "grey") if used else ("upgrade", "upgrade_line")
        parts.append(Box(x, y + 55 - side / 2, side, side, 9 * side / 38, fill, line, 2))
        if not used:
            parts += put(face, x + side * 0.1, y + 55 - side * 0.4, side * 0.8 / SIZE)
    return parts


def _deed(number: int, deed: Deed, y: float) -> list[Part]:
    kind, first, second = deed
    picture = icons.good(kind) if kind >= 0 else icons.UPGRADES
    parts: list[Part] = [Box(14, y - 14, 28, 28, 14, "pip", "", 0)]
    parts.append(Words(str(number), 28, y, 17, "figure", "white", "centre", 26))
    parts += put(picture, 50, y - 18, 36 / SIZE)
    parts.append(Words(first, 96, y - 11, 19, "strong", "ink", "left", WIDE - 108))
    return [*parts, Words(second, 96, y + 12, 18, "text", "muted", "left", WIDE - 108)] if second else parts
