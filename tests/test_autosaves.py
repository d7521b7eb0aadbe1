"""Autosaves: every step is on the disk, one program plays a match at a time, and no unfinished match ever goes."""

import errno
import os
from pathlib import Path

import pytest

from game.core.save import BadSave
from game.storage import autosaves, locks, reading, saves
from game.storage.autosaves import KEPT, Autosave, PlayedElsewhere
from game.storage.saves import CannotSave
from tests.core.test_save import played
from tests.keeping import autosaved, contents, files, killed, step, taken_up

pytestmark = pytest.mark.usefixtures("lanterns")


def left(folder, steps):
    """An autosave of a match whose table was left after so many steps."""
    match, autosave = autosaved(folder, steps)
    autosave.close(match)
    autosave.release()
    return match, autosave


def test_every_step_and_every_undo_is_on_the_disk_when_keep_returns(tmp_path):
    match = played(20)
    autosave = Autosave.begin(match, tmp_path)
    taken_back = 0
    while not match.over:
        step(match)
        autosave.keep(match)
        assert reading.open_save(autosave.path).steps == match.steps
        seat = match.steps[-1][0]
        if match.can_undo(seat):
            taken_back += 1
            for change in (match.undo, match.redo):
                change(seat)
                autosave.keep(match)
                assert reading.open_save(autosave.path).steps == match.steps
    assert taken_back


def test_the_disk_has_all_of_a_step_before_keep_returns(tmp_path, monkeypatch):
    match, autosave = autosaved(tmp_path, 5)
    real, settled = os.fsync, {}

    def sync(handle):
        settled[os.fstat(handle).st_ino] = os.fstat(handle).st_size
        real(handle)

    monkeypatch.setattr(os, "fsync", sync)
    step(match)
    autosave.keep(match)
    autosave.close(match)
    for path in (autosave.path, autosave.path.with_suffix(reading.SAVE)):
        assert settled[path.stat().st_ino] == path.stat().st_size > 0


