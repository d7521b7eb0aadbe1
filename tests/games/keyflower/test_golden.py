"""Whole games as text: any change of rules, luck, events or views shows here first."""

import json
import re

import pytest

from game.games.keyflower.events import EVENTS
from tests.games.keyflower.make_golden import DIGESTS, GAMES, HERE, TABLES, digest, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_games_are_played_as_before(name):
    assert playthrough(name) == (HERE / name).read_text(encoding="utf-8"), (
        "the game plays differently; if that is meant: python -m tests.games.keyflower.make_golden, and read the change"
    )


@pytest.mark.parametrize("name", TABLES)
def test_games_with_each_choice_of_small_boxes_at_each_number_of_seats_are_played_as_before(name):
    kept = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert list(kept) == list(TABLES)
    assert digest(name) == kept[name], "the game plays differently; if that is meant, write the golden games again"


def test_the_golden_games_show_most_of_the_game():
    texts = {name: (HERE / name).read_text(encoding="utf-8") for name in GAMES}
    told = set(re.findall(r"^  ([A-Z]\w+)\(", "\n".join(texts.values()), re.MULTILINE))
    assert len({event.__name__ for event in EVENTS} - told) <= 4
    assert "summer_boat" in texts["golden.txt"]
    for event in ("Haunted", "GhostWon", "Succeeded"):
        assert f"  {event}(" in texts["golden_both.txt"]
    assert "colour=5" in texts["golden_both.txt"]
