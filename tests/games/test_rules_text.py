"""Every numbered paragraph of each RULES.md is named by a test, and every number the code cites is there."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from game import games

DESCRIPTIVE = {"1.1", "1.2"}
"""Paragraphs that tell a story and rule nothing."""

every_box = pytest.mark.parametrize(
    "box", sorted(Path(games.__file__).parent.glob("*/RULES.md")), ids=lambda path: path.parent.name
)


def paragraphs(box):
    return re.findall(r"^(\d+\.\d+) ", box.read_text(encoding="utf-8"), re.MULTILINE)


def named(box):
    tests = Path(__file__).parent / box.parent.name
    text = "".join(path.read_text(encoding="utf-8") for path in tests.glob("test_*.py"))
    names = re.findall(r"def test_((?:\d+_\d+_)+)", text)
    return {f"{one}.{two}" for name in names for one, two in re.findall(r"(\d+)_(\d+)_", name)}


def cited(box):
    """Rule numbers in docstrings and in strings that are nothing else, in all files of the box."""
    numbers = set()
    for path in box.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                numbers |= set(re.findall(r"(?<![\d.$])(\d{1,2}\.\d{1,2})(?![\d%])", ast.get_docstring(node) or ""))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                numbers |= {node.value} if re.fullmatch(r"\d{1,2}\.\d{1,2}", node.value) else set()
    return numbers


@every_box
def test_every_rule_has_a_test(box):
    assert sorted(set(paragraphs(box)) - named(box) - DESCRIPTIVE) == []


@every_box
def test_no_test_names_a_rule_that_does_not_exist(box):
    assert sorted(named(box) - set(paragraphs(box))) == []


@every_box
def test_numbers_run_on_without_gaps(box):
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(box)]
    assert numbers[0] == (1, 1)
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


@every_box
def test_rules_cited_by_the_code_exist(box):
    assert len(cited(box)) > 30
    assert sorted(cited(box) - set(paragraphs(box))) == []
