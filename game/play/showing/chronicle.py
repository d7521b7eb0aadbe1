"""Events in words: the log, the recap of what others did, and the digest since the last private view."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from game.core.match import Match
from game.core.player import Player
from game.core.seats import Told
from game.core.staging import Staging
from game.play.showing.hud_state import LogLine

LAST = 6
"""How many deeds the public table tells where nothing has happened since."""

DIGEST = {"off": 0, "short": 8, "full": 24}
"""The most entries of a digest, by the player's setting."""

_WEIGHT = {"phase": 0, "decision": 1, "money": 2, "luck": 2}


def chronicle(staging: Staging, told: Iterable[Told], players: tuple[Player, ...]) -> tuple[LogLine, ...]:
    """Return the lines of the events that are told, oldest first."""
    told_of = ((each, staging.narrate(each.event, players)) for each in told)
    return tuple(LogLine(each.step, line, (each,)) for each, line in told_of if line is not None)


def digest(lines: Sequence[LogLine], most: int) -> tuple[LogLine, ...]:
    """Return the `most` most important lines of what happened, in the order in which they happened."""
    return _weightiest(happened(lines), most)


def happened(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the lines without phases, those that begin alike joined."""
    return gathered([line for line in lines if line.line.kind != "phase"])


def recap(
    lines: Sequence[LogLine], seat: int, steps: Sequence[tuple[int, Any]], first: int = -1
) -> tuple[LogLine, ...]:
    """Return the lines of what came about without this seat from the step `first` on; `steps` are the match's.

    That is what others did, and what happened to this seat by steps of theirs: a move that it had to make, a harvest.
    """
    told = [line for line in lines if line.step >= first and line.line.seat is not None]
    return tuple(happened([line for line in told if not own_deed(line, seat, steps)]))


def own_deed(line: LogLine, seat: int, steps: Sequence[tuple[int, Any]]) -> bool:
    """Whether the line is about this seat, and this seat has played the step and done it."""
    return line.line.seat == seat == steps[line.step][0] and not line.line.follows


def last_choices(match: Match, viewer: int | None, passes: Collection[int] = ()) -> dict[int, int]:
    """Return for each seat its last step that told `viewer` an event; -1 if there is none.

    To pass on a call, by the steps `passes`, is no choice: most who are called pass without being asked.
    """
    steps, last = match.steps, dict.fromkeys(range(len(match.players)), -1)
    for each in match.told(viewer):
        if each.step not in passes:
            last[steps[each.step][0]] = each.step
    return last


def gathered(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the lines with consecutive ones of the same seat and lead joined into one."""
    told: list[LogLine] = []
    for _same, row in groupby(lines, lambda each: (each.line.seat, each.line.lead, each.line.private)):
        alike = list(row)
        lead = alike[0].line.lead
        if lead and len(alike) > 1:
            items = tuple(each.line.item for each in alike)
            delta = sum(each.line.delta for each in alike)
            joined = replace(alike[0].line, text=f"{lead}: {', '.join(items)}", delta=delta)
            told.append(LogLine(alike[-1].step, joined, tuple(each for line in alike for each in line.told), items))
        else:
            told += alike
    return told


def _weightiest(lines: Sequence[LogLine], most: int) -> tuple[LogLine, ...]:
    def weight(place: int) -> tuple[int, int]:
        line = lines[place].line
        return _WEIGHT[line.kind] + (line.face is not None) + 4 * line.private, place

    kept = sorted(sorted(range(len(lines)), key=weight, reverse=True)[:most])
    return tuple(lines[place] for place in kept)
