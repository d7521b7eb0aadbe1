"""The table's scene among the others: menu, saves, pictures, undo, settings."""

import pygame

from game.play.handover import Stage
from game.ui.scenes.play.public_view import public_picture
from game.ui.widgets.base import everything
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import new_match
from tests.ui.two_worlds import other_world


def to_stake(screen):
    """To a turn in which a point can be staked: the only step that nobody learns from."""
    for _turn in range(60):
        offers = screen.session.showing.table.offers
        if screen.session.showing.acting is not None and any(offer.path == ("stake",) for offer in offers):
            return
        if screen.session.showing.acting is not None:
            paths_open = [offer.path for offer in offers]
            screen.commit(paths_open.index(("take",)) if ("take",) in paths_open else -1)
        screen.advance(3000, 100)
    raise AssertionError("nobody ever could stake")


def test_undo_gives_the_same_frame_and_redo_the_other():
    screen = Screen(new_match("hb", "2"))
    to_stake(screen)
    screen.advance(6000, 100)
    before, mark = screen.bytes, screen.match.digest()
    screen.press(*[str(1 + list(screen.session.showing.choice.next_spots).index("stake"))])
    screen.advance(3000, 100)
    after = screen.bytes
    assert after != before
    screen.press("Ctrl+Z")
    screen.advance(3000, 100)
    assert screen.match.digest() == mark
    assert screen.session.showing.look.redo
    screen.press("Ctrl+Y")
    screen.advance(3000, 100)
    assert screen.bytes == after


def test_undo_can_be_switched_off():
    screen = Screen(new_match("hb", "2"), undo="none")
    to_stake(screen)
    screen.session.pick("stake")
    step = screen.match.step
    assert screen.session.showing.look.undo == ""
    screen.press("Ctrl+Z")
    assert screen.match.step == step
    assert "undo is off" in screen.session.showing.look.message


def test_confirm_always_plays_nothing_at_a_click():
    screen = Screen(new_match("hb", "2"), confirm="always")
    to_stake(screen)
    step = screen.match.step
    screen.session.pick("stake")
    assert screen.match.step == step
    screen.press("E")
    assert screen.match.step == step + 1


def test_the_menu_covers_what_is_private():
    screen = Screen(new_match("hh"))
    screen.open()
    screen.press("Esc")
    assert screen.scene.name == "pause"
    assert screen.at.stage is Stage.SEALED
    screen.press("Esc")
    assert screen.scene.name == "veil"


def test_esc_takes_back_a_half_made_choice_before_it_opens_the_menu():
    screen = Screen(new_match("hb"))
    screen.session.pick(screen.session.showing.table.offers[0].path[0])
    screen.desk.sync()
    screen.press("Esc")
    assert screen.scene is screen.desk
    assert screen.session.showing.choice.picked == ()
    screen.press("Esc")
    assert screen.scene.name == "pause"


def test_bots_wait_while_a_menu_is_open():
    screen = Screen(new_match("hb"))
    screen.press("Esc")
    screen.advance(5000, 100)
    assert screen.match.step == 0


def test_a_rule_opens_from_the_table_and_closes_again():
    screen = Screen(key_largo("hbb"))
    screen.press("F2")
    assert screen.scene is not screen.desk
    screen.press("Esc")
    assert screen.scene is screen.desk


def test_quick_save_and_quick_load_behind_a_veil():
    screen = Screen(key_largo("hhh"))
    screen.open()
    screen.commit()
    screen.open()
    screen.press("F5")
    assert "Saved as" in screen.session.showing.look.message
    screen.commit(3)
    assert screen.match.step == 2
    screen.open()
    screen.press("F9")
    assert screen.scene.name == "veil"
    loaded = screen.scene.desk
    assert loaded is not screen.desk
    assert loaded.match.step == 1
    assert loaded.session.showing.at.seat == 1
    assert screen.app.scenes == [loaded, screen.scene]


def test_quick_load_of_nothing_is_said():
    screen = Screen(new_match("hb"))
    screen.press("F9")
    assert "no quick save" in screen.session.showing.look.message


def test_a_screenshot_of_a_private_view_shows_the_public_table():
    screen = Screen(new_match("hh"))
    world = Screen(other_world(screen.match, None, 3))
    for one in (screen, world):
        one.open()
    private, same = screen.bytes, public_picture(world.desk)
    assert pygame.image.tobytes(screen.scene.picture(), "RGB") == pygame.image.tobytes(same, "RGB")
    assert private != pygame.image.tobytes(same, "RGB")


def test_exactly_one_thing_has_the_focus_after_every_key():
    screen = Screen(key_largo("hhh"), size=(1280, 720))
    for key in ("Tab", "Space", "Space", "Tab", "Right", "1", "Down", "2", "E", "Tab", "`", "Esc", "Esc", "Tab"):
        screen.press(key)
        screen.app.settle()
        focused = [widget.focus_id for widget in everything(screen.scene.widgets) if widget.focused]
        assert len(focused) == 1, key


def test_the_board_stays_open_for_a_second_table_on_the_same_stage():
    screen = Screen(new_match("hh"))
    screen.change_table(new_match("hhh", "other"))
    assert screen.scene.name == "veil"
    assert len(screen.app.scenes) == 2


def test_the_window_shrinks_on_a_veil_and_the_veil_still_covers_all():
    screen = Screen(new_match("hh"), size=(1920, 1080))
    screen.open()
    screen.app.focus_lost()
    screen.resize(1024, 640)
    assert screen.scene.name == "veil"
    fresh = Screen(new_match("hh"), size=(1024, 640))
    assert screen.bytes == fresh.bytes
