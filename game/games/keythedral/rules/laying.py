"""3: the map is laid, field after field and cottage after cottage."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.rules.state import State, changed
from game.games.keythedral.view import COTTAGE


def draw(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.2: the seat whose turn it is draws a field."""
    place = chance.below(sum(state.stack))
    kind = 0
    while place >= state.stack[kind]:
        place -= state.stack[kind]
        kind += 1
    state.stack = changed(state.stack, kind, state.stack[kind] - 1)
    state.drawn, state.laying = kind, True
    if tell:
        tell(told.FieldDrawn(state.turn, kind))


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """3.3, 3.4: what this seat can lay now."""
    if state.half:
        return [do.GAP[gap] for gap in free_gaps(state)]
    listed: list[do.Action] = []
    if state.drawn >= 0:
        listed += [do.LAY_FIELD[cell] for cell in free_cells(state)]
        if state.options.laying == "field first":
            return listed
    if state.laying:
        first = seat * box.COTTAGES
        listed += [do.COTTAGE[n + 1] for n in range(box.COTTAGES) if state.gap[first + n] < 0]
    return listed


def free_cells(state: State) -> list[int]:
    """3.3: cells beside a laid field or at a corner of a cottage."""
    found = {cell + step for cell in state.cell for step in box.AROUND}
    found |= {gap + corner for gap in state.gap if gap >= 0 for corner in box.TOUCHED}
    return sorted(found.difference(state.cell))


def free_gaps(state: State) -> list[int]:
    """3.4: gaps at a corner of a laid field."""
    found = {cell + step for cell in state.cell for step in box.TOUCHING}
    return sorted(found.difference(state.gap, (box.MIDDLE,)))


def play(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> bool:
    """Lays a field, or a cottage in two parts; whether the map is finished."""
    if isinstance(action, do.Cottage):
        state.half = (COTTAGE, action.number, -1, -1, 0)
        return False
    if isinstance(action, do.LayField):
        _lay_field(state, seat, action.cell, tell)
    elif isinstance(action, do.Gap):
        assert state.half is not None
        building = seat * box.COTTAGES + state.half[1] - 1
        state.half, state.laying = None, False
        state.gap = changed(state.gap, building, action.gap)
        join(state, (building,))
        if tell:
            tell(told.CottageLaid(seat, building, action.gap))
    if state.drawn >= 0 or state.laying:
        return False
    if not any(state.stack):
        return True
    state.turn = (seat + 1) % state.seats
    draw(state, chance, tell)
    return False


def _lay_field(state: State, seat: Seat, cell: int, tell: Tell | None) -> None:
    kind, state.drawn = state.drawn, -1
    state.cell, state.kind = (*state.cell, cell), (*state.kind, kind)
    around = [cell + step for step in box.TOUCHING]
    join(state, [building for building, gap in enumerate(state.gap) if gap in around])
    if tell:
        tell(told.FieldLaid(seat, kind, cell))


def join(state: State, buildings: Sequence[int]) -> None:
    """Finds the fields at the corners of these buildings, and those to which the way is free."""
    near, ways = list(state.near), list(state.ways)
    for building in buildings:
        cells = [state.gap[building] + corner for corner in box.TOUCHED]
        near[building] = tuple([state.cell.index(cell) if cell in state.cell else -1 for cell in cells])
        first = building * box.CORNERS
        ways[building] = tuple(
            [field for n, field in enumerate(near[building]) if field >= 0 and state.fence[first + n] < 0]
        )
    state.near, state.ways = tuple(near), tuple(ways)
