"""What a bot believes of the others: what they apply for, and whether a world explains where they have gone."""

from game.core.chance import Chance
from game.core.game import Seat
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.state import State
from game.games.dark_water_salvage.trips import GAMBLE

AIMLESS = 0.2
"""How much less likely a world is in which somebody has sailed to open water where it could not hope for a wreck."""


def secret(state: State) -> bool:
    """4.1: whether applications are being written."""
    return state.phase == "apply"


def unseal(state: State, seat: Seat, _chance: Chance) -> None:
    """4.1: while applications are written, the others have theirs still to write."""
    if state.phase == "apply":
        for rival in range(state.seats):
            if rival != seat:
                state.applications[rival] = -1
                state.acting |= 1 << rival


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
