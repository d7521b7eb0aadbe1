"""What things are worth to a treasure hunter, in dollars, on average: cards, dives, equipment. All of it is ours.

Everything here comes from the contents of the box alone, so it knows nothing that a player may not know.
"""

from game.core.game import Seat
from game.games.key_largo.components import (
    CARDS,
    DAYS,
    DECK,
    END_VALUE,
    JEWEL,
    KIND,
    MONSTER,
    QUANTITY,
    SALE_PRICE,
    WEIGHT,
)
from game.games.key_largo.shop import ROOM
from game.games.key_largo.state import DIVER, HAS_TRIDENT, HAS_WEIGHT, HOSES, ITEM_KIT, State

USUAL_PRICE = (31, 28, 30)
"""What a unit of goods, artifacts, gold usually brings at the market."""

TRIDENT_WORTH = 35
"""What it costs to replace a trident."""

KITS = range(2 * DIVER)
"""Every diver with every equipment, as the State packs them; below DIVER there is nobody."""


def _card(card: int, price: tuple[int, ...]) -> int:
    if KIND[card] == MONSTER:
        return 0
    return END_VALUE[card] if KIND[card] == JEWEL else QUANTITY[card] * price[KIND[card]]


WORTH = tuple(_card(card, USUAL_PRICE) for card in CARDS)
"""What a card usually brings its owner; a jewel its face value."""
BEST_SALE = tuple(_card(card, tuple(max(prices) for prices in SALE_PRICE)) for card in CARDS)
"""What a card brings at the best price there is."""

_TREASURES = tuple([card for card in DECK[depth] if KIND[card] != MONSTER] for depth in range(3))
TREASURE = tuple(sum(WORTH[card] for card in cards) / len(cards) for cards in _TREASURES)
"""What a treasure from each depth brings."""
LAST_TREASURE = tuple(sum(END_VALUE[card] for card in cards) / len(cards) for cards in _TREASURES)
"""The same when it cannot be sold any more."""
CONSCIENCE = 0.45
"""The share of a stolen treasure's worth for which a thief is hired: not all, for what is stolen is stolen back."""
BOOTY = tuple(CONSCIENCE * worth for worth in TREASURE)
"""What a thief's employer hopes to gain from a card with the back of each depth."""
MONSTERS = tuple(1 - len(_TREASURES[depth]) / len(DECK[depth]) for depth in range(3))
"""The share of monsters among the cards of each depth."""

LOSS = tuple(
    0 if kit < DIVER else 70 + 25 * (kit & HOSES) + 25 * bool(kit & HAS_TRIDENT) + 25 * bool(kit & HAS_WEIGHT)
    for kit in KITS
)
"""What it costs to lose a diver with all that he carries."""


def draw(kit: int, monsters: float, treasure: float, loss: float) -> float:
    """What one card drawn by this diver brings, if a share `monsters` of the cards are monsters."""
    good = (1 - monsters) * treasure
    return good + monsters * (good - TRIDENT_WORTH if kit & HAS_TRIDENT else -loss)


def _dive(kit: int, depth: int, treasure: float, loss: float) -> float:
    if kit < DIVER or kit & HOSES < depth:
        return 0.0
    once = draw(kit, MONSTERS[depth], treasure, loss)
    return once + 0.9 * (1 - MONSTERS[depth]) * treasure if kit & HAS_WEIGHT else once


DIVE = tuple(tuple(_dive(kit, depth, TREASURE[depth], LOSS[kit]) for kit in KITS) for depth in range(3))
"""What one dive brings, by depth of the wreck and by diver; 0 where he cannot go."""
LAST_DIVE = tuple(tuple(_dive(kit, depth, LAST_TREASURE[depth], 0) for kit in KITS) for depth in range(3))
"""The same for the last dive of the game."""
BEST_DIVE = tuple(max(DIVE[depth][kit] for depth in range(3)) for kit in KITS)
"""What one dive of this diver brings at the depth that suits him best."""


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
