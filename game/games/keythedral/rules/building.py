"""6.4, 6.5: houses and fences."""

from collections.abc import Sequence

from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.purse import count, unpacked
from game.games.keythedral.rules.laying import join
from game.games.keythedral.rules.state import State, changed, pay


def cottages(state: State, seat: Seat) -> list[int]:
    """6.4: own cottages that can become houses; 7.13 may forbid it."""
    if state.stop >= 0 and state.stop != seat:
        return []
    first, house = seat * box.COTTAGES, state.house
    return [each for each in range(first, first + box.COTTAGES) if not house >> each & 1]


def build_house(state: State, seat: Seat, building: int, price: int, tell: Tell | None) -> None:
    """6.4: the tile is turned over."""
    pay(state, seat, price)
    state.house |= 1 << building
    if tell:
        tell(told.HouseBuilt(seat, building, unpacked(price)))


def list_mason(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.14: one timber or one stone."""
    return [do.PAY[colour] for colour in (box.TIMBER, box.STONE) if count(state.purse[seat], colour)]


def free_edges(state: State, building: int) -> list[int]:
    """6.5: edges of this building to a laid field without a fence."""
    first, fence = building * box.CORNERS, state.fence
    return [first + n for n, field in enumerate(state.near[building]) if field >= 0 and fence[first + n] < 0]


def list_buildings(state: State) -> Sequence[do.Action]:
    """6.5: buildings of anybody that have a free edge."""
    return [do.AT[building] for building, ways in enumerate(state.ways) if ways]


def list_edges(state: State, building: int) -> Sequence[do.Action]:
    """6.5: free edges of this building."""
    return [do.EDGE[edge] for edge in free_edges(state, building)]


def list_standing(state: State) -> Sequence[do.Action]:
    """6.5: fences of anybody."""
    return [do.EDGE[edge] for edge, owner in enumerate(state.fence) if owner >= 0]


def build_fence(state: State, seat: Seat, edge: int, price: int, tell: Tell | None) -> None:
    """6.5: the fence bars the way of this building's workers to this field."""
    pay(state, seat, price)
    state.fence = changed(state.fence, edge, seat)
    state.fences = changed(state.fences, seat, state.fences[seat] - 1)
    join(state, (edge // box.CORNERS,))
    if tell:
        tell(told.FenceBuilt(seat, edge, not price))


def remove_fence(state: State, seat: Seat, edge: int, price: int, tell: Tell | None) -> None:
    """6.5: the fence leaves the game."""
    pay(state, seat, price)
    owner = state.fence[edge]
    state.fence = changed(state.fence, edge, -1)
    join(state, (edge // box.CORNERS,))
    if tell:
        tell(told.FenceRemoved(seat, edge, owner, not price))
