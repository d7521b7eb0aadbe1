"""5: the fields give what they give."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.purse import ONE, both, count, covers, unpacked
from game.games.keythedral.rules.asking import ask
from game.games.keythedral.rules.state import State, clockwise, holds


def begin(state: State, _chance: Chance, _tell: Tell | None) -> None:
    """5.1: first, laws of the season."""
    ask(state, "season")


def due(state: State, seat: Seat) -> int:
    """5.1: what the workers of this seat bring, if it is to be had."""
    found, first = 0, seat * box.COTTAGES
    last = first + box.COTTAGES
    for field, building in enumerate(state.on):
        if first <= building < last:
            kind = state.kind[field]
            found += ONE[kind]
            if kind == state.season:
                found += ONE[kind]
    return found


def gather(state: State, _chance: Chance, tell: Tell | None) -> None:
    """5.1, 5.2: clockwise from the start player, each collects what is there."""
    order = clockwise(state.seats, state.start)
    while state.gathered < state.seats:
        seat = order[state.gathered]
        state.gathered += 1
        wanted = due(state, seat)
        allowed = wanted if state.poor < 0 else wanted - count(wanted, state.poor) * ONE[state.poor]
        got = allowed if covers(state.supply, allowed) else both(state.supply, allowed)
        state.supply -= got
        state.purse[seat] += got
        if tell:
            tell(told.Gathered(seat, unpacked(got, 5), unpacked(wanted - got, 5), _sources(state, seat, got)))
        if state.laws[seat] & box.AT["collect"] and len(list_collect(state, seat)) > 1:
            state.turn, state.phase = seat, "collect"
            return
    state.phase = "actions"


def _sources(state: State, seat: Seat, got: int) -> tuple[int, ...]:
    """5.1: the cell from which each of these cubes comes, in the order of colours: from each field one before two."""
    found: list[int] = []
    first = seat * box.COTTAGES
    for kind in box.KINDS:
        cells = [
            state.cell[field]
            for field, building in enumerate(state.on)
            if first <= building < first + box.COTTAGES and state.kind[field] == kind
        ]
        found += sorted((cells * 2)[: count(got, kind)])
    return tuple(found)


def list_collect(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.6, 7.7: laws that this seat can play after its own collection."""
    listed: list[do.Action] = [do.PASS]
    if holds(state, seat, box.POOR_SEASON) and state.gathered < state.seats:
        listed.append(do.PLAY_LAW[box.POOR_SEASON])
    if holds(state, seat, box.POOR_RELIEF) and state.idle[seat] and list_relief(state, seat):
        listed.append(do.PLAY_LAW[box.POOR_RELIEF])
    return listed


def list_relief(state: State, _seat: Seat) -> Sequence[do.Action]:
    """7.7: the cubes that can be taken."""
    return [do.TAKE[colour] for colour in box.RESOURCES if count(state.supply, colour)]


def relieve(state: State, seat: Seat, colour: int, tell: Tell | None) -> None:
    """7.7: one cube of this colour."""
    state.supply -= ONE[colour]
    state.purse[seat] += ONE[colour]
    state.relief -= 1
    if tell:
        tell(told.Relieved(seat, colour))
    if not state.relief or not list_relief(state, seat):
        state.relief, state.phase = 0, "gather"
        resume(state)


def resume(state: State) -> None:
    """8.3: this seat may still play the other law of the moment; then the next one collects."""
    seat = clockwise(state.seats, state.start)[state.gathered - 1]
    state.turn, state.phase = seat, "collect" if len(list_collect(state, seat)) > 1 else "gather"
