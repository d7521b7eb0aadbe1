"""The rules reader: contents, the rules on paper, and what holds at the table now."""

from collections.abc import Mapping

from game.core.match import find
from game.core.table import Slip
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Input, Key
from game.ui.measure import Rect
from game.ui.rulebook import Rulebook, rulebook
from game.ui.scene import Scene
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.widgets.fields import TextField
from game.ui.widgets.scroll import List
from game.words import _, plural


class RulesReader(Scene):
    """Opens at a paragraph when asked why; finds words."""

    name = "rules"

    def __init__(self, game_id: str, rule: str = "", slips: Mapping[str, Slip] | None = None) -> None:
        """`rule` is the paragraph to open at; `slips` tell what holds at the table below, as its viewer sees it."""
        super().__init__()
        self.game = find(game_id)
        self.book: Rulebook = rulebook(game_id)
        self.asked = self.book.find(rule) if rule else -1
        self.slips = slips or {}
        self.words = ""
        self.hits: tuple[int, ...] = ()
        self.past: list[int] = []

    def build(self) -> None:
        """Contents at the left, paragraphs in the middle, search in the header."""
        self.search = TextField(
            "search", "", self._search, submit=self._next_hit, hint=_("Search"), glyph="search", zone="header"
        )
        self.back_to = back_button(self.back)
        chapters = [str(number) for number, heading in enumerate(self.book.headings) if heading.depth > 1]
        self.contents = List("contents", chapters, self._draw_chapter, self._chapter_high, self._open, zone="contents")
        rows = self._rows()
        self.pages = List("pages", rows, self._draw_row, self._row_high, self._mark, self._picks, zone="pages")
        self.add(self.search, self.back_to, self.contents, self.pages)
        self.first = f"pages:{self.asked}" if self.asked >= 0 else ""
        self.chosen = self.asked

    def _rows(self) -> list[str]:
        """Headings ("h3") and paragraphs ("17") in the order of the book."""
        rows: list[str] = []
        headings = list(enumerate(self.book.headings))
        for index in range(len(self.book.paragraphs)):
            while headings and headings[0][1].first <= index:
                number, heading = headings.pop(0)
                if heading.depth > 1:
                    rows.append(f"h{number}")
            rows.append(str(index))
        return rows

    def _picks(self, row: str) -> bool:
        return not row.startswith("h")

    def _open(self, chapter: str) -> None:
        row = f"h{chapter}"
        if row in self.pages.rows:
            self._scroll_to(row, 0)
            self.app.dirty()

    def _scroll_to(self, row: str, above: float) -> None:
        """Show this row near the upper edge, with so many units of what stands above it."""
        place = self.pages.place(self.pages.rows.index(row))
        self.pages.bar.to(max(0.0, place.y - self.pages.rect.y + self.pages.bar.offset - above))

    def _mark(self, row: str) -> None:
        self.chosen = int(row)
        self.app.dirty()

    def _search(self, words: str) -> None:
        self.words = words
        self.hits = self.book.search(words) if words.strip() else ()
        if self.hits:
            self._show(self.hits[0])
        self.app.dirty()

    def _next_hit(self) -> None:
        after = [hit for hit in self.hits if hit > self.chosen]
        if self.hits:
            self._show(after[0] if after else self.hits[0])

    def _show(self, paragraph: int) -> None:
        self.chosen = paragraph
        self.pages.show(self.pages.rows.index(str(paragraph)))

    def handle(self, given: Input) -> bool:
        """/ and F3 go to the search."""
        match given:
            case Key(chord="/") | Key(action="search"):
                self.focus.go_to("search")
                return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """In a narrow window the right panel gives way, then the contents."""
        measure = canvas.measure
        grow = min(measure.growth, 1.8)
        begin = place_back(canvas, self.back_to)
        title = canvas.width(_("Rules"), theme.TITLE, "display") + canvas.width(self.game.title, theme.STRONG) + 80
        high = self.search.ask(canvas)[1]
        x = MARGIN + title
        self.room = x - MARGIN - 8
        self.search.rect = Rect(x, (header_height(canvas) - high) / 2, min(560.0, begin - x - 40), high)
        top, low = header_height(canvas) + 34, measure.h - 74
        wide = measure.w - 2 * MARGIN
        left = 336 * grow if wide > 1200 * grow else 0.0
        right = 520.0 if self.slips and wide > 1650 * grow else 0.0
        self.side = Rect(MARGIN, top, left, low - top)
        self.beside = Rect(measure.w - MARGIN - right, top, right, low - top)
        x = MARGIN + (left + 26 if left else 0)
        self.paper = Rect(x, top, wide - (x - MARGIN) - (right + 26 if right else 0), low - top)
        self.contents.shown = bool(left)
        self.contents.rect = Rect(
            self.side.x + 12, top + 70 * grow, max(0.0, left - 24), max(0.0, low - top - 86 * grow)
        )
        self.contents.measure(canvas)
        inside = min(self.paper.w - 72, 980 * grow)
        self.pages.rect = Rect(self.paper.centerx - inside / 2, top + 24, inside, low - top - 48)
        self.pages.bar.offset = min(self.pages.bar.offset, self.pages.bar.most)
        self.pages.measure(canvas)
        if self.asked >= 0:
            self._scroll_to(str(self.asked), 120)
            self.asked = -1

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Header, contents, paper."""
        canvas.room()
        draw_header(canvas, _("Rules"), self.game.title, self.room)
        if self.side.w:
            canvas.panel(self.side, _("Contents"), radius=14)
        canvas.sheet(self.paper)
        if self.beside.w:
            self._draw_now(canvas)
        y = canvas.measure.h - 38
        x = MARGIN
        for key, words in (("↑ ↓", _("paragraph")), ("/", _("search"))):
            w = canvas.width(key, theme.LABEL, "strong") + 16
            canvas.keycap(key, x + w, y)
            x += w + 12
            x += canvas.text(words, x, y, theme.BODY, "muted") + 56
        if self.words.strip():
            words = plural("{n} place", "{n} places", len(self.hits)) if self.hits else _("not found")
            canvas.text(words, self.search.rect.right + 14, self.search.rect.centery, theme.BODY, "muted")

    def _chapter_high(self, canvas: Canvas, _row: str) -> float:
        return max(46.0, canvas.leading(theme.BODY, 1.8))

    def _draw_chapter(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        heading = self.book.headings[int(row)]
        after = self.book.headings[int(row) + 1].first if int(row) + 1 < len(self.book.headings) else 10**6
        here = heading.first <= self._top_paragraph() < after
        area = Rect(rect.x + 2, rect.y + 2, rect.w - 4, rect.h - 4)
        if here:
            canvas.rr(area, 8, ("brass_top", "brass_bottom"), "brass_edge", 1.5)
        elif hovered:
            canvas.rr(area, 8, "raised")
        ink = "on_accent" if here else "ink"
        indent = 16 + 18 * (heading.depth - 2)
        name = f"{heading.number}  {heading.text}" if heading.number else heading.text
        canvas.text(name, area.x + indent, area.centery, theme.BODY, ink, "strong", room=area.w - indent - 30)
        if any(heading.first <= hit < after for hit in self.hits):
            canvas.rr((area.right - 22, area.centery - 6, 12, 12), 6, "accent" if not here else "on_accent")
        if focused:
            canvas.ring(area, 8)

    def _top_paragraph(self) -> int:
        """The first paragraph that is seen."""
        for number, row in enumerate(self.pages.rows):
            if not row.startswith("h") and self.pages.place(number).bottom > self.pages.rect.y + 30:
                return int(row)
        return 0

    def _row_high(self, canvas: Canvas, row: str) -> float:
        w = self.pages.rect.w - 48
        if row.startswith("h"):
            return canvas.leading(theme.SECTION, 1.3) + 26
        return canvas.para_height(self.book.paragraphs[int(row)].text, w - self._number_room(canvas), theme.BODY) + 14

    def _number_room(self, canvas: Canvas) -> float:
        return canvas.width("12.25", theme.BODY, "bold") + 22

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        if row.startswith("h"):
            heading = self.book.headings[int(row[1:])]
            y = rect.bottom - 12 - canvas.leading(theme.SECTION, 0.6)
            canvas.text(heading.text, rect.x + 14, y, theme.SECTION, "paper_ink", "title", room=rect.w)
            canvas.fill((rect.x, rect.bottom - 6, rect.w - 20, 1.5), "#C9B48A")
            return
        index = int(row)
        paragraph = self.book.paragraphs[index]
        if index == self.chosen:
            canvas.rr((rect.x + 3, rect.y + 2, rect.w - 10, rect.h - 7), 6, "#F9DE8F", "#C98A3E", 1.5)
        elif index in self.hits:
            canvas.rr((rect.x + 3, rect.y + 2, rect.w - 10, rect.h - 7), 6, "#F7EBC8")
        y = rect.y + 7 + canvas.leading(theme.BODY) / 2
        room = self._number_room(canvas)
        canvas.text(paragraph.number, rect.x + 14, y, theme.BODY, "#9A3412", "bold")
        canvas.para(paragraph.text, rect.x + 14 + room, y, rect.w - 44 - room, theme.BODY, "paper_ink")
        if focused:
            canvas.ring((rect.x + 3, rect.y + 2, rect.w - 10, rect.h - 7), 6)

    def _draw_now(self, canvas: Canvas) -> None:
        """What the table says of the chapter that is open: numbers that hold now."""
        area = self.beside
        canvas.panel(area, _("In this game now"), radius=14)
        chapter = self.book.paragraphs[self._top_paragraph()].number.partition(".")[0]
        y = area.y + 84 * min(canvas.measure.growth, 1.6)
        shown = [slip for slip in self.slips.values() if slip.rule.partition(".")[0] == chapter][:6]
        for slip in shown:
            if y > area.bottom - 110:
                return
            w = canvas.width(slip.right, theme.BODY, "strong")
            canvas.text(slip.right, area.right - 28, y, theme.BODY, "accent", "strong", "right")
            canvas.text(slip.title, area.x + 28, y, theme.PROMPT, "ink", "title", room=area.w - 76 - w)
            y += canvas.leading(theme.PROMPT)
            for line in slip.lines:
                y = canvas.para(line, area.x + 28, y, area.w - 56, theme.BODY, "muted")
            words = " · ".join(f"{counter.label} {counter.count}" for counter in slip.counters)
            if words:
                y = canvas.para(words, area.x + 28, y, area.w - 56, theme.BODY, "ink")
            y += 22
        if not shown:
            canvas.para(_("This chapter needs no numbers."), area.x + 28, y, area.w - 56, theme.BODY, "muted")
