"""The logbook: an open book, a page for each person, filters above, and a tab at its edge for each box."""

from functools import partial
from pathlib import Path

from game import paths
from game.logbook.entry import Person
from game.logbook.export import export
from game.logbook.figures import figures
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import catch_up
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.logbook import left_page
from game.ui.scenes.logbook.blank import Blank
from game.ui.scenes.logbook.filters import ALL, BoxTabs, People
from game.ui.scenes.logbook.left_page import Page
from game.ui.scenes.logbook.paper import draw_book, on_paper
from game.ui.scenes.logbook.person_card import PersonCard
from game.ui.scenes.logbook.spread import draw_leaf, draw_left, draw_right
from game.ui.shell.folder import show
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

LARGE = 1.2
"""Text that has grown more than so much has one page at a time, and leaves."""


class LogbookScene(Scene):
    """Whose page, which box, which time: everything on it is worked out of the games that are written."""

    name = "logbook"
    first = "people"

    def __init__(self, person: str = "", game: str = ALL, book: Logbook | None = None) -> None:
        """`person` is whose page is opened, "" = whoever played last; `book` defaults to the user's."""
        super().__init__()
        self.book = book or Logbook()
        self.person: str | None = person or None
        self.game = game
        self.period = "all"
        self.leaf = "games"
        self.paged = False
        self.trouble = ""
        """Why the book cannot be read, or what has happened to it; "" = nothing."""

    # ---- what is written

    def build(self) -> None:
        """Read the book and build what belongs to its pages."""
        self._read()
        self.people_row = People(self.people, self.person or ALL, self._choose_person)
        periods = [
            Option("all", _("All time")),
            Option("year", _("This year")),
            Option("month", _("30 days")),
        ]
        self.periods = Segments("period", periods, self.period, self._choose_period, zone="period")
        self.tabs = BoxTabs(self.game, self._choose_box)
        self.export = Button("export", _("Export"), self._export, glyph="export", zone="header")
        self.back_to = back_button(self.back)
        leaves = [
            Option("games", _("Games")), Option("boxes", _("Boxes")), Option("rating", _("Rating")),
            Option("likes", _("Awards")),
        ]  # fmt: skip
        self.leaves = Segments("leaves", leaves, self.leaf, self._turn, zone="leaves")
        self.pen = IconButton(
            "person", "pencil", self._edit, _("Name, emblem, PIN, text size; or forget this page"), zone="page", size=20
        )
        self.list = Button("list", _("All games and replays"), self._open_list, glyph="replay", zone="page")
        self.blank = Blank(self)
        self.add(
            self.people_row, self.periods, self.tabs, self.leaves, self.pen, self.list, *self.blank.buttons,
            self.export, self.back_to,
        )  # fmt: skip
        self._take()

    def _read(self) -> None:
        try:
            catch_up(self.book)
            self.people: tuple[Person, ...] = self.book.people()
            self.entries = self.book.entries()
            self.trouble = self.book.notice
        except LogTrouble as error:
            self.people, self.entries, self.trouble = (), (), str(error)
        names = [person.name for person in self.people]
        if self.person is None:
            last = [seat.person for entry in self.entries[-1:] for seat in entry.seats if seat.person]
            self.person = next(iter(last or names), ALL)
        elif self.person not in (ALL, *names):
            self.person = names[0] if names else ALL

    def _take(self) -> None:
        """Work out the pages of this person, box and period."""
        who = next((person for person in self.people if person.name == self.person), None)
        facts = figures(self.entries, self.person or "", self.game, self.period)  # type: ignore[arg-type]
        self.page = Page(self.person or "", who.colour if who else None, facts, self.game)
        self.empty = not (facts.games or facts.apart)
        self.first = "quick" if self.empty else "people"
        self.pen.enabled = who is not None
        self.app.relay()

    def again(self, person: str | None = None) -> None:
        """Read the book again: something in it was changed; turn to the page of this person."""
        self.person = person if person is not None else self.person
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus
        self.app.relay()

    def shown(self) -> None:
        """A game may have been played or watched meanwhile."""
        self.again()

    # ---- what one chooses

    def _choose_person(self, name: object) -> None:
        self.person = str(name)
        self._take()

    def _choose_period(self, period: object) -> None:
        self.period = str(period)
        self._take()

    def _choose_box(self, game: object) -> None:
        self.game = str(game)
        self._take()

    def _turn(self, leaf: object) -> None:
        self.leaf = str(leaf)
        self.app.relay()

    def _edit(self) -> None:
        who = next((person for person in self.people if person.name == self.person), None)
        if who is not None:
            self.app.push(PersonCard(self.book, who, self.again))

    def _open_list(self) -> None:
        self.app.go(to.Games(self.person or "", self.game))

    def _export(self) -> None:
        folder = paths.documents_folder()
        back = Answer(_("Back"), lambda: None)
        try:
            table, whole = export(self.book, folder, "seachest-logbook")
        except LogTrouble as error:
            self.app.push(Dialog(_("It could not be exported"), str(error), [back]))
            return
        text = _("{table} for a spreadsheet and {whole} for another Seachest lie in {folder}.")
        text = text.format(table=table.name, whole=whole.name, folder=folder)
        look = Answer(_("Show its folder"), partial(self._show, folder), glyph="load")
        self.app.push(Dialog(_("The logbook is exported"), text, [back, look], "export"))

    def _show(self, folder: Path) -> None:
        if not show(folder):
            self.app.push(Dialog(_("The files lie here"), str(folder), [Answer(_("Back"), lambda: None)]))

    def handle(self, given: Input) -> bool:
        """Page up and down turn to another person."""
        if isinstance(given, Key) and given.action in ("page up", "page down"):
            step = 1 if given.action == "page down" else -1
            names = [str(option.value) for option in self.people_row.options]
            self.people_row.choose((self.people_row.index + step) % len(names))
            return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Filters in the header where they have room, else in a row below; the book fills the rest."""
        measure = canvas.measure
        self.paged = measure.growth > LARGE
        self.leaves.shown = self.paged and not self.empty
        head = header_height(canvas)
        edge = place_back(canvas, self.back_to)
        w, h = self.export.ask(canvas)
        h = min(h, head - 20)
        self.export.rect = Rect(edge - 20 - w, (head - h) / 2, w, h)
        title = MARGIN + canvas.width(_("Logbook"), theme.TITLE, "display") + 40
        people, periods = self.people_row.ask(canvas), self.periods.ask(canvas)
        room = self.export.rect.x - 24 - title
        self.beside = room > 0 and min(people[0], 420) + 24 + periods[0] <= room
        top = head + 14
        if self.beside:
            y = (head - people[1]) / 2
            self.people_row.rect = Rect(title, y, min(people[0], room - 24 - periods[0]), people[1])
            self.periods.rect = Rect(self.people_row.rect.right + 24, y, periods[0], periods[1])
        else:
            wide = measure.w - 2 * MARGIN
            second = min(periods[0], wide * 0.55)
            self.people_row.rect = Rect(MARGIN, top, wide - second - 24, people[1])
            self.periods.rect = Rect(measure.w - MARGIN - second, top, second, people[1])
            top += people[1] + 12
        if self.leaves.shown:
            w, h = self.leaves.ask(canvas)
            self.leaves.rect = Rect(MARGIN, top, min(w, measure.w - 2 * MARGIN), h)
            top += h + 10
        note = canvas.leading(theme.BODY, 1.6) if self.trouble else 0.0
        self.book_area = Rect(46, top + 6, measure.w - 46 - 86, measure.h - top - 22 - note)
        self.tabs.rect = Rect(self.book_area.right - 14, self.book_area.y + 70, 78, min(600.0, self.book_area.h - 90))
        self._place_page(canvas)

    def _place_page(self, canvas: Canvas) -> None:
        book = self.book_area
        half = book.w / 2
        if self.paged:
            self.left_area = self.right_area = Rect(book.x + 60, book.y + 34, book.w - 130, book.h - 64)
        else:
            self.left_area = Rect(book.x + 64, book.y + 34, half - 64 - 44, book.h - 66)
            self.right_area = Rect(book.x + half + 44, book.y + 34, half - 44 - 64, book.h - 66)
        head = left_page.head_high(canvas)
        w, h = self.pen.ask(canvas)
        self.pen.shown = bool(self.people) and (not self.paged or self.leaf == "games" or self.empty)
        self.pen.rect = Rect(self.left_area.right - w, self.left_area.y + 4, w, h)
        self.head = Rect(self.left_area.x, self.left_area.y, self.left_area.w - w - 12, head)
        w, h = self.list.ask(canvas)
        self.list.shown = not self.empty and (not self.paged or self.leaf == "boxes")
        self.list.rect = Rect(self.left_area.x, self.left_area.bottom - h, min(w, self.left_area.w), h)
        self.blank.place(canvas, self.left_area, self.right_area, self.head, paged=self.paged)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Room, header, the book and what is written in it."""
        canvas.room()
        room = (self.people_row.rect.x if self.beside else self.export.rect.x) - MARGIN - 24
        draw_header(canvas, _("Logbook"), "", room)
        if self.paged:
            canvas.sheet(self.book_area, 12)
        else:
            draw_book(canvas, self.book_area)
        if self.trouble:
            y = canvas.measure.h - canvas.leading(theme.BODY, 0.8)
            canvas.glyph("warn", MARGIN + 10, y, 22, "warn")
            canvas.text(self.trouble, MARGIN + 34, y, theme.BODY, "#F6E3B4", room=canvas.measure.w - 2 * MARGIN - 34)
        with on_paper(canvas):
            if self.empty:
                self._draw_head(canvas)
                self.blank.draw(canvas)
            elif self.paged:
                self._draw_head(canvas)
                area = self.left_area
                top = self.head.bottom if self.leaf == "games" else area.y
                low = self.list.rect.y - 10 if self.list.shown else area.bottom
                draw_leaf(canvas, Rect(area.x, top, area.w, low - top), self.page, self.leaf)
            else:
                self._draw_head(canvas)
                left, top = self.left_area, self.head.bottom + 10
                draw_left(canvas, Rect(left.x, top, left.w, self.list.rect.y - 14 - top), self.page)
                draw_right(canvas, self.right_area, self.page)

    def paint(self, canvas: Canvas) -> None:
        """Buttons on the book get the focus ring that is seen on paper."""
        self.draw(canvas)
        on_book = {id(widget) for widget in (self.pen, self.list, self.tabs, *self.blank.buttons)}
        for widget in self.widgets:
            if widget.shown and id(widget) in on_book:
                with on_paper(canvas):
                    widget.draw(canvas)
            elif widget.shown:
                widget.draw(canvas)
        self.draw_over(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        if not self.paged or self.leaf == "games" or self.empty:
            left_page.draw_head(canvas, self.head, self.page, self.head.w - 120)
