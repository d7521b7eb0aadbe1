"""What Killman's Keep lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.killmans_keep.actions import Action
from game.games.killmans_keep.components import DOUBLOON_PRICE
from game.games.killmans_keep.plans import place_gain
from game.games.killmans_keep.state import State
from game.games.killmans_keep.thumb import weigh
from game.games.killmans_keep.worth import ACTION, KEEPING, goal_gain, goal_hope

WHIM = 8
"""Dollars by which two actions may differ and still be chosen either way."""

SPAN = 120.0
"""Dollars by which an action must be worse than the best to be looked at last."""

PLACE = 0.4
MOST_AT_ONCE = 400.0
"""What part of what the next turn promises counts, and how much of it at most."""

LOST_TURN = 60.0
HOPE = 30.0
NEARLY = 4.9
"""What nobody is said to own who has not won."""


def rate(state: State) -> list[float]:
    """The Doubloons that each seat owns or could soon own; exact when the game is over."""
    if state.phase == "over":
        return [float(doubloons) for doubloons in state.doubloons]
    ratings = []
    for seat in range(state.seats):
        wealth = float(state.money[seat]) + sum([KEEPING[card] for card in state.hands[seat]])
        wealth += PLACE * min(MOST_AT_ONCE, place_gain(state, seat, state.area[seat]))
        if state.goals[seat] >= 0:
            gain = goal_gain(state, seat)
            wealth += 0.7 * gain if gain >= 0 else HOPE * goal_hope(state, seat)
        if state.skip >> seat & 1:
            wealth -= LOST_TURN
        ratings.append(min(NEARLY, state.doubloons[seat] + wealth / (DOUBLOON_PRICE + ACTION)))
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
    """255 for the best by rule of thumb, less for what is worth less."""
    worths = weigh(state, seat, legal)
    best = max(worths)
    return [max(1, int(255 * (1 - min(1.0, (best - worth) / SPAN)))) for worth in worths]


def horizon(state: State) -> int:
    """The round; one more when the game is over."""
    return state.round if state.phase != "over" else state.round + 1


MIND = Mind(rate=rate, policy=policy, priors=priors, horizon=horizon, scale=0.8)
