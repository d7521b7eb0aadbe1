"""The messages between the window and a bot process.

Questions are pickled, because the process trusts the window. Answers are numbers and text that are checked before use,
with actions given by their index among the legal ones, because the window does not trust the process.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from game.bots.bot import Thought
from game.bots.levels import Level
from game.bots.search import Candidate
from game.core.seats import SeatView

WORDS = 4000
"""The longest error text in an answer, in characters; its end is kept."""

VISITS = 1 << 40
"""Visits in an answer must be below this, which no search reaches."""

VALUE = 100.0
"""Values in an answer must be closer to 0 than this, as every utility is."""


class Garbled(Exception):
    """An invalid answer from a process; the message says why without naming any secret."""


@dataclass(frozen=True, slots=True)
class Job:
    """One question, which contains only what one seat may know.

    `until` is the deadline in seconds of `time.monotonic`, None = no deadline; `share` numbers the processes that work
    on the same question.
    """

    number: int
    share: int
    game: str
    observation: SeatView
    level: Level
    seed: int
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Musing:
    """A request to think ahead from the current view of a bot until a question comes."""

    game: str
    observation: SeatView
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of a job: a decision, or the error text."""

    number: int
    share: int
    thought: Thought | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Plain:
    """A reply as it is sent; actions are indices into the list of legal actions."""

    number: int
    share: int
    choice: int | None
    candidates: tuple[tuple[int, int, float], ...]
    trouble: str


def written(reply: Reply, legal: Sequence[Any]) -> bytes:
    """Return a reply as bytes; an action that is not in `legal` is sent as an error."""
    thought, trouble = reply.thought, reply.trouble[-WORDS:]
    places = {action: place for place, action in enumerate(legal)}
    if thought is None or thought.action not in places:
        trouble = trouble or "a choice that is not listed\n"
        return msgspec.msgpack.encode(_Plain(reply.number, reply.share, None, (), trouble))
    found = [(places[each.action], each.visits, each.value) for each in thought.candidates if each.action in places]
    return msgspec.msgpack.encode(_Plain(reply.number, reply.share, places[thought.action], tuple(found), ""))


def read(said: bytes, job: Job) -> Reply:
    """Return the reply in these bytes, with actions taken from the job. Garbled if it does not fit the job."""
    try:
        plain = msgspec.msgpack.decode(said, type=_Plain)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Garbled("it is not written like an answer") from error
    if (plain.number, plain.share) != (job.number, job.share):
        raise Garbled("it answers something else")
    if (plain.choice is None) != bool(plain.trouble) or len(plain.trouble) > WORDS:
        raise Garbled("it is no decision, and does not say why")
    if plain.choice is None:
        return Reply(job.number, job.share, None, plain.trouble)
    return Reply(job.number, job.share, _thought(plain.choice, plain.candidates, job))


def _thought(choice: int, candidates: Sequence[tuple[int, int, float]], job: Job) -> Thought:
    """Return the decision after checking it: only a search has candidates, and they include the choice."""
    legal = job.observation.legal
    places = [place for place, _visits, _value in candidates]
    if not all(0 <= place < len(legal) for place in (choice, *places)):
        raise Garbled("it chooses what is not listed")
    searched = job.level.effort is not None and len(legal) > 1
    if len(set(places)) != len(places) or (choice in places) != searched or bool(places) != searched:
        raise Garbled("it has not considered what it chooses")
    if not all(0 < visits < VISITS for _place, visits, _value in candidates):
        raise Garbled("it counts what cannot be")
    if not all(math.isfinite(value) and abs(value) < VALUE for _place, _visits, value in candidates):
        raise Garbled("it values what cannot be")
    found = [Candidate(legal[place], visits, value) for place, visits, value in candidates]
    return Thought(legal[choice], tuple(found))
