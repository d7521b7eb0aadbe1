"""Who may import whom: read from the sources, so that no import can be missed by not running."""

import ast
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from game.games import ANNOUNCED, GAMES
from game.games import BOXES as LISTED

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "game").rglob("*.py"))
BOXES = sorted(path.name for path in (ROOT / "game" / "games").iterdir() if (path / "__init__.py").is_file())

# Areas of the program and what each may import of it, beside itself and `words`.
MAY_IMPORT = {
    "core": set(),
    "board": {"core", "disk"},
    "kit": {"core"},
    "games": {"core", "board", "kit", "paths"},
    "bots": {"core", "games"},
    "puzzles": {"core", "bots", "games"},
    "arena": {"core", "bots", "games"},
    "research": {"core", "bots", "arena", "games", "kit"},
    "disk": set(),
    "storage": {"core", "bots", "disk", "games", "maps", "paths", "puzzles"},
    "logbook": {"core", "bots", "disk", "games", "maps", "paths", "storage"},
    "daily": {"core", "bots", "games", "logbook", "maps", "storage"},
    "play": {"core", "kit", "bots", "games", "log", "logbook", "maps", "puzzles", "storage"},
    "ui": {"core", "kit", "board", "bots", "daily", "games", "logbook", "play", "disk", "maps", "paths", "storage"}
    | {"log", "puzzles"},
    "words": set(),
    "paths": set(),
    "maps": {"core", "board", "disk", "games", "paths"},
}
LATE = {"arena": {"research"}}
"""Those that look an outside judge up by its name when they are asked for it."""

ROOMS = {
    "top": set(),
    "knowledge": {"top"},
    "rules": {"top", "knowledge"},
    "bot": {"top", "knowledge", "rules"},
    "looks": {"top", "knowledge"},
    "text": {"top", "knowledge", "looks"},
    "hints": {"top", "knowledge", "text"},
    "table": {"top", "knowledge", "looks", "text"},
    "lessons": {"top", "knowledge"},
}
"""The rooms of a box, the folder itself as "top", and what each may import besides itself."""

OPTIONAL = {"lessons"}
"""The rooms that a box can do without."""

PROSPECTS = "bot.prospects"
"""The one module of a bot that hints may ask: a View goes in, plain data comes out, never a State."""

MOST_FILES = 24
"""In one folder of the program: what somebody still takes in at a glance."""

NO_CLOCK_NO_FILE = {"datetime", "io", "os", "pathlib", "shutil", "sys", "tempfile", "threading", "time"}


def module(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path): path for path in FILES}


@cache
def imported(path):
    """Every module that this file imports, anywhere in it; `from a import b` means a.b where there is such a module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: say where from"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found.update({name if name in MODULES else node.module for name in names})
    return found


def own(path):
    return {name for name in imported(path) if name.split(".")[0] == "game" and name != "game"}


def area(name):
    return name.split(".")[1]


def inside(*folder):
    files = [path for path in FILES if path.is_relative_to(ROOT.joinpath("game", *folder))]
    assert files, folder
    return files


def test_there_is_something_to_read():
    assert len(FILES) > 30
    assert sorted(game.id for game in GAMES) == sorted(LISTED)
    assert set(LISTED) <= set(BOXES) <= {*LISTED, *(box for box, *_cover in ANNOUNCED)}, "begun, but not announced"


@pytest.mark.parametrize("who", MAY_IMPORT)
def test_imports_go_one_way(who):
    files = [path for path in FILES if module(path).split(".")[1:2] == [who]]
    assert files
    for path in files:
        late = LATE.get(who, set()) | LATE.get(path.relative_to(ROOT / "game").as_posix(), set())
        strangers = {area(name) for name in own(path)} - {who, "words", "__version__"} - MAY_IMPORT[who] - late
        assert not strangers, f"{path} imports {strangers}"


@pytest.mark.parametrize("box", BOXES)
def test_a_box_imports_core_kit_board_and_itself(box):
    for path in inside("games", box):
        names = own(path)
        assert {area(name) for name in names} <= {"core", "board", "games", "kit", "paths", "words"}, path
        games = {name for name in names if area(name) == "games"} - {"game.games"}
        assert all(name == f"game.games.{box}" or name.startswith(f"game.games.{box}.") for name in games), path


def room(box, name):
    """The room of this box in which a module lies; None for one of somewhere else, "" for the box as a whole."""
    parts = name.split(".")
    if parts[:3] != ["game", "games", box]:
        return None
    if len(parts) == 3:
        return ""
    return parts[3] if parts[3] in ROOMS else "top"


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_the_rooms_that_all_have(box):
    folders = {path.name for path in (ROOT / "game" / "games" / box).iterdir() if (path / "__init__.py").is_file()}
    rooms = set(ROOMS) - {"top"}
    assert folders | OPTIONAL == rooms if box in LISTED else folders <= rooms


@pytest.mark.parametrize("box", BOXES)
def test_arrows_between_the_rooms_of_a_box_go_one_way(box):
    for path in inside("games", box):
        here = room(box, module(path))
        if not here:
            continue  # the record of the box names something of every room
        for name in own(path):
            there = room(box, name)
            asked = here == "hints" and name.startswith(f"game.games.{box}.{PROSPECTS}")
            assert there in {None, here, *ROOMS[here]} or asked, f"{path} imports {name}"


def reached(start):
    """All modules that importing this one brings in, late imports counted."""
    seen, ahead = set(), [start]
    while ahead:
        name = ahead.pop()
        if name not in seen and name in MODULES:
            seen.add(name)
            ahead += imported(MODULES[name])
    return seen


@pytest.mark.parametrize("box", LISTED)
def test_what_lays_the_table_never_reaches_the_truth(box):
    """Neither over their own imports nor over others' do table, text and looks come to rules or bots."""
    for path in [*inside("games", box, "table"), *inside("games", box, "text"), *inside("games", box, "looks")]:
        rooms = {room(box, name) for name in reached(module(path)) if name != module(path)}
        assert not rooms & {"rules", "bot"}, path


