"""What is told of an event, one row a kind of event: a sentence and what goes with it, as data where data will do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.faces import Face
from game.core.game import Event
from game.core.player import Player
from game.core.telling import Line
from game.words import _

Players = Sequence[Player]
Ask = Callable[[Any, Players], Any]
"""(event, players) -> what holds for this event."""
Names = Mapping[str, Ask]
"""What stands in a sentence for each {field}; what is not named here is the event's own field of that name."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """What is told of one kind of event, a `Line` but for what follows from the event; a function is asked of each.

    The line is of the event's `seat`, else of the one seat it is told to; it is private when it is told to one alone.
    {name} in a sentence is that seat's player.
    """

    words: str | Ask
    """The sentence, marked by `later`; a function gives "" for an event that is not told."""
    rule: str | Ask
    kind: Literal["decision", "money", "luck", "phase"] = "decision"
    cue: str | Ask = ""
    spot: str | Ask = ""
    """The place lit; a {field} in it is the event's own, such as "mat:{seat}"."""
    face: Face | Ask | None = None
    gain: str = ""
    """The event's field with the dollars gained; "" = none."""
    cost: str | int = 0
    """The event's field with the dollars paid, or how many they always are."""
    group: str | Ask = ""
    heading: str | Ask = ""
    banner: str | Ask = ""
    lead: str | Ask = ""
    item: str | Ask = ""
    sign: Face | Ask | None = None
    beside: str | Ask = ""
    names: Names = field(default_factory=dict)
    """Fields of this sentence alone, before those of the box."""
    text: Ask | None = None
    """Says the whole sentence instead of `words`, for one that is made of parts."""
    nobody: bool = False
    """Whether the line is of no seat, though the event is."""
    follows: bool = False


@dataclass(frozen=True, slots=True)
class _Fields:
    """What stands for the fields of a sentence: each is worked out when the sentence asks for it."""

    event: Event
    players: Players
    seat: int | None
    names: Names

    def __getitem__(self, name: str) -> Any:
        if name in self.names:
            return self.names[name](self.event, self.players)
        if name == "name" and self.seat is not None:
            return self.players[self.seat].name
        return getattr(self.event, name)


def tell(rows: Mapping[type, EventRow], names: Names, event: Event, players: Players) -> Line | None:
    """The line of the log for this event; None where nothing is told. `names`: what fields stand for in the box."""
    row = rows.get(type(event))
    if row is None:
        return None

    def asked(given: Any) -> Any:
        return given(event, players) if callable(given) else given

    words = asked(row.words)
    if row.text is None and not words:
        return None
    seat = None if row.nobody else getattr(event, "seat", event.to)
    fields = _Fields(event, players, seat, {**names, **row.names})
    return Line(
        seat,
        _(words).format_map(fields) if row.text is None else row.text(event, players),
        _dollars(row, event),
        asked(row.group),
        asked(row.spot).format_map(_Fields(event, players, None, {})),
        asked(row.rule),
        event.to is not None,
        row.kind,
        asked(row.cue),
        asked(row.face),
        asked(row.banner),
        asked(row.lead),
        asked(row.item),
        asked(row.heading),
        asked(row.sign),
        _(asked(row.beside)).format_map(fields) if row.beside else "",
        row.follows,
    )


def _dollars(row: EventRow, event: Event) -> int:
    gained: int = getattr(event, row.gain) if row.gain else 0
    paid: int = row.cost if isinstance(row.cost, int) else getattr(event, row.cost)
    return gained - paid
