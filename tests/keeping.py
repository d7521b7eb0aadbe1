"""Taking a match up again, for the tests of saves, kills and maps; and playing on with a copy of one."""

import copy

from game.core.annotations import Annotations
from game.games import start_match
from game.storage import autosaves, saves
from game.storage.autosaves import Autosave
from tests.core.test_save import PLAYERS


def taken_up(folder=None):
    """The newest unfinished match that can be read and its autosave, as the title offers it; None where none is."""
    for saved in saves.list_autosaves(folder):
        if not saved.bad and not saved.finished:
            match, autosave = autosaves.resume(saved.path)
            return match, autosave or autosaves.Autosave.begin(match, saved.path.parent, saved.caption)
    return None


def killed(autosave):
    """The program that keeps this match is killed: the system frees its lock, and the file of it stays."""
    autosave._lock._file.close()


def again(match):
    """The same match, to be played on by itself."""
    other = copy.copy(match)
    other._history, other._undone = match._history.copy(), list(match._undone)
    other._annotations = Annotations(len(match.players), match._annotations.plain())
    return other


def step(match):
    seat = match.actors()[0]
    match.play(seat, match.seat(seat).legal[0])


def files(folder):
    return sorted(path.name for path in folder.iterdir())


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def autosaved(folder, steps):
    """An autosave of a match of so many steps, kept after each."""
    match = start_match("lanterns", PLAYERS, f"{steps} steps")
    autosave = Autosave.begin(match, folder)
    while match.step < steps and not match.over:
        step(match)
        autosave.keep(match, f"after step {match.step}")
    return match, autosave
