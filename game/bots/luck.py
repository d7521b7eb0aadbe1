"""Common random numbers: playouts of different actions get the same luck as far as possible."""

from random import Random

from game.core.chance import Chance

LUCK = 1 << 30
"""The number of seeds from which one is drawn for each imagined world."""

PAGES = 1024
"""The number of separately seeded parts in one unit of a game's horizon."""


class CommonLuck(Chance):
    """Random numbers reseeded at each turn, so that a turn is independent of how many were drawn before it."""

    __slots__ = ("_bits", "_seed")

    def __init__(self, seed: int) -> None:
        """Equal seeds give equal numbers within one Python version."""
        self._seed = seed
        self._bits = Random(seed).getrandbits
        self.used = 0

    def turn(self, page: float) -> None:
        """Reseed for the moment `page`, in the unit of the game's horizon."""
        self._bits = Random(self._seed + 1 + int(page * PAGES)).getrandbits

    def below(self, n: int) -> int:
        """Return a random integer from 0 to n - 1; 0 if n < 2.

        The result is nearly always the same for n and n + 1, as for a deck with one card fewer.
        """
        self.used += 1
        if n < 2:
            return 0
        bits = (n - 1).bit_length()
        number: int = self._bits(bits)
        while number >= n:
            number = self._bits(bits)
        return number
