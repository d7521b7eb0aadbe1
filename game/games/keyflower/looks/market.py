"""What lies on the market beside its tiles: bids and the least one, uses counted, boats, what is left, and frames."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Polygon, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.hexagons import SIDES, hexagon
from game.games.keyflower.looks.icons import SIZE
from game.words import _

EMBLEMS = ("emblem_anchor", "emblem_fish", "emblem_sun", "emblem_moon", "emblem_star", "emblem_shell")
"""By the number of a seat's colour."""
FEW = 3
"""So many workers of a bid are drawn; the number tells of more."""
DISC, PITCH, BID_HIGH = 32.0, 11.0, 50.0
"""A bid: its number's disc, how far its workers stand apart, and its height."""
POINT = 13.0
"""How far the point of a bid reaches beyond its disc."""
Place = tuple[int, int]
PIP, APART, ROOM = 11.0, 15.0, 5.0
"""The width of one place for a worker, how far two of a use are apart, and how much farther the next use begins."""


@lru_cache(maxsize=1 << 9)
def bid(counts: tuple[int, ...], seat: int, leads: bool, most: int = FEW, tile: Place = (0, 0)) -> Face:
    """A bid: whose by the number of the seat's colour, `most` of its workers, how many, and a crown on what leads.

    Its point shows for which tile it is: the one that lies in this direction, (1, 0) to the right; (0, 0) has none.
    """
    n, figures = sum(counts), _figures(counts)[:most]
    few = len(figures)
    end = 44 + PITCH * (few - 1)
    token = f"seat_{seat}"
    parts: list[Part] = [*_point(tile, end, token)]
    parts += [Box(12, 28, end, 18, 9, "plate" if leads else "hairline", token, 2.5)]
    parts += [Box(0, 16, DISC, DISC, DISC / 2, token, "ink", 1.5), Art(EMBLEMS[seat], 3, 19, DISC - 6)]
    for each, figure in enumerate(figures):
        parts.append(Art(f"keyple_{figure}", 20 + PITCH * each, 4, 33, 42, grey=not leads))
    fill, ink = ("plate", "ink") if leads else ("hairline", "muted")
    parts.append(Box(end, 16, DISC, DISC, DISC / 2, fill, token, 3))
    parts.append(Words(str(n), end + DISC / 2, 32, 27, "figure", ink, "centre", 28, most=DISC))
    if leads:
        parts.append(Art("ic_leader", end + 2, -6, 28))
    return Face(end + DISC, BID_HIGH, tuple(parts))


def _point(tile: Place, end: float, token: str) -> list[Part]:
    """What reaches from the nearest disc of a bid towards its tile."""
    dx, dy = tile
    if not dx and not dy:
        return []
    x, half = (end if dx > 0 else 0) + DISC / 2, DISC / 2 - 3
    tip = DISC / 2 + POINT
    foot = ((4 * dx - half * dy, 4 * dy + half * dx), (4 * dx + half * dy, 4 * dy - half * dx))
    corners = ((tip * dx, tip * dy), *foot)
    return [Polygon(x, 16 + DISC / 2, corners, token, "ink", 1.5)]


def _figures(counts: tuple[int, ...]) -> list[str]:
    """A few of these workers: Sven or Paulo before all, and of two colours one of each."""
    kinds = [icons.FIGURES[kind] for kind, n in enumerate(counts[:4]) if n]
    all_ = [icons.FIGURES[kind] for kind, n in enumerate(counts[:4]) for _one in range(n)]
    for kind in kinds[1:]:
        all_.remove(kind)
    jokers = [icons.FIGURES[box.SVEN + joker] for joker, n in enumerate(counts[4:]) if n]
    first = all_[: max(FEW - len(jokers) - len(kinds[1:]), 0)]
    return [*first, *kinds[1:], *jokers][-FEW:]


@lru_cache(maxsize=8)
def haunted(seat: int) -> Face:
    """16.4: the ghost in place of the bid of this seat, by the number of its colour."""
    token, end = f"seat_{seat}", 64.0
    parts: list[Part] = [Box(12, 28, end - 4, 18, 9, "ghost", "ghost_line", 2.5)]
    parts += [Box(0, 16, DISC, DISC, DISC / 2, token, "ink", 1.5), Art(EMBLEMS[seat], 3, 19, DISC - 6)]
    parts.append(Art("keyple_ghost", 26, -6, 42, 54))
    return Face(end + 12, BID_HIGH, tuple(parts))


