"""Numbers and names in RULES.md are those of the box."""

import re
from pathlib import Path

from game.games.killmans_keep import components
from game.games.killmans_keep.names import card_name, goal_name

BOX = Path(components.__file__).parent
RULES = BOX / "RULES.md"


def paragraph(number):
    return re.search(rf"^{re.escape(number)} (.*)$", RULES.read_text(encoding="utf-8"), re.MULTILINE).group(1)


def test_every_artifact_has_its_paragraph():
    words = {1: "one star", 2: "two stars", 3: "three stars"}
    when = {"action": "action.", "fight": "in a fight.", "reaction": "reaction.", "passive": "works in your hand."}
    for face, kind in enumerate(components.ARTIFACTS):
        assert paragraph(f"9.{face + 2}").startswith(f"{card_name(face)}, {words[kind.stars]}, {when[kind.timing]}")


def test_every_monster_has_its_paragraph():
    words = {1: "one star", 2: "two stars", 3: "three stars"}
    for number, kind in enumerate(components.MONSTERS, 1):
        begins = f"{card_name(components.MONSTER_FACE + number - 1)}, {words[kind.stars]}, ferocity {kind.ferocity}."
        assert paragraph(f"12.{number}").startswith(begins)


def test_every_goal_has_its_paragraph_with_its_reward():
    verbs = {"show": "show", "hand_in": "hand in", "event": ""}
    for number, kind in enumerate(components.GOALS, 1):
        text = paragraph(f"13.{number}")
        assert text.startswith(f"{goal_name(number - 1)}: {verbs[kind.mode]}")
        assert text.endswith(f"${kind.cash}." if kind.cash else "One Doubloon.")
