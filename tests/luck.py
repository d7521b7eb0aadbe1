"""Luck that a test decides."""

from game.core.chance import Chance


class Rigged(Chance):
    """The numbers are given, in the order in which `below` will ask for them."""

    __slots__ = ("_numbers",)

    def __init__(self, *numbers: int) -> None:
        """`Rigged(2, 0)` answers the first `below` with 2 and the second with 0."""
        self._numbers = list(numbers)
        self.used = 0

    def below(self, n: int) -> int:
        """The next rigged number. AssertionError when there is none or it is not below n."""
        self.used += 1
        assert self._numbers, f"the rigged luck has run out (asked for a number below {n})"
        number = self._numbers.pop(0)
        assert 0 <= number < n, f"rigged {number} is not below {n}"
        return number
