"""Assets, maps and user folders are found from source, in a wheel and frozen."""

import stat
import sys

import pytest

from game import paths


@pytest.fixture(autouse=True)
def _looked_for_anew():
    paths.data.cache_clear()
    yield
    paths.data.cache_clear()


def test_source_checkout_has_its_own():
    assert paths.data() == paths.Path(paths.__file__).parent.parent
    assert paths.assets("ui").is_dir()
    assert paths.maps("island.tmx").is_file()


def test_wheel_takes_what_was_packed_even_beside_a_stranger_called_maps(tmp_path, monkeypatch):
    packed = tmp_path / "game" / "_data"
    (packed / "maps").mkdir(parents=True)
    (tmp_path / "maps").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.maps() == packed / "maps"


def test_frozen_program_takes_what_was_unpacked(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets("ui", "lamp.svg") == tmp_path / "assets" / "ui" / "lamp.svg"


@pytest.mark.parametrize("folder", [paths.config_folder, paths.saves_folder, paths.state_folder, paths.cache_folder])
def test_user_folders_are_made_and_private(folder):
    made = folder()
    assert made.is_dir()
    assert folder() == made
    if sys.platform != "win32":
        assert stat.S_IMODE(made.stat().st_mode) == 0o700
