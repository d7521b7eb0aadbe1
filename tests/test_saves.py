"""Saves on disk: what is kept, what is refused, and that nothing already there is lost."""

import errno
import os
from pathlib import Path

import pytest

from game import paths, saves
from game.core.save import BadSave
from game.games import start_match
from game.saves import Autosave, CannotSave, NameTaken
from tests.core.test_save import PLAYERS, played
from tests.keeping import taken_up

pytestmark = pytest.mark.usefixtures("lanterns")


def step(match):
    seat = match.actors()[0]
    match.play(seat, match.seat(seat).legal[0])


def files(folder):
    return sorted(path.name for path in folder.iterdir())


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def autosaved(folder, steps):
    """An autosave of a match of so many steps, kept after each."""
    match = start_match("lanterns", PLAYERS, f"{steps} steps")
    autosave = Autosave.begin(match, folder)
    while match.step < steps and not match.over:
        step(match)
        autosave.keep(match, f"after step {match.step}")
    return match, autosave


def test_a_named_save_comes_back_and_is_listed(tmp_path):
    match = played(22)
    path = saves.save_as(match, "Storm at the pier", "Round 5", tmp_path)
    assert path.name == "Storm at the pier.seachest"
    assert saves.open_save(path).to_document() == match.to_document()
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
    assert saves.open_save(path).step == 1
    saves.save_as(played(2), "x", folder=tmp_path, replace=True)
    assert saves.open_save(path).step == 2
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
        saves.open_save(tmp_path / "none.seachest")
    with pytest.raises(BadSave, match="Is a directory"):
        saves.open_save(tmp_path)


def test_an_older_save_survives_a_disk_that_fills_up(tmp_path, monkeypatch):
    path = saves.save_as(played(1), "x", folder=tmp_path)

    def full(_handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match="No space left on device"):
        saves.save_as(played(2), "x", folder=tmp_path, replace=True)
    assert saves.open_save(path).step == 1
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


def test_every_step_and_every_undo_is_on_the_disk_when_keep_returns(tmp_path):
    match = played(20)
    autosave = Autosave.begin(match, tmp_path)
    taken_back = 0
    while not match.over:
        step(match)
        autosave.keep(match)
        assert saves.open_save(autosave.path).steps == match.steps
        seat = match.steps[-1][0]
        if match.can_undo(seat):
            taken_back += 1
            for change in (match.undo, match.redo):
                change(seat)
                autosave.keep(match)
                assert saves.open_save(autosave.path).steps == match.steps
    assert taken_back


