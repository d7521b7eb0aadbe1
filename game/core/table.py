"""What lies on the table, as plain data: the words in which a game tells the screen what to draw.

A game lays out a Table from one seat's View; one renderer draws the tables of all games. Places on the board are in
map units (they come from the Tiled map), places on a face in the face's own units. No pixels and no pygame here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.core.faces import Face
from game.core.panels import Amount, Bargain, Call, Note, Pencil, Plate, Stop, Unasked

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
    """Where it passes on its way to a new place on the board, in map units: from corner to corner.

    When the last corner is the first again they are a ring, along which it goes the shorter way round.
    """
    tumble: tuple[Face, ...] = ()
    """A die: when its id is new, it tumbles through these faces before it comes to rest on its own."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something one can point at: its name for keyboard, list and tooltip, and where its ring lies.

    On the board (x, y) is the centre and (w, h) the size of the ring in map units, a square one where w = h;
    elsewhere the piece that names this spot gives its place and w is 0. A spot with no piece and no size is a button
    in the prompt's row, or a point on the board that a trail passes.
    """

    id: str
    label: str
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    key: str = ""
    """A key of the game's own (ux: letters are free except E H P I L M N V), "" = its number in the action list."""
    also: tuple[tuple[float, float, float, float], ...] = ()
    """Other places of the board that mean the same, without a ring: (x, y, w, h), the corner first, in map units."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a spot cannot be chosen now: the reason in words and the rule's number in RULES.md."""

    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice as the table offers it: a legal action, and those after it that belong to the same choice.

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
    then: tuple[Any, ...] = ()
    """Actions of the same seat played right after it, in order, where the rules take the choice in halves. All but the
    last tell nothing; undo takes the whole choice back."""


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
    status: Face | None = None
    """What is left of the turn on the table, public: stands at the left end of the tray."""
    plates: tuple[Plate, ...] = ()
    """Large buttons instead of Commit, while nothing is picked: a few weighty choices. Each names the spot of a path
    of one; the click plays it."""
    brief: Face | None = None
    """What one must know to choose among the plates, such as odds: stands above them."""
    call: Call | None = None
    """Something happened that several seats may answer now, out of turn."""
    stops: tuple[Stop, ...] = ()
    """The kinds of calls there are in this game."""
    unasked: Unasked | None = None
    """What others than those who must act may do now; the screen asks them when they say so."""
    bargain: Bargain | None = None
    """An offer between two seats, drawn over the board: being made by this seat, or standing before everybody."""
    retreat: str = ""
    """Words of the button that takes back the half of a choice which this seat has already made; "" = there is none."""
