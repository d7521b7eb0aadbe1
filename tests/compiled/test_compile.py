"""The compiled copy: what is compiled, and what mypyc is told; that both builds play alike is `make prove-compiled`."""

import ast
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.chance import Chance, FastChance
from game.games import GAMES

ROOT = Path(__file__).parents[2]


def load(name):
    spec = importlib.util.spec_from_file_location(f"build_{name}", ROOT / "build" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiling = load("compile")


def test_searches_and_all_rules_are_compiled_and_nothing_of_the_screen() -> None:
    hot = {str(path.relative_to(ROOT / "game").with_suffix("")) for path in compiling.hot_files(ROOT / "game")}
    assert {"core/chance", "kit/priors", "bots/search", "bots/trials"} <= hot
    for game in GAMES:
        box = f"games/{game.id}"
        assert {f"{box}/{name}" for name in ("rules/engine", "rules/state", "rules/observation", "bot/mind")} <= hot
        never = tuple(f"{box}/{name}" for name in ("table", "text", "events"))
        assert not {name for name in hot if name.startswith(never)}
    assert not any(name.startswith("ui/") for name in hot)


def test_names_in_capitals_are_final_and_lines_keep_their_numbers() -> None:
    text = '''"""Two lines
of words."""

from dataclasses import dataclass

LONE = 3
TYPED: tuple[int, ...] = (1, 2)
ONE, TWO, THREE = range(
    3
)
RED, BLUE = COLOURS = range(2)
FOUR, FIVE = range(4, 6)
NONE, ALL = -1, (ONE, TWO)
HEAD, TAIL = BOTH = tuple("ab")
lower = 5


@dataclass(frozen=True)
class Card:
    """A card."""

    face: int
'''
    told = compiling.for_mypyc(text)
    assert "LONE: Final = 3\nTYPED: Final[tuple[int, ...]] = (1, 2)\n" in told
    assert "ONE: Final = 0; TWO: Final = 1; THREE: Final = 2\n\n\nCOLOURS: Final = range(2); RED: Final = 0" in told
    assert told.splitlines()[: text.count("\n")][-1] == text.splitlines()[-1]
    names: dict[str, object] = {"__name__": "told"}
    exec(compile(told, "told", "exec"), names)
    assert (names["ONE"], names["THREE"], names["TYPED"]) == (0, 2, (1, 2))
    assert (names["RED"], names["BLUE"], names["COLOURS"], names["FOUR"], names["FIVE"]) == (0, 1, range(2), 4, 5)
    assert (names["NONE"], names["ALL"], names["TAIL"]) == (-1, (0, 1), "b")


def test_a_tuple_of_things_of_one_kind_has_any_length() -> None:
    told = compiling.for_mypyc(
        "'Words.'\nWORTH = (\n    -0.5, 1,\n)\nCOUNTS = (1, 2.5)\nLONG = (1, 2, 3, 4, 5)\nNO = (0, 0)\n"
        "CARDS = (Card(1), Card(2))\nMIXED = (Card(1), one(2))\n"
    )
    assert "WORTH: Final[tuple[float, ...]] = (\n" in told
    assert "COUNTS: Final = (1, 2.5)\nLONG: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)\nNO: Final = (0, 0)\n" in told
    assert "CARDS: Final[tuple[Card, ...]] = (Card(1), Card(2))\nMIXED: Final = (Card(1), one(2))\n" in told


def test_a_module_that_is_imported_as_a_whole_is_also_imported_from() -> None:
    whole = "from game.games.key_largo import components as box\nfrom game.games.key_largo.view import View\n"
    more = "; from game.games.key_largo.components import __name__ as _components_is_first\n"
    assert whole.replace(" as box\n", " as box" + more) in compiling.for_mypyc('"""Words."""\n' + whole)


def test_all_of_it_is_still_python_and_says_the_same_names() -> None:
    for path in compiling.hot_files(ROOT / "game"):
        text = path.read_text(encoding="utf-8")
        told = ast.parse(compiling.for_mypyc(text))
        assert defined(ast.parse(text)) <= defined(told), path


def test_what_all_objects_of_a_class_have_is_a_property() -> None:
    """mypyc takes what stands in a class for a field, with ClassVar, too: the compiled objects would have one more."""
    for path in compiling.hot_files(ROOT / "game"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                told = [ast.unparse(part) for part in node.body if isinstance(part, ast.Assign | ast.AnnAssign)]
                told = [part for part in told if not part.startswith("__slots__")]
                assert all(": " in part and "ClassVar" not in part for part in told), (path, node.name)


def defined(tree):
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


@pytest.mark.skipif(importlib.util.find_spec("mypyc") is None or not shutil.which("cc"), reason="needs mypyc and cc")
def test_luck_is_the_same_compiled(tmp_path) -> None:
    package = tmp_path / "game"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "core/__init__.py", "core/chance.py"):
        shutil.copy(ROOT / "game" / name, package / name)
    target = tmp_path / "made"
    scratch = compiling.mirror(package, target, compiling.hot_files(package))
    asked = "print([chance.below(1000) for chance in (Chance('a', 1), FastChance(2)) for _ in range(9)])"
    program = f"from game.core.chance import Chance, FastChance; {asked}; print(type(Chance.below).__name__)"
    make = f"compile.machine_code(Path({str(scratch)!r}), ['game/core/chance.py'], Path({str(target)!r}), False)"
    begin = f"import sys; from pathlib import Path; sys.path.insert(0, {str(ROOT / 'build')!r}); import compile"
    subprocess.run([sys.executable, "-c", f"{begin}; {make}"], check=True)
    told = subprocess.check_output([sys.executable, "-c", program], cwd=target, text=True)
    numbers = [chance.below(1000) for chance in (Chance("a", 1), FastChance(2)) for _ in range(9)]
    assert told.splitlines() == [str(numbers), "method_descriptor"]
