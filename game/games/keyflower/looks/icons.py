"""Workers, resources, skill tiles and signs as small pictures, and rows of them with numbers."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Polygon, Words, put
from game.games.keyflower import components as box
from game.games.keyflower.looks.colours import GOODS, SKILLS, WORKERS

SIZE = 40.0
DIGIT = 0.62
"""The width of a numeral, in parts of its height."""
Token = Face | str
"""What stands in a row: a picture, or a few letters."""


def _picture(name: str, wide: float = 1.0) -> Face:
    """A drawing as high as an icon; `wide`: its width in parts of its height."""
    w = SIZE * wide
    return Face(SIZE, SIZE, (Art(name, (SIZE - w) / 2, 0, w, SIZE),))


FIGURES = (*WORKERS, "anycolour", "sven", "paulo")


def workers(counts: Sequence[int]) -> list[Face]:
    """Workers by colour, Sven and Paulo after them, one by one."""
    found = [worker(colour) for colour, n in enumerate(counts[:4]) for _one in range(n)]
    return found + [worker(box.SVEN + joker) for joker, n in enumerate(counts[4:]) if n]


@lru_cache(maxsize=16)
def worker(colour: int) -> Face:
    """A worker of this colour, Sven or Paulo; below 0 one whose colour nobody sees."""
    return _picture(f"keyple_{FIGURES[colour]}", 42 / 54) if colour >= 0 else _picture("keyple_any", 42 / 48)


@lru_cache(maxsize=16)
def good(kind: int) -> Face:
    """A resource of this kind; below 0 any."""
    return _picture(f"res_{GOODS[kind]}" if kind >= 0 else "res_any")


@lru_cache(maxsize=16)
def skill(kind: int) -> Face:
    """A skill tile of this kind; below 0 face down."""
    return _picture(f"skill_{SKILLS[kind]}" if kind >= 0 else "skill_back")


def thing(kind: int) -> Face:
    """A worker, a skill tile or a resource, by one of the eleven kinds of things; after them Sven and Paulo."""
    if kind >= box.KINDS:
        return worker(box.SVEN + kind - box.KINDS)
    if kind < len(WORKERS):
        return worker(kind)
    return skill(kind - 4) if kind < 4 + len(SKILLS) else good(kind - 7)


@lru_cache(maxsize=64)
def points(n: int) -> Face:
    """So many points."""
    return Face(SIZE, SIZE, (Art("vp_seal", 0, 0, SIZE), Words(str(n), 20, 20, 21, "figure", "white", "centre")))


ARROW = Face(22, SIZE, (Polygon(0, 0, ((4, 10), (19, 20), (4, 30)), "accent"),))
GHOST = _picture("keyple_ghost", 42 / 54)
STEPS, UPGRADES, LEADER = _picture("ic_move"), _picture("upgrade_arrow"), _picture("ic_leader")


@lru_cache(maxsize=16)
def season(number: int) -> Face:
    """The sign of a season."""
    return _picture(("season_spring", "season_summer", "season_autumn", "season_winter")[number])


def tile() -> Face:
    """A tile, in short."""
    return Face(SIZE, SIZE, (Art("land_home_WRRRRR", 0, 3, SIZE),))


def row(faces: list[Face], size: float = SIZE) -> Face:
    """Pictures side by side."""
    parts: list[Part] = []
    for n, face in enumerate(faces):
        parts += put(face, n * size, 0, size / SIZE)
    return Face(max(1, len(faces)) * size, size, tuple(parts))


@lru_cache(maxsize=1 << 8)
def counted(face: Face, n: int) -> Face:
    """A picture and how many."""
    digits = len(str(n))
    parts = (*put(face, 0, 0, 1.0), Words(str(n), SIZE + 4, SIZE / 2, 32, "figure", "ink", "left", 20 * digits))
    return Face(SIZE + 4 + 19 * digits, SIZE, parts)


def some(n: int, face: Face) -> list[Token]:
    """A picture with its number; one alone has none."""
    return [face] if n == 1 else [str(n), face]


def goods(counts: tuple[int, ...]) -> list[Token]:
    """Resources by kind."""
    return [token for kind, n in enumerate(counts) if n for token in some(n, good(kind))]


def width(tokens: list[Token], size: float) -> float:
    """How wide a row of these is."""
    return sum(_wide(token, size) for token in tokens)


def _wide(token: Token, size: float) -> float:
    return size * token.w / token.h if isinstance(token, Face) else size * DIGIT * len(token) * 0.82


def line(tokens: list[Token], x: float, y: float, size: float) -> list[Part]:
    """A row of pictures and letters whose middle is at (x, y)."""
    parts: list[Part] = []
    left = x - width(tokens, size) / 2
    for token in tokens:
        wide = _wide(token, size)
        if isinstance(token, Face):
            parts += put(token, left, y - size / 2, size / SIZE)
        else:
            parts.append(Words(token, left + wide / 2, y, size * 0.78, "figure", "ink", "centre"))
        left += wide
    return parts


def effect(given: box.Effect) -> list[Token]:
    """What a side of a tile does: what is paid, and what comes of it."""
    if given.yard != box.NOTHING:
        return [good(given.yard if given.yard != box.ANY_GOOD else -1), ARROW, points(given.each)]
    return [*_pays(given), *_gains(given)]


def better(before: box.Effect, after: box.Effect) -> list[Token]:
    """What the other side does, without what is paid on both sides; nothing where they do the same."""
    if before == after:
        return []
    alike = (before.pays_worker, before.pays_skill) == (after.pays_worker, after.pays_skill)
    return _gains(after) if alike and not after.yard >= 0 else effect(after)


def _pays(given: box.Effect) -> list[Token]:
    if given.pays_worker != box.NOTHING:
        return [worker(given.pays_worker if given.pays_worker != box.ANY_WORKER else -1), ARROW]
    if given.pays_skill != box.NOTHING:
        return [skill(given.pays_skill if given.pays_skill != box.ANY_SKILL else -1), ARROW]
    return []


def _gains(given: box.Effect) -> list[Token]:
    found = goods(given.gain)
    for kind in given.one_of:
        found += ["/", good(kind)] if found else [good(kind)]
    for n, face in ((given.skills, skill(-1)), (given.workers, worker(-1)), (given.greens, worker(box.GREEN))):
        found += some(n, face) if n else []
    if given.moves:
        found += [str(given.moves), STEPS, str(given.ups), UPGRADES]
    return found


def cost(price: box.Cost) -> list[Token]:
    """What an upgrade takes."""
    found = goods(price.goods)
    found += some(price.any, good(-1)) if price.any else []
    if price.skill != box.NOTHING:
        found.append(skill(price.skill if price.skill != box.ANY_SKILL else -1))
    return found


RIVER = Face(58, SIZE, (Box(0, 22, 58, 15, 7, "river", "rim", 1), Art("boat_sea_breese", 11, 1, 34)))
"""A boat on the river."""
SCORING: dict[str, tuple[Token, ...]] = {
    "gold": (good(box.GOLD),),
    "trio": (good(box.WOOD), good(box.STONE), good(box.IRON)),
    "five goods": ("5", good(-1)),
    "one good": (good(-1), "="),
    "skill set": (skill(box.SAW), skill(box.PICKAXE), skill(box.ANVIL)),
    "one skill": (skill(-1), "="),
    "five skills": ("5", skill(-1)),
    "one colour": (worker(-1), "="),
    "green": (worker(box.GREEN),),
    "three colours": (worker(box.BLUE), worker(box.RED), worker(box.YELLOW)),
    "five workers": ("5", worker(-1)),
    "green and two": (worker(box.GREEN), "2", worker(-1)),
    "any worker": (worker(-1),),
    "transport": (STEPS,),
    "loop": ("O", tile()),
    "river": (RIVER,),
    "free upgrade": (UPGRADES,),
}
"""By rule of a winter tile or boat: what it scores for."""


def rule(row_: box.Tile) -> list[Token]:
    """What a winter tile or boat scores for, and how much."""
    worth: list[Token] = [points(2), "–", points(32)] if row_.rule == "river" else [points(row_.points or row_.vp[0])]
    return [*SCORING[row_.rule], ARROW, *worth]
