"""Saves and journals as they come back from the disk: checked plain data, or a refusal of one line.

Everything that is listed or played on passes `read`. It bounds the size before anything is read, `core/save` and
`core/journal` bound what may stand where, and the box must be known and seat so many. What the box itself must check,
its options and its steps, is checked when the match is played again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from game import disk, maps
from game.core import journal, plain, save
from game.core.game import BadOption, Result
from game.core.journal import Read
from game.core.match import Match
from game.core.save import BadSave, damaged
from game.core.steps import Steps, whole
from game.games import box_of, replay_in_steps, replay_match
from game.words import _

SAVE, JOURNAL = ".seachest", ".journal"

LARGEST = 8 << 20
"""Bytes of a save or a journal; a long game has a tenth of a megabyte."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One line in a list of saves. `bad` says why it cannot be opened, "" when it can; then the rest is empty.

    `saved` is the moment as ISO 8601 with its time zone; an autosave has no `name`. `lost` says what is missing at the
    end of a damaged journal, "" = nothing; `sound` how many steps of a bad one can be opened all the same.
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
    lost: str = ""
    sound: int = 0

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong with the file; nothing else may be deleted unasked."""
        return not self.bad and not self.lost


def summary(path: Path) -> Saved:
    """What a list says of this file; what is wrong with it where it is no save."""
    try:
        document, _size, lost, _checks = read(path)
    except BadSave as error:
        return Saved(path, bad=str(error))
    names = tuple(player.name for player in document.players)
    step = len(document.steps)
    what = document.saved, step, document.caption, document.result
    return Saved(path, document.name, document.game, names, *what, lost=lost)


def read(path: Path) -> Read:
    """The document of a save or a journal. BadSave in words when it is none, or of a box that is not here."""
    with _named(path):
        try:
            raw = disk.read(path, LARGEST)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            what = _("The file cannot be read ({reason}).").format(reason=reason)
            raise BadSave(what, _("Look whether it is there and whether you may read it.")) from error
        found = journal.read(raw) if path.suffix == JOURNAL else journal.all_of(save.read(raw), len(raw))
        _check_moment(found.document.saved)
        box_of(found.document)
        return found


def taken_up(found: Read, path: Path) -> Steps[Match]:
    """The match that was read from this file, to be played on: its bots are known, and its board is as it was."""
    with _named(path):
        match = yield from _played(found)
        _look_up_bots(match)
        if match.map:
            maps.board_of(match)
        return match


def open_save(path: Path) -> Match:
    """The match in this file. BadSave says where and why it cannot be played on."""
    return whole(open_in_steps(path))


def open_in_steps(path: Path) -> Steps[Match]:
    """The same bit by bit."""
    found = read(path)
    yield
    return (yield from taken_up(found, path))


def sound_part(path: Path) -> Match:
    """The match in this file as far as its steps are certainly as they were played. BadSave when none is."""
    found = read(path)
    with _named(path):
        try:
            whole(_played(found))
        except BadSave as error:
            if not error.sound:
                raise
            checks = tuple((n, check) for n, check in found.checks if n <= error.sound)
            steps = found.document.steps[: error.sound]
            document = msgspec.structs.replace(found.document, steps=steps, checks=checks, result=None)
            found = found._replace(document=document, checks=checks)
    return whole(taken_up(found, path))


def replay(path: Path) -> Match:
    """The match in this file, to be looked at: its map may be gone. BadSave when its steps do not follow, or end."""
    document, _size, lost, _checks = read(path)
    with _named(path):
        if lost:
            raise BadSave(lost, _("Open it in the window to play on from there."))
        return replay_match(document)


def _played(found: Read) -> Steps[Match]:
    """The match with all its steps. BadSave tells how many are sound, by every digest that there is."""
    try:
        return (yield from replay_in_steps(found.document))
    except BadSave:
        if found.checks != found.document.checks:
            replay_match(msgspec.structs.replace(found.document, checks=found.checks))
        raise


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Puts the name of the file before every refusal."""
    try:
        yield
    except BadSave as error:
        raise error.of(path.name) from error


def _check_moment(saved: str) -> None:
    try:
        if saved:
            datetime.fromisoformat(saved)
    except ValueError as error:
        raise damaged("", plain.why(error)) from error


def _look_up_bots(match: Match) -> None:
    """BadSave when a seat is taken by a bot of a level that nobody knows."""
    from game.bots.levels import find_level  # noqa: PLC0415 - the title lists saves before the bots are loaded

    try:
        for player in match.players:
            if not player.human:
                find_level(player.level)
    except BadOption as error:
        raise damaged(_("the set-up"), str(error).removesuffix(".")) from error
