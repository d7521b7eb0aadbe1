"""Cubes by colour as one number: seven bits a colour, so that adding, paying and comparing are sums.

No colour has more than 20 cubes and all resources together are 85, so a colour's highest bit is never set.
"""

from collections.abc import Iterable, Sequence

COLOURS = 8
BITS = 7
ONE = tuple(1 << BITS * colour for colour in range(COLOURS))
"""One cube of each colour."""
MASK = 127
_HIGH = sum(64 << BITS * colour for colour in range(COLOURS))
_RESOURCES = (1 << BITS * 5) - 1


def packed(counts: Iterable[int]) -> int:
    """A purse with these numbers of cubes by colour."""
    return sum([n << BITS * colour for colour, n in enumerate(counts)])


def unpacked(purse: int, colours: int = COLOURS) -> tuple[int, ...]:
    """How many cubes of each colour are in it."""
    return tuple([purse >> BITS * colour & MASK for colour in range(colours)])


def count(purse: int, colour: int) -> int:
    """How many cubes of this colour are in it."""
    return purse >> BITS * colour & MASK


def covers(purse: int, cost: int) -> bool:
    """Whether every cube of the cost is in the purse."""
    return (purse + _HIGH - cost) & _HIGH == _HIGH


def resources(purse: int) -> int:
    """How many resource cubes are in it: 128 is 1 more than 127, so a remainder adds the numbers of the colours."""
    return (purse & _RESOURCES) % 127


def cubes(purse: int) -> int:
    """How many cubes are in it."""
    return purse % 127


def both(one: int, other: int) -> int:
    """Of each colour the lesser number of the two."""
    return packed(map(min, unpacked(one), unpacked(other)))


def value(purse: int, values: Sequence[int]) -> int:
    """What the cubes are worth together, at these values by colour."""
    total = 0
    for worth in values:
        total += worth * (purse & MASK)
        purse >>= BITS
    return total
