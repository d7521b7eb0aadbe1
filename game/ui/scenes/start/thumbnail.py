"""Small pictures of matches as everybody may see them."""

from collections.abc import Callable, Sequence

import pygame

from game.core.match import Match
from game.core.save import BadSave
from game.core.steps import Steps
from game.storage.reading import Saved, open_in_steps
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import cover, filling
from game.ui.scenes.play.still import Still, public_table
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


CLOSE, AROUND = 0.45, 1.6
"""What a picture of one place shows: so much of the board's width at least, and the place with what is around it."""
MOST = 4
"""Where more pieces have moved than so many, the whole board is what has changed."""


def easel(clock: Clock, size: tuple[int, int] = SIZE) -> App:
    """What small pictures are drawn on, one after the other, each table so large in pixels."""
    app = App(pygame.Surface(size).convert(), clock, Settings(guard_ms=0))
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
    still = yield from _shown(app, match)
    return filling(_part(app, still.view.plan().context.zones.board), size)


def public_place(
    app: App, match: Match, before: Match, size: tuple[int, int], spots: Sequence[str]
) -> Steps[pygame.Surface]:
    """What is around the first of these spots that lies on the public board, or around what has stirred since `before`.

    The whole board where neither is known.
    """
    still = yield from _shown(app, match)
    board, places = still.view.plan().context.zones.board, still.view.spot_places()
    lying = [rect for spot in spots if (rect := places.get(f"spot:{spot}")) and board.contains(rect)]
    about = lying[:1] or _stirred(still, before)
    if not about:
        return filling(_part(app, board), size)
    return cover(_part(app, close_up(board, about[0].unionall(about[1:]), size[0] / size[1])), size)


def _shown(app: App, match: Match) -> Steps[Still]:
    still = Still(match, None)
    app.clear_to(still)
    yield from drawn(app, lambda: still.view.whole)
    return still


def _part(app: App, area: Rect) -> pygame.Surface:
    return app.surface.subsurface(app.measure.rect(area).clip(app.surface.get_rect()))


def _stirred(still: Still, before: Match) -> list[Rect]:
    """Where pieces lie on the board that were not there before, else those that looked otherwise.

    [] where it is more than one deed stirs.
    """
    old = {piece.id: piece for piece in public_table(before).pieces}
    board = still.view.plan().context.zones.board
    lying = [
        (piece, old.get(piece.id), rect) for piece, rect in still.view.plan().places.values() if board.contains(rect)
    ]
    came = [rect for one, was, rect in lying if was is None or (was.zone, was.x, was.y) != (one.zone, one.x, one.y)]
    found = came or [rect for one, was, rect in lying if was is not None and was.face != one.face]
    return found if len(found) <= MOST else []


def close_up(board: Rect, place: Rect, shape: float) -> Rect:
    """The part of a board around this place, so many times as wide as high."""
    w = max(board.w * CLOSE, place.w * AROUND, place.h * AROUND * shape)
    w = min(w, board.w, board.h * shape)
    part = Rect(0, 0, w, w / shape)
    part.center = place.center
    return part.clamp(board)


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
