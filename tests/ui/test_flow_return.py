"""Back to the same person in the same turn: a lid instead of a veil, as long as nobody else has looked."""

from game.core.pins import hashed
from game.play.handover import Stage
from tests.bells import BELLS_GAME
from tests.ui.at_bells import bells, choose
from tests.ui.at_screen import Screen
from tests.ui.at_table import new_match, open_veil, stage, wait


def hushed():
    """Seat 0 has walked, and all are called; seats 0 and 1 could hush it."""
    session = bells("hhh", (0, 1))
    open_veil(session)
    choose(session, "walk")
    return session


def answered(session, seat):
    """This seat presses and is asked."""
    session.call(seat)
    wait(session, 3000)
    assert stage(session) == (Stage.SEALED, seat)


def test_whoever_looked_last_in_this_turn_lifts_a_lid():
    session = hushed()
    answered(session, 0)
    at = session.showing.at
    assert (at.lift, at.again) == (True, True)
    session.passing.identify()
    session.passing.identified()
    assert stage(session) == (Stage.PRIVATE, 0), "nothing was missed: no digest"


def test_after_somebody_else_has_looked_there_is_a_veil():
    session = hushed()
    answered(session, 1)
    assert not session.showing.at.again
    open_veil(session)
    choose(session, "hush")
    answered(session, 0)
    assert not session.showing.at.again
    assert not session.showing.at.lift


def test_in_another_turn_there_is_a_veil():
    session = bells("hb", guarded=True)
    open_veil(session)
    choose(session, "rest")
    wait(session, 8000)
    assert stage(session) == (Stage.SEALED, 0), "the bot has rung, and everybody let it be"
    assert not session.showing.at.again


def test_whoever_was_interrupted_is_asked_for_anew():
    session = hushed()
    session.call(0)
    session.passing.hide()
    wait(session, 3000)
    assert stage(session) == (Stage.SEALED, 0)
    assert not session.showing.at.again


def test_hiding_an_own_view_brings_the_veil():
    session = hushed()
    answered(session, 0)
    open_veil(session)
    session.passing.hide()
    assert stage(session) == (Stage.SEALED, 0)
    assert not session.showing.at.again


def screen_at_lid(monkeypatch, pin=""):
    monkeypatch.setattr("game.games.ADDED", (BELLS_GAME,))
    screen = Screen(new_match("hhh", "bells", BELLS_GAME))
    screen.open()
    if pin:
        screen.desk.pins[0] = hashed(pin)
    screen.commit(3)
    screen.press("Ctrl+1")
    screen.advance(4000, 20)
    assert screen.scene.name == "lift"
    return screen


def test_one_click_lifts_the_lid(monkeypatch):
    screen = screen_at_lid(monkeypatch)
    assert "Press once; the others look away" in screen.texts
    screen.click("unlock")
    assert screen.scene is screen.desk
    assert screen.at.stage is Stage.PRIVATE


def test_a_number_is_asked_for_all_the_same(monkeypatch):
    screen = screen_at_lid(monkeypatch, pin="4711")
    screen.click("unlock")
    assert screen.at.stage is Stage.IDENTIFY
    for digit in "4711":
        screen.click(f"digit {digit}")
    assert screen.at.stage is Stage.PRIVATE
