"""The lessons of Key Largo, in the order in which they are best taken."""

from game.games.key_largo.lessons.depth import depth
from game.games.key_largo.lessons.first_day import first_day
from game.games.key_largo.lessons.market import market
from game.games.key_largo.lessons.tavern import tavern
from game.games.key_largo.lessons.tips import tips
from game.kit.lessons import Lesson

__all__ = ["lessons", "tips"]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the player's language."""
    return first_day(), depth(), market(), tavern()
