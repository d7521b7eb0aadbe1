"""Simultaneous secret choices by regret matching, so that rivals cannot exploit a bot's choice.

Each visit plays an action in proportion to its regret: how much more it would have brought than the mixture played so
far. The visit counts then approximate a strategy that is hard to exploit.

* Hart, Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium" (2000).
* In a tree, with the mean values of the actions there: Lanctot, Lisy, Winands, "Monte Carlo Tree Search in Simultaneous
  Move Games with Applications to Goofspiel" (2014).
* Negative regret is set to 0 ("regret matching+"): Tammelin, "Solving Large Imperfect Information Games Using CFR+"
  (2014).
"""

import math

from game.bots.tree import FIRST_WIDTH, WIDTH_GROWTH, Node
from game.core.chance import Chance

EXPLORE = 100
"""How many of a thousand visits try a random action."""


def matching(node: Node, trust: float, chance: Chance) -> Node:
    """Return the child to visit: the untried one with the highest prior while there is room, else one by regret."""
    tried = [child for child in node.here if child.visits]
    if len(tried) < len(node.here) and len(tried) < FIRST_WIDTH + WIDTH_GROWTH * math.sqrt(node.visits):
        likeliest = node
        prior = -1
        for child in node.here:
            if not child.visits and child.prior > prior:
                prior, likeliest = child.prior, child
        return likeliest
    missed = _look_back(tried, trust)
    if missed <= 0.0 or chance.below(1000) < EXPLORE:
        return tried[chance.below(len(tried))]
    mark = missed * chance.below(1 << 20) / (1 << 20)
    for child in tried:
        mark -= child.regret
        if mark < 0.0:
            return child
    return tried[-1]


def _look_back(tried: list[Node], trust: float) -> float:
    """Update the regret of each tried action; return the sum of all regrets."""
    missed = 0.0
    for child in tried:
        missed += child.regret
    mean = 0.0
    values = []
    for child in tried:
        value = child.recent + trust * child.prior / (255.0 * (1 + child.visits))
        values.append(value)
        mean += value * child.regret / missed if missed > 0.0 else value / len(tried)
    missed = 0.0
    for child, value in zip(tried, values, strict=True):
        child.regret = max(0.0, child.regret + value - mean)
        missed += child.regret
    return missed
