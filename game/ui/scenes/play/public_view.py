"""The whole screen from the public view alone, for screenshots and the pause menu."""


import pygame

from game.board.board import Board
from game.core.match import Match
from game.ui.draw.canvas import Canvas
from game.ui.scenes.play.desk import Desk
from game.ui.table.view import TableView
from game.ui.widgets.base import Program


def quiet_view(app: Program, match: Match, board: Board) -> TableView:
    """A new view of this table, with nothing pointed at, opened, scrolled or noticed; it answers nobody."""
    staging = match.game.staging
    view = TableView(
        match.game.id,
        board,
        staging.palette,
        on_spot=lambda _spot: None,
        on_commit=lambda: None,
        on_cancel=lambda: None,
        on_tool=lambda _tool: None,
        page=staging.page,
    )
    view.app = app
    return view


def public_picture(desk: Desk) -> pygame.Surface:
    """The public table, whoever looks at it now.

    The view is a new one, so that nothing that is pointed at, opened, scrolled or noticed in private gets into it.
    """
    app = desk.app
    view = quiet_view(app, desk.match, desk.board)
    view.call_left = desk.view.call_left
    view.show(*desk.session.showing.public(), False)
    canvas = Canvas(app.canvas.surface.copy(), app.measure, app.gallery, app.lettering)
    canvas.palette = app.canvas.palette
    view.draw(canvas)
    while not view.whole:  # where the frame had no time left for all of it
        view.draw(canvas)
    return canvas.surface
