"""What is in the box: seats, laws, fields and prices as rows of data; paragraphs are those of RULES.md.

A building is a number: its seat times five, plus its number less one. An edge is a building times four, plus its
corner.
"""

from dataclasses import dataclass
from typing import Literal

from game.games.keythedral.purse import ONE, packed

SEATS = range(2, 6)
LEAST_OF_FIRST = 3
"""1.3: for fewer the second edition is played."""
TIMBER, STONE, WATER, FOOD, WINE, IRON, GLASS, GOLD = COLOURS = range(8)
RESOURCES = range(5)
CRAFTS = range(IRON, GOLD + 1)
WOOD, QUARRY, LAKE, FARM, VINEYARD = KINDS = range(5)
"""Kinds of fields; each gives the resource of the same number."""

CUBES = (20, 20, 15, 15, 15, 10, 10, 10)
"""By colour."""
SUPPLY = packed(CUBES)
VALUE = (1, 1, 1, 1, 1, 2, 3, 4)
"""9.3, 11.2: what a cube is worth in bids and in the end."""

START_FIELDS: tuple[tuple[int, int, int], ...] = ((0, 0, WOOD), (1, 0, QUARRY), (0, 1, QUARRY), (1, 1, WOOD))
"""2.2: place and kind of the four around the Keythedral."""
FIELDS = {2: (2, 2, 2, 2, 2), 3: (3, 3, 3, 3, 3), 4: (4, 4, 4, 4, 4), 5: (6, 4, 5, 5, 5)}
"""2.3: by number of players, how many fields of each kind are drawn."""
COTTAGES = 5
"""Of each player; also the numbers that are called in a round."""
CORNERS = 4
FENCES = 3
"""Of each player for the whole game."""
LAST_ROUND = 15
"""10.4: the game ends after its actions at the latest."""

SIDE = 64
"""Fields and gaps are numbers x * SIDE + y. The gap of a number touches the fields of that number and of the next in
both directions; the Keythedral stands in the gap in the middle."""
MIDDLE = 32 * SIDE + 32
AROUND = (-SIDE, SIDE, -1, 1)
"""From a field to its neighbours."""
TOUCHED = (0, SIDE, 1, SIDE + 1)
"""From a gap to the fields at its corners."""
TOUCHING = (0, -SIDE, -1, -SIDE - 1)
"""From a field to the gap of which it is this corner."""

HOUSE = packed((1, 1))
FENCE = ONE[TIMBER]
REMOVAL = 2 * ONE[WINE]
LAW_PRICE = ONE[WINE]
TRADE = 2
"""6.7: resource cubes that the trader takes for one."""
CRAFT = (2, 3, 4)
"""6.6: resource cubes that the blacksmith, the glassmaker and the goldsmith take."""
LAWS_OPEN = 2

SEAT_VALUE = {False: (1, 2, 3, 4, 5), True: (4, 6, 8, 10, 12)}
"""By whether it is the second edition, and level."""
SEATS_OF_LEVEL = {False: (4, 4, 4, 3, 2), True: (5, 5, 5, 4, 3)}
SHORT = (2, 2, 2, 2, 2)
LEVELS = 5
_LETTERS = "TSAFVIGO"
_PRICES: tuple[tuple[str, ...], ...] = (
    ("ST", "ST", "SF", "SA", "TF", "TA"),
    ("STF", "STA", "SFA", "TFA", "STV", "SI", "TI", "FAI"),
    ("TFI", "TAI", "FAI", "AVI", "TFG", "TAG", "TVG", "FAG"),
    ("FAVI", "FVG", "AVG", "FIG", "AIG", "FAO"),
    ("FAVO", "FIO", "AIO", "FAIG", "FVO", "AVO"),
)
"""By level: T timber, S stone, A water, F food, V wine, I ironwork, G stained glass, O gold."""


@dataclass(frozen=True, slots=True)
class SeatTile:
    """One seat tile: its level (from 0) and its price as a purse."""

    level: int
    price: int


TILES = tuple(
    SeatTile(level, packed([letters.count(letter) for letter in _LETTERS]))
    for level, row in enumerate(_PRICES)
    for letters in row
)
"""Every seat tile; a tile is known by its place here."""
OF_LEVEL = tuple(tuple(n for n, tile in enumerate(TILES) if tile.level == level) for level in range(LEVELS))
PRICE = tuple(tile.price for tile in TILES)
LEVEL = tuple(tile.level for tile in TILES)

When = Literal["roster", "called", "place", "season", "collect", "act", "hire", "answer", "buy", "precede"]
"""When a law may be played: a moment at which seats are asked, or a part of the own turn."""
Target = Literal["", "building", "kind", "colour", "cubes", "tile", "house", "fence", "removal"]
"""What its player names or does with it."""


@dataclass(frozen=True, slots=True)
class Law:
    """One law card: the phase printed on it, when it may be played, what is named, and whether it serves who is out."""

    id: str
    phase: Literal[1, 2, 3, 5]
    when: When
    target: Target = ""
    out: bool = False


LAWS = (
    Law("own_roster", 1, "roster"),
    Law("second_call", 1, "called", "building"),
    Law("first_out", 1, "roster"),
    Law("spare_bed", 1, "place"),
    Law("good_season", 2, "season", "kind"),
    Law("poor_season", 2, "collect", "colour"),
    Law("poor_relief", 2, "collect", "cubes"),
    Law("open_market", 3, "act"),
    Law("journeyman", 3, "hire"),
    Law("price_cut", 3, "act", "tile", out=True),
    Law("surcharge", 3, "answer", "colour"),
    Law("objection", 3, "answer"),
    Law("building_stop", 3, "act", out=True),
    Law("master_mason", 3, "act", "house", out=True),
    Law("right_of_way", 3, "act", "removal", out=True),
    Law("stile", 1, "place"),
    Law("fence_grant", 3, "act", "fence", out=True),
    Law("long_sitting", 3, "act"),
    Law("precedence", 5, "precede"),
    Law("substitute", 3, "buy"),
)
"""Every law; a law is known by its place here, and several by a bit each."""
(
    OWN_ROSTER, SECOND_CALL, FIRST_OUT, SPARE_BED, GOOD_SEASON, POOR_SEASON, POOR_RELIEF, OPEN_MARKET, JOURNEYMAN,
    PRICE_CUT, SURCHARGE, OBJECTION, BUILDING_STOP, MASTER_MASON, RIGHT_OF_WAY, STILE, FENCE_GRANT, LONG_SITTING,
    PRECEDENCE, SUBSTITUTE,
) = range(20)  # fmt: skip
AT: dict[str, int] = {
    when: sum(1 << n for n, law in enumerate(LAWS) if law.when == when) for when in {law.when for law in LAWS}
}
"""By moment: the laws that may be played then."""
SERVES_OUT = sum(1 << n for n, law in enumerate(LAWS) if law.out)
"""6.10: the laws that a seat which is out may still play."""
MOST_RELIEF = 2


def seats_of_level(short: bool, second: bool) -> tuple[int, ...]:
    """1.3: how many seats each level has."""
    return SHORT if short else SEATS_OF_LEVEL[second]


def laws_in(mask: int) -> tuple[int, ...]:
    """The laws of these bits."""
    return tuple([law for law in range(len(LAWS)) if mask >> law & 1])
