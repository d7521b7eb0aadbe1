"""Where Sven, Paulo and the ghost can be: one number for every place."""

from game.games.keyflower import components as box

NOWHERE = -1
"""Not yet on board, or out of the game."""
BAG = 6
"""Seats come before it: behind the screen of a seat they are at its number."""
HIDDEN = 7
"""In the eyes of who does not know: in the bag, or behind a screen."""
ON_SHIP = 7
"""The ghost: on the Key Celeste."""
BOAT = 8
"""From here on: on the boat of a number."""
STANDS = 16
"""From here on: on the tile of a number; the ghost beside the tile at a slot of the market."""
LIES = 100
"""From here on: in the bid at this number of the bids."""


def slot_of(ghost: int) -> int:
    """The slot of the market at which the ghost was played; -1 = none."""
    return ghost - STANDS if ghost >= STANDS else -1


def colours_of(joker: int) -> tuple[int, ...]:
    """15.4: the two colours of Sven (0) or Paulo (1)."""
    return box.READS[box.SVEN + joker]


def as_one(colours: tuple[int, ...]) -> int:
    """The number of these colours together: a colour, SVEN or PAULO."""
    return box.READS.index(colours)


def shared(one: int, other: int) -> int:
    """The colours as which both may be read, as one number; NOTHING where there is none."""
    both = tuple([colour for colour in box.READS[one] if colour in box.READS[other]])
    return as_one(both) if both else box.NOTHING
