"""Rules of thumb: what each action is worth in dollars, roughly, to somebody who knows only what that seat may know."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.bot import reactions
from game.games.killmans_keep.bot.artifacts import purchase, weigh_takes, weigh_targets
from game.games.killmans_keep.bot.plans import TAKING, UNBLOCKING, Tour, sale_gain
from game.games.killmans_keep.bot.trading import weigh_answer, weigh_draft
from game.games.killmans_keep.bot.turn import weigh_act
from game.games.killmans_keep.bot.worth import ACTION, KEEPING, fight_gain, goal_gain, keeping
from game.games.killmans_keep.rules.state import State

Weigh = Callable[[State, Seat, Sequence[act.Action]], list[float]]


def weigh(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """What each of these actions is worth to this seat now, in dollars more than doing nothing."""
    return WEIGH[state.phase](state, seat, legal)


def weigh_hastily(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """The same to somebody who does not think of his next turn."""
    if state.phase == "act":
        return weigh_act(state, seat, legal, 0.0)
    return weigh(state, seat, legal)


def _fight(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """6.3: the roll as things stand, each weapon for what it adds, or away."""
    monster, bonus = state.monster, state.bonus
    worths = []
    for action in legal:
        if isinstance(action, act.Flee):
            worths.append(-ACTION * state.actions - 12.0)
        elif not isinstance(action, act.Use):
            worths.append(fight_gain(state, seat, monster, bonus))
        elif box.ARTIFACTS[action.card].slips:
            worths.append(UNBLOCKING - KEEPING[action.card])
        elif box.ARTIFACTS[action.card].beats:
            worths.append(fight_gain(state, seat, monster, 0, 1.0) - KEEPING[action.card])
        else:
            cost = 0.0 if action.card not in _USED_UP else KEEPING[action.card]
            worths.append(fight_gain(state, seat, monster, bonus + box.BONUS[action.card]) - cost + 0.1)
    return worths


_USED_UP = tuple(card for card in box.BONUS if box.STARS[card] < 3)


def _cheapest(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """The card that is missed least: shown, discarded, handed in, given."""
    worths = []
    for action in legal:
        card = getattr(action, "card", -1)
        if card < 0:
            worths.append(-200.0)
        elif card >= box.GOAL_FACE:
            worths.append(-90.0)
        else:
            guards = card < box.MONSTER_FACE and box.ARTIFACTS[card].guards
            worths.append(-keeping(state, seat, card) - 10.0 * guards)
    return worths


def _buy(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [purchase(state, seat, action.card) for action in legal if isinstance(action, act.Buy)]


def _sell(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [sale_gain(state, seat, action.card) for action in legal if isinstance(action, act.Sell)]


def _price(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """5.4: haggle for a goal, or when a little more makes a Doubloon."""
    selling, card = state.deal[:2]
    goal = state.goals[seat]
    short = box.DOUBLOON_PRICE - (state.money[seat] + box.VALUE[card]) % box.DOUBLOON_PRICE
    eager = selling and ((goal >= 0 and box.GOALS[goal].need == "six") or short == 25)
    return [20.0 * eager - 5.0 if isinstance(action, act.Haggle) else 0.0 for action in legal]


def _shown(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.14, 9.26: to show a card for money is always right."""
    return [box.GARNET_GAIN if isinstance(action, act.Show) else 0.0 for action in legal]


def _walk(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    tour = Tour(state, seat)
    return [tour.best(action.area, state.actions - 1, state.walked) for action in legal if isinstance(action, act.Move)]


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
    worths = [-60.0 if card >= box.MONSTER_FACE else KEEPING[card] for card, _seen in state.top[:2]]
    sign = 1.0 if state.area[seat] == box.KEEP and state.actions else -1.0
    return [sign * worths[1 if isinstance(action, act.Order) and action.swap else 0] for action in legal]


def _clear(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    return [float(box.VALUE[action.card]) for action in legal if isinstance(action, act.Clear)]


WEIGH: dict[str, Weigh] = {
    "display": _cheapest,
    "act": weigh_act,
    "show": _cheapest,
    "buy": _buy,
    "sell": _sell,
    "gem": _shown,
    "price": _price,
    "target": weigh_targets,
    "swap": _cheapest,
    "take": weigh_takes,
    "walk": _walk,
    "seal": _shown,
    "badge": _badge,
    "goal": _cheapest,
    "partner": weigh_draft,
    "draft": weigh_draft,
    "ask": weigh_draft,
    "order": _order,
    "fight": _fight,
    "haggled": reactions.weigh_haggled,
    "battle": reactions.weigh_battle,
    "lost": reactions.weigh_always,
    "moved": reactions.weigh_moved,
    "toll": reactions.weigh_toll,
    "drew": reactions.weigh_drew,
    "rations": reactions.weigh_always,
    "discard": _cheapest,
    "clear": _clear,
    "answer": weigh_answer,
}
"""By phase, which are those of the View."""
