"""The end of the game in numbers: where the points came from, and how the window filled."""

from typing import Any

from game.core.staging import Award, Cause, Chart, Row
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
from game.kit.results import Most, given, growing
from game.words import _, later, plural


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
    points = growing(events, len(ended.scores), _round, _points)
    cubes = growing(events, len(ended.scores), _round, _collected)
    return Chart(_("Points of seats by round"), points), Chart(_("Cubes collected by round"), cubes)


def _round(event: Any) -> str:
    return str(event.round) if isinstance(event, RoundBegan) else ""


def _points(event: Any) -> dict[int, int]:
    return {event.seat: event.points} if isinstance(event, SeatBought) else {}


def _collected(event: Any) -> dict[int, int]:
    return {event.seat: sum(event.cubes)} if isinstance(event, Gathered) else {}


AWARDS = (
    Most(
        later("Best harvest"), Gathered, lambda n, _all: plural("{n} cube collected", "{n} cubes collected", n),
        amount=lambda event: sum(event.cubes),
    ),
    Most(later("Master builder"), HouseBuilt, lambda n, _all: plural("{n} house", "{n} houses", n)),
    Most(later("Patron of crafts"), CraftBought, lambda n, _all: plural("{n} craft cube", "{n} craft cubes", n)),
    Most(later("Lawyer"), LawPlayed, lambda n, _all: plural("{n} law played", "{n} laws played", n)),
    Most(later("Good neighbour"), FenceBuilt, lambda n, _all: plural("{n} fence built", "{n} fences built", n)),
    Most(later("Caller"), Called, lambda n, _all: plural("{n} number called", "{n} numbers called", n)),
)  # fmt: skip


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who harvested most, built most, bought most craft cubes, and played most laws; ties give no award."""
    return given(events, AWARDS)[:4]


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