@lru_cache(maxsize=1 << 8)
def least(n: int, seat: int) -> Face:
    """At one's own free side: the least number that leads."""
    number = Words(f"≥{n}", 31, 28, 25, "figure", "ink", "centre", 54, most=31)
    return Face(62, BID_HIGH, (Box(0, 12, 62, 32, 10, "plate", f"seat_{seat}", 3), number))


@lru_cache(maxsize=1 << 9)
def pips(counts: tuple[int, ...], free: int) -> Face:
    """5.3: the places for workers on a tile, in the order of three uses: those that stand there, `free` ones, none."""
    standing = [WORKERS[colour] for colour, n in enumerate(counts[:4]) for _one in range(n)]
    standing += [WORKERS[box.READS[box.SVEN + joker][0]] for joker, n in enumerate(counts[4:]) if n]
    fills = [*standing, *["pip_free"] * free, *["pip_none"] * box.MOST_ON_TILE][: box.MOST_ON_TILE]
    wide = APART * box.MOST_ON_TILE + 2 * ROOM + 8
    parts: list[Part] = [Box(0, 0, wide, PIP + 8, (PIP + 8) / 2, "pip", "rim", 1)]
    for n, fill in enumerate(fills):
        x = 6 + APART * n + ROOM * ((n > 0) + (n > 2))
        parts.append(Box(x, 4, PIP, PIP, PIP / 2, fill, "plate" if n < len(standing) else "grey", 1))
    return Face(wide, PIP + 8, tuple(parts))


@lru_cache(maxsize=8)
def emblem(seat: int) -> Face:
    """The sign of a seat, by the number of its colour."""
    return Face(SIZE, SIZE, (Art(EMBLEMS[seat], 0, 0, SIZE),))


@lru_cache(maxsize=16)
def framed(wide: float, high: float, title: str) -> Face:
    """A frame round things that belong together, with its title below them."""
    letters = Words(title, wide / 2, high - 17, 20, "title", "cream", "centre", wide - 24, most=30)
    return Face(wide, high, (Box(0, 0, wide, high, 14, "shade", "dash_dim", 2), letters))


Load = tuple[tuple[int, ...], tuple[int, ...]]
"""Workers by colour, Sven and Paulo after them, and skill tiles by kind."""
FINE = 0.75
"""A boat is drawn so much finer than its face is large."""


@lru_cache(maxsize=1 << 9)
def boat(
    number: int,
    season: int,
    load: Load | None,
    taken: int,
    coming: tuple[int, int] | None,
    high: float,
    beside: tuple[str, ...] = (),
) -> Face:
    """A boat on its water with its load, workers and skill tiles; None = it brings nothing, and its score is shown.

    `taken` is the number of the colour of the seat that took it, below 0 = nobody; `coming` are the workers and skill
    tiles that its other side brings next season, and `beside` the names of all boats.
    """
    line = f"seat_{taken}" if taken >= 0 else "quay"
    parts: list[Part] = [Box(0, 0, 200, high, 10, "harbour>quay", line, 6 if taken >= 0 else 1.5)]
    sail = min(132.0, high - 50)
    parts.append(Art(sail_of(number, season), 100 - sail / 2, high - 62 - sail * 0.86, sail))
    parts += _load(load, high - 50) if load is not None else _scores(number, high - 55)
    if taken >= 0:
        parts += [Box(6, 6, 46, 46, 23, line, "ink", 1.5), Art(EMBLEMS[taken], 10, 10, 38)]
    name = names.boat_name(number)
    small = [*parts, Words(name, 100, high - 18, 28, "title", "white", "centre", 192, beside, 36)]
    parts.append(Words(name, 100, high - 15, 25, "title", "white", "centre", 190, beside, 34))
    if coming is not None:
        parts += put(_coming(coming), 132, 6, 1.0)
        small += put(_coming(coming), 122, 2, 76 / 62)
    return replace(_fine(parts, high), small=_fine(small, high))


