from dataclasses import replace

import pygame
import pytest

from game.core.table import Refusal
from game.core.telling import Line
from game.play.showing.hud_state import LogLine
from game.ui.table.picture import Picture
from tests.ui.at_screen import Screen, key_largo
from tests.ui.sample_table import LINES, kept, make_look, make_table, seated


def pixels(view, canvas, picture):
    canvas.surface.fill("#FF00FF")
    picture.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


class Twice:
    """Looks at one view through the picture it keeps and through one that has kept nothing."""

    def __init__(self, stage, view):
        self.stage, self.view, self.differ, self.frames, self.looks = stage, view, [], set(), 0

    def look(self, what):
        app, view = self.stage.app, self.view
        app.settle()
        view.plan()
        view.control.notice_focus()
        recorder, app.canvas.recorder = app.canvas.recorder, None
        kept = pixels(view, app.canvas, view._picture)
        fresh = pixels(view, app.canvas, Picture(view))
        app.canvas.recorder = recorder
        alike = kept == fresh
        if self.looks % OFTEN == 0:  # what a recorder hears is painted on the window itself
            alike = alike and pixels(view, app.canvas, Picture(view)) == fresh
        if not alike:
            self.differ.append(what)
        self.looks += 1
        self.frames.add(hash(kept))


OFTEN = 5
SIZES = (
    (1280, 720),
    (1400, 800),
    (1600, 800),
    pytest.param((1920, 1080), marks=pytest.mark.wide),
    pytest.param((2560, 1080), marks=pytest.mark.wide),
)
"""A window of each arrangement, as small as it can be; and as large as people have it."""


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
def test_a_frame_from_kept_panes_is_the_frame_drawn_from_scratch(size):
    table = make_table(cards=7, options=3)
    stage = seated(table, size=size)
    view = stage.scene.view
    twice = Twice(stage, view)
    twice.look("begin")
    for id in [target.id for target in view.targets()]:
        stage.move(id)
        twice.look(f"pointer on {id}")
    for key in ("Tab", "Right", "Down", "N", "L", "+", "Right", "Home", "PageDown"):
        stage.press(key)
        twice.look(f"key {key}")
    assert not twice.differ and len(twice.frames) > 12


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
def test_whatever_a_table_and_its_surroundings_say_is_drawn(size):
    table = make_table(cards=7, options=3)
    stage = seated(table, size=size)
    view = stage.scene.view
    spots, plain = [offer.path[0] for offer in table.offers], make_look(table)
    mats = tuple(replace(mat, money="$7", active=not mat.active, sealed=True) for mat in table.mats)
    tables = {
        "clock": replace(table, clock="Day 9"),
        "phases": replace(table, phases=table.phases[:1]),
        "prompt": replace(table, prompt=replace(table.prompt, seat=2, text="sell your catch.")),
        "pieces": replace(table, pieces=table.pieces[3:-2]),
        "moods": replace(table, pieces=tuple(replace(piece, mood="dim") for piece in table.pieces)),
        "mats": replace(table, mats=mats),
        "no trays": replace(table, trays=()),
        "offers": replace(table, offers=table.offers[2:]),
        "notes": replace(table, notes=("# Nothing", "at all")),
        "refusals": replace(table, refusals={**table.refusals, "place": Refusal("No.", "4.1")}),
    }
    looks = {
        "picked": make_look(table, (spots[0],)),
        "option picked": make_look(table, (spots[-1],)),
        "message": replace(plain, message="Not now.", message_rule="3.1"),
        "lines": replace(plain, lines=(*LINES, LogLine(9, Line(2, "Ida sold 3 goods", 60, kind="money")))),
        "recap": replace(plain, recap=LINES),
        "paused": replace(plain, paused=True, speed="4×"),
        "thinking": replace(plain, thinking=3),
        "viewer": replace(plain, viewer=None),
        "curtain": replace(plain, curtain="hide"),
        "undo": replace(plain, undo="", redo="Ben dives"),
        "intent": replace(plain, intent=LogLine(9, Line(3, "Marlow dives", spot="wreck:a"))),
    }
    shows = [(name, one, make_look(one)) for name, one in tables.items()]
    shows += [(name, table, one) for name, one in looks.items()]
    twice = Twice(stage, view)
    for name, one, look in shows:
        view.show(one, look, animate=False)
        twice.look(name)
        seen = len(twice.frames)
        view.show(replace(table), plain, animate=False)
        twice.look(f"after {name}")
        assert len(twice.frames) >= seen, name
    assert not twice.differ
    assert len(twice.frames) >= len(shows) - 2  # what is written in another tab does not show


