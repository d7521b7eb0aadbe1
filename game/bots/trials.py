"""A search for games with much luck: a few actions, all tried in the same imagined worlds with the same luck.

The difference between two actions is then due to the actions and not to luck, so that a few dozen worlds tell more than
hundreds of independent playouts. Where a turn is several decisions, whole turns may be tried instead.

* The same random numbers for what is compared ("common random numbers"): Glasserman, Yao, "Some Guidelines and
  Guarantees for Common Random Numbers" (1992).
* Actions that are surely worse are dropped, to save time for the others: Maron, Moore, "Hoeffding Races" (1994).
* Measured differences are shrunk towards those of the priors, the more the less certain they are: Efron, Morris,
  "Stein's Paradox in Statistics" (1977).
* Everybody plays on with the game's policy to the horizon: Tesauro, Galperin, "On-line Policy Improvement using
  Monte-Carlo Search" (1996).
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
from game.core.game import Game, Seat, WholeTurn

MOST, MOST_TURNS = 6, 12
"""The most actions that are tried, or whole turns, those of highest prior."""

FEWEST = 6
"""The number of worlds between two checks for actions to drop."""

SURE = 4.0
"""An action is dropped when it is behind by this many standard deviations."""

DOUBT = 0.03
"""The usual error of the priors when they compare two actions, in utility."""

BIAS, BIAS_OF_CHAPTERS = 0.04, 0.02
"""The usual error of trials however many there are, in utility, because all play on by the policy.

It is less where they play on to the end of a chapter (see `Mind`): there less is left open that must be rated.
"""

HOPELESS = -0.05
"""An action with a lower lean is not tried; of whole turns every one of some weight is."""

USUAL = 0.1
USUALLY = 6
"""The prior of the variance: two actions differ by USUAL utility in one world, worth USUALLY worlds' evidence."""


def believed(bias: float, luck: float = 0.0) -> float:
    """Return the share of a measured difference that is believed; the rest comes from the priors.

    `luck` is the variance that is left in it, 0 after very many trials.
    """
    return DOUBT * DOUBT / (DOUBT * DOUBT + bias * bias + luck)


class Idea:
    """One action, or a whole turn that begins with it, compared with that of highest prior in the same worlds."""

    __slots__ = ("action", "bias", "gain", "lean", "spread", "then", "total", "visits")

    def __init__(self, action: Any, lean: float, then: tuple[Any, ...] = (), bias: float = BIAS) -> None:
        """`lean` is the utility by which the priors rate it above the action of highest prior; never above 0.

        `then` are the actions that follow it if it begins a whole turn; `bias` is the usual error of its trials.
        """
        self.action = action
        self.then = then
        self.lean = lean
        self.bias = bias
        self.visits = 0
        self.total = 0.0
        self.gain = 0.0
        self.spread = 0.0
        """Sums over its worlds: utilities, differences to the first action, and squares of the differences."""

    def note(self, utility: float, likeliest: float) -> None:
        """Add the utility of this action and that of the first action in one more world."""
        gain = utility - likeliest
        self.visits += 1
        self.total += utility
        self.gain += gain
        self.spread += gain * gain

    def promise(self) -> tuple[float, float]:
        """Return its estimated lead over the first action, in utility, and the standard deviation of the estimate."""
        visits = max(1, self.visits)
        variance = (self.spread - self.gain * self.gain / visits + USUALLY * USUAL * USUAL) / (visits + USUALLY)
        luck = variance / visits
        trust = believed(self.bias, luck) if self.visits else 0.0
        return self.lean + trust * (self.gain / visits - self.lean), trust * math.sqrt(luck)


