"""Help for tests of tables with several boards: six people round the hamlets."""

from game.core.match import Match
from game.core.player import Player
from tests.hamlets import HAMLETS, Rules
from tests.ui.at_screen import SMALL, Screen

NAMES = ("Ana", "Ben", "Ida", "Marlow", "Nell", "Otto")
LONG = (
    "Bartholomew Elia", "Wilhelmina Abbot", "Maximiliane Wimm", "Constantinopolis",
    "Mary-Anne Joanna", "Queen Dominique!",
)  # fmt: skip
"""Sixteen signs are the most that a name may have."""


def people(kinds, names=NAMES):
    kind = {"h": "human", "b": "bot:deckhand"}
    return [Player(names[n], kind[each], n) for n, each in enumerate(kinds)]


def hamlets(kinds="hhhhhh", names=NAMES, **rules):
    return Match(HAMLETS, people(kinds, names), "AAAA-AAAA", Rules(**rules))


def at_table(size=SMALL, match=None, on=Screen, **changes):
    """Six people whose cards lie open: whose turn it is sees and acts at once."""
    return on(match or hamlets(), size, **{"hand_over": "open", "game_speed": 0, "reduce_motion": True, **changes})


def ready(screen):
    """Wait until somebody may act, or the game is over."""
    for _moment in range(400):
        if screen.session.showing.acting is not None or screen.session.over or screen.scene is not screen.desk:
            return
        screen.advance(50, 50)
    raise AssertionError("nobody may act")
