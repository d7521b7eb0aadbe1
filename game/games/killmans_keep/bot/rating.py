"""What a position of Killman's Keep is worth to each seat: all that `judgement` measures, weighed."""

from game.core.game import Seat
from game.games.killmans_keep.bot.judgement import WEIGHTS, measure
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN
from game.games.killmans_keep.rules.state import State

SCALE = 2.4
"""A comfortable lead: odds of eleven to one, for ratings are logarithms of odds."""

WON = 24.0
"""How far ahead it is to have won: more than any hope."""

MOST_MONEY = 100000.0
"""More dollars than anybody can own: among equal Doubloons they decide."""


_AT = tuple([WEIGHTS.at(1.0 - most / DOUBLOONS_TO_WIN) for most in range(DOUBLOONS_TO_WIN + 1)])
"""By the most Doubloons that anybody owns: what each measure weighs."""


def rate(state: State) -> list[float]:
    """How likely each seat wins: a lead of 1 is odds of e to 1. The final order when the game is over."""
    seats = range(state.seats)
    if state.phase == "over":
        return [_final(state, seat) for seat in seats]
    weights = _AT[max(state.doubloons)]
    rows = [measure(state, seat) for seat in seats]
    return [sum([weight * each for weight, each in zip(weights, row, strict=True)]) for row in rows]


def _final(state: State, seat: Seat) -> float:
    """15.1: the fifth Doubloon wins; 15.2: the others by Doubloons, then by money."""
    won = WON if state.doubloons[seat] == DOUBLOONS_TO_WIN else 0.0
    return state.doubloons[seat] + state.money[seat] / MOST_MONEY + won
