"""The rules reader: contents, the rules on paper, and what holds at the table now."""

from collections.abc import Mapping
from functools import partial

import pygame

from game.core.table import Slip
from game.games import find
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.reading.rulebook import Rulebook, rulebook
from game.ui.scenes.reading.rules_now import Now
from game.ui.scenes.reading.rules_pages import Pages
from game.ui.scenes.to import Why
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.choices import Option
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField
from game.ui.widgets.scroll import List
from game.words import _, plural


class RulesReader(Scene):
    """Opens at a paragraph when asked why; finds words; goes back the way it came."""

    name = "rules"

    def __init__(
        self,
        game_id: str,
        rule: str = "",
        slips: Mapping[str, Slip] | None = None,
        why: Why | None = None,
    ) -> None:
        """`rule` is the paragraph to open at; `slips` and `why` come from the table below, as its viewer sees it."""
        super().__init__()
        self.game = find(game_id)
        self.book: Rulebook = rulebook(game_id)
        asked = self.book.find(rule) if rule else -1
        self.pages = Pages(self.game, self.book, asked, why, self._mark)
        self.slips = slips or {}
        self.now = Now(self.slips, self._read)
        self.words = ""
        self.trail = [max(asked, 0)]
        """The paragraphs one came by."""
        self.at = 0
        self._opens = asked

    def build(self) -> None:
        """Contents at the left, paragraphs in the middle, search in the header."""
        self.back_to = back_button(self.back, _("Back to the table") if self.slips else "")
        self.earlier = IconButton("earlier", "arrow_left", partial(self._go, -1), _("Back to where you were"))
        self.later = IconButton("later", "arrow_right", partial(self._go, 1), _("Forward again"))
        self.earlier.zone = self.later.zone = "header"
        self.search = TextField(
            "search", "", self._search, submit=self._next_hit, hint=_("Search"), glyph="search", zone="header"
        )
        chapters = [number for number, heading in enumerate(self.book.headings) if heading.depth > 1]
        rows = [str(number) for number in chapters]
        self.contents = List("contents", rows, self._draw_chapter, self._chapter_high, self._open, zone="contents")
        options = [Option(str(number), self._chapter(number)) for number in chapters]
        self.chapters = DropDown("chapters", options, rows[0] if rows else "", self._open, zone="header")
        self.add(self.earlier, self.later, self.chapters, self.search, self.back_to, self.contents, self.pages.list)
        self.add(self.now.list)
        self.first = f"pages:{self._opens}" if self._opens >= 0 else f"pages:{self.trail[0]}"
        self._tell()

    def _tell(self) -> None:
        self.earlier.enabled, self.later.enabled = self.at > 0, self.at < len(self.trail) - 1
        self.earlier.reason = "" if self.earlier.enabled else _("This is where you began.")
        self.later.reason = "" if self.later.enabled else _("There is nothing further on.")
        self.app.dirty()

    def _chapter(self, number: int) -> str:
        heading = self.book.headings[number]
        return f"{heading.number}  {heading.text}" if heading.number else heading.text

    def picture(self) -> pygame.Surface:
        """What only the viewer of the table knows gets into no picture file: then it is the room alone."""
        if not self.slips:
            return super().picture()
        canvas = Canvas(self.app.canvas.surface.copy(), self.app.measure, self.app.gallery, self.app.lettering)
        canvas.room()
        return canvas.surface

    # ---- going about

    def _open(self, chapter: object) -> None:
        self.pages.scroll_to(f"h{chapter}", 0)
        self._visit(self.book.headings[int(str(chapter))].first)

    def _read(self, rule: str) -> None:
        """Go to the paragraph with this number."""
        found = self.book.find(rule)
        if found >= 0:
            self._show(found)
            self._visit(found)

    def _mark(self, paragraph: int) -> None:
        self.pages.chosen = paragraph
        self._visit(paragraph)

    def _visit(self, paragraph: int) -> None:
        """Remember the way here."""
        if self.trail[self.at] != paragraph:
            self.trail = [*self.trail[: self.at + 1], paragraph]
            self.at += 1
        self._tell()

    def _go(self, step: int) -> None:
        """Along the way one came."""
        self.at = min(max(0, self.at + step), len(self.trail) - 1)
        self._show(self.trail[self.at])
        self._tell()

    def _search(self, words: str) -> None:
        self.words = words
        self.pages.hits = self.book.search(words) if words.strip() else ()
        if self.pages.hits:
            self._show(self.pages.hits[0])
        self.app.dirty()

    def _next_hit(self) -> None:
        hits = self.pages.hits
        if hits:
            self._show(next((hit for hit in hits if hit > self.pages.chosen), hits[0]))
            self._visit(self.pages.chosen)

    def _show(self, paragraph: int) -> None:
        self.pages.chosen = paragraph
        self.pages.scroll_to(str(paragraph), 120)

    def handle(self, given: Input) -> bool:
        """/ and F3 go to the search, Alt and an arrow along the way one came."""
        match given:
            case Key(chord="/") | Key(action="search"):
                return self.focus.go_to("search")
            case Key(chord=("Alt+Left" | "Alt+Right") as way):
                self._go(-1 if way == "Alt+Left" else 1)
                return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """In a narrow window the right panel gives way, then the contents become a list that drops down."""
        measure = canvas.measure
        grow = min(measure.growth, 1.8)
        begin = place_back(canvas, self.back_to)
        wide = measure.w - 2 * MARGIN
        self.foot = max(74.0, canvas.leading(theme.BODY, 1.6) + 16)
        top, low = header_height(canvas) + 34, measure.h - self.foot
        left = 372 * grow if wide > 1200 * grow else 0.0
        right = 520 * max(1.0, measure.growth) if self.slips and wide > 1650 * measure.growth else 0.0
        self.contents.shown, self.chapters.shown = bool(left), not left
        high = self.search.ask(canvas)[1]
        if left:
            x = MARGIN + self._title_wide(canvas) + 40
            self.room = x - MARGIN - 8
            x = self._place_arrows(canvas, x, header_height(canvas) / 2)
            self.search.rect = Rect(x, (header_height(canvas) - high) / 2, min(560.0, begin - x - 40), high)
        else:
            self.room = begin - 2 * MARGIN
            top -= 20
            x = self._place_arrows(canvas, MARGIN, top + high / 2)
            half = (measure.w - MARGIN - x - 12) / 2
            self.chapters.rect = Rect(x, top, half, high)
            self.search.rect = Rect(x + half + 12, top, half, high)
            top += high + 14
        self.side = Rect(MARGIN, top, left, low - top)
        self.beside = Rect(measure.w - MARGIN - right, top, right, low - top)
        x = MARGIN + (left + 26 if left else 0)
        self.paper = Rect(x, top, wide - (x - MARGIN) - (right + 26 if right else 0), low - top)
        self._place_lists(canvas, grow)
        self.now.lay_out(canvas, self.beside)
        self._follow(canvas)

    def _follow(self, canvas: Canvas) -> None:
        """Contents and what holds now are of the chapter that one reads."""
        here = self.pages.here()
        begun = [str(n) for n, each in enumerate(self.book.headings) if each.depth > 1 and each.first <= here]
        if begun:
            self.chapters.value = begun[-1]
        if self.book.paragraphs and self.now.show(self.book.paragraphs[here].number.partition(".")[0]):
            self.now.lay_out(canvas, self.beside)

    def _title_wide(self, canvas: Canvas) -> float:
        sub = canvas.width(self.game.title, theme.STRONG) + 28
        return canvas.width(_("Rules"), theme.TITLE, "display") + sub

    def _place_arrows(self, canvas: Canvas, x: float, middle: float) -> float:
        for button in (self.earlier, self.later):
            w, h = button.ask(canvas)
            button.rect = Rect(x, middle - h / 2, w, h)
            x += w + 10
        return x + 8

    def _place_lists(self, canvas: Canvas, grow: float) -> None:
        side, pages = self.side, self.pages.list
        self.contents.rect = Rect(side.x + 12, side.y + 70 * grow, max(0.0, side.w - 24), max(0.0, side.h - 86 * grow))
        self.contents.measure(canvas)
        inside = min(self.paper.w - 48, 1040 * grow)
        left = self.paper.centerx - inside / 2
        pages.widest = inside
        pages.rect = Rect(left, self.paper.y + 20, self.paper.right - 14 - left, self.paper.h - 40)
        pages.measure(canvas)
        if self._opens >= 0:
            self.pages.scroll_to(str(self._opens), 120)
            self._opens = -1

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Header, contents, paper."""
        self._follow(canvas)
        canvas.room()
        draw_header(canvas, _("Rules"), self.game.title, self.room)
        if self.side.w:
            canvas.panel(self.side, _("Contents"), radius=14)
        canvas.sheet(self.paper)
        if self.beside.w:
            self.now.draw_panel(canvas, self.beside)
        y = canvas.measure.h - self.foot / 2
        x = MARGIN
        for key, words in (("↑ ↓", _("paragraph")), ("Alt ←", _("back")), ("/", _("search"))):
            w = canvas.width(key, theme.LABEL, "strong") + 16
            canvas.keycap(key, x + w, y)
            x += w + 12
            x += canvas.text(words, x, y, theme.BODY, "muted") + 40

    def draw_over(self, canvas: Canvas) -> None:
        """How many places hold the words, at the right of the field."""
        if self.words.strip():
            hits = len(self.pages.hits)
            words = plural("{n} place", "{n} places", hits) if hits else _("not found")
            if canvas.width(words) + canvas.width(self.words) < self.search.rect.w - 90 * canvas.measure.growth:
                x, y = self.search.rect.right - 16, self.search.rect.centery
                canvas.text(words, x, y, theme.BODY, "muted" if hits else "warn", "text", "right")

    def _chapter_high(self, canvas: Canvas, _row: str) -> float:
        return max(46.0, canvas.leading(theme.BODY, 1.8))

    def _draw_chapter(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        heading = self.book.headings[int(row)]
        after = self.book.headings[int(row) + 1].first if int(row) + 1 < len(self.book.headings) else 10**6
        here = heading.first <= self.pages.here() < after
        area = Rect(rect.x + 2, rect.y + 2, rect.w - 4, rect.h - 4)
        if here:
            canvas.rr(area, 8, ("brass_top", "brass_bottom"), "brass_edge", 1.5)
        elif hovered:
            canvas.rr(area, 8, "raised")
        ink = "on_accent" if here else "ink"
        indent = 16 + 18 * (heading.depth - 2)
        room = area.w - indent - 30
        canvas.text(self._chapter(int(row)), area.x + indent, area.centery, theme.BODY, ink, "strong", room=room)
        if any(heading.first <= hit < after for hit in self.pages.hits):
            canvas.rr((area.right - 22, area.centery - 6, 12, 12), 6, "accent" if not here else "on_accent")
        if focused:
            canvas.ring(area, 8)
