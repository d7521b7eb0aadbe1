"""The names under which the map must hold the places where things lie."""

from game.games.key_largo.components import DAYS, DEPTHS, MOST_WRECKS, PLACES, SEATS, WRECK
from game.games.key_largo.names import wreck_place

ASHORE = tuple(name for place, name in enumerate(PLACES) if place != WRECK)
WRECKS = tuple(wreck_place(max(SEATS), wreck) for wreck in range(MOST_WRECKS))

SPACES = (
    *("title", "compass", "days"),
    *(f"sea:{depth}" for depth in DEPTHS),
    *(f"day:{day + 1}" for day in range(DAYS)),
    *(f"{kind}:{place}" for place in ASHORE for kind in ("place", "sign")),
    *(f"ship:{place}:{berth + 1}" for place in ASHORE for berth in range(max(SEATS))),
    *(f"{kind}:{wreck}" for wreck in WRECKS for kind in ("wreck", "hull", "pile", "seen", "ship")),
)

ROADS = tuple(f"ship:roads:{seat + 1}" for seat in range(max(SEATS)))
"""Where ships lie at night and before they choose a wreck; a map need not have them."""
