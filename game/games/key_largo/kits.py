"""A diver and what he carries as one int, his kit: 0 is no diver; the two lowest bits count his hoses."""

from game.games.key_largo.components import MOST_OF_ITEM

DIVER = 16
HOSES = 3
HAS_TRIDENT = 4
HAS_WEIGHT = 8
ITEM_KIT = (1, HAS_TRIDENT, HAS_WEIGHT)
"""What one more item adds to a kit, by item."""

KITS = range(2 * DIVER)
"""Every diver with every equipment; below DIVER there is nobody."""


def _room(item: int, kit: int) -> bool:
    if not kit & DIVER:
        return False
    carried = (kit & HOSES, bool(kit & HAS_TRIDENT), bool(kit & HAS_WEIGHT))
    return carried[item] < MOST_OF_ITEM[item]


ROOM = tuple(tuple(_room(item, kit) for kit in KITS) for item in range(3))
"""7.3: whether a diver with this kit can carry one more of an item, by item and kit."""
