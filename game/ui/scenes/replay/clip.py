"""A stretch of a replay as a GIF: its frames are drawn in quiet moments, and encoded on a thread of its own."""

from collections.abc import Callable
from datetime import datetime

import pygame

from game import paths
from game.core.steps import Steps
from game.play.replaying.film import Film
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.replay.board_view import BoardView, frame_board, show_table
from game.ui.scenes.replay.encoder import Encoder
from game.ui.scenes.start.thumbnail import drawn, easel
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import middle
from game.words import _

SPAN = 10
"""How many moments a clip has when nothing else is said."""
MOST = 240
"""More moments make a file that nobody wants to send."""
SIZE = (800, 450)
BAND = 78.0
LOOK_MS = 60


def name_of(game_id: str, kind: str) -> str:
    """A file name that is new every second."""
    return f"{game_id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.{kind}"


class FilmStill(Scene):
    """One moment after the other on an easel: the board, and the caption below."""

    name = "film"

    def __init__(self, film: Film, perspective: int) -> None:
        super().__init__()
        self.film, self.perspective, self.place = film, perspective, 0

    def build(self) -> None:
        """The board."""
        match = self.film.match
        self.view = BoardView(match.game.id, self.film.board, match.game.staging.palette)
        self.add(self.view)

    def show(self, place: int) -> None:
        """Show this moment."""
        self.place = place
        show_table(self.view, self.film.table(place, self.perspective), self.film.look(), False)
        self.app.dirty()

    def lay_out(self, canvas: Canvas) -> None:
        """The board fills the frame above the caption."""
        measure = canvas.measure
        self.view.area = Rect(14, 14, measure.w - 28, measure.h - BAND - 28)

    def draw(self, canvas: Canvas) -> None:
        """The ground and the caption."""
        canvas.fill(canvas.measure.area, "bg")
        line = self.film.caption(self.place, self.perspective)
        x, y = 26.0, canvas.measure.h - BAND / 2
        if line and line.seat is not None:
            canvas.medal(self.film.match.players[line.seat].colour, x + 26, y, 56)
            x += 66
        if line:
            canvas.text(line.text, x, y, 36, "ink", "strong", room=canvas.measure.w - x - 20)

    def draw_over(self, canvas: Canvas) -> None:
        """The edge in the colour of whoever watches."""
        seat = self.perspective
        colour = self.film.match.players[seat].colour if seat >= 0 else None
        frame_board(canvas, self.view.board_area, colour)


class ClipScene(Scene):
    """Says how far a clip is, and lets one cancel it."""

    name = "clip"
    opaque = False

    def __init__(self, film: Film, perspective: int, first: int, end: int, done: Callable[[str], None]) -> None:
        """From moment `first` to `end`; `done` is told what to say when it is written."""
        super().__init__()
        self.film, self.perspective, self.done = film, perspective, done
        self.places = range(first, min(end, first + MOST - 1) + 1)
        self.cut = end > self.places[-1]
        """Whether there were more moments than a clip holds."""
        self.encoder: Encoder | None = None

    def build(self) -> None:
        """The way out, and the work."""
        self.cancel = Button("cancel", _("Cancel"), self.back, key="Esc")
        self.add(self.cancel)

    def shown(self) -> None:
        """Begin to draw."""
        if self.encoder is None:
            path = paths.pictures_folder() / name_of(self.film.match.game.id, "gif")
            self.encoder = Encoder(path)
            self.app.ahead.prepare(self._draw_frames(self.encoder), self)
            self.after(LOOK_MS, self._look)

    def _draw_frames(self, encoder: Encoder) -> Steps[None]:
        app = easel(self.app.clock)
        app.resize(pygame.Surface(SIZE).convert())
        still = FilmStill(self.film, self.perspective)
        app.clear_to(still)
        for place in self.places:
            still.show(place)
            yield from drawn(app, lambda: still.view.whole)
            while encoder.full():
                yield
            encoder.put(app.surface)
        encoder.end()

    def _look(self) -> None:
        encoder = self.encoder
        assert encoder is not None
        self.app.dirty()
        if not encoder.finished:
            self.after(LOOK_MS, self._look)
            return
        self.app.pop(self)
        trouble = _("The clip could not be saved: {reason}").format(reason=encoder.trouble)
        words = _("The clip lies in {folder}.").format(folder=encoder.path.parent)
        if self.cut:
            words = f"{words} {_('It holds the first {n} moments.').format(n=MOST)}"
        self.done(trouble if encoder.trouble else words)

    def left(self) -> None:
        """Nothing is written of a clip that was cancelled."""
        if self.encoder is not None and not self.encoder.finished:
            self.encoder.cancel()

    def lay_out(self, canvas: Canvas) -> None:
        """A small panel in the middle."""
        w, h = self.cancel.ask(canvas)
        grow = canvas.measure.growth
        self.box = middle(canvas.measure.area, 620 * min(grow, 1.6), canvas.leading(theme.SECTION, 1.6) + h + 120)
        self.cancel.rect = Rect(self.box.right - 32 - w, self.box.bottom - 28 - h, w, h)

    def draw(self, canvas: Canvas) -> None:
        """How far it is."""
        canvas.shade(canvas.measure.area, "#000000", 0.4)
        canvas.panel(self.box, corners=True, radius=14)
        x, y = self.box.x + 32, self.box.y + 20 + canvas.leading(theme.SECTION, 0.7)
        canvas.text(_("Saving a GIF"), x, y, theme.SECTION, "ink", "title", room=self.box.w - 64)
        done = self.encoder.progress if self.encoder else 0
        rail = Rect(x, y + canvas.leading(theme.SECTION, 0.9), self.box.w - 64, 16)
        canvas.rr(rail, 8, "well", "line", 1.5)
        part = done / len(self.places)
        canvas.rr((rail.x, rail.y, max(16.0, rail.w * part), 16), 8, ("fill_top", "fill_bottom"))
        words = _("{n} of {all} frames").format(n=done, all=len(self.places))
        under = rail.bottom + 16 + canvas.leading(theme.BODY, 0.5)
        canvas.text(words, x, under, theme.BODY, "muted", room=self.box.w - 64)
