"""Where things are on the island: read from the Tiled map, which is the one source of it.

The island at hand is Key Largo; `ISLE=windward` in the environment makes it another of the box's islands.
"""

import os

from game.board.tiled import load_board

from art.files import TOP

ISLE = os.environ.get("ISLE", "island")
BOARD = load_board(TOP / "maps" / f"{ISLE}.tmx")
WIDTH, HEIGHT = BOARD.width, BOARD.height
HORIZON = int(BOARD.properties["horizon"])
COAST = [(int(x), int(y)) for x, y in BOARD["coast"].points]
PLACES = {place.id.partition(":")[2]: place for place in BOARD.family("place")}
MIRRORED = ISLE != "island"
"""Whether what the programs draw on the land itself (paths, hills, gardens) lies the other way round."""


def wrecks(*depths):
    """The middles of the hulls of these depths; the ring lies a little below them."""
    return [(w.centre[0], w.centre[1] - 12) for w in BOARD.family("wreck") if w.properties["depth"] in depths]


def there(points):
    """Points of Key Largo where they lie on this island."""
    return [(WIDTH - x, y) for x, y in points] if MIRRORED else points
