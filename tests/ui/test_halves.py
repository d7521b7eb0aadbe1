"""Half a choice on the screen: how it is left by mouse and keys."""

import pytest

from tests.bells import BELLS_GAME, GIVE
from tests.ui.at_screen import Screen
from tests.ui.at_table import new_match


@pytest.fixture
def screen():
    """Seat 0 has begun a gift and put a card into it."""
    screen = Screen(new_match("hh", "bells", BELLS_GAME))
    screen.open()
    screen.click("spot:give")
    screen.click("tool:commit")
    screen.click(f"spot:{screen.session.showing.table.offers[0].path[0]}")
    assert screen.match.step == 2
    return screen


def test_the_button_says_what_it_takes_back(screen):
    assert "Leave it" in screen.texts
    assert "Take it back" not in screen.texts
    screen.click("tool:cancel")
    assert screen.match.steps == ((0, GIVE),)
    screen.click("tool:cancel")
    assert screen.match.step == 0
    assert not {"Leave it", "Take it back"} & set(screen.texts), "there is nothing to take back"


def test_esc_leaves_half_a_choice_and_then_opens_the_menu(screen):
    screen.press("Esc", "Esc")
    assert screen.match.step == 0
    assert screen.scene is screen.desk
    screen.press("Esc")
    assert screen.scene.name != "table"


def test_what_is_picked_goes_first(screen):
    screen.click("spot:to:1")
    assert "Take it back" in screen.texts
    screen.press("Esc")
    assert screen.match.step == 2
    screen.press("Esc")
    assert screen.match.step == 1


def test_undo_and_redo_by_keys(screen):
    screen.press("Ctrl+Z")
    assert screen.match.step == 1
    screen.press("Ctrl+Y")
    assert screen.match.step == 2
