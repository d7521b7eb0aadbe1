"""The end of the game in numbers: where the points came from, and how the window filled."""

from collections import Counter
from typing import Any

from game.core.staging import Award, Cause, Chart, Row, leader
from game.games.keythedral import components as box
from game.games.keythedral.events import (
    Called,
    CraftBought,
    FenceBuilt,
    GameEnded,
    Gathered,
    HouseBuilt,
    LawPlayed,
    RoundBegan,
    SeatBought,
)  # fmt: skip
from game.games.keythedral.knowledge.counting import cube_points, seat_points
from game.games.keythedral.view import View
from game.words import _, plural


def audit(view: View) -> tuple[Row, ...]:
    """11: the seats by level, in the second edition what cubes are worth; the total last."""
    seats = range(view.seats)
    rows = []
    for level in range(box.LEVELS):
        worth = box.SEAT_VALUE[view.second][level]
        points = tuple([worth * _seats_of(view, seat, level) for seat in seats])
        rows.append(Row(_("Seats of level {n}").format(n=level + 1), points))
    left = tuple([cube_points(view, seat) for seat in seats])
    if view.second:
        rows.append(Row(_("Cubes left over"), left))
    elif _tied(view):
        rows.append(Row(_("Cubes left over, for the tie"), left))
    return *rows, Row(_("Total"), view.scores)


def _tied(view: View) -> bool:
    """11.3: whether the cubes had to decide."""
    points = [seat_points(view, seat) for seat in range(view.seats)]
    return points.count(max(points)) > 1


def _seats_of(view: View, seat: int, level: int) -> int:
    return sum(owner == seat and box.LEVEL[tile] == level for tile, owner in enumerate(view.owner))


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Points by round, and cubes collected by round."""
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ()
    seats = len(ended.scores)
    return (
        Chart(_("Points of seats by round"), _by_round(events, seats, _points)),
        Chart(_("Cubes collected by round"), _by_round(events, seats, _collected)),
    )


def _points(event: Any) -> int:
    return event.points if isinstance(event, SeatBought) else 0


def _collected(event: Any) -> int:
    return sum(event.cubes) if isinstance(event, Gathered) else 0


def _by_round(events: tuple[Any, ...], seats: int, gain: Any) -> tuple[tuple[tuple[str, int], ...], ...]:
    counts, ends, name = Counter[int](), list[tuple[str, Counter[int]]](), ""
    for event in events:
        if isinstance(event, RoundBegan):
            if name:
                ends.append((name, counts.copy()))
            name = str(event.round)
        elif gain(event):
            counts[event.seat] += gain(event)
    ends.append((name, counts))
    return tuple(tuple((name, sums[seat]) for name, sums in ends) for seat in range(seats))


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who harvested most, built most, bought most craft cubes, and played most laws; ties give no award."""
    found = []
    harvest, built, crafts, laws, fenced, called = (Counter[int]() for _n in range(6))
    for event in events:
        match event:
            case Gathered(seat, cubes):
                harvest[seat] += sum(cubes)
            case HouseBuilt(seat):
                built[seat] += 1
            case CraftBought(seat):
                crafts[seat] += 1
            case LawPlayed(seat):
                laws[seat] += 1
            case FenceBuilt(seat):
                fenced[seat] += 1
            case Called(seat):
                called[seat] += 1
    for counts, title, one, many in (
        (harvest, _("Best harvest"), "{n} cube collected", "{n} cubes collected"),
        (built, _("Master builder"), "{n} house", "{n} houses"),
        (crafts, _("Patron of crafts"), "{n} craft cube", "{n} craft cubes"),
        (laws, _("Lawyer"), "{n} law played", "{n} laws played"),
        (fenced, _("Good neighbour"), "{n} fence built", "{n} fences built"),
        (called, _("Caller"), "{n} number called", "{n} numbers called"),
    ):
        best = leader(counts)
        if best is not None:
            found.append(Award(best, title, plural(one, many, counts[best])))
    return tuple(found[:4])


def opening(events: tuple[Any, ...], seat: int) -> str:
    """4.2: which number this seat called first."""
    first = next((event for event in events if isinstance(event, Called) and event.seat == seat), None)
    return "" if first is None else _("First call of a {number}").format(number=first.number)


def luck() -> tuple[Cause, ...]:
    """What luck decides in this game."""
    return (
        Cause(("FieldDrawn",), _("fields drawn"), "cards", "#2A7F8C"),
        Cause(("LevelOpened",), _("seats that opened"), "home", "#46566B"),
        Cause(("RoundBegan",), _("laws on offer"), "rules", "#B9791A"),
    )
