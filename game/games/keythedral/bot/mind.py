"""What Keythedral lends to the bots."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.keythedral.actions import Action
from game.games.keythedral.rules.scoring import points
from game.games.keythedral.rules.state import State


def rate(state: State) -> list[float]:
    """The points of each seat."""
    return [float(points(state, seat)) for seat in range(state.seats)]


def policy(_state: State, _seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """Anything."""
    return chance.pick(legal)


def priors(_state: State, _seat: Seat, legal: Sequence[Action]) -> list[int]:
    """All alike."""
    return [255] * len(legal)


MIND = Mind(rate=rate, policy=policy, priors=priors, horizon=lambda state: float(state.round), scale=4.0)
