"""Reading files that anybody may have put there: only real files, and never more of them than is asked for."""

import errno
import os
import stat
from pathlib import Path

from game.words import _

SMALL = 1 << 20
"""Bytes: more is no file of settings."""


def is_file(path: Path) -> bool:
    """Whether a file lies there, and no folder, pipe or device; False also where nobody may look."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def read(path: Path, most: int = SMALL) -> bytes:
    """The bytes of a file. OSError as it comes, and with the reason in words for what is no file or is too large.

    A pipe or a device is never opened, since that alone may wait for ever or do something.
    """
    _refuse_others(path.stat())
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        _refuse_others(os.fstat(handle))  # it may be another one by now
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, _("it is larger than {n} MB").format(n=most >> 20))
    return data


def _refuse_others(status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, _("a folder, a pipe or a device lies there, and no file"))
