"""Bots think in processes of their own, one or two: the window asks, and polls once a frame for what they decided.

Where a level wants two minds, both search from the same View, each with luck of its own, and what they found is added
up: Chaslot, Winands, van den Herik, "Parallel Monte-Carlo Tree Search" (2008), root parallelisation.
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
from game.core.seats import Player, SeatView
from game.games import find

GRACE = 0.1
"""Seconds that one hand waits for the other when a clock is set: one that hangs does not stop the game."""

PATIENCE = 20.0
"""Seconds beyond the time of its level in which a process must answer, its start included, or it is replaced."""

PAUSE = 1.0
"""Seconds that count at most between two polls: a window that itself stood still blames nobody."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision, and what went wrong on the way to it ("" = nothing)."""

    thought: Thought
    trouble: str = ""


class Worker:
    """The window's side: ask, then poll once a frame. Nothing blocks.

    A process that dies, says what can be no answer, or nothing for too long, is replaced.
    """

    def __init__(self, salt: str | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`salt` makes the bots' luck repeatable (tests); without it every program start has its own.

        No process is started before it is wanted. `clock` tells the seconds by which silence is measured.
        """
        self._salt = salt if salt is not None else str(random.SystemRandom().getrandbits(64))
        self._hands: list[WorkerProcess] = []
        self._number = 0
        self._jobs: list[Job] = []
        """The open question, a share for each hand; empty while nothing is asked."""
        self._replies: dict[int, Reply] = {}
        """By share."""
        self._clock = clock
        self._then = 0.0
        """When the open question was put, or looked at last, by the clock."""
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

    def ask(self, game_id: str, observation: SeatView, level: Level, seed: int | None = None) -> None:
        """Puts a question; an earlier one that is still open is forgotten. After `close` nothing is asked.

        `seed` is the bot's luck, None = the one that follows from the salt and the View.
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
        now = self._clock()
        passed, self._then = min(now - self._then, PAUSE), now
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
            hand.kill()
        for hand in self._hands:
            hand.close()
        self._hands.clear()

    def _put(self, jobs: list[Job]) -> None:
        self._number += 1
        self._jobs = [replace(job, number=self._number) for job in jobs]
        self._replies.clear()
        self._then = self._clock()
        self.warm(len(jobs))
        for hand, job in zip(self._hands, self._jobs, strict=False):
            hand.send(job)
        for hand in self._hands[len(jobs) :]:
            hand.send(None)

    def _send_all(self, message: None) -> None:
        for hand in self._hands:
            hand.send(message)

    def _listen(self, share: int, passed: float) -> None:
        """Takes what this hand says about the open question, listening for so many seconds.

        One that is dead, talks nonsense or is silent for too long is replaced, and why is its reply.
        """
        if share in self._replies:
            return
        hand, level = self._hands[share], self._jobs[share].level
        try:
            reply = hand.receive()
            while reply is not None and reply.number != self._number:
                reply = hand.receive()
        except EOFError:
            reply = self._replaced(share, "the bots' process ended (exit code {code})\n")
        except Garbled as error:
            reply = self._replaced(share, f"the bots' process was ended: {error}\n")
        if reply is None:
            hand.silent += passed
            if hand.silent <= patience(level):
                return
            reply = self._replaced(share, "the bots' process was ended: it said nothing\n")
        self._first = self._first if self._replies else self._clock()
        self._replies[share] = reply

    def _replaced(self, share: int, why: str) -> Reply:
        """Puts a fresh process in the place of this one; the reply in its stead."""
        code = self._hands[share].close()
        self._hands[share] = WorkerProcess()
        return Reply(self._number, share, None, why.format(code=code))

    def _late(self) -> bool:
        """Whether one hand has decided in time, and the other has had time enough beyond it."""
        decided = any(reply.thought is not None for reply in self._replies.values())
        return decided and self._jobs[0].until is not None and self._clock() - self._first > GRACE


def patience(level: Level) -> float:
    """For how many seconds a process that was asked for a decision of this level may be silent.

    That follows from the level alone; one that has no clock may take for ever.
    """
    if level.effort is None:
        return PATIENCE
    return math.inf if level.effort.seconds is None else level.effort.seconds + PATIENCE


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
