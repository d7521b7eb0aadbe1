"""What lies on the table, as plain data: what a game tells the screen to draw.

A game lays out a Table from one seat's View; one renderer draws the tables of all games. Places on the board are in map
units (those of the Tiled map), places on a face in the face's own units. No pixels and no pygame here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.boards import TableBoard
from game.core.faces import Face
from game.core.panels import Amount, Bargain, Call, Note, Pencil, Plate, Shelf, Standing, Stop, Unasked

Mood = Literal["plain", "dim", "lit", "new", "chosen"]
"""How a piece is emphasised: "dim" greyed out, "new" with a tag, "chosen" with a tick."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table. If a later table has a piece of the same id at another place, it moves there.

    The id of a hidden piece comes from its place, never from its face. `zone` is "board", the id of one of the table's
    boards, "mat:<seat>" or the id of a tray; (x, y) is the centre in map units, on a board only. In other zones pieces
    are sorted by `order`.
    """

    id: str
    face: Face
    zone: str
    width: float
    """The width in map units on the board; elsewhere the zone gives the size."""
    x: float = 0
    y: float = 0
    order: int = 0
    layer: int = 0
    """Pieces of a higher layer are drawn over those of a lower one; from 2 on they cast a shadow, and
    from 9 on they lie over all rings, too."""
    spot: str = ""
    """The spot that a click on this piece picks; "" = none."""
    origin: str = ""
    """The spot from which a new piece comes; "" = it fades in at its place."""
    mood: Mood = "plain"
    via: tuple[tuple[float, float], ...] = ()
    """The corners of its way to a new place on the board, in map units.

    If the last corner equals the first, they are a ring, and the piece takes the shorter way round.
    """
    floats: bool = False
    """Whether water spreads round it while nobody acts."""
    lanes: bool = False
    """Whether it goes to a new place on the board along the map's lanes, its front ahead."""
    tumble: tuple[Face, ...] = ()
    """The faces that a new piece shows in turn before its own, for dice; () = none."""
    angle: float = 0.0
    """Its rotation about its centre on a board, in degrees counter-clockwise; it turns the shorter way."""
    tells: bool = False
    """Whether its face itself shows that it is chosen: then it bears no tick in a tray."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can be picked: its label in lists and tooltips, and where its highlight ring lies.

    On the board (x, y) is the centre and (w, h) the size of the ring in map units; w = h gives a square ring. Elsewhere
    w is 0, and the piece that names this spot gives the place. A spot with no piece and no size is a button in the
    prompt's row, or a point on the board that a trail passes.
    """

    id: str
    label: str
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    key: str = ""
    """A shortcut key of the game (letters except E H P I L M N V); "" = its number in the action list."""
    also: tuple[tuple[float, float, float, float], ...] = ()
    """Other clickable places of the board, without a ring: (x, y, w, h), (x, y) the corner, in map units."""
    board: str = ""
    """The id of the board that it lies on; "" = the table has only one, or it lies on none."""
    corners: tuple[tuple[float, float], ...] = ()
    """The corners of its place relative to (x, y), in order, in map units, such as a hexagon's; w and h are their
    bounding box. Its ring has this shape and only its inside is clickable. () = an ellipse, or a square."""
    over: bool = False
    """Whether its ring lies over the pieces there, because they fill its place; else it lies under them."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a spot cannot be picked now: the reason, and the rule's number in RULES.md."""

    reason: str
    rule: str


