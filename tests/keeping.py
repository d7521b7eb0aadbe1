"""Taking a match up again, for the tests of saves, kills and maps; and playing on with a copy of one."""

import copy

from game.core.annotations import Annotations
from game.storage import autosaves, saves


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
    for name in ("_history", "_earlier", "_undone", "_checks"):
        setattr(other, name, list(getattr(match, name)))
    other._annotations = Annotations(len(match.players), match._annotations.plain())
    return other
