"""What every test needs: no display, no sound, and user folders of its own."""

import gc
import os
import sys
from collections import defaultdict
from itertools import count
from zlib import crc32

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYTHONDONTWRITEBYTECODE"] = ""  # of hundreds of processes none compiles the program again

import pytest
from hypothesis import HealthCheck, settings

import game.games
from game import paths
from tests.boxes import TOYS
from tests.coves import BUOYS_ON_MAPS, draw
from tests.toy import LANTERNS

sys.dont_write_bytecode = False

FEW, MANY = 40, 100
"""How many examples a property is tried with that says nothing of it itself: in `make test`, and in `make test-all`."""


def pytest_configure(config):
    """No test looks at a clock: a busy machine is not a fault."""
    examples = MANY if all_asked_for(config) else FEW
    settings.register_profile(
        "calm", deadline=None, max_examples=examples, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("calm")


def pytest_collection_finish():
    """What every test holds on to, such as the program and a list of all tests, is not searched for garbage again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Of a test marked as a sample one of so many cases in a row is kept, by lot of its name; the others are wide."""
    cases = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sample") and not item.get_closest_marker("wide"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for found in cases.values():
        many = found[0].get_closest_marker("sample").args[0]
        rows = (found[n : n + many] for n in range(0, len(found), many))
        for row in rows:
            for item in sorted(row, key=lambda one: crc32(one.nodeid.encode()))[1:]:
                item.add_marker("wide")


def all_asked_for(config):
    """Whether nothing is left out: `make test` leaves out what is marked as wide, `make test-all` does not."""
    return not config.option.markexpr


HOMES = count()


@pytest.fixture(autouse=True, name="home")
def _home(tmp_path_factory, monkeypatch):
    """A home of its own for each test, which is there once somebody keeps something in it."""
    home = tmp_path_factory.getbasetemp() / f"home{next(HOMES)}"
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home


@pytest.fixture
def lanterns(monkeypatch):
    """The toy games, laid into the chest for the length of one test; the first of them."""
    monkeypatch.setattr(game.games, "ADDED", TOYS)
    return LANTERNS


@pytest.fixture
def box(tmp_path, monkeypatch):
    """The folder of the maps in the box, with the cove in it; the toy that is played there is in the chest."""
    folder = tmp_path / "box"
    folder.mkdir()
    draw(folder / "cove.tmx")
    monkeypatch.setattr(paths, "maps", folder.joinpath)
    monkeypatch.setattr(game.games, "ADDED", (BUOYS_ON_MAPS,))
    return folder


@pytest.fixture
def own():
    """The user's folder of maps."""
    return paths.user_maps_folder()
