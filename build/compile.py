"""Makes a compiled copy of the program: the same files, and machine code beside those that bots spend their time in.

python build/compile.py [DIR] [--whole]    DIR is build/compiled if it is not said
cd DIR && python -m game …                 runs the copy: python -m takes the folder one is in before all others

It needs mypyc (which comes with mypy) and a C compiler. Every .py file of the copy is the one that lies here: without
the machine code the copy is the pure program. What has not changed since the last time is not compiled again, file by
file; --whole makes one piece of machine code for each box, which takes longer and runs faster: for a release.
"""

import ast
import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
USUAL = TOP / "build" / "compiled"

FIRST = (
    "core/chance",
    "kit/priors",
    "bots/bot",
    "bots/trials",
    "games/*/rules/engine",
    "games/*/rules/observation",
    "games/*/bot/mind",
    "arena/playing",
)
"""The modules in which rules and searches begin; what they import of bots and games is compiled with them."""

NEVER = ("events", "levels")
"""What is only told or read out stays as it is: modules whose names begin like this."""

SHORT = 4
"""Tuples of so many whole numbers are often taken as they are, and so keep their length."""

PICKLED = """
import copyreg as _copyreg
from dataclasses import fields as _fields
def _whole(thing: object) -> tuple[type, tuple[object, ...]]:
    return type(thing), tuple([getattr(thing, each.name) for each in _fields(thing)])  # type: ignore
for _kind, _told in ({kinds},):
    _copyreg.pickle(_kind, _whole)  # type: ignore
    _kind.__annotations__.update(_told)  # type: ignore
"""
"""A compiled frozen dataclass cannot be unpickled attribute by attribute; it is made anew instead. Saves are read by
the annotations, which are told once more, for the compiler makes `type` of a Literal there.
"""


def hot_files(package: Path) -> list[Path]:
    """The files to compile."""
    waiting = [path for name in FIRST for path in package.glob(f"{name}.py")]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists() and not path.stem.startswith(NEVER):
            found.add(path)
            waiting += [package.parent.joinpath(*name.split(".")).with_suffix(".py") for name in _imported(path)]
    return sorted(found)


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(("game.bots.", "game.games.")):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def for_mypyc(text: str) -> str:
    """The same module, line by line; mypyc is told in addition that names in capitals never change.

    mypyc takes all modules of one piece for a circle, and mypy then forgets which of them imports which as a whole, as
    in `from game.games.key_largo import components as box`, but not which imports a name of which: so one is added.
    """
    lines, kinds = text.splitlines(keepends=True), []
    tree = ast.parse(text)
    for node in tree.body:
        line = lines[node.lineno - 1]
        match node:
            case ast.ImportFrom(module=str(package), names=names) if package.startswith("game.games."):
                parts = [name.name for name in names if (TOP / package.replace(".", "/") / f"{name.name}.py").exists()]
                first = "".join([f"; from {package}.{part} import __name__ as _{part}_is_first" for part in parts])
                _replace(lines, node, ast.unparse(node) + first)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper() and len(name) > 1:
                lines[node.lineno - 1] = f"{name}: Final{_of_any_length(value)}{line[len(name) :]}"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if name.isupper():
                if not ast.unparse(kind).startswith("Final"):
                    _wrap(lines, kind)
            case ast.Assign(targets=[ast.Tuple(elts=names), *whole], value=value) if ast.unparse(names[0]).isupper():
                told = [*zip(whole, [value], strict=False), *zip(names, _values(value), strict=False)]
                if len(told) == len(whole) + len(names):
                    _replace(lines, node, "; ".join([f"{ast.unparse(a)}: Final = {ast.unparse(b)}" for a, b in told]))
            case ast.ClassDef(name=name, decorator_list=marks) if any("dataclass" in ast.unparse(m) for m in marks):
                fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                told = {ast.unparse(part.target): ast.unparse(part.annotation) for part in fields}
                kinds.append(f"({name}, {told})")
    head = tree.body[0]
    _replace(lines, head, f"{ast.unparse(head)}; from typing import Final")
    return "".join(lines) + (PICKLED.format(kinds=", ".join(kinds)) if kinds else "")


def _values(value: ast.expr) -> Iterable[ast.expr]:
    """What the names get to which this is assigned one by one: the parts of a tuple, or the numbers of a range."""
    match value:
        case ast.Tuple(elts=parts):
            return parts
        case ast.Call(func=ast.Name(id="range"), args=[_end]):
            return (ast.Constant(n) for n in count())
        case ast.Call(func=ast.Name(id="range"), args=[start, _end]):
            return (ast.BinOp(start, ast.Add(), ast.Constant(n)) for n in count())
    return ()


