"""The tick of a picked card covers nothing that is written on it."""

import pytest

from game.core.faces import Box, Face, Words
from game.games import GAMES
from game.ui.draw.measure import Rect
from game.ui.shell.shot import played
from game.ui.table.board.faces import legible
from game.ui.table.panels.ticks import BELOW_TITLE, SIZE, tick_place, written
from game.ui.table.panels.tray import card_growth
from tests.ui.at_screen import Screen, new_match

CARD = Rect(100, 800, 126, 180)


def ticked(*words):
    """How far down the tick of a card with these words stands, in parts of its height."""
    face = Face(126, 180, (Box(0, 0, 126, 180, fill="paper"), *words))
    x, y = tick_place(Screen(new_match("hh")).desk.view.plan().context, face, CARD, 1.0)
    assert CARD.right - SIZE / 2 <= x < CARD.right
    return (y - CARD.y) / CARD.h


def test_it_stands_below_the_title():
    assert ticked() == ticked(Words("Gold", 63, 20, 20, align="centre")) == pytest.approx(BELOW_TITLE)


def test_it_makes_room_for_a_figure_at_the_edge():
    at = ticked(Words("10", 122, 0.3 * 180, 20, align="right"), Words("Brightwater", 63, 0.5 * 180, 20, align="centre"))
    assert abs(at - 0.3) * 180 > SIZE / 2


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_no_card_of_a_box_has_a_tick_over_what_is_written(game, size, unpainted):
    screen = Screen(played(game, 3, "7", 40), size)
    plan = screen.desk.view.plan()
    canvas, growth = plan.context.canvas, card_growth(plan.context)
    for one in (one for stand in plan.stands for one in stand.placed if one.piece.spot):
        face = legible(one.piece.face, canvas.px(one.rect.w), 1.0)
        x, y = tick_place(plan.context, one.piece.face, one.rect, growth)
        unit = one.rect.w / face.w
        tick = Rect((x - one.rect.x - SIZE / 2) / unit, (y - one.rect.y - SIZE / 2) / unit, SIZE / unit, SIZE / unit)
        lines = written(canvas, face, canvas.px(one.rect.w) / face.w, growth)
        assert not [line for line in lines if line.clip(tick).w * line.clip(tick).h], one.piece.id
