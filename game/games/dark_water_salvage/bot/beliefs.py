"""What a bot believes of the others: what they apply for, and whether a world explains where they have gone."""

import math
from bisect import bisect
from itertools import accumulate

from game.core.chance import Chance
from game.core.game import Seat
from game.games.dark_water_salvage.bot.applications import weigh_amounts
from game.games.dark_water_salvage.bot.trips import GAMBLE
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.rules.state import State

AIMLESS = 0.2
"""How much less likely a world is in which somebody has sailed to open water where it could not hope for a wreck."""

SPREAD = 0.25
"""Points by which an application must be worse to be e times less likely."""
FINE = 1000
"""How finely that is told apart."""


def secret(state: State) -> bool:
    """4.1: whether applications are being written."""
    return state.phase == "apply"


def unseal(state: State, seat: Seat, chance: Chance) -> None:
    """4.1: while applications are written, the others have written any that seem right: nobody can count on one.

    Somebody has to be the last: where the seat has written its own, that is a rival.
    """
    if state.phase != "apply":
        return
    last = seat if state.acting >> seat & 1 else (seat + 1) % state.seats
    state.acting = 1 << last
    for rival in range(state.seats):
        if rival not in (seat, last):
            state.applications[rival] = _application(state, rival, chance)
    if last != seat:
        state.applications[last] = -1


def _application(state: State, seat: Seat, chance: Chance) -> int:
    """An amount that this seat may have applied for: e times less likely for each `SPREAD` that it is worse."""
    weighed = weigh_amounts(state, seat)
    ends = list(accumulate([int(FINE * math.exp(worth / SPREAD)) for worth in weighed.values()]))
    return list(weighed)[bisect(ends, chance.below(ends[-1]))]


def likelihood(state: State) -> float:
    """8.8: whoever lies on open water has probably been told of a wreck there, by answers that nobody else has read."""
    likely = 1.0
    for seat, region in enumerate(state.pawns):
        if region >= 0 and state.lake.depths[region] >= 0 and not _hopeful(state, seat, region):
            likely *= AIMLESS
    return likely


def _hopeful(state: State, seat: Seat, region: int) -> bool:
    """Whether this seat may think that a wreck lies here, or has just raised one."""
    for wreck in range(WRECKS):
        mask = state.masks[seat * WRECKS + wreck]
        if mask >> region & 1 and mask.bit_count() <= GAMBLE and not state.barred[seat] >> wreck & 1:
            return True
    return False
