"""Every numbered paragraph of RULES.md is named by a test."""

import ast
import re
from itertools import pairwise
from pathlib import Path

from game.games.dark_water_salvage import components
from game.games.dark_water_salvage.survey import great_lake

BOX = Path(components.__file__).parent
RULES = BOX / "RULES.md"
DESCRIPTIVE = {"1.1", "1.2", "1.3"}
"""Paragraphs that tell a story and rule nothing."""


def paragraphs():
    return re.findall(r"^(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def named():
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    names = re.findall(r"def test_((?:\d+_\d+_)+)", text)
    return {f"{one}.{two}" for name in names for one, two in re.findall(r"(\d+)_(\d+)_", name)}


def test_every_rule_has_a_test():
    assert sorted(set(paragraphs()) - named() - DESCRIPTIVE) == []


def test_no_test_names_a_rule_that_does_not_exist():
    assert sorted(named() - set(paragraphs())) == []


def test_numbers_run_on_without_gaps():
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs()]
    assert numbers[0] == (1, 1)
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


def cited():
    """Rule numbers in docstrings and in strings that are nothing else, in all files of the box."""
    numbers = set()
    for path in BOX.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                numbers |= set(re.findall(r"(?<![\d.$])(\d{1,2}\.\d{1,2})(?![\d%])", ast.get_docstring(node) or ""))
            elif isinstance(node, ast.Constant) and re.fullmatch(r"\d{1,2}\.\d{1,2}", str(node.value)):
                numbers |= {node.value} if isinstance(node.value, str) else set()
    return numbers


def test_rules_cited_by_the_code_exist():
    assert {"3.3", "10.6"} <= cited()
    assert sorted(cited() - set(paragraphs())) == []


def test_numbers_in_the_text_are_those_of_the_box():
    text = RULES.read_text(encoding="utf-8")
    words = {2: "two", 3: "three", 4: "four", 5: "five"}
    for seats, (fives, tens) in components.BAG.items():
        assert re.search(rf"{fives} (chips of \$5 )?and {tens} (of \$10 )?for {words[seats]}", text), seats
    assert "{} % in shallow, {} % in medium and {} % in deep".format(*components.KEPT) in text
    fees = {
        sign: {fee for one, fee in zip(great_lake().signs, great_lake().fees, strict=True) if one == sign}
        for sign in "SMD"
    }
    (shallow,), (medium,), (deep,) = fees.values()
    assert f"${shallow} in shallow, ${medium} in medium and ${deep} in deep" in text
    assert f"There are {len(components.SHIPS)} ship cards" in text
    assert f"There are {len(components.VALUE_CARDS)} value cards" in text
    assert f"10.1 For ${components.LOCATE_COST} " in text
    assert f"8.1 For ${components.RESEARCH_COST} " in text
    assert f"9.2 Each space costs ${components.SPACE_COST}." in text
