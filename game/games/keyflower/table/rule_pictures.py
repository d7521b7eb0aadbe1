"""Pictures for the rules, made of the table's own pieces: the paragraph they stand under, and a face."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.faces import Face, Part, beside, put
from game.games.keyflower import components as box
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.hexagons import GRID, HIGH, WIDE
from game.games.keyflower.looks.icons import Token
from game.games.keyflower.looks.tile_faces import whole
from game.games.keyflower.options import Options

LAID = (
    ("home1", (0, 0)), ("keywood", (-1, 1)), ("keystone_quarry", (1, 0)), ("flipper", (0, 1)), ("stable", (2, -1)),
    ("barn", (-2, 1)),
)  # fmt: skip
"""A village whose edges match: its tiles and their cells."""
_LATER = (box.ROADS, box.SWAP, box.OTHER_COLOUR)
"""The summer boats of which each side has its own paragraph."""


def figures(options: Options) -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    emporium = ("emporium",) if options.emporium else ()
    return {
        "2.3": _tiles(boat.id for boat in box.BOATS),
        "2.4": beside([whole(tile, 0) for tile in box.TURN_ORDER_TILES[6]]),
        "5.3": beside([_uses((1, 2, 3)), _uses((2, 3)), _uses((3,))], 60),
        "5.7": _tiles(("workshop", "keywood", "alehouse", "apprentice_hall")),
        "5.8": _tiles(("peddler", "tavern", "carpenter", "brewer")),
        "6.1": _tiles(("home1", "stable", "farrier", "wainwright")),
        "6.4": _turned_over("sawmill"),
        "9.2": _village(),
        "11.2": beside([whole(box.EXTRA, 0), _small(box.EXTRA, 1)]),
        **{f"11.{3 + 2 * n + side}": _small(boat, side) for n, boat in enumerate(_LATER) for side in range(2)},
        "12.5": _tiles(("village_hall", "key_market", "craftsmens_guild", "apothecary", *emporium)),
        "12.6": _tiles(("scribes", "scholar", "key_guild")),
        "12.7": _tiles(("jeweller", "mercers_guild", "windmill", "watermill")),
        "12.8": _tiles(("timber_yard", "stone_yard", "blacksmith", "barn")),
        **_small_boxes(options),
    }


def _small_boxes(options: Options) -> dict[str, Face]:
    """15, 16: of what is in the game."""
    found: dict[str, Face] = {}
    if options.keymelequin:
        found["15.4"] = _with(box.SVEN, box.PAULO)
        found["15.6"] = _tiles(("key_market", "village_hall", "craftsmens_guild"))
    if options.key_celeste:
        found["16.1"] = _small(box.CELESTE, 0)
    return found


def _with(*jokers: int) -> Face:
    """Each with the colours as which he and who is with him may be read."""
    tokens: list[Token] = []
    for joker in jokers:
        first, second = box.READS[joker]
        tokens += [icons.worker(joker), "=", icons.worker(first), "/", icons.worker(second), "   "]
    return Face(WIDE * 2, 60, tuple(icons.line(tokens[:-1], WIDE, 30, 44)))


def _tiles(names: Iterable[str]) -> Face:
    return beside([whole(box.NUMBER[name], 0) for name in names])


def _small(tile: int, side: int) -> Face:
    """One tile with room beside it, so that it is as large as others in a row."""
    return Face(WIDE * 4, HIGH, whole(tile, side).parts)


def _uses(uses: Sequence[int]) -> Face:
    """A tile, and below it the workers of its uses, one after the other."""
    parts: list[Part] = list(whole(box.NUMBER["keywood"], 0).parts)
    tokens: list[Token] = []
    for n in uses:
        tokens += [*([icons.ARROW] if tokens else []), *[icons.worker(box.BLUE)] * n]
    parts += icons.line(tokens, WIDE / 2, HIGH + 30, 36)
    return Face(WIDE, HIGH + 52, tuple(parts))


def _turned_over(name: str) -> Face:
    tile = box.NUMBER[name]
    return beside([whole(tile, 0), Face(66, HIGH, tuple(put(icons.ARROW, 0, HIGH / 2 - 60, 3))), _small(tile, 1)])


def _village() -> Face:
    """Roads meet roads, and the river flows on."""
    left, top, wide, high = GRID.extent([cell for _name, cell in LAID])
    parts: list[Part] = []
    for name, cell in LAID:
        x, y = GRID.centre(cell)
        parts += put(whole(box.NUMBER[name], 0), x - WIDE / 2 - left, y - HIGH / 2 - top, 1.0)
    return Face(wide, high, tuple(parts))
