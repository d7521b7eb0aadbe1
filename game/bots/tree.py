"""The search tree of one player: statistics for each sequence of that player's own actions.

* Upper confidence bounds over the available actions: Kocsis, Szepesvári, "Bandit Based Monte-Carlo Planning" (2006);
  Cowling, Powley, Whitehouse (2012).
* Progressive widening in the order of priors, and a bias by the prior that fades: Chaslot et al., "Progressive
  Strategies for Monte-Carlo Tree Search" (2008).
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.game import Seat

CURIOSITY = 0.08
"""The exploration constant of the bound; utilities lie between 0 and 1 and rarely differ by more than 0.2."""

FIRST_WIDTH = 3
WIDTH_GROWTH = 0.9
"""A node with n visits considers its FIRST_WIDTH + WIDTH_GROWTH * sqrt(n) actions of highest prior."""

LATELY = 0.03
"""The least weight of one visit in the recent average."""


class Node:
    """The statistics of one sequence of a player's own actions, the last of which is `action`."""

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
        """Create a node without visits; `prior` is from 0 to 255."""
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.recent = 0.0
        """The average utility with late visits weighing more, because the rivals' trees change, too."""
        self.regret = 0.0
        """The cumulated regret of this action; used only for simultaneous secret choices."""
        self.children: dict[Any, Node] = CHILDLESS
        self.options: Sequence[Any] = ()
        self.here: list[Node] = NOBODY
        """The children for the options last passed to `look_over`; not all options if `partial`."""
        self.partial = False

    def add(self, worth: float) -> None:
        """Count one more visit, of this utility."""
        self.visits += 1
        self.total += worth
        self.recent += (worth - self.recent) * max(1.0 / self.visits, LATELY)

    def fade(self, share: float) -> None:
        """Keep only this share of all visits in this subtree."""
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
"""Shared by all nodes without children, which are most of them, to save memory; never filled."""


def look_over(
    node: Node,
    priors: Callable[[Any, Seat, Sequence[Any]], Sequence[int]],
    world: Any,
    seat: Seat,
    options: Sequence[Any],
    known: bool,
) -> None:
    """Set the node's children for these options: those with a prior above 0, or all if every prior is 0.

    If options are left out, the priors are asked again in the next world, because they may differ there; `known` says
    that they are the same in all worlds.
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
    """Return the child to visit: the untried one of highest prior while there is room, else that of highest bound.

    The bound is the upper confidence bound plus a share of the prior that fades with the visits.
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
