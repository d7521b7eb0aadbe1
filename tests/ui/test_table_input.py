"""What keys and clicks mean at a table: digits that stay, swapping, the spotlight, labels, the eye, banners."""

from dataclasses import replace

import pytest

from game.core.telling import Line
from game.play.showing.hud_state import LogLine, keys, way_labels
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rules import RulesReader
from game.ui.shell.input import Key, KeyUp, Moved, Pressed, Released
from game.ui.table.panels.orders import clear_of
from game.ui.table.panels.tray import PICKED, lift
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import new_match
from tests.ui.keep_worlds import keep_at
from tests.ui.lake_worlds import lake_at
from tests.ui.sample_table import make_look, make_table, seated


def planning():
    screen = Screen(key_largo("hh"))
    screen.open()
    return screen


NAMED = "5  Tourist Market"
"""What is drawn of one card where names are shown."""


def plan(screen):
    return screen.session.showing.choice.picked


def test_a_digit_means_the_same_card_all_the_time():
    screen = planning()
    screen.press("4", "2")
    assert plan(screen) == ("card:shop", "card:dolphins")
    screen.press("2", "5")
    assert plan(screen) == ("card:shop", "card:market")
    screen.press("4")
    assert plan(screen) == ()
    for digit, card in zip("12345", ("wreck", "dolphins", "tavern", "shop", "market"), strict=True):
        screen.press(digit)
        assert plan(screen) == (f"card:{card}",)
        screen.press("Esc")


def test_a_digit_that_the_list_does_not_say_picks_nothing():
    """The end of a turn is called by its letter alone, wherever it stands in the list."""
    screen = Screen(keep_at("act"), resumed=True)
    screen.open()
    view = screen.desk.view
    said = keys(view.table.spots, list(way_labels(view.table, view.look)))
    assert [spot for spot in said if not said[spot].isdigit()]
    for digit in set("123456789").difference(said.values()):
        screen.press(digit)
        assert not view.look.picked, digit


def test_the_list_says_the_digits_that_pick():
    screen = planning()
    screen.press("1")
    screen.app.feed(Key("Alt", "labels"))
    assert "5  Tourist Market" in screen.texts and "1  Tourist Market" not in screen.texts
    screen.advance(400)
    screen.app.feed(KeyUp("Alt"))
    assert "5  Tourist Market" not in screen.texts


@pytest.mark.parametrize("chord", ["Alt", "J", "Shift+J"])
def test_names_are_shown_while_whatever_key_they_have_is_held(chord):
    screen = planning()
    screen.app.change(keys={"labels": (chord,)})
    screen.app.feed(Key(chord, screen.app.keys.action(chord)))
    screen.advance(400)
    screen.app.feed(Key(chord, screen.app.keys.action(chord), repeat=True))
    assert NAMED in screen.texts
    screen.click_at(*screen.where("spot:card:shop"))
    assert NAMED in screen.texts, "the key is still down"
    screen.app.feed(KeyUp(chord))
    assert NAMED not in screen.texts


def test_whoever_cannot_hold_a_key_presses_it_and_the_names_stay():
    screen = planning()
    screen.press("Alt")
    screen.advance(2000, 100)
    assert NAMED in screen.texts
    screen.press("Right", "1")
    assert NAMED in screen.texts
    screen.press("Alt")
    assert NAMED not in screen.texts


def test_names_that_stay_go_when_something_is_clicked():
    screen = planning()
    screen.press("Alt")
    assert NAMED in screen.texts
    screen.click("spot:card:shop")
    assert NAMED not in screen.texts
    assert plan(screen) == ("card:shop",), "the click has its own meaning all the same"


def test_a_key_that_was_a_part_of_another_one_does_not_let_the_names_stay():
    screen = planning()
    screen.app.feed(Key("Alt", "labels"))
    screen.app.feed(Key("Alt+Enter", "full screen"))
    screen.app.feed(KeyUp("Alt+Enter"))
    screen.app.feed(KeyUp("Alt"))
    assert NAMED not in screen.texts


def test_names_go_with_the_windows_focus_and_with_the_view():
    screen = Screen(key_largo("hb"))
    screen.press("Alt")
    assert NAMED in screen.texts
    screen.app.focus_lost()
    assert NAMED not in screen.texts
    screen.press("Alt")
    assert NAMED in screen.texts
    two = planning()
    two.press("Alt", "`")
    assert two.scene.name == "veil"
    two.open()
    assert NAMED not in two.texts


