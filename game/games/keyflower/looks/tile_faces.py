"""Tiles: the land, which turns with the tile, and what stands on it, which does not."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.colours import SEASONS, WORKERS
from game.games.keyflower.looks.groups import CARD, CARD_HIGH, CARD_LOW
from game.games.keyflower.looks.hexagons import CORNERS, HIGH, WIDE, hexagon, right_half
from game.games.keyflower.looks.icons import Token

X, Y = WIDE / 2, HIGH / 2
ICON, WIDEST, LARGER = 24.0, 136.0, 1.2
"""The height of pictures on plates, the widest row of them, and by how much they grow where the tile is small."""
NAMED, NAMED_MOST = 1.3, 1.5
"""By how much names grow there, and where it is smaller still, or text is large."""
HOUSE = (X - 84, Y - 96, 168.0, 146.0)
SAIL = (X - 70, Y - 88, 140.0, 118.0)
WITHIN = tuple((X + 1.02 * x, Y + 1.02 * y) for x, y in CORNERS)
"""Roads run over the seam to the next tile, and no farther."""
RIBBON, EFFECT, PRICE = 8.0, 147.0, 184.0
"""The middles of a tile's plates on the market: its name, what it does, and what an upgrade takes."""
LETTER = 9.0
"""About how wide a letter of a name is."""


def season_of(tile: int) -> str:
    """The season whose colours a tile has."""
    row = box.TILES[tile]
    return "spring" if row.season == box.NOTHING else SEASONS[row.season]


def _land(tile: int) -> str:
    row = box.TILES[tile]
    if row.kind in ("boat", "summer boat", "ship"):
        return f"land_{'summer' if row.kind == 'summer boat' else 'winter'}_boat"
    look = {"home": "home", "turn order": "turn"}.get(row.kind, season_of(tile))
    return f"land_{look}_{row.edges}"


@lru_cache(maxsize=1 << 8)
def land(tile: int, veiled: bool = False) -> Face:
    """The meadows, roads and rivers of a tile that is not turned."""
    return Face(WIDE, HIGH, (hexagon("rim", "rim", 5), Art(_land(tile), 0, 0, WIDE, HIGH, grey=veiled, within=WITHIN)))


def standing(tile: int, side: int) -> Art:
    """The house, stone or boat on a tile."""
    row = box.TILES[tile]
    if row.kind == "summer boat":
        return Art(f"boat_sboat{row.id[-1]}_{'ab'[side]}", *SAIL)
    if row.kind == "ship":
        return Art(row.id, *HOUSE)
    if row.kind == "boat":
        return Art(f"boat_{row.id}{'_spring' if row == box.JESTER else ''}", *SAIL)
    if row.kind == "turn order":
        purple = tile in {tiles[-1] for tiles in box.TURN_ORDER_TILES.values()}
        return Art(f"turn_{names.place_of(tile)}{'_purple' if purple else ''}", *HOUSE)
    return Art(f"bld_{row.id}{'_up' if side else ''}", *HOUSE)


def plate(tokens: list[Token], x: float, y: float, fill: str, line: str, high: float = ICON) -> list[Part]:
    """Pictures so high on a plate whose middle is at (x, y); a wide row of them is smaller."""
    size = min(high, high * WIDEST / max(1.0, icons.width(tokens, high)))
    wide = icons.width(tokens, size) + 14
    return [Box(x - wide / 2, y - 15, wide, 30, 7, fill, line, 2), *icons.line(tokens, x, y, size)]


