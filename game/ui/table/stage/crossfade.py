"""Another season: the cloth of the whole table changes, and what was to be seen before fades away over it."""

from functools import partial

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import fade
from game.ui.table.materials import felt
from game.ui.table.view_state import ViewState


class Crossfade:
    """What was seen last on this view's table, while it fades."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._before: pygame.Surface | None = None
        self._box = pygame.Rect(0, 0, 0, 0)
        self._part = 0.0

    def lay(self, picture: pygame.Surface | None, area: Rect, cloth: str) -> None:
        """Lay this picture of the whole window over it; None = only the bare old cloth over the board's area.

        Nobody may see what another saw: for other eyes there is no picture.
        """
        canvas = self._view.app.canvas
        if picture is not None:
            self._box, self._before = picture.get_rect(), picture.copy()
        else:
            self._box = canvas.box(area.inflate(-24, -24))
            self._before = _bare(canvas, self._box, cloth)
        self._part = 0.0

    def begin(self, delay: float) -> None:
        """Let it fade in so many ms, at normal speed: what is announced of the season comes before."""
        view, end = self._view, partial(self._end, self._before)
        if self._before is not None:
            view.app.motion.play("season", self._move, delay=delay, then=end, on=view.scene)

    def _move(self, part: float) -> None:
        self._part = part

    def _end(self, before: pygame.Surface | None) -> None:
        if self._before is before:
            self._before = None

    @property
    def busy(self) -> bool:
        """Whether the cloth of the season before is still seen."""
        return self._before is not None

    def draw(self, window: Canvas) -> None:
        """What was there before, as far as it has not faded."""
        if self._before is None or window is not self._view.app.canvas:
            return
        if self._box.right > window.surface.get_width() or self._box.bottom > window.surface.get_height():
            self._before = None  # the window has another size now
            return
        fade(self._before, 1 - self._part)
        window.surface.blit(self._before, self._box)


def _bare(canvas: Canvas, box: pygame.Rect, cloth: str) -> pygame.Surface:
    """A piece of this cloth."""
    window, canvas.surface = canvas.surface, pygame.Surface(box.size, 0, canvas.surface)
    s = canvas.measure.scale
    felt(canvas, Rect(0, 0, box.w / s, box.h / s), cloth, (0, 0))
    picture, canvas.surface = canvas.surface, window
    return picture
