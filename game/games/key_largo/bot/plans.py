"""Rules of thumb for the day's plan: what each place is worth, and which pairs belong together."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.game import Seat
from game.games.key_largo import components as box
from game.games.key_largo.actions import PLANS, Action, Plan
from game.games.key_largo.bot.worth import BOOTY, DIVES_A_HALF_DAY, half_days_left, hire_gain, item_gain
from game.games.key_largo.kits import DIVER, ITEM_KIT
from game.games.key_largo.knowledge.averages import DIVE, LAST_DIVE, USUAL_PRICE
from game.games.key_largo.rules.state import State

CROWDED = 0.4
"""How often another ship is at the same place when something is bought."""

DIVING = 0.9
INVESTING = 0.55
"""How much of what a dive or a purchase brings on average is left after all that can come between."""

ENCOUNTER = 15.0
"""What a tourist met on a dolphin trip is worth."""

SELLING = 0.8
HASTE = 1.6
"""The share of a sale's gain that one gets by selling at once rather than later; more as the days run out."""

POVERTY = 0.4
"""What a dollar this morning is worth beside its face to a seat that can buy nothing."""

FOLLOW_UP = 0.2
"""What part of a morning's catch is gained by being at the market in the afternoon."""


RICH = 200
"""More money than this buys nothing more in one visit."""


