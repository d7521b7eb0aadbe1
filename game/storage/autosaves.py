"""The autosave of each match, which survives a crash at any moment and is written by one program at a time.

Every match being played has a journal, `autosave/<number>.journal`: its document in the first line, then a line for
each step, which is on the disk before the step is shown. Beside it lies a full save, `<number>.seachest`, which is
replaced now and then, in case the journal is damaged; and while the match is played, `<number>.lock`. Only finished
matches are deleted automatically, the oldest first; an unfinished one stays until its player deletes it.
"""

import os
from contextlib import suppress
from pathlib import Path

from game import paths
from game.core import journal, save
from game.core.journal import Read
from game.core.match import Match
from game.core.save import CHECK_EVERY, BadSave, Document
from game.core.steps import Steps, whole
from game.storage.locks import Held, Lock, held
from game.storage.reading import JOURNAL, SAVE, Saved, open_in_steps, read, summary, taken_up
from game.storage.saves import CannotSave, disk, list_autosaves, now, write_whole
from game.words import _

KEPT = 3
"""The number of finished matches that are kept."""

LOCK = ".lock"


class PlayedElsewhere(CannotSave):
    """Another running program plays this match, so nothing may be written to it."""


class Autosave:
    """Keeps one match on the disk. Raises CannotSave if that fails; the next `keep` writes what is missing."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds the journal, None = the user's folder. No file is written before the first `keep`."""
        self.path: Path | None = None
        """The journal; None until it has been written."""
        self.warning = ""
        """What the player should know of this autosave: another program may write to it, or its end was torn."""
        self._folder = folder
        self._lock: Lock | None = None
        self._document: Document | None = None
        """The document that the journal contains; None = that is uncertain."""
        self._size = 0

    @classmethod
    def begin(cls, match: Match, folder: Path | None = None, caption: str = "") -> "Autosave":
        """Start a journal for this match at once. CannotSave if that fails; then no file is left behind."""
        autosave = cls(folder)
        autosave.keep(match, caption)
        return autosave

    def keep(self, match: Match, caption: str = "") -> None:
        """Write what has changed since the last call; it is on the disk on return. CannotSave if that fails."""
        document, old = match.to_document(saved=now(), caption=caption), self._document
        with disk():
            if self.path is None:
                self._begin(document)
            elif old is None or _fixed_parts(old) != _fixed_parts(document) or not self.path.exists():
                self._rewrite(self.path, document)
            else:
                self._append(self.path, journal.more_lines(old, document))
        self._document = document
        played = old is not None and document.steps != old.steps
        if played and (document.result or len(document.steps) % CHECK_EVERY == 0):
            self._write_full(document)

    def close(self, match: Match, caption: str = "") -> None:
        """Write the journal and the full save, when the table is left. CannotSave if that fails."""
        self.keep(match, caption)
        self._write_full(match.to_document(saved=now(), caption=caption))

    def release(self) -> None:
        """Release the lock, so that others can play this match; after this `keep` must not be called."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def stands_at(self, match: Match) -> bool:
        """Return whether the journal contains exactly this match, so that it can be continued there."""
        document = match.to_document()
        old = self._document
        return old is not None and _equal(old, document)

    def _begin(self, document: Document) -> None:
        """Create the journal completely, or not at all. OSError if that fails."""
        folder = self._folder or paths.state_folder("autosave")
        path, lock = _new_place(folder)
        try:
            self._rewrite(path, document)
        except OSError:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            if path.exists():  # it got its name, and cannot lose it again: it is this match's, and written anew
                self._hold(path, lock)
            else:
                lock.release()
            raise
        self._hold(path, lock)
        forget(folder)

    def _hold(self, path: Path, lock: Lock) -> None:
        self.path, self._lock = path, lock
        if not lock.sure:
            self.warning = _("This disk knows no locks: play this match in one window only.")

    def _rewrite(self, path: Path, document: Document) -> None:
        """Write the journal as a single line, when the set-up has changed or the file's content is uncertain."""
        self._document = None
        line = journal.first_line(document)
        write_whole(path, line)
        self._size = len(line)

    def _append(self, path: Path, lines: bytes) -> None:
        """Append lines to the journal. CannotSave if another program has written to it; OSError if that fails."""
        if not lines:
            return
        with path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                words = _("Another Seachest has written to {file}; save under a name.")
                raise CannotSave(words.format(file=path.name))
            try:
                left = lines
                while left:
                    left = left[file.write(left) :]
                os.fsync(file.fileno())
            except OSError:
                whole, self._document = self._document, None
                file.truncate(self._size)
                self._document = whole
                raise
        self._size += len(lines)

    def _write_full(self, document: Document) -> None:
        assert self.path is not None, "a full save lies beside its journal"
        with disk():
            write_whole(self.path.with_suffix(SAVE), save.write(document))

    @classmethod
    def _of(cls, path: Path, found: Read, match: Match, lock: Lock) -> "Autosave":
        """Return the autosave of a locked journal that was read; an incomplete last line is cut off or ended."""
        with disk():
            _end_at(path, found.size)
        autosave = cls(path.parent)
        autosave._hold(path, lock)
        autosave.warning = autosave.warning or found.torn
        autosave._document, autosave._size = match.to_document(), found.size
        return autosave


