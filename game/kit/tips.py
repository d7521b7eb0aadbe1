"""Tips for a first game as rows: when each helps, what it speaks of, and two sentences."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def _always(_view: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Tip:
    """One tip, for a seat that decides in one of these phases, at its first such decision of this kind."""

    id: str
    phases: tuple[str, ...]
    words: str
    """At most two short sentences."""
    lit: tuple[str, ...] = ()
    """What it speaks of: spots by their ids, else things of the screen such as "zone:tray"."""
    when: Callable[[Any], bool] = _always
    """What else must be so, of the seat's own View."""


@dataclass(frozen=True, slots=True)
class Tips:
    """The tips of a box, the most urgent first, and when a new player can do without them."""

    rows: tuple[Tip, ...]
    over: Callable[[Any], bool]
    """Of a View: whether the first round is over."""
    farewell: str
    """What is said then, in one sentence."""
