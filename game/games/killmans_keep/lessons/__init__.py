"""The lessons of Killman's Keep, in the order in which they are best taken."""

from game.games.killmans_keep.lessons.fight import fight
from game.games.killmans_keep.lessons.guild import guild
from game.games.killmans_keep.lessons.reactions import reactions
from game.games.killmans_keep.lessons.ring import ring
from game.games.killmans_keep.lessons.tips import tips
from game.games.killmans_keep.lessons.trade import trade
from game.kit.lessons import Lesson

__all__ = ["lessons", "tips"]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the player's language."""
    return ring(), fight(), guild(), trade(), reactions()
