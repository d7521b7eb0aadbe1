"""What one player did on the table leaves no trace for the next: not in focus, places, panels, drafts or pictures."""

import pytest

from game.core.pins import hashed
from game.games import replay_match
from game.games.key_largo.looks.card_faces import treasure_card
from game.games.key_largo.looks.colours import PALETTE
from game.storage.saves import save_as
from game.ui.scenes.start.launch import sit_down
from game.ui.table.board.faces import Printer
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import new_match
from tests.ui.lake_worlds import plain
from tests.ui.two_world_walk import everything_seen
from tests.ui.two_worlds import a_market


@pytest.fixture(scope="module")
def market():
    """A match in which somebody with jewels and other treasures sells at the market."""
    return a_market()


def lay_by_keys(screen, nth):
    """Lays the nth plan with the number keys, looks round, and seals it."""
    screen.open()
    for spot in screen.session.showing.table.offers[nth].path:
        screen.press(next(each.key for each in screen.session.showing.table.spots if each.id == spot))
    screen.press(*["Right"] * nth, "Tab", *["Down"] * (nth % 3), "Tab")
    screen.press("E")
    assert screen.scene.name == "veil"


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_focus_begins_where_no_earlier_player_left_it(size):
    found = []
    for nth in (0, 7, 11, 18):
        screen = Screen(key_largo("hhh"), size)
        lay_by_keys(screen, nth)
        screen.open()
        found.append([screen.focus])
        for key in ("Tab", "Tab", "Tab", "Tab", "Tab", "Right", "Down", "Left"):
            screen.press(key)
            found[-1].append((screen.focus, plain(screen.frame())))
        found[-1].append(everything_seen(screen, screen.at))
    assert all(one == found[0] for one in found)


def test_two_printers_on_one_screen_never_take_each_others_pictures_for_their_own():
    canvas = Screen(key_largo("hhh")).app.canvas
    first, second = (Printer("key_largo", PALETTE) for _printer in range(2))
    faces = [treasure_card(card) for card in (0, 5)]
    first.sprite(canvas, faces[0], 90)
    theirs = second.sprite(canvas, faces[1], 90)
    own = first.sprite(canvas, faces[1], 90)
    assert theirs.picture is own.picture
    assert own.picture is not first.sprite(canvas, faces[0], 90).picture


def test_a_number_half_typed_is_gone_when_the_window_loses_the_focus():
    screen = Screen(key_largo("hhh"))
    screen.desk.pins[0] = hashed("4711")
    screen.press("Space", "Space", "4", "7", "1")
    screen.app.focus_lost()
    assert screen.scene.name == "veil"
    screen.press("Space", "Space", "1")
    assert screen.scene.name == "keypad"
    screen.press("Backspace", *"4711")
    assert screen.scene is screen.desk
    assert screen.session.showing.viewer == 0


@pytest.mark.parametrize("way", ["quick load", "load", "hand over", "restart", "leave and continue"])
def test_nobody_gets_rid_of_a_number_by_opening_the_table_again(way):
    screen = Screen(key_largo("hhh"))
    screen.desk.pins[0] = hashed("4711")
    desk = screen.desk
    match way:
        case "quick load":
            screen.click("board")
            screen.press("F5", "F9")
        case "load":
            save_as(screen.match, "Mine")
            screen.press("Esc")
            screen.click("load")
            screen.advance(1000, 100)
            screen.click("resume")
        case "hand over":
            desk.open_menu()
            screen.scene._hand_to(0, "bot:deckhand")
            screen.scene.desk.open_menu() if screen.scene.name == "veil" else screen.press("Esc")
            screen.scene._hand_to(0, "human")
        case "restart":
            desk.open_menu()
            screen.scene._begin_again()
        case "leave and continue":
            sit_down(screen.app, screen.match, resumed=True)
    screen.frame()
    assert screen.scene.name == "veil"
    assert screen.scene.desk is not desk
    screen.press("Space", "Space")
    assert screen.scene.name == "keypad"


