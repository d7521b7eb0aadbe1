"""What the window and a process of the bots say to one another.

Questions are pickled Views, for the process trusts the window. The window does not trust the process: an answer is
numbers and words, the actions by their places in the list of legal ones, and each is looked at before it is used.
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
"""Letters of what went wrong that are told at most, the last ones."""

VISITS = 1 << 40
"""More visits than any search makes."""

VALUE = 100.0
"""Further from 0 than any utility."""


class Garbled(Exception):
    """What a process has said is no answer to what it was asked; the message says why, without naming any secret."""


@dataclass(frozen=True, slots=True)
class Job:
    """One question: nothing here knows more than one seat may. `until`: when it must be done, None = in its own time.

    `share` says which part of the work this is, where several hands search at once.
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
    """What a bot may turn over in its mind while it waits for people: the View it has now, until something is asked."""

    game: str
    observation: SeatView
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a job: a thought, or what went wrong."""

    number: int
    share: int
    thought: Thought | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Plain:
    """A reply as it is sent: `choice` and the first number of each candidate are places among the legal actions."""

    number: int
    share: int
    choice: int | None
    candidates: tuple[tuple[int, int, float], ...]
    trouble: str


def written(reply: Reply, legal: Sequence[Any]) -> bytes:
    """A reply, to be sent; a choice that is not among these actions is told as what went wrong."""
    thought, trouble = reply.thought, reply.trouble[-WORDS:]
    places = {action: place for place, action in enumerate(legal)}
    if thought is None or thought.action not in places:
        trouble = trouble or "a choice that is not listed\n"
        return msgspec.msgpack.encode(_Plain(reply.number, reply.share, None, (), trouble))
    found = [(places[each.action], each.visits, each.value) for each in thought.candidates if each.action in places]
    return msgspec.msgpack.encode(_Plain(reply.number, reply.share, places[thought.action], tuple(found), ""))


def read(said: bytes, job: Job) -> Reply:
    """What this says about that job; its actions are the window's own. Garbled if it can be no answer to it."""
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
    """The decision and what was considered; who searches has considered something, and nobody else has."""
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
