"""Groups of workers, loads of boats, and what lies behind a screen."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.icons import SIZE

EMBLEMS = ("emblem_anchor", "emblem_fish", "emblem_sun", "emblem_moon", "emblem_star", "emblem_shell")
"""By the number of a seat's colour."""
FEW = 3
"""So many workers of a bid are drawn; the number tells of more."""


@lru_cache(maxsize=1 << 9)
def bid(colour: int, n: int, seat: int, leads: bool) -> Face:
    """A bid: workers of a colour, how many, and whose, by the number of the seat's colour."""
    few = min(n, FEW)
    wide = 40 + 20 * few + 40
    token = f"seat_{seat}"
    parts: list[Part] = [Box(0, 14, wide, 34, 17, "plate" if leads else "hairline", token, 4)]
    parts += [Box(-4, 12, 38, 38, 19, token, "ink", 1.5), Art(EMBLEMS[seat], 1, 17, 28)]
    for each in range(few):
        parts.append(Art(f"keyple_{WORKERS[colour]}", 30 + 20 * each, 0, 38, grey=not leads))
    parts.append(Words(str(n), wide - 18, 31, 27, "figure", "ink" if leads else "muted", "centre", 34))
    if leads:
        parts.append(Art("ic_leader", wide - 32, -6, 28))
    return Face(wide, 52, tuple(parts))


@lru_cache(maxsize=1 << 9)
def standing(counts: tuple[int, ...]) -> Face:
    """The workers that stand on a tile."""
    faces = [icons.worker(colour) for colour, n in enumerate(counts) for _one in range(n)]
    return icons.row(faces, 32)


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


@lru_cache(maxsize=1 << 9)
def boat(number: int, load: tuple[int, ...], taken: int) -> Face:
    """A boat with its load; `taken` is the number of the colour of the seat that took it, below 0 = nobody."""
    line = f"seat_{taken}" if taken >= 0 else "quay"
    parts: list[Part] = [Box(0, 0, 200, 140, 10, "harbour", line, 6 if taken >= 0 else 1.5)]
    parts.append(Art(f"boat_{box.BOATS[number].id}", 48, 2, 104))
    faces = [icons.worker(colour) for colour in range(4) for _one in range(load[colour])]
    faces += [icons.skill(kind) for kind in range(3) for _one in range(load[4 + kind])]
    pitch = min(26.0, 184 / max(1, len(faces)))
    for n, face in enumerate(faces):
        parts += put(face, 100 - pitch * len(faces) / 2 + pitch * n - 2, 78, 30 / SIZE)
    parts.append(Words(names.boat_name(number), 100, 125, 20, "title", "white", "centre", 190))
    return Face(200, 140, tuple(parts))


@lru_cache(maxsize=1 << 7)
def workers_card(colour: int, n: int, words: str) -> Face:
    """The workers of one colour behind a screen."""
    parts: list[Part] = [Box(0, 0, 120, 150, 10, "plate", "rim", 2), Art(f"keyple_{WORKERS[colour]}", 6, 12, 78)]
    parts.append(Words(str(n), 96, 54, 44, "figure", "ink" if n else "muted", "centre", 46))
    parts.append(Words(words, 60, 130, 20, "strong", "ink", "centre", 108))
    return Face(120, 150, tuple(parts))


@lru_cache(maxsize=1 << 7)
def skills_card(kind: int, n: int, words: str) -> Face:
    """The skill tiles of one kind behind a screen."""
    parts: list[Part] = [Box(0, 0, 120, 150, 10, "plate", "rim", 2), *put(icons.skill(kind), 8, 28, 1.65)]
    parts.append(Words(str(n), 97, 62, 38, "figure", "ink" if n else "muted", "centre", 42))
    parts.append(Words(words, 60, 130, 20, "strong", "ink", "centre", 108))
    return Face(120, 150, tuple(parts))


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
