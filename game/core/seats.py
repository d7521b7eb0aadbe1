"""The players, and what a Match gives to a seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.game import BadOption, Event, Seat
from game.core.plain import LONGEST_NAME, is_line
from game.words import _

COLOURS = 6
"""The number of seat colours and emblems; all games share them."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat. `kind` is "human" or "bot:<level>", `colour` an index into the seat colours and emblems."""

    name: str
    kind: str = "human"
    colour: int = 0

    def __post_init__(self) -> None:
        if not is_line(self.name, LONGEST_NAME) or not is_line(self.kind, LONGEST_NAME):
            raise BadOption(_("A name is one line of at most {n} letters.").format(n=LONGEST_NAME))
        if self.kind != "human" and not self.kind.startswith("bot:"):
            raise BadOption(_("A seat is taken by a human or by a bot, not by “{kind}”.").format(kind=self.kind))
        if not 0 <= self.colour < COLOURS:
            raise BadOption(_("There are {n} colours; {colour} is none.").format(n=COLOURS, colour=self.colour))

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == "human"

    @property
    def level(self) -> str:
        """The bot's level; "" for a human."""
        return "" if self.human else self.kind.removeprefix("bot:")


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the index of the step that told it: `match.steps[step]`."""

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
