"""A process of low priority, and the window's end of the pipe to it: nothing blocks, whatever the process does.

It is spawned, so that nothing of the window's memory is copied, and ends at once when the window's process ends,
however that came about and whatever it is just doing.
"""

import atexit
import ctypes
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from game.bots.line import Line

NICENESS = 10
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
"""The constant of the Windows API."""

BURIAL = 0.5
"""The most seconds to wait for a killed process to end."""


def stand_back() -> None:
    """In the process: leave Ctrl-C to the window, let it go first, and end with it, also in the middle of a search."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    window = multiprocessing.parent_process()
    if window is not None:
        Thread(target=_end_with, args=(window,), daemon=True).start()
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)


def _end_with(window: BaseProcess) -> None:
    window.join()
    os._exit(0)


class ChildProcess:
    """The window's end of one process. If the system refuses it, it is like one that has died.

    A subclass says what is sent and what is heard, on its `_line`.
    """

    def __init__(self, name: str, serve: Callable[..., None], *arguments: Any) -> None:
        """Start a process that calls `serve(its end of the pipe, *arguments)`."""
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *arguments), name=name, daemon=True)
        with suppress(OSError):
            self._process.start()
        theirs.close()
        self._line = Line(pipe)
        atexit.register(self.close)  # before Python's own end waits for it, which might be stopped

    @property
    def pid(self) -> int:
        """The process id, 0 if there is no process."""
        return self._process.pid or 0

    def close(self) -> None:
        """End the process at once, even if it is stopped."""
        self._line.close()
        if self.pid:
            self._process.kill()
        atexit.unregister(self.close)

    def exit_code(self) -> int | None:
        """End the process; return its exit code, None if there is none."""
        if not self.pid:
            self.close()
            return None
        self._process.join(timeout=0)
        code = self._process.exitcode
        self.close()
        self._process.join(timeout=BURIAL)
        return self._process.exitcode if code is None else code