def weigh_plans(state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """What each pair of places is worth to this seat today."""
    money = state.money[seat]
    last = state.day == box.DAYS - 1
    one, two, three = state.divers[3 * seat : 3 * seat + 3]
    waters = _waters(state)
    now = DIVING * _dive(one, two, three, waters, False)
    later = DIVING * _dive(one, two, three, waters, True) if last else now
    takings, sale, need = _sale(state, seat)
    trip = box.DOLPHIN_PAY[state.day] + (ENCOUNTER if state.encounters and not last else 0.0)
    hoses, tridents, weights = state.items_left
    stock = (hoses > 0, tridents > 0, weights > 0)
    left = half_days_left(state)
    team = (one, two, three)
    shop, better = _shop(team, min(money, RICH), left, stock)
    booty = _booty(state, seat)
    tavern = _tavern(state, seat, money, booty)
    morning = (now, trip, tavern, shop, sale + need)
    afternoon = (later, trip, tavern, shop, sale)
    worths = [morning[first] + afternoon[second] for first, second in _PAIRS]
    worths[_WRECK_MARKET] += now * (0.3 if last else FOLLOW_UP)
    worths[_SHOP_WRECK] += better
    for income, to_shop, to_tavern in (
        (trip, _DOLPHINS_SHOP, _DOLPHINS_TAVERN),
        (takings, _MARKET_SHOP, _MARKET_TAVERN),
    ):
        if income:
            worths[to_shop] += _shop(team, min(money + int(income), RICH), left, stock)[0] - shop
            worths[to_tavern] += _tavern(state, seat, money + income, booty) - tavern
    if legal == PLANS:
        return worths
    return [worths[_number(plan.morning, plan.afternoon)] for plan in legal if isinstance(plan, Plan)]


def idle_plans(state: State, seat: Seat, plans: Sequence[Action]) -> list[bool]:
    """Whether each of these plans goes where this seat can surely do nothing.

    That is to a wreck or the shop without a diver, and to the market without a treasure to sell (4.1, 7.1, 8.1). Who
    holds an encounter card, or may meet somebody before, can do something everywhere.
    """
    if state.held[seat]:
        return [False] * len(plans)
    team = any(state.divers[3 * seat : 3 * seat + box.MOST_DIVERS])
    goods = any(box.KIND[card] <= box.GOLD for card in state.hands[seat])
    able = (team, True, True, team, goods)
    helps = [box.TAVERN, *[box.WRECK] * team, *[box.DOLPHINS] * state.encounters]
    return [
        isinstance(plan, Plan) and not (able[plan.morning] and (able[plan.afternoon] or plan.morning in helps))
        for plan in plans
    ]


_PAIRS = tuple((plan.morning, plan.afternoon) for plan in PLANS)


def _number(morning: int, afternoon: int) -> int:
    """The number of this plan among `PLANS`."""
    return 4 * morning + afternoon - (afternoon > morning)


_WRECK_MARKET, _SHOP_WRECK = _number(box.WRECK, box.MARKET), _number(box.SHOP, box.WRECK)
_DOLPHINS_SHOP, _DOLPHINS_TAVERN = _number(box.DOLPHINS, box.SHOP), _number(box.DOLPHINS, box.TAVERN)
_MARKET_SHOP, _MARKET_TAVERN = _number(box.MARKET, box.SHOP), _number(box.MARKET, box.TAVERN)


def _waters(state: State) -> int:
    """A bit for each depth at which there are wrecks with cards in them."""
    shallow, mid, deep = _OF_DEPTH[state.seats]
    return (state.open & shallow > 0) + 2 * (state.open & mid > 0) + 4 * (state.open & deep > 0)


_OF_DEPTH = {
    seats: tuple(sum(1 << wreck for wreck, deep in enumerate(depths) if deep == depth) for depth in range(3))
    for seats, depths in box.WRECK_DEPTHS.items()
}
"""By number of seats and depth: a bit for each wreck."""


@lru_cache(maxsize=1 << 15)
def _dive(one: int, two: int, three: int, waters: int, last: bool) -> float:
    """What a dive brings the team at the depth that suits it best, among the wrecks with cards in them."""
    yields = LAST_DIVE if last else DIVE
    best = 0.0
    for depth in range(3):
        if waters >> depth & 1:
            by_depth = yields[depth]
            best = max(best, by_depth[one] + by_depth[two] + by_depth[three])
    return best


def _sale(state: State, seat: Seat) -> tuple[float, float, float]:
    """What the best sale would bring; what of it is gain; and what its money is worth this morning to a poor seat."""
    units = [0, 0, 0]
    for card in state.hands[seat]:
        if box.KIND[card] <= box.GOLD:
            units[box.KIND[card]] += box.QUANTITY[card]
    gains = [units[kind] * (USUAL_PRICE[kind] - box.END_PRICE) for kind in range(3)]
    best = max(range(3), key=gains.__getitem__)
    left = 2 * (box.DAYS - state.day)
    sales = sum([gain > 25 for gain in gains])
    haste = min(1.2, SELLING + HASTE * sales / left)
    takings = units[best] * USUAL_PRICE[best]
    need = POVERTY * min(takings, 100) if state.money[seat] < 60 and left > 4 else 0.0
    return takings, gains[best] * haste, need


@lru_cache(maxsize=1 << 16)
def _shop(team: tuple[int, int, int], money: float, left: int, stock: tuple[bool, bool, bool]) -> tuple[float, float]:
    """The gain of the best two items this money buys; and how much better a dive in the afternoon gets by them."""
    kits = list(team)
    dives = DIVES_A_HALF_DAY * left - 0.5
    total = better = 0.0
    for _purchase in range(2):
        best, bought = 0.0, (0, 0)
        for diver, kit in enumerate(kits):
            if kit < DIVER:
                continue
            for item in range(3):
                price = _price(box.ITEM_PRICE[item])
                gain = item_gain(item, kit, dives) - price
                if gain > best and money >= price and stock[item]:
                    best, bought = gain, (item, diver)
        if not best:
            break
        item, diver = bought
        better += item_gain(item, kits[diver], 1.0) * 0.5
        kits[diver] += ITEM_KIT[item]
        money -= _price(box.ITEM_PRICE[item])
        total += best
    return INVESTING * total, better


def _price(prices: Sequence[int]) -> float:
    """What this usually costs."""
    return prices[0] + CROWDED * (prices[1] - prices[0])


_DIVER_PRICE, _THIEF_PRICE = _price(box.DIVER_PRICE), _price(box.THIEF_PRICE)


def _booty(state: State, seat: Seat) -> float:
    """What the best back in a rival's hand is worth to a thief's employer; 0 without thieves."""
    best = 0.0
    if state.thief:
        for rival, hand in enumerate(state.hands):
            if hand and rival != seat and BOOTY[box.DEPTH[hand[-1]]] > best:
                best = BOOTY[box.DEPTH[hand[-1]]]
    return best


def _tavern(state: State, seat: Seat, money: float, booty: float) -> float:
    """The gain of a diver and a thief, as far as this money goes."""
    total = 0.0
    if money >= _DIVER_PRICE and state.divers_left and 0 in state.divers[3 * seat : 3 * seat + box.MOST_DIVERS]:
        gain = hire_gain(state, seat) - _DIVER_PRICE
        if gain > 0:
            total += INVESTING * gain
            money -= _DIVER_PRICE
    if money >= _THIEF_PRICE and booty > _THIEF_PRICE:
        total += booty - _THIEF_PRICE
    return total
