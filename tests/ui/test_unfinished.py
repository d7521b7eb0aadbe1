"""What is unfinished stays: whatever opens a table again, however many windows there are, and on a full disk."""

import errno
import os
import subprocess
import sys

import pytest

from game import paths
from game.play.seating import seating_of
from game.storage.autosaves import Autosave, resume
from game.storage.reading import open_save
from game.storage.saves import list_autosaves, save_as
from game.ui.scenes.play import navigation
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from tests.ui.at_screen import SMALL, key_largo, settings
from tests.ui.at_shell import at_rest

OTHER = """
import sys
from pathlib import Path
from game.storage.autosaves import resume
match, autosave = resume(Path(sys.argv[1]))
print("playing", flush=True)
for _line in sys.stdin:
    seat = match.actors()[0]
    match.play(seat, match.seat(seat).legal[0])
    autosave.keep(match)
    print(match.step, flush=True)
"""


def step(match):
    seat = match.actors()[0]
    match.play(seat, match.seat(seat).legal[0])


def left(seed, steps=1):
    """The journal of a match that was left unfinished."""
    match = key_largo("hhh", seed)
    for _step in range(steps):
        step(match)
    autosave = Autosave.begin(match, caption=seed)
    autosave.release()
    return autosave.path


def journals():
    return sorted(path.name for path in paths.state_folder("autosave").glob("*.journal"))


def at_table(match):
    """A stage with the title below and the table of this match on it."""
    stage = HeadlessApp(Title(), SMALL, settings())
    sit_down(stage.app, match)
    stage.frame()
    return stage


def desk(stage):
    return next(scene for scene in stage.app.scenes if isinstance(scene, TableScene))


def play(stage):
    """A step at the table of this stage."""
    playing = desk(stage).session.playing
    seat = playing.match.actors()[0]
    playing.play(seat, playing.match.seat(seat).legal[0])


def hand_over(stage, kind):
    desk(stage).open_menu()
    stage.scene._hand_to(1, kind)
    stage.frame()


def restart(stage):
    desk(stage).open_menu()
    stage.scene._begin_again()
    stage.frame()


def load(stage, name):
    desk(stage).open_saves()
    at_rest(stage)
    stage.scene._take(next(saved for saved in stage.scene.saves.values() if saved.name == name))
    stage.click("resume")
    stage.advance(200, 20)


def quick_load(stage):
    navigation.quick_load(desk(stage))
    stage.advance(200, 20)


def test_no_way_of_opening_a_table_again_deletes_an_unfinished_match():
    others = {left(str(n)): n for n in range(5)}
    stage = at_table(key_largo("hhb"))
    play(stage)
    save_as(desk(stage).match, "Mine")
    navigation.quick_save(desk(stage))
    for kind in ("bot:mate", "human", "bot:deckhand"):
        hand_over(stage, kind)
        play(stage)
    for way in (restart, quick_load, lambda on: load(on, "Mine"), restart):
        way(stage)
        play(stage)
    assert all(path.exists() for path in others)
    assert {open_save(path).seed for path in others} == {str(n) for n in others.values()}
    reached = {open_save(saved.path).step for saved in list_autosaves() if saved.path not in others}
    assert 4 in reached, "the line of play that was left by restarting"


def test_a_seat_that_changes_hands_keeps_its_slot():
    stage = at_table(key_largo("hhb"))
    for kind in ("bot:mate", "human", "bot:deckhand"):
        hand_over(stage, kind)
        play(stage)
        (name,) = journals()
        kept = open_save(paths.state_folder("autosave") / name)
        assert (kept.players, kept.steps) == (desk(stage).match.players, desk(stage).match.steps)


def test_a_table_at_the_same_moment_keeps_its_slot():
    stage = at_table(seating_of(key_largo("hhb")).match("AAAA"))
    restart(stage)
    assert len(journals()) == 1, "nothing had been played"
    play(stage)
    navigation.quick_save(desk(stage))
    quick_load(stage)
    assert len(journals()) == 1
    play(stage)
    assert open_save(desk(stage).autosave.path).step == 2
    quick_load(stage)
    assert len(journals()) == 2, "what was played since the quick save is still there"


def test_loading_the_match_on_the_table_leads_back_to_the_table():
    stage = at_table(key_largo("hhb"))
    play(stage)
    table = desk(stage)
    table.open_saves()
    at_rest(stage)
    row = str(table.autosave.path)
    stage.scene._take(stage.scene.saves[row])
    assert not stage.scene.delete.enabled
    stage.click("resume")
    assert desk(stage) is table
    assert table.session.showing.viewer is None, "what was private is covered"
    play(stage)
    assert open_save(table.autosave.path).step == 2


