"""Another season on a table: its cloth changes while what was to be seen fades, and nothing of it is another's."""

from dataclasses import replace

import pygame

from game.core.match import Match
from game.games.keyflower import GAME
from tests.ui.at_screen import Screen
from tests.ui.at_table import players

CORNER = (30, 330)
"""On the cloth, beside all tiles, in the smallest window."""


def table():
    match = Match(GAME, players("hh"), "AAAA-AAAA", GAME.options(open_screens=True))
    screen = Screen(match, hand_over="open", reduce_motion=False)
    screen.advance(1500, 50)
    return screen


def cloth(screen):
    screen.app.dirty()
    return tuple(screen.frame().get_at(CORNER))[:3]


def turn(screen, **look):
    view = screen.desk.view
    view.show(replace(view.table, ground="ground_winter"), replace(view.look, **look))


def test_the_season_fades_over_the_whole_table():
    screen = table()
    spring, before = cloth(screen), screen.bytes
    turn(screen)
    screen.advance(16)
    assert cloth(screen) == spring and screen.desk.view.busy
    screen.advance(450)
    between = cloth(screen)
    screen.advance(600)
    winter = cloth(screen)
    assert spring[2] < between[2] < winter[2] and not screen.desk.view.busy
    turned = screen.bytes
    assert turned != before


def test_nobody_sees_in_it_what_another_saw():
    """For other eyes only the bare cloth fades, over the board alone."""
    screen, shown = table(), []
    fading = screen.desk.view._picture.season
    lay = fading.lay
    fading.lay = lambda picture, *more: (shown.append(picture), lay(picture, *more))
    turn(screen, viewer=1)
    assert shown == [None]
    cover, board = fading._before, screen.desk.view.plan().context.zones.board
    assert fading._box.size < screen.app.canvas.box(board).size
    colours = pygame.transform.average_color(cover)[:3]
    assert all(abs(one - two) < 6 for one, two in zip(colours, tuple(cover.get_at((5, 5)))[:3], strict=True))
