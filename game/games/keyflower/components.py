"""What is in the box: every tile as a row of data; paragraphs are those of RULES.md.

Edges are read from the bottom of a flat-topped hexagon clockwise: R road, G field, W water.
"""

from dataclasses import dataclass
from typing import Literal

SEATS = range(2, 7)
BLUE, RED, YELLOW, GREEN = COLOURS = range(4)
WOOD, STONE, IRON, GOLD = GOODS = range(4)
SAW, PICKAXE, ANVIL = SKILLS = range(3)
ANY_WORKER, ANY_GOOD, ANY_SKILL = 4, 4, 3
"""As a payment: one of free choice."""
NOTHING = -1
MIXED, SVEN, PAULO = 4, 5, 6
"""Besides the colours: any of them together (11.8), and workers that Sven or Paulo is with (15.4)."""
READS: tuple[tuple[int, ...], ...] = (
    (BLUE,), (RED,), (YELLOW,), (GREEN,), (BLUE, YELLOW, GREEN, RED), (BLUE, YELLOW), (GREEN, RED),
)  # fmt: skip
"""By colour, MIXED, SVEN and PAULO: the colours as which such workers may be read."""
JOKERS = (SVEN, PAULO)
SPRING, SUMMER, AUTUMN, WINTER = range(4)

WORKERS = (40, 40, 40, 20)
"""By colour; the green ones begin in the open supply, the others in the bag."""
COUNTERS = (24, 24, 24, 48)
"""By resource."""
SKILL_TILES = 16
"""Of each kind."""
START_HAND = 8
MOST_ON_TILE = 6
SEASON_TILES = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
WINTER_DEALT = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
RIVER_POINTS = (0, 2, 4, 8, 16, 32)
"""By the number of boats on the river, five and more alike."""
MOST_NEIGHBOURS = 6


@dataclass(frozen=True, slots=True)
class Effect:
    """What one side of a tile gives to whoever uses it, or scores for what lies on it.

    `pays_worker` and `pays_skill` are a colour or kind, ANY_WORKER or ANY_SKILL, or NOTHING. `yard` is the resource
    that scores `each` points on this tile, ANY_GOOD for all.
    """

    gain: tuple[int, int, int, int] = (0, 0, 0, 0)
    one_of: tuple[int, ...] = ()
    skills: int = 0
    workers: int = 0
    greens: int = 0
    pays_worker: int = NOTHING
    pays_skill: int = NOTHING
    moves: int = 0
    ups: int = 0
    yard: int = NOTHING
    each: int = 0

    @property
    def action(self) -> bool:
        """Whether workers may be put here."""
        return bool(any(self.gain) or self.one_of or self.skills or self.workers or self.greens or self.moves)


@dataclass(frozen=True, slots=True)
class Cost:
    """What an upgrade takes: resources on the tile, `any` of free choice, and a skill tile (NOTHING = none)."""

    goods: tuple[int, int, int, int] = (0, 0, 0, 0)
    any: int = 0
    skill: int = NOTHING


Kind = Literal["home", "village", "summer boat", "winter", "boat", "turn order", "ship"]
Rule = Literal[
    "", "gold", "trio", "five goods", "one good", "skill set", "one skill", "five skills", "one colour", "green",
    "three colours", "five workers", "green and two", "any worker", "transport", "loop", "river", "free upgrade",
]  # fmt: skip
"""What a winter tile or a boat scores for."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile: printed points, effect by side, and what its upgrade costs (None = it never is upgraded)."""

    id: str
    kind: Kind
    season: int
    edges: str
    vp: tuple[int, int] = (0, 0)
    cost: Cost | None = None
    effects: tuple[Effect, Effect] = (Effect(), Effect())
    rule: Rule = ""
    points: int = 0


