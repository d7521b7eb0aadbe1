"""The town as its Tiled map tells it: `maps/keep.tmx`, the only place that says where things lie.

Areas     market, keep, guild, bank: a quarter each, with `links` to its neighbours round the ring
ring      a line of 24 steps round the road, clockwise from the east; the last point is the first again
pawn:<area>:<1..5>  where a pawn stands, by seat; `step` is the point of `ring` that it is nearest
stall:<1..3>        Market cards under the awnings; market_row is one row for more, market_rows:<1, 2> two rows of
                    small cards for many
keep_deck, monster, plinth, keep_discard, goal_deck, goal_discard, doubloons:<1..3>   piles; `angle` turns a card
haggle, battle, battle:2   dice in the tray: the d6, the d10, and the d10 that does not count
candle                     the light of the board
name:<area>                the banner for the area's name
house:<area>               the house that means the area when it is pointed at
left:<keep_deck, keep_discard, goal_deck, goal_discard, doubloons>, price:doubloons   words beside the piles
"""

from game.board.tiled import load_board

from art.files import TOP

BOARD = load_board(TOP / "maps" / "keep.tmx")
WIDTH, HEIGHT = BOARD.width, BOARD.height
CENTRE = (WIDTH // 2, HEIGHT // 2)
CORNERS = {name: (int(BOARD[name].x), int(BOARD[name].y)) for name in ("market", "keep", "guild", "bank")}
"""Where each quarter begins, in the order of the ring."""
QUARTER = (int(BOARD["bank"].w), int(BOARD["bank"].h))
RIM = min(CORNERS["bank"])
"""How wide the frame round the quarters is."""
TILE = 20
"""Map units of a tile."""
TILES = ("rim", "market", "keep", "guild", "bank", "road", "island", "wall")
"""The tiles of `maps/keep.tsx` in their order."""
