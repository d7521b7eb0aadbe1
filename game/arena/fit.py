"""Fitting a game's judgement to its own self-play, and how well it foretells games it was not fitted to."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from game.arena.crews import all_of, crew
from game.arena.movers import mover
from game.arena.regression import Sample, dot, least_squares, logit, softmax
from game.arena.selfplay import BY_THUMB, Deal, Look, Record, record
from game.core.errors import BadOption
from game.core.judgement import Aim, Judgement
from game.games import find
from game.words import _

HELD_OUT = 5
"""One game in so many is not fitted to, but foretold."""

PARTS = ("early", "middle", "late")
"""The thirds of a game."""

DIGITS = 5
"""Significant digits of a weight: more than can be known, few enough to be the same on every machine."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How well ratings foretell games, in one part of the game.

    fit:  the share of the differences in the final scores that they explain (squared correlation), 0 to 1.
    auc:  of pairs of the winner and another seat, in how many the winner is rated higher.
    loss: minus the mean logarithm of the chance given to who came first; the lower, the better.
    """

    positions: int
    fit: float
    auc: float
    loss: float


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by measure, (at the end, more at the beginning), and how they and today's rating foretell, by part."""

    game: str
    aim: Aim
    level: str
    games: int
    seed: int
    weights: dict[str, tuple[float, float]]
    quality: dict[str, Quality]
    before: dict[str, Quality]


def fit(
    game_id: str,
    games: int,
    seed: int = 1,
    *,
    level: str = BY_THUMB,
    looks: int = 6,
    jobs: int = 1,
    scheduler: str = "",
) -> Fit:
    """Plays so many games at every number of seats in turn and fits the game's judgement to them.

    The same games, seed and level give the same weights. BadOption for what does not exist.
    """
    game = find(game_id)
    judgement = game.mind.judgement
    mover(level)
    if judgement is None:
        raise BadOption(_("{game} has no judgement that could be fitted.").format(game=game.title))
    if games < 2 * HELD_OUT:
        raise BadOption(_("Fitting needs at least {games} games.").format(games=2 * HELD_OUT))
    tables = list(product(judgement.variants or (game.options(),), [count for count in game.seats if count > 1]))
    deals = [Deal(game_id, *tables[n % len(tables)], seed * 1_000_003 + n, level, looks) for n in range(games)]
    with crew(jobs, scheduler) as hands:
        records = all_of(hands, record, deals)
    return fitted(game_id, judgement, records, level, seed)


def fitted(game_id: str, judgement: Judgement, records: Sequence[Record], level: str, seed: int) -> Fit:
    """The fit to these games."""
    cut = len(records) // HELD_OUT
    shown, hidden = records[cut:], records[:cut]
    samples = [_sample(look, one) for one in shown for look in one.looks]
    found = least_squares(samples) if judgement.aim == "score" else logit(samples)
    count = len(judgement.measures)
    rounded = [float(f"{weight:.{DIGITS}g}") for weight in found]
    weights = {name: (rounded[at], rounded[count + at]) for at, name in enumerate(judgement.measures)}
    quality, before = {}, {}
    for number, part in enumerate(PARTS):
        known, asked = _in_part(shown, number), _in_part(hidden, number)
        if known and asked:
            before[part] = _quality([(s, look.rated) for s, look in known], [(s, look.rated) for s, look in asked])
            quality[part] = _quality(_weighed(rounded, known), _weighed(rounded, asked))
    return Fit(game_id, judgement.aim, level, len(records), seed, weights, quality, before)


Looks = Sequence[tuple[Sample, Look]]
Rated = Sequence[tuple[Sample, Sequence[float]]]


def _in_part(records: Sequence[Record], number: int) -> Looks:
    """The positions in this third of the game."""
    last = len(PARTS) - 1
    parts = [(min(last, int(len(PARTS) * (1 - look.left))), look, one) for one in records for look in one.looks]
    return [(_sample(look, one), look) for part, look, one in parts if part == number]


def _weighed(weights: Sequence[float], looks: Looks) -> Rated:
    return [(sample, [dot(weights, row) for row in sample.rows]) for sample, _look in looks]


def _sample(look: Look, one: Record) -> Sample:
    """What was measured, plain and by the share of the game that is left; all less the mean of the seats."""
    means = [sum(column) / len(column) for column in zip(*look.measured, strict=True)]
    off = [[each - mean for each, mean in zip(row, means, strict=True)] for row in look.measured]
    rows = tuple([(*row, *[look.left * each for each in row]) for row in off])
    mean = sum(one.scores) / len(one.scores)
    return Sample(rows, tuple([score - mean for score in one.scores]), tuple(one.shares))