def resume(path: Path) -> tuple[Match, Autosave | None]:
    """Open a saved match to be played on, with its journal; None instead of the journal if it must be begun anew.

    A damaged journal gives the match before the damage and is not changed. Raises BadSave if the match cannot be
    opened, PlayedElsewhere if another program plays it, CannotSave if the disk fails.
    """
    return whole(resume_in_steps(path))


def resume_in_steps(path: Path) -> Steps[tuple[Match, Autosave | None]]:
    """The same bit by bit."""
    if path.suffix != JOURNAL:
        return (yield from open_in_steps(path)), None
    try:
        lock = _locked(path)
    except PlayedElsewhere:
        raise
    except CannotSave:  # the disk takes no lock, so nothing is written there: the match alone can still be played
        return (yield from open_in_steps(path)), None
    try:
        found = read(path)
        yield
        match = yield from taken_up(found, path)
        if not found.lost:
            return match, Autosave._of(path, found, match, lock)
    except BaseException:
        lock.release()
        raise
    lock.release()
    return match, None


def begin(match: Match, folder: Path | None = None) -> Autosave:
    """Return the autosave that contains exactly this match and is not in use, or a new one without a file yet."""
    document = match.to_document()
    for saved in list_autosaves(folder):
        alike = (saved.game, saved.step, saved.finished) == (match.game.id, match.step, match.over)
        if not saved.whole or not alike or saved.path.suffix != JOURNAL:
            continue
        with suppress(BadSave, CannotSave):
            if not _equal(read(saved.path).document, document):  # to play it again takes longer than to read it
                continue
            autosave = resume(saved.path)[1]
            if autosave is not None and autosave.stands_at(match):
                return autosave
            if autosave is not None:
                autosave.release()
    return Autosave(folder)


def played(path: Path) -> bool:
    """Return whether this autosave is being played now, in this program or another."""
    return held(path.with_suffix(LOCK))


def delete(saved: Saved) -> None:
    """Delete a save; an intact journal's full save, too. PlayedElsewhere if in use; OSError if that fails."""
    if saved.path.suffix != JOURNAL:
        saved.path.unlink()
        return
    lock = _locked(saved.path)
    try:
        if saved.whole:
            saved.path.with_suffix(SAVE).unlink(missing_ok=True)
        saved.path.unlink()
    finally:
        lock.release()


def forget(folder: Path) -> None:
    """Delete the oldest finished matches beyond KEPT; files that are unreadable or in use stay."""
    over = [saved for saved in list_autosaves(folder) if saved.finished and saved.whole]
    for old in over[KEPT:]:
        with suppress(OSError):
            if _full_save_is_sound(old.path):
                delete(old)


def _end_at(path: Path, size: int) -> None:
    """Let a journal end at `size` bytes, of which only a last line break may be missing."""
    length = path.stat().st_size
    if size < length:
        os.truncate(path, size)
    elif size > length:
        with path.open("ab") as file:
            file.write(b"\n")


def _full_save_is_sound(path: Path) -> bool:
    full = path.with_suffix(SAVE)
    return not full.exists() or summary(full).whole


def _locked(path: Path) -> Lock:
    """Return the lock of this journal. PlayedElsewhere if it is taken, CannotSave if the disk fails."""
    try:
        with disk():
            return Lock(path.with_suffix(LOCK))
    except Held as error:
        raise PlayedElsewhere(_("Another Seachest plays this match at the moment.")) from error


def _new_place(folder: Path) -> tuple[Path, Lock]:
    """Return the path of a journal with an unused number, and its lock. OSError if the disk fails."""
    numbers = [int(path.stem) for path in folder.iterdir() if path.suffix in (JOURNAL, SAVE) and path.stem.isdecimal()]
    number = max(numbers, default=0) + 1
    while True:
        path = folder / f"{number:06}{JOURNAL}"
        with suppress(Held):
            lock = Lock(path.with_suffix(LOCK))
            if not path.exists() and not path.with_suffix(SAVE).exists():
                return path, lock
            lock.release()
        number += 1


def _fixed_parts(document: Document) -> tuple[object, ...]:
    """Return the parts of a document that journal lines cannot change: set-up, players, PINs and seed."""
    each = document
    return each.game, each.rules_version, each.options, each.players, each.pins, each.map, each.map_digest, each.seed


def _equal(one: Document, other: Document) -> bool:
    return (_fixed_parts(one), one.steps, one.annotations) == (_fixed_parts(other), other.steps, other.annotations)
