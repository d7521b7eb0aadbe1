"""What a game gives to the screen: its box cover, its table, its results."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from game.core.faces import Face
from game.core.panels import Desk
from game.core.player import Player
from game.core.table import Table
from game.core.telling import Direction, Line, Reveal


@dataclass(frozen=True, slots=True)
class Variant:
    """One option on the set-up screen: its field in the options, its label, and its values."""

    field: str
    label: str
    values: tuple[tuple[Any, str, str], ...]
    """The possible values as (value, its name, its consequence)."""
    plays: bool = True
    """Whether it changes the rules; False = it only changes how much the table helps."""
    alike: tuple[Any, ...] = ()
    """Values that differ from another one in a name or number only: tests need not combine them with all else."""


@dataclass(frozen=True, slots=True)
class SmallBox:
    """A small box that goes with the large one: the option that takes it in, what it changes, and how long that takes.

    `picture` is the drawing on its lid, `minutes` what an average game lasts longer.
    """

    field: str
    title: str
    words: str
    minutes: int
    picture: str


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that depends on the number of players: a label, a sentence, and the numbers in short."""

    label: str
    meaning: str
    value: str


@dataclass(frozen=True, slots=True)
class Cover:
    """The description of a game on the shelf and the set-up screen, in the player's language.

    `pitch` is three sentences; `minutes` the length of an average game; `weight` and `secrets` go from 1 (light, few)
    to 5.
    """

    tagline: str
    pitch: tuple[str, ...]
    minutes: int
    weight: int
    secrets: int
    variants: tuple[Variant, ...] = ()
    facts: Callable[[int], tuple[Fact, ...]] = lambda seats: ()
    """What follows from this number of players, one that the game can be played with."""
    small: tuple[SmallBox, ...] = ()
    """The small boxes that go with it."""
    share: Callable[[Any], float] = lambda options: 1.0
    """How much of its usual length a game with these options lasts."""
    hand_overs: int = 0
    """About how often each human looks at a private view in one game."""
    ink: str = "#4C626A"
    """The colour in which the logbook writes of this box; dark enough for paper."""

    def lasts(self, options: Mapping[str, Any]) -> int:
        """About how many minutes a game with these options takes, its small boxes included."""
        usual = 5 * round(self.minutes * self.share(options) / 5)
        return usual + sum(small.minutes for small in self.small if options[small.field])


@dataclass(frozen=True, slots=True)
class MapNote:
    """What there is to say of one board of a box: a sentence or two, and what games among bots of one level found.

    `steps` is the mean number of decisions in a game, `first` the share of first places of each seat in per cent, both
    by the number of players; `games` says among how many games, `level` of which bots.
    """

    words: str = ""
    games: int = 0
    level: str = ""
    steps: Mapping[int, int] = field(default_factory=dict)
    first: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Award:
    """What one seat was best at in this game, for the results."""

    seat: int
    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Cause:
    """A cause of luck: the names of the events that it decides, what it is called, its sign and colour on paper.

    hidden: what was decided lay hidden before, and no number was drawn: it is compared with what might as well have
    lain there, as far as whoever acted knew. later: after so many more steps one sees what it was worth, as with dice
    that are read only then.
    """

    events: tuple[str, ...]
    name: str
    sign: str
    ink: str
    hidden: bool = False
    later: int = 0


@dataclass(frozen=True, slots=True)
class DayRule:
    """A rule that a day's game of this box can have: its title, a sentence, and what it sets among the options."""

    title: str
    words: str
    options: Mapping[str, Any]
    seats: tuple[int, ...]
    """The numbers of players it is good for."""


@dataclass(frozen=True, slots=True)
class Daily:
    """What a box gives to the game of the day.

    what: what is compared, such as "money at the end"; the more the better. figure: (public view of the finished game,
    seat) -> that number, None = the score. crew: the levels of the others. ways: how many ways on the best bot plays
    before each decision when the day's targets are worked out, without a clock, so that they are the same everywhere.
    """

    rules: tuple[DayRule, ...]
    what: str
    figure: Callable[[Any, int], int] | None = None
    written: Callable[[int], str] = str
    crew: tuple[str, ...] = ("mate", "deckhand")
    ways: int = 200


def leader(figures: Mapping[int, int]) -> int | None:
    """Return the key with the largest figure, such as a seat; None if several share it or there is none."""
    ranked = sorted(figures.items(), key=lambda each: -each[1])
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the score audit: its label, a number for each seat, and how a number is written."""

    what: str
    numbers: tuple[int, ...]
    written: Callable[[int], str] = str


@dataclass(frozen=True, slots=True)
class Chart:
    """One figure of each seat over the course of the game, such as money by day."""

    title: str
    lines: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat its points in order, as (label such as "Fri", figure)."""
    written: Callable[[int], str] = str
    """How a figure is written."""


