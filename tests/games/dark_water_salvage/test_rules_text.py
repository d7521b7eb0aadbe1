"""Numbers and names in RULES.md are those of the box."""

import ast
import re
from pathlib import Path

from game.games.dark_water_salvage import components
from game.games.dark_water_salvage.rules.survey import great_lake

BOX = Path(components.__file__).parent
RULES = BOX / "RULES.md"


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
    assert f"9.2 Each region costs ${components.SPACE_COST}." in text


def sentences():
    """All that the box says to players; its rules speak to who draws maps."""
    for path in sorted({*BOX.rglob("*.py")} - {*BOX.glob("rules/*.py")}):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "later", "plural"):
                yield from (str(one.value) for one in node.args if isinstance(one, ast.Constant))


def test_a_region_is_called_a_region_wherever_it_is_spoken_of():
    other = re.compile(r"(?<!\{)\b(spaces?|fields?|squares?|places? (now|left))\b")
    assert not [words for words in sentences() if other.search(words)]
    assert sum("region" in words for words in sentences()) > 20
