"""Hints: what a search from a person's own View found out, as one to three ideas, and how near they are to the best."""

import math
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.bots.bot import Thought
from game.bots.levels import SKIPPER, TEACHER
from game.bots.search import Candidate, Effort

LONG = Effort(iterations=1500, horizon=3, seconds=0.5, taught=TEACHER)

ADVISER = replace(SKIPPER, id="adviser", effort=LONG, margin=0.0)
"""Thinks out a hint: it sees no more than whoever asks, and plays nothing."""

FURTHER = replace(ADVISER, effort=replace(LONG, iterations=400, seconds=0.15))
"""Thinks out the other half of an idea that the rules take in halves."""

MOST = 3
"""Ideas in one hint."""

SELDOM = 10
"""An action is no idea when it was visited less than the best by this factor."""

FALL = 0.08
"""An action that is worse by so much utility is no idea; the bars of the others are drawn to this scale."""

CLEAR, CLOSE = 0.025, 0.008
"""The best is clearly best when the second is surely worse by so much utility; what is worse by less is close."""

DOUBT = 0.1
"""How much utility one world differs from the next: what few worlds say is not much to be relied on."""

LEAST, MOST_BUT_BEST = 12, 97
"""The shortest bar, and the longest below the best, in per cent."""

Rank = Literal["only", "clear", "best", "close", "unsure", "weaker"]


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing to do: its action, the length of its bar in per cent, and how it stands to the best."""

    action: Any
    strength: int
    rank: Rank


def ideas(thought: Thought) -> tuple[Idea, ...]:
    """The ideas in what was thought, the best first; the only one where there was nothing to think about."""
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
    """Whether it was thought about enough, and came near enough."""
    return one.visits * SELDOM >= best.visits and best.value - one.value < FALL


def _strength(one: Candidate, best: Candidate) -> int:
    return max(LEAST, min(MOST_BUT_BEST, round(100 * (1 - (best.value - one.value) / FALL))))


def _rank(one: Candidate, best: Candidate) -> Rank:
    gap = best.value - one.value
    if gap < CLOSE:
        return "close"
    return "unsure" if gap - _doubt(one, best) < CLOSE else "weaker"


def _doubt(one: Candidate, best: Candidate) -> float:
    """By how much the difference of these two may be off, as often as not."""
    return DOUBT * math.sqrt(1 / max(1, one.visits) + 1 / max(1, best.visits))
