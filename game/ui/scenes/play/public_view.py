"""The whole screen as everybody may see it, for picture files and the pause: drawn from nothing but public facts."""


import pygame

from game.ui.draw.canvas import Canvas
from game.ui.scenes.play.desk import Desk
from game.ui.table.view import TableView


def public_picture(desk: Desk) -> pygame.Surface:
    """The public table, whoever looks at it now.

    The view is a new one, so that nothing that is pointed at, opened, scrolled or noticed in private gets into it.
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
