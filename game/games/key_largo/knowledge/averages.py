"""What cards and dives bring on average, in dollars, from the contents of the box alone: nothing but what all may know.

All of it is ours.
"""

from game.games.key_largo.components import CARDS, DECK, END_VALUE, JEWEL, KIND, MONSTER, QUANTITY, SALE_PRICE
from game.games.key_largo.kits import DIVER, HAS_TRIDENT, HAS_WEIGHT, HOSES, KITS

USUAL_PRICE = (31, 28, 30)
"""What a unit of goods, artifacts, gold usually brings at the market."""

TRIDENT_WORTH = 35
"""What it costs to replace a trident."""


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
