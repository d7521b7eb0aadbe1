"""The right end of the bar over a puzzle's table: which puzzle it is, how hard, and hint, answer, next."""

from collections.abc import Sequence
from typing import Protocol

from game.play.puzzling import Puzzling
from game.puzzles.puzzle import HARDEST
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.puzzles import known
from game.ui.table.colours import furniture
from game.ui.table.materials import planks
from game.ui.table.view import TableView
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import IconButton
from game.words import _

STAR = 20.0


class PuzzleDesk(Protocol):
    """The table of a puzzle as what lies over it sees it; implemented by `puzzle_table.PuzzleTable`."""

    view: TableView
    group: str
    puzzling: Puzzling

    def hint(self) -> None:
        """Say what the best choice is about, then where it begins."""

    def ask_answer(self) -> None:
        """Show the answer."""

    def next_puzzle(self) -> None:
        """Go to the next one."""


def draw_stars(
    canvas: Canvas, x: float, y: float, lit: int, of: int = HARDEST, size: float = STAR, paper: bool = False
) -> float:
    """Stars from x on, so many of them lit; returns where they end."""
    size *= canvas.measure.growth
    for n in range(of):
        dark = "star_off_paper" if paper else "star_off"
        canvas.art("star_on" if n < lit else dark, x + size / 2 + n * size * 1.12, y, size, centred=True)
    return x + of * size * 1.12


class TaskBar(Widget):
    """It stands where the tools of a game would: nothing is paused or undone in a puzzle."""

    def __init__(self, desk: PuzzleDesk) -> None:
        super().__init__("task", zone="bar")
        self.desk = desk
        self.hint = IconButton("puzzle:hint", "hint", desk.hint, _("A hint; it costs a star"), zone="bar")
        self.answer = IconButton("puzzle:answer", "eye", desk.ask_answer, _("Show answer"), zone="bar")
        self.on = IconButton("puzzle:next", "arrow_right", desk.next_puzzle, _("Next puzzle"), zone="bar")
        every = [each.id for each in known.puzzles(desk.group)]
        number = every.index(desk.puzzling.puzzle.id) + 1 if desk.puzzling.puzzle.id in every else 0
        self.words = _("Puzzle {n} of {of}").format(n=number, of=len(every))

    def children(self) -> Sequence[Widget]:
        """The buttons."""
        return self.hint, self.answer, self.on

    def place(self, canvas: Canvas) -> None:
        """At the right end of the table's bar."""
        if self.desk.view.table is None:
            return
        zones = self.desk.view.plan().context.zones
        bar = zones.bar_room
        high = min(bar.h - 12, max(44.0, 46 * canvas.measure.growth))
        wide = min(high * 1.2, 64.0)
        left = bar.right - 18 - 3 * (wide + 8)
        for n, button in enumerate(self.children()):
            button.rect = Rect(left + n * (wide + 8), bar.y + (bar.h - 2 - high) / 2, wide, high)
        words = canvas.width(self.words, theme.LABEL, "strong") + 24
        stars = HARDEST * STAR * 1.12 * canvas.measure.growth
        self._words = max(words, stars) if high > 50 or canvas.measure.growth < 1.2 else words
        x = min(left - self._words - 16, self._tools())
        self._left = left - self._words - 8
        self.rect = Rect(x, zones.bar.y, bar.right - x, zones.bar.h - 2)
        self.desk.view.kept = bar.right - x + 12

    def _tools(self) -> float:
        """Where the tools of a game begin, and the words before them."""
        view = self.desk.view
        context = view.plan().context
        closed = [hit.rect.x for hit in view.plan().hits if hit.id in view.without]
        speed = 0.0 if context.compact else context.canvas.width(_("speed {n}").format(n="16×"), 19, "strong") + 30
        return min(closed, default=context.zones.bar.right) - speed - 12

    def covers(self, x: float, y: float) -> bool:
        """All of it: what lies below is closed."""
        return bool(self.rect.collidepoint(x, y))

    def draw(self, canvas: Canvas) -> None:
        """The wood of the bar, the number and the stars below each other, the buttons."""
        view = self.desk.view
        with canvas.clipped(self.rect), canvas.dressed(furniture(canvas.palette, view.printer.palette)):
            planks(canvas, "bar", view.plan().context.zones.bar, "bar_wood")
        _x, y, _w, h = self.rect
        x = self._left
        two = h > 2.2 * canvas.leading(theme.LABEL, 1.0)
        middle = y + h / 2
        step = canvas.leading(theme.LABEL, 0.62)
        if two:
            canvas.text(self.words, x, middle - step, theme.LABEL, "ink", "strong")
            draw_stars(canvas, x, middle + step, self.desk.puzzling.puzzle.stars)
        else:
            canvas.text(self.words, x, middle, theme.LABEL, "ink", "strong", room=self._words)
        for button in self.children():
            button.draw(canvas)
