"""Reading saves and journals from the disk: checked plain data, or an error of one line.

Every file that is listed or opened passes `read`, which limits its size; `core/save` and `core/journal` check the
fields, and the game must exist and allow that many players. Options and steps are checked when the match is replayed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from game import disk
from game.core import journal, plain, save
from game.core.errors import BadOption
from game.core.game import Result
from game.core.journal import Read
from game.core.match import Match
from game.core.player import Player
from game.core.replay import players_of
from game.core.save import BadSave, damaged
from game.core.steps import Steps, whole
from game.games import box_of, replay_in_steps, replay_match
from game.words import _

SAVE, JOURNAL = ".seachest", ".journal"

LARGEST = 8 << 20
"""The largest file that is read, in bytes; a long game takes about 100 kB."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One entry of a list of saves. `bad` says why it cannot be opened, "" = it can; a bad entry has no other data.

    `saved` is the time as ISO 8601 with its time zone; an autosave has no `name`. `lost` says what is missing at the
    end of a damaged journal, "" = nothing; `torn` that its last line was not written to the end, as after a power cut,
    "" = it was; `sound` is the number of steps of a bad save that can be opened
    nevertheless.
    """

    path: Path
    name: str = ""
    game: str = ""
    players: tuple[Player, ...] = ()
    saved: str = ""
    step: int = 0
    caption: str = ""
    result: Result | None = None
    bad: str = ""
    lost: str = ""
    torn: str = ""
    sound: int = 0

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    @property
    def whole(self) -> bool:
        """Whether the file is intact; only intact files may be deleted without asking."""
        return not self.bad and not self.lost


def summary(path: Path) -> Saved:
    """Return the list entry of this file; if it is not a valid save, its `bad` says why."""
    try:
        document, _size, lost, _checks, torn = read(path)
        with _naming_file(path):
            players = players_of(document)
    except BadSave as error:
        return Saved(path, bad=str(error))
    what = players, document.saved, len(document.steps), document.caption, document.result
    return Saved(path, document.name, document.game, *what, lost=lost, torn=torn)


def read(path: Path) -> Read:
    """Return the content of a save or a journal. BadSave if it is not valid or of an unknown game."""
    with _naming_file(path):
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
    """Return the match to be played on, in steps. BadSave if it cannot be replayed, or its bots or map do not exist."""
    with _naming_file(path):
        match = yield from _played(found)
        _look_up_bots(match)
        if match.map:
            from game import maps  # noqa: PLC0415 - the title lists saves before any map is read

            maps.board_of(match)
        return match


def open_save(path: Path) -> Match:
    """Return the match in this file, to be played on. BadSave says where and why it cannot be."""
    return whole(open_in_steps(path))


def open_in_steps(path: Path) -> Steps[Match]:
    """The same bit by bit."""
    found = read(path)
    yield
    return (yield from taken_up(found, path))


def sound_part(path: Path) -> Match:
    """Return the match in this file up to the last step that a digest confirms. BadSave if there is none."""
    found = read(path)
    with _naming_file(path):
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
    """Return the match in this file to be looked at, with or without its map. BadSave if it is damaged."""
    document, _size, lost, *_rest = read(path)
    with _naming_file(path):
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
def _naming_file(path: Path) -> Iterator[None]:
    """Add the name of the file to every BadSave."""
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
    """Raise BadSave if a bot has an unknown level."""
    from game.bots.levels import find_level  # noqa: PLC0415 - the title lists saves before the bots are loaded

    try:
        for player in match.players:
            if not player.human:
                find_level(player.level)
    except BadOption as error:
        raise damaged(_("the set-up"), str(error).removesuffix(".")) from error
