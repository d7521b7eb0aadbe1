"""Work that is cut into steps, so that whoever must show something meanwhile can stop after each of them."""

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")
Steps = Generator[None, None, Found]
"""Yields after every step, and returns what was found."""


def whole(steps: Steps[Found]) -> Found:
    """What is found at the end, all steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found
