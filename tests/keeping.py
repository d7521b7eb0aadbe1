"""Taking a match up again, for the tests of saves, kills and maps."""

from game import saves


def taken_up(folder=None):
    """The newest unfinished match that can be read and its autosave, as the title offers it; None where none is."""
    for saved in saves.list_autosaves(folder):
        if not saved.bad and not saved.finished:
            return saves.resume(saved.path)
    return None
