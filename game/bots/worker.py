"""Runs bots in one or two other processes: the window asks, and polls for the answer once a frame.

At levels with two minds, two processes search from the same View with different random numbers, and their candidates
are merged: Chaslot, Winands, van den Herik, "Parallel Monte-Carlo Tree Search" (2008), root parallelisation.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from game.bots.bot import Thought, conclude, pairs
from game.bots.levels import DECKHAND, Level, find_level
from game.bots.messages import Garbled, Job, Musing, Reply
from game.bots.search import merge
from game.bots.worker_process import WorkerProcess
from game.core.chance import FastChance
from game.core.player import Player
from game.core.seats import SeatView
from game.games import find

GRACE = 0.1
"""Seconds to wait for the second process after the first has answered, if there is a time limit."""

PATIENCE = 20.0
"""Seconds beyond the time of its level in which a process must answer, its start included, or it is replaced."""

PAUSE = 1.0
"""The most seconds counted between two polls, so that a window that stood still blames no process."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision, and what went wrong on the way to it ("" = nothing)."""

    thought: Thought
    trouble: str = ""


class Worker:
    """The window's side of the bot processes; nothing in it blocks.

    A process that dies, sends an invalid answer, or is silent for too long is replaced.
    """

    def __init__(self, salt: str | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`salt` makes the bots' random numbers repeatable; without it each program start has its own.

        `clock` returns seconds and is used to measure silence. Processes are started when they are needed.
        """
        self._salt = salt if salt is not None else str(random.SystemRandom().getrandbits(64))
        self._processes: list[WorkerProcess] = []
        self._number = 0
        self._jobs: list[Job] = []
        """The open question, one job for each process; empty if nothing is asked."""
        self._replies: dict[int, Reply] = {}
        """The replies so far, by share."""
        self._clock = clock
        self._polled = 0.0
        """The clock when the open question was sent or polled last."""
        self._first_reply = 0.0
        """The clock when the first reply came."""
        self._trouble = ""
        self._closed = False

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return bool(self._jobs)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids."""
        return tuple(process.pid for process in self._processes)

    def warm(self, minds: int) -> None:
        """Start processes until `minds` of them run."""
        while len(self._processes) < minds and not self._closed:
            self._processes.append(WorkerProcess())

    def ask(self, game_id: str, observation: SeatView, level: Level, seed: int | None = None) -> None:
        """Ask for an action; an open question is forgotten. Does nothing after `close`.

        `seed` seeds the bot's random numbers; None = a seed made from the salt and the View.
        """
        if self._closed:
            return
        self._trouble = ""
        effort = level.effort
        minds = 1 if len(observation.legal) == 1 else _minds(level)
        until = None if effort is None or effort.seconds is None else time.monotonic() + effort.seconds
        known = replace(observation, events=())
        seeds = [seed_for(self._salt, observation, share) if seed is None else seed + share for share in range(minds)]
        self._put([Job(0, share, game_id, known, level, luck, until) for share, luck in enumerate(seeds)])

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Let a bot think ahead while nothing is asked; the next question ends it and can use its results."""
        if self._jobs or pairs(find(game_id), level):
            return
        known, minds = replace(observation, events=()), _minds(level)
        self.warm(minds)
        for share, process in enumerate(self._processes[:minds]):
            process.send(Musing(game_id, known, level, seed_for(self._salt, observation, share)))

    def poll(self) -> Answer | None:
        """Return the answer if it is there, else None.

        If every process fails, one decides by rules of thumb; if that fails, too, the answer is a random legal action.
        """
        if not self._jobs:
            return None
        now = self._clock()
        passed, self._polled = min(now - self._polled, PAUSE), now
        for share in range(len(self._jobs)):
            self._listen(share, passed)
        if len(self._replies) < len(self._jobs) and not self._late():
            return None
        first = self._jobs[0]
        thoughts = [reply.thought for _share, reply in sorted(self._replies.items()) if reply.thought is not None]
        trouble = "".join(reply.trouble for reply in self._replies.values())
        if not thoughts and not self._trouble:
            self._trouble = trouble
            self._put([replace(first, level=DECKHAND, until=None)])
            return None
        if not thoughts:
            thoughts = [Thought(random.Random(first.seed).choice(first.observation.legal))]
        if len(self._replies) < len(self._jobs):
            self._send_all(None)
        self._jobs = []
        return Answer(_merged(first, thoughts), self._trouble + trouble)

    def cancel(self) -> None:
        """Forget the open question; the processes stop within a few iterations."""
        if self._jobs:
            self._jobs = []
            self._send_all(None)

    def close(self) -> None:
        """End all processes at once; an open question is never answered, and later ones are ignored."""
        self._closed = True
        self._jobs = []
        for process in self._processes:
            process.close()
        for process in self._processes:
            process.exit_code()
        self._processes.clear()

    def _put(self, jobs: list[Job]) -> None:
        self._number += 1
        self._jobs = [replace(job, number=self._number) for job in jobs]
        self._replies.clear()
        self._polled = self._clock()
        self.warm(len(jobs))
        for process, job in zip(self._processes, self._jobs, strict=False):
            process.send(job)
        for process in self._processes[len(jobs) :]:
            process.send(None)

    def _send_all(self, message: None) -> None:
        for process in self._processes:
            process.send(message)

    def _listen(self, share: int, passed: float) -> None:
        """Take the reply of this process to the open question, if any; `passed` seconds are added to its silence.

        A process that is dead, sends an invalid answer or is silent for too long is replaced, with an error as its
        reply.
        """
        if share in self._replies:
            return
        process, level = self._processes[share], self._jobs[share].level
        try:
            reply = process.receive()
            while reply is not None and reply.number != self._number:
                reply = process.receive()
        except EOFError:
            reply = self._replaced(share, "the bots' process ended (exit code {code})\n")
        except Garbled as error:
            reply = self._replaced(share, f"the bots' process was ended: {error}\n")
        if reply is None:
            process.silent += passed
            if process.silent <= patience(level):
                return
            reply = self._replaced(share, "the bots' process was ended: it said nothing\n")
        self._first_reply = self._first_reply if self._replies else self._clock()
        self._replies[share] = reply

    def _replaced(self, share: int, why: str) -> Reply:
        """Replace this process; return an error as its reply."""
        code = self._processes[share].exit_code()
        self._processes[share] = WorkerProcess()
        return Reply(self._number, share, None, why.format(code=code))

    def _late(self) -> bool:
        """Return whether one process has decided and the other has exceeded its extra time."""
        decided = any(reply.thought is not None for reply in self._replies.values())
        return decided and self._jobs[0].until is not None and self._clock() - self._first_reply > GRACE


def patience(level: Level) -> float:
    """Return how many seconds a process may be silent at this level; infinite for a search without a time limit."""
    if level.effort is None:
        return PATIENCE
    return math.inf if level.effort.seconds is None else level.effort.seconds + PATIENCE


def minds_at(players: Sequence[Player]) -> int:
    """Return how many processes the bots among these players need."""
    return max((_minds(find_level(player.level)) for player in players if not player.human), default=0)


def _minds(level: Level) -> int:
    return 1 if level.effort is None else level.effort.minds


def _merged(job: Job, thoughts: list[Thought]) -> Thought:
    """Return the decision of several processes from their merged candidates; that of a single one as it is."""
    if len(thoughts) == 1:
        return thoughts[0]
    found = merge([thought.candidates for thought in thoughts])
    return conclude(find(job.game), job.observation, job.level, found, FastChance(job.seed))


def seed_for(salt: str, observation: SeatView, share: int = 0) -> int:
    """Return a seed made from the salt, the seat's view and the share: equal questions get equal answers."""
    text = f"{salt} {observation.seat} {observation.view!r}" + (f" {share}" if share else "")
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
