"""Which build of the program runs."""

from types import FunctionType

from game.core.chance import Chance


def kind() -> str:
    """Returns "compiled" where there is machine code beside what bots spend their time in, else "pure Python"."""
    return "pure Python" if isinstance(Chance.below, FunctionType) else "compiled"