class Asked:
    """A truth that is found out when it is first asked for; it equals every other that is as true."""

    __slots__ = ("_ask", "_known")

    def __init__(self, ask: Callable[[], bool]) -> None:
        self._ask = ask
        self._known: bool | None = None

    def __bool__(self) -> bool:
        if self._known is None:
            self._known = self._ask()
        return self._known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, bool | Asked) and bool(self) == bool(other)

    def __hash__(self) -> int:
        return hash(bool(self))

    def __repr__(self) -> str:
        return repr(bool(self))


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice that the table offers: a legal action, and the later actions that belong to the same choice.

    `path` has the spots to be picked, in order; no two offers have the same path. `label` is a verb phrase with the
    consequence, for the Commit button; `draft` tells in short what is done, and then line by line what follows; () =
    nothing that the label does not say. `final`: it cannot be undone; the screen has it found out by `Match.ends_undo`.
    """

    action: Any
    """The legal action that is played first."""
    path: tuple[str, ...]
    label: str
    draft: tuple[str, ...] = ()
    final: bool | Asked = False
    quick: bool = False
    """Played without Commit when its path is complete: it can be undone, or is the only way to see more."""
    ask: str = ""
    """A question to be confirmed first, because the choice is expensive and final; "" = none."""
    trail: tuple[str, ...] = ()
    """Spots of the board on a way that is drawn while this offer is picked or pointed at."""
    numbered: bool = False
    """Whether the legs of its way are numbered, because each is a step of its own."""
    reaches: tuple[str, ...] = ()
    """Spots of the board that it concerns: they are ringed while it is picked or its thing is pointed at."""
    then: tuple[Any, ...] = ()
    """Actions of the same seat that are played right after it, in order, where the rules split one choice into several.

    Usually all but the last tell no event; where others learn of each, it is a choice all the same. Undo takes back the
    whole choice.
    """
    implied: tuple[Any, ...] = ()
    """What this choice answers besides: actions of the same seat that are played after it if it is asked for them."""
    verb: str = ""
    """The id of its row on the plate of a thing (`Table.verbs`); "" = none."""
    on: tuple[str, ...] = ()
    """Spots of things on which its verb stands besides the first spot of its path, or instead of it if that is ()."""
    brings: str = ""
    """The consequence or the odds in a few words, under the verb."""
    price: str = ""
    """What it costs or brings in money, as the verb's row shows it; "" = nothing."""
    ends: str | None = None
    """It ends the turn or a step of it: what stays undone then, in a few words; None = it is no ending."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What one can do with a kind of thing: a row of the plate that stands on it.

    The order of a kind's verbs never changes, and with it neither the place nor the key of any of them.
    """

    id: str
    label: str
    glyph: str = ""
    """The picture of the row, by its name among the game's or the shell's; "" = none."""
    words: str = ""
    """What the row says while several offers have this verb, such as "choose whom"."""
    reason: str = ""
    """Why no offer has this verb now, in a few words."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A small picture with a number and a label, on a mat or a slip."""

    face: Face
    count: str
    label: str
    vital: bool = False
    """Whether a small mat shows it before all others, even where it counts nothing."""


