"""What rules of thumb choose, and the weights that order a search (`Mind.policy`, `Mind.priors`)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Seat

MOST = 255
"""The weight of the best action."""

Weigh = Callable[[Any, Seat, Sequence[Any]], Sequence[float]]
"""What each of these actions is worth to this seat in this state, in a unit of the game's own, such as points."""


def as_priors(worths: Sequence[float], span: float, least: int = 0) -> list[int]:
    """Return a weight for each action from its worth: MOST for the best, falling linearly to 0 for `span` less.

    No weight is below `least`.
    """
    best = max(worths)
    return [max(least, int(MOST * (1 - (best - worth) / span))) for worth in worths]


def priors_by(weigh: Weigh, span: float) -> Callable[[Any, Seat, Sequence[Any]], list[int]]:
    """Return the `Mind.priors` of a game whose actions are weighed so; `span` as in `as_priors`."""

    def priors(state: Any, seat: Seat, legal: Sequence[Any]) -> list[int]:
        return as_priors(weigh(state, seat, legal), span)

    return priors


def policy_by(weigh: Weigh, whim: float) -> Callable[[Any, Seat, Sequence[Any], Chance], Any]:
    """Return the `Mind.policy` that takes the action of most worth, or one that is worth hardly less.

    The choice is by whim between actions whose worths differ by less than seven times `whim`.
    """

    def policy(state: Any, seat: Seat, legal: Sequence[Any], chance: Chance) -> Any:
        if len(legal) == 1:
            return legal[0]
        whims = chance.below(1 << 30)
        best, choice = -1e9, legal[0]
        for at, worth in enumerate(weigh(state, seat, legal)):
            mark = worth + whim * (whims >> at % 28 & 7)
            if mark > best:
                best, choice = mark, legal[at]
        return choice

    return policy