def _good(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Effect:
    return Effect(gain=(wood, stone, iron, gold))


def _move(moves: int, ups: int) -> Effect:
    return Effect(moves=moves, ups=ups)


def _trade(colour: int, greens: int) -> Effect:
    return Effect(pays_worker=colour, greens=greens)


def _needs(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0, any: int = 0, skill: int = NOTHING) -> Cost:
    return Cost((wood, stone, iron, gold), any, skill)


def _craft(skill: int, first: Effect, then: Effect) -> tuple[Effect, Effect]:
    return Effect(first.gain, pays_skill=skill), Effect(then.gain, pays_skill=skill)


def _yard(kind: int, each: int) -> tuple[Effect, Effect]:
    return Effect(yard=kind, each=each), Effect(yard=kind, each=each + 1)


def _home(n: int, edges: str, cost: Cost) -> Tile:
    return Tile(f"home{n}", "home", NOTHING, edges, (0, 5), cost, (_move(1, 1), _move(2, 1)))


HOMES = (
    _home(1, "WRRRRR", _needs(wood=1, stone=1)),
    _home(2, "RWRRRR", _needs(stone=1, iron=1)),
    _home(3, "RRRWRR", _needs(wood=1, iron=1)),
    _home(4, "RRWRRR", _needs(wood=1, stone=1)),
    _home(5, "RRRRWR", _needs(stone=1, iron=1)),
    _home(6, "RRRRRW", _needs(wood=1, iron=1)),
)
_Row = tuple[str, str, tuple[int, int], Cost, tuple[Effect, Effect]]
_SPRING: tuple[_Row, ...] = (
    ("keywood", "RRGRRG", (0, 3), _needs(skill=SAW), (_good(1), _good(3))),
    ("keystone_quarry", "RGRRRG", (0, 3), _needs(skill=PICKAXE), (_good(stone=1), _good(stone=3))),
    ("key_mine", "RGGRRR", (0, 3), _needs(skill=ANVIL), (_good(iron=1), _good(iron=3))),
    ("woodcutter", "RRRRGG", (0, 3), _needs(skill=SAW), (_good(2), _good(1, gold=1))),
    ("quarryman", "RGRRGR", (0, 3), _needs(skill=PICKAXE), (_good(stone=2), _good(stone=1, gold=1))),
    ("miner", "RRGRGR", (0, 3), _needs(skill=ANVIL), (_good(iron=2), _good(iron=1, gold=1))),
    ("gold_mine", "RGRRGR", (0, 3), _needs(stone=1, iron=1), (_good(gold=1), _good(gold=2))),
    ("workshop", "RGGRRR", (0, 3), _needs(any=2), (Effect(one_of=(WOOD, STONE, IRON)), _good(1, 1, 1))),
    ("stable", "RRGRGR", (0, 5), _needs(wood=1, iron=1), (_move(2, 1), _move(4, 2))),
    ("apprentice_hall", "RRGRRG", (0, 3), _needs(wood=1, stone=1), (Effect(skills=1), Effect(skills=2))),
    ("alehouse", "RRRRGG", (0, 0), _needs(1, 1, 1), (Effect(workers=1), Effect(workers=2))),
    ("peddler", "RGRRRG", (0, 0), _needs(gold=1), (_trade(YELLOW, 1), _trade(YELLOW, 2))),
)
_SUMMER: tuple[_Row, ...] = (
    ("store", "RGGRGR", (0, 3), _needs(gold=1), (_trade(BLUE, 1), _trade(BLUE, 2))),
    ("mason", "GRRGGR", (0, 7), _needs(stone=3), _craft(PICKAXE, _good(stone=3), _good(gold=3))),
    ("carpenter", "GRGRRG", (0, 7), _needs(wood=3), _craft(SAW, _good(wood=3), _good(gold=3))),
    ("smelter", "RRGRGG", (0, 7), _needs(iron=3), _craft(ANVIL, _good(iron=3), _good(gold=3))),
    (
        "tavern", "GRGGRR", (0, 0), _needs(1, 1, 1),
        (Effect(pays_worker=ANY_WORKER, workers=2), Effect(pays_worker=ANY_WORKER, workers=3)),
    ),
    (
        "hiring_fair", "GGRRGR", (0, 5), _needs(wood=1, iron=1),
        (Effect(pays_skill=ANY_SKILL, skills=2), Effect(pays_skill=ANY_SKILL, skills=3)),
    ),
    (
        "brewer", "GRRGRG", (0, 3), _needs(stone=1, iron=1),
        (Effect(pays_skill=ANY_SKILL, workers=2), Effect(pays_skill=ANY_SKILL, workers=3)),
    ),
    ("farrier", "RGRGGR", (0, 5), _needs(any=2), (_move(3, 1), _move(5, 2))),
)  # fmt: skip
_AUTUMN: tuple[_Row, ...] = (
    ("timber_yard", "GRGGGR", (0, 0), _needs(skill=SAW), _yard(WOOD, 2)),
    ("stone_yard", "GRGRGG", (0, 0), _needs(skill=PICKAXE), _yard(STONE, 2)),
    ("blacksmith", "GGRRGG", (0, 0), _needs(skill=ANVIL), _yard(IRON, 2)),
    ("barn", "RRGGGG", (0, 0), _needs(skill=ANY_SKILL), _yard(ANY_GOOD, 1)),
    ("sawmill", "RGGRGG", (3, 10), _needs(wood=3), (Effect(), Effect())),
    ("sculptor", "GGRGGR", (3, 10), _needs(stone=3), (Effect(), Effect())),
    ("forge", "RGRGGG", (3, 10), _needs(iron=3), (Effect(), Effect())),
    ("goldsmith", "GRGGRG", (0, 7), _needs(gold=2), (Effect(), Effect())),
    ("well", "GGGRGR", (3, 7), _needs(any=3), (Effect(), Effect())),
    ("inn", "RGGGRG", (0, 0), _needs(any=1, skill=ANY_SKILL), (Effect(workers=1), Effect(workers=3))),
    ("fair", "GGGGRR", (0, 5), _needs(gold=1), (_trade(RED, 1), _trade(RED, 2))),
    ("wainwright", "GGRGRG", (0, 5), _needs(any=2), (_move(4, 2), _move(6, 2))),
)
_WINTER: tuple[tuple[str, str, int, Rule, int], ...] = (
    ("keythedral", "GGGGGR", 12, "", 0),
    ("jeweller", "GGGGGR", 0, "gold", 2),
    ("mercers_guild", "RGGGGG", 0, "trio", 5),
    ("windmill", "RGGGGG", 0, "five goods", 5),
    ("watermill", "GGGGRG", 0, "one good", 1),
    ("scribes", "GGRGGG", 0, "skill set", 10),
    ("scholar", "GGGRGG", 0, "one skill", 3),
    ("key_guild", "GGGGRG", 0, "five skills", 10),
    ("village_hall", "GGGRGG", 0, "one colour", 1),
    ("key_market", "GGRGGG", 0, "green", 2),
    ("craftsmens_guild", "GRGGGG", 0, "three colours", 3),
    ("apothecary", "GRGGGG", 0, "five workers", 3),
    ("emporium", "GGGGRG", 0, "green and two", 3),
)
BOAT_EDGES = "WGGWGG"
BOATS = (
    Tile("keyflower", "boat", NOTHING, BOAT_EDGES, rule="transport", points=1),
    Tile("sea_bastion", "boat", NOTHING, BOAT_EDGES, rule="loop", points=1),
    Tile("sea_breese", "boat", NOTHING, BOAT_EDGES, rule="river"),
    Tile("flipper", "boat", NOTHING, BOAT_EDGES, (2, 2), rule="free upgrade"),
    Tile("ianvincible", "boat", NOTHING, BOAT_EDGES, (5, 5)),
    Tile("white_wind", "boat", NOTHING, BOAT_EDGES, rule="any worker", points=1),
)
LOADS = (
    ((7, 1), (7, 1), (3, 2)),
    ((6, 2), (6, 2), (6, 2)),
    ((6, 1), (4, 1), (4, 1)),
    ((5, 2), (5, 2), (2, 2)),
    ((5, 1), (5, 1), (3, 1)),
    ((4, 2), (4, 2), (4, 1)),
    ((5, 1), (4, 1), (0, 0)),
)
"""By boat, and by season from spring to autumn: workers and skill tiles."""
KEYMELEQUIN = len(BOATS)
"""15.1: the boat that replaces another; its number follows those of the others. Our figures: none are printed."""
JESTER = Tile("keymelequin", "boat", NOTHING, BOAT_EDGES)
CELESTE_POINTS, GHOST_POINTS = 3, 3
SHIP = Tile("key_celeste", "ship", NOTHING, BOAT_EDGES, (CELESTE_POINTS, CELESTE_POINTS))
FLEET = (*BOATS, JESTER)
TURN_ORDER = (
    Tile("turn1_two", "turn order", NOTHING, "GGGRGG"),
    Tile("turn1", "turn order", NOTHING, "GGGRGG"),
    Tile("turn2_three", "turn order", NOTHING, "RGGRGG"),
    Tile("turn2", "turn order", NOTHING, "RGGRGG"),
    Tile("turn3_four", "turn order", NOTHING, "GRGRGR"),
    Tile("turn3", "turn order", NOTHING, "GRGRGR"),
    Tile("turn4", "turn order", NOTHING, "GRRGRR"),
)
_TURN_ORDER_FOR = {2: (0,), 3: (1, 2), 4: (1, 3, 4), 5: (1, 3, 5, 6), 6: (1, 3, 5, 6)}
"""In the order of their numbers; the last one shows the purple marker."""

TILES: tuple[Tile, ...] = (
    *HOMES,
    *(Tile(name, "village", SPRING, edges, vp, cost, both) for name, edges, vp, cost, both in _SPRING),
    *(Tile(name, "village", SUMMER, edges, vp, cost, both) for name, edges, vp, cost, both in _SUMMER),
    *(Tile(f"summer_boat{n}", "summer boat", SUMMER, BOAT_EDGES) for n in range(1, 5)),
    *(Tile(name, "village", AUTUMN, edges, vp, cost, both) for name, edges, vp, cost, both in _AUTUMN),
    *(Tile(name, "winter", WINTER, edges, (vp, vp), rule=rule, points=each) for name, edges, vp, rule, each in _WINTER),
    *BOATS,
    *TURN_ORDER,
    JESTER,
    SHIP,
)
"""Every tile; a tile is known by its place here."""
NUMBER = {tile.id: number for number, tile in enumerate(TILES)}
ACTION = tuple(tuple(effect.action for effect in tile.effects) for tile in TILES)
"""By tile and side: whether workers may be put on it."""
EFFECT = tuple(tile.effects for tile in TILES)
OF_SEASON = tuple(tuple(n for n, tile in enumerate(TILES) if tile.season == season) for season in range(4))
EMPORIUM = NUMBER["emporium"]
BOAT_TILES = tuple(NUMBER[boat.id] for boat in FLEET)
CELESTE = NUMBER[SHIP.id]
EXTRA, ROADS = NUMBER["summer_boat1"], NUMBER["summer_boat2"]
SWAP, OTHER_COLOUR = NUMBER["summer_boat3"], NUMBER["summer_boat4"]
"""The summer boats 1 to 4."""
TURN_ORDER_TILES = {
    seats: tuple(NUMBER[TURN_ORDER[n].id] for n in numbers) for seats, numbers in _TURN_ORDER_FOR.items()
}
TURNED = tuple(tuple(tile.edges[6 - turns :] + tile.edges[: 6 - turns] for turns in range(6)) for tile in TILES)
"""By tile and rotation (steps clockwise): its edges."""
ROW = 256
"""Cells of a village are numbers q * ROW + r; the home lies at 0."""
NEXT = (1, 1 - ROW, -ROW, -1, ROW - 1, ROW)
"""From a cell to its neighbours, in the order of the edges; the opposite of edge n is n + 3."""
KINDS = 11
"""Of things that can be allotted in the end: four colours of workers, three skills, four resources; Sven and Paulo
come after them."""
_WORKERS, _SKILLS, _GOODS = range(4), range(4, 7), range(7, KINDS)
TAKES: dict[str, range] = {
    "one colour": _WORKERS, "green": _WORKERS, "three colours": _WORKERS, "five workers": _WORKERS,
    "green and two": _WORKERS, "any worker": _WORKERS, "skill set": _SKILLS, "five skills": _SKILLS,
    "one skill": _SKILLS, "trio": _GOODS, "five goods": _GOODS, "one good": _GOODS, "gold": _GOODS,
}  # fmt: skip
"""By the rule of a tile: the kinds of things that may be allotted to it."""
SHARES = sum(len(kinds) for kinds in TAKES.values())
"""How many numbers say what a village allots: for each rule its kinds."""
