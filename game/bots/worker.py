"""Bots think in a process of their own: it gets Views, never the truth, and the screen never waits for it.

The worker is a spawned process (nothing of the window's memory is copied into it), low in priority, and ends by itself
when the window's process is gone, however that died: its end of the pipe is then closed.
"""

import ctypes
import multiprocessing
import os
import random
import signal
import sys
import traceback
from dataclasses import dataclass, replace
from hashlib import blake2b
from multiprocessing.connection import Connection
from typing import Any

from game.bots.bot import Thought, choose, ponder
from game.bots.levels import DECKHAND, Level
from game.core.chance import FastChance
from game.core.match import SeatView, find

NICENESS = 10
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
"""Windows' own number for it."""


@dataclass(frozen=True, slots=True)
class Job:
    """One question to the worker: nothing here knows more than one seat may."""

    number: int
    game: str
    sight: SeatView
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision, and what went wrong on the way to it ("" = nothing)."""

    thought: Thought
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Reply:
    number: int
    thought: Thought | None
    trouble: str


def serve(questions: Connection) -> None:
    """The worker process: answers jobs until the other end of the pipe closes; a newer job ends the one in hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_modest()
    try:
        while True:
            job = questions.recv()
            if isinstance(job, Job):
                questions.send(_answer(job, questions))
    except (EOFError, OSError):
        return


def _answer(job: Job, questions: Connection) -> _Reply:
    try:
        game = find(job.game)
        thought = choose(game, job.sight, job.level, job.seed, questions.poll)
        if len(job.sight.legal) == 1 and job.level.effort is not None and job.sight.seat is not None:
            # It searches all the same: a quick answer would tell that it holds nothing it could play.
            ponder(game, job.sight, job.level, FastChance(job.seed), questions.poll)
    except Exception as error:
        where = "".join(traceback.format_tb(error.__traceback__))  # its message might name a card: this is logged
        return _Reply(job.number, None, f"{where}{type(error).__name__}\n")
    return _Reply(job.number, thought, "")


def _be_modest() -> None:
    """Lets the window go first when both want the processor."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)


class Worker:
    """The window's side: ask, then poll once a frame. Nothing blocks; a worker that dies is replaced."""

    def __init__(self, salt: str | None = None) -> None:
        """`salt` makes the bots' luck repeatable (tests); without it every program start has its own."""
        self._salt = salt if salt is not None else str(random.SystemRandom().getrandbits(64))
        self._number = 0
        self._job: Job | None = None
        self._trouble = ""
        self._start()

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._job is not None

    @property
    def pid(self) -> int:
        """The worker's process id."""
        return self._process.pid or 0

    def ask(self, game_id: str, sight: SeatView, level: Level) -> None:
        """Puts a question; an earlier one that is still open is forgotten."""
        self._number += 1
        self._trouble = ""
        self._put(Job(self._number, game_id, replace(sight, events=()), level, seed_for(self._salt, sight)))

    def poll(self) -> Answer | None:
        """The answer once it is there, else None. After a crash a fresh worker answers by rule of thumb."""
        job = self._job
        if job is None:
            return None
        reply = self._receive()
        if reply is None or reply.number != job.number:
            return None
        if reply.thought is not None:
            self._job = None
            return Answer(reply.thought, self._trouble)
        if self._trouble:
            self._job = None
            return Answer(Thought(random.Random(job.seed).choice(job.sight.legal)), self._trouble + reply.trouble)
        self._trouble = reply.trouble
        self._put(replace(job, level=DECKHAND))
        return None

    def cancel(self) -> None:
        """Forgets the open question; the worker drops it at its next pulse."""
        if self._job is None:
            return
        self._job = None
        self._send(None)

    def close(self) -> None:
        """Ends the process at once."""
        self._pipe.close()
        self._process.kill()
        self._process.join()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="seachest bots", daemon=True)
        self._process.start()
        theirs.close()

    def _put(self, job: Job) -> None:
        self._job = job
        self._send(job)

    def _send(self, message: Any) -> None:
        """Sends to a living worker; a dead one is noticed and replaced at the next poll."""
        try:
            self._pipe.send(message)
        except OSError:
            return

    def _receive(self) -> _Reply | None:
        """What the worker says, if anything; a dead worker is replaced and answered for with its exit code."""
        try:
            if not self._pipe.poll():
                return None
            reply: _Reply = self._pipe.recv()
        except (EOFError, OSError):
            self._process.join(timeout=1)
            code = self._process.exitcode
            self.close()
            self._start()
            return _Reply(self._number, None, f"the bots' process ended (exit code {code})\n")
        return reply


def seed_for(salt: str, sight: SeatView) -> int:
    """A bot's luck, from the program's start and what the seat sees: asked again, it answers the same."""
    text = f"{salt} {sight.seat} {sight.view!r}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
