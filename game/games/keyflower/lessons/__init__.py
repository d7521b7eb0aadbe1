"""The lessons of Keyflower, in the order in which they are best taken."""

from game.games.keyflower.lessons.spring import spring
from game.games.keyflower.lessons.summer import summer
from game.games.keyflower.lessons.tips import tips
from game.games.keyflower.lessons.winter import winter
from game.kit.lessons import Lesson

__all__ = ["lessons", "tips"]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the player's language."""
    return spring(), summer(), winter()
