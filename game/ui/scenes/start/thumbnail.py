"""Small pictures of matches as everybody may see them."""

from collections.abc import Callable

import pygame

from game.core.match import Match
from game.core.save import BadSave
from game.core.steps import Steps
from game.storage.reading import Saved, open_in_steps
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import cover, filling
from game.ui.scenes.play.still import Still
from game.ui.shell.app import App
from game.ui.shell.clock import Clock
from game.ui.shell.settings import Settings
from game.ui.widgets.base import Program

SIZE = (1280, 720)
"""The table is drawn so large, in pixels, to take the board from it."""
ROOM = 32_000_000
"""Bytes of the pictures that they are drawn with."""
PICTURE = (880, 540)
"""The size of the pictures that are kept, in pixels."""


def easel(clock: Clock) -> App:
    """What small pictures are drawn on, one after the other."""
    app = App(pygame.Surface(SIZE).convert(), clock, Settings(guard_ms=0))
    app.gallery.cache.room = ROOM
    return app


def drawn(app: App, whole: Callable[[], bool]) -> Steps[None]:
    """Draw what an easel shows bit by bit, until it is `whole`, and nothing is on its way any more."""
    yield
    app.tick()
    while app.paint() and not whole():
        yield
        app.tick()
    app.motion.finish()
    app.dirty()
    app.paint()


def public_board(app: App, match: Match, size: tuple[int, int]) -> Steps[pygame.Surface]:
    """The board in the public view, in a picture of this size in pixels, bit by bit; `app` is an easel."""
    still = Still(match, None)
    app.clear_to(still)
    yield from drawn(app, lambda: still.view.whole)
    area = app.measure.rect(still.view.plan().context.zones.board)
    picture = app.surface.subsurface(area.clip(app.surface.get_rect()))
    return filling(picture, size)


class Views:
    """The saves that were looked into: their matches, and a picture of each that is drawn once."""

    def __init__(self) -> None:
        self.known: dict[str, Match] = {}
        self._bad: set[str] = set()
        self._pictures: dict[str, pygame.Surface] = {}
        self._easel: App | None = None

    def looked_into(self, saved: Saved) -> bool:
        """Whether nothing more can be learnt about this save."""
        return str(saved.path) in self.known or str(saved.path) in self._bad

    def look_into(self, app: Program, saved: Saved) -> Steps[BadSave | None]:
        """Replay a save and draw its picture, bit by bit; finds what is wrong with it, None = nothing."""
        try:
            match = yield from open_in_steps(saved.path)
        except BadSave as error:
            self._bad.add(str(saved.path))
            return error
        if self._easel is None:
            self._easel = easel(app.clock)
        self._pictures[str(saved.path)] = yield from public_board(self._easel, match, PICTURE)
        self.known[str(saved.path)] = match
        return None

    def show(self, canvas: Canvas, saved: Saved, area: Rect) -> None:
        """Draw the picture of this save, cut to the area; while it is not known the cover of its box, in the dark."""
        picture = self._pictures.get(str(saved.path))
        if picture is None:
            _stand_in(canvas, saved, area)
            return
        box = canvas.box(area)
        key = ("public", str(saved.path), saved.step, box.size)
        canvas.paste(canvas.gallery.made(key, lambda: cover(picture, box.size)), area.x, area.y)


def _stand_in(canvas: Canvas, saved: Saved, area: Rect) -> None:
    name = f"cover_{saved.game}"
    if not saved.bad and canvas.gallery.has_painting("ui", name):
        canvas.painting(name, area)
        canvas.shade(area, "#0B1A22", 0.55)
