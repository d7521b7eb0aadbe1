"""When each act of some events begins: one event after the other, in ms at normal speed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from game.core.faces import Face
from game.core.telling import Act, Count, Direction, Large, Move


@dataclass(frozen=True, slots=True)
class Timed:
    """An act and when it begins."""

    begin: float
    act: Act


@dataclass(frozen=True, slots=True)
class Timeline:
    """All acts of some events, and when each event ends."""

    acts: tuple[Timed, ...]
    ends: tuple[float, ...]

    @property
    def ms(self) -> float:
        """How long all of it lasts."""
        return self.ends[-1] if self.ends else 0.0

    def departures(self, pieces: Iterable[str]) -> Mapping[str, float]:
        """When each of these pieces sets out: with the first act that claims it, at once where none does."""
        waits: dict[str, float] = {}
        ordered = sorted(pieces)
        for timed in self.acts:
            if isinstance(timed.act, Move):
                claimed = [id for id in ordered if id not in waits and fnmatchcase(id, timed.act.pieces)]
                waits |= {id: timed.begin + place * timed.act.stagger for place, id in enumerate(claimed)}
        return {id: waits.get(id, 0.0) for id in ordered}

    def counting(self, seat: int) -> float:
        """When the money of this seat begins to count."""
        begins = (timed.begin for timed in self.acts if isinstance(timed.act, Count) and timed.act.seat == str(seat))
        return next(begins, 0.0)


def timeline(directions: Iterable[Direction]) -> Timeline:
    """Lay the events one after the other; whoever was told more sees its face in the time of what all see."""
    acts: list[Timed] = []
    ends: list[float] = []
    now, first = 0.0, 0
    for direction in directions:
        if direction.twin is not None:
            acts[first:] = [_turned_up(each, direction.twin) for each in acts[first:]]
            continue
        first = len(acts)
        acts += [Timed(now + act.after, act) for act in direction.acts]
        now += direction.ms
        ends.append(now)
    return Timeline(tuple(acts), tuple(ends))


def _turned_up(timed: Timed, face: Face) -> Timed:
    """What is shown large shows its face; nothing else changes."""
    return replace(timed, act=replace(timed.act, face=face)) if isinstance(timed.act, Large) else timed
