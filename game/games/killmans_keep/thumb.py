"""Rules of thumb: what each action is worth in dollars, roughly, to somebody who knows only what that seat may know."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.artifacts import CAN
from game.games.killmans_keep.components import (
    BANK,
    BONUS,
    COIN_PURSE,
    COINS,
    CROWN_OF_GREED,
    DOUBLOON_PRICE,
    DOUBLOONS_TO_WIN,
    GOAL_FACE,
    GOALS,
    GREED,
    GUILD,
    GUILD_BADGE,
    HEART_OF_THE_KEEP,
    KEEP,
    KILLMANS_CLOAK,
    KILLMANS_KEY,
    KILLMANS_NOTE,
    KILLMANS_SEAL,
    MARKET,
    MONSTER_FACE,
    NEIGHBOURS,
    ROPE_AND_HOOK,
    SILVER_CROSSBOW,
    SPYGLASS,
    SPYGLASS_DISCOUNT,
    STARS,
    STRONGBOX,
    THROWING_KNIVES,
    TOLL,
    TRAIL_BOOTS,
    VALUE,
)
from game.games.killmans_keep.deals import weigh_answer, weigh_draft, weigh_trading
from game.games.killmans_keep.reactions import needed
from game.games.killmans_keep.state import State
from game.games.killmans_keep.worth import (
    ACTION,
    KEEPING,
    REWARD,
    fight_gain,
    goal_gain,
    goal_hope,
    keeping,
    win_chance,
)

DRAWING = 48.0
"""What a card from the Keep brings."""

EXCHANGING = 75.0
"""What it brings to change money into a Doubloon now and not later."""

WINNING = 5000.0

TAKING = 42.0
"""What a new goal is worth."""

DESPERATE = 4.0
"""A fight that nobody would choose is still better than nothing."""

NEXT_TURN = 0.5
"""How much the next turn's place counts beside this turn's actions."""

Weigh = Callable[[State, Seat, Sequence[act.Action]], list[float]]


def weigh(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """What each of these actions is worth to this seat now, in dollars more than doing nothing."""
    return WEIGH[state.phase](state, seat, legal)


def doubloon_gain(state: State, seat: Seat) -> float:
    """What a Doubloon is worth beside its price: everything, when it is the last."""
    return WINNING if state.doubloons[seat] == DOUBLOONS_TO_WIN - 1 else EXCHANGING


def deeds_at(state: State, seat: Seat, area: int) -> list[float]:
    """What the best actions in an area would bring, best first."""
    hand = state.hands[seat]
    if area == KEEP:
        if state.monster < 0:
            return [DRAWING, DRAWING]
        gain = max(DESPERATE, fight_gain(state, seat, state.monster, armed(state, seat)))
        return [gain, DRAWING * win_chance(state, state.monster, armed(state, seat))]
    if area == MARKET:
        sales = sorted([sale_gain(state, seat, card) for card in hand], reverse=True)[:2]
        return [gain for gain in sales if gain > 0]
    if area == GUILD:
        return [guild_gain(state, seat)]
    gains = []
    money = state.money[seat]
    last = state.doubloons[seat] == DOUBLOONS_TO_WIN - 1
    if HEART_OF_THE_KEEP in hand and money >= 100:
        gains.append(WINNING if last else 220.0)
        money -= 100
    if KILLMANS_SEAL in hand and money >= 150:
        gains.append(WINNING if last else 180.0)
        money -= 150
    while money >= DOUBLOON_PRICE and len(gains) < 2:
        gains.append(WINNING if last or state.doubloons[seat] + len(gains) >= 4 else EXCHANGING)
        money -= DOUBLOON_PRICE
    return gains


def armed(state: State, seat: Seat) -> int:
    """What the weapons in the hand would add."""
    return sum([BONUS[card] for card in state.hands[seat] if card in BONUS])


def sale_gain(state: State, seat: Seat, card: int) -> float:
    """What selling the card brings beyond keeping it."""
    gain = VALUE[card] - keeping(state, seat, card) + 0.04 * VALUE[card]
    goal = state.goals[seat]
    if goal >= 0 and GOALS[goal].need in ("sold", "six"):
        gain += REWARD[goal] / (4 if GOALS[goal].need == "sold" else 8)
    return gain


def guild_gain(state: State, seat: Seat) -> float:
    """What the best thing to do in the Guild brings."""
    if state.goals[seat] < 0:
        return TAKING
    gain = goal_gain(state, seat)
    return gain if gain >= 0 else 30.0 * (0.5 - goal_hope(state, seat))


def _place(state: State, seat: Seat, area: int) -> float:
    """What the next turn brings to somebody who begins it in this area: he may move first."""
    return max(sum(deeds_at(state, seat, near)[:2]) for near in (area, *NEIGHBOURS[area]))


def _moves(state: State, seat: Seat) -> dict[int, float]:
    """What it brings to go to each area now, beyond staying here."""
    here = state.area[seat]
    actions = state.actions
    if state.walked:
        actions -= 1
    stay = sum(deeds_at(state, seat, here)[: state.actions])
    if not state.walked:
        stay += NEXT_TURN * max(_place(state, seat, near) for near in (here, *NEIGHBOURS[here]))
    else:
        stay += NEXT_TURN * _place(state, seat, here)
    worths = {}
    for area in range(4):
        if area != here:
            worths[area] = sum(deeds_at(state, seat, area)[:actions]) + NEXT_TURN * _place(state, seat, area) - stay
    return worths


def _act(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """3: the turn: what is done here and now, and where else it would be better."""
    moves = _moves(state, seat)
    here = deeds_at(state, seat, state.area[seat])
    best = here[0] if here else 0.0
    worths = []
    for action in legal:
        if isinstance(action, act.Move):
            worths.append(moves[action.area] + (best if moves[action.area] > 0 and state.actions else 0.0))
        elif isinstance(action, act.Use):
            worths.append(_use_gain(state, seat, action.card, moves))
        elif isinstance(action, act.Draw | act.Fight | act.Selling):
            worths.append(best)
        else:
            worths.append(_SIMPLE[type(action)](state, seat))
    return worths


def _turn_in(state: State, seat: Seat) -> float:
    wins = state.doubloons[seat] + GOALS[state.goals[seat]].doubloons >= DOUBLOONS_TO_WIN
    return goal_gain(state, seat) + (WINNING if wins else 0.0)


def _swap_goal(state: State, seat: Seat) -> float:
    return 30.0 * (0.5 - goal_hope(state, seat))


def _buying(state: State, seat: Seat) -> float:
    return max([_purchase(state, seat, card) for card in set(state.market)])


_SIMPLE: dict[type, Callable[[State, Seat], float]] = {
    act.Exchange: lambda state, seat: doubloon_gain(state, seat) + ACTION,
    act.TakeGoal: lambda state, seat: TAKING,
    act.TurnIn: _turn_in,
    act.SwapGoal: _swap_goal,
    act.Trading: weigh_trading,
    act.Buying: _buying,
    act.Showing: lambda state, seat: -10.0,
    act.EndTurn: lambda state, seat: 0.0,
}
"""What those actions are worth that are the same everywhere."""


def _purchase(state: State, seat: Seat, card: int, discount: int = 0) -> float:
    """What buying the card brings: the goal that it completes, or a Heart in good time; else nothing."""
    price = VALUE[card] - discount
    if price > state.money[seat]:
        return -100.0
    gain = keeping(state, seat, card) - price - 0.2 * price
    goal = state.goals[seat]
    if goal >= 0:
        if GOALS[goal].need == "bought":
            gain += REWARD[goal] / 2
        elif goal_gain(state, seat) < 0 and completes(state, seat, card):
            gain += 0.8 * REWARD[goal]
    return gain


def completes(state: State, seat: Seat, card: int) -> bool:
    """Whether with this card the seat could turn its goal in."""
    hand = state.hands[seat]
    state.hands[seat] = tuple(sorted((*hand, card)))
    met = goal_gain(state, seat) >= 0
    state.hands[seat] = hand
    return met


def _use_gain(state: State, seat: Seat, card: int, moves: dict[int, float]) -> float:
    """What using an artifact as an action brings, less what it is worth in the hand."""
    kept = keeping(state, seat, card)
    gain = 0.0
    if card == COIN_PURSE:
        gain = COINS
    elif card in (HEART_OF_THE_KEEP, KILLMANS_SEAL):
        return doubloon_gain(state, seat) + 150.0
    elif card == ROPE_AND_HOOK:
        gain = 2 * DRAWING
    elif card == KILLMANS_KEY:
        gain = DRAWING + (25.0 if state.monster >= 0 else 0.0)
    elif card == TRAIL_BOOTS:
        gain = max(moves.values()) - 20.0
    elif card == GUILD_BADGE:
        gain = guild_gain(state, seat)
    elif card == CROWN_OF_GREED:
        richest = max([state.money[other] for other in range(state.seats) if other != seat])
        gain = min(GREED, richest) * 1.3
    elif card == SPYGLASS:
        gain = max([_purchase(state, seat, one, SPYGLASS_DISCOUNT) for one in set(state.market)])
    elif card == KILLMANS_NOTE:
        gain = 30.0
    elif card in CAN:
        gain = 22.0  # the others bring a little, now and then
    return gain - kept


def _fight(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """6.3: the roll as things stand, each weapon for what it adds, or away."""
    monster, bonus = state.monster, state.bonus
    worths = []
    for action in legal:
        if isinstance(action, act.Flee):
            worths.append(-ACTION * state.actions - 12.0)
        elif not isinstance(action, act.Use):
            worths.append(fight_gain(state, seat, monster, bonus))
        elif action.card == KILLMANS_CLOAK:
            worths.append(-KEEPING[action.card])
        elif action.card == SILVER_CROSSBOW:
            worths.append(fight_gain(state, seat, monster, 0, 1.0) - KEEPING[action.card])
        else:
            cost = 0.0 if action.card not in _USED_UP else KEEPING[action.card]
            worths.append(fight_gain(state, seat, monster, bonus + BONUS[action.card]) - cost + 0.1)
    return worths


_USED_UP = tuple(card for card in BONUS if STARS[card] < 3)


def _battle(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.5: turn a defeat, or a leader's victory."""
    short = needed(state)
    again = win_chance(state, state.monster, state.bonus)
    worths = []
    for action in legal:
        if not isinstance(action, act.Use):
            worths.append(0.0)
        elif action.card == THROWING_KNIVES:
            worths.append(100.0 if short == 1 else -50.0)
        elif seat == state.active:
            worths.append(again * 150.0 - ACTION - 15.0 if short > 0 else -100.0)
        else:
            harm = (1 - again) * 60.0 * _leads(state, state.active)
            worths.append(harm - 25.0 if short <= 0 else -100.0)
    return worths


