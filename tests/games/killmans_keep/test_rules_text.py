"""Every numbered paragraph of RULES.md is named by a test."""

import ast
import re
from itertools import pairwise
from pathlib import Path

from game.games.killmans_keep import components, rules
from game.games.killmans_keep.names import card_name, goal_name

BOX = Path(rules.__file__).parent
RULES = BOX / "RULES.md"
DESCRIPTIVE = {"1.1", "1.2"}
"""Paragraphs that tell a story and rule nothing."""


def paragraphs():
    return re.findall(r"^(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def named():
    names = re.findall(
        r"def test_((?:\d+_\d+_)+)", "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    )
    return {f"{one}.{two}" for name in names for one, two in re.findall(r"(\d+)_(\d+)_", name)}


def test_every_rule_has_a_test():
    assert sorted(set(paragraphs()) - named() - DESCRIPTIVE) == []


def test_no_test_names_a_rule_that_does_not_exist():
    assert sorted(named() - set(paragraphs())) == []


def test_numbers_run_on_without_gaps():
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs()]
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


def cited():
    """Rule numbers in the docstrings of all files of the box."""
    numbers = set()
    for path in BOX.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                numbers |= set(re.findall(r"(?<![\d.$])(\d{1,2}\.\d{1,2})(?!\d)", ast.get_docstring(node) or ""))
    return numbers


def test_rules_cited_by_the_code_exist():
    assert {"3.1", "12.10"} <= cited()
    assert sorted(cited() - set(paragraphs())) == []


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
