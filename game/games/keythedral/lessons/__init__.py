"""The lessons of Keythedral, in the order in which they are best taken."""

from game.games.keythedral.lessons.laws import laws
from game.games.keythedral.lessons.laying import laying
from game.games.keythedral.lessons.seats import seats
from game.games.keythedral.lessons.tips import tips
from game.games.keythedral.lessons.work import work
from game.kit.lessons import Lesson

__all__ = ["lessons", "tips"]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the player's language."""
    return laying(), work(), seats(), laws()
