"""Rules of thumb for the day's plan: what each place is worth, and which pairs belong together."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.key_largo.actions import Action, Plan
from game.games.key_largo.components import (
    DAYS,
    DEPTH,
    DIVER_PRICE,
    DOLPHIN_PAY,
    DOLPHINS,
    END_PRICE,
    GOLD,
    ITEM_PRICE,
    KIND,
    MARKET,
    MOST_DIVERS,
    QUANTITY,
    SHOP,
    TAVERN,
    THIEF_PRICE,
    WRECK,
    WRECK_DEPTHS,
)
from game.games.key_largo.state import DIVER, ITEM_KIT, State
from game.games.key_largo.worth import (
    BOOTY,
    DIVE,
    LAST_DIVE,
    USUAL_PRICE,
    dives_left,
    hire_gain,
    item_gain,
)

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


def weigh_plans(state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """What each pair of places is worth to this seat today."""
    money = state.money[seat]
    last = state.day == DAYS - 1
    now, later = DIVING * _dive(state, seat, False), DIVING * _dive(state, seat, last)
    takings, sale, need = _sale(state, seat)
    trip = DOLPHIN_PAY[state.day] + (ENCOUNTER if state.encounters and not last else 0.0)
    shop, better = _shop(state, seat, money)
    tavern = _tavern(state, seat, money)
    morning = [now, trip, tavern, shop, sale]
    afternoon = [later, trip, tavern, shop, sale]
    worths = []
    for plan in legal:
        assert isinstance(plan, Plan)
        first, second = plan.morning, plan.afternoon
        worth = morning[first] + afternoon[second]
        if second == MARKET and first == WRECK:
            worth += now * (0.3 if last else FOLLOW_UP)
        elif second == WRECK and first == SHOP:
            worth += better
        elif second == SHOP and first in (DOLPHINS, MARKET):
            income = trip if first == DOLPHINS else takings
            worth += _shop(state, seat, money + income)[0] - shop
        elif second == TAVERN and first in (DOLPHINS, MARKET):
            income = trip if first == DOLPHINS else takings
            worth += _tavern(state, seat, money + income) - tavern
        worths.append(worth + need * (first == MARKET))
    return worths


def _dive(state: State, seat: Seat, last: bool) -> float:
    """What a dive brings the team at the depth that suits it best, among the wrecks with cards in them."""
    yields = LAST_DIVE if last else DIVE
    one, two, three = state.divers[3 * seat : 3 * seat + 3]
    depths = WRECK_DEPTHS[state.seats]
    best = 0.0
    for depth in range(3):
        if state.open >> depths.index(depth) & (1 << depths.count(depth)) - 1:
            by_depth = yields[depth]
            best = max(best, by_depth[one] + by_depth[two] + by_depth[three])
    return best


def _sale(state: State, seat: Seat) -> tuple[float, float, float]:
    """What the best sale would bring; what of it is gain; and what its money is worth this morning to a poor seat."""
    units = [0, 0, 0]
    for card in state.hands[seat]:
        if KIND[card] <= GOLD:
            units[KIND[card]] += QUANTITY[card]
    gains = [units[kind] * (USUAL_PRICE[kind] - END_PRICE) for kind in range(3)]
    best = max(range(3), key=gains.__getitem__)
    left = 2 * (DAYS - state.day)
    sales = sum(1 for gain in gains if gain > 25)
    haste = min(1.2, SELLING + HASTE * sales / left)
    takings = units[best] * USUAL_PRICE[best]
    need = POVERTY * min(takings, 100) if state.money[seat] < 60 and left > 4 else 0.0
    return takings, gains[best] * haste, need


def _shop(state: State, seat: Seat, money: float) -> tuple[float, float]:
    """The gain of the best two items this money buys; and how much better a dive in the afternoon gets by them."""
    team = list(state.divers[3 * seat : 3 * seat + 3])
    dives = dives_left(state) - 0.5
    total = better = 0.0
    for _purchase in range(2):
        best, bought = 0.0, (0, 0)
        for diver, kit in enumerate(team):
            if kit < DIVER:
                continue
            for item in range(3):
                price = _price(ITEM_PRICE[item])
                gain = item_gain(item, kit, dives) - price
                if gain > best and money >= price and state.items_left[item]:
                    best, bought = gain, (item, diver)
        if not best:
            break
        item, diver = bought
        better += item_gain(item, team[diver], 1.0) * 0.5
        team[diver] += ITEM_KIT[item]
        money -= _price(ITEM_PRICE[item])
        total += best
    return INVESTING * total, better


def _price(prices: Sequence[int]) -> float:
    """What this usually costs."""
    return prices[0] + CROWDED * (prices[1] - prices[0])


def _tavern(state: State, seat: Seat, money: float) -> float:
    """The gain of a diver and a thief, as far as this money goes."""
    total = 0.0
    divers = sum(1 for kit in state.divers[3 * seat : 3 * seat + 3] if kit)
    price = _price(DIVER_PRICE)
    if divers < MOST_DIVERS and state.divers_left and money >= price:
        gain = hire_gain(state, seat) - price
        if gain > 0:
            total += INVESTING * gain
            money -= price
    price = _price(THIEF_PRICE)
    if state.thief and money >= price:
        booty = max(
            (BOOTY[DEPTH[hand[-1]]] for rival, hand in enumerate(state.hands) if hand and rival != seat), default=0.0
        )
        total += max(0.0, booty - price)
    return total
