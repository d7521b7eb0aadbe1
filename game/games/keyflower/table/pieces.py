"""What lies on the market."""

from collections.abc import Iterator, Sequence

from game.board.board import Board
from game.core.player import Player
from game.core.table import Piece, Spot
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import groups, tile_faces
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.hexagons import CORNERS, HIGH, SIDES, WIDE
from game.games.keyflower.table.places import SIDES as SEATED
from game.games.keyflower.table.places import boat_places, market_places
from game.games.keyflower.view import View

OUTWARD, LEVEL, ABOVE = 30.0, 0.9, 1.2
"""How far bids stand beside a tile, how near its middle there, and how far above and below: they cover no plate."""


def market_pieces(board: Board, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    """The tiles on offer with everybody's bids, and the boats."""
    for slot, tile in enumerate(view.market):
        space = market_places(board, view)[tile]
        x, y = space.centre
        yield from tile_pieces(view, tile, x, y, space.w / WIDE)
        yield from _bids(view, players, slot, x, y, space.w / WIDE)
    for boat, space in enumerate(boat_places(board, view)):
        taken = view.boat_of[boat]
        whose = players[taken].colour if taken >= 0 else -1
        face = groups.boat(boat, view.load[boat * 7 : boat * 7 + 7], whose)
        x, y = space.centre
        yield Piece(f"boat:{boat}", face, names.MARKET, space.w, x, y, spot=f"boat:{boat}", layer=1)


def _bids(view: View, players: Sequence[Player], slot: int, x: float, y: float, scale: float) -> Iterator[Piece]:
    """4.1: each seat bids at its own edge."""
    for seat in range(view.seats):
        bid = view.bids[slot * view.seats + seat]
        if not bid:
            continue
        dx, dy = SIDES[SEATED[view.seats][seat]]
        face = groups.bid(bid & 3, bid >> 2, players[seat].colour, view.leader[slot] == seat)
        far, aside = HIGH / 2 * scale, OUTWARD * scale * ((dx > 0.1) - (dx < -0.1))
        big = max(scale, 0.62)
        place = x + dx * far + aside, y + dy * far * (LEVEL if aside else ABOVE)
        spot, wide = names.tile_spot(view.market[slot]), face.w * big * 0.9
        yield Piece(f"bid:{view.market[slot]}:{seat}", face, names.MARKET, wide, *place, layer=4, spot=spot)


def tile_pieces(view: View, tile: int, x: float, y: float, scale: float) -> Iterator[Piece]:
    """One tile with all that stands and lies on it."""
    zone, spot, wide, side = names.MARKET, names.tile_spot(tile), WIDE * scale, view.side[tile]
    yield Piece(f"land:{tile}", tile_faces.land(tile), zone, wide, x, y, spot=spot)
    if view.lock[tile] >= 0:
        ring = tile_faces.frame(WORKERS[view.lock[tile]])
        yield Piece(f"lock:{tile}", ring, zone, wide, x, y, layer=1, spot=spot)
    yield Piece(f"house:{tile}:{side}", tile_faces.building(tile, side), zone, wide, x, y, layer=1, spot=spot)
    on = view.on[tile * 4 : tile * 4 + 4]
    if any(on):
        face = groups.standing(on)
        yield Piece(f"on:{tile}", face, zone, face.w * scale, x - 50 * scale, y + 4 * scale, layer=3, spot=spot)


def tile_spots(board: Board, view: View) -> Iterator[Spot]:
    """Every tile on the market, and the boats."""
    for tile, space in market_places(board, view).items():
        corners = tuple((x * space.w / WIDE, y * space.w / WIDE) for x, y in CORNERS)
        yield Spot(
            names.tile_spot(tile), names.tile_name(tile), *space.centre, space.w, space.h, board=names.MARKET,
            corners=corners,
        )  # fmt: skip
    for boat, space in enumerate(boat_places(board, view)):
        yield Spot(f"boat:{boat}", names.boat_name(boat), *space.centre, space.w, space.h, board=names.MARKET)


def turn_order(view: View) -> tuple[int, ...]:
    """The turn order tiles in play."""
    return box.TURN_ORDER_TILES[view.seats]
