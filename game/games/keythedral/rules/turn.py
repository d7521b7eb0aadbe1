"""6.1, 6.9: whose turn it is in the actions, and when they are over."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.rules.state import State, clear_actions, clockwise


def begin(state: State, _chance: Chance, _tell: Tell | None) -> None:
    """6.1: the start player acts first."""
    clear_actions(state)
    state.turn = (state.start - 1) % state.seats
    state.phase = "turn"


def acted(state: State) -> None:
    """6.1: an action is done; after it the turn is over, unless another one follows (7.18)."""
    state.half, state.passes = None, 0
    if state.more:
        state.more -= 1
        state.phase = "act"
    else:
        state.phase = "turn"


def passed(state: State, seat: Seat, tell: Tell | None) -> None:
    """6.9: the turn is over; it is a pass if no law was played on it."""
    state.passes = 0 if state.played else state.passes + 1
    state.phase = "turn"
    if tell:
        tell(told.TurnEnded(seat) if state.played else told.Passed(seat))


def asked(state: State, seat: Seat) -> bool:
    """6.10: who is out is asked only with a law that may still serve."""
    return not state.out >> seat & 1 or state.laws[seat] & box.SERVES_OUT > 0


def following(state: State, _chance: Chance, _tell: Tell | None) -> None:
    """6.1, 6.9: the next seat that is asked; the actions are over when all of them passed in succession."""
    order = [seat for seat in clockwise(state.seats, (state.turn + 1) % state.seats) if asked(state, seat)]
    state.more, state.barred, state.played = 0, 0, False
    if state.passes >= len(order):
        state.phase = "night"
    else:
        state.turn, state.phase = order[0], "act"
