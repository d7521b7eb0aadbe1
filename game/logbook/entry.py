"""What the logbook knows of people and games, as plain data."""

from typing import Annotated, Literal

import msgspec

from game.core.plain import Count, Line, Moment, Name, Text
from game.core.save import MOST_SEATS
from game.words import later

Standing = Literal["counted", "practice", "open", "guided", "custom map"]
"""Why a game counts, or stands apart."""

APART: dict[Standing, str] = {
    "practice": later("practice"),
    "open": later("open cards"),
    "guided": later("guided"),
    "custom map": later("own map"),
}
"""The games that stand apart, in words."""

Percent = Annotated[int, msgspec.Meta(ge=0, le=200)]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays at this computer. `text` 0 means the size that all others use."""

    id: int = 0
    name: Name
    colour: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    pin: Line = ""
    """The hash of the PIN (`core.pins`), "" = none."""
    text: Percent = 0
    since: Moment = ""


class SeatEntry(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat fared. `person` is the name of a human who played it to the end, "" for bots."""

    name: Name
    kind: Name
    colour: Count = 0
    person: Name = ""
    rank: Count = 0
    """0 = first; tied seats share it."""
    score: int = 0
    share: float = 0.0
    """Its share of the first place."""
    opening: Line = ""
    """What it began with, in a few words; "" = the box tells none."""
    best: int = 0
    """The largest sum that it got at once."""
    deed: Line = ""
    """What it got that for."""
    awards: Annotated[tuple[Line, ...], msgspec.Meta(max_length=8)] = ()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game. `id` depends on what was played alone, so that a game is never written twice."""

    id: Name
    game: Name
    ended: Moment
    minutes: float = 0.0
    """Time at the table, without long pauses; 0 = unknown."""
    standing: Standing = "counted"
    map: Line = ""
    reason: Text = ""
    seats: Annotated[tuple[SeatEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]

    @property
    def counts(self) -> bool:
        """Whether it counts for ratings, streaks and records."""
        return self.standing == "counted"

    def seat_of(self, person: str) -> SeatEntry | None:
        """The seat of this person, None where nobody of this name played."""
        folded = person.casefold()
        return next((seat for seat in self.seats if seat.person and seat.person.casefold() == folded), None)
