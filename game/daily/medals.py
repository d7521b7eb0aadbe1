"""What a try is worth, what a month brought, and the line of text that tells it to friends."""

from collections.abc import Iterable
from datetime import date, timedelta

from game.logbook.tries import Try

NONE, BRONZE, SILVER, GOLD = range(4)
"""Medals from the least to the best; NONE = no target was reached."""
KINDS = ("none", "bronze", "silver", "gold")
"""Their drawings."""


def best_of(tries: Iterable[Try]) -> dict[date, int]:
    """Return for each day on which a game was finished its best medal; a day whose game was only begun has none."""
    found: dict[date, int] = {}
    for each in tries:
        if each.finished:
            found[each.date] = max(found.get(each.date, NONE), each.medal)
    return found


def known_of(tries: Iterable[Try]) -> dict[date, int]:
    """Return the same of those days alone of which a medal is certain, or that there is none."""
    tries = tuple(tries)
    known = {each.date for each in tries if each.finished and len(each.figures) == len(KINDS) - 1}
    return {day: medal for day, medal in best_of(tries).items() if day in known}


def streaks(days: Iterable[date], now: date) -> tuple[int, int]:
    """Return how many days in a row something was finished, up to today or yesterday, and the most there ever were."""
    known = set(days)
    now_run, day = 0, now if now in known else now - timedelta(days=1)
    while day in known:
        now_run, day = now_run + 1, day - timedelta(days=1)
    best = 0
    for first in known:
        if first - timedelta(days=1) not in known:
            run = 1
            while first + timedelta(days=run) in known:
                run += 1
            best = max(best, run)
    return now_run, best
