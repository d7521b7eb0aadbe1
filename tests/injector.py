"""A disk that fails, or a program that is killed, at one certain call: the first, the second, and so on, in turn.

`Injector` stands between the program and the system: every call that opens, writes, cuts, fsyncs, renames or removes
a file in its folder is counted. The one whose turn it is fails, or is the last that ever happens; a write that is its
turn has by then written the half of what it was to write.
"""

import os
from pathlib import Path

CALLS = ("fsync", "replace", "rename", "truncate", "unlink", "mkdir")


class Killed(BaseException):
    """The program is no more: nothing it tries from now on happens, not even what it does on its way out."""


class Injector:
    """Fails at call number `turn` with an OSError of this `number`, for that call and so many after it; or kills.

    number: an errno, or None = the program is killed there.
    """

    def __init__(self, patch, folder, turn, number, lasts=1):
        self.folder, self.turn, self.number, self.lasts = Path(folder), turn, number, lasts
        self.count = 0
        self.calls = []
        """What was called so far, in words."""
        self.dead = False
        self._open = Path.open
        patch.setattr(Path, "open", self._opening())
        os_open = os.open

        def opened(path, *how, **more):
            if self._ours(path):
                self.pass_on(f"open {path}")
            return os_open(path, *how, **more)

        patch.setattr(os, "open", opened)
        for name in CALLS:
            patch.setattr(os, name, self._watched(name, getattr(os, name)))

    @property
    def struck(self):
        """Whether its turn has come."""
        return self.count > self.turn

    def pass_on(self, what):
        """Counts a call; raises when it is its turn."""
        if self.dead:
            raise Killed
        self.calls.append(what)
        self.count += 1
        if self.turn < self.count <= self.turn + self.lasts:
            if self.number is None:
                self.dead = True
                raise Killed
            raise OSError(self.number, os.strerror(self.number))

    def _ours(self, path):
        return isinstance(path, (str, Path)) and Path(path).is_relative_to(self.folder)

    def _watched(self, name, real):
        def call(what, *more, **how):
            if isinstance(what, int) or self._ours(what):
                self.pass_on(f"{name} {what}")
            return real(what, *more, **how)

        return call

    def _opening(self):
        def opened(path, mode="r", *how, **more):
            if not self._ours(path) or mode in ("r", "rb"):
                return self._open(path, mode, *how, **more)
            self.pass_on(f"open {path.name} {mode}")
            return Watched(self._open(path, mode, 0), self)

        return opened


class Watched:
    """An open file whose writes and cuts are counted."""

    def __init__(self, file, injector):
        self._file, self._injector = file, injector

    def write(self, data):
        try:
            self._injector.pass_on(f"write {len(data)}")
        except BaseException:
            if self._injector.count == self._injector.turn + 1:
                self._file.write(data[: len(data) // 2])
            raise
        return self._file.write(data)

    def truncate(self, size):
        self._injector.pass_on(f"cut to {size}")
        return self._file.truncate(size)

    def flush(self):
        pass

    def __getattr__(self, name):
        return getattr(self._file, name)

    def __enter__(self):
        return self

    def __exit__(self, *_why):
        self._file.close()
