"""What a Match gives to a seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the number of the step that told it.

    In a `SeatView` it counts from 0 the steps that this seat made or was told something of; from `Match.told`, all.
    """

    step: int
    event: Event


@dataclass(frozen=True, slots=True)
class SeatView:
    """The observation of one seat, or the public one (`seat` None): plain data that can be pickled.

    `legal` has the seat's legal actions, () unless it must act; `events` those it may know; `actors` the seats that
    must act.
    """

    seat: Seat | None
    view: Any
    legal: tuple[Any, ...]
    events: tuple[Told, ...]
    actors: tuple[Seat, ...]
    annotations: Mapping[str, str] = field(default_factory=dict)
    """The notes of a human at this seat; empty for bots."""
    unasked: tuple[Any, ...] = ()
    """Optional actions of a human at this seat, legal although others must act."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a step can be undone or redone: true with its action, or false with the reason for the player."""

    action: Any = None
    reason: str = ""

    def __bool__(self) -> bool:
        return not self.reason
