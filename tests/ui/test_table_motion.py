from dataclasses import replace

import pytest

from game.core.faces import Art, Face
from game.core.table import Piece
from game.ui.draw.measure import Rect
from game.ui.table.board.travel import Counting, journeys
from tests.ui.sample_table import kept, make_look, make_table, seated


def moved(table, id, **changes):
    return replace(table, pieces=tuple(replace(p, **changes) if p.id == id else p for p in table.pieces))


def test_a_piece_that_keeps_its_id_travels_to_its_new_place():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    start = view.places()["hand:tavern"][1]
    after = moved(table, "hand:tavern", zone="plans", order=1)
    view.show(after, make_look(after))
    journey = view.moving.journeys["hand:tavern"]
    assert view.busy and journey.way == "move" and journey.start == start
    assert journey.end == view.places()["hand:tavern"][1] != start
    stage.advance(150)
    assert 0 < journey.part < 1
    stage.settle()
    assert not view.busy


def test_what_has_not_moved_lies_still():
    table = make_table()
    stage = seated(table)
    stage.scene.view.show(replace(table), make_look(table))
    assert not stage.scene.view.busy


def test_a_press_brings_everything_to_its_end_and_counts():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    after = moved(table, "ship:0", x=700, y=500)
    view.show(after, make_look(after))
    assert view.busy
    stage.click("spot:wreck:b")
    assert not view.busy and stage.scene.meant == [("spot", "wreck:b")]


def test_instant_speed_shows_the_end_at_once():
    table = make_table()
    stage = seated(table, game_speed=0.0)
    view = stage.scene.view
    after = moved(table, "ship:0", x=700, y=500)
    view.show(after, make_look(after))
    assert not view.busy


def test_without_animation_nothing_of_the_table_before_is_left():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    after = moved(table, "ship:0", x=700, y=500)
    view.show(after, make_look(after))
    view.show(table, make_look(table), animate=False)
    assert not view.busy and not view.moving.journeys and not view.moving.counting


def test_money_is_counted_through():
    counting = Counting("$90", "$1,130")
    assert counting.text() == "$90"
    counting.part = 0.5
    assert counting.text() == "$610"
    counting.part = 1.0
    assert counting.text() == "$1,130"
    assert Counting("hidden", "$40").text() == "$40"


def test_money_changes_on_the_mat_while_it_is_counted():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    richer = tuple(replace(mat, money="$990") if mat.seat == 0 else mat for mat in table.mats)
    after = replace(table, mats=richer)
    view.show(after, make_look(after))
    stage.advance(200)
    texts = stage.texts
    assert "$990" not in texts and view.busy
    stage.settle()
    assert "$990" in stage.texts


def face(name):
    return Face(250, 350, (Art(name, 0, 0, 250, 350),))


PLACE, ELSEWHERE = Rect(0, 0, 50, 70), Rect(300, 0, 50, 70)


@pytest.mark.parametrize(
    ("old", "new", "way"),
    (
        ((face("back_deep"), PLACE), (face("treasure_gold_2"), PLACE), "flip"),
        ((face("back_deep"), PLACE), (face("back_deep"), ELSEWHERE), "move"),
        (None, (face("back_deep"), PLACE), "appear"),
        ((face("back_deep"), PLACE), None, "leave"),
    ),
)
def test_every_change_has_its_way(old, new, way):
    def laid(what):
        return {"p": (Piece("p", what[0], "board", 50), what[1])} if what else {}

    (journey,) = journeys(laid(old), laid(new), {})
    assert journey.way == way


def test_a_new_piece_comes_from_the_spot_it_names():
    piece = Piece("p", face("back_deep"), "chest", 50, origin="wreck:a")
    (journey,) = journeys({}, {"p": (piece, PLACE)}, {"wreck:a": ELSEWHERE})
    assert journey.way == "move" and journey.start.center == ELSEWHERE.center


def test_a_refused_thing_shakes():
    table = make_table()
    stage = seated(table)
    view = stage.scene.view
    view.show(table, make_look(table, shaking="place", message="Not there."))
    assert view.moving.journeys["sign"].way == "shake"
    stage.settle()


