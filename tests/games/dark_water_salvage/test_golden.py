"""A whole game as text: any change of rules, luck, events or views shows here first."""

import re

from game.games.dark_water_salvage.events import EVENTS
from tests.games.dark_water_salvage.make_golden import GOLDEN, playthrough


def test_the_golden_game_is_played_as_before():
    assert playthrough() == GOLDEN.read_text(encoding="utf-8"), (
        "the game plays differently; if that is meant: python -m tests.games.dark_water_salvage.make_golden, "
        "and read the change"
    )


def test_the_golden_game_shows_everything_that_can_happen():
    text = GOLDEN.read_text(encoding="utf-8")
    told = set(re.findall(r"^  ([A-Z]\w+)\(", text, re.MULTILINE))
    assert told == {event.__name__ for event in EVENTS}
