"""What Killman's Keep lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.killmans_keep.actions import Action
from game.games.killmans_keep.components import DOUBLOON_PRICE
from game.games.killmans_keep.plans import DRAWING, EXCHANGING, NOTHING, Tour
from game.games.killmans_keep.state import State
from game.games.killmans_keep.thumb import weigh
from game.games.killmans_keep.worth import KEEPING, LOST_TURN, goal_gain, goal_hope

WHIM = 8
"""Dollars by which two actions may differ and still be chosen either way."""

SPAN = 60.0
"""Dollars by which an action must be worse than the best not to be looked at."""

PLACE = 0.7
USUAL = 2 * DRAWING
MOST_AT_ONCE = 160.0
"""What part of what the next turn promises counts, beyond what any turn promises, and how much of it at most."""

MET = 0.7
HOPE = 30.0
"""What part of a goal's reward counts that is met, and what a goal is worth that is not."""

MOST_MONEY = 100000.0
"""More dollars than anybody can own: among equal Doubloons they decide."""

NEARLY = 4.9
"""The Doubloons that nobody is said to exceed who has not won."""


def rate(state: State) -> list[float]:
    """The Doubloons that each seat owns or could soon own; exact when the game is over."""
    if state.phase == "over":
        return [state.doubloons[seat] + state.money[seat] / MOST_MONEY for seat in range(state.seats)]
    ratings = []
    for seat in range(state.seats):
        wealth = float(state.money[seat]) + sum([KEEPING[card] for card in state.hands[seat]])
        promise = Tour(state, seat).promise(state.area[seat], NOTHING)
        wealth += PLACE * (min(MOST_AT_ONCE, promise) - USUAL)
        if state.goals[seat] >= 0:
            gain = goal_gain(state, seat)
            wealth += MET * gain if gain >= 0 else HOPE * goal_hope(state, seat)
        if state.skip >> seat & 1:
            wealth -= LOST_TURN
        ratings.append(min(NEARLY, state.doubloons[seat] + wealth / (DOUBLOON_PRICE + EXCHANGING)))
    return ratings


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    if len(legal) == 1:
        return legal[0]
    best, choice = -1e9, legal[0]
    for action, worth in zip(legal, weigh(state, seat, legal), strict=True):
        mark = worth + chance.below(WHIM)
        if mark > best:
            best, choice = mark, action
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less, 0 for what is not worth a look."""
    worths = weigh(state, seat, legal)
    best = max(worths)
    return [max(0, int(255 * (1 - (best - worth) / SPAN))) for worth in worths]


TURN = 0.125
"""A turn as a part of a round: no round has more than five."""


def horizon(state: State) -> float:
    """The round and, as a part of it, the turn: so a round from now ends where it began, with the seat's next turn."""
    if state.phase == "over":
        return state.round + 1.0
    return state.round + TURN * ((state.active - state.first) % state.seats)


MIND = Mind(rate=rate, policy=policy, priors=priors, horizon=horizon, scale=2.5, paired=True)
