"""Ratings of actions by rules of thumb, converted to the weights that order a search (`Mind.priors`)."""

from collections.abc import Sequence

MOST = 255
"""The weight of the best action."""


def as_priors(worths: Sequence[float], span: float, least: int = 0) -> list[int]:
    """Return a weight for each action from its worth: MOST for the best, falling linearly to 0 for `span` less.

    No weight is below `least`.
    """
    best = max(worths)
    return [max(least, int(MOST * (1 - (best - worth) / span))) for worth in worths]
