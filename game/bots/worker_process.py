"""A process in which bots think: it receives Views, never the true position, and the window never waits for it."""

import pickle
import time
import traceback
from collections import deque
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection

from game.bots.bot import Thought, choose, conclude, pairs
from game.bots.child_process import ChildProcess, stand_back
from game.bots.levels import Level
from game.bots.messages import Garbled, Job, Musing, Reply, read, written
from game.bots.search import Search
from game.bots.timing import LEAST
from game.core.chance import FastChance
from game.games import find

MUSES = 20.0
"""The most seconds that a bot thinks ahead; its iterations are limited as for a decision."""


def serve(questions: Connection) -> None:
    """Run in the process: answer jobs until the pipe closes; a newer message ends the current job."""
    stand_back()
    mused: Search | None = None
    try:
        while True:
            message = questions.recv()
            if isinstance(message, Musing):
                mused = muse(message, questions, mused)
            elif isinstance(message, Job):
                fits = mused is not None and mused.seat == message.observation.seat
                reply = answer(message, questions, mused if fits else None)
                questions.send_bytes(written(reply, message.observation.legal))
                mused = None if fits else mused
    except (EOFError, OSError):
        return


def answer(job: Job, questions: Connection, mused: Search | None = None) -> Reply:
    """Return the reply to this job; the search stops when its time is up or another message arrives."""
    try:
        thought = _resumed(job, mused, questions) if mused is not None else None
        if thought is None:
            thought = choose(find(job.game), job.observation, _in_time(job), job.seed, questions.poll)
    except Exception as error:
        where = "".join(traceback.format_tb(error.__traceback__))  # its message might name a card: this is logged
        return Reply(job.number, job.share, None, f"{where}{type(error).__name__}\n")
    return Reply(job.number, job.share, thought)


def muse(musing: Musing, questions: Connection, mused: Search | None = None) -> Search | None:
    """Search ahead from the bot's current view; return the search for later use, None if there is none or it failed."""
    game, seat, view, level = find(musing.game), musing.observation.seat, musing.observation.view, musing.level
    if level.effort is None or seat is None or pairs(game, level):
        return None
    effort = replace(level.effort, seconds=MUSES)
    with suppress(Exception):
        if mused is not None and (mused.game, mused.seat) == (game, seat):
            mused.resume(view, effort)
        else:
            mused = Search(game, view, seat, effort, FastChance(musing.seed), level.temper)
        mused.run(questions.poll)
        return mused
    return None


def _resumed(job: Job, mused: Search, questions: Connection) -> Thought | None:
    """Return the decision that continues an earlier search; None if that does not fit the job."""
    level, game = _in_time(job), find(job.game)
    if len(job.observation.legal) == 1 or level.effort is None or mused.game is not game:
        return None
    mused.resume(job.observation.view, level.effort)
    found = tuple([each for each in mused.run(questions.poll) if each.action in job.observation.legal])
    return conclude(game, job.observation, level, found, mused.chance) if found else None


def _in_time(job: Job) -> Level:
    """Return the level with the time until the deadline; the pipe and the start of the process have used some."""
    effort = job.level.effort
    if effort is None or job.until is None:
        return job.level
    return replace(job.level, effort=replace(effort, seconds=max(LEAST, job.until - time.monotonic())))


class WorkerProcess(ChildProcess):
    """The window's end of one bot process; it may hang or send nonsense."""

    def __init__(self) -> None:
        """Start the process."""
        super().__init__("seachest bots", serve)
        self._unanswered: deque[Job] = deque()
        """The unanswered jobs, oldest first; they are answered in this order."""
        self.silent = 0.0
        """How many seconds the window has waited for an answer."""

    def send(self, message: Job | Musing | None) -> None:
        """Send a message, without blocking; a dead process is noticed by `receive`."""
        if isinstance(message, Job):
            self._unanswered.append(message)
        self._line.send(pickle.dumps(message))

    def receive(self) -> Reply | None:
        """Return its next reply, None if there is none. EOFError if it is dead, Garbled if invalid."""
        said = self._line.receive()
        if said is None:
            return None
        if not self._unanswered:
            raise Garbled("it answers what nobody asked")
        reply = read(said, self._unanswered[0])
        self._unanswered.popleft()
        self.silent = 0.0
        return reply
