"""Saves on disk: what is kept, what is refused, and that nothing already there is lost."""

import errno
import os

import pytest

from game import paths
from game.core.save import BadSave
from game.storage import autosaves, reading, saves
from game.storage.autosaves import Autosave
from game.storage.saves import CannotSave, NameTaken
from tests.core.test_save import played
from tests.keeping import autosaved, contents, files, taken_up

pytestmark = pytest.mark.usefixtures("lanterns")


def test_a_named_save_comes_back_and_is_listed(tmp_path):
    match = played(22)
    path = saves.save_as(match, "Storm at the pier", "Round 5", tmp_path)
    assert path.name == "Storm at the pier.seachest"
    assert reading.open_save(path).to_document() == match.to_document()
    (saved,) = saves.list_saves(tmp_path)
    assert (saved.name, saved.game, saved.step, saved.caption) == ("Storm at the pier", "lanterns", 22, "Round 5")
    assert saved.players == ("Ann", "Bob", "Cy", "Dee")
    assert saved.saved.endswith("+00:00")
    assert (saved.bad, saved.finished, saved.path) == ("", False, path)


def test_a_finished_match_says_so_in_the_list(tmp_path):
    match = played()
    saves.save_as(match, "x", folder=tmp_path)
    (saved,) = saves.list_saves(tmp_path)
    assert saved.finished
    assert saved.result == match.result()


def test_saves_go_to_the_players_own_folder():
    assert saves.save_as(played(1), "x").parent == paths.saves_folder()
    assert Autosave.begin(played(1)).path.parent == paths.state_folder("autosave")
    assert len(saves.list_saves()) == len(saves.list_autosaves()) == 1
    assert taken_up()[0].step == 1


@pytest.mark.parametrize(
    ("name", "file"),
    [("a/b\\c:d", "a-b-c-d"), ("  spaces. ", "spaces"), ("Größe 🐙", "Größe 🐙"), ("x" * 99, "x" * 60), ("../x", "x")],
)
def test_any_name_gives_a_file_in_the_folder(tmp_path, name, file):
    path = saves.save_as(played(1), name, folder=tmp_path)
    assert path == tmp_path / f"{file}.seachest"
    assert saves.list_saves(tmp_path)[0].name == name.strip()


@pytest.mark.parametrize("name", ["", "  ", "...", "-/-"])
def test_a_save_needs_a_name(tmp_path, name):
    with pytest.raises(CannotSave, match="needs a name"):
        saves.save_as(played(1), name, folder=tmp_path)


def test_a_name_that_is_taken_is_replaced_only_when_told(tmp_path):
    path = saves.save_as(played(1), "x", folder=tmp_path)
    with pytest.raises(NameTaken, match="called “x” already"):
        saves.save_as(played(2), "x", folder=tmp_path)
    assert reading.open_save(path).step == 1
    saves.save_as(played(2), "x", folder=tmp_path, replace=True)
    assert reading.open_save(path).step == 2
    assert files(tmp_path) == ["x.seachest"]


def test_a_bad_file_is_listed_and_never_replaced(tmp_path):
    good = saves.save_as(played(1), "good", folder=tmp_path)
    bad = tmp_path / "bad.seachest"
    bad.write_bytes(good.read_bytes()[:99])
    first, last = saves.list_saves(tmp_path)
    assert (first.path, first.bad) == (good, "")
    assert last.path == bad
    assert last.bad.startswith("bad.seachest: This is no Seachest save, or it is cut off")
    with pytest.raises(CannotSave, match="cannot be read has this name"):
        saves.save_as(played(1), "bad", folder=tmp_path, replace=True)
    assert bad.read_bytes() == good.read_bytes()[:99]


def test_what_cannot_be_opened_says_which_file_and_why(tmp_path):
    with pytest.raises(BadSave, match=r"^none.seachest: The file cannot be read .No such file.* Look whether"):
        reading.open_save(tmp_path / "none.seachest")
    with pytest.raises(BadSave, match="a folder, a pipe or a device lies there"):
        reading.open_save(tmp_path)


def test_an_older_save_survives_a_disk_that_fills_up(tmp_path, monkeypatch):
    path = saves.save_as(played(1), "x", folder=tmp_path)

    def full(_handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match="No space left on device"):
        saves.save_as(played(2), "x", folder=tmp_path, replace=True)
    assert reading.open_save(path).step == 1
    assert len(saves.list_saves(tmp_path)) == 1


def test_a_folder_that_takes_nothing_is_refused_in_words_and_holds_no_saves(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(CannotSave, match=r"could not be saved .Not a directory"):
        saves.save_as(played(1), "x", folder=blocked)
    with pytest.raises(CannotSave, match="Not a directory"):
        Autosave.begin(played(1), blocked)
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked / "data"))
    assert taken_up() is None
    assert saves.list_autosaves() == saves.list_saves() == ()
    with pytest.raises(CannotSave):
        Autosave.begin(played(1))


def test_other_people_on_the_computer_cannot_read_the_secrets_in_a_save(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    autosave.close(match)
    saves.save_as(match, "Mine", folder=tmp_path)
    others = 0o077 if os.name == "posix" else 0
    assert len(files(tmp_path)) == 4
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_mode & others] == []


@pytest.mark.parametrize("kind", ["bot:captain", "bot:mate:furious", "bot:"])
def test_a_save_with_a_bot_that_nobody_knows_is_refused_in_words_and_left_as_it_is(tmp_path, kind):
    match = played(5)
    match.hand_over(2, kind)
    named = saves.save_as(match, "Mutiny", folder=tmp_path)
    autosave = Autosave.begin(match, tmp_path)
    autosave.release()
    journal = autosave.path
    before = contents(tmp_path)
    for path in (named, journal):
        for opened in (reading.open_save, autosaves.resume):
            with pytest.raises(BadSave, match=r"the set-up: This save was changed or damaged \(.+\)") as refused:
                opened(path)
            assert str(refused.value).startswith(path.name)
        assert reading.replay(path).step == 5, "it may be looked at all the same"
    assert contents(tmp_path) == before
