"""The tray: the plan of the day, what a visit offers, the chest, and the people one has met."""

from collections.abc import Sequence

from game.core.faces import Face
from game.core.table import Mood, Offer, Piece, Tray
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.looks import card_faces
from game.games.key_largo.table.pieces import price_rows
from game.games.key_largo.view import View
from game.words import _

WARES = {
    "tavern": lambda: _("The tavern’s services"),
    "shop": lambda: _("In the shop"),
    "steal": lambda: _("The victim’s cards"),
}
"""What lies in the tray in these decisions, instead of the hand."""
CARD_WIDTH = 132
CHEST_WIDTH = 122


def trays(view: View, offers: Sequence[Offer]) -> tuple[Tray, ...]:
    """Which zones the tray has in this view; a public view has no private ones, and wares only for who can buy."""
    plans = Tray("plans", "", "slots", 2, places=(names.half_name(box.MORNING), names.half_name(box.AFTERNOON)))
    shown = [plans] if view.seat is not None else []
    if _open(view, offers):
        shown.append(Tray("offer", WARES[view.phase](), "row", open=view.seat is None, common=True))
    elif view.seat is not None:
        shown.append(Tray("offer", _("In hand"), "row", common=True))
    if view.seat is not None:
        picture = card_faces.icon_wide("chest" if view.hand else "chest_empty", 220, 190)
        shown.append(Tray("chest", _("Chest"), "fan", paper=True, picture=picture))
        if view.encounters:
            shown.append(Tray("encounters", _("People"), "row", 2, paper=True))
    return tuple(shown)


def _open(view: View, offers: Sequence[Offer]) -> bool:
    """Whether wares lie in the tray: whoever looks at this view visits, and others see the prices on the signs."""
    return view.phase in WARES and (bool(offers) or view.seat == view.visitor)


def tray_pieces(view: View, picked: tuple[str, ...], offers: Sequence[Offer]) -> list[Piece]:
    """What lies in the tray."""
    pieces = []
    if view.seat is not None:
        pieces += _plan_cards(view, picked, hand=not _open(view, offers))
        pieces += _chest(view, offers)
        pieces += _encounters(view, offers)
    if _open(view, offers):
        pieces += _backs(view) if view.phase == "steal" else _tiles(view, offers)
    return pieces


def action_face(place: int, day: int, thief: bool = True) -> Face:
    """An action card with today's numbers."""
    rows = tuple((icon, _numbers(prices)) for icon, prices in price_rows(place, thief))
    return card_faces.action(place, rows, box.DOLPHIN_PAY[day])


def _numbers(prices: tuple[int, int, int]) -> str:
    return str(prices[0]) if len(set(prices)) == 1 and prices[0] == box.DRINKS_PRICE else "·".join(map(str, prices))


def _plan_cards(view: View, picked: tuple[str, ...], hand: bool) -> list[Piece]:
    """The five action cards: those laid or just picked in their slots, the others in hand where that lies there."""
    laid = _laid(view, picked)
    pieces = []
    for place, name in enumerate(box.PLACES):
        face = action_face(place, view.day, view.thief)
        spot = f"card:{name}"
        if place in laid:
            pieces.append(Piece(spot, face, "plans", CARD_WIDTH, order=laid.index(place), spot=spot))
            if view.plan is None:  # the hand stays as it is while a choice is half made
                gap = card_faces.gap()
                pieces.append(Piece(f"gap:{name}", gap, "offer", CARD_WIDTH, order=place, spot=spot, mood="dim"))
        elif hand:
            mood: Mood = "plain" if view.phase == "plan" and view.plan is None else "dim"
            pieces.append(Piece(spot, face, "offer", CARD_WIDTH, order=place, spot=spot, mood=mood))
    return pieces


def _laid(view: View, picked: tuple[str, ...]) -> list[int]:
    if view.plan is not None:
        return list(view.plan)
    return [box.PLACES.index(spot.removeprefix("card:")) for spot in picked if spot.startswith("card:")]


def _chest(view: View, offers: Sequence[Offer]) -> list[Piece]:
    """The treasure cards, sorted by kind and size; those put up for sale are lifted."""
    basket = list(view.basket)
    may = {spot for offer in offers for spot in offer.path}
    selling = view.phase in ("market", "extra") and view.seat == view.visitor
    pieces = []
    copies: dict[int, int] = {}
    for order, card in enumerate(sorted(view.hand, key=card_faces.chest_order)):
        number = copies[card] = copies.get(card, 0) + 1
        spot = f"treasure:{card}"
        mood: Mood = "plain"
        if card in basket:
            basket.remove(card)
            mood = "chosen"
        elif card == view.catch and number == view.hand.count(card):
            mood = "new"
        elif selling and spot not in may:
            mood = "dim"
        face = card_faces.held_treasure(card)
        pieces.append(Piece(f"{spot}:{number}", face, "chest", CHEST_WIDTH, order=order, spot=spot, mood=mood))
    return pieces


def _encounters(view: View, offers: Sequence[Offer]) -> list[Piece]:
    may = {spot for offer in offers for spot in offer.path}
    pieces = []
    for order, encounter in enumerate(view.held):
        spot = f"encounter:{encounter}"
        mood: Mood = "lit" if spot in may else "plain"
        face = card_faces.encounter_card(encounter)
        pieces.append(Piece(spot, face, "encounters", CHEST_WIDTH, order=order, spot=spot, mood=mood))
    return pieces


def wares(view: View) -> list[tuple[str, Face]]:
    """What the tavern or the shop sells, by spot, at this half-day's price."""
    if view.phase not in ("tavern", "shop"):
        return []
    if view.phase == "tavern":
        tiles = [
            ("service:diver", "service_diver", _("Diver"), visit_costs.diver_price(view)),
            ("service:thief", "service_thief", _("Thief"), visit_costs.thief_price(view)),
            ("service:drinks", "service_drinks", _("Drinks"), box.DRINKS_PRICE),
        ]
        if not view.thief:
            del tiles[1]
    else:
        titles = {box.HOSE: _("Hose"), box.TRIDENT: _("Trident"), box.WEIGHT: _("Weight")}
        tiles = [
            (f"item:{box.ITEMS[item]}", f"item_{box.ITEMS[item]}", title, visit_costs.item_price(view, item))
            for item, title in titles.items()
        ]
    return [(spot, card_faces.tile(art, title, price)) for spot, art, title, price in tiles]


def _tiles(view: View, offers: Sequence[Offer]) -> list[Piece]:
    """The wares as they lie in the tray; what cannot be had is dim."""
    may = {offer.path[0] for offer in offers if offer.path}
    pieces = []
    for order, (spot, face) in enumerate(wares(view)):
        mood: Mood = "plain" if spot in may else "dim"
        pieces.append(Piece(spot, face, "offer", CARD_WIDTH, order=order, spot=spot, mood=mood))
    return pieces


def _backs(view: View) -> list[Piece]:
    """The victim's hand as the thief sees it: one back for each depth, with a number."""
    pieces = []
    for depth, number in enumerate(view.backs[view.victim]):
        if number:
            face, spot = card_faces.counted_back(depth, number), f"back:{depth}"
            pieces.append(Piece(spot, face, "offer", CARD_WIDTH, order=depth, spot=spot))
    return pieces
