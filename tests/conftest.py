"""What every test needs: no display, no sound, and user folders of its own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

import game.games
from tests.boxes import TOYS
from tests.toy import LANTERNS


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "home" / name.lower()))


@pytest.fixture
def lanterns(monkeypatch):
    """The toy games, laid into the chest for the length of one test; the first of them."""
    monkeypatch.setattr(game.games, "GAMES", (*game.games.GAMES, *TOYS))
    return LANTERNS
