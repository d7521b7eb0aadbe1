"""What Keyflower lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.game import Mind, Seat, WholeTurn
from game.games.keyflower import actions as do
from game.games.keyflower.bot.heuristics import weigh
from game.games.keyflower.bot.judgement import JUDGEMENT
from game.games.keyflower.bot.rating import SCALE, rate
from game.games.keyflower.bot.turns import turns_of
from game.games.keyflower.components import AUTUMN
from game.games.keyflower.rules.state import State
from game.kit.priors import as_priors, policy_by, priors_by

SPAN = 5.0
"""Points by which a choice must be worse than the best not to be looked at."""
WHIM = 0.05
"""Points by which two choices may differ and still be chosen either way, for each of the seven steps of a whim."""
LEAN = 0.15
"""The utility of three times `SPAN` points, about: in single decisions what is far behind is not tried."""
ALL_RIVALS = 1.0
"""In a village there is little to be gained by harming one of several: to look at the best alone costs points."""
PAIRED = 0
DECISIONS = 4
"""A turn is what, where, in which colour and with how many."""


def horizon(state: State) -> float:
    """The turns that were taken, in rounds of the table."""
    return state.clock / state.seats


def reach(rounds: int) -> float:
    """One round at most: farther ahead so much is played by rules of thumb that it tells less, not more."""
    return float(min(rounds, 1))


def chapter(state: State) -> int:
    """Autumn and winter, at whose ends little is left open; before, too much changes until the season is over."""
    return state.season if state.season >= AUTUMN else -1


def turns(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[WholeTurn]:
    """Bids and uses with their tile and colour, and passing."""
    found = turns_of(state, seat, legal)
    weights = as_priors([worth for worth, _actions in found], SPAN) if found else ()
    return [(weight, actions) for weight, (_worth, actions) in zip(weights, found, strict=True)]


def secret(state: State) -> bool:
    """Whether winter tiles are chosen, which all do unseen by each other."""
    return state.phase == "offer"


MIND = Mind(
    rate=rate,
    policy=policy_by(weigh, WHIM),
    priors=priors_by(weigh, SPAN),
    horizon=horizon,
    reach=reach,
    chapter=chapter,
    scale=SCALE,
    lean=LEAN,
    turns=turns,
    all_rivals=ALL_RIVALS,
    decisions=DECISIONS,
    paired=PAIRED,
    alone=True,
    secret=secret,
    judgement=JUDGEMENT,
    bars=({2: 95, 3: 95, 4: 95, 5: 95, 6: 95}, {2: 60, 3: 46, 4: 38, 5: 33, 6: 28}),
)