def test_reduced_motion_fades_in_place_and_briefly():
    table = make_table()
    stage = seated(table, reduce_motion=True)
    view = stage.scene.view
    after = moved(table, "ship:0", x=700, y=500)
    view.show(after, make_look(after))
    stage.advance(130)
    assert not view.busy


@pytest.mark.usefixtures("every_frame")
def test_a_still_frame_and_a_frame_on_the_way_make_no_new_pictures():
    table = make_table(cards=9)
    stage = seated(table)
    app, view = stage.app, stage.scene.view
    app.canvas.recorder = None
    after = moved(moved(table, "ship:0", x=700, y=500), "chest:3", zone="plans", order=1)
    app.dirty()
    stage.frame()
    made = app.gallery.cache.made
    app.dirty()
    stage.frame()
    assert app.gallery.cache.made == made
    view.show(after, make_look(after))
    stage.frame()
    made = app.gallery.cache.made
    for _frame in range(8):
        stage.advance(17)
        assert view.busy and app.gallery.cache.made == made


def test_a_skipped_and_an_unskipped_movement_end_in_the_same_frame():
    table = make_table()
    after = moved(table, "ship:0", x=700, y=500)
    frames = []
    for skip in (True, False):
        stage = seated(table)
        stage.scene.view.show(after, make_look(after))
        if skip:
            stage.app.motion.finish()
        else:
            stage.settle()
        stage.app.dirty()
        frames.append(stage.frame().get_buffer().raw)
    assert frames[0] == frames[1]


def die(number):
    faces = tuple(face(f"treasure_gold_{n}") for n in (2, 3, 4))
    return Piece(f"die:{number}", face(f"treasure_jewel_{number}"), "board", 60, 700, 400, layer=2, tumble=faces)


def rolled(number, **changes):
    table = make_table()
    stage = seated(table, **changes)
    after = replace(table, pieces=(*table.pieces, die(number)))
    stage.scene.view.show(after, make_look(after))
    return stage


def test_a_new_die_tumbles_and_an_old_one_lies_still():
    stage = rolled(100)
    view = stage.scene.view
    assert view.moving.journeys["die:100"].way == "tumble" and view.busy
    stage.advance(650)
    assert view.busy
    stage.advance(100)
    assert not view.busy
    view.show(replace(view.table), view.look)
    assert not view.busy


def test_nobody_can_tell_what_a_die_will_show_before_it_rests():
    stages = [rolled(100), rolled(150)]
    for _frame in range(35):
        for stage in stages:
            stage.advance(16)
        frames = [stage.frame().get_buffer().raw for stage in stages]
        assert frames[0] == frames[1]
    for stage in stages:
        stage.settle()
    assert stages[0].frame().get_buffer().raw != stages[1].frame().get_buffer().raw


def test_dice_have_a_speed_of_their_own_and_fade_in_under_reduced_motion():
    quick, faded = rolled(100, dice_speed=4.0), rolled(100, reduce_motion=True)
    for stage in (quick, faded):
        assert stage.scene.view.busy
        stage.advance(200)
        assert not stage.scene.view.busy
    assert not rolled(100, dice_speed=0.0).scene.view.busy


def test_words_do_not_tell_what_dice_show_that_still_roll():
    table = make_table()
    stage = kept(table)
    view = stage.scene.view
    before = dict(view._picture._panes._shown)
    after = replace(table, clock="Day 9", pieces=(*table.pieces, die(100)))
    view.show(after, make_look(after, lines=()))
    stage.advance(400)
    shown = view._picture._panes._shown
    assert view.moving.rolling and all(shown[pane] is before[pane] for pane in ("bar", "side"))
    stage.settle()
    stage.frame()
    assert all(view._picture._panes._shown[pane] is not before[pane] for pane in ("bar", "side"))


def test_a_press_and_a_key_bring_dice_to_rest_and_mean_nothing_else():
    stage = rolled(100)
    stage.click("spot:wreck:b")
    assert not stage.scene.view.busy and not stage.scene.meant
    stage.click("spot:wreck:b")
    assert stage.scene.meant == [("spot", "wreck:b")]
    stage = rolled(100)
    stage.press("1")
    assert not stage.scene.view.busy and not stage.scene.meant
