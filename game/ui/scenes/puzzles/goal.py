"""The goal of a puzzle on paper, before one begins."""

from typing import Protocol

from game.storage.puzzle_book import Page
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.puzzles.facts import Facts
from game.ui.scenes.puzzles.task_bar import PuzzleDesk, draw_stars
from game.ui.shell.input import Input, Pressed
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.words import _

WIDE, EDGE = 640.0, 30.0


class GoalDesk(PuzzleDesk, Protocol):
    """The same, and how somebody has done so far."""

    page: Page


class PuzzleGoal(Scene):
    """A sheet over the table: who chooses when, what counts, what is known, how hard it is; a click begins."""

    name = "puzzle goal"
    opaque = False
    first = "begin"

    def __init__(self, desk: GoalDesk) -> None:
        super().__init__()
        self.desk = desk
        self.box = Rect(0, 0, 0, 0)

    def build(self) -> None:
        """One way on."""
        self.begin = Button("begin", _("Begin"), self.back, "primary", glyph="play", key="Enter", zone="answers")
        self.add(self.begin)
        table = self.desk.view.table
        puzzling = self.desk.puzzling
        name = puzzling.match.players[puzzling.seat].name
        clock = table.clock if table is not None else ""
        self.who = _("{name} to choose · {clock}").format(name=name, clock=clock)
        self.words = _(
            "One choice leaves {name} clearly better placed than every other, measured against the best rival. "
            "Only what {name} can know counts; all play on sensibly."
        ).format(name=name)
        self.facts = Facts(self.desk.view)

    def before(self, given: Input) -> bool:
        """A click beside the sheet begins, too."""
        if isinstance(given, Pressed) and not self.box.collidepoint(given.x, given.y):
            self.back()
            return True
        return False

    def lay_out(self, canvas: Canvas) -> None:
        """In the middle of the board."""
        measure = canvas.measure
        w = min(WIDE * min(measure.growth, 1.6), measure.w - 64)
        self._lines = canvas.para_height(self.words, w - 2 * EDGE, theme.STRONG, leading=1.36)
        bw, bh = self.begin.ask(canvas)
        head = canvas.leading(theme.BODY, 1.4) + canvas.leading(theme.SECTION, 1.45)
        h = EDGE + head + self._lines + 18 + bh + EDGE
        known = self.facts.high(canvas, w - 2 * EDGE)
        self._told = known > 0 and h + known + 20 <= measure.h - 16
        h += known + 20 if self._told else 0.0
        board = self.desk.view.plan().context.zones.board if self.desk.view.table is not None else measure.area
        x = max(16.0, min(measure.w - w - 16, board.centerx - w / 2))
        self.box = Rect(x, max(8.0, min(measure.h - h - 8, board.centery - h / 2)), w, h)
        self.begin.rect = Rect(self.box.right - EDGE - bw, self.box.bottom - EDGE - bh, bw, bh)

    def draw(self, canvas: Canvas) -> None:
        """Paper, and what it says."""
        canvas.sheet(self.box, 8)
        x, w = self.box.x + EDGE, self.box.w - 2 * EDGE
        y = self.box.y + EDGE + canvas.leading(theme.BODY, 0.5)
        canvas.text(self.who, x, y, theme.BODY, "#8E2B1B", "bold", room=w)
        y += canvas.leading(theme.BODY, 0.9) + canvas.leading(theme.SECTION, 0.55)
        canvas.text(_("Find the best move"), x, y, theme.SECTION, "paper_ink", "title", room=w)
        y += canvas.leading(theme.SECTION, 0.65) + canvas.leading(theme.STRONG, 0.7)
        canvas.para(self.words, x, y, w, theme.STRONG, "paper_ink", leading=1.36)
        if self._told:
            y = self.begin.rect.y - 18 - self.facts.high(canvas, w)
            canvas.rr((x, y - 10, w, 1.5), 0, "paper_line")
            self.facts.draw(canvas, x, y, w)
        y = self.begin.rect.centery
        words = _("Difficulty")
        if canvas.width(words, theme.BODY) + 160 * canvas.measure.growth < self.begin.rect.x - x:
            x += canvas.text(words, x, y, theme.BODY, "paper_muted") + 12
        end = draw_stars(canvas, x, y, self.desk.puzzling.puzzle.stars, size=24, paper=True)
        row = self.desk.page.row
        words = _("{n} in a row").format(n=row)
        room = self.begin.rect.x - end - 20
        if row and canvas.width(words, theme.BODY, "strong") + 40 * canvas.measure.growth < room:
            canvas.glyph("flame", end + 26 * canvas.measure.growth, y, 24, "#A8481A")
            canvas.text(words, end + 44 * canvas.measure.growth, y, theme.BODY, "paper_ink", "strong")
