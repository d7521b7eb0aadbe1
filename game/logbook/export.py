"""The logbook as CSV for a spreadsheet and as JSON to be read in on another computer."""

import csv
import io
from pathlib import Path

import msgspec

from game import disk
from game.core.plain import Line, Name, why
from game.core.save import UNREADABLE
from game.logbook import tries
from game.logbook.chest_log import ChestLog
from game.logbook.entry import Entry, Person
from game.logbook.store import Logbook, LogTrouble
from game.storage.reading import LARGEST
from game.storage.saves import write_whole
from game.words import _

COLUMNS = (
    "id", "game", "ended", "minutes", "standing", "map", "seat", "name", "kind", "person", "rank", "score",
    "share", "opening", "best", "awards",
)  # fmt: skip
"""One row a seat. The names are for programs and stay as they are."""
_DANGEROUS = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would take for a formula at the beginning of a cell."""


CHEST_COLUMNS = ("day", "game", "person", "version", "figure", "bronze", "silver", "gold", "medal")
"""One row a first try at a game of the day."""


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A finished first try at a game of the day; how it was played stands in the game of this id."""

    day: tries.Day
    game: Name
    person: Name
    version: Line
    id: Name
    figure: tries.Figure
    figures: tries.Figures = ()


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """A logbook on its way to another computer. PINs do not travel."""

    format: int = 1
    people: tuple[Person, ...] = ()
    games: tuple[Entry, ...] = ()
    days: tuple[Day, ...] = ()


def as_csv(entries: tuple[Entry, ...]) -> str:
    """Return all games, a row a seat."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for entry in entries:
        head = (entry.id, entry.game, entry.ended, entry.minutes, entry.standing, _harmless(entry.map))
        for n, seat in enumerate(entry.seats):
            words = map(_harmless, (seat.name, seat.kind, seat.person))
            rest = (seat.rank + 1, seat.score, seat.share, _harmless(seat.opening), seat.best, "; ".join(seat.awards))
            rows.writerow((*head, n, *words, *rest))
    return text.getvalue()


def days_as_csv(days: tuple[Day, ...]) -> str:
    """Return all first tries that have ended, a row each; without targets where the bots have not all played."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(CHEST_COLUMNS)
    for day in days:
        known = len(day.figures) == 3
        aims = (*tries.targets(day.figures), tries.medal(day.figure, day.figures)) if known else ("", "", "", "")
        rows.writerow((day.day, day.game, _harmless(day.person), day.version, day.figure, *aims))
    return text.getvalue()


def ended_days(book: ChestLog) -> tuple[Day, ...]:
    """Return the first tries that have ended; what is still being played is nobody's business."""
    names = [field.name for field in msgspec.structs.fields(Day)]
    return tuple(Day(**{name: getattr(each, name) for name in names}) for each in book.tries() if each.finished)


def _harmless(words: str) -> str:
    return f"'{words}" if words.startswith(_DANGEROUS) else words


def as_json(people: tuple[Person, ...], entries: tuple[Entry, ...], days: tuple[Day, ...] = ()) -> bytes:
    """Return people, without their PINs, all games, and the games of the day."""
    open_people = tuple(msgspec.structs.replace(person, pin="") for person in people)
    exported = Exported(people=open_people, games=entries, days=days)
    return msgspec.json.format(msgspec.json.encode(exported), indent=1) + b"\n"


def export(book: Logbook, folder: Path, stem: str) -> tuple[Path, Path]:
    """Write the logbook as CSV and as JSON into this folder; return the files. LogTrouble if the disk refuses.

    Games of the day have a table of their own beside them, where there are any.
    """
    entries, people, days = book.entries(), book.people(), ended_days(ChestLog(book.path))
    table, whole = folder / f"{stem}.csv", folder / f"{stem}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(table, as_csv(entries).encode())
        write_whole(whole, as_json(people, entries, days))
        if days:
            write_whole(folder / f"{stem}-days.csv", days_as_csv(days).encode())
    except OSError as error:
        raise LogTrouble(_("The logbook could not be written: {reason}").format(reason=error.strerror)) from error
    return table, whole


def read_in(book: Logbook, path: Path) -> int:
    """Add what another computer has exported as JSON; return how many games are new. LogTrouble says why not."""
    try:
        found = msgspec.json.decode(disk.read(path, LARGEST), type=Exported)
        if found.format > 1:
            raise LogTrouble(_("This logbook was written by a newer Seachest; it is left as it is."))
    except (OSError, *UNREADABLE) as error:
        reason = getattr(error, "strerror", None) or why(error)
        raise LogTrouble(_("{file} cannot be read: {reason}").format(file=path.name, reason=reason)) from error
    for person in found.people:
        book.meet(person.name, person.colour, person.since)
    new = sum(book.write(entry) for entry in found.games)
    chests = ChestLog(book.path)
    for day in found.days:
        chests.take_over(day.day, day.game, day.person, day.version, (day.id, day.figure, day.figures))
    return new
