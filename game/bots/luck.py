"""Luck that goes the same way in playouts that differ a little, so that what differs is not chance."""

from random import Random

from game.core.chance import Chance

LUCK = 1 << 30
"""Kinds of luck that a world may have."""

PAGES = 1024
"""Parts of a horizon's unit that have luck of their own."""


class CommonLuck(Chance):
    """Seeded luck with a fresh page for each turn: however much luck one turn has used, the next finds the same."""

    __slots__ = ("_bits", "_seed")

    def __init__(self, seed: int) -> None:
        """The same seed gives the same luck in one Python version."""
        self._seed = seed
        self._bits = Random(seed).getrandbits
        self.used = 0

    def turn(self, page: float) -> None:
        """Turns to this page: a moment as a game's horizon counts it."""
        self._bits = Random(self._seed + 1 + int(page * PAGES)).getrandbits

    def below(self, n: int) -> int:
        """A fair whole number from 0 to n - 1; nearly always the same one for n and n + 1, as of a deck less a card."""
        self.used += 1
        if n < 2:
            return 0
        bits = (n - 1).bit_length()
        number: int = self._bits(bits)
        while number >= n:
            number = self._bits(bits)
        return number
