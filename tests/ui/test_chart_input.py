"""Playing a chart: squares by arrow keys, the notebook's entries, the pencil, a number, the way of a boat."""

from dataclasses import replace

import pytest

from game.core.table import Offer
from game.ui.shell.input import Moved, Pressed, Released, Wheel
from game.ui.table.board.travel import along
from game.ui.table.input.subject import slip_of
from game.ui.table.panels.amount import SLIDER, place_of
from tests.ui.chart_table import SQUARES, centre, charted, look_at, make_table
from tests.ui.sample_table import Unpainted


def meant(stage):
    return stage.scene.meant


def pixels(stage):
    stage.app.dirty()
    return bytes(stage.frame().get_buffer().raw)


# ---- squares


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_arrow_keys_go_from_square_to_square(size):
    stage = charted(size=size, on=Unpainted)
    for square in SQUARES:
        row, column = "ABCDE".index(square[0]), int(square[1])
        steps = {
            "Right": (row, column + 1),
            "Left": (row, column - 1),
            "Down": (row + 1, column),
            "Up": (row - 1, column),
        }
        for key, (there, beside) in steps.items():
            if 0 <= there < 5 and 1 <= beside <= 9:
                stage.scene.focus.go_to(f"spot:region:{square}")
                stage.press(key)
                assert stage.focus == f"spot:region:{'ABCDE'[there]}{beside}", (square, key)


def test_many_targets_are_thin_edges_and_few_are_rings():
    few, many = charted(make_table(targets=("A1", "B2"))), charted()
    assert len(many.scene.view._picture.rings()) > 12
    layers = many.scene.view._picture._layers
    pixels(many)
    below = layers._below.copy()
    many.move("spot:region:C5")
    pixels(many)
    assert bytes(below.get_buffer().raw) == bytes(layers._below.get_buffer().raw), "pointing paints no ground anew"
    assert pixels(few) != pixels(many)


# ---- the notebook


def test_a_click_on_an_entry_studies_it_and_picks_it_where_it_is_a_choice():
    stage = charted()
    stage.click("note:wreck:1")
    assert meant(stage) == [("tool", "study:wreck:1")]
    stage.click("note:wreck:3")
    assert meant(stage)[1:] == [("tool", "study:wreck:3"), ("spot", "wreck:3")]


def test_entries_by_keyboard():
    stage = charted()
    stage.scene.focus.go_to("note:wreck:11")
    for n in range(11):
        stage.press("Down")
        assert stage.focus == f"note:wreck:{n}"
    stage.press("Up", "Enter")
    assert stage.focus == "note:wreck:9" and meant(stage)[-2:] == [("tool", "study:wreck:9"), ("spot", "wreck:9")]


def test_enter_on_a_picked_entry_commits():
    table = make_table()
    stage = charted(table, look_at(table, ("wreck:3",)))
    stage.scene.focus.go_to("note:wreck:3")
    stage.press("Enter")
    assert meant(stage) == [("commit", "")]


def test_the_open_entry_stays_while_the_others_scroll_and_keys_reach_them_all():
    stage = charted(text=200, size=(1280, 720))
    view = stage.scene.view
    head = view.spot_places()["note:wreck:11"]
    assert len(view.plan().leaves) < 12
    stage.scene.focus.go_to("note:wreck:0")
    for n in range(1, 11):
        stage.press("Down")
        assert stage.focus == f"note:wreck:{n}"
    assert view.side.scroll > 0 and view.spot_places()["note:wreck:11"] == head
    for n in range(9, -1, -1):
        stage.press("Up")
        assert stage.focus == f"note:wreck:{n}"
    assert view.side.scroll == 0
    stage.app.feed(Wheel(*head.center, -2))
    assert view.side.scroll > 0


def test_pointing_at_an_entry_tells_of_its_wreck():
    stage = charted()
    stage.move("note:wreck:3")
    assert slip_of(stage.scene.view).title == "Duchess of Fenwick"
    tip = stage.scene.view.tip_at(*stage.where("note:wreck:3"))[0]
    assert tip.startswith("Duchess of Fenwick") and "Ask about" in tip


