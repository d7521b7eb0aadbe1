"""One process in which bots think: it gets Views, never the truth, and the screen never waits for it.

It is spawned (nothing of the window's memory is copied into it), low in priority, and ends by itself when the window's
process is gone, however that died: its end of the pipe is then closed.
"""

import ctypes
import multiprocessing
import os
import signal
import sys
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from game.bots.bot import Thought, choose
from game.bots.levels import Level
from game.core.match import SeatView, find

NICENESS = 10
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
"""Windows' own number for it."""

LEAST = 0.01
"""Seconds that a search gets however late it was asked."""


@dataclass(frozen=True, slots=True)
class Job:
    """One question: nothing here knows more than one seat may. `until`: when it must be done, None = in its own time.

    `share` says which part of the work this is, where several hands search at once.
    """

    number: int
    share: int
    game: str
    sight: SeatView
    level: Level
    seed: int
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a job: a thought, or what went wrong."""

    number: int
    share: int
    thought: Thought | None
    trouble: str = ""


def serve(questions: Connection) -> None:
    """The process: answers jobs until the other end of the pipe closes; a newer message ends the job in hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_modest()
    try:
        while True:
            job = questions.recv()
            if isinstance(job, Job):
                questions.send(answer(job, questions))
    except (EOFError, OSError):
        return


def answer(job: Job, questions: Connection) -> Reply:
    """Thinks until the job is done, its time is up, or somebody wants something else."""
    try:
        thought = choose(find(job.game), job.sight, _in_time(job), job.seed, questions.poll)
    except Exception as error:
        where = "".join(traceback.format_tb(error.__traceback__))  # its message might name a card: this is logged
        return Reply(job.number, job.share, None, f"{where}{type(error).__name__}\n")
    return Reply(job.number, job.share, thought)


def _in_time(job: Job) -> Level:
    """The level with what is left of its time: the way through the pipe, and a start of the process, are part of it."""
    effort = job.level.effort
    if effort is None or job.until is None:
        return job.level
    return replace(job.level, effort=replace(effort, seconds=max(LEAST, job.until - time.monotonic())))


def _be_modest() -> None:
    """Lets the window go first when both want the processor."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)


class Hand:
    """The window's end of one such process. Nothing blocks."""

    def __init__(self) -> None:
        """Starts the process."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="seachest bots", daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid or 0

    def send(self, message: Any) -> None:
        """Sends to a living process; a dead one is noticed when it is listened to."""
        with suppress(OSError):
            self._pipe.send(message)

    def receive(self) -> Reply | None:
        """What it says, if anything. EOFError when it is dead."""
        try:
            return self._pipe.recv() if self._pipe.poll() else None
        except OSError as error:
            raise EOFError from error

    def close(self) -> int | None:
        """Ends the process at once; its exit code, if it had ended by itself."""
        self._process.join(timeout=0)
        code = self._process.exitcode
        self._pipe.close()
        self._process.kill()
        self._process.join()
        return self._process.exitcode if code is None else code
