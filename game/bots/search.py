"""The generic search: information-set Monte Carlo tree search for any number of players.

Each iteration imagines one world that looks the same to the searching seat, walks down the trees, plays on with the
game's own sensible-move policy until the horizon, and asks the game what the position is worth to everybody.

* One fresh world an iteration, and choices weighed by how often they were available: Cowling, Powley, Whitehouse,
  "Information Set Monte Carlo Tree Search" (2012).
* One tree a player, keyed by that player's own actions only (open loop): dice, draws and rivals need no nodes, and no
  rival's node can use what the searcher knows: Goodman, "Re-determinizing MCTS in Hanabi" (2019).
* Secret simultaneous choices are made one by one, each from its own tree ("decoupled"): Tak, Lanctot, Winands (2014).
  Where a bot had better not be predictable they are made by regret matching: see `regret`.
* Every player wants the lead over the best rival: Nijssen, Winands (2013); Goodman et al., "Following the Leader"
  (2023).
* Actions enter a tree in the order of the game's priors, the more the more visits: Chaslot et al. (2008).
  What the priors leave out is not looked at.
* Several searches of the same view are added up at the root: Chaslot, Winands, van den Herik, "Parallel Monte-Carlo
  Tree Search" (2008).
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.regret import matching
from game.bots.temper import STEADY, Temper, utilities
from game.bots.tree import Node, look_over, promising
from game.bots.worlds import imagined
from game.core.chance import Chance
from game.core.game import Game, Seat

WILD = 100
"""In a thousand playout moves, how many leave the policy, so that its blind spots are visited too."""

FADING = 0.5
"""How much of what was found out before somebody moved counts afterwards."""

PULSE = 8
"""Iterations between two looks at the clock and at `stop`."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long and how far a search looks; the horizon is in rounds (`Mind.reach`), seconds None means no limit.

    minds:   how many processes search at once; what they found is added up.
    weighs:  whether a world counts the more the better it explains what the others did (`Mind.likelihood`).
    ponders: whether it goes on thinking in the background while people make up their minds.
    taught:  the level (or two, joined by +) whose games have taught it what positions are worth (`Mind.rating`).
    """

    iterations: int
    horizon: int
    seconds: float | None = None
    minds: int = 1
    weighs: bool = False
    ponders: bool = False
    taught: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """What the search found out about one action; value is the mean utility, 0.5 = level with the best rival."""

    action: Any
    visits: int
    value: float


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
        self.rate = game.mind.rating(effort.taught)
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

    def resume(self, view: Any, effort: Effort) -> None:
        """Goes on from a later View of the same seat, which has chosen nothing since; `run` then searches on.

        The own tree is kept, for it hangs on own actions only, but what it says fades: somebody has moved.
        """
        self.view = view
        self.effort = effort
        self.iterations = 0
        own = self.trees.get(self.seat)
        self.trees = {} if own is None else {self.seat: own}
        if own is not None:
            own.fade(FADING)

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
        return _ordered(tried)

    def iterate(self) -> None:
        """One imagined world, played down the trees and on to the horizon; every tree grows by at most one node."""
        world = imagined(self.game, self.view, self.seat, self.chance, self.effort.weighs)
        passed: list[Node] = []
        seats: list[Seat] = []
        self._play(world, passed, seats)
        worth = utilities(self.rate(world), self.game.mind.scale, self.temper)
        for node, seat in zip(passed, seats, strict=True):
            node.add(worth[seat])
        for root in set(seats):
            self.trees[root].visits += 1
        self.iterations += 1

    def _play(self, world: Any, passed: list[Node], seats: list[Seat]) -> None:
        """Plays the world on in place to the horizon; notes the nodes passed, and the player each belongs to."""
        actors, legal, apply = self.game.actors, self.game.legal, self.game.apply
        mind, chance, trees, own = self.game.mind, self.chance, self.trees, self.seat
        horizon, policy = mind.horizon, mind.policy
        end = horizon(world) + mind.reach(self.effort.horizon)
        places: dict[Seat, Node | None] = {}
        while horizon(world) < end and (acting := actors(world)):
            seat = acting[0]
            options = legal(world, seat)
            if len(options) == 1:
                apply(world, seat, options[0], chance, None)
                continue
            if seat not in places:
                places[seat] = trees.setdefault(seat, Node(None)) if seat == own or not mind.alone else None
            node = places[seat]
            if node is not None:
                child = self._choose(node, world, seat, options)
                action = child.action
                places[seat] = child if child.visits else None
                passed.append(child)
                seats.append(seat)
            elif chance.below(1000) < WILD:
                action = options[chance.below(len(options))]
            else:
                action = policy(world, seat, options, chance)
            apply(world, seat, action, chance, None)

    def _choose(self, node: Node, world: Any, seat: Seat, options: Sequence[Any]) -> Node:
        """The next action to look at, as the node of what follows it."""
        mind = self.game.mind
        if options is not node.options:
            look_over(node, mind.priors, world, seat, options, seat == self.seat and node is self.trees[seat])
        if mind.secret(world):
            return matching(node, mind.trust, self.chance)
        return promising(node, mind.trust)

    def _decided(self) -> bool:
        """Whether the most visited root action stays ahead even if all remaining visits go to the second."""
        root = self.trees.get(self.seat)
        if root is None:
            return False
        visits = sorted([child.visits for child in root.here], reverse=True)
        left = self.effort.iterations - self.iterations
        return len(visits) == 1 or visits[0] - visits[1] > left


def merge(findings: Sequence[Sequence[Candidate]]) -> tuple[Candidate, ...]:
    """What several searches of the same view found out together: visits added up, values weighed by them."""
    visits: dict[Any, int] = {}
    totals: dict[Any, float] = {}
    for candidates in findings:
        for one in candidates:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            totals[one.action] = totals.get(one.action, 0.0) + one.visits * one.value
    return _ordered([Candidate(action, count, totals[action] / count) for action, count in visits.items()])


def _ordered(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """Most visited first."""
    candidates.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    return tuple(candidates)
