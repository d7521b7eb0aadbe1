"""The things on the board and on the mats, and where they lie: places come from the map, faces from faces.py."""

from collections.abc import Sequence
from dataclasses import replace

from game.board.board import Board, Space
from game.core.faces import Face
from game.core.player import Player
from game.core.table import Counter, Mat, Mood, Piece
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.looks import card_faces, signs
from game.games.key_largo.view import View
from game.words import _, dollars, plural

STORM_DAY = 8
"""The day (0 to 9) on which the sky has closed: pictures of things go over to their stormy side."""

DIVING = ("dive", "sabotage", "monster", "catch", "last")
"""Decisions during a dive: whoever takes part stands at the wreck."""

BACKDROP, HULL, CARDS, SIGN, SHIP, MARK = range(6)
"""Layers of the board, from the bottom."""

PRICES: dict[int, tuple[tuple[str, tuple[int, int, int]], ...]] = {
    box.TAVERN: (
        ("service_diver", box.DIVER_PRICE),
        ("service_thief", box.THIEF_PRICE),
        ("service_drinks", (box.DRINKS_PRICE,) * 3),
    ),
    box.SHOP: tuple((f"item_{box.ITEMS[item]}", box.ITEM_PRICE[item]) for item in range(3)),
    box.MARKET: tuple((f"icon_{box.KINDS[kind]}", box.SALE_PRICE[kind]) for kind in range(3)),
}
"""What the price signs say, row by row: an icon and the price for one, two, and three or more ships."""


def price_rows(place: int, thief: bool = True) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """The rows of `PRICES` for this place; 13.1: without thieves none is offered."""
    return tuple(row for row in PRICES.get(place, ()) if thief or row[0] != "service_thief")


def board_pieces(board: Board, view: View, players: Sequence[Player]) -> list[Piece]:
    """Everything that lies on the island's map."""
    return [
        *_furniture(board, view),
        *_days(board, view),
        *_wrecks(board, view, players),
        *_ships(board, view, players),
    ]


def _lay(space: Space, piece: str, face: Face, layer: int, spot: str = "", origin: str = "") -> Piece:
    """A piece that fills its space on the map."""
    x, y = space.centre
    return Piece(piece, face, "board", space.w, x, y, layer=layer, spot=spot, origin=origin)


def _furniture(board: Board, view: View) -> list[Piece]:
    stormy = view.day >= STORM_DAY
    caption = _("Hurricane Katty, 1899") if stormy else _("Postcard, August 1899")
    pieces = [_lay(board["title"], "title", signs.title(board.title, caption, stormy), BACKDROP)]
    compass = board["compass"]
    if str(view.seats) in str(compass.properties.get("players", "")).split(","):
        pieces.append(_lay(compass, "compass", card_faces.icon("compass"), BACKDROP))
    sea = {"shallow": _("Shallow"), "mid": _("Mid water"), "deep": _("Deep water")}
    for depth, text in sea.items():
        label = board[f"sea:{depth}"]
        face = signs.sea_label(text, depth == "shallow" and not stormy, int(label.number("hoses", 0)))
        pieces.append(Piece(f"sea:{depth}", face, "board", face.w, label.x, label.y, layer=BACKDROP))
    for place in PRICES:
        ships, rows = view.ships[place], price_rows(place, view.thief)
        face = signs.price_sign(box.PLACES[place], names.place_title(place), rows, min(ships, 3) - 1 if ships else None)
        name = box.PLACES[place]
        pieces.append(_lay(board[f"sign:{name}"], f"sign:{name}", face, SIGN, f"place:{name}"))
    cove = signs.cove_sign(box.DOLPHIN_PAY[view.day])
    pieces.append(_lay(board["sign:dolphins"], "sign:dolphins", cove, SIGN, "place:dolphins"))
    return pieces


