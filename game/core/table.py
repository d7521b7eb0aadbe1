"""What lies on the table, as plain data: the words in which a game tells the screen what to draw.

A game lays out a Table from one seat's View; one renderer draws the tables of all games. Places on the board are in
map units (they come from the Tiled map), places on a face in the face's own units. No pixels and no pygame here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Align = Literal["left", "centre", "right"]
Font = Literal["display", "title", "figure", "text", "strong", "italic"]
Mood = Literal["plain", "dim", "lit", "new", "chosen"]


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing `assets/<game>/<name>.svg` at (x, y) of a face, w wide and h high (0 = by its own shape)."""

    name: str
    x: float
    y: float
    w: float
    h: float = 0
    fade: float = 1.0
    angle: float = 0.0
    flip: bool = False
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text on a face; y is the middle of its capitals, `colour` a token of the game's palette."""

    text: str
    x: float
    y: float
    size: float
    font: Font = "text"
    colour: str = "ink"
    align: Align = "left"
    room: float = 0
    """The width it must fit into; longer text shrinks. 0 = as wide as it is."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Several lines of text, wrapped into width w from the middle of the first line's capitals at y."""

    text: str
    x: float
    y: float
    w: float
    size: float
    font: Font = "text"
    colour: str = "ink"
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle on a face; fill and line are palette tokens, or "" for none.

    A fill of two tokens, "a>b", runs from a at the top to b at the bottom.
    """

    x: float
    y: float
    w: float
    h: float
    radius: float = 0
    fill: str = ""
    line: str = ""
    thick: float = 2


@dataclass(frozen=True, slots=True)
class Face:
    """How a thing looks: parts drawn in order, w by h face units."""

    w: float
    h: float
    parts: tuple["Art | Words | Passage | Box", ...]
    tag: str = ""
    """The few letters that a card says while its neighbour in a fan covers its words."""


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


@dataclass(frozen=True, slots=True)
class Spot:
    """Something one can point at: its name for keyboard, list and tooltip, and where its ring lies.

    On the board (x, y) is the centre and (w, h) the size of the ring in map units; elsewhere the piece that names
    this spot gives its place and w is 0. A spot with no piece and no size is a button in the prompt's row.
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
    notes: tuple[str, ...] = ()
    """The private notebook, line by line; lines that begin with "# " are headings."""


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


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of the set-up screen: its field, its name, and what each value means in words."""

    field: str
    label: str
    values: tuple[tuple[Any, str, str], ...]
    """(value, its name, its consequence)."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What follows from the number of players: a name, a sentence, and the numbers in short."""

    label: str
    meaning: str
    value: str


@dataclass(frozen=True, slots=True)
class Cover:
    """What the shelf and the set-up screen say of a box, in the player's language.

    `pitch` is three sentences; `minutes` a game of average length; weight and secrets count from 1 (light, few) to 5.
    """

    tagline: str
    pitch: tuple[str, ...]
    minutes: int
    weight: int
    secrets: int
    choices: tuple[Choice, ...] = ()
    facts: Mapping[int, tuple[Fact, ...]] = field(default_factory=dict)
    """By number of players."""
    hand_overs: int = 0
    """How often each human looks at secrets in a game, about."""


@dataclass(frozen=True, slots=True)
class Award:
    """Something a seat was best at in this game, for the results."""

    seat: int
    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Staging:
    """How a game meets the screen; every function is pure.

    map:     the name of the Tiled map it is played on, `maps/<map>.tmx`.
    spaces:  the ids of the spaces that `lay_out` needs on that map.
    lay_out: (board, view, legal, picked, players) -> Table; `picked` are the spots chosen so far of a half-made
             choice, `players` the match's Players (for names and colours).
    narrate: (event, players) -> Line, or None for events not worth a line.
    bed:     the sound that lies under the table ("surf"), "" = none.
    palette: this box's colours by token; what it does not name is the shell's.
    apart:   sets of palette tokens that mean different things side by side and must be told apart by every eye.
    cover:   () -> what the shelf and the set-up screen say of this box.
    task:    (view or public view, seat) -> what the veil may say the seat is about to do; public facts only.
    audit:   (view of the finished game, None) -> rows (what, one number a seat), the last row the total.
    history: (events) -> for each seat a list of (moment, money) for the chart.
    awards:  (events) -> what seats were best at, at most four.
    score:   (points) -> them as this game writes them, such as "$1,610".
    chart:   () -> the title of the chart, such as "Money by day".
    figures: () -> pictures for the rules: the number of the paragraph one stands under -> its Face.
    """

    map: str
    lay_out: Callable[..., Table]
    narrate: Callable[[Any, tuple[Any, ...]], Line | None]
    cover: Callable[[], Cover]
    task: Callable[[Any, int], str]
    audit: Callable[[Any], tuple[tuple[str, tuple[int, ...]], ...]]
    history: Callable[[tuple[Any, ...]], tuple[tuple[tuple[str, int], ...], ...]]
    awards: Callable[[tuple[Any, ...]], tuple[Award, ...]] = lambda events: ()
    score: Callable[[int], str] = str
    chart: Callable[[], str] = str
    figures: Callable[[], Mapping[str, Face]] = dict
    spaces: tuple[str, ...] = ()
    bed: str = ""
    palette: Mapping[str, str] = field(default_factory=dict)
    apart: tuple[tuple[str, ...], ...] = ()
