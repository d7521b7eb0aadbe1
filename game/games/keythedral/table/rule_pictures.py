"""Pictures for the rules, made of the table's own pieces: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Face, Part, beside, put
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.looks import fields, icons, keytown, window
from game.games.keythedral.looks.fields import DIAGONAL, HALF, WIDE
from game.games.keythedral.options import Options
from game.games.keythedral.purse import unpacked
from game.games.keythedral.table.keytown import person


def figures(options: Options) -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    second = options.edition == "second"
    found = {
        "2.2": _start(),
        "3.4": _start((0, 3)),
        "4.2": beside([keytown.stone(number, 0, -1, lit=False) for number in range(1, 6)]),
        "5.1": beside([fields.field(kind, 0) for kind in box.KINDS]),
        "6.3": beside([_seat(tiles[0], second) for tiles in box.OF_LEVEL]),
        "6.4": beside([icons.numbered(4, 3), _arrow(), icons.numbered(4, 3, house=True)]),
        "6.6": beside([keytown.craftsman(n, person(n), -1, box.TRADE) for n in range(3)]),
        "10.1": window.frame(box.seats_of_level(options.length == "short", second)),
    }
    return found | {names.law_rule(law): _card(law) for law in range(len(box.LAWS))}


def _seat(tile: int, second: bool) -> Face:
    return window.seat(unpacked(box.PRICE[tile]), box.SEAT_VALUE[second][box.LEVEL[tile]])


def _arrow() -> Face:
    return Face(22, icons.SIZE, icons.ARROW.parts)


def _card(law: int) -> Face:
    """One law with room beside it, so that it is as large as others in a row."""
    wide, high = keytown.LAW
    return Face(wide * 4, high, keytown.law(law).parts)


def _start(cottages: tuple[int, ...] = ()) -> Face:
    """2.2: the four fields round the Keythedral; with cottages of these seats' colours at their corners."""
    parts: list[Part] = []
    for x, y, kind in box.START_FIELDS:
        parts += put(fields.field(kind, (x + y) % 2), 60 + WIDE * x, 60 + WIDE * y, 1)
    middle = 60 + 2 * HALF - DIAGONAL
    parts += put(fields.keythedral(), middle, middle, 1)
    for n, colour in enumerate(cottages):
        left, top = 60 + (2 * HALF if n == 0 else 0) - DIAGONAL, 60 + (0 if n == 0 else 2 * HALF) - DIAGONAL
        parts += put(fields.building(colour, n + 2, house=False), left, top, 1)
    return Face(2 * WIDE + 120, 2 * WIDE + 130, tuple(parts))
