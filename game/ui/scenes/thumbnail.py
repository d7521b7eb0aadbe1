"""A small picture of a match as everybody may see it."""

import pygame

from game.core.match import Match
from game.ui.app import App
from game.ui.boards import board_named
from game.ui.clock import VirtualClock
from game.ui.settings import Settings
from game.ui.shot import Still
from game.ui.table.layout import arrange

SIZE = (1280, 720)


def public_board(match: Match, size: tuple[int, int]) -> pygame.Surface:
    """The board in the public view, scaled to cover this size in pixels."""
    app = App(pygame.Surface(SIZE).convert(), VirtualClock(), Settings(guard_ms=0))
    app.push(Still(match, None))
    app.paint()
    board = board_named(match.game.staging.map)
    area = app.measure.rect(arrange(app.measure, board.width / board.height).board)
    picture = app.surface.subsurface(area.clip(app.surface.get_rect()))
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    grown = pygame.transform.smoothscale_by(picture, scale)
    whole = pygame.Surface(size).convert()
    whole.blit(grown, grown.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole
