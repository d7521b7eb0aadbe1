"""The whole screen from the public view alone, for screenshots and the pause menu."""


import pygame

from game.ui.draw.canvas import Canvas
from game.ui.scenes.play.desk import Desk
from game.ui.table.view import TableView


def public_picture(desk: Desk) -> pygame.Surface:
    """Return a picture of the public table, whoever looks now.

    It is drawn by a new view, so that nothing pointed at, opened or scrolled in a private view appears in it.
    """
    app, staging = desk.app, desk.match.game.staging
    view = TableView(
        desk.match.game.id,
        desk.board,
        staging.palette,
        on_spot=lambda _spot: None,
        on_commit=lambda: None,
        on_cancel=lambda: None,
        on_tool=lambda _tool: None,
        page=staging.page,
    )
    view.app = app
    view.call_left = desk.view.call_left
    view.show(*desk.session.showing.public(), False)
    canvas = Canvas(app.canvas.surface.copy(), app.measure, app.gallery, app.lettering)
    canvas.palette = app.canvas.palette
    view.draw(canvas)
    return canvas.surface
