"""11.3: which encounter cards could change anything if they were played now."""

from game.core.game import Seat
from game.games.key_largo import components as box
from game.games.key_largo.kits import SPACE
from game.games.key_largo.rules.state import State

_THREE = tuple((hoses, tridents, 3 - hoses - tridents) for hoses in range(4) for tridents in range(4 - hoses))
"""Every purchase of three items, as numbers of hoses, tridents and weights."""


def at_tavern(state: State, seat: Seat) -> int:
    """12.7 to 12.12: a bit for each card of the tavern; a price nobody can pay and a full team are no help."""
    encounters = 1 << box.TOURIST_TAVERN
    if state.open:
        encounters |= 1 << box.DRUNKARD
    divers, thieves = _divers(state, seat), _thieves(state, seat)
    money, ships = state.money[seat], state.ships[box.TAVERN]
    if divers and not state.hired:
        encounters |= (money >= box.YOUNG_DIVER_PRICE) << box.YOUNG_DIVER
        hose = state.items_left[box.HOSE] and money >= box.DIVER_COST[-1][ships]
        encounters |= bool(hose) << box.EXPERT_DIVER
    if thieves and not state.thieves:
        encounters |= (money >= box.YOUNG_THIEF_PRICE) << box.YOUNG_THIEF
    more = 2 - state.hired
    brothers = divers >= more and money >= more * box.DIVER_COST[-1][ships]
    more = 2 - state.thieves
    if brothers or (thieves >= more and money >= more * box.THIEF_COST[-1][ships]):
        encounters |= 1 << box.BROTHERS
    return encounters


def _divers(state: State, seat: Seat) -> int:
    """6.3: how many divers could still join the team, whatever they cost."""
    return min(state.divers[3 * seat : 3 * seat + 3].count(0), state.divers_left)


def _thieves(state: State, seat: Seat) -> int:
    """6.4: how many cards of others a thief could still take."""
    if not state.thief:
        return 0
    return sum([len(hand) for victim, hand in enumerate(state.hands) if victim != seat])


def at_shop(state: State, seat: Seat) -> int:
    """12.20 to 12.25: a bit for each card of the shop; a third item needs stock, room and money for three."""
    encounters = 1 << box.TOURIST_SHOP
    bought = (state.bought & 3, state.bought >> 2 & 3, state.bought >> 4)
    space = _space(state, seat)
    money, ships = state.money[seat], state.ships[box.SHOP]
    costs = [box.ITEM_COST[item][-1][ships] for item in range(3)]
    if sum(bought) < box.ITEMS_A_VISIT:
        for item in range(3):
            lowest = box.ITEM_COST[item][box.BUDDY][ships]
            if space[item] and lowest <= money and lowest < costs[item]:
                encounters |= 1 << box.BUDDY
    for three in _THREE:
        total = 0
        for item in range(3):
            more = three[item] - bought[item]
            if not 0 <= more <= space[item]:
                break
            total += more * costs[item]
        else:
            if box.ITEMS_A_VISIT + 1 in three and total - box.DISCOUNT <= money:
                encounters |= 1 << box.DISCOUNTER
            if total <= money:
                encounters |= _sellers(three)
    return encounters


def _space(state: State, seat: Seat) -> list[int]:
    """7.3, 7.4: how many of each item the shop has and the team could take."""
    one, two, three = state.divers[3 * seat : 3 * seat + 3]
    rooms = [each[one] + each[two] + each[three] for each in SPACE]
    return [min(rooms[item], state.items_left[item]) for item in range(3)]


def _sellers(three: tuple[int, int, int]) -> int:
    """12.21 to 12.23: the sellers of what is among these three."""
    encounters = 0
    for encounter in (box.HOSE_SELLER, box.TRIDENT_SELLER, box.WEIGHT_SELLER):
        encounters |= bool(three[box.SELLS[encounter]]) << encounter
    return encounters


def at_market(state: State, seat: Seat) -> int:
    """12.13 to 12.17, before the sale: the Goldsmith needs gold in it, the Jeweler comes when no sale is possible."""
    kinds = {box.KIND[card] for card in state.basket or state.hands[seat]}
    encounters = 1 << box.TOURIST_MARKET
    if box.GOLD in kinds:
        encounters |= 1 << box.GOLDSMITH
    if state.basket or not kinds:
        return encounters
    return encounters | 1 << (box.JEWELER if kinds == {box.JEWEL} else box.GREENHORN)
