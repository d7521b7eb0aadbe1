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


def _space(item: int, kit: int) -> int:
    if not kit & DIVER:
        return 0
    carried = (kit & HOSES, bool(kit & HAS_TRIDENT), bool(kit & HAS_WEIGHT))
    return max(MOST_OF_ITEM[item] - carried[item], 0)


SPACE = tuple(tuple(_space(item, kit) for kit in KITS) for item in range(3))
"""7.3: how many more of an item a diver with this kit can carry, by item and kit."""

ROOM = tuple(tuple(space > 0 for space in spaces) for spaces in SPACE)
"""7.3: whether he can carry one more."""
