"""What a visit costs or brings, worked out from a View: the numbers on buttons, tiles and slips."""

from game.core.game import Seat
from game.games.key_largo import components as box
from game.games.key_largo.view import Diver, View


def column(view: View, place: int) -> int:
    """Which price column holds at the place now: 0, 1, 2 for one, two, three or more ships."""
    return min(max(view.ships[place], 1), 3) - 1


def team(view: View, seat: Seat) -> list[Diver]:
    """The divers this seat has."""
    return [diver for diver in view.divers[seat] if diver is not None]


def diver_price(view: View) -> int:
    """6.2: what a diver costs the visitor."""
    return box.DIVER_COST[view.played[view.visitor]][view.ships[box.TAVERN]]


def thief_price(view: View) -> int:
    """6.4: what a thief costs the visitor."""
    return box.THIEF_COST[view.played[view.visitor]][view.ships[box.TAVERN]]


def item_price(view: View, item: int) -> int:
    """7.1: what an item costs the visitor."""
    third = view.played[view.visitor] == box.DISCOUNTER and view.bought[item] == box.ITEMS_A_VISIT
    return box.ITEM_COST[item][view.played[view.visitor]][view.ships[box.SHOP]] - (box.DISCOUNT if third else 0)


def _affords(view: View, price: int) -> bool:
    """Whether the visitor can pay so much, as far as this view knows (10.4)."""
    money = view.money[view.visitor]
    return money is None or money >= price


def can_hire(view: View) -> bool:
    """6.2, 6.3: whether the visitor can plainly hire a diver."""
    room = len(team(view, view.visitor)) < box.MOST_DIVERS and view.divers_left > 0
    return not view.hired and room and _affords(view, diver_price(view))


def can_steal(view: View) -> bool:
    """6.4: whether the visitor can plainly send a thief."""
    others = any(sum(backs) for seat, backs in enumerate(view.backs) if seat != view.visitor)
    return not view.thieves and others and _affords(view, thief_price(view))


def can_drink(view: View) -> bool:
    """6.7, 6.8: whether the visitor can buy a round of drinks."""
    return not view.drinks and any(view.wrecks) and _affords(view, box.DRINKS_PRICE)


def can_buy(view: View) -> bool:
    """7.1, 7.3, 7.4: whether the visitor can plainly buy any item."""
    return any(
        view.items_left[item] and has_room(view, item) and _affords(view, item_price(view, item))
        for item in range(len(box.ITEMS))
    )


def has_room(view: View, item: int) -> bool:
    """7.3: whether a diver of the visitor has room for this item."""
    divers = team(view, view.visitor)
    if item == box.HOSE:
        return any(diver.hoses < box.MOST_OF_ITEM[box.HOSE] for diver in divers)
    return not all(diver.trident if item == box.TRIDENT else diver.weight for diver in divers)


def unit_price(view: View, kind: int) -> int:
    """8.2: what a unit of this kind brings the visitor at the market now."""
    if view.phase == "extra":
        return box.TRAFFICKER_PRICE
    return box.UNIT_PRICE[kind][view.played[view.visitor]][view.ships[box.MARKET]]


def card_price(view: View, card: int) -> int:
    """What this card of the visitor's would bring now; a jewel its face value."""
    if box.KIND[card] == box.JEWEL:
        return box.END_VALUE[card]
    mixed = view.phase == "extra" and view.played[view.visitor] == box.TRAFFICKER
    kind = box.KIND[card] if mixed or view.counts_as < 0 or card != view.changed else view.counts_as
    return box.QUANTITY[card] * unit_price(view, kind)


def basket_price(view: View) -> int:
    """8.2: what the basket brings."""
    return sum(card_price(view, card) for card in view.basket)


def end_value(cards: tuple[int, ...]) -> int:
    """9.2: what these cards bring at the end of the game."""
    return sum(box.END_VALUE[card] for card in cards)


def alike(view: View) -> bool:
    """4.3: whether all divers who can dive next carry the same, so that it does not matter which of them goes down."""
    team = view.divers[view.visitor]
    return len({diver for diver, fresh in zip(team, view.fresh, strict=True) if fresh}) == 1


def tridents(view: View) -> int:
    """4.8: how many tridents the divers of the dive under way carry."""
    team = zip(view.divers[view.visitor], view.able, strict=True)
    return sum(diver.trident for diver, able in team if diver is not None and able)


def can_drop(view: View) -> bool:
    """4.10: whether the diver who has found a treasure carries a weight and a card is left."""
    diver = view.divers[view.visitor][view.diver]
    return diver is not None and diver.weight and view.wrecks[view.anchors[view.visitor]] > 0
