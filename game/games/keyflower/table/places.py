"""Where things lie: on the market by the map, in the villages by their cells."""

from functools import lru_cache

from game.board.board import Board, Space
from game.core.boards import TableBoard
from game.core.player import Player
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import boats_shown
from game.games.keyflower.looks.hexagons import GRID
from game.games.keyflower.view import View
from game.words import _

ARRANGED = (8, 10, 12)
"""For so many tiles the map has places."""
FOUR = 4
"""More seats bid at the upper and lower edge, too, and so need more room between the rows."""
WITH_SHIP = 5
"""More than four tiles of the turn order and the Key Celeste lie closer, the ship in the middle."""
MOORED = (4, 6)
"""For so many boats the map has berths."""
BESIDE = 12.0
"""So much more room is left of the market, so that the frame of the board cuts no bid there."""
MARGIN, ROOM = 34.0, 40.0
STRIP = 14.0
"""In the end so much more room is below a village, for what counts on its tiles."""
LEAST = (320.0, 250.0)
"""A village is never seen nearer than so."""
SIDES = {2: (1, 4), 3: (1, 2, 4), 4: (1, 2, 4, 5), 5: (1, 2, 4, 5, 0), 6: (1, 2, 3, 4, 5, 0)}
"""By the number of seats: at which edge of a tile each seat bids; the edges are those of a tile, from the bottom."""


def market_places(board: Board, view: View) -> dict[int, Space]:
    """By tile on offer: its place."""
    turn = _turn_places(board, view)
    tiles = [tile for tile in view.market if tile not in turn]
    size = next(each for each in ARRANGED[view.seats > FOUR :] if each >= len(tiles))
    places = {tile: board[f"market:{size}:{n + 1}"] for n, tile in enumerate(tiles)}
    return places | {tile: turn[tile] for tile in view.market if tile in turn}


def _turn_places(board: Board, view: View) -> dict[int, Space]:
    """The places of the turn order tiles, and after them of the Key Celeste (16.1)."""
    tiles = box.TURN_ORDER_TILES[view.seats]
    if not view.options.key_celeste:
        return {tile: board[f"turn:{names.place_of(tile)}"] for tile in tiles}
    close = f"{WITH_SHIP}:" if len(tiles) + 1 == WITH_SHIP else ""
    return {tile: board[f"turn:{close}{n}"] for n, tile in enumerate((*tiles, box.CELESTE), 1)}


def at_quay(view: View) -> bool:
    """Whether boats are chosen: they lie large in the place of the market."""
    return view.phase in ("boat", "succeed")


def boat_places(board: Board, view: View) -> tuple[Space, ...]:
    """The places of the boats in play, or of those that may take the place of the Keymelequin."""
    n, where = len(boats_shown(view)), "quay" if at_quay(view) else "boat"
    most = next(each for each in MOORED if each >= n)
    return tuple(board[f"{where}:{most}:{boat + 1}"] for boat in range(n))


def turn_order_places(board: Board, view: View) -> tuple[Space, ...]:
    """The places of the turn order tiles that are still on offer, and of the Key Celeste."""
    turn = _turn_places(board, view)
    return tuple(turn[tile] for tile in view.market if tile in turn)


def boards(board: Board, view: View, players: tuple[Player, ...], laying: int, sheet: float) -> tuple[TableBoard, ...]:
    """The market and every village; that of the seat `laying` (-1 = nobody) with the cells round it.

    That of the seat whose turn it is has so much room for a `sheet` on its left.
    """
    title, wide = _("Harbour") if at_quay(view) else _("Market"), board.width + BESIDE
    market = TableBoard(names.MARKET, title, -BESIDE, 0, wide, board.height)
    return market, *(
        TableBoard(names.village(seat), players[seat].name, x - left, y, w + left, h, seat=seat)
        for seat in range(view.seats)
        for x, y, w, h in (extent(view, seat, seat == laying),)
        for left in (sheet if seat == view.turn else 0.0,)
    )


def extent(view: View, seat: int, wide: bool) -> tuple[float, float, float, float]:
    """What is seen of a village at first."""
    cells = [names.axial(view.cell[tile]) for tile in view.villages[seat]]
    if wide:
        cells += [names.axial(cell) for cell in empty_cells(view.villages[seat], view.cell)]
    x, y, w, h = GRID.extent(cells, MARGIN)
    x, w = (x, w) if w >= LEAST[0] else (x + (w - LEAST[0]) / 2, LEAST[0])
    y, h = (y, h) if h >= LEAST[1] else (y + (h - LEAST[1]) / 2, LEAST[1])
    h += STRIP if view.worth else 0.0
    beside = len(view.beside[seat]) * (GRID.box[0] + ROOM)
    return x, y, max(w, beside), h + (GRID.box[1] + 2 * ROOM if beside else 0)


@lru_cache(maxsize=1 << 8)
def empty_cells(village: tuple[int, ...], cells: tuple[int, ...]) -> tuple[int, ...]:
    """The cells beside a village, in order."""
    taken = {cells[tile] for tile in village}
    return tuple(sorted({cell + step for cell in taken for step in box.NEXT} - taken))


def village_place(view: View, seat: int, tile: int) -> tuple[float, float]:
    """The middle of a tile of this village, or of one beside it."""
    if tile in view.villages[seat]:
        return GRID.centre(names.axial(view.cell[tile]))
    x, y, _w, h = extent(view, seat, False)
    wide, high = GRID.box
    return x + wide / 2 + view.beside[seat].index(tile) * (wide + ROOM), y + h - high / 2 - MARGIN
