"""What Key Largo lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.key_largo.actions import Action
from game.games.key_largo.components import END_PRICE, END_VALUE, GOLD, KIND, QUANTITY
from game.games.key_largo.state import State
from game.games.key_largo.thumb import WHIM, weigh
from game.games.key_largo.worth import BEST_DIVE, USUAL_PRICE, half_days_left

SPAN = 150.0
"""Dollars by which an action must be worse than the best to be looked at last."""


def rate(state: State) -> list[float]:
    """The money each seat will probably end with; exact when the game is over."""
    if state.phase == "over":
        return [float(money) for money in state.money]
    left = half_days_left(state)
    kits = state.divers
    ratings = []
    for seat in range(state.seats):
        hand, sales = _hand(state.hands[seat], left)
        team = BEST_DIVE[kits[3 * seat]] + BEST_DIVE[kits[3 * seat + 1]] + BEST_DIVE[kits[3 * seat + 2]]
        ratings.append(state.money[seat] + hand + _company(team, max(0.0, left - sales)))
    return ratings


def _hand(cards: Sequence[int], left: int) -> tuple[float, float]:
    """What these cards will bring, and the half-days that their sale will take."""
    worth = 0.0
    gains = [0.0, 0.0, 0.0]
    for card in cards:
        worth += END_VALUE[card]
        kind = KIND[card]
        if kind <= GOLD:
            gains[kind] += QUANTITY[card] * (USUAL_PRICE[kind] - END_PRICE)
    sales = 0.0
    for gain in sorted(gains, reverse=True):
        if gain < 30 or sales >= left / 2:
            break
        worth += gain
        sales += 1.0
    return worth, 0.6 * sales


def _company(team: float, left: float) -> float:
    """What a team with this yield a dive earns in so many half-days."""
    return left * (22 + 0.22 * team)


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    worths = weigh(state, seat, legal)
    best, choice = -1e9, legal[0]
    for action, worth in zip(legal, worths, strict=True):
        mark = worth + chance.below(WHIM)
        if mark > best:
            best, choice = mark, action
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less."""
    worths = weigh(state, seat, legal)
    best = max(worths)
    return [max(1, int(255 * (1 - (best - worth) / SPAN))) for worth in worths]


def horizon(state: State) -> int:
    """The day, from 0; one more when the game is over."""
    return state.day if state.phase != "over" else state.day + 1


MIND = Mind(rate=rate, policy=policy, priors=priors, horizon=horizon, scale=150.0)
