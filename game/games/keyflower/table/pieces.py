"""Tiles of the market with what stands on them, and all that one can point at there."""

from collections.abc import Iterator

from game.board.board import Board
from game.core.table import Piece, Spot
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import boats_shown, standing
from game.games.keyflower.looks import groups, tile_faces
from game.games.keyflower.looks.hexagons import CORNERS, WIDE
from game.games.keyflower.table.places import at_quay, boat_places, market_places
from game.games.keyflower.view import View
from game.words import _

AIM = 1.09
"""The outline round a tile for which workers are chosen is by so much larger."""


def tile_pieces(view: View, tile: int, x: float, y: float, scale: float) -> Iterator[Piece]:
    """One tile with all that stands on it."""
    zone, spot, wide, side = names.MARKET, names.tile_spot(tile), WIDE * scale, view.side[tile]
    yield Piece(f"land:{tile}", tile_faces.land(tile), zone, wide, x, y, spot=spot)
    if view.lock[tile] >= 0:
        ring = tile_faces.frame(view.lock[tile])
        yield Piece(f"lock:{tile}", ring, zone, wide, x, y, spot=spot)  # below the ring that says it can be chosen
    yield from aim_piece(view, tile, zone, wide, x, y)
    house = tile_faces.building(tile, side, view.lock[tile])
    yield Piece(f"house:{tile}:{side}", house, zone, wide, x, y, layer=1, spot=spot)
    on = standing(view, tile)
    if any(on):
        face = groups.standing(on)
        yield Piece(f"on:{tile}", face, zone, face.w * scale, x - 50 * scale, y + 4 * scale, layer=3, spot=spot)


def aim_piece(view: View, tile: int, zone: str, wide: float, x: float, y: float) -> Iterator[Piece]:
    """An outline while this seat chooses the workers for this tile: so it is seen what they are for."""
    if view.phase == "act" and view.half is not None and view.half.aim == tile:
        yield Piece(f"aim:{tile}", tile_faces.aimed(), zone, AIM * wide, x, y, layer=1, spot=names.tile_spot(tile))


def tile_spots(board: Board, view: View) -> Iterator[Spot]:
    """Every tile on the market, and the boats."""
    for tile, space in market_places(board, view).items():
        corners = tuple((x * space.w / WIDE, y * space.w / WIDE) for x, y in CORNERS)
        yield Spot(
            names.tile_spot(tile), names.tile_name(tile), *space.centre, space.w, space.h, board=names.MARKET,
            corners=corners,
        )  # fmt: skip
    for boat, space in zip(boats_shown(view), boat_places(board, view), strict=True):
        dx, dy = space.w / 2 + 2, space.h / 2 + 2
        yield Spot(
            f"boat:{boat}", names.boat_name(boat), *space.centre, 2 * dx, 2 * dy, board=names.MARKET,
            corners=((-dx, -dy), (dx, -dy), (dx, dy), (-dx, dy)), over=at_quay(view),
        )  # fmt: skip
    space = board["supply"]
    yield Spot("supply", _("What is left for all"), *space.centre, space.w, space.h, board=names.MARKET)
