"""A whole game as text: any change of rules, luck, events or views shows here first."""

import re

from game.games.keythedral.events import EVENTS
from tests.games.keythedral.make_golden import GOLDEN, playthrough


def test_the_golden_game_is_played_as_before():
    assert playthrough() == GOLDEN.read_text(encoding="utf-8"), (
        "the game plays differently; if that is meant: python -m tests.games.keythedral.make_golden, and read it"
    )


def test_the_golden_game_shows_most_of_the_game():
    told = set(re.findall(r"^  ([A-Z]\w+)\(", GOLDEN.read_text(encoding="utf-8"), re.MULTILINE))
    assert len({event.__name__ for event in EVENTS} - told) <= 4
