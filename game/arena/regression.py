"""Fitting weights to what happened: least squares and the choice among several, in plain Python.

* Weights are drawn towards nothing, so that measures that go together do not play against each other ("ridge"): Hoerl,
  Kennard (1970).
* Who comes first is foretold by the conditional logit: McFadden, "Conditional Logit Analysis of Qualitative Choice
  Behavior" (1974), found by Newton's method.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

PENALTY = 20.0
"""What a weight costs, in observations, when its measure is scaled to a spread of 1."""

STEPS = 8
"""Newton's steps; five are enough for what we fit."""

Row = Sequence[float]


@dataclass(frozen=True, slots=True)
class Sample:
    """What was measured of all seats of one position, less the mean of the seats, and what became of them.

    scores: what each seat ended with, less the mean of the seats; shares: its share of the first place.
    """

    rows: tuple[tuple[float, ...], ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]


def least_squares(samples: Sequence[Sample]) -> list[float]:
    """The weights that come nearest to the scores."""
    spreads = _spreads(samples)
    size = len(spreads)
    matrix = [[0.0] * size for _row in range(size)]
    vector = [0.0] * size
    for sample in samples:
        for row, score in zip(sample.rows, sample.scores, strict=True):
            _add(matrix, vector, [each / spread for each, spread in zip(row, spreads, strict=True)], 1.0, score)
    for at in range(size):
        matrix[at][at] += PENALTY
    return [weight / spread for weight, spread in zip(solve(matrix, vector), spreads, strict=True)]


def logit(samples: Sequence[Sample]) -> list[float]:
    """The weights under which it is likeliest that those came first who did."""
    spreads = _spreads(samples)
    scaled = [
        (
            [[each / spread for each, spread in zip(row, spreads, strict=True)] for row in sample.rows],
            sample.shares,
        )
        for sample in samples
    ]
    weights = [0.0] * len(spreads)
    for _step in range(STEPS):
        step = _newton(scaled, weights)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(abs(each) for each in step) < 1e-6:
            break
    return [weight / spread for weight, spread in zip(weights, spreads, strict=True)]


def _newton(scaled: Sequence[tuple[Sequence[Row], Row]], weights: Row) -> list[float]:
    """How far to go from these weights towards the best."""
    size = len(weights)
    matrix = [[0.0] * size for _row in range(size)]
    vector = [-PENALTY * weight for weight in weights]
    for rows, shares in scaled:
        chances = softmax([dot(weights, row) for row in rows])
        mean = [dot(chances, column) for column in zip(*rows, strict=True)]
        for row, chance, share in zip(rows, chances, shares, strict=True):
            off = [each - middle for each, middle in zip(row, mean, strict=True)]
            _add(matrix, vector, off, chance, share - chance)
    for at in range(size):
        matrix[at][at] += PENALTY
    return solve(matrix, vector)


def _add(matrix: list[list[float]], vector: list[float], row: Row, weight: float, pull: float) -> None:
    """One observation more: of this weight, and pulling so hard; the lower half of the matrix is enough."""
    for at, each in enumerate(row):
        if each == 0.0:
            continue
        heavy = weight * each
        vector[at] += pull * each
        line = matrix[at]
        for other in range(at + 1):
            line[other] += heavy * row[other]


def solve(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    """The x in matrix · x = vector, for a symmetric positive matrix of which the lower half is given (Cholesky)."""
    size = len(vector)
    root = [[0.0] * size for _row in range(size)]
    for at in range(size):
        for other in range(at + 1):
            rest = matrix[at][other] - sum(root[at][k] * root[other][k] for k in range(other))
            root[at][other] = math.sqrt(rest) if at == other else rest / root[other][other]
    found = [0.0] * size
    for at in range(size):
        found[at] = (vector[at] - sum(root[at][k] * found[k] for k in range(at))) / root[at][at]
    for at in reversed(range(size)):
        found[at] = (found[at] - sum(root[k][at] * found[k] for k in range(at + 1, size))) / root[at][at]
    return found


def dot(weights: Row, row: Row) -> float:
    """What the row weighs in all."""
    return sum([weight * each for weight, each in zip(weights, row, strict=True)])


def softmax(ratings: Row) -> list[float]:
    """Everybody's chance of coming first, where a lead of 1 is odds of e to 1."""
    best = max(ratings)
    odds = [math.exp(rating - best) for rating in ratings]
    total = sum(odds)
    return [each / total for each in odds]


def _spreads(samples: Sequence[Sample]) -> list[float]:
    """How far each measure usually lies from the mean of the seats; 1 for one that never does."""
    size = len(samples[0].rows[0])
    squares = [0.0] * size
    count = 0
    for sample in samples:
        for row in sample.rows:
            count += 1
            for at, each in enumerate(row):
                squares[at] += each * each
    return [math.sqrt(square / count) or 1.0 for square in squares]
