"""The `seachest` command: does what is asked, and says in one sentence when it cannot be done."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from game import log, paths, words
from game.arguments import parser
from game.core.errors import BadOption

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
    if getattr(sys, "frozen", False):  # else it does nothing, and takes a tenth of the start to load
        import_module("multiprocessing").freeze_support()
    for name, value in SIGNS.items():
        os.environ.setdefault(name, value)
    words.use(language(), paths.assets("locale"))
    bear_every_letter()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        need_unicode(given)
        asked = parser().parse_args(given)
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


def bear_every_letter() -> None:
    """Let a terminal show "?" for a letter that it does not know, rather than end the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def need_unicode(given: Sequence[str]) -> None:
    """Raise BadOption for an argument that is no text, such as a name in another encoding than the terminal's."""
    for text in given:
        if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
            raise BadOption(words._("“{text}” is no text that can be read.").format(text=text))


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
    from game.board.board import BadMap  # noqa: PLC0415 - asking for help costs nothing
    from game.core.plain import one_line  # noqa: PLC0415 - the same

    lines = str(what).split("\n") if isinstance(what, BadMap) else [str(what)]  # it tells a line for each problem
    lines[0] = f"seachest: {lines[0]}"
    print("\n".join(map(one_line, lines)), file=sys.stderr)
    return code
