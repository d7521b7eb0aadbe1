"""The log file: what happened before something went wrong, for those who want to tell us about it."""

import contextlib
import logging
import logging.handlers
import platform
from pathlib import Path

from game import __version__, disk, paths
from game.words import _

SIZE = 512 * 1024
"""Bytes after which a new file is begun; two old ones are kept."""


def file() -> Path:
    """Where the log is written."""
    return paths.state_folder() / "seachest.log"


def begin() -> None:
    """Write warnings and errors to the log file from now on; go on without it where it cannot be written."""
    logger = logging.getLogger()
    if any(isinstance(handler, logging.handlers.RotatingFileHandler) for handler in logger.handlers):
        return
    try:
        if file().exists() and not disk.is_file(file()):  # a pipe would be waited for
            logger.addHandler(logging.NullHandler())
            return
        handler = logging.handlers.RotatingFileHandler(file(), "a", SIZE, backupCount=2, encoding="utf-8", delay=True)
    except OSError:
        logger.addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)


def disaster(error: BaseException) -> str:
    """Write down an error nobody expected; return one sentence about it that names the file to look at."""
    begin()
    about = f"Seachest {__version__}, Python {platform.python_version()}, {platform.platform()}"
    logging.getLogger("seachest").error(about, exc_info=error)
    what = _("Something went wrong that should not ({error!r:.90}).").format(error=error)
    with contextlib.suppress(OSError):
        if file().exists():
            return _("{what} The whole story is in {file}.").format(what=what, file=file())
    return what
