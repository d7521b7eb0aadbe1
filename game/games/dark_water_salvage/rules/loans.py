"""3, 4 and 5: the loans of a round, the secret applications for them, and the new turn order."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import APPLY, Apply
from game.games.dark_water_salvage.components import CHIPS_A_PLAYER, FIVE, TEN
from game.games.dark_water_salvage.events import ApplicationsRevealed, Applied, Collected, LoansDrawn, OrderGiven
from game.games.dark_water_salvage.rules.state import State


def draw(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.2: chips are drawn from the bag; 3.3: a round that cannot have its full number is the last."""
    needed, left = CHIPS_A_PLAYER * state.seats, state.bag_fives + state.bag_tens
    state.last = left < needed
    state.fives = state.tens = 0
    for inside in range(left, max(left - needed, 0), -1):
        if chance.below(inside) < state.bag_fives:
            state.bag_fives -= 1
            state.fives += 1
        else:
            state.bag_tens -= 1
            state.tens += 1
    if tell:
        tell(LoansDrawn(state.round, state.fives, state.tens, state.bag_fives + state.bag_tens, state.last))


def ask_all(state: State) -> None:
    """4.1: everybody applies, all at once."""
    state.acting, state.phase, state.listed = (1 << state.seats) - 1, "apply", applications(state.seats)


def applications(seats: int) -> tuple[Apply, ...]:
    """4.2: any whole amount up to the most that so many players' chips can come to, whatever was drawn."""
    return APPLY[: seats * CHIPS_A_PLAYER * TEN + 1]


def seal(state: State, seat: Seat, action: Apply, _chance: Chance, tell: Tell | None) -> None:
    """4.1: this seat's application is written down."""
    state.applications[seat] = action.amount
    if tell:
        tell(Applied(seat, state.round))


def collect(state: State, tell: Tell | None) -> None:
    """4.3 to 4.6: applications are shown; the lowest collects first while the loans last; 5.1: a new turn order."""
    asked = tuple(state.applications)
    state.applications = [-1] * state.seats
    state.revealed = asked
    order = sorted(state.order, key=asked.__getitem__)
    if tell:
        tell(ApplicationsRevealed(state.round, asked, tuple(order)))
    left = FIVE * state.fives + TEN * state.tens
    collected = [0] * state.seats
    for seat in order:
        got = min(asked[seat], left)
        left -= got
        collected[seat] = got
        state.cash[seat] += got
        state.loans[seat] += got
        if tell:
            tell(Collected(seat, asked[seat], got, left))
    state.collected = tuple(collected)
    state.order = tuple(order)
    if tell:
        tell(OrderGiven(state.order))
