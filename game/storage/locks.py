"""A lock between programs: a file that one process locks, and that the system unlocks when the process ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TRIES = 5
"""How often to try again if the file is deleted while it is being locked."""
TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""The error numbers that mean that the lock is taken."""


class Held(Exception):
    """This lock is taken, by this program or another."""


class Lock:
    """A lock that is held until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Create and lock the file at `path`. Held if it is taken; OSError if the file cannot be opened."""
        self.path = path
        self.sure = True
        """Whether the file system supports locks; if not, others can take it, too."""
        for _try in range(TRIES):
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
            try:
                self.sure = _lock(self._file.fileno())
                if os.path.samestat(os.fstat(self._file.fileno()), path.stat()):
                    return
            except FileNotFoundError:
                pass  # whoever held it has just let go of it and removed the file: take the next one
            except BaseException:
                self._file.close()
                raise
            self._file.close()
        raise Held(path)

    def release(self) -> None:
        """Release the lock and delete the file; a file that cannot be deleted stays, unlocked."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError:
            pass  # the lock ends with the file being closed
        finally:
            self._file.close()


def held(path: Path) -> bool:
    """Return whether the lock of this file is taken; always False where the file system has no locks."""
    if not path.exists():
        return False
    try:
        Lock(path).release()
    except Held:
        return True
    except OSError:
        return False
    return False


def _lock(handle: int) -> bool:
    """Lock an open file; False if the system does not support that. Held if it is taken."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            raise Held from error
        return False
    return True
