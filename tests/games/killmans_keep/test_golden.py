"""A game as text: any change of rules, luck, events or views shows here first."""

import re

from tests.games.killmans_keep.make_golden import GOLDEN, playthrough


def test_the_golden_game_is_played_as_before():
    assert playthrough() == GOLDEN.read_text(encoding="utf-8"), (
        "it plays differently; if that is meant: python -m tests.games.killmans_keep.make_golden, and read the change"
    )


def test_the_golden_game_shows_most_of_the_game():
    text = GOLDEN.read_text(encoding="utf-8")
    told = set(re.findall(r"^  ([A-Z]\w+)\(", text, re.MULTILINE))
    assert told >= {
        "DrewSeen",
        "MonsterMet",
        "Won",
        "Lost",
        "Used",
        "Sold",
        "Bought",
        "Rolled",
        "Offered",
        "Traded",
        "Refused",
        "Fled",
        "GoalTurnedIn",
        "Exchanged",
        "GoalSeen",
        "TurnMissed",
    }
