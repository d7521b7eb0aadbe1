"""The market: tiles on offer with everybody's bids, the harbour, the turn order, and what is left for all."""

from collections.abc import Iterator, Sequence

from game.board.board import Board, Space
from game.core.faces import Face
from game.core.player import Player
from game.core.table import Piece, Spot
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import (
    aboard,
    boats_shown,
    fleet,
    least_that_leads,
    lost_groups,
    next_use,
    parts,
    standing,
)
from game.games.keyflower.looks import market as signs
from game.games.keyflower.looks import quay
from game.games.keyflower.looks.hexagons import HIGH, SIDES, WIDE
from game.games.keyflower.places import slot_of
from game.games.keyflower.table.extras import extra_pieces
from game.games.keyflower.table.pieces import tile_pieces
from game.games.keyflower.table.places import FOUR, at_quay, boat_places, market_places, turn_order_places
from game.games.keyflower.table.places import SIDES as SEATED
from game.games.keyflower.view import View
from game.words import _

INWARD, OVER = 18.0, 6.0
"""How far a bid reaches over the edge at its side, and how far beyond the upper edge it lies, over the name."""
UPPER_INWARD = 28.0
"""At the upper edges it reaches farther over: beside them stands the name of a neighbour."""
SMALL, SMALL_INWARD, LOW, ALONE, INSIDE = (1.6, 1.45), (42.5, 27.0), (1.25, 1.0), (1, 0), 0.78
"""On the small turn order tiles bids are so much larger with up to four seats and with more, reach farther over the
edge, lie so much farther up or down, and show so many workers; at the upper and lower edge they lie inside."""
SMALL_TILES = ("turn order", "ship")
"""The kinds of the small tiles."""
FRAME, TITLE = 6.0, 30.0
PIPS = 36.0
"""The middle of the places for workers, below the name of a tile."""


