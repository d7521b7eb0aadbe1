"""Rules of thumb for the map: where fields and cottages go, which number is called, where workers go."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.bot.worth import crowd, finds, prices_in
from game.games.keythedral.rules.state import State
from game.games.keythedral.rules.work import open_fields

EMPTY = 0.35
"""What a corner is worth where no field lies yet, as a part of a field."""


def weigh_laying(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """3: fields where they serve oneself, cottages where there are fields that few can reach."""
    at = {cell: field for field, cell in enumerate(state.cell)}
    crowded = crowd(state)
    return [_laying(state, seat, action, at, crowded) for action in legal]


def _laying(state: State, seat: Seat, action: do.Action, at: dict[int, int], crowded: Sequence[int]) -> float:
    if isinstance(action, do.LayField):
        return _field(state, seat, action.cell)
    if isinstance(action, do.Gap):
        return _cottage(state, action.gap, at, crowded)
    assert isinstance(action, do.Cottage)
    return 0.5 - 0.01 * action.number


def _field(state: State, seat: Seat, cell: int) -> float:
    """Beside own cottages that reach few fields; not beside those of others."""
    around = [cell + step for step in box.TOUCHING]
    total = 0.0
    for building, gap in enumerate(state.gap):
        if gap in around:
            gain = 1.0 / (1.0 + len(state.ways[building]))
            total += gain if building // box.COTTAGES == seat else -gain / (state.seats - 1)
    near = sum([cell + step in state.cell for step in box.AROUND])
    return total + 0.02 * near


def _cottage(state: State, gap: int, at: dict[int, int], crowded: Sequence[int]) -> float:
    """Each field by how few can reach it; the more there are, the less one more is worth."""
    shares, empty = list[float](), 0
    for corner in box.TOUCHED:
        field = at.get(gap + corner)
        if field is None:
            empty += 1
        else:
            shares.append(1.0 / (1.0 + 0.6 * crowded[field]))
    miss = 1.0
    for share in shares:
        miss *= 1.0 - share
    return 1.0 - miss * (1.0 - 0.12 * empty)


def weigh_calls(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """4.2: a number whose own building could be shut out later, and whose step leaves little to the others."""
    price, crowded = prices_in(state), _rivals(state)
    first = state.first_out if state.first_out >= 0 else (state.start + len(state.called)) % state.seats
    found = []
    for action in legal:
        assert isinstance(action, do.Call)
        total = 0.0
        for step in range(state.seats):
            who = (first + step) % state.seats
            building = who * box.COTTAGES + action.number - 1
            if state.sent >> building & 1:
                continue
            fields = open_fields(state, building)
            if not fields:
                continue
            danger = 1.0
            for field in fields:
                danger *= crowded[field] / (crowded[field] + 1.5)
            best = max([price[state.kind[field]] for field in fields])
            houses = 2.0 if state.house >> building & 1 else 1.0
            urgent = best * danger * houses * (1.0 - 0.12 * step)
            total += urgent if who == seat else -urgent / (state.seats - 1)
        found.append(total)
    return found


def _rivals(state: State) -> list[int]:
    """By field: how many workers that have still to go out can reach it."""
    found = [0] * len(state.on)
    for building, ways in enumerate(state.ways):
        if not state.sent >> building & 1:
            n = 1 + (state.house >> building & 1)
            for field in ways:
                found[field] += n
    return found


def weigh_places(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """4.4: the best cube, where others wanted to go, and not where one's own other workers must."""
    price, building = prices_in(state), state.line[0]
    found = []
    for action in legal:
        if isinstance(action, do.Place):
            found.append(price[state.kind[action.field]] + _blocks(state, seat, building, action.field, price))
        elif isinstance(action, do.PlayLaw):
            found.append(_law(state, building, price))
        else:
            found.append(0.0)
    return found


def _blocks(state: State, seat: Seat, building: int, field: int, price: tuple[float, ...]) -> float:
    total, on = 0.0, state.on
    cube = price[box.FOOD]
    house = state.house
    for other, ways in enumerate(state.ways):
        if other == building or field not in ways:
            continue
        if state.sent >> other & 1 and not (house >> other & 1 and other in state.line):
            continue
        free = 0
        for way in ways:
            if on[way] < 0:
                free += 1
        harm = cube * (0.8 if free == 1 else 0.25 if free == 2 else 0.1)
        total += -harm if other // box.COTTAGES == seat else harm / (state.seats - 1)
    return total


def _law(state: State, building: int, price: tuple[float, ...]) -> float:
    """7.4, 7.16: worth it where a second worker, or one that could not get out, finds a field."""
    fields = [field for field in state.near[building] if field >= 0 and state.on[field] < 0]
    if not state.ways[building]:
        return 3.0
    free = len(open_fields(state, building))
    return 3.0 if free > 2 or (free == 2 and len(fields) > 1 and finds(state)[building] > 0.6) else -1.0


