"""8: seats are asked whether they play a law, from public facts alone, so that being asked says nothing.

Everybody saw who procured which law. Where a law of the moment lies behind some screen, all seats are asked that have
any law at all, and those that have none of the moment can only let it be.
"""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.rules.state import Stage, State, clockwise

THEN: dict[str, Stage] = {
    "roster": "step", "called": "circle", "season": "gather", "answer": "settle", "precede": "bids"
}  # fmt: skip
"""What follows when all have let it be."""


def ask(state: State, moment: Stage) -> None:
    """8.1: asks the seats clockwise from the start player."""
    state.queue = clockwise(state.seats, state.start)
    if moment == "answer":
        state.queue = tuple([seat for seat in state.queue if seat != state.buyer])
    state.phase = moment
    go_on(state)


def go_on(state: State) -> None:
    """8.2: the first in the queue who has a law is asked, as long as one of this moment is there."""
    moment, laws = state.phase, state.laws
    due = box.AT[moment]
    queue = state.queue
    if any(laws[seat] & due for seat in queue):
        state.queue = tuple([seat for seat in queue if laws[seat]])
        state.turn = state.queue[0]
    else:
        state.queue, state.phase = (), THEN[moment]


def let_be(state: State) -> None:
    """8.2: the seat that is asked plays nothing."""
    state.queue = state.queue[1:]
    go_on(state)


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """8.2: let it be, or play a law of this moment."""
    due = state.laws[seat] & box.AT[state.phase]
    if not due:
        return _LET_BE
    return [do.PASS, *[do.PLAY_LAW[law] for law in box.laws_in(due) if useful(state, seat, law)]]


_LET_BE = (do.PASS,)


def useful(state: State, seat: Seat, law: int) -> bool:
    """Whether there is anything that can be named for this law."""
    if law == box.SECOND_CALL:
        return bool(to_join(state, seat))
    if law == box.SURCHARGE:
        return state.claim is not None and state.claim[3] < 0
    return True


def to_join(state: State, seat: Seat) -> list[int]:
    """7.2: own buildings that have not had their turn in this round, beside the one that is called."""
    first = seat * box.COTTAGES
    return [
        first + n
        for n in range(box.COTTAGES)
        if n + 1 not in state.called and not state.sent >> first + n & 1 and state.gap[first + n] >= 0
    ]