def test_a_match_is_recovered_and_goes_on_in_the_same_journal(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    again, journal = taken_up(tmp_path)
    assert again.to_document() == match.to_document()
    assert journal.path == autosave.path
    step(again)
    journal.keep(again)
    assert saves.open_save(autosave.path).step == 6
    assert files(tmp_path) == ["000001.journal"]


def test_the_torn_line_of_a_killed_writer_is_dropped_before_the_next(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    with autosave.path.open("ab") as file:
        file.write(b'{"type":"play","st')
    again, journal = taken_up(tmp_path)
    assert again.step == 5
    step(again)
    journal.keep(again)
    step(match)
    assert saves.open_save(autosave.path).steps == match.steps


def test_the_newest_unfinished_match_is_recovered(tmp_path):
    assert taken_up(tmp_path) is None
    unfinished, _autosave = autosaved(tmp_path, 3)
    finished, _autosave = autosaved(tmp_path, 99)
    assert finished.over
    assert taken_up(tmp_path)[0].steps == unfinished.steps
    assert [saved.finished for saved in saves.list_autosaves(tmp_path)] == [True, False]
    assert [saved.caption for saved in saves.list_autosaves(tmp_path)] == [
        f"after step {finished.step}",
        "after step 3",
    ]


def test_the_three_newest_matches_are_kept(tmp_path):
    for steps in range(1, 6):
        match, autosave = autosaved(tmp_path, steps)
        autosave.close(match)
    assert files(tmp_path) == [f"00000{n}.{end}" for n in (3, 4, 5) for end in ("journal", "seachest")]
    assert [saved.step for saved in saves.list_autosaves(tmp_path)] == [5, 4, 3]


def test_a_damaged_journal_is_reported_and_its_full_save_taken_up_in_a_new_one(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    autosave.close(match)
    lines = autosave.path.read_bytes().split(b"\n")
    autosave.path.write_bytes(b"\n".join([lines[0], b"#", *lines[2:]]))
    before = contents(tmp_path)
    assert [saved.path.suffix for saved in saves.list_autosaves(tmp_path)] == [".journal", ".seachest"]
    assert "000001.journal, line 2: The journal is damaged" in saves.list_autosaves(tmp_path)[0].bad
    again, journal = taken_up(tmp_path)
    assert again.steps == match.steps
    step(again)
    journal.keep(again)
    after = contents(tmp_path)
    assert after.pop("000002.journal")
    assert after == before


def test_bad_autosaves_are_never_deleted(tmp_path):
    for n in (1, 2):
        (tmp_path / f"00000{n}.journal").write_bytes(b"")
        (tmp_path / f"00000{n}.seachest").write_bytes(b"{}")
    for steps in range(1, 6):
        autosaved(tmp_path, steps)
    assert files(tmp_path)[:4] == ["000001.journal", "000001.seachest", "000002.journal", "000002.seachest"]
    assert len(files(tmp_path)) == 4 + saves.KEPT
    assert [bool(saved.bad) for saved in saves.list_autosaves(tmp_path)] == [False] * 3 + [True] * 4


def test_an_empty_journal_does_not_hide_an_older_match(tmp_path):
    match, _autosave = autosaved(tmp_path, 3)
    (tmp_path / "000002.journal").touch()
    assert taken_up(tmp_path)[0].steps == match.steps
    assert saves.list_autosaves(tmp_path)[0].bad == (
        "000002.journal: The journal was cut off before the match began. Nothing was played in it."
    )


def test_a_full_disk_is_told_and_caught_up_with_later(tmp_path, monkeypatch):
    match, autosave = autosaved(tmp_path, 3)
    real, before = os.fsync, autosave.path.read_bytes()

    def full(_handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for _try in range(2):
        step(match)
        with pytest.raises(CannotSave, match=r"No space left on device.*play on"):
            autosave.keep(match)
        assert autosave.path.read_bytes() == before
    monkeypatch.setattr(os, "fsync", real)
    autosave.keep(match)
    assert saves.open_save(autosave.path).steps == match.steps


def test_two_programs_do_not_write_into_one_journal(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    other, journal = taken_up(tmp_path)
    step(other)
    journal.keep(other)
    before = autosave.path.read_bytes()
    step(match)
    with pytest.raises(CannotSave, match="Another Seachest"):
        autosave.keep(match)
    assert autosave.path.read_bytes() == before


def test_foreign_files_in_the_folder_are_left_alone(tmp_path):
    Path(tmp_path / "notes.txt").write_text("mine")
    Path(tmp_path / "best.seachest").write_text("mine too")
    autosaved(tmp_path, 1)
    assert len(saves.list_autosaves(tmp_path)) == 1
    assert Path(tmp_path / "best.seachest").read_text() == "mine too"


def test_other_people_on_the_computer_cannot_read_the_secrets_in_a_save(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    autosave.close(match)
    saves.save_as(match, "Mine", folder=tmp_path)
    others = 0o077 if os.name == "posix" else 0
    assert len(files(tmp_path)) == 3
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_mode & others] == []


@pytest.mark.parametrize("kind", ["bot:captain", "bot:mate:furious", "bot:"])
def test_a_save_with_a_bot_that_nobody_knows_is_refused_in_words_and_left_as_it_is(tmp_path, kind):
    match = played(5)
    match.hand_over(2, kind)
    named = saves.save_as(match, "Mutiny", folder=tmp_path)
    journal = Autosave.begin(match, tmp_path).path
    before = contents(tmp_path)
    for path in (named, journal):
        for opened in (saves.open_save, saves.resume):
            with pytest.raises(BadSave, match=r"the set-up: This save was changed or damaged \(.+\)") as refused:
                opened(path)
            assert str(refused.value).startswith(path.name)
        assert saves.replay(path).step == 5, "it may be looked at all the same"
    assert contents(tmp_path) == before


def test_a_named_save_is_taken_up_without_a_journal_until_somebody_begins_one(tmp_path):
    path = saves.save_as(played(5), "Calm", folder=tmp_path)
    match, autosave = saves.resume(path)
    assert (match.step, autosave) == (5, None)
    assert files(tmp_path) == ["Calm.seachest"]
