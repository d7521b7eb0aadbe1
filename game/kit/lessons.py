"""Lessons as rows: what the teacher says, what the pupil does, and what the other seats do in between.

A lesson is a game of the real rules from a seed that was chosen for its luck. Its rows are played in order; those
before the first word of the teacher are the position it begins with. The pupil sits at seat 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

PUPIL = 0
"""The seat of who learns."""

Pose = Literal["point", "explain", "think", "cheer"]


@dataclass(frozen=True, slots=True)
class Others:
    """One choice of another seat, of one or more actions. Seats that act at once do so in the order of the rows."""

    seat: int
    actions: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Say:
    """The teacher explains, at most two short sentences, until the pupil goes on."""

    words: str
    lit: tuple[str, ...] = ()
    """What stays in full light: a spot by its id, or a thing of the screen, "mat:0", "zone:tray", "tray:dial"."""
    pose: Pose = "explain"


@dataclass(frozen=True, slots=True)
class Do:
    """The pupil makes this choice, of one or more actions that the table offers as one; nothing else can be done."""

    words: str
    todo: str
    """What is to be done, in a few words for the checklist."""
    actions: tuple[Any, ...]
    lit: tuple[str, ...] = ()
    """What is talked about and stays in full light, besides what is to be pressed."""


Row = Others | Say | Do


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson at a table of `names`; `options` None = the usual ones."""

    id: str
    title: str
    minutes: int
    seed: str
    rows: tuple[Row, ...]
    names: tuple[str, ...]
    """Who sits there beside the pupil, from seat 1 on."""
    options: Any = field(default=None)

    @property
    def start(self) -> int:
        """The index of the row with the teacher's first words."""
        return next(n for n, row in enumerate(self.rows) if not isinstance(row, Others))

    @property
    def steps(self) -> tuple[int, ...]:
        """The indices of the rows that are steps of the lesson: those in which the teacher speaks."""
        return tuple(n for n, row in enumerate(self.rows) if not isinstance(row, Others))


def others(seat: int, *actions: Any) -> Others:
    """One choice of another seat."""
    return Others(seat, actions)


def played(rows: Sequence[Row]) -> tuple[tuple[int, Any], ...]:
    """What these rows play, in order: (seat, action)."""
    steps: list[tuple[int, Any]] = []
    for row in rows:
        if isinstance(row, Others):
            steps += [(row.seat, action) for action in row.actions]
        elif isinstance(row, Do):
            steps += [(PUPIL, action) for action in row.actions]
    return tuple(steps)
