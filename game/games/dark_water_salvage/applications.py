"""How much to apply for: as much as can be had, judged by what rivals have taken so far."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.dark_water_salvage.actions import Apply
from game.games.dark_water_salvage.components import BAG, FIVE, TEN
from game.games.dark_water_salvage.state import State

STEPS = 12
"""Of how many amounts the search may choose: so many even parts of twice a fair share."""

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


def weigh_applications(state: State, seat: Seat, legal: Sequence[Apply]) -> list[float]:
    """Best what can be had; the further from it, the worse. Amounts between the steps are left out (far below 0)."""
    best = max(1.0, fair_application(state, seat))
    worths = [OUT] * len(legal)
    for step in range(2 * STEPS + 1):
        amount = min(len(legal) - 1, round(best * step / STEPS))
        off = step / STEPS - 1
        worths[amount] = -6.0 * off * off
    return worths


OUT = -1000.0
"""For what is not worth a look."""
