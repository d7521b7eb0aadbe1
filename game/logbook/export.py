"""The logbook as CSV for a spreadsheet and as JSON to be read in on another computer."""

import csv
import io
from pathlib import Path

import msgspec

from game import disk
from game.core.plain import why
from game.core.save import UNREADABLE
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


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """A logbook on its way to another computer. PINs do not travel."""

    format: int = 1
    people: tuple[Person, ...] = ()
    games: tuple[Entry, ...] = ()


def as_csv(entries: tuple[Entry, ...]) -> str:
    """Return all games, a row a seat."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for entry in entries:
        head = (entry.id, entry.game, entry.ended, entry.minutes, entry.standing, entry.map)
        for n, seat in enumerate(entry.seats):
            words = map(_harmless, (seat.name, seat.kind, seat.person))
            rest = (seat.rank + 1, seat.score, seat.share, _harmless(seat.opening), seat.best, "; ".join(seat.awards))
            rows.writerow((*head, n, *words, *rest))
    return text.getvalue()


def _harmless(words: str) -> str:
    return f"'{words}" if words.startswith(_DANGEROUS) else words


def as_json(people: tuple[Person, ...], entries: tuple[Entry, ...]) -> bytes:
    """Return people, without their PINs, and all games."""
    open_people = tuple(msgspec.structs.replace(person, pin="") for person in people)
    return msgspec.json.format(msgspec.json.encode(Exported(people=open_people, games=entries)), indent=1) + b"\n"


def export(book: Logbook, folder: Path, stem: str) -> tuple[Path, Path]:
    """Write the logbook as CSV and as JSON into this folder; return the files. LogTrouble if the disk refuses."""
    entries, people = book.entries(), book.people()
    table, whole = folder / f"{stem}.csv", folder / f"{stem}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(table, as_csv(entries).encode())
        write_whole(whole, as_json(people, entries))
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
    return sum(book.write(entry) for entry in found.games)
