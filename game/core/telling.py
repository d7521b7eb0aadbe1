"""What is told of the game: an event in words, and a moment shown over the whole table; plain data."""

from dataclasses import dataclass
from typing import Literal

from game.core.faces import Face


@dataclass(frozen=True, slots=True)
class Line:
    """One event in words, for log, digest and recap."""

    seat: int | None
    text: str
    delta: int = 0
    """Money gained or paid, 0 = none."""
    group: str = ""
    """The heading it belongs under (day and half-day)."""
    spot: str = ""
    rule: str = ""
    private: bool = False
    kind: Literal["decision", "money", "luck", "phase"] = "decision"
    cue: str = ""
    """The sound, by name; it depends on public facts only."""
    face: Face | None = None
    banner: str = ""
    """Large words over the whole table that stay until somebody acknowledges them: the last round, the end is near."""
    lead: str = ""
    """Lines of one seat in a row with the same lead are told as one where room is short: the lead, and every `item`."""
    item: str = ""
    heading: str = ""
    """What stands over the board for a moment with a phase of the game; "" = its group."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A moment that is worth the whole table: shown over it until somebody goes on.

    kind "scope": a sonar sweeps once and `sign` burns in; rings leave `source`, the spots `lit` flare up, the spots
    `struck` fade. kind "haul": two bands slide over the board, cross at the spot `lit[0]`, and `count` is counted up.
    It takes the same time whatever it shows.
    """

    kind: Literal["scope", "haul"]
    sign: str
    """What burns in: a letter or a few; of a haul, the amount as it is written, such as "$59"."""
    title: str
    words: str
    foot: str = ""
    picture: Face | None = None
    """The strip below: what it is about, before and after."""
    source: str = ""
    lit: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    count: int = 0
    again: tuple[str, str] = ("", "")
    """A spot to be picked next and the words of the button that does it; "" = there is only the way on."""
    onward: str = ""
    """The words of the button that goes on."""
    private: bool = False
    early: tuple[str, ...] = ()
    """Pieces of the board that would tell it too early: they are not shown behind it."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why somebody might choose this, worked out from one View alone: goal, facts, rule, as an alternative.

    Out of the public View it says what everybody can work out for himself, so it may be told before everybody.
    """

    goal: str
    """What it is for."""
    facts: tuple[str, ...]
    """What speaks for it and what against, with numbers; what is easiest to see comes first."""
    law: str
    """The rule it rests on, in a sentence."""
    rule: str
    """That rule's number in RULES.md."""
    short: str
    """What it brings or risks in a few words, with the number that decides: how it compares with something else."""
    name: str = ""
    """The whole choice in a few words, such as "Dive, then sell"; "" = the offer's label says it."""
