"""What a call looks like before everybody, and how one answers it by mouse and keys."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.core.faces import Box, Face
from game.core.telling import Direction, Large
from game.games.killmans_keep.actions import FIGHT
from game.ui.table import loose
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels.call_strip import _asks, _hint, call_hots, strip_place
from tests.bells import BELLS_GAME
from tests.games.killmans_keep.scene import game
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker, new_match
from tests.ui.test_secrets_keep_spy import Plan, keep


@pytest.fixture(autouse=True)
def _chest(monkeypatch):
    """The bells lie in the chest."""
    monkeypatch.setattr("game.games.ADDED", (BELLS_GAME,))


def rung(kinds="hhh", **options):
    """The screen of a table at which seat 0 has just rung."""
    screen = Screen(new_match(kinds, "bells", BELLS_GAME), worker=Worker(), **options)
    screen.open()
    screen.click("spot:ring")
    screen.click("spot:bell:1")
    screen.click("tool:commit")
    screen.advance(700, 20)
    return screen


def pressed(screen):
    return screen.desk.view.look.call.pressed


def test_a_call_says_what_happened_and_who_is_called():
    screen = rung()
    screen.app.dirty()
    screen.frame()
    assert any(text.startswith("Ana rang a ") for text in screen.texts)
    assert {hit.id for hit in screen.desk.view.hits} >= {"emblem:0", "emblem:1", "emblem:2"}


def test_emblems_are_pressed_in_the_strip_on_the_mats_and_by_keys():
    screen = rung()
    screen.click("emblem:1")
    assert pressed(screen) == (1,)
    place = screen.desk.view.plan().emblems[2]
    screen.click_at(*place.center)
    assert pressed(screen) == (1, 2)
    screen.press("Ctrl+1", "Ctrl+2")
    assert pressed(screen) == (0, 2)
    screen.press("Ctrl+6")
    assert pressed(screen) == (0, 2)
    screen.press("1", "2", "6")
    assert pressed(screen) == (1, 2), "the number on a button is its key"


def test_bots_have_a_button_like_everybody_and_answer_by_themselves():
    screen = rung("hbh")
    places = [hit.rect.size for hit in screen.desk.view.hits if hit.id.startswith("emblem:")]
    assert len(places) == 3 and len(set(places)) == 1
    screen.click("emblem:1")
    assert pressed(screen) == ()


def test_no_key_presses_the_emblem_of_a_bot():
    screen = rung("hbh", size=(1920, 1080))
    screen.frame()
    strip = screen.app.measure.rect(strip_place(screen.desk.view.context(screen.app.canvas)))
    keys = {one.text for one in screen.recorder.drawn if one.text in "123" and strip.contains(one.rect)}
    assert keys == {"1", "3"}


def test_once_the_time_is_up_only_those_stand_there_who_want_to_answer():
    for press in ((), ("emblem:1",)):
        screen = rung()
        for emblem in press:
            screen.click(emblem)
        view = screen.desk.view
        call = replace(view.look.call, running=False)
        context = replace(view.plan().context, look=replace(view.look, call=call))
        assert [hit.id for hit in call_hots(context, {}) if hit.id.startswith("emblem:")] == list(press)


def test_who_alone_answers_an_own_deed_is_asked_and_has_pressed_nothing():
    view = rung().desk.view
    context = view.plan().context
    own = replace(view.look.call, running=False, by=0, asked=(0,), pressed=(0,))
    assert _asks(context, own) == "Ana is asked" and _hint(context, own) == own.words
    assert not call_hots(replace(context, look=replace(context.look, call=own)), {}), "a name there would be no button"
    others = replace(own, asked=(0, 1))
    assert _asks(context, others) == "Who wants to answer?" and "pressed" not in _hint(context, others)
    assert _asks(context, replace(own, running=True)) == "Who wants to answer?"


def test_no_ring_of_what_lies_below_a_call_is_drawn_over_it(monkeypatch):
    view, ringed = rung().desk.view, []
    pen = SimpleNamespace(ring=lambda *place: ringed.append(zone), measure=view.app.measure)
    for zone in ("bar", "call"):
        hit = HitArea("thing", strip_place(view.plan().context), zone)
        monkeypatch.setattr(loose, "_focused", lambda _view, hit=hit: hit)
        loose.draw_focus_ring(view, pen)
    assert ringed == ["call"]


def test_all_buttons_are_as_wide_as_the_longest_name_wants(monkeypatch):
    monkeypatch.setattr("tests.ui.at_table.NAMES", ("Ana", "Fortescue", "Mia"))
    screen = rung(size=(1280, 720))
    screen.app.dirty()
    screen.frame()
    (name,) = [one for one in screen.recorder.drawn if one.text.startswith("Fortes") and one.rect.y > 560]
    assert name.text == "Fortescue"
    assert len({hit.rect.size for hit in screen.desk.view.hits if hit.id.startswith("emblem:")}) == 1


def test_without_a_limit_the_button_or_space_ends_the_call():
    for end in (lambda screen: screen.click("tool:all answered"), lambda screen: screen.press("Space")):
        screen = rung(reaction_ms=0)
        screen.advance(8000, 40)
        assert "All have answered" in " ".join(screen.texts)
        screen.click("emblem:1")
        end(screen)
        screen.advance(600, 20)
        assert screen.scene.name == "veil" and screen.at.seat == 1


def test_the_keyboard_does_not_stand_on_somebodys_emblem_by_itself():
    screen = rung()
    screen.press("Enter")
    assert pressed(screen) == ()


def test_emblems_are_things_to_press_only_in_a_call():
    screen = Screen(new_match("hhh", "bells", BELLS_GAME), worker=Worker())
    screen.open()
    screen.press("Ctrl+1")
    assert not any(hit.id.startswith("emblem") for hit in screen.desk.view.hits)


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize(("reduce", "most"), [(False, 25), (True, 7)])
def test_the_time_runs_down_in_steps_and_nothing_else_is_drawn(reduce, most, monkeypatch):
    screen, drawn = rung(reduce_motion=reduce), []
    draw = screen.desk.view.draw
    monkeypatch.setattr(screen.desk.view, "draw", lambda canvas: (drawn.append(1), draw(canvas)))
    screen.advance(2000, 10)
    assert screen.session.playing.calls.running
    assert 3 < len(drawn) <= most


def test_the_ring_shows_how_much_time_is_left():
    screen = rung()
    before = screen.bytes
    assert screen.bytes == before
    screen.advance(500, 20)
    assert screen.bytes != before
    assert 0 < screen.desk.view.call_left < 1


def test_what_is_private_is_shut_while_all_look():
    screen = rung()
    assert screen.desk.view.look.viewer is None
    assert not any(piece.zone == "hand" for piece in screen.desk.view.table.pieces)


def test_the_menu_stops_the_time():
    screen = rung()
    screen.press("Esc")
    left = screen.session.playing.calls.left
    screen.advance(5000, 50)
    assert screen.session.playing.calls.left == left


def test_the_time_can_be_held_on_the_strip_and_run_on():
    screen = rung()
    screen.click("tool:hold")
    left = screen.session.playing.calls.left
    screen.advance(5000, 50)
    assert screen.session.playing.calls.left == left > 0
    assert "The table is paused, and so is the time. Press P to go on." in " ".join(screen.texts)
    screen.click("emblem:1")
    assert pressed(screen) == (1,), "one can answer meanwhile"
    screen.click("tool:hold")
    screen.advance(1000, 50)
    assert screen.session.playing.calls.left < left


def test_no_frame_of_a_call_tells_what_anybody_holds():
    def frames(hands):
        match = new_match("hhb", "bells", BELLS_GAME)
        match._state.hands = hands
        screen = Screen(match, worker=Worker())
        screen.open()
        screen.click("spot:walk")
        screen.click("tool:commit")
        seen = []
        while screen.scene is screen.desk:
            screen.advance(240, 20)
            seen.append((round(screen.clock.now()), screen.match.step, screen.bytes))
        return seen

    worlds = [frames(hands) for hands in ([(0, 0)] * 3, [(0, 0), (1, 1), (0, 1)])]
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) > 8


# ---- ask me when


def test_whoever_looks_says_when_to_be_asked_and_nobody_else_sees_it():
    screen = Screen(new_match("hhh", "bells", BELLS_GAME), worker=Worker())
    screen.open()
    screen.click("tool:stops")
    assert screen.scene.name == "stops"
    assert {"Ask me when…", "A bell rings", "Somebody walks"} <= set(screen.texts)
    screen.click("stop:walked")
    screen.press("Esc")
    assert screen.scene is screen.desk
    assert screen.match.annotations(0) == {"stop walked": "yes"}
    screen.press("Ctrl+B", "Enter")
    screen.press("Esc")
    assert screen.match.annotations(0) == {"stop rang": "yes", "stop walked": "yes"}
    screen.commit(3)
    screen.advance(500, 20)
    assert pressed(screen) == (0,)
    assert not any(hit.id == "tool:stops" for hit in screen.desk.view.hits)
    screen.press("Ctrl+B")
    assert screen.scene is screen.desk


def test_the_list_is_covered_when_the_window_loses_the_focus():
    screen = Screen(new_match("hhh", "bells", BELLS_GAME), worker=Worker())
    screen.open()
    screen.press("Ctrl+B")
    screen.app.focus_lost()
    screen.frame()
    assert screen.scene.name == "veil"
    assert "Ask me when…" not in screen.texts


def test_what_dice_show_is_told_when_they_lie():
    hands = {0: ["Coin Purse", "Lantern"], 1: ["Lantern", "Spyglass"], 2: ["Coin Purse", "Trail Boots"]}
    match = keep(game(3, hands=hands, area={0: 1}, monster="Cave Troll", quiet=False), "bhh")
    screen = Screen(match, worker=Plan(FIGHT))
    for _moment in range(100):
        screen.advance(50)
        screen.frame()
        if screen.desk.view.stage.busy:
            break
    strip = strip_place(screen.desk.view.context(screen.app.canvas))
    asked = screen.app.measure.rect(strip)

    def said():
        return [one.text for one in screen.recorder.drawn if "rolled" in one.text and asked.contains(one.rect)]

    assert screen.desk.view.stage.busy and screen.desk.view.look.call
    while screen.desk.view.stage.busy:
        assert not said()
        screen.advance(50)
        screen.frame()
    assert said()


def test_no_call_stands_in_the_dark_behind_what_is_shown_large():
    """Its time has not begun, and it would be an empty strip."""
    screen = rung()
    view, motion = screen.desk.view, screen.app.motion
    screen.app.dirty()
    screen.frame()
    assert "Who wants to answer?" in screen.texts
    show = Large("", "", 1200, face=Face(10, 10, (Box(0, 0, 10, 10, 2, "#ffffff"),)))
    view.stage.begin(motion, [Direction((show,)), Direction((show,))], screen.desk)
    dark = 0
    while view.stage.busy:
        screen.advance(50)
        screen.app.dirty()
        screen.frame()
        dark += "Who wants to answer?" not in screen.texts
        assert "Who wants to answer?" not in screen.texts or not view.stage.busy
    assert dark > 30
    assert "Who wants to answer?" in screen.texts
