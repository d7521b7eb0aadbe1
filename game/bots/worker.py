"""Bots think in processes of their own, one or two: the window asks, and polls once a frame for what they decided.

Where a level wants two minds, both search from the same View, each with luck of its own, and what they found is added
up: Chaslot, Winands, van den Herik, "Parallel Monte-Carlo Tree Search" (2008), root parallelisation.
"""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from game.bots.bot import Thought, conclude, pairs
from game.bots.levels import DECKHAND, Level, find_level
from game.bots.search import merge
from game.bots.worker_process import Job, Musing, Reply, WorkerProcess
from game.core.chance import FastChance
from game.core.seats import Player, SeatView
from game.games import find

GRACE = 0.1
"""Seconds that one hand waits for the other when a clock is set: one that hangs does not stop the game."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision, and what went wrong on the way to it ("" = nothing)."""

    thought: Thought
    trouble: str = ""


class Worker:
    """The window's side: ask, then poll once a frame. Nothing blocks; a process that dies is replaced."""

    def __init__(self, salt: str | None = None) -> None:
        """`salt` makes the bots' luck repeatable (tests); without it every program start has its own.

        No process is started before it is wanted.
        """
        self._salt = salt if salt is not None else str(random.SystemRandom().getrandbits(64))
        self._hands: list[WorkerProcess] = []
        self._number = 0
        self._jobs: list[Job] = []
        """The open question, a share for each hand; empty while nothing is asked."""
        self._replies: dict[int, Reply] = {}
        """By share."""
        self._first = 0.0
        """When the first reply came, by the clock."""
        self._trouble = ""
        self._closed = False

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._jobs)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids."""
        return tuple(hand.pid for hand in self._hands)

    def warm(self, minds: int) -> None:
        """Starts as many processes, if they do not run yet."""
        while len(self._hands) < minds and not self._closed:
            self._hands.append(WorkerProcess())

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Puts a question; an earlier one that is still open is forgotten. After `close` nothing is asked."""
        if self._closed:
            return
        self._trouble = ""
        effort = level.effort
        minds = 1 if len(observation.legal) == 1 else _minds(level)
        until = None if effort is None or effort.seconds is None else time.monotonic() + effort.seconds
        known = replace(observation, events=())
        seeds = [seed_for(self._salt, observation, share) for share in range(minds)]
        self._put([Job(0, share, game_id, known, level, seed, until) for share, seed in enumerate(seeds)])

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Lets a bot think ahead while nothing is asked; a later question makes use of it, and ends it."""
        if self._jobs or pairs(find(game_id), level):
            return
        known, minds = replace(observation, events=()), _minds(level)
        self.warm(minds)
        for share, hand in enumerate(self._hands[:minds]):
            hand.send(Musing(game_id, known, level, seed_for(self._salt, observation, share)))

    def poll(self) -> Answer | None:
        """The answer once it is there, else None. When all have failed a fresh process answers by rule of thumb."""
        if not self._jobs:
            return None
        for share in range(len(self._jobs)):
            self._listen(share)
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
        return Answer(_together(first, thoughts), self._trouble + trouble)

    def cancel(self) -> None:
        """Forgets the open question; the processes drop it at their next pulse."""
        if self._jobs:
            self._jobs = []
            self._send_all(None)

    def close(self) -> None:
        """Ends the processes at once; none is started any more, and what is open is never answered."""
        self._closed = True
        self._jobs = []
        for hand in self._hands:
            hand.close()
        self._hands.clear()

    def _put(self, jobs: list[Job]) -> None:
        self._number += 1
        self._jobs = [replace(job, number=self._number) for job in jobs]
        self._replies.clear()
        self.warm(len(jobs))
        for hand, job in zip(self._hands, self._jobs, strict=False):
            hand.send(job)
        for hand in self._hands[len(jobs) :]:
            hand.send(None)

    def _send_all(self, message: None) -> None:
        for hand in self._hands:
            hand.send(message)

    def _listen(self, share: int) -> None:
        """Takes what this hand says about the open question; a dead one is replaced, its exit code is its reply."""
        if share in self._replies:
            return
        try:
            reply = self._hands[share].receive()
        except EOFError:
            code = self._hands[share].close()
            self._hands[share] = WorkerProcess()
            reply = Reply(self._number, share, None, f"the bots' process ended (exit code {code})\n")
        if reply is not None and reply.number == self._number:
            self._first = self._first if self._replies else time.monotonic()
            self._replies[share] = reply

    def _late(self) -> bool:
        """Whether one hand has decided in time, and the other has had time enough beyond it."""
        decided = any(reply.thought is not None for reply in self._replies.values())
        return decided and self._jobs[0].until is not None and time.monotonic() - self._first > GRACE


def minds_at(players: Sequence[Player]) -> int:
    """How many processes the bots of a table need."""
    return max((_minds(find_level(player.level)) for player in players if not player.human), default=0)


def _minds(level: Level) -> int:
    return 1 if level.effort is None else level.effort.minds


def _together(job: Job, thoughts: list[Thought]) -> Thought:
    """The decision of several hands: what they found is added up. One alone has decided already."""
    if len(thoughts) == 1:
        return thoughts[0]
    found = merge([thought.candidates for thought in thoughts])
    return conclude(find(job.game), job.observation, job.level, found, FastChance(job.seed))


def seed_for(salt: str, observation: SeatView, share: int = 0) -> int:
    """A bot's luck, from the program's start and what the seat sees: asked again, it answers the same."""
    text = f"{salt} {observation.seat} {observation.view!r}" + (f" {share}" if share else "")
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
