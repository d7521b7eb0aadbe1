"""A View in numbers, for whoever learns from games: what the fields cannot say of themselves."""

from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from game.games.keythedral.view import Claim, Half, View
from game.kit.numbers import Part, record, row, tally

MOST = box.SEATS[-1]
BUILDINGS = MOST * box.COTTAGES
FIELDS = len(box.START_FIELDS) + sum(box.FIELDS[MOST])
LAWS, TILES, COLOURS = len(box.LAWS), len(box.TILES), len(box.COLOURS)
CREW = 2 * MOST
"""Buildings of one step at most: the called one of each seat, and those that laws add."""


def layout() -> Part:
    """Fields, buildings and edges by their numbers; laws and seats are counted."""
    seats, buildings, fields = row(MOST), row(BUILDINGS), row(FIELDS)
    cubes, laws, tiles = row(COLOURS), tally(LAWS), row(TILES)
    return record(
        View,
        {
            "options": record(Options), "actors": tally(MOST), "half": record(Half, {"paid": cubes}),
            "cell": fields, "kind": fields, "gap": buildings, "house": buildings,
            "near": row(BUILDINGS, row(box.CORNERS)), "fence": row(BUILDINGS * box.CORNERS), "fences": seats,
            "called": row(box.COTTAGES), "line": row(CREW), "crew": row(CREW), "on": fields, "sent": buildings,
            "idle": seats, "purse": row(MOST, cubes), "supply": cubes, "used": row(len(box.CRAFTS)),
            "panes": row(box.LEVELS, row(max(map(len, box.OF_LEVEL)))), "owner": tiles, "aside": laws,
            "offer": row(box.LAWS_OPEN), "laws": row(MOST, laws), "spent": laws, "out": seats, "barred": tally(TILES),
            "queue": seats, "claim": record(Claim, {"price": cubes}), "sealed": seats, "bid": cubes, "scores": seats,
        },
    )  # fmt: skip
