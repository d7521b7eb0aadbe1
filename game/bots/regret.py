"""Secret choices made by regret matching, so that nobody can count on a bot's choice.

Each visit plays one of the actions in proportion to how much was missed so far by not taking it; how often each was
taken is then the average strategy, and that is what tends to be hard to exploit.

* Hart, Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium" (2000).
* In a tree, with the mean values of the actions there: Lanctot, Lisy, Winands, "Monte Carlo Tree Search in Simultaneous
  Move Games with Applications to Goofspiel" (2014).
* Regret that has become negative is forgotten ("regret matching+"): Tammelin, "Solving Large Imperfect Information
  Games Using CFR+" (2014).
"""

import math

from game.bots.tree import FIRST_WIDTH, WIDTH_GROWTH, Node
from game.core.chance import Chance

EXPLORE = 100
"""In a thousand visits, how many try any action that is considered at all."""


def matching(node: Node, trust: float, chance: Chance) -> Node:
    """What follows the next choice here: the likeliest untried one while there is room for it, else one by regret."""
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
    """Adds what each action would have brought beyond the present mixture to its regret; returns the sum of all."""
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
