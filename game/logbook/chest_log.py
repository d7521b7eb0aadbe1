"""The logbook's pages about the games of the day: tries, and the targets as far as they are worked out."""

from contextlib import suppress

import msgspec

from game.logbook import tries
from game.logbook.store import Logbook
from game.logbook.tries import Figures, Try


class ChestLog(Logbook):
    """The logbook with what belongs to the games of the day."""

    def begin(self, new: Try) -> bool:
        """Write that a first try begins, for good; False if this person had one that day. LogTrouble if that fails."""
        with self._open() as book, book:
            return tries.begin(book, new)

    def tries(self, person: str | None = None) -> tuple[Try, ...]:
        """Return the tries of this person (None = everybody's) by day, with what is known of their targets.

        A row that cannot be read is left out.
        """
        with self._open(reads=True) as book:
            rows = book.execute(
                "SELECT tries.day, tries.game, person, tries.version, seed, begun, id, figure, figures FROM tries "
                "LEFT JOIN targets USING (day, game, version) WHERE ? IN ('', folded) ORDER BY tries.day, begun",
                ((person or "").casefold(),),
            ).fetchall()
        names = ("day", "game", "person", "version", "seed", "begun", "id", "figure")
        found = []
        for *row, figures in rows:
            with suppress(msgspec.MsgspecError, ValueError):
                plain = {**dict(zip(names, row, strict=True)), "figures": _figures(figures)}
                read = msgspec.convert(plain, Try)
                found += [read] if read.date else []
        return tuple(found)

    def reckoned(self, day: str, game: str, version: str) -> tuple[tuple[int, ...], bytes]:
        """Return what the bots made of a game of the day, as far as they have played, and the rest as it was kept.

        What cannot be read is as if it had never been kept.
        """
        with self._open(reads=True) as book:
            words = "SELECT * FROM targets WHERE day = ? AND game = ? AND version = ?"
            row = book.execute(words, (day, game, version)).fetchone()
        return ((), b"") if row is None else (_figures(row[3]), row[4])

    def keep_reckoned(self, day: str, game: str, version: str, figures: tuple[int, ...], rest: bytes = b"") -> None:
        """Keep how far the targets are worked out."""
        row = (day, game, version, msgspec.json.encode(figures).decode(), rest)
        with self._open() as book, book:
            book.execute("INSERT OR REPLACE INTO targets VALUES (?, ?, ?, ?, ?)", row)

    def take_over(
        self, day: str, game: str, person: str, version: str, ended: tuple[str, int, tuple[int, ...]]
    ) -> None:
        """Take over a try that ended on another computer: (its game, what it came to, what the bots made of it)."""
        id, figure, figures = ended
        row = (day, game, person.casefold(), person, version, "", "", id, figure)
        with self._open() as book, book:
            book.execute("BEGIN IMMEDIATE")
            book.execute("INSERT OR IGNORE INTO tries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            if len(figures) == 3:
                known = (day, game, version, msgspec.json.encode(figures).decode(), b"")
                book.execute("INSERT OR IGNORE INTO targets VALUES (?, ?, ?, ?, ?)", known)


def _figures(written: str | None) -> tuple[int, ...]:
    """What the bots made of it, as it was written; () where nothing was, or nothing that can be read."""
    try:
        return msgspec.json.decode(written or "[]", type=Figures)
    except (msgspec.MsgspecError, TypeError):
        return ()
