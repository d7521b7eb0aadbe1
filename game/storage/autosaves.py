"""The autosave of each match, which survives a kill at any moment and is played by one program at a time.

Every match being played has a journal, `autosave/<number>.journal`: its document in the first line, then a line for
each step, on the disk before the step is answered for. Beside it lies a full save, `<number>.seachest`, replaced as a
whole now and then, in case the journal is damaged; and while the match is played, `<number>.lock`. Only finished
matches are forgotten, the oldest first; an unfinished one stays until its player deletes it.
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
"""How many finished matches are kept."""

LOCK = ".lock"


class PlayedElsewhere(CannotSave):
    """Another Seachest plays this match, so that nothing may be written to it."""


class Autosave:
    """Keeps one match on disk. Trouble with the disk is CannotSave; the next `keep` catches up on what is missing."""

    def __init__(self, folder: Path | None = None) -> None:
        """Nothing is on the disk before the first `keep`."""
        self.path: Path | None = None
        """The journal, None as long as the disk has not taken one."""
        self.warning = ""
        """Why a second Seachest could play this match too, in words; "" = it cannot."""
        self._folder = folder
        self._lock: Lock | None = None
        self._document: Document | None = None
        """What the journal has come to; None = nothing that is known for sure."""
        self._size = 0

    @classmethod
    def begin(cls, match: Match, folder: Path | None = None, caption: str = "") -> "Autosave":
        """Starts a journal for this match at once. CannotSave when the disk refuses; then none is left behind."""
        autosave = cls(folder)
        autosave.keep(match, caption)
        return autosave

    def keep(self, match: Match, caption: str = "") -> None:
        """Writes down what has changed since the last time; when it returns, it is on the disk."""
        document, old = match.to_document(saved=now(), caption=caption), self._document
        with disk():
            if self.path is None:
                self._begin(document)
            elif old is None or _table(old) != _table(document) or not self.path.exists():
                self._rewrite(self.path, document)
            else:
                self._append(self.path, journal.more_lines(old, document))
        self._document = document
        played = old is not None and document.steps != old.steps
        if played and (document.result or len(document.steps) % CHECK_EVERY == 0):
            self._write_full(document)

    def close(self, match: Match, caption: str = "") -> None:
        """Replaces the full save: when the table is left."""
        self.keep(match, caption)
        self._write_full(match.to_document(saved=now(), caption=caption))

    def release(self) -> None:
        """Lets others play this match; nothing more may be kept."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def stands_at(self, match: Match) -> bool:
        """Whether the journal holds just this match as it is now, so that nothing is lost when it goes on there."""
        document = match.to_document()
        old = self._document
        return old is not None and _same(old, document)

    def _begin(self, document: Document) -> None:
        """A journal that is there whole or not at all."""
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
        """The journal as one line: where the table has changed, or what is on the disk is not known."""
        self._document = None
        line = journal.first_line(document)
        write_whole(path, line)
        self._size = len(line)

    def _append(self, path: Path, lines: bytes) -> None:
        """Puts lines behind what is there, which must be what was written before."""
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
        """The autosave of a journal that is locked and was read; what a killed writer has torn off is dropped."""
        with disk():
            if found.size < path.stat().st_size:
                os.truncate(path, found.size)
        autosave = cls(path.parent)
        autosave._hold(path, lock)
        autosave._document, autosave._size = match.to_document(), found.size
        return autosave


def resume(path: Path) -> tuple[Match, Autosave | None]:
    """Takes a saved match up again, with its journal if the file is one; None = whoever plays on begins one.

    A damaged journal gives what was played before the damage, and is left as it is.
    BadSave when it cannot be played on; PlayedElsewhere when somebody plays it; CannotSave when the disk refuses.
    """
    return whole(resume_in_steps(path))


def resume_in_steps(path: Path) -> Steps[tuple[Match, Autosave | None]]:
    """The same bit by bit."""
    if path.suffix != JOURNAL:
        return (yield from open_in_steps(path)), None
    lock = _locked(path)
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
    """The journal that already holds just this match and is played by nobody, or an empty one for it."""
    for saved in list_autosaves(folder):
        alike = (saved.game, saved.step, saved.finished) == (match.game.id, match.step, match.over)
        if not saved.whole or not alike or saved.path.suffix != JOURNAL:
            continue
        with suppress(BadSave, CannotSave):
            autosave = resume(saved.path)[1]
            if autosave is not None and autosave.stands_at(match):
                return autosave
            if autosave is not None:
                autosave.release()
    return Autosave(folder)


def played(path: Path) -> bool:
    """Whether somebody plays this autosave now, here or in another window."""
    return held(path.with_suffix(LOCK))


def delete(saved: Saved) -> None:
    """Removes a save, and of an autosave that can be read all its files. PlayedElsewhere; OSError as it comes."""
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
    """Removes the oldest finished matches when there are too many; what cannot be read or removed stays."""
    over = [saved for saved in list_autosaves(folder) if saved.finished and saved.whole]
    for old in over[KEPT:]:
        with suppress(OSError):
            if _full_save_is_sound(old.path):
                delete(old)


def _full_save_is_sound(path: Path) -> bool:
    full = path.with_suffix(SAVE)
    return not full.exists() or summary(full).whole


def _locked(path: Path) -> Lock:
    """The lock of this journal. PlayedElsewhere when somebody has it."""
    try:
        with disk():
            return Lock(path.with_suffix(LOCK))
    except Held as error:
        raise PlayedElsewhere(_("Another Seachest plays this match at the moment.")) from error


def _new_place(folder: Path) -> tuple[Path, Lock]:
    """A number that no match has, and its lock. OSError as it comes."""
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


def _table(document: Document) -> tuple[object, ...]:
    """What lines of a journal cannot change: who sits where and by which rules and luck they play."""
    each = document
    return each.game, each.rules_version, each.options, each.players, each.pins, each.map, each.map_digest, each.seed


def _same(one: Document, other: Document) -> bool:
    return (_table(one), one.steps, one.annotations) == (_table(other), other.steps, other.annotations)