def sail_of(number: int, season: int) -> str:
    """The drawing of a boat; the Keymelequin has another side in summer."""
    side = ("_spring", "_summer")[season > 0] if number == box.KEYMELEQUIN else ""
    return f"boat_{box.FLEET[number].id}{side}"


def carried(load: Load) -> list[Face]:
    """What lies on a boat, one by one."""
    workers, skills = load
    return icons.workers(workers) + [icons.skill(kind) for kind in range(3) for _one in range(skills[kind])]


def _fine(parts: Sequence[Part], high: float) -> Face:
    return Face(200 * FINE, high * FINE, tuple(put(Face(200, high, tuple(parts)), 0, 0, FINE)))


def _scores(number: int, middle: float) -> list[Part]:
    """12.9: what a boat scores for whoever takes it."""
    row = box.FLEET[number]
    tokens: list[icons.Token] = icons.rule(row) if row.rule else [icons.points(row.vp[0])]
    wide = icons.width(tokens, 34) + 20
    return [Box(100 - wide / 2, middle - 21, wide, 42, 10, "plate", "quay", 1), *icons.line(tokens, 100, middle, 34)]


def _load(load: Load, middle: float) -> list[Part]:
    """A deck of workers and skill tiles side by side."""
    faces = carried(load)
    size = 40.0
    pitch = min(28.0, (188 - size) / max(1, len(faces) - 1))
    left = 100 - (pitch * max(0, len(faces) - 1) + size) / 2
    parts: list[Part] = []
    for n, face in enumerate(faces):
        parts += put(face, left + pitch * n, middle - size / 2, size / SIZE)
    return parts


def _coming(coming: tuple[int, int]) -> Face:
    """What its other side brings next season."""
    rows = ((icons.worker(-1), coming[0], 14.0), (icons.skill(-1), coming[1], 41.0))
    parts: list[Part] = [Box(0, 0, 62, 56, 8, "plate", "quay", 1)]
    for face, n, y in rows:
        parts += put(face, 5, y - 12, 24 / SIZE)
        parts.append(Words(str(n), 46, y, 26, "figure", "ink", "centre", 26, most=29))
    return Face(62, 56, tuple(parts))


@lru_cache(maxsize=1 << 6)
def left_over(
    wide: float, high: float, supply: tuple[int, ...], green: int, bag: int, pile: int, sides: tuple[int, ...]
) -> Face:
    """What is left for all, in a row; before it a tile whose edges show at which each seat bids.

    `sides` has six numbers of seats' colours by edge, below 0 = nobody's.
    """
    parts: list[Part] = [Box(0, 0, wide, high, 12, "shade", "dash_dim", 2), *_sides(sides, 56, high / 2)]
    counted = [*((icons.good(kind), n) for kind, n in enumerate(supply)), (icons.worker(box.GREEN), green)]
    counted += [(icons.skill(-1), pile), (icons.worker(-1), bag)]
    parts.append(Words(_("Supply"), 132, high / 2, 21, "title", "cream", "left", 130, most=34))
    start = 276.0
    pitch = (wide - start - 8) / len(counted)
    for n, (face, number) in enumerate(counted):
        x = start + pitch * n
        parts += put(face, x, high / 2 - 20, 1.0)
        parts.append(Words(str(number), x + 44, high / 2, 25, "figure", "cream", "left", pitch - 46, most=38))
    return Face(wide, high, tuple(parts))


def _sides(sides: Sequence[int], x: float, y: float) -> list[Part]:
    size = 21.0
    tile = hexagon("spring", "rim", 4)
    parts: list[Part] = put(Face(1, 1, (tile,)), x - tile.x * 0.18, y - tile.y * 0.18, 0.18)
    for (dx, dy), seat in zip(SIDES, sides, strict=True):
        if seat >= 0:
            parts.append(Box(x + dx * 30 - size / 2, y + dy * 16 - size / 2, size, size, size / 2, f"seat_{seat}"))
            parts.append(Art(EMBLEMS[seat], x + dx * 30 - size / 2 + 1, y + dy * 16 - size / 2 + 1, size - 2))
    return parts
