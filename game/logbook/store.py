"""The logbook's file: SQLite, one transaction a game, so that a killed program leaves every game whole or out."""

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game import paths
from game.core import save
from game.core.plain import one_line
from game.core.save import BadSave, Document
from game.logbook import tries
from game.logbook.entry import Entry, Person, SeatEntry, Standing
from game.logbook.schema import FORMAT, bring_up_to_date, format_of
from game.logbook.tries import Ended
from game.storage.reading import LARGEST
from game.words import _

PATIENCE = 2.0
"""How many seconds to wait while another window writes."""


_LOOKED_AT: set[Path] = set()
"""The files that were found sound, or set aside, since the program began: to look through one takes long."""


class LogTrouble(Exception):
    """The logbook cannot be read or written; the message says for players why."""


class Logbook:
    """What is written in one logbook. Every method opens the file, so that two windows can share it."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` is the file, None = the user's. A damaged file is set aside at once, which `notice` then tells."""
        self.path = path or paths.logbook_file()
        self.notice = ""
        """What the player should know of this logbook; "" = nothing."""
        if self.path not in _LOOKED_AT:
            self._set_aside_if_damaged()
            _LOOKED_AT.add(self.path)

    # ---- games

    def write(self, entry: Entry, document: Document | None = None, ended: Ended | None = None) -> bool:
        """Write a finished game, whole or not at all; False if it was written before.

        People who are new get a page; with `ended` the game of the day that it was has ended, too. Raises LogTrouble
        if the file cannot be written.
        """
        with self._open() as book, book:
            book.execute("BEGIN IMMEDIATE")
            for seat in entry.seats:
                if seat.person:
                    self._meet(book, seat.person, seat.colour, entry.ended)
            seats = msgspec.json.encode(entry.seats).decode()
            row = (entry.id, entry.game, entry.ended, entry.minutes, entry.standing, entry.map, entry.reason, seats)
            new = book.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row).rowcount > 0
            if new and document is not None:
                packed = zlib.compress(save.write(document), 6)
                book.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (entry.id, packed))
            if ended is not None:
                tries.finish(book, entry, ended)
            return new

    def has(self, id: str) -> bool:
        """Whether this game is written."""
        with self._open(reads=True) as book:
            return book.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone() is not None

    def entries(self) -> tuple[Entry, ...]:
        """Return all games, the oldest first; what cannot be read is left out and counted in `notice`."""
        with self._open(reads=True) as book:
            rows = book.execute(
                "SELECT id, game, ended, minutes, standing, map, reason, seats FROM games ORDER BY ended, id"
            ).fetchall()
        found, bad = [], 0
        for row in rows:
            try:
                found.append(_entry(row))
            except (msgspec.ValidationError, msgspec.DecodeError, ValueError, TypeError):
                bad += 1
        if bad:
            self.notice = _("{n} games of the logbook cannot be read and are left out.").format(n=bad)
        return tuple(found)

    def count(self) -> int:
        """Return how many games are written."""
        with self._open(reads=True) as book:
            return int(book.execute("SELECT COUNT(*) FROM games").fetchone()[0])

    def kept(self, id: str) -> Document:
        """Return the whole game as it was played. LogTrouble if it is not kept or damaged."""
        with self._open(reads=True) as book:
            row = book.execute("SELECT document FROM kept WHERE game = ?", (id,)).fetchone()
        if row is None:
            raise LogTrouble(_("Only the result of this game is kept, not what was played."))
        try:
            return save.read(_unpacked(row[0]))
        except (BadSave, zlib.error, TypeError) as error:
            raise LogTrouble(_("This game can no longer be read: {reason}").format(reason=error)) from error

    def has_kept(self) -> frozenset[str]:
        """Return the ids of the games that can be watched again."""
        with self._open(reads=True) as book:
            return frozenset(row[0] for row in book.execute("SELECT game FROM kept"))

    # ---- what people write beside a game, and what was worked out

    def marks(self, id: str) -> dict[int, str]:
        """Return the marks in this game: words by step."""
        with self._open(reads=True) as book:
            return dict(book.execute("SELECT step, words FROM marks WHERE game = ? ORDER BY step", (id,)).fetchall())

    def mark(self, id: str, step: int, words: str | None) -> None:
        """Set a mark at a step, or take it away (None)."""
        with self._open() as book, book:
            if words is None:
                book.execute("DELETE FROM marks WHERE game = ? AND step = ?", (id, step))
            else:
                book.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?)", (id, step, one_line(words)))

    def luck(self, id: str, version: int) -> bytes | None:
        """Return the report on luck in this game, as it was kept; None if there is none of this version."""
        with self._open(reads=True) as book:
            found = book.execute("SELECT report FROM luck WHERE game = ? AND version = ?", (id, version)).fetchone()
        try:
            return None if found is None else _unpacked(found[0])
        except (zlib.error, TypeError):
            return None

    def keep_luck(self, id: str, version: int, report: bytes) -> None:
        """Keep the report on luck in this game."""
        with self._open() as book, book:
            book.execute("INSERT OR REPLACE INTO luck VALUES (?, ?, ?)", (id, version, zlib.compress(report)))

    # ---- people

    def people(self) -> tuple[Person, ...]:
        """Return everybody, in the order in which they came."""
        with self._open(reads=True) as book:
            rows = book.execute("SELECT id, name, colour, pin, text, since FROM people ORDER BY id").fetchall()
        names = ("id", "name", "colour", "pin", "text", "since")
        return tuple(msgspec.convert(dict(zip(names, row, strict=True)), Person) for row in rows)

    def person(self, name: str) -> Person | None:
        """Return whoever has this name, None = nobody."""
        folded = name.casefold()
        return next((person for person in self.people() if person.name.casefold() == folded), None)

    def meet(self, name: str, colour: int, since: str) -> Person:
        """Return the person of this name, who gets a page if there is none."""
        with self._open() as book, book:
            self._meet(book, name, colour, since)
        found = self.person(name)
        assert found is not None, "who was met has a page"
        return found

    def change(self, person: Person) -> None:
        """Change name, emblem, PIN or text size of this person. LogTrouble if another one has that name."""
        with self._open() as book:
            try:
                with book:
                    book.execute("BEGIN IMMEDIATE")
                    old = book.execute("SELECT name FROM people WHERE id = ?", (person.id,)).fetchone()
                    row = (person.name, person.name.casefold(), person.colour, person.pin, person.text, person.id)
                    book.execute(
                        "UPDATE people SET name = ?, folded = ?, colour = ?, pin = ?, text = ? WHERE id = ?", row
                    )
                    if old and old[0] != person.name:
                        _rename(book, old[0], person.name, person.name)
                        tries.rename(book, old[0], person.name)
            except sqlite3.IntegrityError as error:
                raise LogTrouble(_("There is a page for {name} already.").format(name=person.name)) from error

    def forget(self, person: Person, called: str) -> None:
        """Forget a person: the page goes, and in all games, kept ones too, the seat is `called` something else."""
        with self._open() as book, book:
            book.execute("BEGIN IMMEDIATE")
            book.execute("DELETE FROM people WHERE id = ?", (person.id,))
            _rename(book, person.name, "", called)
            tries.forget(book, person.name)
        with self._open() as book:
            book.execute("VACUUM")  # nothing of the name stays in free pages of the file

    # ---- the file

    @staticmethod
    def _meet(book: sqlite3.Connection, name: str, colour: int, since: str) -> None:
        row = (name, name.casefold(), colour, since)
        book.execute("INSERT OR IGNORE INTO people (name, folded, colour, since) VALUES (?, ?, ?, ?)", row)

    @contextmanager
    def _open(self, *, reads: bool = False) -> Iterator[sqlite3.Connection]:
        """The file, brought up to date; whoever only `reads` makes none. Whatever SQLite refuses becomes LogTrouble."""
        try:
            with closing(_connect(None if reads and not self.path.exists() else self.path)) as book:
                if format_of(book) > FORMAT:
                    raise LogTrouble(_("This logbook was written by a newer Seachest; it is left as it is."))
                bring_up_to_date(book)
                yield book
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
                _LOOKED_AT.discard(self.path)  # it has become bad since: the next look sets it aside
            raise LogTrouble(_("The logbook cannot be opened: {reason}").format(reason=one_line(error))) from error

    def _set_aside_if_damaged(self) -> None:
        """A file that is no sound logbook gets another name; it is never deleted."""
        try:
            if not self.path.exists():
                return
            with closing(_connect(self.path)) as book:
                sound = book.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
                format_of(book)
        except sqlite3.OperationalError:
            return  # it is locked, or may not be read: that says nothing about what is in it
        except (sqlite3.DatabaseError, OSError):
            sound = False
        if not sound:
            self._set_aside()

    def _set_aside(self) -> None:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        aside = self.path.with_name(f"{self.path.stem}-damaged-{stamp}{self.path.suffix}")
        try:
            self.path.rename(aside)
        except OSError as error:
            self.notice = _("The logbook is damaged and cannot be set aside: {reason}").format(reason=one_line(error))
            return
        self.notice = _("The logbook was damaged. It was set aside as {file}, and a new one begun.").format(
            file=aside.name
        )