def test_the_public_table_has_a_shut_notebook_that_can_be_lifted():
    table = make_table(private=False)
    stage = charted(table, look_at(table, viewer=None, curtain="lift"))
    assert not [hit for hit in stage.scene.view.hits if hit.id.startswith("note:")]
    stage.click("page:lift")
    assert meant(stage) == [("tool", "lift")]
    other = charted(table, look_at(table, viewer=None))
    assert "page:lift" not in other.scene.view.spot_places()


# ---- the pencil


def test_the_pencil_is_taken_by_its_button_and_by_k_and_laid_down_by_escape():
    table = make_table()
    stage = charted(table)
    stage.click("page:pencil")
    stage.press("k")
    assert meant(stage) == [("tool", "pencil"), ("tool", "pencil")]
    held = charted(table, look_at(table, ("region:C8",), pencil=True))
    held.press("Esc")
    assert meant(held) == [("tool", "pencil")], "what is half chosen stays"
    without = charted(replace(table, pencil=None))
    without.press("k")
    assert meant(without) == [] and "page:pencil" not in without.scene.view.spot_places()


def test_with_the_pencil_in_hand_the_board_is_written_on():
    table = make_table()
    stage = charted(table, look_at(table, pencil=True))
    assert stage.scene.view._picture.rings() == {}
    plain = pixels(stage)
    stage.move("spot:region:B2")
    assert pixels(stage) != plain
    stage.click("spot:region:B2")
    stage.scene.focus.go_to("spot:region:B3")
    stage.press("Enter")
    assert meant(stage) == [("tool", "jot:region:B2"), ("tool", "jot:region:B3")]
    stage.click("spot:wreck:3")
    assert meant(stage)[-1] == ("spot", "wreck:3")


# ---- a number


def numbers(**changes):
    return charted(make_table(amount=True), **changes)


def now(stage):
    return stage.scene.view.look.amount


@pytest.mark.parametrize(("size", "text"), (((1920, 1080), 100), ((1280, 720), 100), ((1920, 1080), 200)))
def test_steppers_and_slider_by_mouse(size, text):
    stage = numbers(size=size, text=text)
    assert now(stage) == 21
    for step, then in ((10, 31), (5, 36), (1, 37), (-1, 36), (-5, 31), (-10, 21)):
        stage.click(f"amount:{step}")
        assert now(stage) == then
    place = stage.scene.view.plan().dial
    stage.app.feed(Pressed(place.groove.x, place.groove.centery))
    assert now(stage) == 0
    stage.app.feed(Moved(place.groove.centerx, place.groove.centery))
    assert now(stage) == 30
    stage.app.feed(Moved(place.groove.right + 300, 0))
    assert now(stage) == 60
    stage.app.feed(Released(place.groove.right + 300, 0))
    stage.app.feed(Moved(place.groove.centerx, place.groove.centery))
    assert now(stage) == 60
    stage.click("tool:commit")
    assert meant(stage)[-1] == ("commit", "")


def test_digits_write_the_number():
    stage = numbers()
    stage.press("4")
    assert now(stage) == 4
    stage.press("5")
    assert now(stage) == 45
    stage.press("6")
    assert now(stage) == 60, "more than there is becomes the most"
    stage.press("Backspace")
    assert now(stage) == 6
    stage.press("Backspace")
    assert now(stage) == 0
    stage.press("1", "2")
    assert now(stage) == 12
    stage.press("Right", "7")
    assert now(stage) == 7, "after a step the digits begin anew"


def test_digits_begin_anew_with_another_decision():
    stage = numbers()
    stage.press("4")
    table = make_table(amount=True)
    stage.scene.view.show(table, look_at(table), animate=False)
    stage.press("5")
    assert now(stage) == 5


def test_fewer_digits_than_the_least_are_no_mistake_yet():
    table = make_table(amount=True)
    table = replace(table, amount=replace(table.amount, least=20))
    stage = charted(table)
    stage.press("4")
    assert now(stage) == 20
    stage.press("5")
    assert now(stage) == 45


def test_a_slider_ends_where_it_reaches_and_more_is_typed():
    table = make_table(amount=True)
    stage = charted(replace(table, amount=replace(table.amount, reach=38)))
    groove = stage.scene.view.plan().dial.groove
    stage.click_at(groove.right, groove.centery)
    assert now(stage) == 38
    stage.press("4", "5")
    assert now(stage) == 45
    stage.click_at(groove.right - 1, groove.centery)
    assert now(stage) == 38


