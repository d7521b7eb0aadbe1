"""Pictures for the rules, made of the table's own pieces: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Box, Face, Grid, Words, beside
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import BAG, CHIPS_A_PLAYER, SHIPS, STOPS
from game.games.dark_water_salvage.lake import DEPTHS, Lake, Soundings, soundings
from game.games.dark_water_salvage.looks import card_faces, marks, money
from game.games.dark_water_salvage.table.notebook import GRID
from game.words import _

EAST, SOUTHEAST, SOUTHWEST = 2, 3, 5
"""The answers of the worked examples."""


def figures(waters: Lake) -> Mapping[str, Face]:
    """By paragraph of the rules: a picture of what it says, on these waters."""
    lake = soundings(waters)
    sonars = {name: number for number, name in enumerate(sonar.name for sonar in lake.sonars)}
    ravine, missaukee = sonars["The Ravine"], sonars["Missaukee"]
    depths = lake.rumour - len(DEPTHS)
    places = [
        next(number for number, sonar in enumerate(lake.sonars) if sonar.kind == kind) for kind in ("city", "feature")
    ]
    fives, tens = BAG[2]
    return {
        "2.3": beside(
            [card_faces.ship_card(ship, _("lost"), -1, "lost", False) for ship in range(0, len(SHIPS), 3)], 10
        ),
        "2.6": money.bank(2, 2, _("drawn"), fives + tens - CHIPS_A_PLAYER * 2),
        "7.1": beside([card_faces.dial(stop) for stop in range(len(STOPS))]),
        "8.2": beside([card_faces.sonar_card(lake, sonar) for sonar in (*places, depths, lake.rumour)]),
        "8.4": _example(lake, ravine, EAST),
        "8.5": beside([_example(lake, ravine, SOUTHEAST), _example(lake, missaukee, SOUTHWEST)], 60),
        "8.7": card_faces.sonar_card(lake, lake.rumour, 5),
        "10.2": beside([marks.located_mark(SHIPS[11].name, 2), marks.cleared_mark(SHIPS[6].name)]),
    }


def _example(lake: Soundings, sonar: int, answer: int) -> Face:
    """The lake in small, with the regions that an answer leaves."""
    possible = lake.masks[sonar][answer]
    signs = "".join(
        sign if lake.depths[region] < 0 else "o" if possible >> region & 1 else "w"
        for region, sign in enumerate(lake.lake.signs)
    )
    place = lake.sonars[sonar].region
    signs = signs[:place] + "W" + signs[place + 1 :]
    columns, pitch = lake.lake.columns, 34
    wide = columns * pitch + 40
    words = f"{names.said(lake, sonar, answer)} · {names.places_possible(possible.bit_count())}"
    return Face(
        wide,
        250,
        (
            Box(0, 0, wide, 250, 12, "page", "line", 2),
            Words(words, 20, 30, 21, "title", "ink", room=wide - 40),
            Grid(20, 58, columns, pitch, signs, GRID),
        ),
    )
