"""How long a bot takes to decide: by its level and by public facts alone, so that its time tells nothing it knows.

Whatever it finds, and however early, shows when the time of its level is over. It only is quick where anybody can see
that it has no choice.
"""

from dataclasses import replace
from typing import Any

from game.bots.levels import Level
from game.core.chance import FastChance
from game.core.game import Game, Seat

FORCED = 0.05
"""Seconds for a decision of which everybody knows that there is but one."""

SLACK = 0.04
"""Seconds that an answer may need from the end of the search to the screen."""

FIRST, LATER = 0.85, 0.5
"""The share of the time that is left for the first half of a choice, and for each later one: how many there are is
secret, so that they share one time."""

LEAST = 0.01
"""Seconds that any search gets, however late it was asked."""

WORLDS = 6
"""Worlds that anybody can imagine in which it is looked whether there is a choice."""


def time_for(game: Game, view: Any, seat: Seat, level: Level) -> float:
    """Seconds that a decision of this bot takes; `view` is what everybody sees."""
    if level.effort is None or level.effort.seconds is None:
        return 0.0
    return min(FORCED, level.effort.seconds) if plainly_forced(game, view, seat) else level.effort.seconds


def plainly_forced(game: Game, view: Any, seat: Seat) -> bool:
    """Whether this seat has no choice, as far as everybody can tell who sees what all see."""
    only = None
    for world in range(WORLDS):
        options = game.legal(game.imagine(view, FastChance(world)), seat)
        if len(options) != 1 or (only is not None and options[0] != only):
            return False
        only = options[0]
    return True


def in_time(level: Level, left: float, first: bool) -> Level:
    """The level with so much time for a choice, or for the next half of one, that it is done in `left` seconds."""
    if level.effort is None or level.effort.seconds is None:
        return level
    seconds = max(LEAST, (left - SLACK) * (FIRST if first else LATER))
    return replace(level, effort=replace(level.effort, seconds=min(seconds, level.effort.seconds)))
