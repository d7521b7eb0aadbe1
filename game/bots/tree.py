"""A player's tree: what followed each sequence of that player's own actions, and which to look at next.

* Upper confidence bounds over the actions that are available: Kocsis, Szepesvári, "Bandit Based Monte-Carlo Planning"
  (2006); Cowling, Powley, Whitehouse (2012).
* The likeliest actions first, and more of them the more often a node is visited; a prior that fades: Chaslot et al.,
  "Progressive Strategies for Monte-Carlo Tree Search" (2008).
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.game import Seat

CURIOSITY = 0.08
"""How far the upper confidence bound reaches; utilities lie between 0 and 1 and rarely differ by more than 0.2."""

FIRST_WIDTH = 3
WIDTH_GROWTH = 0.9
"""A node visited n times considers its FIRST_WIDTH + WIDTH_GROWTH * sqrt(n) likeliest actions."""

LATELY = 0.03
"""How much of what is remembered as recent a single visit makes up at least."""


class Node:
    """One player's memory of what followed one sequence of that player's own actions, the last of them `action`."""

    __slots__ = (
        "action",
        "available",
        "children",
        "here",
        "options",
        "partial",
        "prior",
        "recent",
        "regret",
        "total",
        "visits",
    )

    def __init__(self, action: Any, prior: int = 0) -> None:
        """A node not yet visited, whose action has this prior (0 to 255)."""
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.recent = 0.0
        """What it brought on average, late visits counting more: rivals learn, too."""
        self.regret = 0.0
        """How much was missed by not taking this action more often; only where choices are secret."""
        self.children: dict[Any, Node] = CHILDLESS
        self.options: Sequence[Any] = ()
        self.here: list[Node] = NOBODY
        """What follows the options last looked over that are worth a look: fewer than all if `partial`."""
        self.partial = False

    def add(self, worth: float) -> None:
        """One more visit, which brought so much."""
        self.visits += 1
        self.total += worth
        self.recent += (worth - self.recent) * max(1.0 / self.visits, LATELY)

    def fade(self, share: float) -> None:
        """Only this share of all that was found out here, and further on, still counts."""
        visits = int(self.visits * share)
        self.total *= visits / max(1, self.visits)
        self.visits = visits
        self.available = max(visits, int(self.available * share))
        self.regret *= share
        self.options = ()
        for child in self.children.values():
            child.fade(share)


CHILDLESS: Final[dict[Any, Node]] = {}
NOBODY: Final[list[Node]] = []
"""What all nodes share that nothing was found out about yet, which are most: never filled."""


def look_over(
    node: Node,
    priors: Callable[[Any, Seat, Sequence[Any]], Sequence[int]],
    world: Any,
    seat: Seat,
    options: Sequence[Any],
    known: bool,
) -> None:
    """Finds out which of these options are worth a look, by the priors of those not met before.

    What is left out for what a player knows in one world may be the best in another, so there it is asked again;
    `known`: every world is alike to the player who chooses here.
    """
    if node.children is CHILDLESS:
        node.children = {}
    children = node.children
    here: list[Node] = []
    if not node.partial:
        for action in options:
            child = children.get(action)
            if child is None:
                break
            here.append(child)
    if len(here) < len(options):
        here = []
        weights = priors(world, seat, options)
        worthless = max(weights) == 0
        for action, prior in zip(options, weights, strict=True):
            if prior or worthless:
                child = children.get(action)
                if child is None:
                    child = children[action] = Node(action, prior)
                elif node.partial:
                    child.prior = prior
                here.append(child)
    node.here = here
    node.partial = len(here) < len(options)
    if known or not node.partial:
        node.options = options


def promising(node: Node, trust: float) -> Node:
    """What follows the next option to look at: the likeliest untried one while there is room for it, else the best.

    The best is judged by its upper confidence bound, and a fading share of its prior.
    """
    log, sqrt = math.log, math.sqrt
    tried = 0
    likeliest = best = node
    prior, mark = -1, -1.0
    for child in node.here:
        visits = child.visits
        if visits:
            tried += 1
            child.available += 1
            bound = child.total / visits + CURIOSITY * sqrt(log(child.available) / visits)
            bound += trust * child.prior / (255.0 * (1 + visits))
            if bound > mark:
                mark, best = bound, child
        elif child.prior > prior:
            prior, likeliest = child.prior, child
    if prior >= 0 and (best is node or tried < FIRST_WIDTH + WIDTH_GROWTH * sqrt(node.visits)):
        likeliest.available += 1
        return likeliest
    return best
