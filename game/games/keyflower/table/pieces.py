"""Tiles with what stands and lies on them, in the villages and on the market."""

from collections.abc import Iterator

from game.board.board import Board
from game.core.table import Piece, Spot
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import groups, tile_faces
from game.games.keyflower.looks.colours import WORKERS
from game.games.keyflower.looks.hexagons import CORNERS, GRID, HIGH, WIDE
from game.games.keyflower.table.places import boat_places, empty_cells, market_places, village_place
from game.games.keyflower.view import View
from game.words import _

STEP = 60.0
"""Degrees by which a tile is turned at once, to the right."""


def tile_pieces(view: View, tile: int, zone: str, x: float, y: float, scale: float, turns: int = 0) -> Iterator[Piece]:
    """One tile with all that stands and lies on it; the land turns, the house does not."""
    spot, wide, side = names.tile_spot(tile), WIDE * scale, view.side[tile]
    angle = -STEP * turns
    yield Piece(f"land:{tile}", tile_faces.land(tile), zone, wide, x, y, spot=spot, angle=angle)
    if view.lock[tile] >= 0:
        ring = tile_faces.frame(WORKERS[view.lock[tile]])
        yield Piece(f"lock:{tile}", ring, zone, wide, x, y, layer=1, spot=spot)
    market = zone == names.MARKET
    house = tile_faces.building(tile, side, market, view.lock[tile] if market else box.NOTHING)
    yield Piece(f"house:{tile}:{side}", house, zone, wide, x, y, layer=1, spot=spot)
    on = view.on[tile * 4 : tile * 4 + 4]
    if any(on):
        face = groups.standing(on)
        yield Piece(f"on:{tile}", face, zone, face.w * scale, x - 50 * scale, y + 4 * scale, layer=3, spot=spot)
    goods = view.goods[tile * 4 : tile * 4 + 4]
    if any(goods):
        face = groups.lying(goods)
        yield Piece(f"goods:{tile}", face, zone, face.w * scale, x + 50 * scale, y + 8 * scale, layer=3, spot=spot)


def village_pieces(view: View, seat: int) -> Iterator[Piece]:
    """The tiles of a village."""
    for tile in (*view.villages[seat], *view.beside[seat]):
        x, y = village_place(view, seat, tile)
        yield from tile_pieces(view, tile, names.village(seat), x, y, 1.0, view.turned[tile])


def laying_pieces(view: View, seat: int, tile: int, cell: int, turns: int) -> Iterator[Piece]:
    """9.1: the places for new tiles, and the one that is held, as it would lie."""
    zone = names.village(seat)
    for each in empty_cells(view.villages[seat], view.cell):
        x, y = GRID.centre(names.axial(each))
        spot = names.cell_spot(each)
        yield Piece(f"cell:{each}", tile_faces.cell(), zone, WIDE, x, y, spot=spot)
    if tile >= 0:
        x, y = GRID.centre(names.axial(cell))
        yield from tile_pieces(view, tile, zone, x, y, 1.0, turns)


def tile_spots(board: Board, view: View) -> Iterator[Spot]:
    """Every tile on the market and in the villages, and the boats."""
    for tile, space in market_places(board, view).items():
        corners = tuple((x * space.w / WIDE, y * space.w / WIDE) for x, y in CORNERS)
        yield Spot(
            names.tile_spot(tile), names.tile_name(tile), *space.centre, space.w, space.h, board=names.MARKET,
            corners=corners,
        )  # fmt: skip
    for boat, space in enumerate(boat_places(board, view)):
        yield Spot(f"boat:{boat}", names.boat_name(boat), *space.centre, space.w, space.h, board=names.MARKET)
    space = board["supply"]
    yield Spot("supply", _("What is left for all"), *space.centre, space.w, space.h, board=names.MARKET)
    for seat in range(view.seats):
        for tile in (*view.villages[seat], *view.beside[seat]):
            x, y = village_place(view, seat, tile)
            yield Spot(
                names.tile_spot(tile), names.tile_name(tile), x, y, WIDE, HIGH, board=names.village(seat),
                corners=CORNERS,
            )  # fmt: skip


def cell_spots(view: View, seat: int) -> Iterator[Spot]:
    """The places for new tiles."""
    for cell in empty_cells(view.villages[seat], view.cell):
        q, r = names.axial(cell)
        x, y = GRID.centre((q, r))
        label = names.place_name(q, r)
        yield Spot(names.cell_spot(cell), label, x, y, WIDE, HIGH, board=names.village(seat), corners=CORNERS)
