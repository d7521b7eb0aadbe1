"""Small pictures of matches as everybody may see them."""

import pygame

from game.core.match import Match
from game.core.save import BadSave
from game.storage.reading import Saved, open_save
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.play.still import Still
from game.ui.shell.app import App
from game.ui.shell.clock import VirtualClock
from game.ui.shell.settings import Settings

SIZE = (1280, 720)
"""The table is drawn so large, in pixels, to take the board from it."""
PICTURE = (880, 540)
"""The size of the pictures that are kept, in pixels."""


def public_board(match: Match, size: tuple[int, int]) -> pygame.Surface:
    """The board in the public view, scaled to cover this size in pixels."""
    app = App(pygame.Surface(SIZE).convert(), VirtualClock(), Settings(guard_ms=0))
    still = Still(match, None)
    app.push(still)
    app.paint()
    area = app.measure.rect(still.view.plan().context.zones.board)
    picture = app.surface.subsurface(area.clip(app.surface.get_rect()))
    return cover(picture, size)


def cover(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture scaled to cover this size, what sticks out cut off."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    grown = pygame.transform.smoothscale_by(picture, scale)
    whole = pygame.Surface(size).convert()
    whole.blit(grown, grown.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole


class Views:
    """The saves that were looked into: their matches, and a picture of each that is drawn once."""

    def __init__(self) -> None:
        self.known: dict[str, Match] = {}
        self._bad: set[str] = set()
        self._pictures: dict[str, pygame.Surface] = {}

    def looked_into(self, saved: Saved) -> bool:
        """Whether nothing more can be learnt about this save."""
        return str(saved.path) in self.known or str(saved.path) in self._bad

    def look_into(self, saved: Saved) -> BadSave | None:
        """Replay a save and draw its picture; says what is wrong with it, None = nothing."""
        try:
            match = open_save(saved.path)
        except BadSave as error:
            self._bad.add(str(saved.path))
            return error
        self.known[str(saved.path)] = match
        self._pictures[str(saved.path)] = public_board(match, PICTURE)
        return None

    def show(self, canvas: Canvas, saved: Saved, area: Rect) -> None:
        """Draw the picture of this save, cut to the area; nothing while it is not known."""
        picture = self._pictures.get(str(saved.path))
        if picture is None:
            return
        box = canvas.box(area)
        key = ("public", str(saved.path), saved.step, box.size)
        canvas.paste(canvas.gallery.made(key, lambda: cover(picture, box.size)), area.x, area.y)
