"""Rules of thumb: what each action is worth in dollars, roughly, to somebody who knows only what that seat may know.

No function here looks at a card that is hidden from the seat: playouts would learn to hope for what nobody knows.
"""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo.bot.plans import weigh_plans
from game.games.key_largo.bot.worth import BOOTY, dives_left, hire_gain, item_gain
from game.games.key_largo.kits import HAS_TRIDENT, HOSES
from game.games.key_largo.knowledge.averages import (
    BEST_SALE,
    DIVE,
    LAST_DIVE,
    LAST_TREASURE,
    LOSS,
    MONSTERS,
    TREASURE,
    WORTH,
    draw,
)
from game.games.key_largo.rules.shop import price
from game.games.key_largo.rules.state import State

GOOD_TURN = 30.0
"""What it is worth to play an encounter card whose gain is hard to put into dollars."""

FIRST = 1000.0
"""For what is to be done before all else, because the rest gains by it."""

DISCARD = 5.0
"""What room for another encounter card is worth."""

WHIM = 16
"""Dollars by which two actions may differ and still be chosen either way."""

Weigh = Callable[[State, Seat, Sequence[do.Action]], list[float]]


def weigh(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What each of these actions is worth to this seat now, in dollars more than doing nothing."""
    return _WEIGH[state.phase](state, seat, legal)


def last_half_day(state: State) -> bool:
    """Whether nothing can be sold any more after this half-day."""
    return state.day == box.DAYS - 1 and state.half == 1


def _risk(state: State, wreck: int) -> float:
    """The chance that the next card of this wreck is a monster, for somebody who has not looked into it."""
    monsters = MONSTERS[box.WRECK_DEPTHS[state.seats][wreck]]
    if state.monsters >> wreck & 1:
        cards = len(state.wrecks[wreck])
        return (1 + (cards - 1) * monsters) / cards
    return monsters


def gift(state: State, seat: Seat, legal: Sequence[do.Action]) -> bool:
    """Whether a diver can go down where no monster can be: he brings up a treasure for nothing (4.4)."""
    if state.phase != "dive" or _risk(state, state.anchors[seat]):
        return False
    return any(isinstance(action, do.Dive) for action in legal)


def _next_card(state: State, seat: Seat, kit: int) -> float:
    """What one more card of the wreck in hand is worth to this diver."""
    wreck = state.anchors[seat]
    depth = box.WRECK_DEPTHS[state.seats][wreck]
    if last_half_day(state):
        return draw(kit, _risk(state, wreck), LAST_TREASURE[depth], 0)
    return draw(kit, _risk(state, wreck), TREASURE[depth], LOSS[kit])


def _armed(state: State, seat: Seat, diver: int) -> int:
    """The diver as he is with the trident that a mate in the same dive would lend him."""
    kits = state.divers
    kit = kits[3 * seat + diver]
    for mate in range(3):
        if state.able >> mate & 1:
            kit |= kits[3 * seat + mate] & HAS_TRIDENT
    return kit


def _anchor(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """The depth that suits the team; then the wreck with most cards and no monster that everybody knows of."""
    team = state.divers[3 * seat : 3 * seat + 3]
    yields = LAST_DIVE if last_half_day(state) else DIVE
    by_depth = [sum(yields[depth][kit] for kit in team) for depth in range(3)]
    depths = box.WRECK_DEPTHS[state.seats]
    worths = []
    for action in legal:
        assert isinstance(action, do.Anchor)
        depth = depths[action.wreck]
        cards = len(state.wrecks[action.wreck])
        divers = sum(1 for kit in team if kit and kit & HOSES >= depth)
        worth = by_depth[depth] * (min(1.0, cards / divers) - 0.02 * (box.CARDS_A_WRECK - cards))
        if state.monsters >> action.wreck & 1:
            worth *= 1 - 1 / (cards + 1)
        worths.append(worth)
    return worths


def _dive(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """The cheapest diver first; nobody when the monsters are likelier than the treasure is worth."""
    worths = []
    for action in legal:
        if isinstance(action, do.Dive):
            kit = _armed(state, seat, action.diver)
            worths.append(_next_card(state, seat, kit) - 0.1 * LOSS[state.divers[3 * seat + action.diver]])
        else:
            worths.append(_small_play(action))
    return worths


def _monster(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    loss = 0 if last_half_day(state) else LOSS[state.divers[3 * seat + state.diver]]
    worths = []
    for action in legal:
        if isinstance(action, do.UseTrident):
            spare = 1 if action.diver != state.diver else 0
            worths.append(loss + TREASURE[box.WRECK_DEPTHS[state.seats][state.anchors[seat]]] * 0.7 - spare)
        elif isinstance(action, do.Play):
            assert action.encounter == box.FREQUENT_VISITOR
            worths.append(max(GOOD_TURN, loss))
        else:
            worths.append(0.0)
    return worths


def _catch(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    worths = []
    for action in legal:
        if isinstance(action, do.DropWeight):
            worths.append(_next_card(state, seat, _armed(state, seat, state.diver)))
        elif not isinstance(action, do.Play):
            worths.append(0.0)
        elif action.encounter == box.HASTY_BUYER:
            worths.append(BEST_SALE[state.catch] - WORTH[state.catch] + DISCARD)
        else:
            assert action.encounter == box.AIDE
            worths.append(TREASURE[0] + DISCARD)
    return worths


def _last(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    worth = _next_card(state, seat, _armed(state, seat, state.last))
    return [worth if isinstance(action, do.Play) else 0.0 for action in legal]


def _sabotage(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    return [GOOD_TURN if isinstance(action, do.Play) else 0.0 for action in legal]


def _dolphins(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """The Large Family doubles today's pay."""
    family = do.PLAY[box.LARGE_FAMILY]
    return [box.DOLPHIN_PAY[state.day] if action == family else _small_play(action) for action in legal]


def _small_play(action: do.Action) -> float:
    return DISCARD if isinstance(action, do.Play) else 0.0


def _tavern(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    worths = []
    for action in legal:
        if isinstance(action, do.Hire):
            worths.append(hire_gain(state, seat) - box.DIVER_COST[state.played[seat]][state.ships[box.TAVERN]])
        elif isinstance(action, do.Thief):
            worths.append(_booty(state, action.victim) - box.THIEF_COST[state.played[seat]][state.ships[box.TAVERN]])
        elif isinstance(action, do.Play):
            worths.append(_tavern_play(state, seat, action.encounter))
        else:
            worths.append(0.0 if action == do.LEAVE else -WHIM)  # what drinks show is hard to put into dollars
    return worths


def _tavern_play(state: State, seat: Seat, encounter: int) -> float:
    """Cards that make a hire cheaper or better are worth it only with that hire, and are then played before it."""
    if encounter in (box.YOUNG_DIVER, box.EXPERT_DIVER):
        gain = max(0.0, hire_gain(state, seat) - box.YOUNG_DIVER_PRICE)
        return gain + 1 if state.money[seat] >= box.YOUNG_DIVER_PRICE else 0
    if encounter == box.YOUNG_THIEF:
        booty = max(_booty(state, victim) for victim in range(state.seats) if victim != seat)
        return max(0.0, booty - box.YOUNG_THIEF_PRICE) + 1 if state.money[seat] >= box.YOUNG_THIEF_PRICE else 0.0
    return DISCARD


def _booty(state: State, victim: Seat) -> float:
    """What the best back in this hand is worth to the thief."""
    hand = state.hands[victim]
    return BOOTY[box.DEPTH[hand[-1]]] if hand else 0.0


def _steal(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    return [TREASURE[action.depth] if isinstance(action, do.Take) else 0.0 for action in legal]


def _look(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """The fullest of the deepest wrecks that the team can reach."""
    reach = max((kit & HOSES for kit in state.divers[3 * seat : 3 * seat + 3]), default=0)
    depths = box.WRECK_DEPTHS[state.seats]
    worths = []
    for action in legal:
        assert isinstance(action, do.Look)
        depth = depths[action.wreck]
        worths.append((10.0 * depth if depth <= reach else 0.0) + len(state.wrecks[action.wreck]))
    return worths


def _shop(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    dives = dives_left(state)
    worths = []
    for action in legal:
        if isinstance(action, do.Buy):
            kit = state.divers[3 * seat + action.diver]
            worths.append(item_gain(action.item, kit, dives) - price(state, seat, action.item))
        elif isinstance(action, do.Play):
            worths.append(FIRST if action.encounter == box.BUDDY and state.ships[box.SHOP] > 1 else DISCARD)
        else:
            worths.append(0.0)
    return worths


def _market(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """All of the kind that gains most over its end value; where nothing gains, one small card, for the rule's sake."""
    column = min(state.ships[box.MARKET], 3) - 1
    gains = [box.SALE_PRICE[kind][column] - box.END_PRICE for kind in range(3)]
    if state.played[seat] == box.GOLDSMITH:
        gains[box.GOLD] = box.GOLDSMITH_PRICE - box.END_PRICE
    gain = [0.0, 0.0, 0.0]
    for card in state.hands[seat]:
        if box.KIND[card] <= box.GOLD:
            gain[box.KIND[card]] += gains[box.KIND[card]] * box.QUANTITY[card]
    need = 60.0 if state.money[seat] < 60 and dives_left(state) > 2 else 0.0
    worths = []
    for action in legal:
        if isinstance(action, do.Put):
            kind, quantity = box.KIND[action.card], box.QUANTITY[action.card]
            worthwhile = gains[kind] > 0 or last_half_day(state) or need
            worths.append(gain[kind] + quantity + need if worthwhile else -float(quantity))
        elif isinstance(action, do.CountAs):
            worths.append(gain[action.kind] + gains[action.kind])
        elif isinstance(action, do.Play):
            worths.append(_market_play(action.encounter, gain))
        else:
            worths.append(-0.5 if action == do.SELL else -1.0)
    return worths


def _market_play(encounter: int, gain: Sequence[float]) -> float:
    """Jewels keep their value without a jeweler, and a greenhorn asks for more thought; the others pay at once."""
    if encounter == box.GOLDSMITH:
        return FIRST if 2 * gain[box.GOLD] > max(gain) else -2.0
    return FIRST if encounter == box.TRAFFICKER else -2.0


def _extra(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """The trafficker buys the biggest cards first."""
    return [float(box.QUANTITY[action.card]) + 0.1 if isinstance(action, do.Put) else 0.0 for action in legal]


_WEIGH: dict[str, Weigh] = {
    "plan": weigh_plans,
    "anchor": _anchor,
    "dive": _dive,
    "sabotage": _sabotage,
    "monster": _monster,
    "catch": _catch,
    "last": _last,
    "dolphins": _dolphins,
    "tavern": _tavern,
    "steal": _steal,
    "look": _look,
    "shop": _shop,
    "market": _market,
    "extra": _extra,
}
