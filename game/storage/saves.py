"""Saves on disk, named ones and autosaves: what there is, what is in it, and how a file is written whole.

A file that cannot be read is reported and never overwritten, moved or deleted. Autosaves are kept by `autosaves`.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from game import paths
from game.core import save
from game.core.match import Match
from game.storage.reading import JOURNAL, SAVE, Saved, summary
from game.words import _

_FORBIDDEN = '<>:"/\\|?*'


class CannotSave(OSError):
    """The disk or the name did not allow it; the message says why and what can be done."""


class NameTaken(CannotSave):
    """A save of this name is there already, so the player must be asked."""


def save_as(match: Match, name: str, caption: str = "", folder: Path | None = None, replace: bool = False) -> Path:
    """Saves the match under a name. NameTaken unless it may replace the save there; a bad file is never replaced."""
    stem = "".join("-" if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in name).strip(" .-")[:60]
    if not stem:
        raise CannotSave(_("A save needs a name."))
    data = save.write(match.to_document(saved=now(), name=name.strip(), caption=caption))
    with disk():
        path = (folder or paths.saves_folder()) / f"{stem}{SAVE}"
        if path.exists():
            there = summary(path)
            if there.bad:
                raise CannotSave(_("A file that cannot be read has this name. {bad}").format(bad=there.bad))
            if not replace:
                raise NameTaken(_("There is a save called “{name}” already.").format(name=there.name))
        write_whole(path, data)
    return path


def list_saves(folder: Path | None = None) -> tuple[Saved, ...]:
    """Every named save, the newest first; those that cannot be read say why and come last."""
    with suppress(OSError):  # a home that cannot be written holds no saves
        files = [*(folder or paths.saves_folder()).glob(f"*{SAVE}")]
        return tuple(sorted(map(summary, files), key=lambda saved: (saved.saved, saved.name), reverse=True))
    return ()


def list_autosaves(folder: Path | None = None) -> tuple[Saved, ...]:
    """Every autosaved match, the newest first; beside a damaged journal its full save, whichever has come further."""
    saves = map(summary, _autosaves(folder))
    return tuple(sorted(saves, key=lambda saved: (-int(saved.path.stem), -saved.step)))


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that at every moment either the old one or the new one is there, whole. OSError as it comes.

    Saves hold all secrets, so that only their owner may read them.
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
    """Has the names in this folder on the disk, where the system can do that."""
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
    """The journals, the newest first; the full save follows where its journal is missing or damaged."""
    with suppress(OSError):  # a home that cannot be written holds no autosaves
        files = _numbered(folder or paths.state_folder("autosave"))
        return [path for path in files if path.suffix == JOURNAL or not summary(path.with_suffix(JOURNAL)).whole]
    return []


def now() -> str:
    """This moment as ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def disk() -> Iterator[None]:
    """Says in words what the disk refuses."""
    try:
        yield
    except CannotSave:
        raise
    except OSError as error:
        what = _("The game could not be saved ({reason}).").format(reason=error.strerror or error)
        raise CannotSave(f"{what} {_('You can play on meanwhile; every step is tried again.')}") from error
