"""What is told to players, as plain data: an event in words and as it is seen, a moment over the whole table, reasons.

In directions times are in ms at speed 1, places ids of spots, such as "mat:2" or "wreck:b". In the rows of a box a
{field} in a place or in words is the event's own field, {spot} the place its line lights, {line} its sentence and
{delta} its money.
"""

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
    sign: Face | None = None
    """What it is about in small, at the end of the line in the log, as high as a word."""
    beside: str = ""
    """The words beside the sign, without what it shows; "" = `text`."""
    follows: bool = False
    """Whether it came by the rules alone, such as what a season's end brings: whoever ended it is told of it, too."""


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
    light up, the spots `struck` fade. kind "count": two bands slide over the board, cross at the spot `lit[0]` and go
    out, and a number counts up to `count` on the dial. kind "things": the things `shown` are laid over the board one
    after the other, then compared, and a number counts up to `count` on the dial if there is a sign.
    """

    kind: Literal["scope", "count", "things"]
    sign: str
    """The text on the dial: a letter or a few for a scope, the amount ("$59") for a count, "" for no dial at all."""
    title: str
    words: str
    foot: str = ""
    picture: Face | None = None
    """The strip below: what it is about, before and after."""
    source: str = ""
    lit: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    count: int = 0
    again: tuple[tuple[str, ...], str] = ((), "")
    """Spots to be picked next, and the label of the button that does it; of several spots the choice that they complete
    is made at once. () = no such button."""
    onward: str = ""
    """The label of the button that goes on."""
    private: bool = False
    early: tuple[str, ...] = ()
    """Ids of pieces on the board that would give the result away; they are not drawn behind it."""
    shown: tuple[Shown, ...] = ()
    """The things laid over the board, in this order; at least one of kind "things"."""
    parting: bool = False
    """Whether it is shown only before the private view closes; otherwise the event's direction has shown it large."""
    asked: str = ""
    """What is being found out, as a question: it stands where title and words come when they are told."""
    before: Face | None = None
    """The strip until then: nothing on it tells the answer."""
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


COMES, GOES, ROLLS = 320, 260, 700
"""In ms: a large thing comes, and goes, at the most; dice roll."""


@dataclass(frozen=True, slots=True)
class Move:
    """Pieces that change their place, appear or leave do so now.

    A piece that no act claims goes with the first, or when the dice of a roll lie.
    """

    pieces: str
    """Which, as a pattern of their ids with * for anything, such as "ship:*"."""
    ms: int
    after: int = 0
    stagger: int = 0
    """How much later each of them sets out than the one before it in the order of their ids."""


@dataclass(frozen=True, slots=True)
class Count:
    """The money on the mat of this seat, a number in words, counts to what it is now."""

    seat: str
    ms: int = 420
    after: int = 0


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around a place."""

    at: str
    ms: int = 400
    after: int = 0


@dataclass(frozen=True, slots=True)
class Fly:
    """Things go from one place to another on a low arc, one after the other; face None is that of the event's line."""

    start: str
    end: str
    ms: int
    after: int = 0
    face: Face | None = None
    many: int = 1


@dataclass(frozen=True, slots=True)
class Large:
    """A thing comes from a place, stands large with its words, and goes to another place; "" = it fades there.

    Words make it stand as long as they are read, if that is longer. With a `back` it comes face down and turns where it
    stands.
    """

    start: str
    end: str
    ms: int
    after: int = 0
    face: Face | None = None
    words: str = ""
    back: Face | None = None
    great: bool = False
    """Whether rays burst from it: the rare moment that decides a game."""
    size: float = 1.0
    """How many times as large as a card it stands, as far as there is room."""

    @property
    def comes(self) -> float:
        """After how many ms it stands."""
        return min(COMES, self.ms * 0.34)

    @property
    def goes(self) -> float:
        """For how many ms it goes away."""
        return min(GOES, self.ms * 0.27)


@dataclass(frozen=True, slots=True)
class Turn:
    """A card comes out beside a place with its back up, turns after `turns` ms, and goes back when its time is over."""

    at: str
    ms: int
    turns: int
    after: int = 0
    face: Face | None = None
    back: Face | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice roll over the board, large, for `ROLLS` ms, and lie there with what they say."""

    ms: int
    dice: tuple[Face, ...]
    tumble: tuple[Face, ...]
    """The faces that each shows in turn before its own."""
    words: str = ""
    after: int = 0


@dataclass(frozen=True, slots=True)
class Chip:
    """A few words beside a place."""

    words: str
    at: str
    ms: int = 600
    after: int = 0


Act = Move | Count | Ring | Fly | Large | Turn | Roll | Chip


def phases(act: Act) -> tuple[float, float, float]:
    """For how many ms an act comes, is read, and goes: together its time."""
    match act:
        case Large():
            return act.comes, act.ms - act.comes - act.goes, act.goes
        case Turn(_, ms, turns):
            return turns, ms - turns, 0.0
        case Roll(ms):
            return ROLLS, ms - ROLLS, 0.0
        case Chip(_, _, ms):
            return 0.0, ms, 0.0
    return act.ms, 0.0, 0.0


def reading(words: str) -> int:
    """How many ms a large thing with these words stands."""
    return max(500, min(2200, 35 * len(words)))


@dataclass(frozen=True, slots=True)
class Direction:
    """How one event is seen: acts that begin together but for their `after`; it lasts until the last has ended.

    A `twin` is told to one seat of what all have seen from behind: it takes no time, and its face is shown in the
    large act of the direction before it.
    """

    acts: tuple[Act, ...] = ()
    twin: Face | None = None
    heading: str = ""
    """What is announced over the whole table before it; "" = nothing."""
    budget: tuple[int, int] | None = None
    """A turn or a part of a day begins: after so many ms all of it goes faster, and after so many still faster."""
    lines: int = 0
    """So many lines of the log may be read when it has been seen."""

    @property
    def ms(self) -> int:
        """How long it lasts."""
        return max((act.after + act.ms for act in self.acts), default=0)
