"""What stands on a table besides pieces and spots: notebook entries, numbers to choose, calls, bargains; plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.faces import Face


@dataclass(frozen=True, slots=True)
class Note:
    """An entry of the private notebook that is drawn: a face as wide as the page, and the spot that it studies.

    A click on it studies its spot, and picks it where that is a choice. `open` = the one that is studied now, at its
    full height at the head of the page.
    """

    spot: str
    face: Face
    open: bool = False


@dataclass(frozen=True, slots=True)
class Pencil:
    """What a seat may write into its notebook now: on each of these spots of the board one of the signs, or none.

    `about` names the note that is written on (a note's spot). The screen keeps what was written for the seat, under
    "<about> <spot>", and hands it back in `Desk.jots`; the game draws it.
    """

    about: str
    spots: tuple[str, ...]
    signs: tuple[str, ...]
    words: str
    """What the pencil does, as a tooltip."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What a seat has before it that is no part of the game: the note it studies, and what it wrote itself."""

    study: str = ""
    annotations: Mapping[str, str] = field(default_factory=dict)


NO_DESK = Desk()


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to be chosen by stepper, slider or typing: the offer of n has the path (f"{spot}:{n}",).

    Its ends can be chosen; numbers between them that no offer names are stepped over.
    """

    spot: str
    title: str
    least: int
    most: int
    usual: int
    """Where it stands before anybody touches it."""
    written: str = "{n}"
    """How a number is written, such as "${n}"."""
    marks: tuple[tuple[int, str], ...] = ()
    """Numbers worth a mark on the slider, and their names."""
    picture: Face | None = None
    """What it is about, such as the loans on the table."""
    beside: Face | None = None
    """What to weigh it against, such as everybody's debts."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A large button for one of a few weighty choices."""

    spot: str
    title: str
    words: str
    """What it brings and what it may cost, in a few words."""
    figure: str = ""
    """What decides, large: a chance, a price."""
    picture: Face | None = None
    strong: bool = False
    """The choice that changes most; at most one of the plates."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A kind of call at which a seat may wish to be asked."""

    kind: str
    name: str
    own: bool = False
    """It concerns the own turn alone: whoever is called is asked from the start, until he wishes otherwise."""


@dataclass(frozen=True, slots=True)
class Call:
    """Something has happened that several seats may answer, out of turn, one after the other.

    Who is called depends on public facts alone, and nobody need hold anything. The screen gives all of them the same
    time together; who wants to answer makes it known, all others let it be.
    """

    seats: tuple[int, ...]
    """Those who are still to be asked, in the order in which they answer."""
    words: str
    """What happened."""
    stop: str
    """The kind of one of the table's stops."""
    passing: Any
    """The action by which a seat lets it be; every called seat has it."""


@dataclass(frozen=True, slots=True)
class Unasked:
    """What seats may do now of their own accord, though nobody waits for it; public facts alone decide who may."""

    seats: tuple[int, ...]
    words: str
    """The deed, such as "show another card"."""


@dataclass(frozen=True, slots=True)
class Pane:
    """What one seat gives in a bargain: pieces of the zone `zone` lie in it, and money.

    `add` is the spot by which a further card is put in, "" = not now. Where the table has an amount, its number counts
    as money given by the left pane, and below 0 as money given by the right one.
    """

    seat: int
    title: str
    zone: str
    money: str
    add: str = ""
    sealed: bool = False
    """Whether this seat has put its seal to the bargain as it stands."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """What two seats negotiate, side by side.

    title: a word or two; captions: what stands at the upper left and right, such as how many counter-offers were made.
    middle: a picture between the panes with what both sides are worth. words: what `speaker` last said to it.
    """

    title: str
    left: Pane
    right: Pane
    captions: tuple[str, str] = ("", "")
    middle: Face | None = None
    speaker: int | None = None
    words: str = ""
    foot: str = ""
