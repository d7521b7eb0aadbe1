"""Small pictures for the log: a card, or a thing on the table."""

from game.core.faces import Art, Face
from game.games.killmans_keep.looks.drawings import CARD_ART

WIDE, HIGH = 280, 220


MONEY = Face(100, 100, tuple(Art("doubloon_flat", x, y, 74, 46) for x, y in ((24, 44), (2, 30), (14, 10))))
"""Coins, where money changes hands and no card is known to have done it."""


def icon(card: int) -> Face:
    """The drawing of an artifact, a monster or a goal."""
    return Face(WIDE, HIGH, (Art(CARD_ART[card], 0, 0, WIDE),))


def thing(name: str) -> Face:
    """The drawing of anything else, as large as a log has room for."""
    return Face(100, 100, (Art(name, 0, 0, 100),))
