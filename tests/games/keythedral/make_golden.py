"""Writes the golden game: `python -m tests.games.keythedral.make_golden`. Read the change before keeping it."""

from pathlib import Path

from game.games.keythedral import GAME
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from tests.games.playthrough import playthrough as told
from tests.games.playthrough import written

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden"
SEATS = 3
UNCHANGING = {"seat", "seats", "options", "near", "line", "queue", "sent"}
NOTHING = {"owner", "fence", "on"}
"""Fields in which -1 says nothing."""


def show(name, value):
    """A field of a view in words: of what is numbered only what there is something to say of."""
    if name in NOTHING:
        return " ".join(f"{n}:{each}" for n, each in enumerate(value) if each >= 0)
    if name in ("offer", "aside", "spent"):
        return ",".join(box.LAWS[law].id for law in value if law >= 0) or "-"
    return str(value)


def chosen(_state, _seat, legal, player):
    """By luck, rarely passing, so that much happens."""
    action = player.pick(legal)
    return player.pick(legal) if action in (do.PASS, do.SEAL) else action


def playthrough():
    """A whole short game chosen by luck, told from every seat."""
    options = GAME.options(length="short")
    _state, *lines = told(GAME, options, SEATS, SEED, show, choose=chosen, unchanging=UNCHANGING)
    return "\n".join([f"{GAME.title}, rules {GAME.rules_version}, seed {SEED}, {SEATS} seats", *lines]) + "\n"


if __name__ == "__main__":
    written(GOLDEN, playthrough())
