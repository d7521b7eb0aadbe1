"""What lies on the table, as plain data: the words in which a game tells the screen what to draw.

A game lays out a Table from one seat's View; one renderer draws the tables of all games. Places on the board are in
map units (they come from the Tiled map), places on a face in the face's own units. No pixels and no pygame here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.faces import Face

Mood = Literal["plain", "dim", "lit", "new", "chosen"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table. It travels when its id stays and its place changes.

    A hidden piece's id comes from its place, never from its face. `zone` is "board", "mat:<seat>" or a tray zone's id;
    (x, y) is its centre in map units on the board and unused elsewhere, where `order` tells its turn.
    """

    id: str
    face: Face
    zone: str
    width: float
    x: float = 0
    y: float = 0
    order: int = 0
    layer: int = 0
    spot: str = ""
    """The spot that a click on this piece means; "" = none."""
    origin: str = ""
    """The spot a new piece comes from; "" = it fades in at its place."""
    mood: Mood = "plain"
    via: tuple[tuple[float, float], ...] = ()
    """Where it passes on its way to a new place on the board, in map units: from corner to corner."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something one can point at: its name for keyboard, list and tooltip, and where its ring lies.

    On the board (x, y) is the centre and (w, h) the size of the ring in map units, a square one where w = h;
    elsewhere the piece that names this spot gives its place and w is 0. A spot with no piece and no size is a button
    in the prompt's row.
    """

    id: str
    label: str
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    key: str = ""
    """A key of the game's own (ux: letters are free except E H P I L M N V), "" = its number in the action list."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a spot cannot be chosen now: the reason in words and the rule's number in RULES.md."""

    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action as the table offers it.

    `path` names the spots it points at, in order; no two offers share a path. `label` is the consequence as a verb
    phrase for the Commit button; `draft` tells line by line what follows. `final` = undo ends here; games leave it
    to the screen, which asks the Match (`ends_undo`).
    """

    action: Any
    path: tuple[str, ...]
    label: str
    draft: tuple[str, ...] = ()
    final: bool = False
    quick: bool = False
    """Played at the click that completes its path, without Commit: cheap and undoable, or the only way to see on."""
    ask: str = ""
    """What is asked before it is played, because it is dear and final; "" = nothing."""
    trail: tuple[str, ...] = ()
    """Spots of the board, one after the other: a way that is drawn while this offer is picked or pointed at."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A small picture with a number, as on a mat or a slip."""

    face: Face
    count: str
    label: str


@dataclass(frozen=True, slots=True)
class Mat:
    """A player's public corner: name and emblem are the table's, the rest is the game's."""

    seat: int
    caption: str
    money: str
    first: bool
    active: bool
    sealed: bool | None
    """None = nothing to seal now; else whether this seat has committed its secret choice."""
    slots: tuple[Face, ...]
    counters: tuple[Counter, ...]
    panel: Face | None = None
    """Lies below the name of a large mat, as wide as the mat, instead of money, slots and counters."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A zone of the tray. kind: "slots" shows `size` empty places, "row" lays side by side, "fan" fans when full."""

    id: str
    title: str
    kind: Literal["slots", "row", "fan"]
    size: int = 0
    paper: bool = False
    """Private: drawn on light paper with the folded-corner eye."""
    places: tuple[str, ...] = ()
    """Titles of the slots, such as Morning and Afternoon."""
    picture: Face | None = None
    """Stands at the left while the pieces leave it room, such as an open chest."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What the inspector says of one spot: a picture, a title, what this seat knows, and numbers."""

    title: str
    right: str
    picture: Face
    lines: tuple[str, ...]
    counters: tuple[Counter, ...] = ()
    foot: str = ""
    rule: str = ""
    danger: bool = False
    """Whether the foot warns of something."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One step of the phase stepper in the bar."""

    name: str
    state: Literal["past", "now", "next"]
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Who must do what, within which limit. `private`: the decision needs the seat's own view."""

    seat: int | None
    text: str
    private: bool


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
    jots: Mapping[str, str] = field(default_factory=dict)


NO_DESK = Desk()


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to be chosen by stepper, slider or typing: the offer of n has the path (f"{spot}:{n}",)."""

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
class Table:
    """Everything the renderer needs to draw one seat's view and to let that seat act."""

    clock: str
    subtitle: str
    phases: tuple[Phase, ...]
    prompt: Prompt
    backdrop: str
    """The painting below the pieces: `assets/<game>/paintings/<backdrop>.jpg`."""
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...]
    mats: tuple[Mat, ...]
    trays: tuple[Tray, ...]
    slips: Mapping[str, Slip]
    offers: tuple[Offer, ...]
    refusals: Mapping[str, Refusal]
    notes: tuple[str | Note, ...] = ()
    """The private notebook: lines of text, of which those that begin with "# " are headings, and drawn entries."""
    amount: Amount | None = None
    pencil: Pencil | None = None
    aside: Face | None = None
    """What stands beside the mats, such as a bank; left out where there is no room."""


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
