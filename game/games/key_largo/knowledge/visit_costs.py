"""What a visit costs or brings, worked out from a View: the numbers on buttons, tiles and slips."""

from game.games.key_largo.components import (
    BUDDY,
    DISCOUNT,
    DISCOUNTER,
    DIVER_PRICE,
    END_VALUE,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_PRICE,
    ITEM_PRICE,
    ITEMS_A_VISIT,
    JEWEL,
    KIND,
    MARKET,
    QUANTITY,
    SALE_PRICE,
    SHOP,
    TAVERN,
    THIEF_PRICE,
    TRAFFICKER,
    TRAFFICKER_PRICE,
    YOUNG_DIVER,
    YOUNG_DIVER_PRICE,
    YOUNG_THIEF,
    YOUNG_THIEF_PRICE,
)
from game.games.key_largo.view import View


def column(view: View, place: int) -> int:
    """Which price column holds at the place now: 0, 1, 2 for one, two, three or more ships."""
    return min(max(view.ships[place], 1), 3) - 1


def diver_price(view: View) -> int:
    """6.2: what a diver costs the visitor."""
    return YOUNG_DIVER_PRICE if view.played[view.visitor] == YOUNG_DIVER else DIVER_PRICE[column(view, TAVERN)]


def thief_price(view: View) -> int:
    """6.4: what a thief costs the visitor."""
    return YOUNG_THIEF_PRICE if view.played[view.visitor] == YOUNG_THIEF else THIEF_PRICE[column(view, TAVERN)]


def item_price(view: View, item: int) -> int:
    """7.1: what an item costs the visitor."""
    if view.played[view.visitor] == BUDDY:
        return min(ITEM_PRICE[item])
    third = view.played[view.visitor] == DISCOUNTER and view.bought[item] == ITEMS_A_VISIT
    return ITEM_PRICE[item][column(view, SHOP)] - (DISCOUNT if third else 0)


def unit_price(view: View, kind: int) -> int:
    """8.2: what a unit of this kind brings the visitor at the market now."""
    if view.phase == "extra":
        return TRAFFICKER_PRICE
    if kind == GOLD and view.played[view.visitor] == GOLDSMITH:
        return GOLDSMITH_PRICE
    return SALE_PRICE[kind][column(view, MARKET)]


def card_price(view: View, card: int) -> int:
    """What this card of the visitor's would bring now; a jewel its face value."""
    if KIND[card] == JEWEL:
        return END_VALUE[card]
    mixed = view.phase == "extra" and view.played[view.visitor] == TRAFFICKER
    kind = KIND[card] if mixed or view.counts_as < 0 or card != view.changed else view.counts_as
    return QUANTITY[card] * unit_price(view, kind)


def basket_price(view: View) -> int:
    """8.2: what the basket brings."""
    return sum(card_price(view, card) for card in view.basket)


def end_value(cards: tuple[int, ...]) -> int:
    """9.2: what these cards bring at the end of the game."""
    return sum(END_VALUE[card] for card in cards)


def tridents(view: View) -> int:
    """4.8: how many tridents the divers of the dive under way carry."""
    team = zip(view.divers[view.visitor], view.able, strict=True)
    return sum(diver.trident for diver, able in team if diver is not None and able)


def can_drop(view: View) -> bool:
    """4.10: whether the diver who has found a treasure carries a weight and a card is left."""
    diver = view.divers[view.visitor][view.diver]
    return diver is not None and diver.weight and view.wrecks[view.anchors[view.visitor]] > 0
