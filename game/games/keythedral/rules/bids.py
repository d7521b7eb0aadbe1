"""5.3, 9: the workers go home, and the start player of the next round is found."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.purse import ONE, count, unpacked, value
from game.games.keythedral.rules.asking import ask
from game.games.keythedral.rules.state import State, changed, clear_actions, clear_work, clockwise, pay
from game.games.keythedral.view import BID


def night(state: State, _chance: Chance, tell: Tell | None) -> None:
    """5.3: workers and markers go back; 10.4: after the last round the game is over."""
    clear_work(state)
    clear_actions(state)
    if tell:
        tell(told.WorkersHome())
    if state.round == box.LAST_ROUND:
        state.phase = "end"
    else:
        ask(state, "precede")


def holder(state: State) -> Seat:
    """9.1: the left neighbour of the start player."""
    return (state.start + 1) % state.seats


def collect(state: State, chance: Chance, tell: Tell | None) -> None:
    """9.2, 9.3: the next seat that has not bid; who has no cubes bids nothing."""
    for seat in clockwise(state.seats, holder(state)):
        if not state.sealed >> seat & 1:
            state.turn, state.phase = seat, "bid"
            if state.purse[seat]:
                return
            seal(state, seat, tell)
    _open(state, chance, tell)


def list_bid(state: State, seat: Seat) -> Sequence[do.Action]:
    """9.3: another cube, or that is all."""
    rest = state.purse[seat] - (state.half[4] if state.half else 0)
    return [do.SEAL, *[do.OFFER[colour] for colour in box.COLOURS if count(rest, colour)]]


def offer(state: State, colour: int) -> None:
    """9.3: one cube more in the own bid, which does not tell in which order its cubes were chosen."""
    paid, last = (state.half[4], state.half[3]) if state.half else (0, 0)
    state.half = (BID, -1, -1, max(last, colour), paid + ONE[colour])


def seal(state: State, seat: Seat, tell: Tell | None) -> None:
    """9.3: the bid is made."""
    state.bids = changed(state.bids, seat, state.half[4] if state.half else 0)
    state.half, state.phase = None, "bids"
    state.sealed |= 1 << seat
    if tell:
        tell(told.BidSealed(seat, state.purse[seat] != 0))


def _open(state: State, _chance: Chance, tell: Tell | None) -> None:
    """9.4: the highest bid pays and starts; ties go to the holder, then clockwise."""
    values = [value(bid, box.VALUE) for bid in state.bids]
    winner = max(clockwise(state.seats, holder(state)), key=lambda seat: values[seat])
    paid = state.bids[winner]
    if tell:
        tell(told.BidsOpened(tuple([unpacked(bid) for bid in state.bids]), tuple(values)))
        tell(told.StartMoved(winner, unpacked(paid)))
    pay(state, winner, paid)
    state.bids, state.sealed = (0,) * state.seats, 0
    state.start, state.phase = winner, "round"
