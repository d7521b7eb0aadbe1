"""From a saved game to its table: what happens on the way, whatever comes between."""

import errno
import os

import pytest

from game.core.pins import hashed
from game.core.steps import whole
from game.play.handover import Stage
from game.storage import locks
from game.storage.autosaves import Autosave, played
from game.storage.saves import save_as
from game.ui.scenes.start import rehearsal
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Key
from tests.ui.at_screen import SMALL, key_largo, settings
from tests.ui.at_shell import under_way


def journal():
    """The journal of a match that nobody plays now."""
    autosave = Autosave.begin(under_way())
    autosave.release()
    return autosave.path


def slow(stage):
    """Every look at the clock takes 7 ms from now on: each step of a replay has a frame of its own."""
    real, looks = stage.clock.now, iter(range(0, 10**9, 7))
    stage.clock.now = lambda: real() + next(looks)


def names(stage):
    return [scene.name for scene in stage.app.scenes]


def test_whoever_gives_up_on_the_way_leaves_the_match_as_it_was():
    path = journal()
    before = path.read_bytes()
    for ticks in range(0, 60, 6):
        stage = HeadlessApp(Title(), SMALL, settings())
        slow(stage)
        stage.click("continue")
        for _tick in range(ticks):
            stage.app.tick()
        if "table" in names(stage):
            stage.app.clear_to(Title())
        else:
            assert played(path)
            stage.press("Esc")
        assert not played(path)
        assert path.read_bytes() == before


def test_a_new_table_is_set_in_steps_and_whoever_gives_up_meanwhile_has_none():
    stage = HeadlessApp(Title(), SMALL, settings())
    slow(stage)
    sit_down(stage.app, under_way())
    assert names(stage) == ["title", "sitting"]
    stage.press("Esc")
    assert names(stage) == ["title"]
    sit_down(stage.app, under_way())
    for _tick in range(9):
        stage.app.tick()
    assert names(stage)[:2] == ["title", "table"]


def test_a_seat_that_is_given_away_keeps_the_journal_of_its_table_whatever_comes():
    stage = HeadlessApp(Title(), SMALL, settings())
    sit_down(stage.app, match := under_way())
    autosave = stage.app.scenes[1].autosave
    slow(stage)
    sit_down(stage.app, match, autosave, resumed=True)
    assert stage.app.top.name == "sitting"
    stage.press("Esc")
    assert stage.app.scenes[1].autosave is autosave and played(autosave.path)


def test_a_disk_that_takes_no_lock_keeps_nobody_from_playing_on(monkeypatch):
    path = journal()
    before, real = path.read_bytes(), os.open

    def full(place, flags, *more, **named):
        if flags & os.O_CREAT:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(place, flags, *more, **named)

    monkeypatch.setattr(locks.os, "open", full)
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.click("continue")
    stage.advance(500)
    assert "table" in names(stage)
    assert path.read_bytes() == before


def test_a_quick_load_covers_the_private_view_first():
    save_as(under_way(), "Quick save")
    stage = HeadlessApp(Title(), SMALL, settings())
    sit_down(stage.app, key_largo("hhb"))
    stage.press("Space", "Space")
    while stage.scene.name == "digest":
        stage.press("Space")
    desk = stage.scene
    assert desk.session.showing.viewer is not None
    slow(stage)
    stage.app.feed(Key("F9", "quick load"))
    assert names(stage)[-1] == "resuming" and desk.session.showing.viewer is None
    stage.app.focus_lost()
    for _tick in range(200):
        stage.app.tick()
    assert desk not in stage.app.scenes, "it was loaded all the same"


def test_coming_back_to_the_list_begins_no_second_look_into_the_files():
    save_as(under_way(), "Friday")
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.app.push(Load())
    stage.advance(3000, 50)
    load = stage.scene
    for _time in range(4):
        load._resume()
        stage.scene.back()
        stage.advance(1000, 50)
    assert sum(timer.layer is load for timer in stage.app.timers.waiting) == 1


@pytest.mark.parametrize(("kinds", "style"), [("hbb", "strict"), ("hhb", "open")])
def test_what_lies_behind_a_pin_is_not_even_rehearsed(prepared, monkeypatch, kinds, style):
    match = key_largo(kinds)
    match.pins = {0: hashed("4711")}
    stage, seen, real = HeadlessApp(Title(), SMALL, settings(hand_over=style)), [], rehearsal._rehearse

    def spy(app, session):
        seen.append(session.showing.at)
        yield from real(app, session)

    monkeypatch.setattr(rehearsal, "_rehearse", spy)
    whole(rehearsal.rehearse_saved(stage.app, match))
    sit_down(stage.app, match, resumed=True)
    desk = next(scene for scene in stage.app.scenes if scene.name == "table")
    assert seen == [desk.session.showing.at]
    assert seen[0].stage is Stage.SEALED
