"""How long a bot takes to decide: a function of its level and of public facts, so that the time reveals nothing.

A bot that finishes early waits. It is quick only where everybody can see that it has a single legal action.
"""

from dataclasses import replace
from typing import Any

from game.bots.levels import Level
from game.core.chance import FastChance
from game.core.game import Game, Seat

FORCED = 0.05
"""Seconds for a decision that everybody knows to be forced."""

SLACK = 0.04
"""Seconds kept in reserve for an answer's way from the search to the screen."""

FIRST, LATER = 0.85, 0.5
"""The shares of the remaining time for the first part of a choice, and for each later part.

How many parts a choice has is secret, so they share one time.
"""

LEAST = 0.01
"""The least seconds that a search gets, however late it was asked."""

WORLDS = 6
"""The number of worlds, imagined from the public view, in which it is checked whether a decision is forced."""


def time_for(game: Game, view: Any, seat: Seat, level: Level) -> float:
    """Return the seconds that a decision of this bot takes; `view` is the public view."""
    if level.effort is None or level.effort.seconds is None:
        return 0.0
    return min(FORCED, level.effort.seconds) if plainly_forced(game, view, seat) else level.effort.seconds


def plainly_forced(game: Game, view: Any, seat: Seat) -> bool:
    """Return whether this seat has the same single legal action in every world imagined from the public view."""
    only = None
    for world in range(WORLDS):
        options = game.legal(game.imagine(view, FastChance(world)), seat)
        if len(options) != 1 or (only is not None and options[0] != only):
            return False
        only = options[0]
    return True


def in_time(level: Level, left: float, first: bool) -> Level:
    """Return the level with its search limited so that this part of a choice ends within `left` seconds."""
    if level.effort is None or level.effort.seconds is None:
        return level
    seconds = max(LEAST, (left - SLACK) * (FIRST if first else LATER))
    return replace(level, effort=replace(level.effort, seconds=min(seconds, level.effort.seconds)))
