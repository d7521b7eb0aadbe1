"""Saves on disk, named ones and autosaves: what there is, what is in it, and how a file is written whole.

A file that cannot be read is reported and never overwritten, moved or deleted. Autosaves are kept by `autosaves`.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game import maps, paths
from game.core import journal, save
from game.core.game import BadOption, Result
from game.core.match import Match
from game.core.save import BadSave, Document, damaged
from game.games import replay_match
from game.words import _

SAVE, JOURNAL = ".seachest", ".journal"
_FORBIDDEN = '<>:"/\\|?*'


class CannotSave(OSError):
    """The disk or the name did not allow it; the message says why and what can be done."""


class NameTaken(CannotSave):
    """A save of this name is there already, so the player must be asked."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One line in a list of saves. `bad` says why it cannot be opened, "" when it can; then the rest is empty.

    `saved` is the moment as ISO 8601 in UTC; an autosave has no `name`.
    """

    path: Path
    name: str = ""
    game: str = ""
    players: tuple[str, ...] = ()
    saved: str = ""
    step: int = 0
    caption: str = ""
    result: Result | None = None
    bad: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.result is not None


def open_save(path: Path) -> Match:
    """The match in this file. BadSave says where and why it cannot be played on."""
    return _taken_up(_read(path)[0], path)


def replay(path: Path) -> Match:
    """The match in this file, to be looked at: its map may be gone. BadSave when its steps do not follow."""
    return _replay(_read(path)[0], path)


def save_as(match: Match, name: str, caption: str = "", folder: Path | None = None, replace: bool = False) -> Path:
    """Saves the match under a name. NameTaken unless it may replace the save there; a bad file is never replaced."""
    stem = "".join("-" if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in name).strip(" .-")[:60]
    if not stem:
        raise CannotSave(_("A save needs a name."))
    data = save.write(match.to_document(saved=now(), name=name.strip(), caption=caption))
    with disk():
        path = (folder or paths.saves_folder()) / f"{stem}{SAVE}"
        if path.exists():
            there = _summary(path)
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
        return tuple(sorted(map(_summary, files), key=lambda saved: (saved.saved, saved.name), reverse=True))
    return ()


def list_autosaves(folder: Path | None = None) -> tuple[Saved, ...]:
    """Every autosaved match, the newest first; a damaged journal is followed by its full save."""
    return tuple(map(_summary, _autosaves(folder)))


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
    """The journals, the newest first; the full save follows where its journal is missing or cannot be read."""
    with suppress(OSError):  # a home that cannot be written holds no autosaves
        files = _numbered(folder or paths.state_folder("autosave"))
        return [path for path in files if path.suffix == JOURNAL or _summary(path.with_suffix(JOURNAL)).bad]
    return []


def _summary(path: Path) -> Saved:
    try:
        document, _size = _read(path)
    except BadSave as error:
        return Saved(path, bad=str(error))
    names = tuple(player.name for player in document.players)
    step = len(document.steps)
    return Saved(path, document.name, document.game, names, document.saved, step, document.caption, document.result)


def _replay(document: Document, path: Path) -> Match:
    try:
        return replay_match(document)
    except BadSave as error:
        raise error.of(path.name) from error


def _taken_up(document: Document, path: Path) -> Match:
    """The match of this document, to be played on: its bots are known, and its board is as it was."""
    match = _replay(document, path)
    try:
        _look_up_bots(match)
        if match.map:
            maps.board_of(match)
    except BadSave as error:
        raise error.of(path.name) from error
    return match


def _look_up_bots(match: Match) -> None:
    """BadSave when a seat is taken by a bot of a level that nobody knows."""
    from game.bots.levels import find_level  # noqa: PLC0415 - the title lists saves before the bots are loaded

    try:
        for player in match.players:
            if not player.human:
                find_level(player.level)
    except BadOption as error:
        raise damaged(_("the set-up"), str(error).removesuffix(".")) from error


def _read(path: Path) -> tuple[Document, int]:
    """The document of a save or a journal, and how many of its bytes are whole."""
    try:
        raw = path.read_bytes()
        return journal.read(raw) if path.suffix == JOURNAL else (save.read(raw), len(raw))
    except OSError as error:
        what = _("The file cannot be read ({reason}).").format(reason=error.strerror)
        raise BadSave(what, _("Look whether it is there and whether you may read it."), path.name) from error
    except BadSave as error:
        raise error.of(path.name) from error


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