def test_what_was_picked_in_private_does_not_lie_open_on_the_public_table():
    screen = Screen(new_match("hh"))
    for _player in range(2):
        screen.open()
        screen.commit()
    screen.advance(5000, 50)
    screen.click("tool:lift")
    screen.open()
    spot = next(offer.path[0] for offer in screen.session.showing.table.offers if not offer.quick)
    screen.click(f"spot:{spot}")
    assert screen.session.showing.choice.picked == (spot,)
    screen.press("`")
    screen.click("board")
    assert screen.session.showing.acting is not None and screen.session.showing.viewer is None
    assert screen.session.showing.choice.picked == ()
    screen.click("tool:lift")
    screen.open()
    assert screen.session.showing.choice.picked == (spot,)


def test_a_basket_half_filled_cannot_be_counted_or_emptied_by_those_who_do_not_see_it(market):
    screen = Screen(replay_match(market.to_document()))
    seen = []
    for cards in range(3):
        if cards:
            screen.open()
            step = screen.match.step
            screen.click(f"spot:{screen.session.showing.table.offers[0].path[0]}")
            assert screen.match.step == step + 1
            assert screen.session.showing.look.undo
            screen.press("`")
        screen.press("Ctrl+Z", "Ctrl+Y")
        screen.click("board")
        screen.press("Ctrl+Z")
        assert screen.match.step == market.step + cards
        look = screen.session.showing.look
        screen.press("Esc")
        screen.app.settle()
        screen.desk.open_menu()
        seen.append((look.undo, look.redo, screen.scene._facts()))
        screen.press("Esc")
    assert seen[0] == seen[1] == seen[2]
    screen.open()
    screen.press("Ctrl+Z", "Ctrl+Z")
    assert screen.match.step == market.step
    assert screen.session.showing.look.redo
    screen.press("`", "Ctrl+Y", "`")
    assert screen.match.step == market.step
    assert not screen.session.showing.look.redo


def test_nobody_sees_another_hand_by_giving_the_own_seat_to_a_bot():
    screen = Screen(key_largo("hh", seed="gone"))
    screen.desk.open_menu()
    screen.scene._hand_to(1, "bot:deckhand")
    screen.frame()
    assert screen.scene.name == "veil" and screen.scene.seat == 0
    session = screen.scene.desk.session
    screen.press("`")
    screen.advance(3000, 50)
    assert session.showing.viewer is None
    screen.press("Esc")
    assert screen.scene.name == "veil"
    screen.press("Ctrl+Z", "Esc", "Esc")
    assert screen.scene.name == "veil" and session.showing.viewer is None
    screen.press("Space", "Space")
    assert session.showing.viewer == 0


@pytest.mark.parametrize("way", ["quick load", "load", "leave and continue"])
def test_nobody_sees_another_hand_by_opening_the_table_again_after_giving_the_own_seat_away(way):
    screen = Screen(key_largo("hh", seed="gone"))
    screen.desk.open_menu()
    screen.scene._hand_to(1, "bot:deckhand")
    screen.frame()
    desk = screen.scene.desk
    match way:
        case "quick load":
            screen.click("board")
            screen.press("F5", "F9")
        case "load":
            save_as(desk.match, "Mine")
            screen.press("Esc")
            screen.click("load")
            screen.advance(1000, 100)
            screen.click("resume")
        case "leave and continue":
            sit_down(screen.app, desk.match, resumed=True)
    screen.frame()
    assert screen.scene.name == "veil" and screen.scene.desk is not desk
    assert screen.scene.desk.session.showing.viewer is None


def test_an_open_table_with_numbers_is_strict():
    screen = Screen(key_largo("hh", seed="open"))
    screen.desk.pins[0] = hashed("4711")
    screen.app.change(hand_over="open")
    sit_down(screen.app, screen.match, resumed=True)
    screen.frame()
    assert screen.scene.name == "veil"
    screen.press("Space", "Space")
    assert screen.scene.name == "keypad"


def test_a_single_player_with_a_number_is_asked_for_it():
    screen = Screen(key_largo("hb", seed="solo"))
    sit_down(screen.app, screen.match, pins={0: "4711"})
    screen.frame()
    assert screen.scene.name == "veil"
    screen.press("Space", "Space", *"4711")
    table = screen.app.scenes[0]
    assert screen.scene is table and table.session.showing.viewer == 0
    screen.app.focus_lost()
    assert screen.scene.name == "veil"