class Trials:
    """Trials from one seat's View; like a `Search` it holds nothing but the View and worlds imagined from it."""

    def __init__(
        self, game: Game, view: Any, seat: Seat, effort: Effort, chance: Chance, temper: Temper = STEADY
    ) -> None:
        """Prepare the trials; `chance` is the bot's own source of random numbers, not the match's."""
        self.game = game
        self.view = view
        self.seat = seat
        self.effort = effort
        self.chance = chance
        turns = game.mind.turns if effort.horizon > 1 else None
        self.temper = temper.towards_all(game.mind.all_rivals) if turns else temper
        self.rate = game.mind.rating(effort.taught)
        world = game.imagine(view, chance)
        options = game.legal(world, seat)
        found = turns(world, seat, options) if turns else []
        self.chapter = game.mind.chapter(world) if found else -1
        self.bias = BIAS if self.chapter < 0 else BIAS_OF_CHAPTERS
        self.ideas = self._turns(found)
        self.ideas = self.ideas or self._actions(options, game.mind.priors(world, seat, options))
        self.alive = list(self.ideas)
        self.reach = game.mind.reach(effort.horizon) if self.chapter < 0 else math.inf
        self.iterations = 0
        """The rounds played in all playouts together; each playout counts as at least one."""

    def _turns(self, turns: Sequence[WholeTurn]) -> list[Idea]:
        """Those of these turns that are worth a trial, the likeliest first."""
        found = sorted([turn for turn in turns if turn[0]], key=lambda turn: -turn[0])[:MOST_TURNS]
        unit = self.game.mind.lean / 255.0
        return [Idea(actions[0], unit * (prior - found[0][0]), actions[1:], self.bias) for prior, actions in found]

    def _actions(self, options: Sequence[Any], priors: Sequence[int]) -> list[Idea]:
        """Those of these actions that are worth a trial, the likeliest first."""
        unit, best = self.game.mind.lean / 255.0, max(priors)
        weighed = zip(options, priors, strict=True)
        ideas = [Idea(action, unit * (prior - best)) for action, prior in weighed if prior or not best]
        ideas = [idea for idea in ideas if idea.lean >= HOPELESS]
        ideas.sort(key=lambda idea: -idea.lean)
        return ideas[:MOST]

    def run(self, stop: Callable[[], bool] | None = None) -> tuple[Candidate, ...]:
        """Try actions until the iterations or the time are spent or `stop` returns True; return the candidates.

        Without a time limit it also ends when a single action is left; with one it goes on, so that the thinking time
        does not depend on what the bot knows.
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
        """Try every remaining action in a copy of one more imagined world, with the same random numbers."""
        world = imagined(self.game, self.view, self.seat, self.chance, self.effort.weighs)
        luck = self.chance.below(LUCK)
        first = self.alive[0]
        likeliest = self.try_out(first.action, world.clone(), CommonLuck(luck), first.then)
        first.note(likeliest, likeliest)
        for idea in self.alive[1:]:
            idea.note(self.try_out(idea.action, world.clone(), CommonLuck(luck), idea.then), likeliest)

    def candidates(self) -> tuple[Candidate, ...]:
        """Return the tried actions with their estimated utilities, the best first; of whole turns their first actions.

        Of several turns that begin alike the best counts.
        """
        tried = [(idea, idea.promise()[0]) for idea in self.ideas if idea.visits]
        if not tried:
            return ()
        likeliest = self.ideas[0]
        level = likeliest.total / likeliest.visits
        found: dict[Any, Candidate] = {}
        for idea, promise in sorted(tried, key=lambda pair: -pair[1]):
            found.setdefault(idea.action, Candidate(idea.action, idea.visits, level + promise / believed(self.bias)))
        return tuple(found.values())

    def _drop(self) -> None:
        """Drop actions that are surely worse than the best; the first one is kept for comparison."""
        promises = [idea.promise() for idea in self.alive]
        best = max([promise for promise, _doubt in promises])
        self.alive[1:] = [
            idea
            for idea, (promise, doubt) in zip(self.alive[1:], promises[1:], strict=True)
            if promise + SURE * doubt >= best
        ]

    def try_out(self, action: Any, world: Any, luck: CommonLuck, then: Sequence[Any] = ()) -> float:
        """Return the seat's utility after this action, and those that follow, when the world is played to the horizon.

        Of those that follow, one that is not asked for is left out.
        """
        actors, legal, apply = self.game.actors, self.game.legal, self.game.apply
        mind = self.game.mind
        horizon, policy, chapter, here = mind.horizon, mind.policy, mind.chapter, self.chapter
        start = page = now = horizon(world)
        end = start + self.reach
        apply(world, self.seat, action, luck, None)
        for following in then:
            if self.seat in actors(world) and following in legal(world, self.seat):
                apply(world, self.seat, following, luck, None)
        while (now := horizon(world)) < end and (acting := actors(world)):
            if here >= 0 and chapter(world) != here:
                break
            if now != page:
                page = now
                luck.turn(page)
            seat = acting[0]
            options: Sequence[Any] = legal(world, seat)
            choice = options[0] if len(options) == 1 else policy(world, seat, options, luck)
            apply(world, seat, choice, luck, None)
        self.iterations += max(1, int(now - start))
        return utilities(self.rate(world), mind.scale, self.temper)[self.seat]