def _quality(known: Rated, asked: Rated) -> Quality:
    """How well ratings foretell what is asked; how much a lead in them means is learnt from what is known."""
    unit = _unit(known)
    pairs = right = 0.0
    for sample, ratings in asked:
        for seat, share in enumerate(sample.shares):
            for other, less in enumerate(sample.shares):
                if share > less:
                    pairs += 1
                    right += (ratings[seat] > ratings[other]) + (ratings[seat] == ratings[other]) / 2
    return Quality(len(asked), _explained(asked), right / max(1.0, pairs), _loss(asked, unit))


def _explained(asked: Rated) -> float:
    """The squared correlation of ratings and scores, both less the mean of the seats."""
    cross = first = second = 0.0
    for sample, ratings in asked:
        mean = sum(ratings) / len(ratings)
        for rating, score in zip(ratings, sample.scores, strict=True):
            cross += (rating - mean) * score
            first += (rating - mean) ** 2
            second += score * score
    return cross * cross / (first * second) if first and second else 0.0


def _loss(asked: Rated, unit: float) -> float:
    total = 0.0
    for sample, ratings in asked:
        chances = softmax([rating / unit for rating in ratings])
        total -= sum(share * math.log(max(1e-12, chance)) for share, chance in zip(sample.shares, chances, strict=True))
    return total / len(asked)


def _unit(known: Rated) -> float:
    """The lead that means odds of e to 1, such that the loss is least: by golden section over its logarithm."""
    spread = math.sqrt(sum((r - sum(rs) / len(rs)) ** 2 for _s, rs in known for r in rs) / len(known)) or 1.0
    low, high = math.log(spread / 50), math.log(spread * 50)
    golden = (math.sqrt(5) - 1) / 2
    few = known[:2000]
    for _step in range(24):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if _loss(few, math.exp(left)) < _loss(few, math.exp(right)):
            high = right
        else:
            low = left
    return math.exp((low + high) / 2)


def write(fit: Fit, file: Path) -> None:
    """Writes the weights where the game reads them; the same fit gives the same bytes."""
    rows = [f"  {json.dumps(name)}: {json.dumps(list(pair))}" for name, pair in fit.weights.items()]
    text = [
        "{",
        f' "game": "{fit.game}", "aim": "{fit.aim}", "level": "{fit.level}", "games": {fit.games}, "seed": {fit.seed},',
        ' "held_out": {',
        ",\n".join([f'  "{part}": {_figures(quality)}' for part, quality in fit.quality.items()]),
        " },",
        ' "weights": {',
        ",\n".join(rows),
        " }",
        "}",
    ]
    file.write_text("\n".join(text) + "\n", encoding="utf-8")


def _figures(quality: Quality) -> str:
    figures = {"fit": round(quality.fit, 3), "auc": round(quality.auc, 3), "loss": round(quality.loss, 3)}
    return json.dumps({"positions": quality.positions, **figures})


def table(fit: Fit) -> str:
    """The fit as lines of text: how well it foretells, beside today's rating, and the weights."""
    judgement = find(fit.game).mind.judgement
    assert judgement is not None
    held = _("{games} games; foretold are those that were not fitted to, one in {part}.")
    lines = [held.format(games=fit.games, part=HELD_OUT)]
    lines.append(f"{'':10}{'':>10}{_('explained'):>22}{_('winner rated higher'):>24}{_('log-loss'):>20}")
    lines.append(f"{'':10}{_('positions'):>10}" + "".join(f"{_('before'):>14}{_('now'):>8}" for _column in range(3)))
    for part, now in fit.quality.items():
        was = fit.before[part]
        pairs = ((was.fit, now.fit), (was.auc, now.auc), (was.loss, now.loss))
        figures = "".join(f"{before:14.3f}{after:8.3f}" for before, after in pairs)
        lines.append(f"{_(part):10}{now.positions:10}{figures}")
    lines.append(f"{_('measure'):18}{_('at the end'):>14}{_('at the start'):>14}")
    for name, meaning in judgement.measures.items():
        last, more = fit.weights[name]
        lines.append(f"{name:18}{last:14.4g}{last + more:14.4g}  {meaning}")
    return "\n".join(lines)
