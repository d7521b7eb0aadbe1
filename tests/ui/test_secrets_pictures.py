"""A picture file shows what is public: whatever lies over a private view, and whatever was done in it."""

import random

import pygame
import pytest

from game.core.pins import hashed
from game.play.handover import PUBLIC
from game.ui.scenes.play.inspector import Inspector
from game.ui.scenes.play.public_view import public_picture
from game.ui.shell.input import Key
from game.ui.widgets.base import everything
from tests.ui.at_screen import Screen, public_board
from tests.ui.same_sight import SCENES, put_over
from tests.ui.two_worlds import a_market, differs, other_world


@pytest.fixture(scope="module")
def market():
    """A match in which somebody with jewels and other treasures sells at the market."""
    return a_market()


@pytest.fixture(autouse=True)
def _without_pins(market):
    """A PIN stays with its match: none stays in the one that all tests share."""
    yield
    market.pins.clear()


def plain(surface):
    return pygame.image.tobytes(surface, "RGB")


def wait_then_open(screen):
    screen.open()
    assert screen.session.showing.viewer == screen.match.actors()[0]


def busy(screen):
    """Does everything that leaves a mark on a private view, and shows it."""
    table = screen.session.showing.table
    jewel = next(spot for spot in table.refusals if spot.startswith("treasure:"))
    screen.press("N", "+", "+", "PageDown", "Tab", "Right")
    screen.click(f"spot:{jewel}")
    assert screen.session.showing.look.message
    screen.app.feed(Key("Alt", "labels"))
    screen.move(f"spot:{table.offers[-1].path[0]}")
    screen.advance(1000, 100)
    assert screen.desk.view.touch.hovered


def test_nothing_done_in_private_gets_into_the_picture(market):
    quiet, loud = Screen(market), Screen(market)
    for screen in (quiet, loud):
        wait_then_open(screen)
    busy(loud)
    focus, frame = loud.focus, loud.bytes
    assert plain(loud.scene.picture()) == plain(quiet.scene.picture())
    assert loud.focus == focus
    assert frame != loud.bytes, "the table says that a picture was taken"
    seen = Screen(other_world(market, None, 1))
    seen.session.showing.move(PUBLIC)
    assert plain(public_picture(loud.desk)) == plain(public_picture(seen.desk))


def over(screen, what):
    """Puts a scene over the private view."""
    table = screen.session.showing.table
    spot = next(spot for spot in table.slips if spot.startswith(("treasure:", "wreck:")))
    match what:
        case "nothing":
            pass
        case "chapters":
            screen.app.change(text_percent=175)
            refused = next((spot for spot in table.refusals if spot.startswith("treasure:")), spot)
            screen.desk.view.inspected = refused
            screen.press("F1")
            screen.click("chapters")
        case "inspected rule":
            screen.app.push(Inspector(screen.match.game, table, spot))
            screen.click("rule")
        case "keypad":
            screen.desk.pins[screen.match.actors()[0]] = hashed("1234")
            screen.press("`", "Space", "Space")
        case "save":
            screen.press("Ctrl+S")
        case "restart":
            screen.press("Esc")
            screen.click("restart")
        case "settings":
            screen.press("Esc")
            screen.click("settings")
        case "load":
            screen.press("Esc")
            screen.click("load")
        case _:
            return put_over(screen, what, spot)
    screen.frame()
    return screen.scene.name


OVER = {
    "nothing": "table",
    "inspected rule": "rules",
    "chapters": "list",
    "keypad": "keypad",
    "save": "save as",
    "restart": "dialog",
    "settings": "settings",
    "load": "load",
    **{name: name for name in SCENES},
}
"""What is put over it, and what scene that is."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OVER)
def test_a_picture_with_any_scene_over_a_private_view_is_the_same_in_both_worlds(market, what, monkeypatch):
    seat = market.actors()[0]
    world = other_world(market, None, 3)
    assert market.seat(seat).view.hand != world.seat(seat).view.hand
    assert differs(market, world)
    taken, names = [], []
    for match in (market, world):
        monkeypatch.setattr(random.SystemRandom, "shuffle", lambda _self, _keys: None)
        screen = Screen(match, size=(1280, 720))
        wait_then_open(screen)
        names.append(over(screen, what))
        taken.append(plain(screen.scene.picture()))
    assert names == [OVER[what]] * 2
    assert taken[0] == taken[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", sorted(OVER.keys() - {"keypad", "digest"}))
def test_the_key_that_hides_a_private_view_does_so_under_every_scene_in_which_nobody_types(market, what):
    screen = Screen(market, size=(1280, 720))
    wait_then_open(screen)
    over(screen, what)
    typing, private = screen.app.hand.wants_text, screen.session.showing.viewer is not None
    screen.press("`")
    assert typing == (what in ("save", "log search"))
    assert screen.session.showing.viewer is None or typing
    assert screen.scene.name == "veil" or typing or not private


def test_a_thumbnail_is_the_same_in_both_worlds(market):
    Screen(market)
    first, second = (public_board(match, (880, 540)) for match in (market, other_world(market, None, 4)))
    assert plain(first) == plain(second)


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OVER)
def test_every_scene_over_a_private_view_looks_the_same_in_worlds_that_its_player_cannot_tell_apart(
    market, what, monkeypatch
):
    seat = market.actors()[0]
    world = other_world(market, seat, 5)
    assert differs(market, world)
    monkeypatch.setattr(random.SystemRandom, "shuffle", lambda _self, _keys: None)
    seen = []
    for match in (market, world):
        screen = Screen(match, size=(1280, 720))
        wait_then_open(screen)
        over(screen, what)
        screen.advance(300, 50)
        tips = [[widget.tip, widget.enabled] for widget in everything(screen.scene.widgets)]
        seen.append((screen.bytes, screen.texts, [target.id for target in screen.scene.focus.targets()], tips))
    for one, other in zip(*seen, strict=True):
        assert one == other
