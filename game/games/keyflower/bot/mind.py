"""What Keyflower lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.keyflower.actions import Action
from game.games.keyflower.bot.heuristics import weigh
from game.games.keyflower.bot.judgement import JUDGEMENT
from game.games.keyflower.bot.rating import SCALE, rate
from game.games.keyflower.rules.state import State
from game.kit.priors import as_priors

SPAN = 5.0
"""Points by which a choice must be worse than the best not to be looked at."""
WHIM = 0.05
"""Points by which two choices may differ and still be chosen either way, for each of the seven steps of a whim."""
LEAN = 0.05
"""The utility of `SPAN` points, about."""
PAIRED = 0


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    if len(legal) == 1:
        return legal[0]
    whims = chance.below(1 << 30)
    best, choice = -1e9, legal[0]
    for at, worth in enumerate(weigh(state, seat, legal)):
        mark = worth + WHIM * (whims >> at % 28 & 7)
        if mark > best:
            best, choice = mark, legal[at]
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less, 0 for what is not worth a look."""
    return as_priors(weigh(state, seat, legal), SPAN)


def horizon(state: State) -> float:
    """The turns that were taken, in rounds of the table."""
    return state.clock / state.seats


def secret(state: State) -> bool:
    """Whether winter tiles are chosen, which all do unseen by each other."""
    return state.phase == "offer"


MIND = Mind(
    rate=rate,
    policy=policy,
    priors=priors,
    horizon=horizon,
    scale=SCALE,
    lean=LEAN,
    paired=PAIRED,
    alone=True,
    secret=secret,
    judgement=JUDGEMENT,
    bars=({2: 95, 3: 95, 4: 95, 5: 95, 6: 95}, {2: 60, 3: 46, 4: 38, 5: 33, 6: 28}),
)
