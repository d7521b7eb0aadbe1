"""The generic search: information-set Monte Carlo tree search for any number of players.

Each iteration imagines one world that looks the same to the searching seat, walks down the trees, plays on with the
game's own sensible-move policy until the horizon, and asks the game what the position is worth to everybody.

* One fresh world an iteration, and choices weighed by how often they were available: Cowling, Powley, Whitehouse,
  "Information Set Monte Carlo Tree Search" (2012).
* One tree a player, keyed by that player's own actions only (open loop): dice, draws and rivals need no nodes, and no
  rival's node can use what the searcher knows: Goodman, "Re-determinizing MCTS in Hanabi" (2019).
* Secret simultaneous choices are made one by one, each from its own tree ("decoupled" UCB): Tak, Lanctot, Winands
  (2014).
* Every player wants the lead over the best rival: Nijssen, Winands (2013); Goodman et al., "Following the Leader"
  (2023).
* Actions enter a tree in the order of the game's priors, the more the more visits: Chaslot et al. (2008).
  What the priors leave out is not looked at.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.temper import STEADY, Temper, utilities
from game.core.chance import Chance
from game.core.game import Game, Seat

CURIOSITY = 0.08
"""How far the upper confidence bound reaches; utilities lie between 0 and 1 and rarely differ by more than 0.2."""

FIRST_WIDTH = 3
WIDTH_GROWTH = 0.9
"""A node visited n times considers its FIRST_WIDTH + WIDTH_GROWTH * sqrt(n) likeliest actions."""

WILD = 0.1
"""The share of playout moves that are made at random, so that the policy's blind spots are visited too."""

PULSE = 8
"""Iterations between two looks at the clock and at `stop`."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long and how far a search looks; the horizon is in the game's own unit, seconds None means no limit.

    minds:   how many processes search at once; what they found is added up.
    weighs:  whether a world counts the more the better it explains what the others did (`Mind.likelihood`).
    ponders: whether it goes on thinking in the background while people make up their minds.
    """

    iterations: int
    horizon: int
    seconds: float | None = None
    minds: int = 1
    weighs: bool = False
    ponders: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    """What the search found out about one action; value is the mean utility, 0.5 = level with the best rival."""

    action: Any
    visits: int
    value: float


class Node:
    """One player's memory of what followed one sequence of that player's own actions."""

    __slots__ = ("available", "children", "here", "options", "partial", "prior", "total", "visits")

    def __init__(self, prior: int = 0) -> None:
        """A node not yet visited, whose action has this prior (0 to 255)."""
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = prior
        self.children: dict[Any, Node] = {}
        self.options: Sequence[Any] = ()
        self.here: list[tuple[Any, Node]] = []
        """The options last looked over, and those that are worth a look: fewer than all if `partial`."""
        self.partial = False


