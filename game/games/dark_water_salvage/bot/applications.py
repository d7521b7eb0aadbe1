"""How much to apply for: as much as can be had, judged by what rivals have taken so far."""

from game.core.game import Seat
from game.games.dark_water_salvage.actions import APPLY, Action
from game.games.dark_water_salvage.components import BAG, FIVE, TEN
from game.games.dark_water_salvage.rules.loans import applications
from game.games.dark_water_salvage.rules.state import State

STEPS = 10
LOOKED_AT = (10, 11, 9, 12, 8, 14, 7, 0)
"""The amounts worth a look, in tenths of what seems right; 0 goes first in turn order."""
COST = -6.0
"""Points that it costs to ask for all too much or nothing."""

CAUTION = {2: 0.98, 3: 0.95, 4: 0.91, 5: 0.87}
"""The part of a fair share that is asked for, by number of seats: who asks a little less collects and goes first."""
CONTENT = 0.85
"""Rivals who have taken less than this part of a fair share will probably do so again."""
EAGER = 0.7
"""The part of what they leave that is asked for, too."""


def pool(state: State) -> int:
    """The dollars on offer in this round."""
    return FIVE * state.fives + TEN * state.tens


def fair_application(state: State, seat: Seat) -> float:
    """A little less than a fair share, and most of what modest rivals have left on the table in the rounds before."""
    share = pool(state) / state.seats
    spare = (state.seats - 1) * max(0.0, CONTENT - _habit(state, seat))
    return share * (CAUTION[state.seats] + EAGER * spare)


def _habit(state: State, seat: Seat) -> float:
    """4: the part of fair shares that rivals have collected on average; 1 before anybody has collected."""
    fives, tens = BAG[state.seats]
    offered = FIVE * (fives - state.bag_fives) + TEN * (tens - state.bag_tens) - pool(state)
    if not offered:
        return 1.0
    collected = sum(state.loans) - state.loans[seat]
    return collected * state.seats / (offered * (state.seats - 1))


def weigh_applications(state: State, seat: Seat) -> dict[Action, float]:
    """What each application is worth that is worth a look."""
    return {APPLY[amount]: worth for amount, worth in weigh_amounts(state, seat).items()}


def weigh_amounts(state: State, seat: Seat) -> dict[int, float]:
    """Best what can be had; the further from it, the worse. Only some steps around it are worth a look."""
    best = fair_application(state, seat)
    most = len(applications(state.seats)) - 1
    return {min(most, round(best * step / STEPS)): COST * (step / STEPS - 1) ** 2 for step in LOOKED_AT}