def name_plate(tile: int, y: float, fill: str, seal: int, lock: int = box.NOTHING, grown: float = 1.0) -> list[Part]:
    """Its name, the points on it, and before it the hat of the colour in which it is bid for and used.

    `grown` is by how much all this is larger where the tile is small; the middle stays at y.
    """
    if grown > 1.0:
        usual = Face(WIDE, HIGH, tuple(name_plate(tile, y, fill, seal, lock)))
        return put(usual, X * (1 - grown), y * (1 - grown), grown)
    words = names.tile_name(tile)
    wide = min(176.0, 24 + LETTER * len(words)) + (26 if seal else 0)
    parts: list[Part] = [Box(X - wide / 2, y - 14, wide, 28, 6, fill, "rim", 2)]
    shift = 13 if seal else 0
    parts.append(Words(words, X - shift, y, 19, "title", "ink", "centre", wide - 14 - 2 * shift))
    if lock >= 0:
        colours = box.READS[lock]
        parts += [Box(X - wide / 2 - 30, y - 16, 34, 32, 8, WORKERS[colours[0]], "rim", 2)]
        parts += [Box(X - wide / 2 - 13, y - 14, 15, 28, 6, WORKERS[each]) for each in colours[1:]]
        parts += put(icons.worker(lock), X - wide / 2 - 30, y - 18, 34 / icons.SIZE)
    return [*parts, *icons.line([icons.points(seal)], X + wide / 2 - 16, y, 26)] if seal else parts


def effect(tile: int, side: int) -> list[Token]:
    """What a tile does, in pictures."""
    row = box.TILES[tile]
    if row.rule:
        return icons.rule(row)
    if row.kind == "ship":
        return [icons.GHOST, icons.ARROW, icons.points(box.GHOST_POINTS)]
    if row == box.JESTER:
        return [icons.worker(box.SVEN), "/", icons.worker(box.PAULO)]
    if row.kind == "summer boat":
        return list(POWERS[int(row.id[-1]) - 1][side])
    return icons.effect(row.effects[side])


POWERS: tuple[tuple[tuple[Token, ...], tuple[Token, ...]], ...] = (
    (("+2", icons.worker(-1)), ("+", icons.worker(box.GREEN))),
    ((icons.STEPS, "+", icons.tile()), (icons.STEPS, "×2", icons.UPGRADES, "×2")),
    ((icons.good(-1), "=", icons.good(-1), icons.UPGRADES), (icons.good(-1), "=", icons.good(-1))),
    ((icons.worker(box.RED), ">", icons.worker(box.BLUE)), (icons.worker(box.RED), "+", icons.worker(box.BLUE))),
)
"""By summer boat and side."""


def price(tile: int) -> list[Token]:
    """What an upgrade of this tile takes, the arrow, and what comes of it."""
    row = box.TILES[tile]
    assert row.cost is not None
    return [*icons.cost(row.cost), icons.UPGRADES, *upgraded(tile)]


def upgraded(tile: int) -> list[Token]:
    """What the other side does where that differs, and what it is worth."""
    row = box.TILES[tile]
    after = icons.better(*row.effects)
    return [*after, icons.points(row.vp[1])] if row.vp[1] else after


@lru_cache(maxsize=1 << 8)
def building(tile: int, side: int, lock: int = box.NOTHING) -> Face:
    """What stands on this side of a tile of the market, with all its plates.

    `lock` is the colour in which it is bid for and used; NOTHING where none is said.
    """
    row = box.TILES[tile]
    parts: list[Part] = [standing(tile, side)]
    if row.kind == "ship":
        return Face(WIDE, HIGH, tuple(parts))
    if row.kind == "turn order":
        parts.append(Words(str(names.place_of(tile)), X, Y - 13, 30, "display", "ink", "centre"))
        return Face(WIDE, HIGH, tuple(parts))
    face: Face | None = None
    for larger, named in ((LARGER, NAMED_MOST), (LARGER, NAMED), (1.0, 1.0)):
        face = Face(WIDE, HIGH, (*parts, *_signs(tile, side, lock, ICON * larger, named)), small=face)
    assert face is not None
    return face


