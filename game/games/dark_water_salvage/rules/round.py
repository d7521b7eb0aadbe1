"""7: the action token goes round; 3 and 12: what comes after what in a round, and when it is over."""

from collections.abc import Callable, Mapping, Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import Action, Done, Pass
from game.games.dark_water_salvage.components import LOCATE, MOVE, RESEARCH, STOPS
from game.games.dark_water_salvage.events import DoneForRound, GameEnded, Passed, RoundEnded, TokenMoved
from game.games.dark_water_salvage.rules import cities, loans, research, sailing, salvaging
from game.games.dark_water_salvage.rules.state import State, ask, balance
from game.games.dark_water_salvage.view import Phase

PHASES: tuple[Phase, ...] = ("research", "move", "locate", "salvage")
"""By stop of the action token: the phase that it is."""


def begin_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.1: the phases of a round begin; 4.8: when no loans were drawn, nobody applies and the order stays."""
    state.revealed = state.collected = ()
    state.done = state.hired = 0
    loans.draw(state, chance, tell)
    if state.fives or state.tens:
        loans.ask_all(state)
    else:
        _choose_cities(state)


def proceed(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.1: all that follows when nobody is deciding any more, up to the next decision or the end."""
    if state.phase == "apply":
        loans.collect(state, tell)
        _choose_cities(state)
    elif state.phase == "city":
        if state.turn < state.seats:
            _ask_for_city(state)
        else:
            _begin_loop(state, chance, tell)
    else:
        _go_round(state, chance, tell)


def _choose_cities(state: State) -> None:
    """6.1: the lowest turn order card first."""
    state.turn = 0
    _ask_for_city(state)


def _ask_for_city(state: State) -> None:
    seat = state.order[state.turn]
    ask(state, seat, "city", cities.list_cities(state, seat))


def _begin_loop(state: State, chance: Chance, tell: Tell | None) -> None:
    """7.1: the token begins on research."""
    state.stop = RESEARCH
    state.turn = state.idle = 0
    if tell:
        tell(TokenMoved(RESEARCH))
    _go_round(state, chance, tell)


def _go_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """7.2: asks the next seat that has a choice; 7.5: who has none passes unasked, which hangs on public facts only."""
    seats, order, cash = state.seats, state.order, state.cash
    while state.sunk and (state.turn < seats or _move_token(state, tell)):
        seat = order[state.turn]
        if cash[seat] and not state.done >> seat & 1:
            listed = _list_stop(state, seat)
            if listed:
                ask(state, seat, PHASES[state.stop], listed)
                return
            if tell and state.stop == LOCATE:
                salvaging.tell_of_nothing(state, seat, tell)
        state.turn += 1
    _end_round(state, chance, tell)


def _list_stop(state: State, seat: Seat) -> Sequence[Action]:
    """7.2: what a seat with money may do at this stop; () when there is nothing but to pass."""
    stop = state.stop
    if stop == RESEARCH:
        return research.list_research(state, seat)
    if stop == MOVE:
        return sailing.list_ways(state, seat)
    if stop == LOCATE:
        return salvaging.list_locate(state, seat)
    return salvaging.list_salvage(state, seat)


def _move_token(state: State, tell: Tell | None) -> bool:
    """7.6: the token moves on, unless nobody acted in a whole circle or nobody can act any more; whether it moved."""
    state.idle += 1
    if state.idle == len(STOPS) or not any(able(state, seat) for seat in range(state.seats)):
        return False
    state.stop = (state.stop + 1) % len(STOPS)
    state.turn = 0
    if tell:
        tell(TokenMoved(state.stop))
    return True


def able(state: State, seat: Seat) -> bool:
    """7.6: whether this seat may still act in this round: it has money and has not said that it is done."""
    return state.cash[seat] > 0 and not state.done >> seat & 1


def pass_by(state: State, seat: Seat, _action: Pass, _chance: Chance, tell: Tell | None) -> None:
    """7.3: nothing (more) at this stop."""
    state.turn += 1
    if tell:
        tell(Passed(seat, state.stop))


def be_done(state: State, seat: Seat, _action: Done, _chance: Chance, tell: Tell | None) -> None:
    """7.4: nothing more in this round."""
    state.turn += 1
    state.done |= 1 << seat
    if tell:
        tell(DoneForRound(seat))


def _end_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """12.1: pawns are collected; 12.2, 12.3: after the last round, and when the last wreck is up, the game is over."""
    state.pawns, state.left, state.reached = [-1] * state.seats, -1, -1
    if tell:
        cash, loans, salvage, prestige = map(tuple, (state.cash, state.loans, state.salvage, state.prestige))
        idle = bool(state.sunk) and any(able(state, seat) for seat in range(state.seats))
        tell(RoundEnded(state.round, cash, loans, salvage, prestige, idle, not state.sunk))
    if state.last or not state.sunk:
        state.acting, state.phase, state.listed = 0, "over", ()
        if tell:
            tell(GameEnded(tuple([balance(state, seat) for seat in range(state.seats)])))
        return
    state.round += 1
    begin_round(state, chance, tell)


LIST: Mapping[str, Callable[[State, Seat], Sequence[Action]]] = {
    "apply": lambda state, _seat: loans.applications(state.seats),
    "city": cities.list_cities,
    "research": research.list_research,
    "move": sailing.list_ways,
    "locate": salvaging.list_locate,
    "salvage": salvaging.list_salvage,
    "over": lambda _state, _seat: (),
}
"""What a seat that must act may do, by phase, for a position that did not come about by playing."""
