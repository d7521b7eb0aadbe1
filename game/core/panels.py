"""Parts of a table besides pieces and spots: notebook entries, number choosers, calls, bargains; plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.faces import Face


@dataclass(frozen=True, slots=True)
class Note:
    """A drawn entry of the private notebook: a face as wide as the page, and the spot that it is about.

    A click on it opens the entry, and also picks its spot where that is a choice. `open`: this entry is the open one,
    drawn at full height at the top of the page.
    """

    spot: str
    face: Face
    open: bool = False


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things of the board once more beside it, where room is short and they are too small there to be named."""

    title: str
    note: str
    """A few words at the right of the title."""
    things: tuple[tuple[str, Face], ...]
    """The spot of each thing and its face, with name and price; all faces have one shape."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """What a seat may write into its notebook now: on each of these spots of the board one of the signs, or none.

    `about` is the spot of the open note. The screen saves the sign under the key "<about> <spot>" and gives it back in
    `Desk.annotations`; the game draws it.
    """

    about: str
    spots: tuple[str, ...]
    signs: tuple[str, ...]
    words: str
    """The tooltip of the pencil."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A seat's notebook, which is no part of the game: the spot of the open note, and the seat's own notes by key."""

    study: str = ""
    annotations: Mapping[str, str] = field(default_factory=dict)


NO_DESK = Desk()


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to be chosen with a stepper, a slider or the keyboard; the offer of n has the path (f"{spot}:{n}",).

    `least` and `most` must be offered; numbers between them without an offer are skipped.
    """

    spot: str
    title: str
    least: int
    most: int
    usual: int
    """The value before anybody changes it."""
    written: str = "{n}"
    """How a number is written, such as "${n}"."""
    marks: tuple[tuple[int, str], ...] = ()
    """Values marked on the slider, each with its name."""
    picture: Face | None = None
    """What the number is about, such as the loans on the table."""
    beside: Face | None = None
    """What helps to decide, such as everybody's debts."""
    reach: int | None = None
    """Where the slider ends if more may be chosen but seldom is: that is typed or stepped to; None = `most`."""
    slim: bool = False
    """Whether its sheet is narrow and stands beside what lies in the tray, not in its place: for small numbers."""
    stays: bool = False
    """Whether the number stays as it was seen, though nobody has changed it, when another part is chosen."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A large button for one of a few important choices."""

    spot: str
    title: str
    words: str
    """What the choice brings and what it may cost, in a few words."""
    figure: str = ""
    """The decisive number, drawn large: a probability, a price."""
    picture: Face | None = None
    strong: bool = False
    """The choice with the greatest effect; at most one of the plates."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A kind of call, for which a seat can set whether it wants to be asked."""

    kind: str
    name: str
    own: bool = False
    """Concerns the seat's own turn alone, so that a called seat is asked unless it sets otherwise."""


@dataclass(frozen=True, slots=True)
class Call:
    """Something happened that several seats may answer out of turn, one after the other.

    Which seats are called depends on public facts alone, not on what they hold. The screen gives all of them the same
    time to say that they want to answer; the others pass.
    """

    seats: tuple[int, ...]
    """The seats still to be asked, in the order in which they answer."""
    words: str
    """What happened."""
    stop: str
    """The `kind` of one of the table's stops."""
    passing: Any
    """The action by which a called seat passes; it is legal for every called seat."""
    reads: str = ""
    """What has to be read, or called to mind, before one can answer, of public facts alone: it takes its time."""
    above: bool = False
    """Whether it stands over the head of the board, because what it is about lies at the foot."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat stands, of what everybody sees."""

    seat: int
    figure: str
    """What counts most, as it is written."""
    more: str = ""
    """What counts besides, in a word or two."""
    picture: Face | None = None
    """The same as a picture, such as a bar or a row of coins, about five times as wide as high."""


@dataclass(frozen=True, slots=True)
class Unasked:
    """What some seats may do now although others must act; `seats` depends on public facts alone."""

    seats: tuple[int, ...]
    words: str
    """The action as a verb phrase, such as "show another card"."""


@dataclass(frozen=True, slots=True)
class Pane:
    """One side of a bargain: what a seat gives, which is money and the pieces of the zone `zone`.

    `add` is the spot that adds a card, "" = not now. If the table has an `amount`, its value is money given by the left
    pane, or by the right pane if it is negative.
    """

    seat: int
    title: str
    zone: str
    money: str
    add: str = ""
    sealed: bool = False
    """Whether this seat has agreed to the bargain as it stands."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """A negotiation between two seats, drawn side by side.

    `captions` stand at the upper left and right, such as the number of counter-offers; `middle` is a picture between
    the panes with the value of both sides; `words` is what the seat `speaker` last said.
    """

    title: str
    left: Pane
    right: Pane
    captions: tuple[str, str] = ("", "")
    middle: Face | None = None
    speaker: int | None = None
    words: str = ""
    foot: str = ""
