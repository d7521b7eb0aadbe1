"""Groups of workers and resources, what lies behind a screen, and what everybody knows of a player."""

from functools import lru_cache

from game.core.faces import Box, Face, Part, Words, put
from game.games.keyflower import components as box
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.icons import SIZE

WORKER, PACE, DEPTH, RANK = 32.0, 22.0, 20.0, 3
"""The size of a worker on a tile, how far two stand apart in a rank and two ranks, and how many stand in one."""
FIGURE = 86.0
"""The size of a worker on a card of the tray."""
CLOSE = (2, 15.0, 14.0)
"""The same of a crowd of up to four: how many stand in a rank, and how far apart they and the ranks are."""


@lru_cache(maxsize=1 << 9)
def standing(counts: tuple[int, ...]) -> Face:
    """The workers that stand on a tile."""
    return _ranks(counts, RANK, PACE, DEPTH)


@lru_cache(maxsize=1 << 9)
def crowd(counts: tuple[int, ...]) -> Face:
    """Workers close together, about as wide as high, so that they are large on a narrow card."""
    return _ranks(counts, RANK if sum(counts) > CLOSE[0] ** 2 else CLOSE[0], *CLOSE[1:])


def _ranks(counts: tuple[int, ...], rank: int, pace: float, depth: float) -> Face:
    faces = icons.workers(counts)
    parts: list[Part] = []
    for n, face in enumerate(faces):
        parts += put(face, pace * (n % rank), depth * (n // rank), WORKER / SIZE)
    wide, high = pace * (min(len(faces), rank) - 1) + WORKER, depth * ((len(faces) - 1) // rank) + WORKER
    return Face(max(1.0, wide), max(1.0, high), tuple(parts))


@lru_cache(maxsize=1 << 9)
def lying(counts: tuple[int, ...]) -> Face:
    """The resources that lie on a tile, each kind with its number."""
    parts: list[Part] = []
    x = 0.0
    for kind, n in enumerate(counts):
        if n:
            parts += put(icons.good(kind), x, 0, 0.9)
            if n > 1:
                parts.append(Words(str(n), x + 36, 24, 22, "figure", "ink", "left"))
            x += 36 + (22 if n > 1 else 0)
    return Face(max(1.0, x), 36, (Box(-4, 0, x + 8, 36, 8, "plate", "rim", 1.5), *parts))


CARD, CARD_HIGH, CARD_LOW = 132.0, 150.0, 104.0
"""A card of the tray, and how high it is where the tray is low."""
NUMBER = 96.0
"""The middle of a number on it, which leaves its right edge to the tick of what is picked."""


@lru_cache(maxsize=1 << 7)
def counted(face: Face, n: int, words: str, asked: bool = False, size: float = 72.0) -> Face:
    """How many of a kind are behind a screen; `asked`: it is asked how many of them come along.

    A picture as wide as high is so large that its number is free; a worker is narrow, and may be larger.
    """
    ink = "ink" if n else "muted"
    fill, line, thick = ("upgrade", "focus", 7.0) if asked else ("plate", "rim", 2.0)
    whole = (
        Box(0, 0, CARD, CARD_HIGH, 10, fill, line, thick),
        *put(face, 3, 61 - size / 2, size / SIZE),
        Words(str(n), NUMBER, 58, 52, "figure", ink, "centre", 40),
        Words(words, CARD / 2, 130, 20, "strong", "ink", "centre", CARD - 12),
    )
    low = (
        Box(0, 0, CARD, CARD_LOW, 10, fill, line, thick),
        *put(face, 5, 40 - 0.41 * size, 0.82 * size / SIZE),
        Words(str(n), NUMBER, 42, 48, "figure", ink, "centre", 40),
        Words(words, CARD / 2, 89, 20, "strong", "ink", "centre", CARD - 12),
    )
    return Face(CARD, CARD_HIGH, whole, str(n), low=Face(CARD, CARD_LOW, low, str(n)))


@lru_cache(maxsize=8)
def figure(face: Face, words: str) -> Face:
    """One figure behind a screen, without a number."""
    title = Words(words, CARD / 2, 130, 20, "strong", "ink", "centre", CARD - 12)
    whole = (Box(0, 0, CARD, CARD_HIGH, 10, "plate", "rim", 2), *put(face, 23, 18, 86 / SIZE), title)
    small = Words(words, CARD / 2, 89, 20, "strong", "ink", "centre", CARD - 12)
    low = (Box(0, 0, CARD, CARD_LOW, 10, "plate", "rim", 2), *put(face, 31, 5, 70 / SIZE), small)
    return Face(CARD, CARD_HIGH, whole, low=Face(CARD, CARD_LOW, low))


@lru_cache(maxsize=8)
def joker(number: int, words: str) -> Face:
    """15.4: Sven (0) or Paulo (1) behind a screen, with his two colours."""
    face, colours = icons.worker(box.SVEN + number), box.READS[box.SVEN + number]
    whole: list[Part] = [Box(0, 0, CARD, CARD_HIGH, 10, "plate", "rim", 2), *put(face, 0, 18, 86 / SIZE)]
    low: list[Part] = [Box(0, 0, CARD, CARD_LOW, 10, "plate", "rim", 2), *put(face, 6, 5, 70 / SIZE)]
    for place, colour in enumerate(colours):
        whole += [Box(86, 18 + 46 * place, 38, 42, 8, WORKERS[colour], "rim", 2)]
        whole += put(icons.worker(colour), 88, 20 + 46 * place, 34 / SIZE)
        low += [Box(84, 6 + 36 * place, 36, 34, 7, WORKERS[colour], "rim", 2)]
        low += put(icons.worker(colour), 88, 8 + 36 * place, 29 / SIZE)
    whole.append(Words(words, CARD / 2, 130, 20, "strong", "ink", "centre", CARD - 12))
    low.append(Words(words, CARD / 2, 89, 20, "strong", "ink", "centre", CARD - 12))
    return Face(CARD, CARD_HIGH, tuple(whole), low=Face(CARD, CARD_LOW, tuple(low)))


@lru_cache(maxsize=1 << 9)
def opened(workers: tuple[int, ...], skills: tuple[int, ...], points: int, tall: bool) -> Face:
    """14.1: all that is behind an open screen: workers by colour, then skill tiles by kind and points, or one row."""
    shown = [(icons.worker(colour), n) for colour, n in enumerate(workers[:4])]
    shown += [(icons.skill(kind), n) for kind, n in enumerate(skills)]
    pitch, size, y = (60.0, 30.0, 24.0) if tall else (35.0, 19.0, 22.0)
    parts: list[Part] = []
    for n, (face, count) in enumerate(shown):
        column, row = (n % 4, n // 4) if tall else (n, 0)
        x = 4 + pitch * column
        parts += put(face, x, y - size / 2 + 46 * row, size / SIZE)
        ink = "ink" if count else "muted"
        room = pitch - size - 2
        parts.append(Words(str(count), x + size + 1, y + 46 * row, size * 0.74, "figure", ink, "left", room))
    if tall:
        parts += put(icons.points(points), 4 + pitch * 3, y + 46 - 17, 34 / SIZE)
    return Face(248, 98 if tall else 44, tuple(parts))


@lru_cache(maxsize=1 << 9)
def public(workers: int, skills: int, winter: int, tiles: int, points: int, tall: bool) -> Face:
    """What everybody knows of a player, in pictures with numbers: two rows, or one where there is less room."""
    shown = [(icons.worker(-1), workers), (icons.skill(-1), skills), (icons.tile(), tiles), (icons.points(points), -1)]
    if winter:
        shown.insert(3, (icons.season(3), winter))
    parts: list[Part] = []
    pitch, size, y = (82.0, 34.0, 26.0) if tall else (50.0, 24.0, 22.0)
    for n, (face, count) in enumerate(shown):
        column, row = (n % 3, n // 3) if tall else (n, 0)
        x = 4 + pitch * column
        parts += put(face, x, y - size / 2 + 46 * row, size / SIZE)
        if count >= 0:
            parts.append(
                Words(str(count), x + size + 4, y + 46 * row, size * 0.72, "figure", "ink", "left", pitch - size - 6)
            )
    return Face(248, 98 if tall else 44, tuple(parts))