def test_a_match_is_recovered_and_goes_on_in_the_same_journal(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    killed(autosave)
    again, journal = taken_up(tmp_path)
    assert again.to_document() == match.to_document()
    assert journal.path == autosave.path
    step(again)
    journal.keep(again)
    assert reading.open_save(autosave.path).step == 6
    journal.release()
    assert files(tmp_path) == ["000001.journal"]


def test_the_torn_line_of_a_killed_writer_is_dropped_before_the_next(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    with autosave.path.open("ab") as file:
        file.write(b'{"type":"play","st')
    killed(autosave)
    assert "not written to the end" in saves.list_autosaves(tmp_path)[0].torn
    again, journal = taken_up(tmp_path)
    assert again.step == 5
    assert "not written to the end" in journal.warning
    step(again)
    journal.keep(again)
    step(match)
    assert reading.open_save(autosave.path).steps == match.steps
    assert not saves.list_autosaves(tmp_path)[0].torn


def test_a_last_line_that_lacks_only_its_end_is_played_on_from(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    killed(autosave)
    os.truncate(autosave.path, autosave.path.stat().st_size - 1)
    again, journal = taken_up(tmp_path)
    assert (again.step, journal.warning) == (5, "")
    step(again)
    journal.keep(again)
    step(match)
    found = reading.read(autosave.path)
    assert found.document.steps == match.to_document().steps and not found.lost


def test_the_newest_unfinished_match_is_recovered(tmp_path):
    assert taken_up(tmp_path) is None
    unfinished, _autosave = left(tmp_path, 3)
    finished, _autosave = left(tmp_path, 99)
    assert finished.over
    assert taken_up(tmp_path)[0].steps == unfinished.steps
    assert [saved.finished for saved in saves.list_autosaves(tmp_path)] == [True, False]
    assert [saved.caption for saved in saves.list_autosaves(tmp_path)] == [
        f"after step {finished.step}",
        "after step 3",
    ]


def test_only_finished_matches_are_forgotten_the_oldest_first(tmp_path):
    for steps in (1, 95, 2, 96, 97, 3, 98, 99, 4):
        left(tmp_path, steps)
    kept = saves.list_autosaves(tmp_path)
    assert [saved.step for saved in kept if not saved.finished] == [4, 3, 2, 1]
    assert [saved.path.stem for saved in kept if saved.finished] == ["000008", "000007", "000005"]
    assert len(files(tmp_path)) == 2 * (4 + KEPT)


def test_a_finished_match_whose_table_is_open_is_not_forgotten(tmp_path):
    open_ones = [autosaved(tmp_path, steps)[1] for steps in range(95, 95 + KEPT + 1)]
    left(tmp_path, 99)
    assert all(autosave.path.exists() for autosave in open_ones)


def test_a_damaged_journal_is_reported_and_its_full_save_taken_up_in_a_new_one(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    autosave.close(match)
    autosave.release()
    lines = autosave.path.read_bytes().split(b"\n")
    autosave.path.write_bytes(b"\n".join([lines[0], b"#", *lines[2:]]))
    before = contents(tmp_path)
    full, damaged = saves.list_autosaves(tmp_path)
    assert (full.path.suffix, full.step, full.lost) == (".seachest", 5, "")
    assert (damaged.path.suffix, damaged.step) == (".journal", 0)
    assert damaged.lost.startswith("The journal is damaged from line 2 of 6 on")
    again, journal = taken_up(tmp_path)
    assert again.steps == match.steps
    step(again)
    journal.keep(again)
    journal.release()
    after = contents(tmp_path)
    assert after.pop("000002.journal")
    assert after == before


def test_a_damaged_journal_gives_what_was_played_before_the_damage_and_stays_as_it_is(tmp_path):
    match, autosave = autosaved(tmp_path, 5)
    autosave.release()
    raw = autosave.path.read_bytes()
    for damaged in (raw[:-2] + b"\n", raw.replace(b'"step":5', b'"step":6'), raw.replace(b'"step":5', b'"step":"5"')):
        autosave.path.write_bytes(damaged)
        assert "line 6 of 6 on" in saves.list_autosaves(tmp_path)[0].lost
        again, journal = autosaves.resume(autosave.path)
        assert (again.steps, journal) == (match.steps[:4], None)
        assert autosave.path.read_bytes() == damaged
    for _match in range(autosaves.KEPT + 1):
        autosaved(tmp_path, 99)[1].release()
    assert autosave.path.read_bytes() == damaged, "what is damaged is never deleted unasked"


def test_bad_autosaves_are_never_deleted(tmp_path):
    for n in (1, 2):
        (tmp_path / f"00000{n}.journal").write_bytes(b"")
        (tmp_path / f"00000{n}.seachest").write_bytes(b"{}")
    for steps in (95, 96, 97, 98, 99, 1):
        left(tmp_path, steps)
    assert files(tmp_path)[:4] == ["000001.journal", "000001.seachest", "000002.journal", "000002.seachest"]
    assert len(files(tmp_path)) == 4 + 2 * (KEPT + 1)
    assert [bool(saved.bad) for saved in saves.list_autosaves(tmp_path)] == [False] * (KEPT + 1) + [True] * 4


def test_an_empty_journal_does_not_hide_an_older_match(tmp_path):
    match, _autosave = left(tmp_path, 3)
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
    assert reading.open_save(autosave.path).steps == match.steps


def test_a_match_that_is_being_played_is_not_taken_up_and_not_touched(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    with autosave.path.open("ab") as file:
        file.write(b'{"type":"play","st')
    before = contents(tmp_path)
    assert autosaves.played(autosave.path)
    with pytest.raises(PlayedElsewhere, match="Another Seachest plays this match"):
        autosaves.resume(autosave.path)
    with pytest.raises(PlayedElsewhere):
        autosaves.delete(saves.list_autosaves(tmp_path)[0])
    assert contents(tmp_path) == before
    assert reading.open_save(autosave.path).steps == match.steps, "a copy of it can be opened"
    autosave.release()
    assert not autosaves.played(autosave.path)
    assert autosaves.resume(autosave.path)[0].step == 3


def test_a_match_that_cannot_be_opened_is_not_locked_by_the_attempt(tmp_path):
    _match, autosave = left(tmp_path, 3)
    autosave.path.write_bytes(b"{}")
    with pytest.raises(BadSave):
        autosaves.resume(autosave.path)
    assert files(tmp_path) == ["000001.journal", "000001.seachest"]


def test_the_same_table_is_begun_in_the_journal_where_it_stands_already(tmp_path):
    match, autosave = left(tmp_path, 3)
    named = reading.open_save(saves.save_as(match, "Calm", folder=tmp_path))
    again = autosaves.begin(named, tmp_path)
    assert again.path == autosave.path
    step(named)
    again.keep(named)
    assert autosaves.begin(reading.open_save(tmp_path / "Calm.seachest"), tmp_path).path is None


def test_a_seat_that_changes_hands_is_kept_in_the_same_journal(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    for kind in ("bot:mate", "human", "bot:deckhand"):
        match.hand_over(0, kind)
        autosave.keep(match)
        step(match)
        autosave.keep(match)
        kept = reading.open_save(autosave.path)
        assert (kept.players, kept.steps) == (match.players, match.steps)
    assert len(saves.list_autosaves(tmp_path)) == 1


def test_a_journal_that_somebody_removed_is_written_anew(tmp_path):
    match, autosave = autosaved(tmp_path, 3)
    autosave.path.unlink()
    step(match)
    autosave.keep(match)
    assert reading.open_save(autosave.path).steps == match.steps


def test_deleting_an_autosave_removes_all_of_it(tmp_path):
    left(tmp_path, 3)
    autosaves.delete(saves.list_autosaves(tmp_path)[0])
    assert files(tmp_path) == []


def test_where_the_disk_knows_no_locks_it_is_said_and_two_programs_do_not_mix_their_steps(tmp_path, monkeypatch):
    monkeypatch.setattr(locks, "_lock", lambda handle: False)
    match, autosave = autosaved(tmp_path, 3)
    assert "one window only" in autosave.warning
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


def test_a_named_save_is_taken_up_without_a_journal_until_somebody_begins_one(tmp_path):
    path = saves.save_as(played(5), "Calm", folder=tmp_path)
    match, autosave = autosaves.resume(path)
    assert (match.step, autosave) == (5, None)
    assert files(tmp_path) == ["Calm.seachest"]
