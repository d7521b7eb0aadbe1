"""The decision of a bot: a function from a seat's observation to one of its legal actions."""

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
"""The share of the best prior that an action needs to be chosen at random (`Level.noise`)."""

ALIKE = 0.8
"""The share of the best prior that an action needs to be chosen because it suits the temperament better."""


EXACT = 1e-9
"""The margin, in utility, of a level with margin 0, which always takes the best action."""

HELD_BACK = 0.55
"""The factor for margins after `Trials`, whose values differ less than those of a `Search`."""

FINE = 1000
"""The resolution of the integer weights from which an action is drawn."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision: the action, and the other candidates; () if nothing was searched.

    Candidates of a `Search` or of several processes are sorted by visits, those of `Trials` by value.
    """

    action: Any
    candidates: tuple[Candidate, ...] = ()


def choose(
    game: Game, observation: SeatView, level: Level, seed: int, stop: Callable[[], bool] | None = None
) -> Thought:
    """Return the decision of the observation's seat at this level.

    Equal arguments give equal decisions, unless the time limit or `stop` ends the search early.
    """
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
    """Return the decision that follows from the candidates of one search or of several merged ones.

    It is drawn at random so that rivals cannot predict it: a candidate with at least half the visits of the first is
    chosen in proportion to its visits, and e times less for each margin by which its value is lower. After `Trials` all
    candidates count and visits do not, because trials visit the action with the highest prior most in any case.
    """
    if thinker(game, observation.view, level) is Trials:
        margin = HELD_BACK * level.margin / game.mind.decisions
        return Thought(_soft_choice(candidates, [1] * len(candidates), margin, chance), candidates)
    near = [each for each in candidates if each.visits * 2 >= candidates[0].visits]
    return Thought(_soft_choice(near, [each.visits for each in near], level.margin, chance), candidates)


def pairs(game: Game, level: Level) -> bool:
    """Return whether this level compares actions in the same imagined worlds in this game (`Trials`)."""
    least = game.mind.paired
    return least is not None and level.effort is not None and level.effort.iterations >= least


def thinker(game: Game, view: Any, level: Level) -> type[Search] | type[Trials]:
    """Return the search for this decision: `Trials` cannot mix actions, so secret choices need a `Search`."""
    if pairs(game, level) and not game.mind.secret(game.imagine(view, FastChance(0))):
        return Trials
    return Search


def ponder(
    game: Game, observation: SeatView, level: Level, chance: Chance, stop: Callable[[], bool] | None = None
) -> tuple[Candidate, ...]:
    """Return the candidates found by a search from the seat's view, the best first."""
    assert observation.seat is not None
    assert level.effort is not None
    search = thinker(game, observation.view, level)
    return search(game, observation.view, observation.seat, level.effort, chance, level.temper).run(stop)


def _rule_of_thumb(game: Game, observation: SeatView, level: Level, chance: Chance) -> Any:
    """Return an action without search: that of the game's policy, or at random another of nearly equal prior.

    The level's `noise` is the probability of the latter in per cent. A level with a temperament chooses among actions
    of nearly equal prior the one that suits it best.
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


def _soft_choice(near: Sequence[Candidate], likely: Sequence[int], margin: float, chance: Chance) -> Any:
    """Return one of these actions, in proportion to `likely` and e times less for each `margin` of lower value."""
    best = max(each.value for each in near)
    spread = max(margin, EXACT)
    weights = [
        int(FINE * weight * math.exp((each.value - best) / spread)) for each, weight in zip(near, likely, strict=True)
    ]
    return _weighted([each.action for each in near], weights, chance)


def _weighted(actions: Sequence[Any], weights: Sequence[int], chance: Chance) -> Any:
    """Return one of the actions with probability proportional to its weight; uniformly if all weights are 0."""
    total = sum(weights)
    if total == 0:
        return chance.pick(actions)
    return actions[bisect(list(accumulate(weights)), chance.below(total))]
