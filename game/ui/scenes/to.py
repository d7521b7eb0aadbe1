"""Where one scene can lead: what the next one must know, as plain data. `routes` makes the scene of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:  # destinations are light: the title knows them before anything that they lead to is loaded
    from game.core.game import Game
    from game.core.match import Match
    from game.core.player import Player
    from game.core.table import Slip, Table
    from game.core.telling import Line
    from game.play.showing.hud_state import LogLine
    from game.storage.autosaves import Autosave
    from game.storage.reading import Saved
    from game.ui.scenes.play.desk import Desk


class Shelf(Struct, frozen=True):
    """The shelf with all boxes; the one with this id stands open ("" = the first)."""

    box: str = ""


class Logbook(Struct, frozen=True):
    """The logbook at the page of a person ("" = whoever played last) and a box ("" = all)."""

    person: str = ""
    game: str = ""


class Games(Struct, frozen=True):
    """The games in the logbook of a person ("" = everybody) and a box ("" = all)."""

    person: str = ""
    game: str = ""
    seek: bool = False
    """Whether one of them is chosen to be searched for puzzles, and not to be watched."""


class Luck(Struct, frozen=True):
    """What luck gave and took in a finished match, and the moments that turned it."""

    match: Match


class Replay(Struct, frozen=True):
    """A game that was played, to be watched again: a match, or one of the logbook by its id; at one of its steps."""

    match: Match | None = None
    logged: str = ""
    step: int | None = None


class Load(Struct, frozen=True):
    """The list of saved games, at one of them."""

    chosen: Saved | None = None


class Settings(Struct, frozen=True):
    """The settings."""


class Maps(Struct, frozen=True):
    """The gallery of maps, of this box ("" = of all)."""

    game_id: str = ""


class Lessons(Struct, frozen=True):
    """The lessons of all boxes, at those of this box ("" = where somebody left off)."""

    game_id: str = ""


class LessonDone(Struct, frozen=True):
    """The end of a lesson, with the stars that it brought."""

    game_id: str
    number: int
    stars: int


class Lesson(Struct, frozen=True):
    """The table of a lesson of this box, at this row (None = its beginning); `helped` = how often the way was shown."""

    game_id: str
    number: int
    row: int | None = None
    helped: int = 0


class Today(Struct, frozen=True):
    """Today's chest: the games of the day of whoever sat down last."""


class Puzzles(Struct, frozen=True):
    """The list of puzzles, at those of this box ("" = wherever there is one to go on with)."""

    game_id: str = ""


class Puzzle(Struct, frozen=True):
    """The table of a puzzle, by its id, among those of a box ("own" = found in the own games)."""

    group: str
    id: str


class PuzzleSearch(Struct, frozen=True):
    """A look for puzzles in a finished match, or in one of the logbook by its id."""

    match: Match | None = None
    logged: str = ""


class Setup(Struct, frozen=True):
    """Setting the table for a game of this box, on the map with this name ("" = the last one)."""

    game: Game
    map: str = ""


class Why(Struct, frozen=True):
    """What could not be chosen ("" = nothing that has a name), and why, in words."""

    subject: str
    reason: str


class Rules(Struct, frozen=True):
    """The rules reader at a paragraph, with what a table says of each spot, and why something cannot be chosen."""

    game_id: str
    rule: str = ""
    slips: Mapping[str, Slip] = {}
    why: Why | None = None


class Playing(Struct, frozen=True):
    """The table of a match; `resumed` opens it behind a veil, `guarded` keeps the veil even for a single human."""

    match: Match
    autosave: Autosave | None = None
    resumed: bool = False
    guarded: bool = False


class Results(Struct, frozen=True):
    """The results of a finished match."""

    match: Match


class Pause(Struct, frozen=True):
    """The menu over a table."""

    desk: Desk


class Inspector(Struct, frozen=True):
    """One spot of a table, large."""

    game: Game
    table: Table
    spot: str


class LogSearch(Struct, frozen=True):
    """A look for words in these lines; `show` is told the step of the one that was chosen."""

    lines: Sequence[LogLine]
    players: Sequence[Player]
    show: Callable[[int], None]


class BotExplanation(Struct, frozen=True):
    """Why a bot did what these lines tell, each with its step, beginning at one of them (-1 = the last)."""

    match: Match
    board: Any
    steps: Sequence[tuple[int, Line]]
    at: int = -1


class Stops(Struct, frozen=True):
    """At which calls the table asks whoever looks."""

    desk: Desk