def test_the_match_that_was_played_last_is_the_one_to_continue(monkeypatch):
    moments = iter(f"2030-01-01T00:00:{n:02}+00:00" for n in range(60))
    monkeypatch.setattr("game.storage.autosaves.now", lambda: next(moments))
    first = left("first")
    left("second")
    match, autosave = resume(first)
    step(match)
    autosave.keep(match)
    autosave.release()
    assert HeadlessApp(Title(), SMALL, settings()).scene.open.path == first


def test_many_unfinished_matches_are_listed_and_deleted_one_by_one():
    paths_of = [left(str(n)) for n in range(30)]
    stage = at_rest(HeadlessApp(Load(), SMALL, settings()))
    assert len(stage.scene.list.rows) == 30
    assert stage.scene.list.bar.needed
    stage.scene.focus.go_to(f"saves:{stage.scene.list.rows[0]}")
    stage.press("End")
    last = stage.scene.list.rows[-1]
    assert stage.focus == f"saves:{last}"
    stage.press("Enter")
    assert str(stage.scene.chosen.path) == last
    stage.click("delete")
    stage.click("answer:1")
    assert sum(path.exists() for path in paths_of) == 29
    assert last not in stage.scene.list.rows


# ---- another window


@pytest.fixture
def elsewhere():
    """A match that another process plays: (journal, how to make it play a step, the process)."""
    path = left("elsewhere", 3)
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER, path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    assert process.stdout.readline() == "playing\n"

    def other_plays():
        process.stdin.write("\n")
        process.stdin.flush()
        return int(process.stdout.readline())

    yield path, other_plays, process
    process.kill()
    process.communicate()


def test_continue_in_a_second_window_says_so_and_takes_nothing(elsewhere):
    path, other_plays, _process = elsewhere
    stage = HeadlessApp(Title(), SMALL, settings())
    before = path.read_bytes()
    stage.click("continue")
    assert stage.scene.name == "dialog"
    assert "Another Seachest plays this match" in stage.scene.text
    assert path.read_bytes() == before
    assert other_plays() == 4
    assert open_save(path).step == 4


def test_a_copy_of_it_is_a_match_of_its_own(elsewhere):
    path, other_plays, _process = elsewhere
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.click("continue")
    stage.click("answer:1")
    assert desk(stage).match.step == 3
    assert desk(stage).autosave.path != path
    assert stage.scene.name == "veil"
    play(stage)
    play(stage)
    assert other_plays() == 4
    assert (open_save(path).step, open_save(desk(stage).autosave.path).step) == (4, 5)


def test_it_can_be_looked_at_in_the_list_which_says_that_it_is_open(elsewhere):
    path, _other_plays, process = elsewhere
    for n in range(9):
        left(str(n))
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.scene.open = next(saved for saved in list_autosaves() if saved.path == path)
    stage.scene._continue()
    stage.advance(200, 20)
    stage.click("answer:2")
    at_rest(stage)
    assert stage.scene.name == "load"
    assert stage.scene.chosen.path == path
    assert any("open in a window now" in text for text in stage.texts)
    assert not stage.scene.delete.enabled
    process.kill()
    process.wait()
    stage.advance(2000, 100)
    assert not any("open in a window now" in text for text in stage.texts)
    assert stage.scene.delete.enabled
    stage.click("resume")
    assert desk(stage).autosave.path == path, "the system has freed the lock of the process that was killed"


def test_the_title_offers_what_nobody_plays(elsewhere):
    path, _other_plays, _process = elsewhere
    stage = HeadlessApp(Title(), SMALL, settings())
    assert stage.scene.open.path == path
    free = left("free")
    stage.scene.shown()
    assert stage.scene.open.path == free


# ---- a full disk


def full(*_what, **_words):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
def test_a_match_begins_on_a_full_disk_is_told_and_is_kept_as_soon_as_there_is_room(monkeypatch, call):
    folder = paths.state_folder("autosave")
    paths.config_folder()
    with monkeypatch.context() as patch:
        patch.setattr(os, call, full)
        stage = at_table(key_largo("hbb"))
        assert desk(stage).match.step == 0
        assert "No space left on device" in desk(stage).view.look.message
        play(stage)
        assert "No space left on device" in desk(stage).session.playing.trouble
        stage.press("Esc")
        assert "Not saved at the moment" in stage.texts
    assert list(folder.iterdir()) == []
    stage.press("Esc")
    play(stage)
    assert desk(stage).session.playing.trouble == ""
    (name,) = journals()
    assert open_save(folder / name).steps == desk(stage).match.steps


def test_a_seat_changes_hands_on_a_full_disk_too(monkeypatch):
    stage = at_table(key_largo("hbb"))
    path = desk(stage).autosave.path
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        hand_over(stage, "human")
        assert "No space left on device" in desk(stage).session.playing.trouble
        assert path.read_bytes() == before
    play(stage)
    assert open_save(path).players == desk(stage).match.players
    assert open_save(path).step == 1
