"""The lakes, written down as signs, and the Tiled maps that are made of them: `maps/lake.tmx` and `maps/tarn.tmx`.

A painting is made from its map, not from these lines; they only save drawing sixty rectangles by hand.
"""

from dataclasses import dataclass

from art.files import TOP, write
from art.tiled import board

TILE, WIDE, HIGH = 24, 54, 33
"""Map units of a tile, and the tiles of a map: the shape of the board's place on the screen."""
TILES = ("margin", "land", "shallow", "medium", "deep", "city", "feature")
"""The tiles of `maps/lake.tsx` in their order."""
DEPTHS = {"S": "shallow", "M": "medium", "D": "deep"}
KINDS = {"*": "city", "<": "feature", " ": "land", **DEPTHS}
PAPER = 2
"""Tiles of paper round the land."""


@dataclass(frozen=True)
class Lake:
    """One map: `rows` has one sign a square, `places` a name and a hire ("" and 0 for features), `fees` by depth."""

    file: str
    title: str
    players: int
    rows: tuple[str, ...]
    square: int
    left: int
    top: int
    fees: tuple[int, int, int]
    places: dict[str, tuple[str, int]]
    labels: dict[str, tuple[int, int, int, int]]
    country: str

    def regions(self):
        """Every square that is not land, row by row: its name, its sign, its corner in map units."""
        for row, signs in enumerate(self.rows):
            for column, sign in enumerate(signs):
                corner = (self.left + column * self.square) * TILE, (self.top + row * self.square) * TILE
                if sign != " ":
                    yield f"{'ABCDEFGHI'[row]}{column + 1}", sign, *corner


GREAT_LAKE = Lake(
    "lake", "The Great Lake", 5, ("S*SS*SS*S", "SM<MMM<MS", "*MDDDDDM*", "S<DD<DDMS", "SS*MMDMMS"), 5, 4, 3,
    (8, 11, 14),
    {
        "A2": ("Port Halloran", 3), "A5": ("Missaukee", 5), "A8": ("Kestrel Bay", 3), "C1": ("Copper Landing", 4),
        "C9": ("Northmoor", 4), "E3": ("Ludgate", 4), "B3": ("Widow's Shelf", 0), "B7": ("The Needles", 0),
        "D2": ("Old Quarry", 0), "D5": ("The Ravine", 0)},
    {
        "cartouche": (104, 679, 360, 75), "legend": (516, 690, 560, 56),
        "rose": (1158, 654, 98, 98)}, "lowland")
TARN = Lake(
    "tarn", "Osprey Tarn", 4, ("SS*MM*S", "*MD<DMS", "SM  DD*", "S<MD*<S"), 6, 6, 3, (5, 7, 9),
    {
        "A3": ("Sallow Quay", 3), "A6": ("Birchwick", 2), "B1": ("Tinder Cove", 2), "C7": ("Eastmere", 2),
        "D5": ("Millrace", 3), "B4": ("The Cauldron", 0), "D2": ("Monk's Stair", 0), "D6": ("Drowned Chapel", 0)},
    {
        "cartouche": (150, 672, 380, 79), "legend": (562, 690, 560, 56),
        "rose": (1146, 640, 110, 110)}, "mountains")
LAKES = (GREAT_LAKE, TARN)


def draw():
    """Write the maps."""
    for lake in LAKES:
        write(TOP / "maps" / f"{lake.file}.tmx", _map(lake).encode())


def _map(lake):
    labels = [(name, "Label", place, {}) for name, place in lake.labels.items()]
    layers = (
        ("regions", "#ffd75a", [_region(lake, *region) for region in lake.regions()]), ("labels", "#ffffff", labels))
    facts = {
        "author": "Seachest", "country": lake.country, "game": "dark_water_salvage", "lettered": _lettered(lake),
        "max_players": lake.players, "min_players": 2, "painted": "/".join(lake.rows), "painting": lake.file,
        "schema": 1, "title": lake.title}
    return board(WIDE, HIGH, TILE, "lake", facts, _terrain(lake), layers)


def _region(lake, name, sign, x, y):
    side, depth = lake.square * TILE, "SMD".find(sign)
    title, hire = lake.places.get(name, ("", 0))
    if sign == "*":
        facts = {"hire": hire, "kind": "city", "title": title}
    elif sign == "<":
        facts = {"kind": "feature", "title": title}
    else:
        facts = {"depth": DEPTHS[sign], "fee": lake.fees[depth], "kind": "water"}
    return f"region:{name}", "Region", (x, y, side, side), facts


def _lettered(lake):
    """What the painting says, region by region, so that a map with another name or price is not given it."""
    words = [lake.title]
    for name, sign, _x, _y in lake.regions():
        title, hire = lake.places.get(name, ("", 0))
        words.append(f"${lake.fees['SMD'.index(sign)]}" if sign in "SMD" else f"{title} ${hire}" if hire else title)
    return ", ".join(words)


def _terrain(lake):
    rows = []
    for y in range(HIGH):
        numbers = []
        for x in range(WIDE):
            row, column = (y - lake.top) // lake.square, (x - lake.left) // lake.square
            inside = 0 <= row < len(lake.rows) and 0 <= column < len(lake.rows[0])
            edge = min(x, y, WIDE - 1 - x, HIGH - 1 - y) < PAPER
            kind = KINDS[lake.rows[row][column]] if inside else "margin" if edge else "land"
            numbers.append(TILES.index(kind) + 1)
        rows.append(numbers)
    return rows
