"""A View in numbers, for whoever learns from games: what the fields cannot say of themselves."""

from game.games.dark_water_salvage import components as box
from game.games.dark_water_salvage.lake import MOST_REGIONS, MOST_SONARS
from game.games.dark_water_salvage.view import View
from game.kit.numbers import Part, bits, nothing, record, row, tally

MOST_SEATS = box.SEATS[-1]


def layout() -> Part:
    """The lake is left out, it is the same throughout a game; regions are bits."""
    seats, wrecks = row(MOST_SEATS), row(box.WRECKS)
    return record(
        View,
        {
            "lake": nothing(), "assist": nothing(), "actors": tally(MOST_SEATS), "sealed": seats, "applications": seats,
            "collected": seats, "order": seats, "waiting": seats, "cash": seats, "loans": seats, "salvage": seats,
            "prestige": seats, "pawns": seats, "hired": seats, "way": tally(MOST_REGIONS),
            "barred": row(MOST_SEATS, bits(box.WRECKS)), "asked": row(MOST_SEATS, row(box.WRECKS, bits(MOST_SONARS))),
            "ships": wrecks, "located": wrecks, "places": wrecks, "raised": wrecks, "values": wrecks,
            "misses": row(box.WRECKS, bits(MOST_REGIONS)), "answers": row(box.WRECKS, row(MOST_SONARS)),
            "seen": wrecks, "rumours": wrecks,
        },
    )  # fmt: skip
