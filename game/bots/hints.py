"""Hints: the candidates of a search from a person's own view as one to three ideas, compared with the best."""

import math
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.bots.bot import Thought
from game.bots.levels import SKIPPER, TEACHER
from game.bots.search import Candidate, Effort

LONG = Effort(iterations=1500, horizon=3, seconds=0.5, taught=TEACHER)

ADVISER = replace(SKIPPER, id="adviser", effort=LONG, margin=0.0)
"""The level that works out a hint, from the view of the seat that asks; it never plays."""

FURTHER = replace(ADVISER, effort=replace(LONG, iterations=400, seconds=0.15))
"""The level that works out the later parts of a choice that the rules split."""

MOST = 3
"""The most ideas in one hint."""

SELDOM = 10
"""A candidate with fewer visits than the best by more than this factor is no idea."""

FALL = 0.08
"""A candidate worse than the best by this much utility is no idea; bars are drawn to this scale."""

CLEAR, CLOSE = 0.025, 0.008
"""Utility differences: the best is clearly best above the first, and an idea is close to it below the second."""

DOUBT = 0.1
"""The standard deviation of utility from one imagined world to the next."""

LEAST, MOST_BUT_BEST = 12, 97
"""The shortest bar, and the longest below that of the best idea, in per cent."""

Rank = Literal["only", "clear", "best", "close", "unsure", "weaker"]


@dataclass(frozen=True, slots=True)
class Idea:
    """A suggested action, the length of its bar in per cent, and how it compares with the best."""

    action: Any
    strength: int
    rank: Rank


def ideas(thought: Thought) -> tuple[Idea, ...]:
    """Return the ideas in this decision, the best first; only its action if nothing was searched."""
    if not thought.candidates:
        return (Idea(thought.action, 100, "only"),)
    best = next((one for one in thought.candidates if one.action == thought.action), thought.candidates[0])
    others = [one for one in thought.candidates if one != best and _counts(one, best)]
    others.sort(key=lambda one: -one.value)
    others = others[: MOST - 1]
    clear = all(best.value - one.value - _doubt(one, best) >= CLEAR for one in others)
    first = Idea(best.action, 100, "clear" if clear else "best")
    return (first, *(Idea(one.action, _strength(one, best), _rank(one, best)) for one in others))


def _counts(one: Candidate, best: Candidate) -> bool:
    """Return whether this candidate had enough visits and is close enough to the best."""
    return one.visits * SELDOM >= best.visits and best.value - one.value < FALL


def _strength(one: Candidate, best: Candidate) -> int:
    return max(LEAST, min(MOST_BUT_BEST, round(100 * (1 - (best.value - one.value) / FALL))))


def _rank(one: Candidate, best: Candidate) -> Rank:
    gap = best.value - one.value
    if gap < CLOSE:
        return "close"
    return "unsure" if gap - _doubt(one, best) < CLOSE else "weaker"


def _doubt(one: Candidate, best: Candidate) -> float:
    """Return the standard deviation of the difference in utility between these two candidates."""
    return DOUBT * math.sqrt(1 / max(1, one.visits) + 1 / max(1, best.visits))
