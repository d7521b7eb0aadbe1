"""What is told to players: an event as a line of text, a moment shown over the whole table, reasons; plain data."""

from dataclasses import dataclass
from typing import Literal

from game.core.faces import Face


@dataclass(frozen=True, slots=True)
class Line:
    """One event in words, for the log, the digest and the recap."""

    seat: int | None
    """The seat that it is about; None = no seat."""
    text: str
    delta: int = 0
    """Money gained (above 0) or paid (below 0); 0 = none."""
    group: str = ""
    """The heading under which it stands in the log, such as a day."""
    spot: str = ""
    """The spot on the board that it is about; "" = none."""
    rule: str = ""
    """The number of the rule behind it in RULES.md; "" = none."""
    private: bool = False
    """Whether only the viewer knows of it."""
    kind: Literal["decision", "money", "luck", "phase"] = "decision"
    cue: str = ""
    """The name of the sound; it depends on public facts only."""
    face: Face | None = None
    banner: str = ""
    """Large text over the whole table until somebody acknowledges it, such as that the last round begins."""
    lead: str = ""
    """Where room is short, consecutive lines of one seat with the same lead become one: the lead and every `item`."""
    item: str = ""
    heading: str = ""
    """The title shown over the board for a moment when a phase begins; "" = `group`."""


BURNT, LAID, COMPARED, COUNTED = 0.5625, 0.5, 0.66, 0.95
"""Parts of a reveal's time: a sign burns in; all things are laid, and have been compared; all is counted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One thing that a reveal shows large, such as a card: its face, and what is said below it.

    `figure` is what counts of it, as it is written; `seat` whose it is. "best" is ringed and "out" grows dark when all
    are compared.
    """

    face: Face
    caption: str = ""
    figure: str = ""
    seat: int | None = None
    mood: Literal["plain", "best", "out"] = "plain"


@dataclass(frozen=True, slots=True)
class Reveal:
    """A moment shown over the whole table; it takes the same time whatever it shows.

    kind "scope": a beam sweeps over a dial and `sign` burns in; rings spread from the spot `source`, the spots `lit`
    light up, the spots `struck` fade. kind "count": two bands slide over the board, cross at the spot `lit[0]`, and a
    number counts up to `count` on the dial. kind "things": the things `shown` are laid over the board one after the
    other, then compared, and a number counts up to `count` on the dial if there is a sign.
    """

    kind: Literal["scope", "count", "things"]
    sign: str
    """The large text on the dial: a letter or a few for a scope; the amount as written, such as "$59", for a count."""
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
    """A spot to be picked next, and the label of the button that picks it; "" = no such button."""
    onward: str = ""
    """The label of the button that goes on."""
    private: bool = False
    early: tuple[str, ...] = ()
    """Ids of pieces on the board that would give the result away; they are not drawn behind it."""
    shown: tuple[Shown, ...] = ()
    """The things laid over the board, in this order; at least one of kind "things"."""
    cues: tuple[tuple[str, float], ...] = ()
    """Sounds by name, each with the part of the time (0 to 1) at which it is heard: the same whatever is shown."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a player might make this choice, worked out from one View alone.

    Reasons from the public view contain only what everybody can work out, so they may be shown to all.
    """

    goal: str
    """What the choice aims at."""
    facts: tuple[str, ...]
    """What speaks for and against it, with numbers; the most obvious first."""
    law: str
    """The rule it rests on, in one sentence."""
    rule: str
    """The number of that rule in RULES.md."""
    short: str
    """What it brings or risks in a few words, with the decisive number, to compare it with other choices."""
    name: str = ""
    """The whole choice in a few words, such as "Dive, then sell"; "" = use the offer's label."""
