"""Saves and autosaves on the disk: writing, listing, and atomic replacement of files.

A file that cannot be read is reported, and never overwritten, moved or deleted. Autosaves are written by `autosaves`.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game import paths
from game.core import save
from game.core.match import Match
from game.core.plain import one_line
from game.core.save import BadSave
from game.storage.reading import JOURNAL, SAVE, Saved, read, summary
from game.words import _

_FORBIDDEN = '<>:"/\\|?*'
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
"""Names that mean devices on Windows, whatever follows the first point."""


class CannotSave(OSError):
    """A failed save; the message says for players why, and what can be done."""


class NameTaken(CannotSave):
    """A save of this name exists, so the player must be asked."""


def save_as(match: Match, name: str, caption: str = "", folder: Path | None = None, replace: bool = False) -> Path:
    """Save the match under this name; return the file.

    Raises NameTaken if a save of this name exists and `replace` is False, CannotSave if the name is empty, the disk
    fails, or an unreadable file has this name.
    """
    file = f"{_file_of(name)}{SAVE}"
    data = save.write(match.to_document(saved=now(), name=name.strip(), caption=caption))
    with disk():
        path = (folder or paths.saves_folder()) / file
        if path.exists():
            _refuse_taken(path, replace)
        write_whole(path, data)
    return path


def rename(saved: Saved, name: str) -> Path:
    """Give a save another name, in its list and on the disk; return its file. Nothing else of it changes.

    Raises NameTaken if another save has this name, CannotSave if the name is empty, the file is no intact save under a
    name, or the disk fails; then the old file is still there.
    """
    if saved.bad or not saved.name:
        raise CannotSave(_("Only a save under a name can be renamed."))
    path = saved.path.with_name(f"{_file_of(name)}{SAVE}")
    with disk():
        try:
            document = read(saved.path).document
        except BadSave as error:
            raise CannotSave(str(error)) from error
        same = path.exists() and path.samefile(saved.path)
        if path.exists() and not same:
            _refuse_taken(path, replace=False)
        write_whole(path, save.write(msgspec.structs.replace(document, name=one_line(name))))
        if not same:
            saved.path.unlink()
    return path


def _file_of(name: str) -> str:
    """Return the file name for a save of this name, without its end. CannotSave if the name cannot be one.

    Letters that no file name may have become "-"; a long name is cut.
    """
    stem = "".join("-" if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in name).strip(" .-")[:60]
    if not stem:
        raise CannotSave(_("A save needs a name."))
    return f"{stem}-" if stem.split(".")[0].strip().casefold() in _DEVICES else stem


def _refuse_taken(path: Path, replace: bool) -> None:
    """Raise NameTaken for a save that lies there, unless it may be replaced, and CannotSave for a bad file."""
    there = summary(path)
    if there.bad:
        raise CannotSave(_("A file that cannot be read has this name. {bad}").format(bad=there.bad))
    if not replace:
        raise NameTaken(_("There is a save called “{name}” already.").format(name=there.name))


def list_saves(folder: Path | None = None) -> tuple[Saved, ...]:
    """Return all named saves, the newest first; unreadable ones come last."""
    with suppress(OSError):  # a home that cannot be written holds no saves
        files = [*(folder or paths.saves_folder()).glob(f"*{SAVE}")]
        return tuple(sorted(map(summary, files), key=lambda saved: (saved.saved, saved.name), reverse=True))
    return ()


def list_autosaves(folder: Path | None = None) -> tuple[Saved, ...]:
    """Return all autosaved matches, the newest first; a damaged journal and its full save both appear."""
    saves = map(summary, _autosaves(folder))
    return tuple(sorted(saves, key=lambda saved: (-int(saved.path.stem), -saved.step)))


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file atomically: at every moment either the old or the new one is there. OSError if that fails.

    Only the user can read the file, because saves contain all secrets.
    """
    temporary = path.with_name(f"{path.name}.tmp")
    try:
        temporary.touch(0o600)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Flush the folder's entries to the disk, on systems where that is possible."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _numbered(folder: Path) -> list[Path]:
    files = [path for path in folder.iterdir() if path.suffix in (JOURNAL, SAVE) and path.stem.isdecimal()]
    return sorted(files, key=lambda path: (-int(path.stem), path.suffix))


def _autosaves(folder: Path | None) -> list[Path]:
    """Return the journals, the newest first, with the full save where the journal is missing or damaged."""
    with suppress(OSError):  # a home that cannot be written holds no autosaves
        files = _numbered(folder or paths.state_folder("autosave"))
        return [path for path in files if path.suffix == JOURNAL or not summary(path.with_suffix(JOURNAL)).whole]
    return []


def now() -> str:
    """Return the current time as ISO 8601 in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def disk() -> Iterator[None]:
    """Turn every OSError into a CannotSave with a message for the player."""
    try:
        yield
    except CannotSave:
        raise
    except OSError as error:
        what = _("The game could not be saved ({reason}).").format(reason=error.strerror or error)
        raise CannotSave(f"{what} {_('You can play on meanwhile; every step is tried again.')}") from error
