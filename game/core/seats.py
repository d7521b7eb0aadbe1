"""Who sits at the table, and what passes between a Match and a seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.game import BadOption, Event, Seat
from game.core.plain import LONGEST_NAME, is_line
from game.words import _

COLOURS = 6
"""The seats' colours and emblems, shared by all games."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. kind: "human" or "bot:<level>"; colour: which of the six colours and emblems."""

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
        """The bot's level, "" for a human."""
        return "" if self.human else self.kind.removeprefix("bot:")


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the step that told it: `match.steps[step]` is the action it came from."""

    step: int
    event: Event


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat may know, as plain data that can be pickled and sent away."""

    seat: Seat | None
    view: Any
    legal: tuple[Any, ...]
    events: tuple[Told, ...]
    actors: tuple[Seat, ...]
    annotations: Mapping[str, str] = field(default_factory=dict)
    """What a person at this seat wrote into the notebook; a bot has none."""
    unasked: tuple[Any, ...] = ()
    """What a person at this seat may do besides, though nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a step can be taken back or done again: true with that action, or false with the reason in words."""

    action: Any = None
    reason: str = ""

    def __bool__(self) -> bool:
        return not self.reason
