"""What is known as a puzzle begins, in a few lines on its goal: how everybody stands, and what happened last."""

from dataclasses import dataclass

from game.core.panels import Standing
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.table.view import TableView
from game.words import _

LAST = 3
"""So many things that happened are told at most, the last ones."""
EMBLEM = 26.0
APART = 22.0
"""Between two seats in a row, in units."""


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat stands: its name and colour, what counts most, and what counts besides."""

    name: str
    colour: int
    figure: str
    more: str


class Facts:
    """They come from the view of the seat that chooses, as all of its table does."""

    def __init__(self, view: TableView) -> None:
        """What this table knows; nothing where none lies there."""
        self.heading, self.seats, self.lines = "", list[Seat](), list[str]()
        table, look = view.table, view.look
        if table is None:
            return
        rows = table.standing or tuple(Standing(mat.seat, mat.money) for mat in table.mats)
        self.heading = table.race or _("How they stand")
        self.seats = [
            Seat(look.seats[row.seat].name, look.seats[row.seat].colour, row.figure, row.more) for row in rows
        ]
        self.lines = [line.line.text for line in look.recap[-LAST:]]

    def high(self, canvas: Canvas, w: float) -> float:
        """Return how high they are at this width."""
        return self._draw(canvas, 0.0, 0.0, w, seen=False)

    def draw(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        """Draw them on paper, from this corner down."""
        self._draw(canvas, x, y, w, seen=True)

    def _draw(self, canvas: Canvas, x: float, y: float, w: float, *, seen: bool) -> float:
        begun, line = y, canvas.leading(theme.BODY, 1.3)
        if any(seat.figure for seat in self.seats):
            self._head(canvas, self.heading, x, y, w, seen=seen)
            y += line
            left = x
            for seat in self.seats:
                wide = self._wide(canvas, seat)
                if left > x and left + wide > x + w:
                    left, y = x, y + line
                if seen:
                    self._draw_seat(canvas, seat, left, y + line / 2, x + w - left)
                left += wide + APART
            y += line + 8
        if self.lines:
            self._head(canvas, _("What happened last"), x, y, w, seen=seen)
            y += line
            for words in self.lines:
                if seen:
                    canvas.para(words, x, y + line / 2, w, theme.BODY, "paper_ink", leading=1.3)
                y += canvas.para_height(words, w, theme.BODY, leading=1.3)
        return y - begun

    @staticmethod
    def _head(canvas: Canvas, words: str, x: float, y: float, w: float, *, seen: bool) -> None:
        if seen:
            canvas.text(words, x, y + canvas.leading(theme.BODY, 0.65), theme.LABEL, "paper_muted", "strong", room=w)

    @staticmethod
    def _wide(canvas: Canvas, seat: Seat) -> float:
        words = canvas.width(seat.name, theme.BODY) + canvas.width(seat.figure, theme.BODY, "bold")
        more = canvas.width(seat.more, theme.BODY) + 8 if seat.more else 0.0
        return (EMBLEM + 16) * canvas.measure.growth + words + more

    @staticmethod
    def _draw_seat(canvas: Canvas, seat: Seat, x: float, middle: float, room: float) -> None:
        grow = canvas.measure.growth
        size = EMBLEM * grow
        canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, middle, size, centred=True)
        left, end = x + size + 6 * grow, x + room
        left += canvas.text(seat.name, left, middle, theme.BODY, "paper_ink", room=end - left) + 8 * grow
        left += canvas.text(seat.figure, left, middle, theme.BODY, "paper_ink", "bold", room=max(8.0, end - left)) + 8
        if seat.more and end - left > 20:
            canvas.text(seat.more, left, middle, theme.BODY, "paper_muted", room=end - left)
