"""The pages of the rules reader: headings, paragraphs, pictures, and the answer to "why can't I?"."""

from collections.abc import Callable, Mapping

from game.core.faces import Face
from game.core.game import Game
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rulebook import Rulebook
from game.ui.scenes.to import Why
from game.ui.table.board.faces import Printer
from game.ui.widgets.scroll import BAR, List
from game.words import _

RING = 8.0
"""Room below a heading for the ring round the paragraph that has the focus."""
HIGHEST = 330.0
"""No picture is higher than so many units."""


class Pages:
    """Rows of a list: "h3" a heading, "17" a paragraph, "f17" the picture below it, "why" the answer."""

    def __init__(self, game: Game, book: Rulebook, asked: int, why: Why | None, mark: Callable[[int], None]) -> None:
        """`asked` is the paragraph that was looked for, -1 = none; `mark` is told which one is pressed."""
        self.game = game
        self.book = book
        self.asked = asked
        self.why = why
        self.figures: Mapping[str, Face] = game.staging.figures(game.options())
        self.printer = Printer(game.id, game.staging.palette)
        self.hits: tuple[int, ...] = ()
        self.chosen = asked
        self.list = List(
            "pages", self._rows(), self._draw_row, self.high, lambda row: mark(int(row)), str.isdecimal, zone="pages"
        )
        self.list.bar.colours = ("#DCCB9F", "#8A6B3F")

    def _rows(self) -> list[str]:
        """Everything in the order of the book."""
        rows: list[str] = []
        headings = list(enumerate(self.book.headings))
        for index, paragraph in enumerate(self.book.paragraphs):
            while headings and headings[0][1].first <= index:
                number, heading = headings.pop(0)
                if heading.depth > 1:
                    rows.append(f"h{number}")
            rows.append(str(index))
            if index == self.asked and self.why:
                rows.append("why")
            if paragraph.number in self.figures:
                rows.append(f"f{index}")
        return rows

    def scroll_to(self, row: str, above: float) -> None:
        """Show this row near the upper edge, with so many units of what stands above it."""
        if row in self.list.rows:
            place = self.list.place(self.list.rows.index(row))
            self.list.bar.to(max(0.0, place.y - self.list.rect.y + self.list.bar.offset - above))

    def here(self) -> int:
        """The paragraph one reads: the chosen one while it is seen, else the first that is seen whole."""
        area = self.list.rect
        places = {int(row): self.list.place(n) for n, row in enumerate(self.list.rows) if row.isdecimal()}
        whole = [index for index, place in places.items() if place.top >= area.top - 4 and place.bottom <= area.bottom]
        if self.chosen in whole or not whole:
            return max(self.chosen, 0)
        return whole[0]

    # ---- heights

    def high(self, canvas: Canvas, row: str) -> float:
        """How high this row is."""
        w = self.list.wide - 48
        if row == "why":
            return canvas.leading(theme.STRONG, 1.4) + self._why_high(canvas, w) + 46
        if row.startswith("h"):
            return canvas.leading(theme.SECTION, 1.3) + 26 + RING
        if row.startswith("f"):
            return self._figure_size(canvas, row)[1] + 34
        return canvas.para_height(self.book.paragraphs[int(row)].text, self._words_wide(canvas), theme.BODY) + 18

    def _why_high(self, canvas: Canvas, w: float) -> float:
        return canvas.para_height(self.why.reason if self.why else "", w - 60, theme.BODY)

    def _numbers(self, canvas: Canvas) -> float:
        """Room for the paragraphs' numbers."""
        return canvas.width("12.25", theme.BODY, "bold") + 22

    def _words_wide(self, canvas: Canvas) -> float:
        """Room for a paragraph's words, beside its number and the bar."""
        return max(40.0, self.list.wide - BAR - 44 - self._numbers(canvas))

    def _figure_size(self, canvas: Canvas, row: str) -> tuple[float, float]:
        face = self.figures[self.book.paragraphs[int(row[1:])].number]
        room = self.list.wide - 60 - self._numbers(canvas)
        high = min(HIGHEST, room * face.h / face.w, self.list.rect.h * 0.8)
        return high * face.w / face.h, high

    # ---- drawing

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        if row == "why":
            self._draw_why(canvas, rect)
        elif row.startswith("h"):
            self._draw_heading(canvas, rect, int(row[1:]))
        elif row.startswith("f"):
            self._draw_figure(canvas, rect, row)
        else:
            self._draw_paragraph(canvas, rect, int(row), focused)

    def _draw_heading(self, canvas: Canvas, rect: Rect, number: int) -> None:
        y = rect.bottom - RING - 12 - canvas.leading(theme.SECTION, 0.6)
        text = self.book.headings[number].text
        canvas.text(text, rect.x + 14, y, theme.SECTION, "paper_ink", "title", room=rect.w - 28)
        canvas.fill((rect.x, rect.bottom - RING - 6, rect.w - 20, 1.5), "#C9B48A")

    def _draw_paragraph(self, canvas: Canvas, rect: Rect, index: int, focused: bool) -> None:
        paragraph = self.book.paragraphs[index]
        box = (rect.x + 3, rect.y + 2, rect.w - 10, rect.h - 7)
        if index == self.chosen and not self.why:
            canvas.rr(box, 6, "#F9DE8F", "#C98A3E", 1.5)
        elif index in self.hits or index == self.chosen:
            canvas.rr(box, 6, "#F9EFCF", "#C9B48A", 1)
        y = rect.y + 9 + canvas.leading(theme.BODY) / 2
        room = self._numbers(canvas)
        canvas.text(paragraph.number, rect.x + 14, y, theme.BODY, "#8E2F10", "bold")
        canvas.para(paragraph.text, rect.x + 14 + room, y, self._words_wide(canvas), theme.BODY, "paper_ink")
        if focused:
            canvas.ring(box, 6)

    def _draw_figure(self, canvas: Canvas, rect: Rect, row: str) -> None:
        w, _high = self._figure_size(canvas, row)
        face = self.figures[self.book.paragraphs[int(row[1:])].number]
        x, y = canvas.at(rect.x + 14 + self._numbers(canvas), rect.y + 12)
        self.printer.sprite(canvas, face, canvas.px(w)).blit(canvas.surface, x, y)

    def _draw_why(self, canvas: Canvas, rect: Rect) -> None:
        """The only yellow block: the question, and the answer at this table."""
        assert self.why
        box = Rect(rect.x - 4, rect.y + 8, rect.w - 8, rect.h - 18)
        canvas.rr(box, 6, ("#FBE7A8", "#F6DC8E"), "#C98A3E", 1.5)
        canvas.rr((box.x, box.y, 8, box.h), 4, ("fill_bottom", "knob_pin"))
        y = box.y + 12 + canvas.leading(theme.STRONG, 0.7)
        canvas.glyph("help", box.x + 36, y, 24, "#5A2E08")
        question = _("Why can’t I? {subject}").format(subject=self.why.subject).rstrip()
        indent = 40 + 26 * canvas.measure.growth
        canvas.text(question, box.x + indent, y, theme.STRONG, "#2A1A08", "strong", room=box.w - indent - 14)
        y += canvas.leading(theme.STRONG, 0.7) + canvas.leading(theme.BODY, 0.6)
        canvas.para(self.why.reason, box.x + 24, y, box.w - 60, theme.BODY, "paper_ink")
