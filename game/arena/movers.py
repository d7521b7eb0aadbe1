"""Who decides for a seat in a tournament: a level of ours, unhurried or against the clock, or somebody else's bot."""

import logging
import math
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.bots.bot import choose
from game.bots.levels import Level, find_level
from game.bots.worker import Worker
from game.core.errors import BadOption
from game.core.game import Game, Seat
from game.core.plain import LONGEST_NAME, one_line
from game.core.seats import SeatView
from game.words import _

log = logging.getLogger(__name__)

Mover = Callable[[Game, SeatView, int], Any]
"""(game, what the seat sees, seed) -> its action."""

JUDGES = ("openspiel_ismcts", "openspiel_mcts")
"""Bots of the OpenSpiel project, who play our games through an adapter."""

JUDGED_IN = 0.1
"""Seconds a decision when ours meet the judges: the same for both."""

MOST_ITERATIONS = 1_000_000
"""The farthest that a level can be told to search."""

TABLE = "table"
"""Stands in the place of a clock: as at a table, in the worker's processes and with the level's own time."""

PAUSE = 0.0005
"""Seconds between two looks for a worker's answer."""


def sight_of(game: Game, state: Any, acting: Sequence[Seat]) -> SeatView:
    """What the seat whose decision is next sees: nothing else reaches a mover."""
    seat = acting[0]
    return SeatView(seat, game.look(state, seat), tuple(game.legal(state, seat)), (), tuple(acting))


def mover(name: str) -> Mover:
    """Who is meant by a level's id, by "mate:bold", "mate/40" (iterations), "skipper@0.1" (seconds) or a judge's name.

    The clock counts processor time, so that a busy machine favours nobody. BadOption when there is nobody of that
    name. Without a clock results do not depend on the machine. "mate@table" decides in the worker's processes, as at a
    table, and so does "mate/40@table", but without a clock.
    """
    who, _at, clock = name.partition("@")
    apart = clock == TABLE and who not in JUDGES
    seconds = None if apart else _seconds(name, clock)
    if who in JUDGES:
        return _judge(who, seconds or JUDGED_IN)
    known, slash, most = who.partition("/")
    level = find_level(known)
    if slash and (level.effort is None or seconds is not None):
        words = _("“{name}”: only a level that searches can be told how far, and then no clock ends its search.")
        raise BadOption(words.format(name=name))
    if level.effort is not None and (slash or not apart):
        effort = replace(level.effort, seconds=None)
        if slash:
            effort = replace(effort, iterations=_iterations(name, most))
        level = replace(level, effort=effort if seconds is None else replace(effort, iterations=sys.maxsize))
    return _apart(level) if apart else _ours(level, math.inf if seconds is None else seconds)


def level_id(name: str) -> str:
    """The level that a mover's name speaks of: “mate” for “mate/40” or “mate:bold”."""
    return name.partition("@")[0].partition("/")[0].partition(":")[0]


def _ours(level: Level, seconds: float) -> Mover:
    def decide(game: Game, observation: SeatView, seed: int) -> Any:
        end = time.process_time() + seconds
        return choose(game, observation, level, seed, lambda: time.process_time() >= end).action

    return decide


def _apart(level: Level) -> Mover:
    def decide(game: Game, observation: SeatView, seed: int) -> Any:
        worker = _worker()
        worker.ask(game.id, observation, level, seed)
        while (answer := worker.poll()) is None:
            time.sleep(PAUSE)
        if answer.trouble:
            log.warning("a %s of %s decided in spite of: %s", level.id, game.id, answer.trouble)
        return answer.thought.action

    return decide


@cache
def _worker() -> Worker:
    """The one worker of this process: it is asked by one seat after the other, and ends with the process."""
    return Worker()


def _judge(name: str, seconds: float) -> Mover:
    try:
        from game.research.judges import judge  # noqa: PLC0415 - it needs an extra of its own
    except ImportError:
        words = _('The judges need an extra; in the folder of Seachest: pip install -e ".[research]"')
        raise BadOption(words) from None
    decide = judge(name)
    return lambda game, observation, seed: decide(game, observation, seed, seconds)


def _iterations(name: str, most: str) -> int:
    if not re.fullmatch("[0-9]{1,7}", most) or not 1 <= int(most) <= MOST_ITERATIONS:
        words = _("“{name}” does not say how far it searches, 1 to {most}: mate/40 is a Mate that plays forty ways on.")
        raise BadOption(words.format(name=one_line(name, LONGEST_NAME), most=MOST_ITERATIONS))
    return int(most)


def _seconds(name: str, clock: str) -> float | None:
    if not clock:
        return None
    try:
        seconds = float(clock)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 60:
        words = _("“{name}” does not say how long a decision may take: skipper@0.1 is a tenth of a second.")
        raise BadOption(words.format(name=name))
    return seconds