@pytest.mark.parametrize("box", LISTED)
def test_hints_hold_no_state(box):
    for path in inside("games", box, "hints"):
        text = path.read_text("utf-8")
        assert not {name for name in own(path) if room(box, name) == "rules"}, path
        assert not re.search(r"\b(State|imagine|clone)\b", re.sub(r'"[^"]*"', "", text)), path


def test_no_import_comes_back_to_where_it_began():
    """Late imports and those for types alone are counted."""
    graph = {name: own(path) for name, path in MODULES.items()}
    done, names = set(), list(graph)

    def follow(name, way):
        assert name not in way, "a circle: " + " -> ".join([*way[way.index(name) :], name])
        if name in done or name not in graph:
            return
        for target in sorted(graph[name] & set(graph)):
            if target != name and not name.startswith(f"{target}."):
                follow(target, [*way, name])
        done.add(name)

    for name in names:
        follow(name, [])


def test_no_folder_holds_more_than_one_takes_in_at_a_glance():
    for folder in {path.parent for path in FILES}:
        assert len(list(folder.glob("*.py"))) <= MOST_FILES, folder


def test_only_the_gate_calls_the_rules():
    """Screen, saves and commands have the Game record, and leave its rules to the Match."""
    calls = re.compile(r"\bgame\.(setup|legal|apply|look|imagine)\(")
    for path in [
        *inside("ui"),
        *inside("play"),
        *inside("commands"),
        *inside("storage"),
        ROOT / "game" / "maps.py",
    ]:
        assert not calls.search(path.read_text("utf-8")), path
        boxes = {name for name in own(path) for box in BOXES if name.startswith(f"game.games.{box}")}
        assert not boxes, path


def test_the_core_knows_no_clock_and_no_file():
    for path in inside("core"):
        outside = {name.split(".")[0] for name in imported(path)}
        assert not outside & NO_CLOCK_NO_FILE, path
        assert not re.search(r"\bopen\(", path.read_text("utf-8")), path


@pytest.mark.parametrize(("library", "home"), [("pygame", "game/ui/"), ("pytmx", "game/board/tiled.py")])
def test_a_library_lives_in_one_place(library, home):
    users = {
        path.relative_to(ROOT).as_posix() for path in FILES if library in {n.split(".")[0] for n in imported(path)}
    }
    assert users
    assert all(user.startswith(home) for user in users), users


def test_nothing_that_runs_needs_the_tools_that_build():
    for path in FILES:
        if path.is_relative_to(ROOT / "game" / "research"):
            continue  # what an extra brings may be used there, and nothing else imports it
        outside = {name.split(".")[0] for name in imported(path)}
        if path.relative_to(ROOT).as_posix() == "game/ui/scenes/replay/encoder.py":
            outside -= {"PIL"}  # an extra, too: it says itself whether that is there
        assert not outside & {"numpy", "PIL", "shapely", "fontTools", "pytest", "hypothesis", "build", "tests"}, path


@pytest.mark.parametrize("folder", ["core", "board", "bots", "arena", "research", "kit", "play", "ui"])
def test_nobody_but_the_chest_names_a_game(folder):
    names = re.compile("|".join(re.escape(name) for game in GAMES for name in (game.id, game.title)), re.IGNORECASE)
    for path in inside(folder):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                node.body[0].value.value = ""  # a docstring may give an example
            text = getattr(node, "id", None) or (node.value if isinstance(node, ast.Constant) else None)
            assert not (isinstance(text, str) and names.search(text)), f"{path}: {text}"


def test_rules_bots_and_saves_run_without_a_screen():
    quiet = "game.storage.autosaves, game.games, game.bots.worker, game.play.session, game.arena"
    script = f"import sys, {quiet}; assert 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)


def test_pygame_is_the_community_edition_alone():
    import pygame

    assert pygame.IS_CE
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