def _of_any_length(value: ast.expr) -> str:
    """How mypyc is told that this tuple of things of one kind has any length; "" = it is none, or a short one.

    One of a known length is copied whole wherever it is looked into; and one that begins with a float may be taken for
    unset.
    """
    if not isinstance(value, ast.Tuple) or not value.elts:
        return ""
    makers = {ast.unparse(each.func) if isinstance(each, ast.Call) else "" for each in value.elts}
    if len(makers) == 1 and (maker := makers.pop())[:1].isupper():
        return f"[tuple[{maker}, ...]]"
    with contextlib.suppress(ValueError):
        kinds = [type(each) for each in ast.literal_eval(value)]
        if kinds[0] is float and {*kinds} <= {int, float}:
            return "[tuple[float, ...]]"
        if {*kinds} == {int} and len(kinds) > SHORT:
            return "[tuple[int, ...]]"
    return ""


def _wrap(lines: list[str], kind: ast.expr) -> None:
    """Puts Final[…] round an annotation."""
    for row, column, mark in (
        ((kind.end_lineno or 0) - 1, kind.end_col_offset, "]"),
        (kind.lineno - 1, kind.col_offset, "Final["),
    ):
        lines[row] = lines[row][:column] + mark + lines[row][column:]


def _replace(lines: list[str], node: ast.stmt, told: str) -> None:
    """Writes one line instead of a statement, and empty ones so that the following keep their numbers."""
    rows = slice(node.lineno - 1, node.end_lineno)
    lines[rows] = [told + "\n", *["\n"] * (len(lines[rows]) - 1)]


def mirror(package: Path, target: Path, hit: list[Path]) -> Path:
    """Copies the package below `target`, and once more below its `scratch`, where the hot files are made ready."""
    scratch = target / "scratch"
    for old in [*target.glob("game/**/*.py"), *scratch.glob("game/**/*.py")]:
        if not (package.parent / "game" / str(old).rpartition("/game/")[2]).exists():
            old.unlink()
    names = {path.relative_to(package).with_suffix("") for path in hit}
    for old in target.glob("game/**/*.so"):
        name = old.name.partition(".")[0].removesuffix("__mypyc")
        if old.relative_to(target / "game").with_name(name) not in names:
            old.unlink()
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(package, target / "game", ignore=ignored, dirs_exist_ok=True)
    shutil.copytree(package, scratch / "game", ignore=ignored, dirs_exist_ok=True)
    for path in hit:
        here = scratch / path.relative_to(package.parent)
        here.write_text(for_mypyc(path.read_text(encoding="utf-8")), encoding="utf-8")
    return scratch


def machine_code(scratch: Path, hit: list[str], target: Path, whole: bool) -> None:
    """Compiles these files of `scratch`, and puts the machine code into `target`, which is a copy of the package."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not everybody has it
    from setuptools import setup  # noqa: PLC0415

    with contextlib.chdir(scratch):
        extensions = mypycify(
            ["--config-file=", "--ignore-missing-imports", "--no-warn-unused-ignores", *hit],
            opt_level="2" if whole else "1",
            debug_level="0",
            separate=pieces(hit) if whole else True,
            target_dir="whole" if whole else "parts",
        )
        places = ["--build-lib", str(target.resolve()), "--build-temp", "objects", "--parallel", str(os.cpu_count())]
        setup(name="seachest", ext_modules=extensions, script_args=["--quiet", "build_ext", *places])


def pieces(hit: list[str]) -> list[tuple[list[str], str]]:
    """A piece of machine code for each box, and one for what thinks: calls within a piece cost next to nothing."""
    named: dict[str, list[str]] = {}
    for name in hit:
        _game, area, box, *_more = Path(name).parts
        named.setdefault(f"seachest_{box}" if area == "games" else "seachest_bots", []).append(name)
    return [(files, name) for name, files in named.items()]


def fingerprint(package: Path, whole: bool) -> str:
    """What the copy depends on, in short."""
    parts = [path for path in sorted(package.rglob("*")) if path.suffix in (".py", ".json", ".md")]
    named = [f"{sys.version}{whole}".encode(), *(part.read_bytes() for part in [Path(__file__), *parts])]
    return hashlib.sha256(b"".join(named)).hexdigest()


def main(arguments: list[str]) -> int:
    """Make the copy that the command line asks for, unless it is there already."""
    whole, places = "--whole" in arguments, [each for each in arguments if not each.startswith("-")]
    if "--help" in arguments:
        print((__doc__ or "").strip())
        return 0
    target = Path(places[0]) if places else USUAL
    package, stamp = TOP / "game", target / "compiled-from"
    now = fingerprint(package, whole)
    if stamp.exists() and stamp.read_text() == now:
        return 0
    target.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    hit = hot_files(package)
    scratch = mirror(package, target, hit)
    for folder in ("assets", "maps"):
        with contextlib.suppress(FileExistsError):
            (target / folder).symlink_to(TOP / folder, target_is_directory=True)
    machine_code(scratch, [str(path.relative_to(TOP)) for path in hit], target, whole)
    stamp.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
