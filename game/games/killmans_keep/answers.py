"""Rules of thumb for reactions, and for what follows from them."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.components import (
    BANK,
    DOUBLOON_PRICE,
    GOALS,
    THROWING_KNIVES,
    TOLL,
)
from game.games.killmans_keep.odds import win_chance
from game.games.killmans_keep.plans import deeds_at
from game.games.killmans_keep.reactions import needed
from game.games.killmans_keep.state import State
from game.games.killmans_keep.worth import (
    ACTION,
    KEEPING,
)


def weigh_battle(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.5: turn a defeat, or a leader's victory."""
    short = needed(state)
    again = win_chance(state.monster, state.bonus, state.options.ferocity)
    worths = []
    for action in legal:
        if not isinstance(action, act.Use):
            worths.append(0.0)
        elif action.card == THROWING_KNIVES:
            worths.append(100.0 if short == 1 else -50.0)
        elif seat == state.active:
            worths.append(again * 150.0 - ACTION - 15.0 if short > 0 else -100.0)
        else:
            harm = (1 - again) * 60.0 * leads(state, state.active)
            worths.append(harm - 25.0 if short <= 0 else -100.0)
    return worths


def leads(state: State, seat: Seat) -> float:
    """How much the others should mind this seat's luck: 1 for a clear leader, 0 for somebody behind."""
    wealth = [300 * state.doubloons[other] + state.money[other] for other in range(state.seats)]
    best = max([wealth[other] for other in range(state.seats) if other != seat])
    return min(1.0, max(0.0, 0.5 + (wealth[seat] - best) / 600))


def weigh_haggled(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.4: only for the Silver Tongue, and against a sale that would make a Doubloon."""
    goal = state.goals[seat]
    tongue = seat == state.active and state.deal[0] and goal >= 0 and GOALS[goal].need == "six"
    worths = []
    for action in legal:
        if isinstance(action, act.SetDie):
            worths.append(100.0 if tongue and action.face == 6 else -50.0)
        elif isinstance(action, act.Use):
            worths.append(10.0 if tongue and state.die != 6 else -30.0)
        else:
            worths.append(0.0)
    return worths


def weigh_moved(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.6: a toll from somebody on his way to a Doubloon."""
    mover = state.active
    to_the_bank = state.walk[1] == BANK and state.money[mover] >= DOUBLOON_PRICE
    gain = TOLL + 40.0 if to_the_bank else TOLL * 0.5
    return [gain - KEEPING[action.card] if isinstance(action, act.Use) else 0.0 for action in legal]


def weigh_toll(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.10: pay for what is worth it."""
    worth = sum(deeds_at(state, seat, state.walk[1])[: state.actions]) - TOLL
    return [worth if isinstance(action, act.PayToll) else 20.0 for action in legal]


def weigh_drew(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.7: a card that nobody has seen is rarely worth its price."""
    return [-30.0 if isinstance(action, act.Use) else 0.0 for action in legal]


def weigh_always(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.5, 9.28: what spares a turn is used."""
    return [1.0 if isinstance(action, act.Use) else 0.0 for action in legal]
