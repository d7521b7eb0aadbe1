"""A table is rehearsed before it is opened: drawn in small steps on a canvas that nobody sees. Then it comes at once.

Its pictures are kept by what they show. So nothing else is taken from a rehearsal, and whether there was one changes
how long an opening takes and nothing that is seen.
"""

from collections.abc import Callable

import pygame

from game.board.board import BadMap
from game.core.errors import BadOption
from game.core.match import Match
from game.core.save import BadSave
from game.core.steps import Steps
from game.maps import board_of
from game.play.handover import Stage, style_for
from game.play.session import Session
from game.ui.draw.canvas import Canvas
from game.ui.scenes.handover.veil_art import prepare_ground
from game.ui.scenes.play.desk import table_key
from game.ui.scenes.play.public_view import quiet_view
from game.ui.table.view import TableView
from game.ui.widgets.base import Program


def rehearse_new(app: Program, start: Callable[[], Match]) -> Steps[None]:
    """Make the pictures of a new table: of its veil, and of what the first who looks will see.

    `start` begins a match that nobody will play, so that nothing is known of the one that will be.
    """
    try:
        match = start()
    except (BadOption, BadMap):
        return
    yield
    style = style_for(app.settings.hand_over, match.game.staging.hand_over)
    session = Session(match, board_of(match), None, style=style, at_once=False)
    yield
    yield from session.showing.begin()
    yield from _rehearse(app, session)
    if session.showing.at.stage is Stage.SEALED:
        session.passing.identify()
        session.passing.identified()
        session.passing.digested()
        yield
        yield from _rehearse(app, session)


def rehearse_saved(app: Program, match: Match) -> Steps[None]:
    """Make the pictures that a saved match opens with: its veil and the public table, or the only human's view."""
    try:
        board = board_of(match)
    except BadSave:
        return
    yield
    key, style = table_key(match), style_for(app.settings.hand_over, match.game.staging.hand_over)
    pins = app.pins.get(key, {}) | match.pins
    session = Session(
        match,
        board,
        None,
        style="strict" if style == "open" and pins else style,
        guarded=bool(pins) or key in app.guarded,
        resumed=True,
        at_once=False,
    )
    yield
    yield from session.showing.begin()
    yield from _rehearse(app, session)


def _rehearse(app: Program, session: Session) -> Steps[None]:
    """What the session shows now."""
    match, at, size = session.match, session.showing.at, app.canvas.surface.get_size()
    canvas = Canvas(pygame.Surface(size, 0, app.canvas.surface), app.measure, app.gallery, app.lettering)
    canvas.palette = app.canvas.palette
    yield
    if at.stage is Stage.SEALED and at.seat is not None:
        yield from app.ahead.pictures(lambda: prepare_ground(canvas, match.players[at.seat or 0].colour))
    view = quiet_view(app, match, board_of(match))
    for show in session.showing.take():
        view.show(show.table, show.look, animate=False)
    yield from _drawn(app, view, canvas)


def _drawn(app: Program, view: TableView, canvas: Canvas) -> Steps[None]:
    """Draw the view until it is whole, unless the window becomes another one."""
    while app.measure is canvas.measure:
        view.draw(canvas)
        if view.whole:
            return
        yield
