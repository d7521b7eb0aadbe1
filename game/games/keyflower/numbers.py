"""A View in numbers, for whoever learns from games: what the fields cannot say of themselves."""

from game.games.keyflower import components as box
from game.games.keyflower.options import Options
from game.games.keyflower.view import Extras, Half, View
from game.kit.numbers import Part, record, row, tally

MOST = box.SEATS[-1]
TILES = len(box.TILES)
SLOTS = 17
VILLAGE = 32
JOKERS = len(box.JOKERS)
DEEDS, OF_A_STEP = 16, 3
"""How much a transport can do, and how many numbers tell of a step."""


def layout() -> Part:
    """Tiles are counted by their numbers; the market is laid out by its slots."""
    seats, tiles, all_tiles = row(MOST), tally(TILES), row(TILES)
    return record(
        View,
        {
            "options": record(Options), "actors": tally(MOST), "order": seats,
            "half": record(Half, {"take": row(6)}), "hand": row(4), "skills": row(3), "shown": row(MOST * 4),
            "shown_skills": row(MOST * 3), "workers": seats, "skill_tiles": seats, "supply": row(4),
            "side": all_tiles, "owner": all_tiles, "cell": all_tiles, "turned": all_tiles, "goods": row(TILES * 4),
            "on": row(TILES * 4), "last": all_tiles, "lock": all_tiles, "villages": row(MOST, row(VILLAGE)),
            "fresh": row(MOST, tiles), "beside": row(MOST, tiles), "market": row(SLOTS), "bids": row(SLOTS * MOST),
            "leader": row(SLOTS), "trip": row(DEEDS, row(OF_A_STEP)), "load": row(MOST * 7),
            "boat_of": seats, "dealt": row(3), "offered": seats,
            "scores": seats, "shares": row(MOST * (box.SHARES + JOKERS)), "worth": all_tiles, "best": seats,
            "extras": record(Extras, {"fleet": seats, "at": row(JOKERS), "mixed": row(JOKERS), "seen": row(JOKERS)}),
        },
    )  # fmt: skip
