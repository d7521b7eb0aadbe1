"""What lies in the villages: tiles with what stands and lies on them, and beside them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.boards import Place
from game.core.player import Player
from game.core.table import Mood, Piece, Spot
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import standing
from game.games.keyflower.knowledge.carrying import Need
from game.games.keyflower.looks import groups, tile_faces, village_faces
from game.games.keyflower.looks.hexagons import CORNERS, HIGH, WIDE
from game.games.keyflower.table.pieces import aim_piece
from game.games.keyflower.table.places import village_place
from game.games.keyflower.view import View
from game.words import _

STEP = 60.0
"""Degrees by which a tile is turned at once, to the right."""
CAPTION = 20.0
"""How far over what lies beside a village its caption stands."""
WORKERS_AT = (-60.0, -10.0)
GOODS_AT = ((40.0, -15.0), (36.0, -61.0), (72.0, -61.0), (84.0, -15.0))
"""Where on a tile workers stand, and where the first kind of resource lies, the second …

The place at the edge comes last: there lies what a neighbour's upgrade takes.
"""


@dataclass(frozen=True, slots=True)
class Lay:
    """How one tile of a village is shown: `held` above the others, its resources to be picked one by one."""

    held: bool = False
    loose: bool = False
    needs: tuple[Need, ...] = ()
    glows: bool = False
    veiled: bool = False
    picked: int = -1
    """The resource that is picked up from it."""


PLAIN = Lay()
LAND = -1
"""The layer of all lands: below the coloured rims of neighbours, which lie below the rings of what can be chosen."""


def tile_pieces(view: View, tile: int, zone: str, at: Place, turns: int, lay: Lay = PLAIN) -> Iterator[Piece]:
    """One tile with all that stands and lies on it; the land turns, the house does not."""
    x, y = at
    spot, side, up = names.tile_spot(tile), view.side[tile], 2 if lay.held else 0
    mood: Mood = "dim" if lay.veiled else "plain"
    angle = -STEP * turns
    land = tile_faces.land(tile, lay.veiled)
    yield Piece(f"land:{tile}", land, zone, WIDE, x, y, spot=spot, angle=angle, layer=up or LAND, mood=mood)
    if view.lock[tile] >= 0:
        ring = tile_faces.frame(view.lock[tile])
        yield Piece(f"lock:{tile}", ring, zone, WIDE, x, y, spot=spot)
    yield from aim_piece(view, tile, zone, WIDE, x, y)
    if lay.glows:
        yield Piece(f"glow:{tile}", village_faces.glow(), zone, WIDE, x, y, spot=spot)
    house = village_faces.house(tile, side, lay.needs)
    yield Piece(f"house:{tile}:{side}", house, zone, WIDE, x, y, layer=up + 1, spot=spot, mood=mood)
    on = standing(view, tile)
    if any(on):
        face = groups.standing(on)
        dx, dy = WORKERS_AT
        yield Piece(f"on:{tile}", face, zone, face.w, x + dx, y + dy, layer=3, spot=spot)
    for kind, n, (px, py) in goods_places(view, tile, at):
        face = village_faces.resource(kind, n, lay.picked == kind)
        of = names.good_spot(tile, kind) if lay.loose else spot
        wide = face.w * village_faces.TOKEN / face.h
        yield Piece(f"goods:{tile}:{kind}", face, zone, wide, px, py, layer=3, spot=of)


def goods_places(view: View, tile: int, at: Place) -> Iterator[tuple[int, int, Place]]:
    """The kinds of resources on a tile, how many of each, and where they lie."""
    lying = [(kind, n) for kind, n in enumerate(view.goods[tile * 4 : tile * 4 + 4]) if n]
    for (kind, n), (dx, dy) in zip(lying, GOODS_AT, strict=False):
        yield kind, n, (at[0] + dx, at[1] + dy)


def village_pieces(view: View, seat: int, lays: dict[int, Lay]) -> Iterator[Piece]:
    """The tiles of a village; `lays` says of some how they are shown."""
    found = list[Piece]()
    for tile in (*view.villages[seat], *view.beside[seat]):
        at = village_place(view, seat, tile)
        found += tile_pieces(view, tile, names.village(seat), at, view.turned[tile], lays.get(tile, PLAIN))
    yield from sorted(found, key=lambda piece: piece.id.startswith("house:"))  # no neighbour's ring over a plate
    if view.beside[seat]:
        x, y = village_place(view, seat, view.beside[seat][0])
        face = village_faces.caption(_("Fits nowhere yet"))
        yield Piece(f"beside:{seat}", face, names.village(seat), WIDE, x, y - HIGH / 2 - CAPTION)


def village_spots(view: View, players: Sequence[Player]) -> Iterator[Spot]:
    """Every tile in the villages; of a tile that lies in somebody else's it is said whose it is."""
    for seat in range(view.seats):
        for tile in (*view.villages[seat], *view.beside[seat]):
            x, y = village_place(view, seat, tile)
            name = names.tile_name(tile)
            if seat != view.seat:
                name = _("{tile} ({name})").format(tile=name, name=players[seat].name)
            yield Spot(names.tile_spot(tile), name, x, y, WIDE, HIGH, board=names.village(seat), corners=CORNERS)
