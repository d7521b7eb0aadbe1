"""What can be chosen before a game begins."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """14: the variants of a game.

    open_screens: for a first game: everybody sees what is behind the screens, and each decision is explained.
    emporium:     the promotional winter tile is shuffled with the other winter tiles.
    by_hand:      in the end everybody allots what scores; otherwise it is done as well as it can be.
    """

    open_screens: bool = False
    emporium: bool = False
    by_hand: bool = False
