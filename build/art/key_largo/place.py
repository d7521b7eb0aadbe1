"""Where things are on the island: read from the Tiled map, which is the one source of it."""

from game.board.tiled import load_board

from art.files import TOP

BOARD = load_board(TOP / "maps" / "island.tmx")
WIDTH, HEIGHT = BOARD.width, BOARD.height
HORIZON = int(BOARD.properties["horizon"])
COAST = [(int(x), int(y)) for x, y in BOARD["coast"].points]
PLACES = {place.id.partition(":")[2]: place for place in BOARD.family("place")}


def wrecks(*depths):
    """The middles of the hulls of these depths; the ring lies a little below them."""
    return [(w.centre[0], w.centre[1] - 12) for w in BOARD.family("wreck") if w.properties["depth"] in depths]
