"""What can be chosen before a game begins."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """13: the variants of a game.

    edition:   the first (for three to five) or the second; two always play the second.
    length:    the short game has ten seats.
    open_plan: all seats of the game lie open from the beginning.
    laying:    a turn of the set-up is a field and then a cottage, or the two in free order.
    """

    edition: Literal["first", "second"] = "first"
    length: Literal["usual", "short"] = "usual"
    open_plan: bool = False
    laying: Literal["field first", "free"] = "field first"
