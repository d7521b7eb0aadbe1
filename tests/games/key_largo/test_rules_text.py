"""Every numbered paragraph of RULES.md is named by a test."""

import ast
import re
from itertools import pairwise
from pathlib import Path

from game.games import key_largo
from game.games.key_largo import components

RULES = Path(key_largo.__file__).parent / "RULES.md"
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
    """Rule numbers in docstrings and in strings that are nothing else, in all files of the box."""
    numbers = set()
    for path in Path(key_largo.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                numbers |= set(re.findall(r"(?<![\d.$])(\d{1,2}\.\d{1,2})(?!\d)", ast.get_docstring(node) or ""))
            elif isinstance(node, ast.Constant) and re.fullmatch(r"\d{1,2}\.\d{1,2}", str(node.value)):
                numbers |= {node.value} if isinstance(node.value, str) else set()
    return numbers


def test_rules_cited_by_the_code_exist():
    assert {"3.1", "12.25"} <= cited()
    assert sorted(cited() - set(paragraphs())) == []


def test_prices_in_the_text_are_those_of_the_box():
    text = RULES.read_text(encoding="utf-8")
    for prices in (components.DIVER_PRICE, components.THIEF_PRICE):
        assert all(f"${price}" in text for price in prices)
    for prices in components.ITEM_PRICE:
        assert "${}, ${} or ${}".format(*prices) in text
    goods, artifact, _gold = components.SALE_PRICE
    assert "goods bring ${}, ${} or ${}".format(*goods) in text
    assert "artifacts bring ${}, ${} or ${}".format(*artifact) in text