def test_the_only_number_stands_in_the_middle_of_its_slider_and_has_no_marks():
    table = make_table(amount=True)
    stage = charted(replace(table, amount=replace(table.amount, least=20, most=20, usual=20)))
    stage.frame()
    assert not {"a boat", "a loop", "the pool"} & set(stage.texts)
    place = stage.scene.view.plan().dial
    assert place_of(place, stage.scene.view.table.amount, 20) == place.groove.centerx


def test_arrows_pages_and_ends_on_the_slider():
    stage = numbers()
    assert stage.focus == SLIDER
    for key, then in (("Right", 22), ("Up", 23), ("Left", 22), ("Down", 21), ("PgUp", 31), ("PgDn", 21)):
        stage.press(key)
        assert now(stage) == then, key
    stage.press("End", "Right")
    assert now(stage) == 60
    stage.press("Home", "Left")
    assert now(stage) == 0
    stage.press("Enter")
    assert meant(stage)[-1] == ("commit", "")


def test_a_number_is_chosen_without_a_mouse():
    stage = numbers()
    stage.press("Enter")
    assert meant(stage) == [("commit", "")], "the usual number needs no touch"
    stage.press("Tab", "Shift+Tab")
    assert stage.focus == SLIDER
    stage.scene.focus.go_to("amount:-1")
    stage.press("Enter", "Enter")
    assert now(stage) == 19
    stage.press("Right", "Right", "Right", "Enter")
    assert stage.focus == "amount:10" and now(stage) == 29
    stage.press("Down")
    assert stage.focus == SLIDER


def test_whoever_may_not_choose_changes_nothing():
    table = make_table(amount=True)
    stage = charted(table, replace(look_at(table), amount=None, ready=None))
    stage.press("4", "Right")
    stage.click_at(*stage.scene.view.plan().dial.steps[5].center)
    stage.click_at(*stage.scene.view.plan().dial.slider.center)
    assert meant(stage) == []


def test_a_step_beyond_the_end_cannot_be_pressed():
    stage = numbers()
    stage.press("End")
    states = {hit.id: hit.enabled for hit in stage.scene.view.plan().dial_hots}
    assert not states["amount:1"] and not states["amount:10"] and states["amount:-10"]


# ---- the way of a boat


def test_the_way_is_drawn_while_its_end_is_pointed_at_or_picked():
    table = make_table(targets=("C8", "D8"))
    stage = charted(table)
    assert "−$8" not in stage.texts
    stage.move("spot:region:C8")
    assert "−$8" in stage.texts
    picked = charted(table, look_at(table, ("region:D8",)))
    assert "−$8" in picked.texts
    free = replace(table, offers=(Offer("x", ("region:C8",), "Stay", trail=("region:C8",)),))
    still = charted(free)
    still.move("spot:region:C8")
    assert "−$8" not in still.texts


def sail(via, **changes):
    stage = charted(make_table(), **changes)
    then = make_table(boat="C8")
    moved = tuple(replace(piece, via=via) if piece.id == "boat:1" else piece for piece in then.pieces)
    stage.scene.view.show(replace(then, pieces=moved), look_at(then))
    return stage


def test_a_boat_goes_round_its_corners():
    stage = sail((centre("D5"), centre("D8")))
    view, seen = stage.scene.view, []
    journey = view.moving.journeys["boat:1"]
    while view.busy:
        seen.append(along(journey))
        stage.advance(20)
    corner = view.spot_rect("region:D8").center
    near = min(abs(x - corner[0]) + abs(y - corner[1]) for x, y in seen)
    assert near < 60 and 25 <= len(seen) <= 46
    straight = sail(())
    assert straight.scene.view.moving.journeys["boat:1"].corners == ()


def test_with_reduced_motion_a_boat_does_not_travel():
    stage = sail((centre("D5"), centre("D8")), reduce_motion=True)
    stage.advance(130)
    assert not stage.scene.view.busy


# ---- small things


def test_keys_scroll_the_log_without_the_page():
    stage = charted()
    side = stage.scene.view.side
    stage.app.feed(Wheel(*stage.scene.view.plan().context.zones.log.center, 3))
    assert side.scroll == 0
    stage.press("l")
    assert side.tab == "notes"
    stage.click("tab:rules")
    stage.press("n")
    assert side.tab == "notes"
