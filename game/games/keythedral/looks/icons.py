"""Cubes, buildings and signs as small pictures, and rows of them with numbers."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Polygon, Words, put
from game.games.keythedral.looks.colours import CUBES, INK_ON, SEATS

SIZE = 40.0
DIGIT = 0.5
"""The width of a numeral, in parts of its height."""
Token = Face | str
"""What stands in a row: a picture, or a few letters."""
ARROW = Face(22, SIZE, (Polygon(0, 0, ((3, 11), (18, 20), (3, 29)), "accent"),))


def picture(name: str, shape: float = 1.0) -> Face:
    """A drawing in a square; `shape`: its width in parts of its height."""
    w, h = (SIZE * shape, SIZE) if shape <= 1 else (SIZE, SIZE / shape)
    return Face(SIZE, SIZE, (Art(name, (SIZE - w) / 2, (SIZE - h) / 2, w, h),))


@lru_cache(maxsize=16)
def cube(colour: int) -> Face:
    """A cube of this colour; below 0 any resource."""
    return picture(f"cube_{CUBES[colour]}" if colour >= 0 else "cube_any", 52 / 54)


@lru_cache(maxsize=16)
def emblem(colour: int) -> Face:
    """Whose it is, by the number of the seat's colour."""
    return picture(f"emblem_{SEATS[colour]}")


@lru_cache(maxsize=16)
def building(colour: int, house: bool) -> Face:
    """A cottage or a house of this seat."""
    return picture(f"{'house' if house else 'cottage'}_{SEATS[colour]}")


@lru_cache(maxsize=16)
def fence(colour: int) -> Face:
    """A fence of this seat."""
    return picture(f"fence_{SEATS[colour]}", 88 / 30)


@lru_cache(maxsize=16)
def worker(colour: int) -> Face:
    """A worker of this seat; below 0 anybody's."""
    return picture(f"worker_{SEATS[colour]}" if colour >= 0 else "worker_any", 48 / 64)


LAW = picture("law_back", 168 / 236)
STACK = picture("field_stack")


@lru_cache(maxsize=64)
def numbered(colour: int, number: int, house: bool = False) -> Face:
    """A cottage or a house with its number."""
    return Face(SIZE, SIZE, (*building(colour, house).parts, *disc(colour, number, SIZE / 2, SIZE * 0.84, SIZE * 0.17)))


def disc(colour: int, number: int, x: float, y: float, r: float) -> list[Part]:
    """The number of a building in the seat's colour."""
    return [
        Box(x - r, y - r, 2 * r, 2 * r, r, f"seat_{colour}", "cream", max(1.2, r * 0.16)),
        Words(str(number), x, y, r * 1.55, "figure", INK_ON[colour], "centre", 2 * r),
    ]


@lru_cache(maxsize=64)
def points(n: int, ink: str = "ink") -> Face:
    """So many points, on a pane of light."""
    rose = Art("seat_open", 6, 0, SIZE * 108 / 186 * 1.2, SIZE)
    return Face(SIZE, SIZE, (rose, Words(str(n), 20, 27, 17, "figure", ink, "centre", 22)))


def some(n: int, face: Face) -> list[Token]:
    """A picture with its number; one alone has none."""
    return [face] if n == 1 else [str(n), face]


def cubes(counts: Sequence[int]) -> list[Token]:
    """Cubes by colour, each with its number."""
    return [token for colour, n in enumerate(counts) if n for token in some(n, cube(colour))]


def loose(counts: Sequence[int]) -> list[Token]:
    """Every cube by itself."""
    return [cube(colour) for colour, n in enumerate(counts) for _one in range(n)]


def wide(token: Token, size: float) -> float:
    """How wide a picture or a few letters are."""
    return size * token.w / token.h if isinstance(token, Face) else size * DIGIT * len(token) + 2


def line(tokens: Sequence[Token], x: float, y: float, size: float, ink: str = "ink") -> list[Part]:
    """A row of pictures and letters whose middle is at (x, y)."""
    parts: list[Part] = []
    left = x - sum(wide(token, size) for token in tokens) / 2
    for token in tokens:
        room = wide(token, size)
        if isinstance(token, Face):
            parts += put(token, left, y - size / 2, size / token.h)
        else:
            parts.append(Words(token, left + room / 2, y, size * 0.78, "figure", ink, "centre", room + 4))
        left += room
    return parts


def row(tokens: Sequence[Token], least: float = SIZE) -> Face:
    """Pictures and letters side by side as one face."""
    length = max(least, sum(wide(token, SIZE) for token in tokens))
    return Face(length, SIZE, tuple(line(tokens, length / 2, SIZE / 2, SIZE)))


@lru_cache(maxsize=1 << 8)
def cubes_face(counts: tuple[int, ...]) -> Face:
    """Some cubes as one face."""
    return row(cubes(counts) or [cube(-1)])


@lru_cache(maxsize=1 << 8)
def heap(counts: tuple[int, ...]) -> Face:
    """Cubes heaped in two rows: one of each colour, six at most."""
    colours = [colour for colour, n in enumerate(counts) if n][:6] or [-1]
    if len(colours) == 1:
        return cube(colours[0])
    parts: list[Part] = []
    across = 2 if len(colours) < 5 else 3
    for n, colour in enumerate(colours):
        x, y = SIZE * 0.72 * (n % across), SIZE * 0.72 * (n // across) + (SIZE * 0.36 if len(colours) == 2 else 0)
        parts += put(cube(colour), x, y, 1)
    return Face(SIZE * (0.72 * across + 0.28), SIZE * 1.72, tuple(parts))
