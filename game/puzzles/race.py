"""A race of whole choices: each is tried in the same imagined worlds with the same luck, until one is surely the best.

* The same random numbers for what is compared: Glasserman, Yao, "Some Guidelines and Guarantees for Common Random
  Numbers" (1992).
* What is surely worse is dropped: Maron, Moore, "Hoeffding Races" (1994).
* The chance that any rival is better after all is at most the sum over the rivals (Bonferroni).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any

from game.bots.levels import OLD_SALT
from game.bots.luck import LUCK, CommonLuck
from game.bots.trials import Trials
from game.bots.worlds import imagined
from game.core.chance import Chance, FastChance
from game.core.game import Game, Seat

Actions = tuple[Any, ...]
"""One whole choice: its actions in order."""

CHECK = 12
"""The number of worlds between two looks for choices to drop."""

FAR = 4.0
"""A choice is dropped when it is behind by this many standard deviations."""

USUAL, USUALLY = 0.1, 6
"""The prior of the variance, as in `Trials`: two choices differ by USUAL utility in one world, worth USUALLY worlds."""

SAME = 1e-9
"""Two choices are the same in effect if they never differ by more than this utility."""

DEEP = OLD_SALT.effort
"""How far it is played on, and by which rating it is judged then: as by the best level of bot."""


@dataclass(slots=True, eq=False)
class Runner:
    """One choice, and its utility in each world, 0.5 = level with the best rival; None = not tried there."""

    actions: Actions
    results: list[float | None]

    def behind(self, best: "Runner") -> tuple[float, float]:
        """Return by how much the best is ahead in the worlds that both were tried in, and the standard error of that.

        Few worlds are not believed to differ as little as they happen to.
        """
        gaps = self._gaps(best)
        n, mean = len(gaps), sum(gaps) / max(1, len(gaps))
        spread = sum((gap - mean) ** 2 for gap in gaps) + USUALLY * USUAL * USUAL
        return mean, sqrt(spread / (n + USUALLY) / max(1, n))

    def like(self, best: "Runner") -> bool:
        """Return whether it brought the very same in every world."""
        return None not in self.results and all(abs(gap) <= SAME for gap in self._gaps(best))

    def mean(self) -> float:
        """Return its mean utility where it was tried."""
        tried = [each for each in self.results if each is not None]
        return sum(tried) / max(1, len(tried))

    def _gaps(self, best: "Runner") -> list[float]:
        pairs = zip(best.results, self.results, strict=True)
        return [first - mine for first, mine in pairs if first is not None and mine is not None]


@dataclass(frozen=True, slots=True)
class Race:
    """The outcome: the choices, the best first, those that are the same in effect as the best, the gap, how sure."""

    runners: tuple[Runner, ...]
    same: tuple[Runner, ...]
    gap: float
    """The utility by which the best is ahead of the next that differs from it; 0 if there is none."""
    sure: float
    """The probability that no other is better, as far as luck goes."""
    hope: float
    """What the gap may well be: one standard error more than measured for each rival; 0 if there is none."""

    @property
    def best(self) -> Actions:
        """The best choice."""
        return self.runners[0].actions

    def leading(self, most: int) -> tuple[Actions, ...]:
        """Return so many choices, the best first."""
        return tuple([each.actions for each in self.runners[:most]])

    @property
    def right(self) -> frozenset[Actions]:
        """The best choice, and those that are the same in effect."""
        return frozenset([self.best, *(each.actions for each in self.same)])


class Racing:
    """A race under way, which can be run further; equal luck gives equal races."""

    def __init__(self, game: Game, view: Any, seat: Seat, choices: Sequence[Actions], luck: int) -> None:
        """These choices of the seat, none of them tried yet."""
        assert DEEP is not None
        self._game, self._view, self._seat, self._weighs = game, view, seat, DEEP.weighs
        self._chance = FastChance(luck)
        self._trials = Trials(game, view, seat, DEEP, self._chance)
        self._runners = [Runner(actions, []) for actions in choices]
        self._alive = list(self._runners)
        self._worlds = 0

    def run(self, worlds: int) -> Race:
        """Go on until so many worlds in all; return how it stands then."""
        while self._worlds < worlds:
            self._worlds += 1
            world = imagined(self._game, self._view, self._seat, self._chance, self._weighs)
            numbers = self._chance.below(LUCK)
            for runner in self._runners:
                tried = runner in self._alive
                runner.results.append(self._tried(world, runner.actions, numbers) if tried else None)
            if self._worlds % CHECK == 0 and len(self._alive) > 1:
                self._alive = _near(self._alive)
        return judged(self._runners)

    def _tried(self, world: Any, actions: Actions, luck: int) -> float:
        """What this choice brings in a copy of this world, with this luck."""
        copy = world.clone()
        for action in actions[:-1]:
            self._game.apply(copy, self._seat, action, Chance("halves", 0), None)
        return self._trials.try_out(actions[-1], copy, CommonLuck(luck))


def run(game: Game, view: Any, seat: Seat, choices: Sequence[Actions], worlds: int, luck: int) -> Race:
    """Race these choices of the seat in so many worlds."""
    return Racing(game, view, seat, choices, luck).run(worlds)


def judged(runners: Sequence[Runner]) -> Race:
    """Return who has won this race, or several of them put together, by how much, and how sure that is."""
    finished = [each for each in runners if each.results[-1] is not None]
    best = max(finished, key=Runner.mean)
    same = tuple(each for each in runners if each is not best and each.like(best))
    gaps, doubt = {id(each): each.behind(best) for each in runners}, 0.0
    rivals = [each for each in runners if each is not best and each not in same]
    for each in rivals:
        gap, error = gaps[id(each)]
        doubt += 0.5 * (1 - erf(gap / error / sqrt(2)))
    ranked = [best, *same, *sorted(rivals, key=lambda each: gaps[id(each)][0])]
    least = min([gaps[id(each)][0] for each in rivals], default=0.0)
    hope = min([sum(gaps[id(each)]) for each in rivals], default=0.0)
    return Race(tuple(ranked), same, least, max(0.0, 1 - doubt), hope)


def joined(races: Sequence[Race]) -> Race:
    """Return several races of the same choices as one."""
    found: dict[Actions, Runner] = {}
    for race in races:
        for runner in race.runners:
            found.setdefault(runner.actions, Runner(runner.actions, [])).results.extend(runner.results)
    return judged([*found.values()])


def _near(alive: Sequence[Runner]) -> list[Runner]:
    """Return those that are not surely behind the best of them."""
    best = max(alive, key=Runner.mean)
    kept = []
    for each in alive:
        behind, error = each.behind(best)
        if behind <= FAR * error:
            kept.append(each)
    return kept
