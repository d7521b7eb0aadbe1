"""The `seachest` command: does what is asked, and says in one sentence when it cannot be done."""

import multiprocessing
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from game import log, paths, words
from game.arguments import parser

FINE, STUMBLED, REFUSED, STOPPED = 0, 1, 2, 130
"""Exit codes: all went well; something unforeseen; what was asked for cannot be done; Ctrl-C."""

SIGNS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "seachest",
    "SDL_VIDEO_WAYLAND_WMCLASS": "seachest",
}
"""What the libraries are told before they are loaded: the name by which a desktop knows our window, and no adverts."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; return the exit code."""
    multiprocessing.freeze_support()
    for name, value in SIGNS.items():
        os.environ.setdefault(name, value)
    words.use(language(), paths.assets("locale"))
    asked = parser().parse_args(arguments)
    try:
        code: int = import_module(f"game.commands.{asked.command}").run(asked)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as error:
        return complain(error)
    return code


def language() -> str:
    """Return the language of the system, as its environment tells it."""
    told = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in told if value), "en")


def complain(error: Exception) -> int:
    """Say what went wrong; return the exit code for it."""
    if in_words(error):
        return _say(error, REFUSED)
    if isinstance(error, OSError) and error.filename:
        return _say(f"{error.filename}: {error.strerror}.", REFUSED)
    return _say(log.disaster(error), STUMBLED)


def in_words(error: Exception) -> bool:
    """Tell whether this is an error whose message was written for people."""
    return isinstance(error, import_module("game.commands.trouble").IN_WORDS)


def _say(what: object, code: int) -> int:
    print(f"seachest: {what}", file=sys.stderr)
    return code
