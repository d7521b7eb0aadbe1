"""Today's chest: a game of every box, the same for everybody, with targets; the calendar of what one has won."""

from datetime import date
from functools import partial

from game.daily.challenge import today
from game.daily.medals import best_of, known_of, streaks
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN, back_button, draw_footer, draw_header, header_height, place_back
from game.ui.scenes.today import sitting_down
from game.ui.scenes.today.book import Chest, DayBook
from game.ui.scenes.today.chest_card import ChestCard
from game.ui.scenes.today.side import draw_day, draw_month, month_high
from game.ui.scenes.today.sitting_down import FIRST, ON, PRACTICE
from game.ui.scenes.today.targets import Targets, targets_of
from game.ui.scenes.today.telling import in_words, line_for_friends
from game.ui.scenes.today.wall_calendar import WallCalendar
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.column import Column
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import copy_text
from game.words import _

LARGE = 1.2
"""Text that has grown more than so much has one leaf at a time."""
MINUTE_MS = 60_000.0


class TodayScene(Scene):
    """The boxes of a day in a column; a day of the calendar shows that one's."""

    name = "today"

    def __init__(self, person: str = "", day: date | None = None, *, works: bool = True) -> None:
        """`person` "" = whoever sat down last; `works` = whether missing targets are worked out."""
        super().__init__()
        self.works = works
        self.now = today()
        self.day = day or self.now
        self.leaf = "boxes"
        self.paged = False
        self.note = ""
        """What was done last, in the footer."""
        self.open_book(person)

    def open_book(self, person: str) -> None:
        """Read what is written of this person."""
        self.book = DayBook(person)
        self.chests = self.book.of(self.day)

    # ---- widgets

    def build(self) -> None:
        """A card for each box, the calendar, and what one can do."""
        leaves = [Option("boxes", _("Boxes"), "chest"), Option("calendar", _("Calendar"), "calendar")]
        self.leaves = Segments("leaves", leaves, self.leaf, self._turn_leaf, zone="leaves")
        self.column = Column("chests", [self._card(chest) for chest in self.chests], 12, zone="chests")
        self.calendar = WallCalendar(self._show)
        self._fill_calendar()
        self.turns = [
            IconButton("month back", "arrow_left", partial(self._turn_month, -1), _("The month before"), kind="quiet",
                       zone="month"),
            IconButton("month on", "arrow_right", partial(self._turn_month, 1), _("The next month"), kind="quiet",
                       zone="month"),
        ]  # fmt: skip
        self.back_to = back_button(self.back)
        self.copy = Button("copy", _("Copy result"), self._copy, glyph="copy", zone="footer")
        self.now_again = Button("now", _("Today"), partial(self._show, self.now), glyph="calendar", zone="footer")
        self.work = Button("work", "", self._work, glyph="bot", zone="footer")
        people = [Option(person.name, person.name) for person in self.book.people]
        if self.book.person not in [person.name for person in self.book.people]:
            people.insert(0, Option(self.book.person, self.book.person))
        self.people = DropDown("person", people, self.book.person, self._choose, zone="header")
        self.people.shown = len(people) > 1
        self.add(self.leaves, self.column, self.calendar, *self.turns, self.people, self.work, self.now_again,
                 self.copy, self.back_to)  # fmt: skip
        self.first = next((f"play:{chest.game.id}" for chest in self.chests if not self._done(chest)), "")
        self._update()

    def _card(self, chest: Chest) -> ChestCard:
        brass = chest is next((each for each in self.chests if not self._done(each)), None) and not self.earlier
        way = sitting_down.way(chest, self.now)
        words = {FIRST: _("Play"), ON: _("Go on"), PRACTICE: _("Practise")}[way]
        sign = "replay" if way == PRACTICE else "play"
        press = partial(self._play, chest)
        button = Button(f"play:{chest.game.id}", words, press, "primary" if brass else "secondary", glyph=sign,
                        zone="chests")  # fmt: skip
        return ChestCard(chest, button, self._part, brass)

    @staticmethod
    def _done(chest: Chest) -> bool:
        return chest.attempt is not None and chest.attempt.finished

    @property
    def earlier(self) -> bool:
        """Whether another day than today is shown."""
        return self.day != self.now

    @property
    def targets(self) -> Targets:
        """What works the targets out."""
        return targets_of(self.app)

    def _part(self, game: str) -> float | None:
        work = self.targets.work
        return work.parts.get(game) if work is not None and work.day == self.day else None

    def _fill_calendar(self) -> None:
        opened = frozenset(each.date for each in self.book.tries)
        self.calendar.show(self.now, self.day, known_of(self.book.tries), opened)

    # ---- time

    def shown(self) -> None:
        """A game may have been played since, and midnight may have come."""
        self._renew()
        if self.works:
            self.targets.news = self._heard
            if not self.targets.stopped:
                self._begin()
        self.after(MINUTE_MS, self._look_at_the_clock)

    def left(self) -> None:
        """The work goes on; nobody listens."""
        self.targets.news = None

    def _begin(self) -> None:
        """Work out what is missing: first what somebody waits for."""
        missing = [chest for chest in self.book.of(self.now) if len(chest.figures) < 3]
        missing.sort(key=lambda chest: chest.attempt is None)
        self.targets.begin(self.app, self.now, [chest.game.id for chest in missing])
        self._update()

    def _heard(self) -> None:
        """A target was found, or the work has come further."""
        before = [chest.figures for chest in self.chests]
        if self.app.top is self and [chest.figures for chest in self.book.of(self.day)] != before:
            self._renew()
        self._update()
        self.app.dirty()

    def _look_at_the_clock(self) -> None:
        self.after(MINUTE_MS, self._look_at_the_clock)
        if today() != self.now and self.app.top is self:
            earlier, self.now = self.earlier, today()
            self.day = self.day if earlier else self.now
            self._renew()
            if self.works and not self.targets.stopped:
                self._begin()

    def _renew(self) -> None:
        """Read again and build again; focus, leaf and place stay."""
        focus, first = self.focus.id, self.column.first if self.widgets else 0
        self.open_book(self.book.person)
        self.clear()
        self.build()
        self.column.first = first
        self.focus.id = focus or self.first
        self.app.relay()

    # ---- what one does

    def _play(self, chest: Chest) -> None:
        sitting_down.play(self.app, self.book, chest)

    def _show(self, day: date) -> None:
        self.day, self.note = day, ""
        self._renew()

    def _turn_leaf(self, leaf: object) -> None:
        self.leaf = str(leaf)
        self.app.relay()

    def _turn_month(self, step: int) -> None:
        self.calendar.turn(step)
        self._update()
        self.app.relay()

    def _choose(self, person: object) -> None:
        self.book.person = str(person)
        self._renew()

    def _copy(self) -> None:
        tries = [chest.attempt for chest in self.chests if chest.attempt is not None]
        run = streaks(best_of(self.book.tries), self.now)[0]
        version = self.chests[0].challenge.version.partition("/")[0]
        self.line = line_for_friends(self.day, version, tries, len(self.chests), run)
        copy_text(self.line)
        self.note = self.line
        self.app.dirty()

    def _work(self) -> None:
        if self.targets.work is not None:
            self.targets.stop()
            self._update()
        else:
            self._begin()
        self.app.relay()

    def _update(self) -> None:
        """What can be pressed now, and the words on it."""
        missing = any(len(chest.figures) < 3 for chest in self.chests)
        at_work = self.targets.work is not None
        self.work.shown = self.works and not self.earlier and (missing or at_work)
        self.work.label = _("Stop the bots") if at_work else _("Work out the targets")
        self.now_again.shown = self.earlier
        self.copy.shown = any(self._done(chest) for chest in self.chests)
        self.turns[1].enabled = not self.calendar.latest

    def before(self, given: Input) -> bool:
        """Keys that lead on from the last card that is seen."""
        return self.column.shown and self.column.follow(given)

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The day, its boxes, the calendar side by side; with large text boxes and calendar are leaves."""
        measure = canvas.measure
        self._place_header(canvas)
        self._place_footer(canvas)
        top, low = header_height(canvas) + 26, measure.h - self.foot - 18
        wide = measure.w - 2 * MARGIN
        self.paged = self.leaves.shown = measure.growth > LARGE
        boxes, calendar = not self.paged or self.leaf == "boxes", not self.paged or self.leaf == "calendar"
        self.column.shown = boxes
        self.calendar.shown = calendar
        for turn in self.turns:
            turn.shown = calendar
        if self.paged:
            w, h = self.leaves.ask(canvas)
            self.leaves.rect = Rect(MARGIN, top - 12, min(w, wide), h)
            top += h
            cards = Rect(MARGIN, top, wide, low - top)
            paper = Rect(MARGIN, top + 12, wide * 0.58, low - top - 12)
            self.month_area = Rect(paper.right + 24, top + 12, wide - paper.w - 24, month_high(canvas) + 70)
            self.day_area = None
        else:
            left, right = min(410.0, wide * 0.23), min(max(wide * 0.28, 440.0), 560.0)
            self.day_area = Rect(MARGIN, top, left, low - top)
            cards = Rect(MARGIN + left + 32, top, wide - left - right - 64, low - top)
            month = month_high(canvas)
            paper = Rect(measure.w - MARGIN - right, top + 12, right, min(low - top - month - 30, right * 1.22))
            self.month_area = Rect(paper.x, low - month, right, month)
        self.column.place(canvas, cards)
        self.calendar.hang(canvas, paper)
        self._place_turns(canvas)

    def _place_header(self, canvas: Canvas) -> None:
        edge = place_back(canvas, self.back_to)
        w, h = self.people.ask(canvas)
        h = min(h, header_height(canvas) - 20)
        if self.people.shown:
            edge -= w + 20
            self.people.rect = Rect(edge, (header_height(canvas) - h) / 2, w, h)
        self.room = edge - 2 * MARGIN

    def _place_footer(self, canvas: Canvas) -> None:
        measure = canvas.measure
        buttons = [button for button in (self.work, self.now_again, self.copy) if button.shown]
        high = max((button.ask(canvas)[1] for button in buttons), default=0.0)
        self.foot = max(96.0, high + 30)
        x, y = measure.w - MARGIN, measure.h - self.foot / 2 - high / 2
        for button in reversed(buttons):
            w = button.ask(canvas)[0]
            x -= w
            button.rect = Rect(x, y, w, high)
            x -= 16
        self.foot_room = x - MARGIN

    def _place_turns(self, canvas: Canvas) -> None:
        head = self.calendar.head
        for n, turn in enumerate(self.turns):
            w, h = turn.ask(canvas)
            h = min(h, head.h - 8)
            x = head.x + 12 if n == 0 else head.right - 12 - w
            turn.rect = Rect(x, head.centery - h / 2 + 4, w, h)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Room, header, the sides, footer."""
        canvas.room()
        sub = _("One shuffle, the same for everybody. The first try counts.")
        draw_header(canvas, _("Today’s chest"), sub, self.room)
        area = draw_footer(canvas, self.foot)
        if self.day_area is not None:
            draw_day(canvas, self.day_area, self.day, self.chests, self.earlier)
        if self.calendar.shown:
            month = self.calendar.month
            tries = [each for each in self.book.tries if (each.date.year, each.date.month) == (month.year, month.month)]
            run = streaks(best_of(self.book.tries), self.now)
            draw_month(canvas, self.month_area, tries, run, self._about_targets())
        canvas.glyph("die", MARGIN + 16, area.centery, 28, "accent")
        x = MARGIN + 28 + 20 * canvas.measure.growth
        canvas.text(self._foot_words(), x, area.centery, theme.BODY, "ink" if self.note else "muted",
                    room=self.foot_room - x + MARGIN)  # fmt: skip

    def _about_targets(self) -> str:
        return _("Targets: what Mate, Skipper and Old Salt made of this very deal, least first.")

    def _foot_words(self) -> str:
        trouble = self.book.trouble or self.targets.trouble
        if trouble or self.note:
            return trouble or _("Copied: {line}").format(line=self.note)
        if self.earlier:
            words = _("{day}: what was begun, or practice.")
            return words.format(day=in_words(self.day))
        if self.targets.work is not None:
            return _("The bots play the day’s games in quiet moments; what they have done is kept.")
        version = self.chests[0].challenge.version.partition("/")[0]
        return _("Everybody who has version {version} opens the same chest.").format(version=version)
