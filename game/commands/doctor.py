"""`seachest doctor`: whether everything the game needs is there and works, in words."""

import platform
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from game import __version__, games, log, maps, paths
from game.build import kind
from game.core.save import BadSave
from game.storage.reading import open_save
from game.storage.saves import list_autosaves, list_saves
from game.ui.shell import checkup
from game.words import _, plural

LIBRARIES = ("pygame-ce", "pytmx", "msgspec", "platformdirs")
RIVALS = ("pygame",)
"""Distributions that overwrite one of ours."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at; `needed` = the game cannot be played as it should without it."""

    what: str
    fine: bool
    words: str
    needed: bool = True


def run(_asked: Namespace) -> int:
    """Print every finding; return 1 when something needed is not as it should be."""
    ill = notes = 0
    for found in findings():
        mark = _("ok") if found.fine else _("BAD") if found.needed else _("note")
        ill += found.needed and not found.fine
        notes += not found.needed and not found.fine
        print(f"{mark:5}{found.what:13}{found.words}", flush=True)
    print(verdict(ill, notes))
    return 1 if ill else 0


def verdict(ill: int, notes: int) -> str:
    """Tell in one sentence whether one can play, and what else there is to read."""
    if ill:
        return _("Something is missing; see the lines marked BAD.")
    if notes:
        return plural("Ready to play; {n} note above.", "Ready to play; {n} notes above.", notes)
    return _("Everything is ready.")


def findings() -> Iterator[Finding]:
    """Look at everything, what is most basic first."""
    python = f"{kind()}, Python {platform.python_version()}"
    yield Finding("Seachest", True, f"{__version__}, {python}, {platform.platform()}")
    yield from libraries()
    for what, check in (("fonts", checkup.fonts), ("pictures", checkup.pictures), ("maps", boards)):
        yield Finding(what, *check())
    yield Finding("own maps", *boards(own=True), needed=False)
    yield Finding("display", *checkup.display())
    yield Finding("sound", *checkup.sound(), needed=False)
    for what, folder in (
        ("settings", paths.config_folder),
        ("saves", paths.saves_folder),
        ("map folder", paths.user_maps_folder),
        ("state", paths.state_folder),
        ("cache", paths.cache_folder),
    ):
        yield Finding(what, *writable(folder))
    yield Finding("games saved", *saves(), needed=False)
    yield Finding("log", True, str(log.file()))


def libraries() -> Iterator[Finding]:
    """Look for each library, and for one that pushes ours aside."""
    for name in LIBRARIES:
        try:
            yield Finding(name, True, metadata.version(name))
        except metadata.PackageNotFoundError:
            yield Finding(name, False, _("is not installed"))
    for name in RIVALS:
        try:
            version = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
        advice = _("{version} overwrites pygame-ce; uninstall both, then install pygame-ce")
        yield Finding(name, False, advice.format(version=version))


def boards(own: bool = False) -> tuple[bool, str]:
    """Tell whether every map of every game can be played on: those in the box, or the user's own."""
    problems, sound = [], []
    for game in games.GAMES:
        for listed in maps.maps_for(game):
            if own == listed.file.is_relative_to(paths.maps()):
                continue
            sound += [] if listed.problems else [listed.name]
            problems += [f"{listed.file.name}: {problem}" for problem in listed.problems]
    return not problems, "; ".join(dict.fromkeys(problems)) or ", ".join(sound) or _("none")


def writable(folder: Callable[[], Path]) -> tuple[bool, str]:
    """Tell whether a file can be kept in this folder."""
    try:
        with tempfile.TemporaryFile(dir=folder()) as file:
            file.write(b"Ahoy")
        return True, str(folder())
    except OSError as error:
        return False, f"{error.filename}: {error.strerror}"


def saves() -> tuple[bool, str]:
    """Tell whether every save can be played on, by playing all their steps again."""
    kept = [*list_saves(), *list_autosaves()]
    bad = [f"{one.path.name}: {one.lost}" for one in kept if one.lost]
    for one in kept:
        try:
            open_save(one.path)
        except BadSave as error:
            bad.append(str(error))
    if bad:
        return False, " ".join(bad)
    return True, plural("{n} game, sound", "{n} games, all sound", len(kept))
