"""The lessons of Dark Water Salvage, in the order in which they are best taken."""

from game.games.dark_water_salvage.lessons.first_wreck import first_wreck
from game.games.dark_water_salvage.lessons.last_round import last_round
from game.games.dark_water_salvage.lessons.sonar import sonar
from game.games.dark_water_salvage.lessons.tips import tips
from game.kit.lessons import Lesson

__all__ = ["lessons", "tips"]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the player's language."""
    return first_wreck(), sonar(), last_round()
