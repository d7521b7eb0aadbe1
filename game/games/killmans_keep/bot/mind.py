"""What Killman's Keep lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.killmans_keep.actions import Action
from game.games.killmans_keep.bot.heuristics import weigh, weigh_hastily
from game.games.killmans_keep.bot.judgement import JUDGEMENT
from game.games.killmans_keep.bot.rating import SCALE, rate
from game.games.killmans_keep.rules.state import State
from game.kit.priors import as_priors

WHIM = 7
"""Dollars by which two actions may differ and still be chosen either way; all bits of it are set."""

SPAN = 60.0
"""Dollars by which an action must be worse than the best not to be looked at."""

HASTY_SPAN = 120.0
"""The same to somebody who does not weigh things so exactly."""

def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    if len(legal) == 1:
        return legal[0]
    whims = chance.below(1 << 30)
    best, choice = -1e9, legal[0]
    for at, worth in enumerate(weigh(state, seat, legal)):
        mark = worth + (whims >> at % 28 & WHIM)
        if mark > best:
            best, choice = mark, legal[at]
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less, 0 for what is not worth a look."""
    return as_priors(weigh(state, seat, legal), SPAN)


def hasty(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """The same to somebody who does not think of his next turn."""
    return as_priors(weigh_hastily(state, seat, legal), HASTY_SPAN)


TURN = 0.125
"""A turn as a part of a round: no round has more than five."""


def horizon(state: State) -> float:
    """The round and, as a part of it, the turn: so a round from now ends where it began, with the seat's next turn."""
    if state.phase == "over":
        return state.round + 1.0
    return state.round + TURN * ((state.active - state.first) % state.seats)


FARTHEST = 3
"""Rounds beyond which luck hides what an action brings."""


def reach(rounds: int) -> float:
    """This round and so many more, to the end of the seat's own turn: what it has begun must have time to pay."""
    return min(rounds + 1, FARTHEST) + TURN


LEAN = 0.08
"""The utility of `SPAN` dollars, about."""

MIND = Mind(
    rate=rate,
    policy=policy,
    priors=priors,
    horizon=horizon,
    scale=SCALE,
    lean=LEAN,
    paired=0,
    hasty=hasty,
    reach=reach,
    judgement=JUDGEMENT,
)
