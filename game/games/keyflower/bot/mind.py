"""What Keyflower lends to the bots: what a position is worth to each seat, and sensible moves."""


from game.core.game import Mind
from game.games.keyflower.bot.heuristics import weigh
from game.games.keyflower.bot.judgement import JUDGEMENT
from game.games.keyflower.bot.rating import SCALE, rate
from game.games.keyflower.rules.state import State
from game.kit.priors import policy_by, priors_by

SPAN = 5.0
"""Points by which a choice must be worse than the best not to be looked at."""
WHIM = 0.05
"""Points by which two choices may differ and still be chosen either way, for each of the seven steps of a whim."""
LEAN, LEAN_NEAR = 0.15, 0.05
"""The utility of three times `SPAN` points, about: what rules of thumb leave far behind is not tried. Who plays few
ways on tries more of it: the utility of one time `SPAN`."""
PAIRED = 0
DECISIONS = 4
"""A turn is what, where, in which colour and with how many."""


def horizon(state: State) -> float:
    """The turns that were taken, in rounds of the table."""
    return state.clock / state.seats


def reach(rounds: int) -> float:
    """One round at most: farther ahead so much is played by rules of thumb that it tells less, not more."""
    return float(min(rounds, 1))


def secret(state: State) -> bool:
    """Whether winter tiles are chosen, which all do unseen by each other."""
    return state.phase == "offer"


MIND = Mind(
    rate=rate,
    policy=policy_by(weigh, WHIM),
    priors=priors_by(weigh, SPAN),
    horizon=horizon,
    reach=reach,
    scale=SCALE,
    lean=LEAN,
    lean_near=LEAN_NEAR,
    decisions=DECISIONS,
    paired=PAIRED,
    alone=True,
    secret=secret,
    judgement=JUDGEMENT,
    bars=({2: 95, 3: 95, 4: 95, 5: 95, 6: 95}, {2: 60, 3: 46, 4: 38, 5: 33, 6: 28}),
)
