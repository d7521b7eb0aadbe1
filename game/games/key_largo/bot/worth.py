"""What things are worth to a treasure hunter, in dollars, on average: booty, equipment, one more diver. All is ours."""

from game.core.game import Seat
from game.games.key_largo.components import DAYS, WEIGHT
from game.games.key_largo.kits import DIVER, HOSES, ITEM_KIT, KITS, ROOM
from game.games.key_largo.knowledge.averages import BEST_DIVE, TREASURE
from game.games.key_largo.rules.state import State

CONSCIENCE = 0.45
"""The share of a stolen treasure's worth for which a thief is hired: not all, for what is stolen is stolen back."""
BOOTY = tuple(CONSCIENCE * worth for worth in TREASURE)
"""What a thief's employer hopes to gain from a card with the back of each depth."""


def _gain(item: int, kit: int) -> tuple[float, float]:
    """What the item adds once, and to each further dive."""
    if not ROOM[item][kit]:
        return 0.0, 0.0
    more = BEST_DIVE[kit + ITEM_KIT[item]] - BEST_DIVE[kit]
    return (more, 0.0) if item == WEIGHT else (0.0, more)


GAIN = tuple(tuple(_gain(item, kit) for kit in KITS) for item in range(3))
"""What an item adds for a diver: (once, to each dive), by item and diver."""

DIVES_A_HALF_DAY = 0.26
"""How often a good team dives."""

FIT_OUT = 60
"""What a new diver's equipment costs."""


def half_days_left(state: State) -> int:
    """Half-days after this one; while planning, those of the day that is planned count."""
    left = 2 * (DAYS - state.day)
    return left if state.phase == "plan" else left - state.half - 1


def dives_left(state: State) -> float:
    """How often a team may still dive."""
    return DIVES_A_HALF_DAY * half_days_left(state)


def item_gain(item: int, kit: int, dives: float) -> float:
    """What an item is worth to this diver before so many dives."""
    once, each = GAIN[item][kit]
    return min(1.0, dives) * once + dives * each


def hire_gain(state: State, seat: Seat) -> float:
    """What one more diver is worth, less what he must be given: he does as well as the team's best, without trident."""
    hoses = max(kit & HOSES for kit in state.divers[3 * seat : 3 * seat + 3])
    dives = dives_left(state) - 0.5
    return max(dives * BEST_DIVE[DIVER], dives * BEST_DIVE[DIVER + min(1, hoses)] - FIT_OUT)
