"""The hamlets from the first turn to the fair on the screen, by mouse alone and by keys alone, with six people."""

import random

import pytest

from tests.ui.at_hamlets import at_table, hamlets, ready
from tests.ui.at_screen import Screen


class Unseen(Screen):
    """Nothing is drawn, but the focus is followed as in every frame."""

    blind = True

    def frame(self):
        surface = super().frame()
        if self.scene is self.desk and self.desk.view.table:
            self.desk.view.plan()
            self.desk.view.control.notice_focus()
        return surface


def table(kinds, **rules):
    return at_table((1280, 720), hamlets(kinds, **rules), on=Unseen)


def board_of(screen, spot):
    table = screen.desk.view.boards._whole
    return next((one.board for one in table.spots if one.id == spot), "")


def click(screen, spot):
    """As somebody does who sees the table: open the board, then click the place."""
    board = board_of(screen, spot)
    if board and board != screen.desk.view.boards.large:
        screen.click(f"board:{board}")
    screen.click(f"spot:{spot}")


def test_six_people_play_by_mouse_alone():
    screen, luck, planted = table("hhhhhh", rounds=2), random.Random(4), 0
    while not screen.session.over:
        ready(screen)
        if screen.scene.name == "reveal":
            screen.click("onward")
        if screen.match.over:
            break
        showing, step = screen.session.showing, screen.match.step
        offer = luck.choice(showing.table.offers)
        planted += offer.path[0].startswith("home:")
        for spot in offer.path:
            click(screen, spot)
        if screen.match.step == step:
            screen.click("tool:commit")
        assert screen.match.steps[-1][1] == offer.action
    assert planted
    assert screen.match.over


@pytest.mark.parametrize("seed", (1, 2))
def test_people_play_by_keys_alone(seed):
    screen, luck = table("hhhhhh", rounds=1), random.Random(seed)
    keys = ["Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "V", "+", "-", "Home", "Shift+Left", "Shift+Down"]
    for _press in range(3000):
        ready(screen)
        if screen.session.over:
            break
        if screen.scene is not screen.desk:
            screen.press("Esc")
        elif luck.random() < 0.4:
            screen.press(luck.choice(keys))
        elif screen.session.showing.choice.ready:
            screen.press("E")
        elif screen.focus.startswith("spot:"):
            screen.press("Enter")
        else:
            screen.press(luck.choice("123456"))
    assert screen.match.over


def test_every_offer_of_a_turn_is_reached_by_tab_and_arrows():
    """From what has the focus at first, over all that keys lead to."""
    screen = table("hhhhhh")
    offered = {f"spot:{offer.path[0]}" for offer in screen.session.showing.table.offers}
    offered |= {f"board:{board.id}" for board in screen.session.showing.table.boards}
    offered |= {"tool:zoom in", "tool:zoom out", "tool:fit"}
    met, open_ones, focus = set(), [screen.focus], screen.app.top.focus
    while open_ones:
        here = open_ones.pop()
        for key in ("Tab", "Left", "Right", "Up", "Down"):
            if not focus.go_to(here):
                continue
            screen.press(key)
            if screen.focus not in met:
                met.add(screen.focus)
                open_ones.append(screen.focus)
    assert offered <= met
