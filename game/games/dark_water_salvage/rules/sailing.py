"""9: moving over the lake."""

from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import DONE, PASS, SAIL, Action, Sail
from game.games.dark_water_salvage.components import SPACE_COST
from game.games.dark_water_salvage.events import Sailed
from game.games.dark_water_salvage.knowledge.routes import blocked_for, distance, reach, shortest_way
from game.games.dark_water_salvage.lake import MOST_COLUMNS
from game.games.dark_water_salvage.rules.state import State

_SOME = (1 << MOST_COLUMNS) - 1


def list_ways(state: State, seat: Seat) -> tuple[Action, ...]:
    """9.1 to 9.3: every region that a way leads to which the seat can pay for, the hire included."""
    spaces = (state.cash[seat] - hire(state, seat)) // SPACE_COST
    if spaces < 1:
        return ()
    goals = reach(state.lake, blocked_for(seat, state.pawns), state.pawns[seat], spaces)
    if not goals:
        return ()
    ways: tuple[Action, ...] = ()
    first = 0
    while goals:
        ways += _sails(first, goals & _SOME)
        goals >>= MOST_COLUMNS
        first += MOST_COLUMNS
    return (*ways, PASS, DONE)


@lru_cache(maxsize=1 << 15)
def _sails(first: int, goals: int) -> tuple[Sail, ...]:
    return tuple([SAIL[first + at] for at in range(MOST_COLUMNS) if goals >> at & 1])


def hire(state: State, seat: Seat) -> int:
    """9.1: what this seat must pay for a boat before it can leave: nothing once it has one in this round."""
    return 0 if state.hired >> seat & 1 else state.lake.hires[state.pawns[seat]]


def sail(state: State, seat: Seat, action: Sail, _chance: Chance, tell: Tell | None) -> None:
    """9.2: the pawn goes a shortest free way; 9.4: that is all its moving at this stop."""
    start, goal, blocked = state.pawns[seat], action.region, blocked_for(seat, state.pawns)
    boat = hire(state, seat)
    cost = boat + SPACE_COST * distance(state.lake, blocked, start, goal)
    state.cash[seat] -= cost
    state.hired |= 1 << seat
    state.pawns[seat] = goal
    state.left, state.reached = start, goal
    state.idle = -1
    state.turn += 1
    if tell:
        tell(Sailed(seat, last_way(state), boat, cost, state.lake.places[goal]))


def last_way(state: State) -> tuple[int, ...]:
    """9.2: the regions of the last trip in this round, () before; nobody else has moved since."""
    if state.left < 0:
        return ()
    blocked = 0
    for region in state.pawns:
        if region not in (-1, state.reached):
            blocked |= 1 << region
    return shortest_way(state.lake, blocked, state.left, state.reached)