def _connect(path: Path | None) -> sqlite3.Connection:
    """The file, None = one that is empty and nowhere."""
    new = path is not None and not path.exists()
    book = sqlite3.connect(path or ":memory:", timeout=PATIENCE, isolation_level=None)
    if new and path is not None:
        path.chmod(0o600)
    book.execute("PRAGMA foreign_keys = ON")
    book.execute("PRAGMA synchronous = FULL")
    return book


def _unpacked(packed: bytes) -> bytes:
    """What was packed, unless it is larger than any game."""
    return zlib.decompressobj().decompress(packed, LARGEST)


def _entry(row: tuple[str, str, str, float, Standing, str, str, str]) -> Entry:
    names = ("id", "game", "ended", "minutes", "standing", "map", "reason")
    plain = {**dict(zip(names, row[:-1], strict=True)), "seats": msgspec.json.decode(row[-1])}
    entry = msgspec.convert(plain, Entry, strict=False)
    datetime.fromisoformat(entry.ended)
    return entry


def _rename(book: sqlite3.Connection, old: str, person: str, called: str) -> None:
    """In all games this person is another one (`person` "" = nobody any more), whose seat is `called` so."""
    folded = old.casefold()
    for id, plain in book.execute("SELECT id, seats FROM games").fetchall():
        seats = msgspec.json.decode(plain, type=tuple[SeatEntry, ...])
        if not any(seat.person and seat.person.casefold() == folded for seat in seats):
            continue
        renamed = [_renamed(seat, folded, person, called) for seat in seats]
        book.execute("UPDATE games SET seats = ?, reason = ? WHERE id = ?", (_json(renamed), "", id))
        kept = book.execute("SELECT document FROM kept WHERE game = ?", (id,)).fetchone()
        if kept is not None:
            document = save.read(_unpacked(kept[0]))
            players = tuple(
                msgspec.structs.replace(player, name=called) if player.name.casefold() == folded else player
                for player in document.players
            )
            document = msgspec.structs.replace(document, players=players, name="")
            book.execute("UPDATE kept SET document = ? WHERE game = ?", (zlib.compress(save.write(document), 6), id))


def _renamed(seat: SeatEntry, folded: str, person: str, called: str) -> SeatEntry:
    """Words that may hold the old name go with it."""
    if not seat.person or seat.person.casefold() != folded:
        return seat
    deed = seat.deed if person else ""
    return msgspec.structs.replace(seat, name=called, person=person, deed=deed, opening=seat.opening)


def _json(seats: Iterable[SeatEntry]) -> str:
    return msgspec.json.encode(tuple(seats)).decode()
