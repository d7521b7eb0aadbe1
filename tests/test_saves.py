"""Saves on disk: what is kept, what is refused, and that nothing already there is lost."""

import errno
import os
from contextlib import suppress

import pytest

from game import paths
from game.core.save import BadSave
from game.storage import autosaves, reading, saves
from game.storage.autosaves import Autosave
from game.storage.saves import CannotSave, NameTaken
from tests.core.test_save import played
from tests.injector import Injector, Killed
from tests.keeping import autosaved, contents, files, taken_up

pytestmark = pytest.mark.usefixtures("lanterns")


def test_a_named_save_comes_back_and_is_listed(tmp_path):
    match = played(22)
    path = saves.save_as(match, "Storm at the pier", "Round 5", tmp_path)
    assert path.name == "Storm at the pier.seachest"
    assert reading.open_save(path).to_document() == match.to_document()
    (saved,) = saves.list_saves(tmp_path)
    assert (saved.name, saved.game, saved.step, saved.caption) == ("Storm at the pier", "lanterns", 22, "Round 5")
    assert [(each.name, each.colour) for each in saved.players] == [("Ann", 0), ("Bob", 1), ("Cy", 2), ("Dee", 4)]
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


# ---- another name


def listed(folder):
    return {saved.name: saved for saved in saves.list_saves(folder)}


def test_a_save_gets_another_name_and_nothing_else_of_it_changes(tmp_path):
    match = played(22)
    saves.save_as(match, "Storm", "Round 5", tmp_path)
    before = listed(tmp_path)["Storm"]
    path = saves.rename(before, "  Calm: later ")
    assert files(tmp_path) == ["Calm- later.seachest"] == [path.name]
    after = listed(tmp_path)["Calm: later"]
    assert (after.saved, after.step, after.caption) == (before.saved, before.step, before.caption)
    assert reading.open_save(path).to_document() == match.to_document()


@pytest.mark.parametrize("name", ["two\nlines", "x" * 500, "a\u202eb", "\ud800"])
def test_an_odd_name_becomes_a_line_that_can_be_read_again(tmp_path, name):
    saves.save_as(played(3), "mine", folder=tmp_path)
    saves.rename(listed(tmp_path)["mine"], name + "!")
    (saved,) = saves.list_saves(tmp_path)
    assert not saved.bad and len(saved.name) <= 200


def test_a_name_of_the_same_file_is_written_into_it(tmp_path):
    saves.save_as(played(3), "a:b", folder=tmp_path)
    saves.rename(listed(tmp_path)["a:b"], "a-b")
    assert files(tmp_path) == ["a-b.seachest"] and set(listed(tmp_path)) == {"a-b"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "needs a name"),
        (" ./. ", "needs a name"),
        ("other", "called “other” already"),
        ("broken", "cannot be read has this name"),
    ],
)
def test_a_name_that_cannot_be_one_is_refused_and_nothing_changes(tmp_path, name, words):
    saves.save_as(played(3), "mine", folder=tmp_path)
    saves.save_as(played(3), "other", folder=tmp_path)
    (tmp_path / "broken.seachest").write_bytes(b"{")
    before = contents(tmp_path)
    with pytest.raises(CannotSave, match=words):
        saves.rename(listed(tmp_path)["mine"], name)
    assert contents(tmp_path) == before


def test_only_a_sound_save_under_a_name_is_renamed(tmp_path):
    (tmp_path / "broken.seachest").write_bytes(b"{")
    (tmp_path / "auto").mkdir()
    autosaved(tmp_path / "auto", 3)
    for saved in (*saves.list_saves(tmp_path), *saves.list_autosaves(tmp_path / "auto")):
        with pytest.raises(CannotSave, match="Only a save under a name"):
            saves.rename(saved, "mine")


DEEDS = {
    "rename": (lambda saved, _later: saves.rename(saved, "Calm"), {("Calm", 22)}),
    "replace": (lambda old, later: saves.save_as(later, "Storm", "", old.path.parent, replace=True), {("Storm", 25)}),
    "save": (lambda old, later: saves.save_as(later, "Calm", "", old.path.parent), {("Storm", 22), ("Calm", 25)}),
}
"""What is done beside a save called "Storm" of 22 steps, and what there is when it is done."""


@pytest.mark.parametrize("number", [errno.ENOSPC, None], ids=["full", "killed"])
@pytest.mark.parametrize("deed", DEEDS)
def test_ended_at_any_call_each_save_is_whole_and_nothing_is_lost(tmp_path, monkeypatch, deed, number):
    """A disk that is full, or a program that is killed, at each write, sync, rename and removal in turn."""
    do, done = DEEDS[deed]
    earlier, later, turn = played(22), played(25), 0
    while True:
        folder = tmp_path / str(turn)
        folder.mkdir()
        saves.save_as(earlier, "Storm", folder=folder)
        with monkeypatch.context() as patch:
            (saved,) = saves.list_saves(folder)
            injector = Injector(patch, folder, turn, number)
            with suppress(CannotSave, Killed):
                do(saved, later)
        left = {(saved.name, reading.open_save(saved.path).step) for saved in saves.list_saves(folder)}
        if not injector.struck:
            break
        assert left and left <= {("Storm", 22), *done}
        turn += 1
    assert turn > 4 and left == done


@pytest.mark.parametrize("name", ["NUL", "con.txt", "Com1"])
def test_no_save_is_called_as_a_device_is(tmp_path, name):
    assert saves.save_as(played(1), name, folder=tmp_path).name == f"{name}-.seachest"
    assert set(listed(tmp_path)) == {name}