def _days(board: Board, view: View) -> list[Piece]:
    over = view.phase == "over"
    pieces = []
    for day in range(box.DAYS):
        weekend = box.DAY_NAMES[day] in ("Friday", "Saturday", "Sunday")
        short = names.day_name(day)[:3]
        face = signs.pennant(short, box.DOLPHIN_PAY[day], weekend, day < view.day or over)
        pieces.append(_lay(board[f"day:{day + 1}"], f"day:{day + 1}", face, SIGN, f"day:{day + 1}"))
    x, y = board["days"].points[view.day]
    today = f"day:{view.day + 1}"
    pieces.append(Piece("ring", signs.day_ring(), "board", 120, x, y, layer=SHIP, spot=today))
    return pieces


def _wrecks(board: Board, view: View, players: Sequence[Player]) -> list[Piece]:
    pieces = []
    stormy = view.day >= STORM_DAY
    seen = {sighting.wreck: sighting.cards for sighting in view.sightings}
    for wreck, depth in enumerate(box.WRECK_DEPTHS[view.seats]):
        place = names.wreck_place(view.seats, wreck)
        spot = f"wreck:{place}"
        variant = 1 + int(place[1:]) % 2
        pieces.append(
            _lay(board[f"hull:{place}"], f"hull:{place}", card_faces.hull(depth, variant, stormy), HULL, spot)
        )
        if view.wrecks[wreck]:
            lying = seen.get(wreck, ()) if view.lies_open else ()
            space = board[f"pile:{place}"]
            pieces += _lying(space, place, lying) if lying else [_pile(space, place, depth, view.wrecks[wreck])]
        if wreck in seen and view.seat is not None:
            mark = card_faces.eye(players[view.seat].colour)
            pieces.append(_lay(board[f"seen:{place}"], f"seen:{place}", mark, MARK, spot))
    return pieces


def _pile(space: Space, place: str, depth: int, cards: int) -> Piece:
    """The pile's lowest card lies on its space; the face begins a little to the left and above it."""
    face = card_faces.pile(depth, cards)
    x, y = space.x + face.w / 2 - card_faces.PILE_CARD[0], space.y + face.h / 2 - card_faces.PILE_CARD[1]
    return Piece(f"pile:{place}", face, "board", face.w, x, y, layer=CARDS, spot=f"wreck:{place}")


def _lying(space: Space, place: str, cards: Sequence[int]) -> list[Piece]:
    """A wreck's cards face up side by side: the last one where the pile would lie, the others over the hull."""
    pieces, spot = [], f"wreck:{place}"
    for left, card in enumerate(sorted(cards, key=card_faces.chest_order, reverse=True)):
        face = card_faces.small_card(card)
        x, y = space.x + face.w / 2 - left * card_faces.SMALL_STEP, space.y + face.h / 2
        id = f"lying:{place}:{left}" if left else f"pile:{place}"
        pieces.append(Piece(id, face, "board", face.w, x, y, layer=CARDS, spot=spot))
    return pieces[::-1]


def _ships(board: Board, view: View, players: Sequence[Player]) -> list[Piece]:
    """The ships, from the farthest to the nearest: no hull covers the sail below it.

    At night, and before a wreck is chosen, they lie in the roads, if the map has any.
    """
    neutral = view.neutral[view.half]
    sailing = [*enumerate(view.places), *([(view.seats, neutral)] if neutral >= 0 else [])]
    pieces = []
    docked: dict[int, int] = {}
    for seat, place in sailing:
        roads = place < 0 or (place == box.WRECK and (seat == view.seats or view.anchors[seat] < 0))
        if roads:
            name = f"roads:{seat + 1}"
        elif place == box.WRECK:
            name = names.wreck_place(view.seats, view.anchors[seat])
        else:
            docked[place] = docked.get(place, 0) + 1
            name = f"{box.PLACES[place]}:{docked[place]}"
        berth = board.spaces.get(f"ship:{name}")
        if berth is not None:
            pieces.append(_ship(berth, view, seat, players, roads))
    return sorted(pieces, key=lambda ship: ship.y)