def _leads(state: State, seat: Seat) -> float:
    """How much the others should mind this seat's luck: 1 for a clear leader, 0 for somebody behind."""
    wealth = [300 * state.doubloons[other] + state.money[other] for other in range(state.seats)]
    best = max([wealth[other] for other in range(state.seats) if other != seat])
    return min(1.0, max(0.0, 0.5 + (wealth[seat] - best) / 600))


def _haggled(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.4: only for the Silver Tongue, and against a sale that would make a Doubloon."""
    goal = state.goals[seat]
    tongue = seat == state.active and state.deal[0] and goal >= 0 and GOALS[goal].need == "six"
    worths = []
    for action in legal:
        if isinstance(action, act.SetDie):
            worths.append(100.0 if tongue and action.face == 6 else -50.0)
        elif isinstance(action, act.Use):
            worths.append(10.0 if tongue and state.die != 6 else -30.0)
        else:
            worths.append(0.0)
    return worths


def _moved(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.6: a toll from somebody on his way to a Doubloon."""
    mover = state.active
    to_the_bank = state.walk[1] == BANK and state.money[mover] >= DOUBLOON_PRICE
    gain = TOLL + 40.0 if to_the_bank else TOLL * 0.5
    return [gain - KEEPING[action.card] if isinstance(action, act.Use) else 0.0 for action in legal]


def _toll(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.10: pay for what is worth it."""
    worth = sum(deeds_at(state, seat, state.walk[1])[: state.actions]) - TOLL
    return [worth if isinstance(action, act.PayToll) else 20.0 for action in legal]


def _drew(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.7: a card that nobody has seen is rarely worth its price."""
    return [-30.0 if isinstance(action, act.Use) else 0.0 for action in legal]


def _always(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.5, 9.28: what spares a turn is used."""
    return [1.0 if isinstance(action, act.Use) else 0.0 for action in legal]


def _cheapest(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """The card that is missed least: shown, discarded, handed in, given."""
    worths = []
    for action in legal:
        card = getattr(action, "card", -1)
        if card < 0:
            worths.append(-200.0)
        elif card >= GOAL_FACE:
            worths.append(-90.0)
        else:
            worths.append(-keeping(state, seat, card) - 10.0 * (card == STRONGBOX))
    return worths


def _dearest(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.4, 9.13, 9.23: the card that is worth most, less its price where it has one."""
    bought = state.ability == SPYGLASS
    return [
        _purchase(state, seat, action.card, SPYGLASS_DISCOUNT) if bought else KEEPING[action.card]
        for action in legal
        if isinstance(action, act.Take)
    ]


def _buy(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [_purchase(state, seat, action.card) for action in legal if isinstance(action, act.Buy)]


def _sell(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [sale_gain(state, seat, action.card) for action in legal if isinstance(action, act.Sell)]


def _price(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """5.4: haggle for a goal, or when a little more makes a Doubloon."""
    selling, card = state.deal[:2]
    goal = state.goals[seat]
    short = DOUBLOON_PRICE - (state.money[seat] + VALUE[card]) % DOUBLOON_PRICE
    eager = selling and ((goal >= 0 and GOALS[goal].need == "six") or short == 25)
    return [20.0 * eager - 5.0 if isinstance(action, act.Haggle) else 0.0 for action in legal]


def _shown(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.14, 9.26: to show a card for money is always right."""
    return [1.0 if isinstance(action, act.Show) else 0.0 for action in legal]


def _target(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.8, 9.9, 9.11: the richest, or the best card shown."""
    worths = []
    for action in legal:
        assert isinstance(action, act.Target)
        shown = state.display[action.seat]
        if state.ability == CROWN_OF_GREED:
            worths.append(min(GREED, state.money[action.seat]) + 50.0 * _leads(state, action.seat))
        else:
            worths.append(float(VALUE[shown]))
    return worths


def _walk(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    moves = _moves(state, seat)
    return [moves[action.area] for action in legal if isinstance(action, act.Move)]


def _badge(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [
        goal_gain(state, seat)
        if isinstance(action, act.TurnIn)
        else TAKING
        if isinstance(action, act.TakeGoal)
        else 5.0
        for action in legal
    ]


def _order(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.2: the better card on top, for who may draw it."""
    worths = [-60.0 if card >= MONSTER_FACE else KEEPING[card] for card, _seen in state.top[:2]]
    sign = 1.0 if state.area[seat] == KEEP and state.actions else -1.0
    return [sign * worths[1 if isinstance(action, act.Order) and action.swap else 0] for action in legal]


def _clear(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [float(VALUE[action.card]) for action in legal if isinstance(action, act.Clear)]


WEIGH: dict[str, Weigh] = {
    "display": _cheapest,
    "act": _act,
    "show": _cheapest,
    "buy": _buy,
    "sell": _sell,
    "gem": _shown,
    "price": _price,
    "target": _target,
    "swap": _cheapest,
    "take": _dearest,
    "walk": _walk,
    "seal": _shown,
    "badge": _badge,
    "goal": _cheapest,
    "partner": weigh_draft,
    "draft": weigh_draft,
    "ask": weigh_draft,
    "order": _order,
    "fight": _fight,
    "haggled": _haggled,
    "battle": _battle,
    "lost": _always,
    "moved": _moved,
    "toll": _toll,
    "drew": _drew,
    "rations": _always,
    "discard": _cheapest,
    "clear": _clear,
    "answer": weigh_answer,
}
"""By phase, which are those of the View."""
