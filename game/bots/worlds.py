"""The worlds that a bot imagines: complete positions that are consistent with its seat's view.

* Worlds that better explain what the others did are drawn more often: Cowling, Whitehouse, Powley, "Emergent Bluffing
  and Inference with Monte Carlo Tree Search" (2015); by sampling importance resampling.
"""

from typing import Any

from game.core.chance import Chance
from game.core.game import Game, Seat

WORLDS = 4
"""The number of worlds from which one is drawn by likelihood."""

FINE = 1 << 20
"""The resolution of the likelihoods."""


def imagined(game: Game, view: Any, seat: Seat, chance: Chance, weighs: bool) -> Any:
    """Return a world consistent with the seat's view; with `weighs` drawn from several by likelihood."""
    imagine, mind = game.imagine, game.mind
    world, likelihood = imagine(view, chance), mind.likelihood
    if weighs and likelihood is not None:
        total = likelihood(world)
        for _world in range(WORLDS - 1):
            other = imagine(view, chance)
            likely = likelihood(other)
            total += likely
            if chance.below(FINE) * total < likely * FINE:
                world = other
    mind.unseal(world, seat, chance)
    return world
