"""Rules of thumb for the turn: what each action is worth, with what the rest of the turn and the next could bring."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.bot.artifacts import best_purchase, use_gain
from game.games.killmans_keep.bot.plans import NEVER, NEXT_TURN, SWAPPING, WINNING, Tour, challenge_gain, sale_gain
from game.games.killmans_keep.bot.trading import weigh_trading
from game.games.killmans_keep.bot.worth import ACTION, KEEPING, REWARD, goal_gain, goal_hope, keeping
from game.games.killmans_keep.components import BURYING, DOUBLOON_PRICE, GOAL_FACE, MIMIC, NEIGHBOURS
from game.games.killmans_keep.rules.state import State

HIDING = 40.0
"""Dollars by which the card shown must be dearer than the least to be hidden from those who are here."""

CARE = 3.0
"""What it brings to hide it first: it costs nothing."""

TOO_DEAR = 5.0
"""Dollars by which a Doubloon at full price is worse than one at a lower price, or a fight than the Key."""


HASTE = 200.0
"""Dollars by which it is worse to do something aside when the game can be won in this turn or the next."""


def weigh_act(state: State, seat: Seat, legal: Sequence[act.Action], ahead: float = NEXT_TURN) -> list[float]:
    """3: what is done here and now, where else it would be better, and what brings something besides.

    The next turn counts as much as `ahead` says.
    """
    if not state.actions and state.walked and not state.mule:
        rash = _is_rash(state, seat) and any(isinstance(action, act.Showing) for action in legal)
        return [0.0 if isinstance(action, act.EndTurn) else CARE if rash else NEVER for action in legal]
    tour = Tour(state, seat, ahead)
    area, actions, walked = state.area[seat], state.actions, state.walked
    deed, left, right, end = tour.plan(area, actions, walked)
    best = max(deed, end, left, right)
    aside = [_aside(state, seat, action, tour) for action in legal]
    rest = best - ACTION if actions else end
    if actions and max(aside) > 0.0:
        rest = tour.best(area, actions - 1, walked)
    if best >= WINNING * NEXT_TURN:
        rest -= HASTE
    worths, showing = [], -1
    for action, more in zip(legal, aside, strict=True):
        if isinstance(action, act.Move):
            worths.append(left if action.area == NEIGHBOURS[area][0] else right)
        elif isinstance(action, act.EndTurn):
            worths.append(end)
        elif isinstance(action, act.Selling):
            worths.append(deed if actions and tour.sales else rest + _next_sale(state, seat))
        elif isinstance(action, act.Showing):
            showing = len(worths)
            worths.append(NEVER)
        elif isinstance(action, _ASIDE):
            worths.append(rest + more)
        else:
            worths.append(deed - (TOO_DEAR if _is_dear(state, seat, action, tour) else 0.0))
    if showing >= 0 and _is_rash(state, seat):
        worths[showing] = max(worths) + CARE
    return worths


def _is_rash(state: State, seat: Seat) -> bool:
    """4.2: whether a dear card is shown where an Idol or a Mimic could take it, and a lesser one could be."""
    shown, hand = state.display[seat], state.hands[seat]
    if not 0 <= shown < GOAL_FACE or KEEPING[shown] < HIDING:
        return False
    if keeping(state, seat, shown) - min([keeping(state, seat, card) for card in hand]) < HIDING:
        return False
    return state.monster == MIMIC or state.area.count(state.area[seat]) > 1


def _is_dear(state: State, seat: Seat, action: act.Action, tour: Tour) -> bool:
    """Whether a card of the hand does the same for less."""
    if isinstance(action, act.Exchange):
        return tour.prices[0] < DOUBLOON_PRICE
    if not isinstance(action, act.Fight) or not any(card in state.hands[seat] for card in BURYING):
        return False
    return challenge_gain(state, seat) < ACTION


def _next_sale(state: State, seat: Seat) -> float:
    """A sale that no plan counts on: it brings less than keeping the card, or costs no action (9.31)."""
    return max([sale_gain(state, seat, card) for card in state.hands[seat]])


_ASIDE = (act.Use, act.Trading, act.Buying, act.SwapGoal)


def _aside(state: State, seat: Seat, action: act.Action, tour: Tour) -> float:
    """What one of those actions brings that no plan counts on, beyond the rest of the turn; NEVER for any other."""
    if isinstance(action, act.Use):
        return use_gain(state, seat, action.card, tour)
    if isinstance(action, act.Trading):
        return weigh_trading(state, seat)
    if isinstance(action, act.Buying):
        return best_purchase(state, seat)
    return _swap_goal(state, seat) if isinstance(action, act.SwapGoal) else NEVER


def _swap_goal(state: State, seat: Seat) -> float:
    met = goal_gain(state, seat) >= 0
    return SWAPPING * (0.5 - goal_hope(state, seat)) - (REWARD[state.goals[seat]] if met else 0.0)