def _signs(tile: int, side: int, lock: int, size: float, named: float) -> list[Part]:
    """The plates of a tile with pictures of this height, and its name so much larger than usual."""
    row = box.TILES[tile]
    turned = side and row.cost is not None
    seal = row.vp[side] if row.kind != "boat" else 0
    parts = name_plate(tile, RIBBON, "upgrade" if turned else "plate", seal, lock, named)
    does = effect(tile, side)
    if does:
        parts += plate(does, X, EFFECT, "plate", "rim", size)
    if row.cost is not None and not side:
        parts += plate(price(tile), X, PRICE, "upgrade", "upgrade_line", size)
    return parts


@lru_cache(maxsize=1 << 8)
def whole(tile: int, side: int) -> Face:
    """A tile as it lies in a tray or on a slip; where it is too small for plates, without them."""
    ground, built = land(tile).parts, building(tile, side)
    bare = Face(WIDE, HIGH, (*ground, standing(tile, side))) if built.small else None
    return _on(ground, built, bare)


def _on(ground: tuple[Part, ...], built: Face, least: Face | None) -> Face:
    """This on that ground, and so with its smaller faces, of which `least` is the last."""
    small = _on(ground, built.small, least) if built.small else least
    return Face(WIDE, HIGH, (*ground, *built.parts), small=small)


@lru_cache(maxsize=1 << 8)
def hexagon_of(tile: int) -> Face:
    """The first side of a tile without its plates."""
    return Face(WIDE, HIGH, (*land(tile).parts, standing(tile, 0)))


@lru_cache(maxsize=8)
def frame(lock: int) -> Face:
    """A tile's outline in the colour in which it is bid for and used, half and half where it may be either of two."""
    colours = [WORKERS[colour] for colour in box.READS[lock]]
    parts: list[Part] = [hexagon("", "rim", 12, 0.96), hexagon("", colours[0], 8, 0.96)]
    return Face(WIDE, HIGH, (*parts, *(part for colour in colours[1:] for part in right_half(colour, 8, 0.96))))


def aimed() -> Face:
    """The outline round a tile for which workers are being chosen: outside that of its colour."""
    return Face(WIDE, HIGH, (hexagon("", "rim", 13, 0.94), hexagon("", "white", 8, 0.94)))


def _stacked(tokens: list[Token], x: float, y: float, wide: float) -> list[Part]:
    """A short row of pictures in the middle of (x, y), or two: what it scores for, and how much."""
    split = tokens.index(icons.ARROW) if icons.ARROW in tokens else len(tokens)
    rows = [row for row in (tokens[:split], tokens[split:]) if row]
    parts: list[Part] = []
    for n, row in enumerate(rows):
        size = min(28.0, 28.0 * wide / max(1.0, icons.width(row, 28.0)))
        parts += icons.line(row, x, y + 30 * (n - (len(rows) - 1) / 2), size)
    return parts


@lru_cache(maxsize=1 << 7)
def card(tile: int, side: int) -> Face:
    """A tile as a card of the tray: the tile small, its name and what it does large."""
    row, tokens = box.TILES[tile], effect(tile, side)
    if row.vp[0] and not tokens:
        tokens = [icons.points(row.vp[0])]
    pictures = (land(tile), Face(WIDE, HIGH, (standing(tile, side),)))
    name, size = names.tile_name(tile), min(27.0, 27.0 * 118 / max(1.0, icons.width(tokens, 27.0)))
    whole = [*(part for face in pictures for part in put(face, 13, 5, 106 / WIDE))]
    whole += [Words(name, CARD / 2, 107, 18, "title", "ink", "centre", 122), *icons.line(tokens, CARD / 2, 132, size)]
    low = [*(part for face in pictures for part in put(face, 4, 9, 64 / WIDE))]
    low += [*_stacked(tokens, 99, 37, 60), Words(name, CARD / 2, 88, 19, "title", "ink", "centre", 124)]
    ground = Box(0, 0, CARD, CARD_HIGH, 10, "plate", "rim", 2)
    small = Face(CARD, CARD_LOW, (Box(0, 0, CARD, CARD_LOW, 10, "plate", "rim", 2), *low))
    return Face(CARD, CARD_HIGH, (ground, *whole), low=small)
