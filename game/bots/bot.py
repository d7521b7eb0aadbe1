"""The bot contract: a seat's View goes in, one of its legal actions comes out. A bot never holds anything else."""

import math
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from game.bots.levels import RANDOM, Level
from game.bots.one_turn_lookahead import look_one_turn_ahead
from game.bots.search import Candidate, Search
from game.bots.temper import STEADY
from game.bots.trials import Trials
from game.core.chance import Chance, FastChance
from game.core.game import Game
from game.core.seats import SeatView

NEARLY = 0.7
"""The share of the best prior that an idea needs to be followed as a whim."""

ALIKE = 0.8
"""The share that it needs to be chosen because it suits the temperament better."""


EXACT = 1e-9
"""The margin of who always takes the best."""

HELD_BACK = 0.55
"""Few trials are believed little: by about so much less their values differ than those of a search."""

FINE = 1000
"""How finely the weights of what a bot may choose are told apart."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision: the action, and what else was considered, the most visited first; empty where nothing was searched.

    Trials order it by promise instead; several processes' findings are ordered by visits.
    """

    action: Any
    candidates: tuple[Candidate, ...] = ()


def choose(
    game: Game, observation: SeatView, level: Level, seed: int, stop: Callable[[], bool] | None = None
) -> Thought:
    """Decides for the seat of `sight`: the same for the same view, level and seed, unless the clock cuts it short."""
    chance = FastChance(seed)
    if len(observation.legal) == 1:
        return Thought(observation.legal[0])
    if level.id == RANDOM.id:
        return Thought(chance.pick(observation.legal))
    if level.effort is None:
        return Thought(_rule_of_thumb(game, observation, level, chance))
    return conclude(game, observation, level, ponder(game, observation, level, chance, stop), chance)


def conclude(
    game: Game, observation: SeatView, level: Level, candidates: tuple[Candidate, ...], chance: Chance
) -> Thought:
    """The decision that follows from what searches found, of one process or of several merged.

    One of what was looked at most: the more visited the likelier, and e times less for each margin it is worse. So no
    rival can count on what a bot does, and the weaker ones do not always see what is best. Trials visit their likeliest
    idea to the end, whatever it is worth: there visits do not count.
    """
    if thinker(game, observation.view, level) is Trials:
        return Thought(_softly(candidates, [1] * len(candidates), HELD_BACK * level.margin, chance), candidates)
    near = [each for each in candidates if each.visits * 2 >= candidates[0].visits]
    return Thought(_softly(near, [each.visits for each in near], level.margin, chance), candidates)


def pairs(game: Game, level: Level) -> bool:
    """Whether a level tries its ideas in the same worlds in this game."""
    least = game.mind.paired
    return least is not None and level.effort is not None and level.effort.iterations >= least


def thinker(game: Game, view: Any, level: Level) -> type[Search] | type[Trials]:
    """The search that suits this decision: trials know no mixtures, so whoever chooses in secret needs the other."""
    if pairs(game, level) and not game.mind.secret(game.imagine(view, FastChance(0))):
        return Trials
    return Search


def ponder(
    game: Game, observation: SeatView, level: Level, chance: Chance, stop: Callable[[], bool] | None = None
) -> tuple[Candidate, ...]:
    """What a search from what the seat sees finds out about its actions, the best first."""
    assert observation.seat is not None
    assert level.effort is not None
    search = thinker(game, observation.view, level)
    return search(game, observation.view, observation.seat, level.effort, chance, level.temper).run(stop)


def _rule_of_thumb(game: Game, observation: SeatView, level: Level, chance: Chance) -> Any:
    """The game's sensible move; now and then another idea, but only one that its priors hold nearly as good.

    Who has a temperament asks it which of those it likes best.
    """
    assert observation.seat is not None
    world = game.imagine(observation.view, chance)
    whim = chance.below(100) < level.noise
    hasty = game.mind.hasty
    if not whim and level.temper == STEADY and hasty is None:
        return game.mind.policy(world, observation.seat, observation.legal, chance)
    priors = (hasty or game.mind.priors)(world, observation.seat, observation.legal)
    best = max(priors)
    if whim:
        return _weighted(observation.legal, [prior if prior >= NEARLY * best else 0 for prior in priors], chance)
    if hasty is None:
        first = game.mind.policy(world, observation.seat, observation.legal, chance)
    else:
        first = observation.legal[priors.index(best)]
    if level.temper == STEADY:
        return first
    near = [(-prior, number) for number, prior in enumerate(priors) if prior >= ALIKE * best]
    others = [observation.legal[number] for _prior, number in sorted(near) if observation.legal[number] != first]
    return look_one_turn_ahead(game, observation.view, observation.seat, [first, *others], level.temper, chance)


def _softly(near: Sequence[Candidate], likely: Sequence[int], margin: float, chance: Chance) -> Any:
    """One of these actions: as likely as this says, and e times less for each `margin` by which it is worse."""
    best = max(each.value for each in near)
    spread = max(margin, EXACT)
    weights = [
        int(FINE * weight * math.exp((each.value - best) / spread)) for each, weight in zip(near, likely, strict=True)
    ]
    return _weighted([each.action for each in near], weights, chance)


def _weighted(actions: Sequence[Any], weights: Sequence[int], chance: Chance) -> Any:
    """One of the actions, each as likely as its weight says; any of them when nothing weighs."""
    total = sum(weights)
    if total == 0:
        return chance.pick(actions)
    return actions[bisect(list(accumulate(weights)), chance.below(total))]
