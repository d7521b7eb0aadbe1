"""Events in words: the log, the recap since the last human step, and the digest since the last private view."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from game.core.game import Event
from game.core.player import Player
from game.core.seats import Told
from game.core.staging import Staging
from game.core.telling import Line
from game.play.showing.hud_state import LogLine

RECAP = 12
"""The most entries of a recap."""

DIGEST = {"off": 0, "short": 8, "full": 24}
"""The most entries of a digest, by the player's setting."""

_WEIGHT = {"phase": 0, "decision": 1, "money": 2, "luck": 2}


def chronicle(
    staging: Staging, told: Iterable[Told], players: tuple[Player, ...], known: dict[Event, Line | None] | None = None
) -> tuple[LogLine, ...]:
    """Return the lines of the events that are told, oldest first; `known` caches lines by event and is filled."""
    lines, known = [], {} if known is None else known
    for each in told:
        if each.event not in known:
            known[each.event] = staging.narrate(each.event, players)
        line = known[each.event]
        if line is not None:
            lines.append(LogLine(each.step, line))
    return tuple(lines)


def digest(lines: Sequence[LogLine], most: int) -> tuple[LogLine, ...]:
    """Return the `most` most important lines without phases, in the order in which they happened."""
    return _weightiest(gathered([line for line in lines if line.line.kind != "phase"]), most)


def recap(lines: Sequence[LogLine], bots: frozenset[int]) -> tuple[LogLine, ...]:
    """Return the most important lines about these bots, in the order in which they happened."""
    deeds = [line for line in lines if line.line.seat in bots and line.line.kind != "phase"]
    return _weightiest(gathered(deeds), RECAP)


def gathered(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the lines with consecutive ones of the same seat and lead joined into one."""
    told: list[LogLine] = []
    for _same, row in groupby(lines, lambda each: (each.line.seat, each.line.lead, each.line.private)):
        alike = list(row)
        lead = alike[0].line.lead
        if lead and len(alike) > 1:
            items = ", ".join(each.line.item for each in alike)
            delta = sum(each.line.delta for each in alike)
            told.append(LogLine(alike[-1].step, replace(alike[0].line, text=f"{lead}: {items}", delta=delta)))
        else:
            told += alike
    return told


def _weightiest(lines: Sequence[LogLine], most: int) -> tuple[LogLine, ...]:
    def weight(place: int) -> tuple[int, int]:
        line = lines[place].line
        return _WEIGHT[line.kind] + (line.face is not None) + 4 * line.private, place

    kept = sorted(sorted(range(len(lines)), key=weight, reverse=True)[:most])
    return tuple(lines[place] for place in kept)
