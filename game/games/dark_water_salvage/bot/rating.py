"""What a position of Dark Water Salvage is worth to each seat: all that `judgement` measures, weighed."""

from game.core.game import Seat
from game.games.dark_water_salvage.bot.judgement import ROUNDS, WEIGHTS, measures, share_left
from game.games.dark_water_salvage.bot.worth import rounds_left
from game.games.dark_water_salvage.rules.state import State, balance

_AT = tuple([WEIGHTS.at(share_left(rounds)) for rounds in range(ROUNDS + 1)])
"""By rounds left: what each measure weighs."""

SCALE = 1.1
"""The lead that makes one of two rivals win three games of four; ratings are logarithms of odds."""

WON = 3.0
"""How much farther ahead than by its prestige the winner is when the game is over."""
A_POINT = 0.1
"""What a point of prestige counts then."""
MOST_PRESTIGE = 150.0
"""More than all wrecks together can bring."""
MOST_DOLLARS = 2000.0
"""More than any balance, for or against."""


def rate(state: State) -> list[float]:
    """How likely each seat is to come first: a lead of 1 is odds of e to 1. The final order when the game is over."""
    if state.phase == "over":
        finals = [_final(state, seat) for seat in range(state.seats)]
        best = max(finals)
        return [A_POINT * final + (WON if final == best else 0.0) for final in finals]
    weights = _AT[min(ROUNDS, rounds_left(state))]
    return [sum([weight * each for weight, each in zip(weights, row, strict=True)]) for row in measures(state)]


def _final(state: State, seat: Seat) -> float:
    """13.3: the prestige, below everybody else for who is in debt; 13.5: then the balance, then the lower card."""
    money = balance(state, seat)
    tie = money / MOST_DOLLARS - state.order.index(seat) / MOST_DOLLARS**2
    return state.prestige[seat] + tie - (MOST_PRESTIGE if money < 0 else 0.0)
