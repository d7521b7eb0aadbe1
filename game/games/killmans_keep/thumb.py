"""Rules of thumb: what each action is worth in dollars, roughly, to somebody who knows only what that seat may know."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import answers
from game.games.killmans_keep.components import (
    BONUS,
    CROWN_OF_GREED,
    DOUBLOON_PRICE,
    DOUBLOONS_TO_WIN,
    GOAL_FACE,
    GOALS,
    GREED,
    KEEP,
    KILLMANS_CLOAK,
    MONSTER_FACE,
    SILVER_CROSSBOW,
    SPYGLASS,
    SPYGLASS_DISCOUNT,
    STARS,
    STRONGBOX,
    VALUE,
)
from game.games.killmans_keep.deals import weigh_answer, weigh_draft, weigh_trading
from game.games.killmans_keep.plans import (
    TAKING,
    WINNING,
    challenge_gain,
    deeds_at,
    doubloon_gain,
    moves_gain,
    purchase,
    sale_gain,
    use_gain,
)
from game.games.killmans_keep.state import State
from game.games.killmans_keep.worth import (
    ACTION,
    KEEPING,
    fight_gain,
    goal_gain,
    goal_hope,
    keeping,
)

Weigh = Callable[[State, Seat, Sequence[act.Action]], list[float]]


def weigh(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """What each of these actions is worth to this seat now, in dollars more than doing nothing."""
    return WEIGH[state.phase](state, seat, legal)


def _act(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """3: the turn: what is done here and now, and where else it would be better."""
    moves = moves_gain(state, seat)
    here = deeds_at(state, seat, state.area[seat])
    best = here[0] if here else 0.0
    worths = []
    for action in legal:
        if isinstance(action, act.Move):
            worths.append(moves[action.area] + (best if moves[action.area] > 0 and state.actions else 0.0))
        elif isinstance(action, act.Use):
            worths.append(use_gain(state, seat, action.card, moves))
        elif isinstance(action, act.Draw | act.Selling):
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
    return max([purchase(state, seat, card) for card in set(state.market)])


_SIMPLE: dict[type, Callable[[State, Seat], float]] = {
    act.Exchange: lambda state, seat: doubloon_gain(state, seat) + ACTION,
    act.Fight: challenge_gain,
    act.TakeGoal: lambda state, seat: TAKING,
    act.TurnIn: _turn_in,
    act.SwapGoal: _swap_goal,
    act.Trading: weigh_trading,
    act.Buying: _buying,
    act.Showing: lambda state, seat: -10.0,
    act.EndTurn: lambda state, seat: 0.0,
}
"""What those actions are worth that are the same everywhere."""


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
        purchase(state, seat, action.card, SPYGLASS_DISCOUNT) if bought else KEEPING[action.card]
        for action in legal
        if isinstance(action, act.Take)
    ]


def _buy(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [purchase(state, seat, action.card) for action in legal if isinstance(action, act.Buy)]


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
            worths.append(min(GREED, state.money[action.seat]) + 50.0 * answers.leads(state, action.seat))
        else:
            worths.append(float(VALUE[shown]))
    return worths


def _walk(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    moves = moves_gain(state, seat)
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
    "haggled": answers.weigh_haggled,
    "battle": answers.weigh_battle,
    "lost": answers.weigh_always,
    "moved": answers.weigh_moved,
    "toll": answers.weigh_toll,
    "drew": answers.weigh_drew,
    "rations": answers.weigh_always,
    "discard": _cheapest,
    "clear": _clear,
    "answer": weigh_answer,
}
"""By phase, which are those of the View."""
