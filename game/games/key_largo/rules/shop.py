"""7: the "Old Salt" equipment shop."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo.actions import BUY, LEAVE, Action, Buy
from game.games.key_largo.components import DISCOUNT, DISCOUNTER, ITEM_COST, ITEMS_A_VISIT, PEOPLE, SELLS, SHOP
from game.games.key_largo.events_ashore import Bought, NothingBought
from game.games.key_largo.kits import ITEM_KIT, ROOM
from game.games.key_largo.rules import encounters
from game.games.key_largo.rules.state import State, ask, may_hold, playable


def arrive(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    """7.1: up to two items. Who plainly can buy nothing is not asked."""
    state.bought = 0
    items = list_items(state, seat)
    if len(items) > 1 or not state.open_money or may_hold(state, seat, PEOPLE[SHOP]):
        ask(state, seat, "shop", items)
    elif tell:
        tell(NothingBought(seat, SHOP))


def offer(state: State, seat: Seat) -> None:
    """7.1: the visit goes on."""
    ask(state, seat, "shop", list_items(state, seat))


def allowed(state: State, seat: Seat, item: int) -> bool:
    """7.1: two items a visit; 12.21 to 12.23: and one more of the seller's kind; 12.24: or a third alike."""
    bought = state.bought
    number = (bought & 3) + (bought >> 2 & 3) + (bought >> 4)
    if number != ITEMS_A_VISIT:
        return number < ITEMS_A_VISIT
    played = state.played[seat]
    if played == DISCOUNTER:
        return bought >> 2 * item & 3 == ITEMS_A_VISIT
    sold = SELLS[played]
    return sold >= 0 and (item == sold or bought >> 2 * sold & 3 > 0)


def price(state: State, seat: Seat, item: int) -> int:
    """7.1: the price for this many ships; 12.24, 12.25."""
    played = state.played[seat]
    cost = ITEM_COST[item][played][state.ships[SHOP]]
    return cost - DISCOUNT if played == DISCOUNTER and state.bought >> 2 * item & 3 == ITEMS_A_VISIT else cost


def list_items(state: State, seat: Seat) -> list[Action]:
    """7.1 to 7.4: what is in stock, can be paid and finds a place on a diver."""
    listed: list[Action] = []
    one, two, three = state.divers[3 * seat : 3 * seat + 3]
    money, bought = state.money[seat], state.bought
    for item in range(3):
        if not state.items_left[item] or money < price(state, seat, item):
            continue
        if bought and not allowed(state, seat, item):
            continue
        room, buys = ROOM[item], BUY[item]
        if room[one]:
            listed.append(buys[0])
        if room[two]:
            listed.append(buys[1])
        if room[three]:
            listed.append(buys[2])
    if state.held[seat]:
        listed += playable(state, seat, encounters.at_shop(state, seat))
    listed.append(LEAVE)
    return listed


def buy_item(state: State, seat: Seat, action: Buy, _chance: Chance, tell: Tell | None) -> None:
    """7.2: pay, and the diver carries it from now on."""
    item = action.item
    cost = price(state, seat, item)
    state.money[seat] -= cost
    state.items_left[item] -= 1
    state.divers[3 * seat + action.diver] += ITEM_KIT[item]
    state.bought += 1 << 2 * item
    if tell:
        tell(Bought(seat, item, action.diver, cost, state.ships[SHOP]))
    offer(state, seat)