class Search:
    """A search from one seat's View; it never holds anything but the View and worlds imagined from it."""

    def __init__(
        self, game: Game, view: Any, seat: Seat, effort: Effort, chance: Chance, temper: Temper = STEADY
    ) -> None:
        """Nothing is searched yet; `chance` is the bot's own luck, not the match's."""
        self.game = game
        self.view = view
        self.seat = seat
        self.effort = effort
        self.chance = chance
        self.temper = temper
        self.trees: dict[Seat, Node] = {}
        self.iterations = 0

    def run(self, stop: Callable[[], bool] | None = None) -> tuple[Candidate, ...]:
        """Searches until the effort is spent, the leader cannot be overtaken, or `stop` says so.

        Against a clock, at a table, it goes on though all is decided: how long it thinks must not tell what it knows.
        """
        seconds = self.effort.seconds
        deadline = math.inf if seconds is None else time.monotonic() + seconds
        while self.iterations < self.effort.iterations:
            self.iterate()
            if self.iterations % PULSE:
                continue
            if time.monotonic() >= deadline or (stop is not None and stop()):
                break
            if seconds is None and self._decided():
                break
        return self.candidates()

    def candidates(self) -> tuple[Candidate, ...]:
        """The actions tried at the root, most visited first."""
        root = self.trees.get(self.seat)
        if root is None:
            return ()
        tried = [
            Candidate(action, node.visits, node.total / node.visits)
            for action, node in root.children.items()
            if node.visits
        ]
        tried.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
        return tuple(tried)

    def iterate(self) -> None:
        """One imagined world, played down the trees and on to the horizon; every tree grows by at most one node."""
        world = self.game.imagine(self.view, self.chance)
        paths = self._play(world)
        worth = utilities(self.game.mind.rate(world), self.game.mind.scale, self.temper)
        for seat, node in paths:
            node.visits += 1
            node.total += worth[seat]
        for root in {seat for seat, _ in paths}:
            self.trees[root].visits += 1
        self.iterations += 1

    def _play(self, world: Any) -> list[tuple[Seat, Node]]:
        """Plays the world on in place to the horizon; returns the nodes passed, each with the player it belongs to."""
        actors, legal, apply = self.game.actors, self.game.legal, self.game.apply
        mind, chance, trees = self.game.mind, self.chance, self.trees
        horizon, policy = mind.horizon, mind.policy
        end = horizon(world) + self.effort.horizon
        places: dict[Seat, Node | None] = {}
        paths: list[tuple[Seat, Node]] = []
        wild = int(WILD * 1000)
        while horizon(world) < end and (acting := actors(world)):
            seat = acting[0]
            options = legal(world, seat)
            if len(options) == 1:
                apply(world, seat, options[0], chance, None)
                continue
            if seat not in places:
                places[seat] = trees.setdefault(seat, Node())
            node = places[seat]
            if node is not None:
                action, child = self._choose(node, world, seat, options)
                places[seat] = child if child.visits else None
                paths.append((seat, child))
            elif chance.below(1000) < wild:
                action = options[chance.below(len(options))]
            else:
                action = policy(world, seat, options, chance)
            apply(world, seat, action, chance, None)
        return paths

    def _choose(self, node: Node, world: Any, seat: Seat, options: Sequence[Any]) -> tuple[Any, Node]:
        """The next action to look at: the likeliest untried one while there is room for it, else the most promising."""
        if options is not node.options:
            self._look_over(node, world, seat, options)
        here = node.here
        tried = [pair for pair in here if pair[1].visits]
        for _, child in tried:
            child.available += 1
        if len(tried) < len(here) and len(tried) < FIRST_WIDTH + WIDTH_GROWTH * math.sqrt(node.visits):
            fresh = max((pair for pair in here if not pair[1].visits), key=lambda pair: pair[1].prior)
            fresh[1].available += 1
            return fresh
        trust = self.game.mind.trust
        return max(tried, key=lambda pair: _promise(pair[1], trust))

    def _look_over(self, node: Node, world: Any, seat: Seat, options: Sequence[Any]) -> None:
        """Finds out which of these options are worth a look, by the priors of those not met before.

        What is left out for what a player knows in one world may be the best in another, so there it is asked again.
        """
        children = node.children
        if node.partial or any(action not in children for action in options):
            for action, prior in zip(options, self.game.mind.priors(world, seat, options), strict=True):
                if action not in children:
                    children[action] = Node(prior)
                elif node.partial:
                    children[action].prior = prior
        here = [(action, children[action]) for action in options]
        node.here = [pair for pair in here if pair[1].prior] or here
        node.partial = len(node.here) < len(here)
        if not node.partial or (seat == self.seat and node is self.trees[seat]):
            node.options = options

    def _decided(self) -> bool:
        """Whether the most visited root action stays ahead even if all remaining visits go to the second."""
        root = self.trees.get(self.seat)
        if root is None:
            return False
        visits = sorted((child.visits for _, child in root.here), reverse=True)
        left = self.effort.iterations - self.iterations
        return len(visits) == 1 or visits[0] - visits[1] > left


def _promise(node: Node, trust: float) -> float:
    """The upper confidence bound of a visited node by its availability, and a fading share of its prior."""
    visits = node.visits
    explore = CURIOSITY * math.sqrt(math.log(node.available) / visits)
    return node.total / visits + explore + trust * node.prior / (255.0 * (1 + visits))