@dataclass(frozen=True, slots=True)
class Bed:
    """A background sound under a table, repeated without a gap: noise that rises and falls.

    `seconds` is its length; `soft` goes from 0 (bright) to nearly 1 (dull); it has `swells` waves of `depth` 0 to 0.5.
    """

    seconds: int
    soft: float
    swells: int
    depth: float
    hums: tuple[tuple[int, float], ...] = ()
    """Low tones in it, as (whole waves in its length, loudness)."""
    cracks: int = 0
    """How often wood cracks in it."""
    call: str = ""
    """A distant sound cue that is heard once in it, "" = none."""


class LayOut(Protocol):
    """Lays a view out as a Table; a pure function. `board` is a Board; view and actions are the game's own types."""

    def __call__(
        self,
        board: Any,
        view: Any,
        legal: Sequence[Any],
        picked: tuple[str, ...],
        players: Sequence[Player],
        desk: Desk = ...,
        /,
    ) -> Table:
        """Return the table; see `Staging` for what the arguments are."""


@dataclass(frozen=True, slots=True)
class Staging:
    """What a game gives to the screen; every function is pure.

    map:     the name of the Tiled map it is usually played on, `maps/<map>.tmx`; others name the game in a property.
    map_notes: () -> what there is to say of each of the program's own maps, by its name.
    spaces:  the ids of the spaces that `lay_out` needs on every map.
    lay_out: (board, view, legal, picked, players, desk) -> Table; `picked` are the spots picked so far of an unfinished
             choice, `players` the match's Players (for names and colours), `desk` the viewer's notebook.
             A game whose rules take choices in parts gets whole choices for `legal` (see `compound_choice`).
    narrate: (event, players) -> Line, or None for an event that is not told.
    direct:  (event, players) -> the Direction by which it is seen to happen, or None; public facts only, but for twins.
    bed:     the background sound; None = silence.
    palette: this game's colours by token; tokens not in it have the shell's colours.
    apart:   sets of palette tokens that stand for different things and must be distinguishable by colour-blind players.
    cover:   () -> the description of the game on the shelf and the set-up screen.
    task:    (private or public view, seat) -> what the veil says the seat is about to do; public facts only.
    audit:   (public view of the finished game) -> the rows of the score audit, the last row the score.
    charts:  (events) -> the Charts of the results, the most telling first; () = none.
    reveal:  (event, view, players) -> the Reveal that this event gets for the owner of that view, or None.
    page:    whether the private notebook is the main thing to look at: it gets a whole side, and the log the other.
    awards:  (events) -> the Awards, at most four.
    score:   (points) -> the text of a score, such as "$1,610".
    luck:    () -> the Causes of luck in this game, the most common first; an event that none names is "other luck".
    daily:   () -> what the box gives to the game of the day; None = it has none.
    opening: (events, seat) -> what this seat began with, in a few words that are the same in many games; "" = nothing.
    given:   (public view) -> the action of the seat that must act, where all that it may do comes to the same, so that
             nobody is asked; None = there is a choice. Public facts only.
    hand_over: how the screen is handed over unless people choose otherwise (see `play.handover`).
    figures: (options) -> pictures for the rules of a game with these options: paragraph number -> Face.
    """

    map: str
    lay_out: LayOut
    narrate: Callable[[Any, Sequence[Player]], Line | None]
    cover: Callable[[], Cover]
    task: Callable[[Any, int], str]
    audit: Callable[[Any], tuple[Row, ...]]
    charts: Callable[[tuple[Any, ...]], tuple[Chart, ...]]
    awards: Callable[[tuple[Any, ...]], tuple[Award, ...]] = lambda events: ()
    score: Callable[[int], str] = str
    luck: Callable[[], tuple[Cause, ...]] = tuple
    daily: Callable[[], Daily] | None = None
    opening: Callable[[tuple[Any, ...], int], str] = lambda events, seat: ""
    reveal: Callable[[Any, Any, Sequence[Player]], Reveal | None] = lambda event, view, players: None
    direct: Callable[[Any, Sequence[Player]], Direction | None] = lambda event, players: None
    given: Callable[[Any], Any] = lambda view: None
    page: bool = False
    figures: Callable[[Any], Mapping[str, Face]] = lambda options: {}
    spaces: tuple[str, ...] = ()
    map_notes: Callable[[], Mapping[str, MapNote]] = dict
    bed: Bed | None = None
    hand_over: Literal["strict", "relaxed"] = "strict"
    palette: Mapping[str, str] = field(default_factory=dict)
    apart: tuple[tuple[str, ...], ...] = ()