def test_backspace_takes_back_the_last_pick_and_x_turns_the_plan_round():
    screen = planning()
    screen.press("X", "Backspace")
    assert plan(screen) == ()
    screen.press("4", "X")
    assert plan(screen) == ("card:shop",)
    screen.press("2", "X")
    assert plan(screen) == ("card:dolphins", "card:shop")
    screen.press("Backspace")
    assert plan(screen) == ("card:dolphins",)


def test_a_card_in_a_slot_leaves_the_slots_title_in_sight():
    screen = planning()
    screen.resize(1920, 1080)
    screen.press("4", "2")
    context = screen.desk.view.plan().context
    slots = next(stand for stand in screen.desk.view.plan().stands if stand.frames)
    assert len(slots.placed) == 2
    for one, frame in zip(slots.placed, slots.frames, strict=True):
        screen.move(f"spot:{one.piece.spot}")
        x, y = frame.centerx, frame.y
        assert screen.desk.view.tip_at(x, y + 30)[1].y >= frame.y
    assert slots.title[1] + 8 * context.grow < slots.frames[0].y


def test_e_ends_a_turn():
    screen = planning()
    screen.press("1", "2")
    step = screen.match.step
    screen.press("E")
    assert screen.match.step == step + 1


# ---- the spotlight


def told(screen):
    return next(hit.id for hit in screen.desk.view.hits if hit.id.startswith("line:"))


def test_a_line_of_the_log_lights_its_spot_for_a_moment_and_then_opens_its_rule():
    screen = Screen(key_largo("bb"), size=(1920, 1080))
    for _moment in range(200):
        screen.advance(200, 100)
        line = next((one for one in screen.session.showing.look.lines if one.line.spot and one.line.rule), None)
        if line:
            break
    screen.press("P")
    screen.advance(8000, 100)
    view = screen.desk.view
    id = f"line:{line.step}:{line.line.text}"
    plain = screen.bytes
    screen.desk.on_tool(id)
    assert view.spotlit == view.inspected == line.line.spot
    lit = screen.bytes
    assert lit != plain
    screen.advance(1300)
    assert view.spotlit == "" and screen.bytes != lit
    screen.desk.on_tool(id)
    screen.desk.on_tool(id)
    assert isinstance(screen.scene, RulesReader)


def test_a_click_on_a_line_names_that_very_line():
    stage = seated()
    lines = [hit for hit in stage.scene.view.hits if hit.id.startswith("line:")]
    for line in lines[:3]:
        stage.click_at(*line.rect.center)
        assert stage.scene.meant[-1] == ("tool", line.id)


# ---- the eye


def drag(stage, dx, dy):
    x, y = stage.scene.view.plan().context.zones.board.center
    stage.app.feed(Pressed(x, y, "middle"))
    stage.app.feed(Moved(x + dx, y + dy))
    stage.app.feed(Released(x + dx, y + dy, "middle"))
    stage.frame()


@pytest.mark.usefixtures("every_frame")
def test_plus_minus_home_zoom_and_the_middle_button_moves_the_board():
    stage = seated()
    camera = stage.scene.view.camera
    stage.press("+", "+")
    near = camera.zoom
    assert near > 1.5
    stage.press("-")
    assert 1 < camera.zoom < near
    area = stage.scene.view.plan().context.zones.board
    under = camera.map_place(area, *area.center)
    drag(stage, -60, -40)
    assert camera.place(area, *under) == pytest.approx((area.centerx - 60, area.centery - 40))
    stage.app.feed(Moved(10, 10))
    assert camera.place(area, *under) == pytest.approx((area.centerx - 60, area.centery - 40))
    stage.press("Home")
    assert camera.zoom == 1


# ---- banners


def phase(text, group, seat=None):
    return LogLine(9, Line(seat, text, group=group, kind="phase"))


def test_a_banner_comes_stands_and_goes():
    stage = seated()
    view, plain = stage.scene.view, stage.frame().copy()
    view.announce("Saturday")
    stage.advance(300)
    assert view.busy and "Saturday" in stage.texts
    stage.advance(800)
    assert view.busy
    stage.advance(300)
    assert not view.busy and "Saturday" not in stage.texts
    assert stage.frame().get_buffer().raw == plain.get_buffer().raw


