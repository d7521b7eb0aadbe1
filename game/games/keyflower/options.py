"""What can be chosen before a game begins."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """14, 15, 16: the variants of a game.

    open_screens: for a first game: everybody sees what is behind the screens, and each decision is explained.
    emporium:     the promotional winter tile is shuffled with the other winter tiles.
    by_hand:      in the end everybody allots what scores; otherwise it is done as well as it can be.
    keymelequin:  the boat of this number from 1, or the last if there are fewer, yields to the Keymelequin; 0 = none.
    key_celeste:  the Key Celeste and its ghost are bid for, too.
    """

    open_screens: bool = False
    emporium: bool = False
    by_hand: bool = False
    keymelequin: int = 0
    key_celeste: bool = False
