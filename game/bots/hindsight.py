"""A finished game looked at with every card known: what luck gave and took, and how the chances to win went.

Luck is what a step's random numbers changed against what they would have changed on the average: every outcome is
counted where there are few, else some are sampled, with their error. What lay hidden from whoever acted is compared
with other worlds that this seat could not tell apart. Values are the bots' own judgement (`Mind.rate`); chances to win
come from it by a curve that was fitted to self-play (`chances.json`, written by `make chances`).
"""

import json
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import exp, sqrt
from pathlib import Path
from typing import Any

import msgspec

from game.core.chance import Chance, FastChance
from game.core.game import Event, Game, Seat
from game.core.match import Match
from game.core.staging import Cause
from game.core.steps import Steps

VERSION = 3
"""The version of reports; those of another one are worked out anew."""
CURVES = Path(__file__).with_name("chances.json")
MOST_OUTCOMES = 150
"""So many outcomes of a step are counted; of more, SAMPLES are drawn."""
SAMPLES = 24
WORLDS = 12
MOMENTS = 3
"""How many moments are said to have turned the game."""
OTHER = -1
"""The cause of luck that no row of the box names."""


class Stroke(msgspec.Struct, frozen=True):
    """What luck did in one step: its cause (a row of the box), and for each seat how much; `error` where sampled."""

    step: int
    cause: int
    gain: tuple[float, ...]
    error: float = 0.0


class Turn(msgspec.Struct, frozen=True):
    """A moment that turned the game: after so many steps, for which seat, by how much its chance to win changed."""

    step: int
    seat: int
    change: float


class Report(msgspec.Struct, frozen=True):
    """What hindsight finds: strokes of luck, chances to win as (steps, chance of each seat), and the turns."""

    points: bool
    """Whether gains are points or money of the game; False = chances to win."""
    strokes: tuple[Stroke, ...]
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    turns: tuple[Turn, ...]

    def sums(self, seat: Seat) -> dict[int, float]:
        """Return what luck gave this seat, by cause."""
        found: dict[int, float] = {}
        for stroke in self.strokes:
            found[stroke.cause] = found.get(stroke.cause, 0.0) + stroke.gain[seat]
        return found

    def error(self) -> float:
        """Return the standard error of the sum of all luck of a seat."""
        return sqrt(sum(stroke.error**2 for stroke in self.strokes))


class Curve(msgspec.Struct, frozen=True):
    """How a rating becomes a chance to win: its weight at the beginning and at the end, and how good that was."""

    first: float
    last: float
    games: int = 0
    brier: float = 0.0
    """The Brier score on games that it was not fitted to: squared errors summed over the seats, the mean of positions,
    less is better; `fair` is the score of saying 1/n to everybody."""
    fair: float = 0.0
    off: float = 0.0
    """By how much, on the average, what happened differs from what was said."""


@cache
def curve_of(game_id: str) -> Curve:
    """Return the fitted curve of this box; where none was fitted, one that claims little."""
    try:
        rows = json.loads(CURVES.read_text(encoding="utf-8"))
        return msgspec.convert(rows[game_id], Curve)
    except (OSError, KeyError, ValueError, msgspec.ValidationError):
        return Curve(0.5, 2.0)


class _Counted(Chance):
    """Gives the outcomes of a script, and notes how many there were of each; beyond the script the first."""

    __slots__ = ("_script", "sizes")

    def __init__(self, script: Sequence[int]) -> None:
        self._script = tuple(script)
        self.sizes: list[int] = []
        self.used = 0

    def below(self, n: int) -> int:
        """Return the next outcome of the script."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        if n == 1:
            return 0
        self.used += 1
        place = len(self.sizes)
        self.sizes.append(n)
        return self._script[place] if place < len(self._script) else 0


def left_of(game: Game, state: Any) -> float:
    """Return the share of the game that is still to be played."""
    judgement = game.mind.judgement
    return judgement.left(state) if judgement else 0.5


def chances(game: Game, state: Any, curve: Curve | None = None) -> tuple[float, ...]:
    """Return each seat's chance to win in this position, with every card known."""
    result = game.result(state)
    if result is not None:
        return result.shares
    rates, left = game.mind.rate(state), left_of(game, state)
    return shares_of(rates, left, unit_of(game), curve or curve_of(game.id))


def unit_of(game: Game) -> float:
    """Return the difference of ratings in which a curve's weights count."""
    judgement = game.mind.judgement
    return 1.0 if judgement and judgement.aim == "win" else game.mind.scale


def shares_of(rates: Sequence[float], left: float, unit: float, curve: Curve) -> tuple[float, ...]:
    """Return what this curve makes of the ratings of all seats while such a share of the game is still to be played."""
    weight = (curve.last + (curve.first - curve.last) * left) / unit
    top = max(rates)
    odds = [exp(max(-60.0, weight * (rate - top))) for rate in rates]
    return tuple(each / sum(odds) for each in odds)


def look_back(match: Match) -> Steps[Report]:
    """Work out the report on this finished match, a step at a time."""
    game, causes = match.game, match.game.staging.luck()
    judgement = game.mind.judgement
    points = judgement is None or judgement.aim == "score"
    worth: Callable[[Any], Sequence[float]] = game.mind.rate if points else lambda state: chances(game, state)
    state = game.setup(match.options, len(match.players), Chance(match.seed, 0))
    strokes, curve = [], [(0, chances(game, state))]
    for n, (seat, action) in enumerate(match.steps, 1):
        before, told, chance = state.clone(), list[Event](), Chance(match.seed, n)
        game.apply(state, seat, action, chance, told.append)
        cause = _cause(causes, told)
        row = causes[cause] if cause >= 0 else None
        over = game.result(state) is not None
        if chance.used and not (over and points):
            seen = partial(_later, game, worth, row.later) if row is not None and row.later else worth
            gain, error = _drawn(game, before, seat, action, state, seen)
            strokes.append(Stroke(n, cause, gain, error))
        elif row is not None and row.hidden and not over:
            gain, error = _hidden(game, before, seat, action, state, worth, n)
            strokes.append(Stroke(n, cause, gain, error))
        curve.append((n, chances(game, state)))
        yield
    return Report(points, tuple(strokes), _smoothed(curve), _turns(curve))


