"""How a game meets the screen: its box, its table, its results."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.faces import Face
from game.core.table import Table
from game.core.telling import Line, Reveal


@dataclass(frozen=True, slots=True)
class Variant:
    """One option of the set-up screen: its field, its name, and what each value means in words."""

    field: str
    label: str
    values: tuple[tuple[Any, str, str], ...]
    """(value, its name, its consequence)."""
    plays: bool = True
    """Whether it changes what can happen; False = only how much the table helps."""


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
    variants: tuple[Variant, ...] = ()
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


def leader(figures: Mapping[int, int]) -> int | None:
    """The seat, or whatever is numbered, with the largest figure, for an Award; None when several have it or none."""
    ranked = sorted(figures.items(), key=lambda each: -each[1])
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the score audit: what is counted, a number a seat, and how it is written."""

    what: str
    numbers: tuple[int, ...]
    written: Callable[[int], str] = str


@dataclass(frozen=True, slots=True)
class Chart:
    """A figure of each seat through the game, such as money by day."""

    title: str
    lines: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat the moments in order: (its name, such as "Fri"; the figure)."""
    written: Callable[[int], str] = str
    """A figure as this game writes it."""


@dataclass(frozen=True, slots=True)
class Staging:
    """How a game meets the screen; every function is pure.

    map:     the name of the Tiled map it is usually played on, `maps/<map>.tmx`; others name the game in a property.
    spaces:  the ids of the spaces that `lay_out` needs on every map.
    lay_out: (board, view, legal, picked, players, desk) -> Table; `picked` are the spots chosen so far of a half-made
             choice, `players` the match's Players (for names and colours), `desk` what this seat studies and wrote.
             A box whose rules take choices in halves gets whole ones for `legal` (`compound_choice`).
    narrate: (event, players) -> Line, or None for events not worth a line.
    bed:     the sound that lies under the table ("surf"), "" = none.
    palette: this box's colours by token; what it does not name is the shell's.
    apart:   sets of palette tokens that mean different things side by side and must be told apart by every eye.
    cover:   () -> what the shelf and the set-up screen say of this box.
    task:    (view or public view, seat) -> what the veil may say the seat is about to do; public facts only.
    audit:   (view of the finished game, None) -> the rows of the score audit, the last row the score.
    charts:  (events) -> the Charts of the results, the most telling first; () = there is nothing to draw.
    reveal:  (event, view, players) -> the Reveal that this event deserves in the eyes of that view, or None.
    page:    whether the private notebook is what one looks at most: it gets the whole side, and the log the left.
    awards:  (events) -> what seats were best at, at most four.
    score:   (points) -> them as this game writes them, such as "$1,610".
    figures: (options) -> pictures for the rules of such a game: number of the paragraph it stands under -> its Face.
    """

    map: str
    lay_out: Callable[..., Table]
    narrate: Callable[[Any, tuple[Any, ...]], Line | None]
    cover: Callable[[], Cover]
    task: Callable[[Any, int], str]
    audit: Callable[[Any], tuple[Row, ...]]
    charts: Callable[[tuple[Any, ...]], tuple[Chart, ...]]
    awards: Callable[[tuple[Any, ...]], tuple[Award, ...]] = lambda events: ()
    score: Callable[[int], str] = str
    reveal: Callable[[Any, Any, tuple[Any, ...]], Reveal | None] = lambda event, view, players: None
    page: bool = False
    figures: Callable[[Any], Mapping[str, Face]] = lambda options: {}
    spaces: tuple[str, ...] = ()
    bed: str = ""
    palette: Mapping[str, str] = field(default_factory=dict)
    apart: tuple[tuple[str, ...], ...] = ()
