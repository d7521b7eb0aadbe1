"""The worlds a bot imagines: each looks the same to its seat as the true one does.

* A world counts the more the better it explains what the others did: Cowling, Whitehouse, Powley, "Emergent Bluffing
  and Inference with Monte Carlo Tree Search" (2015); by drawing it out of several ("sampling importance resampling").
"""

from typing import Any

from game.core.chance import Chance
from game.core.game import Game, Seat

WORLDS = 4
"""Worlds of which one is drawn by how well they explain what the others did."""

FINE = 1 << 20
"""How finely likelihoods are told apart."""


def imagined(game: Game, view: Any, seat: Seat, chance: Chance, weighs: bool) -> Any:
    """A world that looks the same to the seat: of several, if it `weighs` them, one that explains much."""
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
