"""First tries at the games of the day, in the logbook's file: written when they begin, and again when they end."""

import sqlite3
from collections.abc import Sequence
from datetime import date
from typing import Annotated

import msgspec

from game.core.match import Match
from game.core.plain import Line, Moment, Name
from game.logbook.entry import Entry

Day = Annotated[str, msgspec.Meta(pattern=r"\A\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\Z")]
"""A date, as 2026-11-23."""


Figure = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""What a day's game came to for a seat."""

Figures = Annotated[tuple[Figure, ...], msgspec.Meta(max_length=3)]
"""What the three bots made of a day's game, as far as they have played."""


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's first try at the game of a day. `figures` is what the three bots made of it, as far as is known."""

    day: Day
    game: Name
    person: Name
    version: Line
    seed: Line = ""
    """The seed of its deal."""
    begun: Moment = ""
    id: Name = ""
    """The game in the logbook, "" = it was begun and not finished."""
    figure: Figure = 0
    """What it came to."""
    figures: Figures = ()

    @property
    def date(self) -> date:
        """The day."""
        return date.fromisoformat(self.day)

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.id)

    @property
    def medal(self) -> int:
        """0 for none to 3 for gold; none as long as the bots have not all played."""
        return medal(self.figure, self.figures) if self.finished and len(self.figures) == 3 else 0


class Ended(msgspec.Struct, frozen=True):
    """What a finished match may be the end of: its seed, who played, and what it came to."""

    seed: str
    person: str
    figure: int


def targets(figures: Sequence[int]) -> tuple[int, ...]:
    """Return the targets for bronze, silver and gold: what the three bots made of it, the least first.

    A Skipper may fare worse than a Mate in one deal, so not each has a medal of its own; and nothing at all is no
    target: the least is 1.
    """
    return tuple(max(1, figure) for figure in sorted(figures))


def medal(figure: int, figures: Sequence[int]) -> int:
    """Return the medal for this figure when three bots made these of the same game: 0 for none to 3 for gold."""
    return sum(figure >= target for target in targets(figures))


def figure_of(match: Match, seat: int) -> int:
    """Return what a finished match is worth for this seat as a game of the day."""
    result, daily = match.result(), match.game.staging.daily
    assert result is not None, "only finished games are worth something"
    figure = daily().figure if daily is not None else None
    return result.scores[seat] if figure is None else figure(match.seat(None).view, seat)


def ended(match: Match, entry: Entry) -> Ended | None:
    """Return what may end a try: a counted game of one person, who played it to the end, in a box that has days."""
    people = [seat for seat, each in enumerate(entry.seats) if each.person]
    if match.game.staging.daily is None or not entry.counts or len(people) != 1:
        return None
    return Ended(match.seed, entry.seats[people[0]].person, figure_of(match, people[0]))


# ---- rows


def begin(book: sqlite3.Connection, new: Try) -> bool:
    """Write a first try; False if this person had one before."""
    row = (new.day, new.game, new.person.casefold(), new.person, new.version, new.seed, new.begun)
    words = "INSERT OR IGNORE INTO tries (day, game, folded, person, version, seed, begun) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return book.execute(words, row).rowcount > 0


def finish(book: sqlite3.Connection, entry: Entry, end: Ended) -> None:
    """Write how the try ended that this game was, if it was one; a try ends once."""
    book.execute(
        "UPDATE tries SET id = ?, figure = ? WHERE game = ? AND seed = ? AND folded = ? AND id = ''",
        (entry.id, end.figure, entry.game, end.seed, end.person.casefold()),
    )


def rename(book: sqlite3.Connection, old: str, new: str) -> None:
    """The tries of this person are another one's from now on; where that one has tried, too, those stand."""
    row = (new, new.casefold(), old.casefold())
    book.execute("UPDATE OR IGNORE tries SET person = ?, folded = ? WHERE folded = ?", row)


def forget(book: sqlite3.Connection, name: str) -> None:
    """Forget the tries of this person."""
    book.execute("DELETE FROM tries WHERE folded = ?", (name.casefold(),))
