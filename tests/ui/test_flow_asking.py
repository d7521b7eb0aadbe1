"""The question before what is dear lies over the table, and goes with whoever is covered."""

import pytest

from tests.buoys import BUOYS, Bid, Dive, Stop
from tests.ui.at_screen import Screen
from tests.ui.at_table import new_match


def diving(kinds="hb", **changes):
    match = new_match(kinds, "AAAA-AAAA", BUOYS)
    for seat in range(2):
        match.play(seat, Bid(20 - seat))
    match.play(0, Stop())
    screen = Screen(match, **changes)
    screen.frame()
    return screen


def ask(screen):
    screen.desk.on_spot("bay:2")
    screen.desk.on_commit()
    screen.frame()


def test_no_is_the_safe_answer():
    screen = diving()
    step = screen.match.step
    ask(screen)
    assert screen.scene.name == "asking"
    assert "Is it in bay 2?" in " ".join(screen.texts)
    screen.press("Esc")
    assert screen.scene is screen.desk
    assert screen.match.step == step
    assert screen.session.showing.choice.picked == ("bay:2",)
    ask(screen)
    screen.press("Enter")
    assert (screen.scene, screen.match.step) == (screen.desk, step)


def test_yes_plays_it():
    screen = diving()
    ask(screen)
    screen.click("answer:1")
    assert screen.match.steps[-1] == (0, Dive(2))


def test_it_can_be_turned_off():
    screen = diving(confirm="never")
    ask(screen)
    assert screen.scene.name != "asking"
    assert screen.match.steps[-1] == (0, Dive(2))


@pytest.mark.parametrize("kinds", ["hb", "hh"])
def test_losing_the_focus_closes_it_and_plays_nothing(kinds):
    screen = diving(kinds)
    step = screen.match.step
    if kinds == "hh":
        screen.session.passing.lift()
        screen.desk.sync()
        screen.open()
    ask(screen)
    assert screen.scene.name == "asking"
    screen.desk.focus_lost()
    screen.frame()
    assert screen.scene.name == ("veil" if kinds == "hh" else "table")
    assert screen.session.showing.asking is None
    assert screen.match.step == step
