"""The search for games of much luck: a few ideas, each tried in the same imagined worlds and with the same luck.

What differs between two ideas is then what they bring, and not how the dice fell: so a few dozen worlds tell more than
hundreds of separate playouts would.

* The same luck for what is compared ("common random numbers"): Glasserman, Yao, "Some Guidelines and Guarantees for
  Common Random Numbers" (1992).
* What lies too far behind to be the best is dropped, so that the time goes to what is hard to tell apart: Maron, Moore,
  "Hoeffding Races" (1994).
* The likeliest idea is left only for one that is better by more than the trials may err; how much better counts against
  how sure that is: Efron, Morris, "Stein's Paradox in Statistics" (1977).
* Everybody plays on with the game's own sensible-move policy until the horizon: Tesauro, Galperin, "On-line Policy
  Improvement using Monte-Carlo Search" (1996).
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

from game.bots.luck import LUCK, CommonLuck
from game.bots.search import Candidate, Effort
from game.bots.temper import STEADY, Temper, utilities
from game.bots.worlds import imagined
from game.core.chance import Chance
from game.core.game import Game, Seat

MOST = 6
"""Ideas that are tried at all, the likeliest first."""

FEWEST = 6
"""Worlds between two looks at what lies too far behind."""

SURE = 4.0
"""Standard deviations of luck by which an idea must lie behind to be dropped."""

DOUBT = 0.03
"""Utility by which the priors usually err when they compare two ideas."""

BIAS = 0.04
"""Utility by which trials usually err then, however many there are: for all play on by the policy."""

BELIEVED = DOUBT * DOUBT / (DOUBT * DOUBT + BIAS * BIAS)
"""The share of what very many trials find that is believed; the rest is left to the priors."""

HOPELESS = -0.05
"""The lean of an idea that is not tried at all."""

USUAL = 0.1
USUALLY = 6
"""How far apart two ideas usually lie in one world, in utility, and how many worlds' evidence that is worth."""


class Idea:
    """One action and what became of it so far, compared with the likeliest idea in the same worlds."""

    __slots__ = ("action", "gain", "lean", "spread", "total", "visits")

    def __init__(self, action: Any, lean: float) -> None:
        """An idea not yet tried; `lean` is the utility that the priors hold it better than the likeliest (never is)."""
        self.action = action
        self.lean = lean
        self.visits = 0
        self.total = 0.0
        self.gain = 0.0
        self.spread = 0.0
        """Sums over its worlds: of its utility, of what it gained on the likeliest idea, and of the squares of that."""

    def note(self, utility: float, likeliest: float) -> None:
        """What became of it in one more world, and of the likeliest idea there."""
        gain = utility - likeliest
        self.visits += 1
        self.total += utility
        self.gain += gain
        self.spread += gain * gain

    def promise(self) -> tuple[float, float]:
        """By how much it is better than the likeliest idea, trials and lean together; what of it is luck (1 s.d.)."""
        visits = max(1, self.visits)
        variance = (self.spread - self.gain * self.gain / visits + USUALLY * USUAL * USUAL) / (visits + USUALLY)
        luck = variance / visits
        trust = DOUBT * DOUBT / (DOUBT * DOUBT + BIAS * BIAS + luck) if self.visits else 0.0
        return self.lean + trust * (self.gain / visits - self.lean), trust * math.sqrt(luck)


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
        self.rate = game.mind.rating(effort.taught)
        world = game.imagine(view, chance)
        options = game.legal(world, seat)
        priors = game.mind.priors(world, seat, options)
        unit, best = game.mind.lean / 255.0, max(priors)
        weighed = zip(options, priors, strict=True)
        ideas = [Idea(action, unit * (prior - best)) for action, prior in weighed if prior or not best]
        ideas = [idea for idea in ideas if idea.lean >= HOPELESS]
        ideas.sort(key=lambda idea: -idea.lean)
        self.ideas = ideas[:MOST]
        self.alive = list(self.ideas)
        self.reach = game.mind.reach(effort.horizon)
        self.iterations = 0
        """Rounds played so far, in all playouts together, each of them at least one."""

    def run(self, stop: Callable[[], bool] | None = None) -> tuple[Candidate, ...]:
        """Tries the ideas until the effort is spent, the clock strikes, or `stop` says so; the best comes first.

        Against a clock, at a table, it tries even an only idea: how long it thinks must not tell what it knows.
        """
        seconds = self.effort.seconds
        now = time.monotonic()
        deadline = math.inf if seconds is None else now + seconds
        while self.iterations < self.effort.iterations:
            self.iterate()
            before, now = now, time.monotonic()
            if 2 * now - before >= deadline or (stop is not None and stop()):  # one more world would come too late
                break
            if self.alive[0].visits % FEWEST == 0:
                self._drop()
            if seconds is None and len(self.alive) == 1:
                break
        return self.candidates()

    def iterate(self) -> None:
        """One more world: every idea that is still alive is tried in a copy of it, with the same luck."""
        world = imagined(self.game, self.view, self.seat, self.chance, self.effort.weighs)
        luck = self.chance.below(LUCK)
        likeliest = self._try(self.alive[0].action, world.clone(), CommonLuck(luck))
        self.alive[0].note(likeliest, likeliest)
        for idea in self.alive[1:]:
            idea.note(self._try(idea.action, world.clone(), CommonLuck(luck)), likeliest)

    def candidates(self) -> tuple[Candidate, ...]:
        """The ideas that were tried, the most promising first; very many trials are taken at their word."""
        tried = [(idea, idea.promise()[0]) for idea in self.ideas if idea.visits]
        if not tried:
            return ()
        likeliest = self.ideas[0]
        level = likeliest.total / likeliest.visits
        tried.sort(key=lambda pair: -pair[1])
        return tuple([Candidate(idea.action, idea.visits, level + promise / BELIEVED) for idea, promise in tried])

    def _drop(self) -> None:
        """What is surely worse than the best is tried no longer; the likeliest goes on to the end, for comparison."""
        promises = [idea.promise() for idea in self.alive]
        best = max([promise for promise, _doubt in promises])
        self.alive[1:] = [
            idea
            for idea, (promise, doubt) in zip(self.alive[1:], promises[1:], strict=True)
            if promise + SURE * doubt >= best
        ]

    def _try(self, action: Any, world: Any, luck: CommonLuck) -> float:
        """What the action is worth to the seat when the world is played on to the horizon."""
        actors, legal, apply = self.game.actors, self.game.legal, self.game.apply
        mind = self.game.mind
        horizon, policy = mind.horizon, mind.policy
        start = page = now = horizon(world)
        end = start + self.reach
        apply(world, self.seat, action, luck, None)
        while (now := horizon(world)) < end and (acting := actors(world)):
            if now != page:
                page = now
                luck.turn(page)
            seat = acting[0]
            options: Sequence[Any] = legal(world, seat)
            choice = options[0] if len(options) == 1 else policy(world, seat, options, luck)
            apply(world, seat, choice, luck, None)
        self.iterations += max(1, int(now - start))
        return utilities(self.rate(world), mind.scale, self.temper)[self.seat]
