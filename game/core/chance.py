"""Random numbers as a function of (seed, step), so that no generator state needs to be stored or rewound."""

import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The random numbers of one step of one match: a keyed hash, equal on every machine and Python version."""

    __slots__ = ("_key", "_step", "used")

    def __init__(self, seed: str, step: int) -> None:
        """Prepare the numbers for `step` (0 is the set-up) of the match with this seed."""
        self._key = blake2b(seed.encode(), digest_size=32).digest()
        self._step = step
        self.used = 0
        """How many numbers were drawn so far; 0 means that this step was not random."""

    def below(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1. ValueError if n < 1."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        if n == 1:
            return 0
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.used += 1
            message = self._step.to_bytes(8, "big") + self.used.to_bytes(8, "big")
            number = int.from_bytes(blake2b(message, key=self._key, digest_size=8).digest(), "big")
            if number < limit:
                return number % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same probability. ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the list in place, each order with the same probability."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class FastChance(Chance):
    """A faster seeded source for playouts and tournaments, where no replay is needed."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        """Equal seeds give equal numbers within one Python version."""
        self._random = random.Random(seed).random
        self.used = 0

    def below(self, n: int) -> int:
        """Return a random integer from 0 to n - 1."""
        self.used += 1
        return int(self._random() * n)
