"""How the seats stand in public, and who acts next."""

from game.core.panels import Standing
from game.games.keythedral import components as box
from game.games.keythedral.knowledge.counting import seat_points
from game.games.keythedral.table.places import laying
from game.games.keythedral.view import View
from game.words import _, plural


def standing(view: View) -> tuple[Standing, ...]:
    """The points of the seats bought, the best first; while the map is laid the fields that cottages reach."""
    if laying(view):
        return tuple([Standing(seat, str(len(reached)), _kinds(view, reached)) for seat, reached in _reach(view)])
    points = [view.scores[seat] if view.scores else seat_points(view, seat) for seat in range(view.seats)]
    order = sorted(range(view.seats), key=lambda seat: -points[seat])
    owned = [sum(owner == seat for owner in view.owner) for seat in range(view.seats)]
    return tuple([Standing(seat, str(points[seat]), plural("{n} pane", "{n} panes", owned[seat])) for seat in order])


def race(view: View) -> str:
    """3: what `standing` tells while the map is laid; "" = how they stand."""
    return _("Fields in reach") if laying(view) else ""


def _reach(view: View) -> list[tuple[int, set[int]]]:
    """3.4: by seat, the fields that touch its cottages."""
    near = [view.near[seat * box.COTTAGES : (seat + 1) * box.COTTAGES] for seat in range(view.seats)]
    return [(seat, {field for fields in each for field in fields if field >= 0}) for seat, each in enumerate(near)]


def _kinds(view: View, fields: set[int]) -> str:
    kinds = {view.kind[field] for field in fields}
    return plural("{n} kind", "{n} kinds", len(kinds)) if kinds else ""


def queue(view: View) -> tuple[int, ...]:
    """Who acts after the seat that must act now, as far as everybody knows."""
    if laying(view):
        laid = sum(gap >= 0 for gap in view.gap)
        last = len(view.gap) - laid - 1
        return tuple([(view.turn + n) % view.seats for n in range(1, min(view.seats, last + 1))])
    if view.phase == "place":
        return tuple(dict.fromkeys(building // box.COTTAGES for building in view.line[1:]))
    if view.phase == "act":
        after = [(view.turn + n) % view.seats for n in range(1, view.seats)]
        return tuple([seat for seat in after if not view.out[seat]])
    return ()