def _ship(berth: Space, view: View, seat: int, players: Sequence[Player], roads: bool) -> Piece:
    """A ship at its berth; in the roads it is small, and no more than a picture."""
    if seat == view.seats:
        return replace(_lay(berth, "ship:neutral", card_faces.neutral_lugger(), SHIP), lanes=True, floats=not roads)
    face = card_faces.lugger(players[seat].colour, bool(berth.properties.get("flip", False)))
    mat = f"mat:{seat}"
    return replace(_lay(berth, f"ship:{seat}", face, SHIP, "" if roads else mat, mat), lanes=True, floats=not roads)


def diver_pieces(board: Board, view: View) -> list[Piece]:
    """Each team on its owner's mat; whoever takes part in the dive under way stands at the wreck."""
    pieces = []
    diving = view.visitor if view.phase in DIVING else -1
    for seat, team in enumerate(view.divers):
        for number, diver in enumerate(team):
            if diver is None:
                continue
            face = card_faces.diver(diver.hoses, diver.trident, diver.weight)
            piece = f"diver:{seat}:{number}"
            spot = f"diver:{number}" if seat == view.visitor else f"mat:{seat}"
            if seat == diving and view.able[number]:
                wreck = board[names.wreck_spot(view.seats, view.anchors[seat])]
                left = _left_of_pile(board, names.wreck_place(view.seats, view.anchors[seat]))
                x, y = wreck.centre[0] + left + DIVERS_APART * number, wreck.centre[1] + 4
                mood: Mood = "plain" if view.fresh[number] or view.diver == number else "dim"
                pieces.append(Piece(piece, face, "board", 50, x, y, layer=MARK, spot=spot, mood=mood))
            else:
                pieces.append(Piece(piece, face, f"mat:{seat}", 66, order=number, spot=spot))
    return pieces


def _left_of_pile(board: Board, place: str) -> float:
    """Where the first of a wreck's divers stands, from its middle: none of them on the pile, at whichever side."""
    return -62.0 if board[f"pile:{place}"].centre[0] > board[f"wreck:{place}"].centre[0] else 62.0 - 2 * DIVERS_APART


DIVERS_APART = 38.0
"""From one diver of a dive to the next, in map units."""


def mats(view: View, players: Sequence[Player]) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple(_mat(view, seat, players) for seat in range(view.seats))


def _mat(view: View, seat: int, players: Sequence[Player]) -> Mat:
    money = view.money[seat]
    counters: list[Counter] = [card_faces.counted_backs(depth, view.backs[seat][depth]) for depth in range(3)]
    if view.encounters:
        words = plural("{n} encounter card", "{n} encounter cards", view.held_counts[seat])
        counters.append(Counter(card_faces.encounter_back(), str(view.held_counts[seat]), words))
    planning = view.phase == "plan"
    return Mat(
        seat,
        caption(view, seat),
        _("hidden") if money is None else dollars(money),
        view.first == seat,
        seat in view.actors or view.visitor == seat,
        view.sealed[seat] if planning else None,
        (card_faces.no_diver(),) * box.MOST_DIVERS,
        tuple(counters),
    )


def caption(view: View, seat: int) -> str:
    """What everybody can see this seat doing."""
    if view.phase == "over":
        return _("ashore")
    if view.phase == "plan":
        return _("plan laid") if view.sealed[seat] else _("planning the day")
    if view.places[seat] not in (-1, box.WRECK):
        return names.at_place(view.places[seat])
    if view.anchors[seat] >= 0:
        return _("over the {ship}").format(ship=names.wreck_name(view.seats, view.anchors[seat]))
    waiting = seat == view.visitor or (seat - view.first) % view.seats >= view.turn
    return _("choosing a wreck") if view.placing and waiting else _("no wreck to search")