def test_a_click_takes_the_banner_away_and_counts():
    stage = seated()
    view = stage.scene.view
    view.announce("Saturday")
    stage.advance(300)
    stage.click("spot:wreck:b")
    assert not view.busy and view.moving.banner is None and stage.scene.meant == [("spot", "wreck:b")]


def test_no_banner_where_nothing_takes_time():
    for changes in ({"game_speed": 0.0}, {"banner_speed": 0.0}):
        stage = seated(**changes)
        stage.scene.view.announce("Saturday")
        assert stage.scene.view.moving.banner is None


def test_the_reveal_and_the_next_day_are_announced():
    screen = Screen(key_largo("bbb"))
    said = []
    for _moment in range(1500):
        screen.advance(100, 100)
        banner = screen.desk.view.moving.banner
        if banner and (not said or said[-1] != banner.text):
            said.append(banner.text)
        if len(said) == 3:
            break
    assert said[0].startswith("Day 1") and "morning" in said[0]
    assert "afternoon" in said[1] or said[1].startswith("Day 2")
    assert len(said) == 3


def test_what_one_player_does_in_secret_is_not_announced():
    showing = Screen(new_match("hb", "2")).session.showing
    showing.teller.announce((phase("Ana has laid a plan.", "Day 1", seat=0),))
    assert showing.teller.take_heading() == ""
    showing.teller.announce((phase("All plans are shown.", "Day 1"), phase("Nothing more.", "")))
    assert showing.teller.take_heading() == "Day 1" and showing.teller.take_heading() == ""
    shown = Line(None, "All plans are shown.", group="Day 1", heading="Reef and tavern", kind="phase")
    showing.teller.announce((LogLine(9, shown), phase("And more.", "")))
    assert showing.teller.take_heading() == "Reef and tavern"


# ---- bots wait


@pytest.mark.sample(3)
@pytest.mark.parametrize("open_scene", ("Esc", "F2", "Ctrl+,", "F3", "I"))
def test_bots_never_act_while_something_lies_over_the_table(open_scene):
    screen = Screen(key_largo("bbb"))
    screen.advance(3000, 100)
    screen.move("spot:place:market")
    screen.press(open_scene)
    if screen.scene is screen.desk:
        pytest.fail(f"{open_scene} opened nothing")
    step = screen.match.step
    screen.advance(20_000, 100)
    assert screen.match.step == step
    screen.press("Esc")
    screen.advance(20_000, 100)
    assert screen.match.step > step


def test_a_picked_card_in_hand_rises():
    table = make_table()
    stage = seated(replace(table), make_look(table))
    stage.move("spot:treasure:0")
    rect = next(hit.rect for hit in stage.scene.view.hits if hit.id == "spot:treasure:0")
    assert stage.scene.view.tip_at(*rect.center)[1].y < rect.y


def test_a_chosen_card_below_a_title_stays_below_it():
    table = make_table()
    hand = next(tray for tray in table.trays if tray.id == "hand")
    assert hand.title and not hand.paper
    stage = seated(table, make_look(table))
    plan = stage.scene.view.plan()
    stand = next(stand for stand in plan.stands if stand.tray.id == "hand")
    rises = [lift(plan.context, stand, replace(one, piece=replace(one.piece, mood="chosen"))) for one in stand.placed]
    assert 0 <= rises[0] <= stand.placed[0].rect.y - stand.title[1] - 9
    assert rises[-1] == PICKED, "nothing stands above the last one"


def test_no_name_covers_another():
    taken = [Rect(0, 100, 80, 28)]
    assert clear_of(taken, Rect(90, 100, 80, 28), 400) == Rect(90, 100, 80, 28)
    assert clear_of(taken, Rect(40, 100, 80, 28), 400) == Rect(40, 130, 80, 28), "it goes a line down,"
    assert clear_of(taken, Rect(40, 100, 80, 28), 140) == Rect(40, 70, 80, 28), "or up where there is no room"


def test_after_the_key_of_a_second_ending_enter_does_what_the_button_says():
    """Its place is taken by what takes it back, and there the focus fell."""
    match = lake_at("research", kinds="hbh")
    screen = Screen(match)
    screen.open()
    screen.settle()
    step = match.step
    screen.press("D", "Enter")
    assert match.step == step + 1