def market_pieces(board: Board, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    """Everything on the market."""
    yield from _frames(board, view, players)
    for slot, tile in enumerate(view.market):
        space = market_places(board, view)[tile]
        x, y = space.centre
        scale = space.w / WIDE
        yield from tile_pieces(view, tile, x, y, scale)
        if view.last[tile]:
            face = signs.pips(standing(view, tile), next_use(view, tile))
            high = y - HIGH / 2 * scale + PIPS * scale
            spot = names.tile_spot(tile)
            yield Piece(f"pips:{tile}", face, names.MARKET, face.w * scale, x, high, layer=1, spot=spot)
        yield from extra_pieces(view, tile, space, PIPS)
        yield from _bids(view, players, slot, space)
    yield from _boats(board, view, players)
    yield from queue_piece(board, view, players)


def _frames(board: Board, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    """The harbour and the turn order, each framed, and what is left."""
    harbour, turn = boat_places(board, view), turn_order_places(board, view)
    left, right = min(space.x for space in harbour), max(space.x + space.w for space in harbour)
    if not at_quay(view):
        yield _framed("harbour", _("Harbour"), left, right, harbour)
    if turn:
        title = _("Turn order, ship") if box.CELESTE in view.market else _("Turn order")
        yield _framed("turn-order", title, left, right, turn)
    space, sides = board["supply"], [-1] * len(SIDES)
    for seat, edge in enumerate(SEATED[view.seats]):
        sides[edge] = players[seat].colour
    face = signs.left_over(space.w, space.h, view.supply, view.green, view.bag, view.pile, tuple(sides))
    yield Piece("supply", face, names.MARKET, space.w, *space.centre, spot="supply")


def _framed(name: str, title: str, left: float, right: float, around: Sequence[Space]) -> Piece:
    """A frame round these places, from left to right, with its title below them."""
    left, wide = left - FRAME, right - left + 2 * FRAME
    top, low = min(space.y for space in around) - FRAME, max(space.y + space.h for space in around)
    high = low + TITLE + FRAME - top
    middle = left + wide / 2, top + high / 2
    return Piece(f"frame:{name}", signs.framed(wide, high, title), names.MARKET, wide, *middle, layer=-1)


def _bids(view: View, players: Sequence[Player], slot: int, space: Space) -> Iterator[Piece]:
    """4.1: each seat bids at its own edge, where it also reads the least number that leads."""
    tile = view.market[slot]
    small = box.TILES[tile].kind in SMALL_TILES
    haunted = slot_of(view.extras.ghost) == slot if view.extras else False
    for seat in range(view.seats):
        lying, own = view.bids[slot * view.seats + seat], seat == view.seat
        spot = names.tile_spot(tile)
        if lying:
            face = _bid(view, slot, seat, players[seat].colour, small)
            if own and slot in lost_groups(view, seat):
                spot = names.group_spot(slot)
            place = _beside(view, seat, space, face, small)
            yield Piece(f"bid:{tile}:{seat}", face, names.MARKET, *place, layer=4, spot=spot)
        elif haunted and view.leader[slot] == seat:
            face = signs.haunted(players[seat].colour)
            place = _beside(view, seat, space, face, small)
            yield Piece("ghost", face, names.MARKET, *place, layer=4, spot=spot)
        elif own and least_that_leads(view, slot):
            face = signs.least(least_that_leads(view, slot), players[seat].colour)
            place = _beside(view, seat, space, face, small)
            yield Piece(f"least:{tile}", face, names.MARKET, *place, layer=1, spot=spot)


def badges(pieces: Sequence[Piece]) -> dict[str, tuple[tuple[float, float, float, float], ...]]:
    """By the spot of a tile: where the bids for it lie and its least number, for whoever points at them."""
    found: dict[str, tuple[tuple[float, float, float, float], ...]] = {}
    for piece in pieces:
        if piece.id.partition(":")[0] in ("bid", "least") and piece.spot.startswith("tile:"):
            high = piece.width * piece.face.h / piece.face.w
            place = piece.x - piece.width / 2, piece.y - high / 2, piece.width, high
            found[piece.spot] = (*found.get(piece.spot, ()), place)
    return found


def _bid(view: View, slot: int, seat: int, colour: int, small: bool) -> Face:
    most = ALONE[view.seats > FOUR] if small else signs.FEW
    return signs.bid(parts(view, slot, seat), colour, view.leader[slot] == seat, most, _towards(view, seat, small))


def _towards(view: View, seat: int, small: bool) -> tuple[int, int]:
    """Where the tile lies as seen from a bid of this seat; over its name, and inside it, that needs not be shown."""
    dx, dy = SIDES[SEATED[view.seats][seat]]
    if abs(dx) > 0.1:
        return (-1 if dx > 0 else 1), 0
    return 0, -1 if dy > 0 and not small else 0


def group_spots(board: Board, view: View) -> Iterator[Spot]:
    """4.6: the own losing groups, which can be moved."""
    if view.seat is None:
        return
    places = market_places(board, view)
    for slot in lost_groups(view, view.seat):
        tile = view.market[slot]
        small = box.TILES[tile].kind in SMALL_TILES
        face = _bid(view, slot, view.seat, 0, small)
        wide, x, y = _beside(view, view.seat, places[tile], face, small)
        words = _("group at {tile}").format(tile=names.tile_name(tile))
        yield Spot(names.group_spot(slot), words, x, y, wide, wide * face.h / face.w, board=names.MARKET)


def _beside(view: View, seat: int, space: Space, face: Face, small: bool) -> tuple[float, float, float]:
    """How wide what lies at this seat's edge of a tile is, and its middle."""
    many = view.seats > FOUR
    scale = space.w / WIDE * (SMALL[many] if small else 1.0)
    wide, high = face.w * scale, face.h * scale
    dx, dy = SIDES[SEATED[view.seats][seat]]
    x, y = space.centre
    half = space.h / 2
    if abs(dx) > 0.1:
        inward = SMALL_INWARD[many] if small else UPPER_INWARD if dy < 0 else INWARD
        away = abs(dx) * half + wide / 2 - inward * scale
        return wide, x + (away if dx > 0 else -away), y + dy * half * (LOW[many] if small else 1.0)
    away = half * INSIDE if small else half + high / 2 + (OVER if dy < 0 else 0.0) * scale
    return wide, x, y + (away if dy > 0 else -away)


def queue_piece(board: Board, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    """8.2: who chooses a boat when, beside the boats; below them who has one, for in which order is not known."""
    if not at_quay(view):
        return
    space = board["aside"]
    boats = {seat: boat for boat, seat in zip(fleet(view), view.boat_of, strict=True) if seat >= 0}
    rows = tuple(
        (players[seat].colour, players[seat].name, boats.get(seat, -1), seat == view.turn, seat == view.start)
        for seat in (*view.order, *(each for each in boats if each not in view.order))
    )
    yield Piece("queue", quay.queue(rows, space.w, space.h), names.MARKET, space.w, *space.centre)


def _boats(board: Board, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    taken_by = dict(zip(fleet(view), view.boat_of, strict=True))
    beside = tuple(names.boat_name(boat) for boat in boats_shown(view))
    for boat, space in zip(boats_shown(view), boat_places(board, view), strict=True):
        taken = taken_by.get(boat, -1)
        whose = players[taken].colour if taken >= 0 else -1
        coming = _coming(boat, view.season + 1) if view.season + 1 < box.WINTER else None
        load = aboard(view, boat) if view.season < box.WINTER and boat in fleet(view) else None
        if at_quay(view):
            name = players[taken].name if taken >= 0 else ""
            face = quay.boat(boat, load, whose, name, coming, view.season, space.w, space.h, beside)
        else:
            face = signs.boat(boat, view.season, load, whose, coming, round(200 * space.h / space.w), beside)
        yield Piece(f"boat:{boat}", face, names.MARKET, space.w, *space.centre, spot=f"boat:{boat}", order=1)


def _coming(boat: int, season: int) -> tuple[int, int] | None:
    """The workers and skill tiles that a boat brings in this season; None if it is not there any more (15.3)."""
    if boat == box.KEYMELEQUIN:
        return (box.LOADS[boat][season][0] + 1, box.LOADS[boat][season][1]) if season < box.AUTUMN else None
    return box.LOADS[boat][season]