@dataclass(frozen=True, slots=True)
class Mat:
    """The public area of one player: the table draws name and emblem, the game gives the rest."""

    seat: int
    caption: str
    """What the player is doing, in a few public words."""
    money: str
    """The player's money as the game writes it."""
    first: bool
    """Whether this player goes first, shown by a sign."""
    active: bool
    """Whether this player must act."""
    sealed: bool | None
    """Whether this seat has committed its secret choice; None = no secret choice now."""
    slots: tuple[Face, ...]
    counters: tuple[Counter, ...]
    panel: Face | None = None
    """Drawn below the name of a large mat in the mat's width, instead of money, slots and counters."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A zone for pieces below the board: "slots" has `size` places, "row" a row, "fan" overlaps pieces when full."""

    id: str
    title: str
    kind: Literal["slots", "row", "fan"]
    size: int = 0
    paper: bool = False
    """Private: drawn on light paper with the sign for a private area."""
    places: tuple[str, ...] = ()
    """The titles of the slots, such as Morning and Afternoon."""
    picture: Face | None = None
    """Drawn at the left if the pieces leave room for it, such as an open chest."""
    open: bool = False
    """Lies before everybody: what is told of the table lies beside it."""
    house: int | None = None
    """The seat whose house it is the front of: a shingled eave in its colour, with the title on it; None = none."""
    leaded: bool = False
    """Whether a frieze of leaded glass in that colour stands there instead of shingles."""
    common: bool = False
    """Nobody's own: wares, or cards that everybody has alike; they are not told as what a seat held."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What the inspector says about one spot: a picture, a title, what this seat knows, and numbers."""

    title: str
    right: str
    """A word or two at the right of the title, such as a value."""
    picture: Face
    lines: tuple[str, ...]
    """What the viewer knows, one sentence or fact each."""
    counters: tuple[Counter, ...] = ()
    foot: str = ""
    """A last line, such as a warning; "" = none."""
    rule: str = ""
    """The number of the rule about it in RULES.md; "" = none."""
    danger: bool = False
    """Whether `foot` is a warning."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of the turn in the bar at the top."""

    name: str
    state: Literal["past", "now", "next"]
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Which seat must do what. `private`: the decision needs the seat's private view."""

    seat: int | None
    """The seat that must act; None = nobody in particular."""
    text: str
    private: bool
    tag: str = ""
    """A public fact in a few words that stands apart, such as how many have passed."""
    done: str = ""
    """What is said of a secret choice of all while its outcome is seen; "" = it is no such choice."""
    whole: bool = False
    """Whether the text is a sentence that names the seat itself, as of what was its own: "Ana's diver surfaces"."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the renderer needs to draw one seat's view and to let that seat act."""

    clock: str
    """How far the game has come, such as the day, in the bar."""
    subtitle: str
    phases: tuple[Phase, ...]
    prompt: Prompt
    backdrop: str
    """The painting under the pieces: `assets/<game>/paintings/<backdrop>.jpg`, or a map's own in `maps/paintings`."""
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...]
    mats: tuple[Mat, ...]
    trays: tuple[Tray, ...]
    slips: Mapping[str, Slip]
    """What the inspector says about each spot, by spot; of "" while nothing is pointed at, in a first game."""
    offers: tuple[Offer, ...]
    refusals: Mapping[str, Refusal]
    """Why a spot cannot be picked now, by spot."""
    notes: tuple[str | Note, ...] = ()
    """The private notebook: lines of text, "# " before a heading, and drawn entries."""
    tab: str = ""
    """What lies open at the side when this table comes, "notes", until something else is opened; "" = as usual."""
    verbs: Mapping[str, tuple[Verb, ...]] = field(default_factory=dict)
    """The verbs of each thing that has a plate, by its spot, in the order of its kind."""
    stands_for: Mapping[str, str] = field(default_factory=dict)
    """Spots that mean another one while that can be picked, such as a place of the board the card that leads there."""
    blind: Offer | None = None
    """On the public table: what the seat that must act can choose without its own view, as everybody knows."""
    amount: Amount | None = None
    pencil: Pencil | None = None
    aside: Face | None = None
    """Drawn beside the mats, such as a bank; left out if there is no room."""
    status: Face | None = None
    """What remains of the current turn, public; drawn at the left end of the tray."""
    plates: tuple[Plate, ...] = ()
    """Large buttons shown instead of Commit while nothing is picked; each has the spot of a path of length one."""
    brief: Face | None = None
    """What helps to choose among the plates, such as odds; drawn above them."""
    call: Call | None = None
    """Something that several seats may answer now, out of turn."""
    stops: tuple[Stop, ...] = ()
    """The kinds of calls in this game."""
    unasked: Unasked | None = None
    """What seats may do now although others must act; the screen asks a seat when it says that it wants to."""
    bargain: Bargain | None = None
    """A bargain between two seats, drawn over the board: being made by this seat, or public."""
    wheel: tuple[str, ...] = ()
    """The spots that the wheel picks, up and down, over a place that is picked; () = it moves the camera there, too."""
    retreat: str = ""
    """The label of the button that undoes the part of a choice this seat has already made; "" = none."""
    race: str = ""
    """The heading over `standing`; "" = "How they stand"."""
    standing: tuple[Standing, ...] = ()
    """How the seats stand in public, the best first."""
    odds: str = ""
    """What the roll under way is about and how likely it is, in public words; "" = none."""
    queue: tuple[int, ...] = ()
    """The seats that act after the one that must act now, in this order, as far as everybody knows."""
    shelf: Shelf | None = None
    boards: tuple[TableBoard, ...] = ()
    """All boards, if there are several: instead of the one of the map. Thumbnails stand in this order."""
    ground: str = ""
    """The colour of the cloth under several boards, a token of the game's palette; "" = "paper"."""
    front: str = ""
    """The id of the board shown large until somebody opens another; "" = the first. When it changes, it is shown."""
    wide: bool = False
    """Whether the board has all the width of a low window: no tray of this game ever has slots."""