@pytest.mark.usefixtures("every_frame")
def test_a_frame_on_the_way_is_the_frame_drawn_from_scratch():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    after = replace(
        table,
        pieces=tuple(replace(p, x=700, y=500) if p.id == "ship:0" else p for p in table.pieces if p.id != "chest:1"),
        mats=tuple(replace(mat, money="$990") for mat in table.mats),
    )
    view.show(after, make_look(after))
    twice = Twice(stage, view)
    for _frame in range(12):
        stage.advance(50)
        twice.look("moving")
    assert not twice.differ and len(twice.frames) > 5 and not view.busy


def test_another_viewer_leaves_nothing_of_the_one_before():
    stage = Screen(key_largo("hhb"))
    stage.open()
    view = stage.desk.view
    twice = Twice(stage, view)
    twice.look("Ana plans")
    for id in [target.id for target in view.targets() if target.id.startswith("spot:")]:
        stage.move(id)
    twice.look("pointed at")
    view.show(*stage.session.showing.public(), False)
    twice.look("public")
    assert not twice.differ


@pytest.mark.usefixtures("every_frame")
def test_pointing_at_the_board_paints_neither_bar_nor_tray():
    stage = kept(make_table())
    view = stage.scene.view
    before = dict(view._picture._panes._shown)
    stage.move("spot:wreck:c")
    after = view._picture._panes._shown
    assert {name for name in after if after[name] is not before[name]} == {"board", "side"}


@pytest.mark.usefixtures("every_frame")
def test_while_pieces_move_the_words_around_may_come_a_frame_later():
    table = make_table()
    stage = kept(table)
    view, app = stage.scene.view, stage.app
    twice = Twice(stage, view)
    ships = tuple(replace(piece, x=700, y=500) if piece.id == "ship:0" else piece for piece in table.pieces)
    view.show(replace(table, clock="Day 9", pieces=ships), make_look(table))
    app.clock.now, now = iter([0.0, *[99.0] * 900]).__next__, app.clock.now
    before = dict(view._picture._panes._shown)
    view._picture.draw(app.canvas)
    after = view._picture._panes._shown
    assert after["bar"] is before["bar"] and view.busy
    app.clock.now = now
    stage.settle()
    twice.look("at the end")
    assert not twice.differ and view._picture._panes._shown["bar"] != before["bar"]


def test_nothing_of_another_viewer_waits():
    table = make_table()
    stage = kept(table)
    view, app = stage.scene.view, stage.app
    view.show(replace(table, clock="Day 9"), make_look(table, viewer=2))
    view.announce("Day 9")
    app.clock.now = iter([0.0, *[99.0] * 900]).__next__
    before = dict(view._picture._panes._shown)
    view._picture.draw(app.canvas)
    assert view.busy and view._picture._panes._shown["bar"] is not before["bar"]


def test_while_a_bot_announces_what_has_no_time_left_waits_for_one_frame():
    table = make_table()
    stage = kept(table)
    view, app = stage.scene.view, stage.app
    intent = LogLine(9, Line(3, "Marlow dives", spot="wreck:a"))
    view.show(replace(table, clock="Day 9"), replace(make_look(table), intent=intent))
    before = view._picture._panes._shown["bar"]
    app.begun = app.clock.now() - 99
    app.paint()
    assert view._picture._panes._shown["bar"] is before and app.wait_ms() == 0
    app.paint()
    assert view._picture._panes._shown["bar"] != before and not view.busy and app.wait_ms() is None


def faces(cache):
    """The printed faces, without those turned for a fan."""
    return {key[1] for key in cache._pictures if key[0] == "made" and key[1][0] == "face" and "turned" not in key[1]}


@pytest.mark.usefixtures("every_frame")
def test_a_coming_table_is_printed_before_it_is_shown():
    table = make_table()
    stage = seated(table)
    view, app = stage.scene.view, stage.app
    other = replace(table, pieces=make_table(cards=9).pieces)
    view.expect(other)
    cache = app.gallery.cache
    made = cache.made
    stage.advance(100)
    assert cache.made > made
    printed = faces(cache)
    view.show(other, make_look(other), animate=False)
    stage.frame()
    assert printed == faces(cache)
