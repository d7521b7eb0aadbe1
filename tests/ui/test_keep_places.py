"""Where one points on the board of Killman's Keep: houses mean their areas, and coins the Doubloons."""

import pytest

from game.maps import board_named
from game.ui.table.board import board
from tests.games.killmans_keep.scene import game
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker
from tests.ui.test_secrets_keep_spy import keep

TOWN = board_named("keep")


@pytest.fixture(scope="module")
def screen():
    hands = {0: ["Lantern", "Spyglass"], 1: ["Lantern"], 2: ["Coin Purse"]}
    state = game(3, hands=hands, market=["Spyglass"], monster="Ogre Champion", area={1: 1, 2: 2})
    shown = Screen(keep(state), worker=Worker())
    shown.open()
    return shown


def place(screen, x, y):
    view = screen.desk.view
    return view.camera.place(view.plan().context.zones.board, x, y)


@pytest.mark.parametrize("area", ["market", "keep", "guild", "bank"])
def test_a_house_means_its_area(screen, area):
    assert screen.desk.view.hit_at(*place(screen, *TOWN[f"house:{area}"].centre)).id == f"spot:{area}"


def test_high_coins_are_doubloons(screen):
    stack = TOWN["doubloons:2"]
    for up in (0, 30, 55):
        assert screen.desk.view.hit_at(*place(screen, stack.centre[0], stack.y - up)).id == "spot:doubloons"


def test_what_stands_before_a_house_is_meant_itself(screen):
    view, area = screen.desk.view, screen.desk.view.plan().context.zones.board
    for piece in view.table.pieces:
        if piece.spot and piece.zone == "board" and "doubloon" not in piece.id:
            middle = board.board_place(view.camera, area, piece).center
            assert view.hit_at(*middle).id == f"spot:{piece.spot}", piece.id


def test_one_goes_to_the_keep_by_its_castle(screen):
    screen.click_at(*place(screen, *TOWN["house:keep"].centre))
    assert screen.session.showing.choice.picked == ("keep",)
