"""A box on the shelf, closed or open."""

from collections.abc import Callable
from dataclasses import dataclass

from game import games
from game.core.game import Game
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import draw_box, draw_small_box, tilted_box
from game.ui.widgets.buttons import Pressable

TILT = 5.5
"""How far the lid of the open box is turned, in degrees."""


@dataclass(frozen=True, slots=True)
class Box:
    """A box on the shelf; `game` is None while it is not built yet."""

    id: str
    title: str
    seats: str
    game: Game | None


def boxes() -> tuple[Box, ...]:
    """All boxes: those that can be played, then those still closed."""
    ready = [Box(game.id, game.title, f"{game.seats[0]}–{game.seats[-1]}", game) for game in games.GAMES]
    known = {box.id for box in ready}
    return (*ready, *(Box(id, title, seats, None) for id, title, seats in games.ANNOUNCED if id not in known))


class BoxButton(Pressable):
    """One box on the board; the chosen one stands open: its lid is lifted off."""

    def __init__(self, box: Box, press: Callable[[], None]) -> None:
        super().__init__(f"box:{box.id}", press, zone="boxes", tip=box.title)
        self.box = box
        self.lifted: float | None = None
        """How far its lid is up, 0 to 1; None = it is not the chosen one."""

    def draw(self, canvas: Canvas) -> None:
        """The box; opened: the tray stands on the board, the lid is held before it."""
        x, _y, w, _h = self.rect
        floor = self.rect.bottom
        dim = self.box.game is None
        cover = Rect(x, floor - w * 720 / 512, w, w * 720 / 512)
        if self.lifted is not None and not dim:
            tray = w * 1.06
            canvas.cutout(f"tray_{self.box.id}", x + w * 0.62, floor - tray * 788 / 560 + 4, tray)
            middle = (x + w * 0.42, floor - w * 0.76 - 22 * self.lifted)
            tilted_box(canvas, self.box.id, *middle, w * 1.1, TILT if self.lifted == 1 else TILT * 0.5)
            cover = Rect(middle[0] - w * 0.62, middle[1] - w * 0.86, w * 1.24, w * 1.72)
        else:
            cover = draw_box(canvas, self.box.id, x, floor, w, dim)
        if self.lifted is not None and self.box.game is not None:
            self._draw_small(canvas, self.box.game, floor)
        if self.focused:
            canvas.ring(cover, 6)
        if dim:
            canvas.glyph("lock", cover.centerx, cover.centery, w * 0.24 / canvas.measure.growth, "ink")

    def _draw_small(self, canvas: Canvas, game: Game, floor: float) -> None:
        """The small boxes that go with it, before its tray."""
        x, _y, w, _h = self.rect
        for n, small in enumerate(game.staging.cover().small):
            area = Rect(x + w * (0.86 + 0.38 * n), floor - w * 0.33, w * 0.35, w * 0.33)
            draw_small_box(canvas, game.id, small.picture, area)
