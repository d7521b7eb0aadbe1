"""The search for games of much luck: a few ideas, each tried in the same imagined worlds and with the same luck.

What differs between two ideas is then what they bring, and not how the dice fell: so a few dozen worlds tell more than
hundreds of separate playouts would.

* The same luck for what is compared ("common random numbers"): Glasserman, Yao, "Some Guidelines and Guarantees for
  Common Random Numbers" (1992).
* The worse half is dropped when half of the time is spent, and again, so that the time goes to what is hard to tell
  apart: Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013).
* Everybody plays on with the game's own sensible-move policy until the horizon: Tesauro, Galperin, "On-line Policy
  Improvement using Monte-Carlo Search" (1996).
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

from game.bots.search import Candidate, Effort
from game.bots.temper import STEADY, Temper, utilities
from game.core.chance import Chance, FastChance
from game.core.game import Game, Seat

MOST = 8
"""Ideas that are tried at all, the likeliest first."""

FEWEST = 6
"""Worlds in which an idea is tried at least before it is dropped."""

LUCK = 1 << 30
"""Kinds of luck that a world may have."""


class Idea:
    """One action and what became of it so far."""

    __slots__ = ("action", "prior", "total", "visits")

    def __init__(self, action: Any, prior: int) -> None:
        """An idea not yet tried, with this prior (0 to 255)."""
        self.action = action
        self.prior = prior
        self.total = 0.0
        self.visits = 0

    def promise(self, trust: float) -> float:
        """The mean utility, and a fading share of the prior; all that is compared was tried equally often."""
        visits = max(1, self.visits)
        return self.total / visits + trust * self.prior / (255.0 * (1 + visits))


class Trials:
    """Trials for one seat's View; like a `Search` it holds nothing but the View and worlds imagined from it."""

    def __init__(
        self, game: Game, view: Any, seat: Seat, effort: Effort, chance: Chance, temper: Temper = STEADY
    ) -> None:
        """Nothing is tried yet; `chance` is the bot's own luck, not the match's."""
        self.game = game
        self.view = view
        self.seat = seat
        self.effort = effort
        self.chance = chance
        self.temper = temper
        world = game.imagine(view, chance)
        options = game.legal(world, seat)
        priors = game.mind.priors(world, seat, options)
        ideas = [Idea(action, prior) for action, prior in zip(options, priors, strict=True) if prior]
        ideas.sort(key=lambda idea: -idea.prior)
        self.ideas = ideas[:MOST]
        self.alive = list(self.ideas)
        self.iterations = 0

    def run(self, stop: Callable[[], bool] | None = None) -> tuple[Candidate, ...]:
        """Tries the ideas until the effort is spent, the clock strikes, or `stop` says so; the best comes first.

        Against a clock, at a table, it tries even an only idea: how long it thinks must not tell what it knows.
        """
        seconds = self.effort.seconds
        if len(self.ideas) == 1 and seconds is None:
            self.iterate()
            return self.candidates()
        deadline = math.inf if seconds is None else time.monotonic() + seconds
        share = self.effort.iterations // max(1, math.ceil(math.log2(len(self.ideas) or 1)))
        while self.iterations < self.effort.iterations:
            left = min(share, self.effort.iterations - self.iterations)
            for _world in range(max(FEWEST, left // len(self.alive))):
                self.iterate()
                if time.monotonic() >= deadline or (stop is not None and stop()):
                    return self.candidates()
            self._drop()
        return self.candidates()

    def iterate(self) -> None:
        """One more world: every idea that is still alive is tried in a copy of it, with the same luck."""
        world = self.game.imagine(self.view, self.chance)
        luck = self.chance.below(LUCK)
        for idea in self.alive:
            idea.total += self._try(idea.action, world.clone(), FastChance(luck))
            idea.visits += 1
            self.iterations += 1

    def candidates(self) -> tuple[Candidate, ...]:
        """The ideas that were tried, the best of the longest tried first."""
        trust = self.game.mind.trust
        tried = [idea for idea in self.ideas if idea.visits]
        tried.sort(key=lambda idea: (-idea.visits, -idea.promise(trust)))
        return tuple([Candidate(idea.action, idea.visits, idea.total / idea.visits) for idea in tried])

    def _drop(self) -> None:
        """The worse half is tried no longer; two go on to the end."""
        trust = self.game.mind.trust
        self.alive.sort(key=lambda idea: -idea.promise(trust))
        del self.alive[max(2, len(self.alive) // 2) :]

    def _try(self, action: Any, world: Any, chance: Chance) -> float:
        """What the action is worth to the seat when the world is played on to the horizon."""
        actors, legal, apply = self.game.actors, self.game.legal, self.game.apply
        mind = self.game.mind
        horizon, policy = mind.horizon, mind.policy
        end = horizon(world) + self.effort.horizon
        apply(world, self.seat, action, chance, None)
        while horizon(world) < end and (acting := actors(world)):
            seat = acting[0]
            options: Sequence[Any] = legal(world, seat)
            choice = options[0] if len(options) == 1 else policy(world, seat, options, chance)
            apply(world, seat, choice, chance, None)
        return utilities(mind.rate(world), mind.scale, self.temper)[self.seat]
