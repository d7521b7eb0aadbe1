"""What Killman's Keep lends to the bots: what a position is worth to each seat, and sensible moves."""


from game.core.game import Mind
from game.games.killmans_keep.bot.heuristics import weigh, weigh_hastily
from game.games.killmans_keep.bot.judgement import JUDGEMENT
from game.games.killmans_keep.bot.rating import SCALE, rate
from game.games.killmans_keep.rules.state import State
from game.kit.priors import policy_by, priors_by

WHIM = 1.0
"""Dollars by which two actions may differ and still be chosen either way, for each of the seven steps of a whim."""

SPAN = 60.0
"""Dollars by which an action must be worse than the best not to be looked at."""

HASTY_SPAN = 120.0
"""The same to somebody who does not weigh things so exactly."""

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
    policy=policy_by(weigh, WHIM),
    priors=priors_by(weigh, SPAN),
    horizon=horizon,
    scale=SCALE,
    lean=LEAN,
    paired=0,
    hasty=priors_by(weigh_hastily, HASTY_SPAN),
    reach=reach,
    judgement=JUDGEMENT,
)
