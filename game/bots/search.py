"""The generic search: information-set Monte Carlo tree search for any number of players.

Each iteration imagines one world that is consistent with the searching seat's view, descends the trees, plays on with
the game's policy to the horizon, and rates the position for every seat.

* One fresh world per iteration, and actions weighed by how often they were available: Cowling, Powley, Whitehouse,
  "Information Set Monte Carlo Tree Search" (2012).
* One tree per player, whose edges are that player's own actions only (open loop): dice, draws and rivals need no nodes,
  and no rival's node can use what the searcher knows: Goodman, "Re-determinizing MCTS in Hanabi" (2019).
* Simultaneous secret choices are made one by one, each from its own tree ("decoupled"): Tak, Lanctot, Winands (2014).
  Where a bot should not be predictable they are made by regret matching: see `regret`.
* Every player maximises the lead over the best rival: Nijssen, Winands (2013); Goodman et al., "Following the Leader"
  (2023).
* Progressive widening: actions enter a tree in the order of their priors: Chaslot et al. (2008). Actions of prior 0 are
  not searched.
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
"""How many of a thousand playout moves are random instead of the policy's, so that its blind spots are visited."""

FADING = 0.5
"""The share of the visits that is kept when a search is resumed after somebody has acted."""

PULSE = 8
"""The number of iterations between two checks of the time and of `stop`."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of a search: `iterations`, `horizon` in rounds (see `Mind.reach`), `seconds` (None = no time limit).

    minds:   the number of processes that search at once; their candidates are merged.
    weighs:  whether worlds are drawn by how well they explain what the others did (`Mind.likelihood`).
    ponders: whether it thinks ahead while people decide.
    taught:  the level, or two joined by "+", whose games its rating was fitted to (`Mind.rating`).
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
    """One action with its visits and its mean utility; 0.5 = level with the best rival."""

    action: Any
    visits: int
    value: float


class Search:
    """A search from one seat's View; it holds nothing but the View and worlds imagined from it."""

    def __init__(
        self, game: Game, view: Any, seat: Seat, effort: Effort, chance: Chance, temper: Temper = STEADY
    ) -> None:
        """Prepare a search; `chance` is the bot's own source of random numbers, not the match's."""
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
        """Search until the iterations or the time are spent, or `stop` returns True; return the candidates.

        Without a time limit it also ends when the leader cannot be overtaken; with one it goes on, so that the thinking
        time does not depend on what the bot knows.
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
        """Continue from a later View of the same seat, which has not acted since; then call `run`.

        The seat's own tree is kept, because it contains its own actions only, but with fewer visits; the others are
        dropped.
        """
        self.view = view
        self.effort = effort
        self.iterations = 0
        own = self.trees.get(self.seat)
        self.trees = {} if own is None else {self.seat: own}
        if own is not None:
            own.fade(FADING)

    def candidates(self) -> tuple[Candidate, ...]:
        """Return the actions tried at the root, most visited first."""
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
        """Play one imagined world to the horizon and update the visited nodes with its utility."""
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
        """Play the world in place to the horizon; record the visited nodes, and the seat of each of them."""
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
        """Return the child of this node to visit next."""
        mind = self.game.mind
        if options is not node.options:
            look_over(node, mind.priors, world, seat, options, seat == self.seat and node is self.trees[seat])
        if mind.secret(world):
            return matching(node, mind.trust, self.chance)
        return promising(node, mind.trust)

    def _decided(self) -> bool:
        """Return whether the most visited root action stays first even if the second gets all remaining visits."""
        root = self.trees.get(self.seat)
        if root is None:
            return False
        visits = sorted([child.visits for child in root.here], reverse=True)
        left = self.effort.iterations - self.iterations
        return len(visits) == 1 or visits[0] - visits[1] > left


def merge(findings: Sequence[Sequence[Candidate]]) -> tuple[Candidate, ...]:
    """Return the candidates of several searches of the same view with visits added and values averaged by visits."""
    visits: dict[Any, int] = {}
    totals: dict[Any, float] = {}
    for candidates in findings:
        for one in candidates:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            totals[one.action] = totals.get(one.action, 0.0) + one.visits * one.value
    return _ordered([Candidate(action, count, totals[action] / count) for action, count in visits.items()])


def _ordered(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """Return the candidates sorted by visits, then by value, highest first."""
    candidates.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    return tuple(candidates)
