"""What rules of thumb think of actions, as the weights in whose order a search looks at them (`Mind.priors`)."""

from collections.abc import Sequence

MOST = 255
"""What the best weighs."""


def as_priors(worths: Sequence[float], span: float, least: int = 0) -> list[int]:
    """A weight for each action, of what each is worth: MOST for the best, `least` for what is worth `span` less."""
    best = max(worths)
    return [max(least, int(MOST * (1 - (best - worth) / span))) for worth in worths]
