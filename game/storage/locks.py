"""A lock between programs: a small file that one process holds, and that the system frees when that process ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TRIES = 5
"""How often a lock is tried for whose file goes away while it is taken."""
TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""What systems say of a lock that somebody holds."""


class Held(Exception):
    """Somebody holds this lock already, in this program or in another."""


class Lock:
    """Holds the lock from now on, until it is released or the process ends, however that happens."""

    def __init__(self, path: Path) -> None:
        """Takes the lock of the file at `path`, which is made. Held when somebody has it; OSError as it comes."""
        self.path = path
        self.sure = True
        """Whether the system keeps others out; some file systems cannot."""
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
        """Lets go of it and removes the file; where an open file cannot be removed, it stays and means nothing."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError:
            pass  # the lock ends with the file being closed
        finally:
            self._file.close()


def held(path: Path) -> bool:
    """Whether somebody holds the lock of this file; where systems cannot lock, nobody ever does."""
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
    """Locks an open file: True = done, False = the system cannot. Held when somebody has it."""
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