def _later(game: Game, worth: Callable[[Any], Sequence[float]], steps: int, state: Any) -> Sequence[float]:
    """Return what a position is worth after so many more sensible steps, always with the same luck."""
    world = state.clone()
    for n in range(steps):
        actors = game.actors(world)
        if not actors:
            break
        legal = game.legal(world, actors[0])
        game.apply(world, actors[0], game.mind.policy(world, actors[0], legal, FastChance(n)), FastChance(n), None)
    return worth(world)


def _cause(causes: Sequence[Cause], told: Sequence[Event]) -> int:
    """Return the row that names the first of these events that any row names."""
    for event in told:
        for number, cause in enumerate(causes):
            if type(event).__name__ in cause.events:
                return number
    return OTHER


def _drawn(
    game: Game, before: Any, seat: Seat, action: Any, after: Any, worth: Callable[[Any], Sequence[float]]
) -> tuple[tuple[float, ...], float]:
    """Return what this outcome gave each seat against the average of all, or of some with the error of that."""
    real = worth(after)
    totals, weight = [0.0] * len(real), 0.0
    scripts: list[tuple[int, ...]] = [()]
    counted = 0
    while scripts and counted <= MOST_OUTCOMES:
        script = scripts.pop()
        chance, world = _Counted(script), before.clone()
        game.apply(world, seat, action, chance, None)
        share = 1.0
        for size in chance.sizes:
            share /= size
        for place in range(len(script), len(chance.sizes)):  # the numbers beyond the script were 0: now all others
            start = (*script, *([0] * (place - len(script))))
            scripts += [(*start, other) for other in range(1, chance.sizes[place])]
            if len(scripts) > 4 * MOST_OUTCOMES:
                return _sampled(game, before, seat, action, real, worth)
        for n, value in enumerate(worth(world)):
            totals[n] += share * value
        weight += share
        counted += 1
    if scripts:
        return _sampled(game, before, seat, action, real, worth)
    return tuple(mine - total / weight for mine, total in zip(real, totals, strict=True)), 0.0


def _sampled(
    game: Game, before: Any, seat: Seat, action: Any, real: Sequence[float], worth: Callable[[Any], Sequence[float]]
) -> tuple[tuple[float, ...], float]:
    values = []
    for n in range(SAMPLES):
        world = before.clone()
        game.apply(world, seat, action, FastChance(n), None)
        values.append(worth(world))
    return _against(real, values)


def _hidden(
    game: Game, before: Any, seat: Seat, action: Any, after: Any, worth: Callable[[Any], Sequence[float]], n: int
) -> tuple[tuple[float, ...], float]:
    """Return what the step changed against what it would have changed in worlds that the seat could not tell apart."""
    old, new = worth(before), worth(after)
    real = [late - early for early, late in zip(old, new, strict=True)]
    view, values = game.look(before, seat), []
    for world in range(WORLDS):
        state = game.imagine(view, FastChance(1000 * n + world))
        if action not in game.legal(state, seat):
            continue
        early = worth(state)
        game.apply(state, seat, action, FastChance(world), None)
        values.append([late - first for first, late in zip(early, worth(state), strict=True)])
    return _against(real, values) if values else ((0.0,) * len(real), 0.0)


def _against(real: Sequence[float], values: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], float]:
    """Return the difference to the mean of these values, and the standard error of that mean, the largest seat's."""
    means = [sum(column) / len(values) for column in zip(*values, strict=True)]
    columns = zip(zip(*values, strict=True), means, strict=True)
    spread = [sum((value - mean) ** 2 for value in column) for column, mean in columns]
    error = sqrt(max(spread) / max(1, len(values) - 1) / len(values))
    return tuple(mine - mean for mine, mean in zip(real, means, strict=True)), error


def _smoothed(
    curve: Sequence[tuple[int, tuple[float, ...]]], most: int = 80
) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """Return at most so many points, each the mean of a stretch; the first and the last as they are."""
    inside, width = curve[1:-1], max(1, -(-(len(curve) - 2) // most))
    found = [curve[0]]
    for start in range(0, len(inside), width):
        part = inside[start : start + width]
        means = tuple(sum(column) / len(part) for column in zip(*(each for _n, each in part), strict=True))
        found.append((part[-1][0], means))
    return (*found, curve[-1])


def _turns(curve: Sequence[tuple[int, tuple[float, ...]]]) -> tuple[Turn, ...]:
    """Return the moments after which a chance to win had changed most, well apart from each other."""
    last = len(curve) - 1
    near, apart = max(1, last // 60), max(2, last // 9)
    swings = []
    for n in range(1, last + 1):
        before, after = curve[max(0, n - near)][1], curve[n][1]
        changes = [late - early for early, late in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        swings.append(Turn(n, seat, changes[seat]))
    found: list[Turn] = []
    for turn in sorted(swings, key=lambda each: -abs(each.change)):
        if all(abs(turn.step - other.step) >= apart for other in found):
            found.append(turn)
        if len(found) == MOMENTS:
            break
    return tuple(sorted(found, key=lambda each: each.step))
