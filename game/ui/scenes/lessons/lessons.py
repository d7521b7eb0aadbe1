"""All lessons: the boxes on their board, below each its lessons, and the way to go on."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest

from game.games import GAMES, lessons
from game.play.teaching import total
from game.storage import progress
from game.storage.progress import NONE, Progress
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import (
    MARGIN,
    back_button,
    draw_box,
    draw_footer,
    draw_header,
    draw_perched,
    header_height,
    perched,
    place_back,
)
from game.ui.scenes.lessons.lesson_card import LessonCard, Place
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.words import _

COVER, GAP, APART = 168.0, 18.0, 10.0
LEAST = 236.0
"""The least width of a box's column; where columns do not fit, each box has a row of its own."""


def places() -> list[list[Place]]:
    """Every box that has lessons, with its lessons."""
    kept: Mapping[str, Progress] = progress.load()
    found = []
    for game in GAMES:
        own = [
            Place(game, n, one, kept.get(progress.key(game.id, one.id), NONE)) for n, one in enumerate(lessons(game.id))
        ]
        if own:
            found.append(own)
    return found


def _counted(own: Sequence[Place]) -> str:
    """How many of these lessons are done."""
    return _("{n} of {of}").format(n=sum(bool(one.done.stars) for one in own), of=len(own))


def _told(own: Sequence[Place]) -> str:
    """A box, and how many of its lessons are done."""
    return f"{own[0].game.title} · {_counted(own)}"


class LessonList(Scene):
    """The board of lessons."""

    name = "lessons"

    def __init__(self, game_id: str = "") -> None:
        super().__init__()
        self.game_id = game_id
        self.open_box = game_id
        """The box whose lessons are shown where there is no room for all."""

    def build(self) -> None:
        """A column for each box."""
        self.boxes = places()
        self.next = self._next()
        self.columns = []
        for own in self.boxes:
            cards = [LessonCard(one, partial(self._open, one), one == self.next) for one in own]
            self.columns.append(cards)
        self.tabs = [
            Button(f"box:{own[0].game.id}", _told(own), partial(self._turn, own[0].game.id), zone="boxes")
            for own in self.boxes
        ]
        self.open_box = self.open_box or (self.next.game.id if self.next is not None else "")
        self.add(*self.tabs)
        self.back_way = back_button(self.back)
        self.add(*(card for cards in self.columns for card in cards), self.back_way)
        self.after_all = Button(
            "puzzles", _("Puzzles"), lambda: self.app.go(to.Puzzles(self.game_id)), glyph="puzzle", zone="footer",
            tip=_("After the lessons: find the best move"),
        )  # fmt: skip
        self.add(self.after_all)
        self.go = self.anew = None
        if self.next is not None:
            step = sum(n <= self.next.done.row for n in self.next.lesson.steps)
            words = _("Go on, step {n}").format(n=step) if self.next.done.row else _("Begin")
            self.go = Button("go", words, partial(self._open, self.next), "primary", glyph="play", zone="footer")
            self.anew = Button(
                "anew", _("From the start"), partial(self._open, self.next, fresh=True), glyph="undo", zone="footer"
            )
            self.anew.shown = bool(self.next.done.row)
            self.add(self.anew, self.go)
            self.first = f"lesson:{self.next.game.id}:{self.next.number}"

    def shown(self) -> None:
        """A lesson may have been taken since."""
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus

    def _next(self) -> Place | None:
        """The lesson to go on with: the last one left on the way, else the first one not done.

        Those of the box that was asked for come first.
        """
        every = [one for own in self.boxes for one in own]
        mine = [one for one in every if one.game.id == self.game_id] or every
        order = list(progress.load())
        for among in (mine, every):
            left = [one for one in among if one.done.row]
            if left:
                return max(left, key=lambda one: order.index(progress.key(one.game.id, one.lesson.id)))
            new = next((one for one in among if not one.done.stars), None)
            if new is not None:
                return new
        return every[0] if every else None

    def _turn(self, game_id: str) -> None:
        self.open_box = game_id
        self.app.relay()

    def _open(self, one: Place, fresh: bool = False) -> None:
        row = one.done.row or None
        helped = one.done.helped if row and not fresh else 0
        self.app.go(to.Lesson(one.game.id, one.number, None if fresh else row, helped))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Side by side where they fit; smaller covers where room is short."""
        measure = canvas.measure
        place_back(canvas, self.back_way)
        head, foot = header_height(canvas), 96 * min(measure.growth, 1.5)
        self.foot = foot
        bird = 300.0 if measure.w > 1500 and measure.growth < 1.3 else 0.0
        left, right = MARGIN + bird, measure.w - MARGIN
        n = max(1, len(self.columns))
        w = min(330.0 * measure.growth, (right - left - GAP * (n - 1)) / n)
        rows = zip_longest(*([card.high(canvas, w) for card in cards] for cards in self.columns), fillvalue=0.0)
        highs = [max(row) for row in rows]
        room, self.plank = measure.h - head - foot - sum(highs) - APART * len(highs), canvas.leading(theme.BODY, 1.5)
        self.cover = max(0.0, min(COVER, (room - self.plank - 40) * 512 / 752, w - 40))
        wide = max(canvas.width(_told(own), theme.BODY, "strong") for own in self.boxes)
        self.single = room < self.plank + 44 or (self.cover <= 50 and wide > w)
        for tab in self.tabs:
            tab.shown = self.single
            tab.kind = "primary" if tab.id == f"box:{self.open_box}" else "secondary"
        for own, cards in zip(self.boxes, self.columns, strict=True):
            for card in cards:
                card.shown = not self.single or own[0].game.id == self.open_box
        self.board = head + (self.cover * 752 / 512 + 16 if self.cover > 50 else 0.0)
        top = self.board + self.plank + 14
        self.places = []
        for k, cards in enumerate(self.columns):
            x, y = left + k * (w + GAP), top
            self.places.append(Rect(x, top, w, 0))
            for card, high in zip(cards, highs, strict=False):
                card.rect = Rect(x, y, w, high)
                y += high + APART
        if self.single:
            self._lay_single(canvas, head + 20, measure.h - foot - 20)
        self.bird = perched(measure.h - foot) if bird else None
        if self.go is not None and self.anew is not None:
            gw, gh = self.go.ask(canvas)
            self.go.rect = Rect(measure.w - MARGIN - gw, measure.h - foot / 2 - gh / 2, gw, gh)
            aw, ah = self.anew.ask(canvas)
            self.anew.rect = Rect(self.go.rect.x - aw - 20, measure.h - foot / 2 - ah / 2, aw, ah)
        pw, ph = self.after_all.ask(canvas)
        self.after_all.rect = Rect(self._footer_left() - pw - 20, measure.h - foot / 2 - ph / 2, pw, ph)

    def _lay_single(self, canvas: Canvas, top: float, low: float) -> None:
        """The boxes below each other, beside them the lessons of the open one in two columns."""
        self.places, self.cover, right = [], 0.0, canvas.measure.w - MARGIN
        wide = max(tab.ask(canvas)[0] for tab in self.tabs)
        high = min(max(tab.ask(canvas)[1] for tab in self.tabs), (low - top) / len(self.tabs) - 10)
        for n, tab in enumerate(self.tabs):
            tab.rect = Rect(MARGIN, top + n * (high + 10), wide, high)
        left = MARGIN + wide + 24
        w, y = (right - left - GAP) / 2, top
        shown = [card for cards in self.columns for card in cards if card.shown]
        for n in range(0, len(shown), 2):
            pair = shown[n : n + 2]
            tall = max(card.high(canvas, w) for card in pair)
            for k, card in enumerate(pair):
                card.rect = Rect(left + k * (w + GAP), y, w, tall)
            y += tall + 12

    def _footer_left(self) -> float:
        """Where the buttons of the lesson to go on with begin."""
        if self.anew is not None and self.anew.shown:
            return self.anew.rect.x
        return self.go.rect.x if self.go is not None else self.app.measure.w - MARGIN + 20

    def draw(self, canvas: Canvas) -> None:
        """Header, board with boxes, Fathom, what is done."""
        canvas.room()
        measure = canvas.measure
        sub = _("Short, at the real tables. Every lesson can be played again.")
        draw_header(canvas, _("Lessons"), sub, self.back_way.rect.x - MARGIN - 20)
        if self.cover > 50 and self.places:
            x = self.places[0].x - 20
            canvas.rr((x, self.board, measure.w - x, self.plank), 2, ("#7A4A26", "#4A2A14"), "#2A1608", 1)
        for place, own in zip(self.places, self.boxes, strict=False):
            if self.cover > 50:
                draw_box(
                    canvas, own[0].game.id, place.x + (place.w - self.cover * 564 / 512) / 2, self.board, self.cover
                )
            words = _counted(own) if self.cover > 50 else _told(own)
            middle = self.board + self.plank / 2
            canvas.text(words, place.centerx, middle, theme.BODY, "ink", "strong", "centre", room=place.w)
        if self.bird is not None:
            self._draw_bird(canvas, self.bird)
        self._draw_foot(canvas)

    def _draw_bird(self, canvas: Canvas, at: Rect) -> None:
        draw_perched(canvas, at, "explain")
        paper = Rect(MARGIN - 20, header_height(canvas) + 34, 280, 0)
        title, words = self._welcome()
        paper.h = (
            44 + canvas.leading(theme.STRONG, 1.3) + canvas.para_height(words, paper.w - 44, theme.BODY, leading=1.35)
        )
        canvas.sheet(paper, 8)
        canvas.beak(paper.x + 150, paper.bottom - 2)
        y = paper.y + 24 + canvas.leading(theme.STRONG, 0.5)
        canvas.text(title, paper.x + 22, y, theme.STRONG, "paper_ink", "title", room=paper.w - 44)
        y += canvas.leading(theme.STRONG, 1.3)
        canvas.para(words, paper.x + 22, y, paper.w - 44, theme.BODY, "paper_muted", leading=1.35)

    def _welcome(self) -> tuple[str, str]:
        under_way = self.next is not None and bool(self.next.done.row)
        if under_way and self.next is not None:
            return _("Welcome back."), _("You left in the middle of “{title}”.").format(title=self.next.lesson.title)
        if any(one.done.stars for own in self.boxes for one in own):
            return _("Welcome back."), _("Here is what you have learned, and what is still to come.")
        return _("I am Fathom."), _(
            "I have watched over this harbour for sixty years. Shall I show you how these games go?"
        )

    def _draw_foot(self, canvas: Canvas) -> None:
        area = draw_footer(canvas, self.foot)
        every = [one for own in self.boxes for one in own]
        stars = sum(one.done.stars for one in every)
        canvas.art("star_on", MARGIN + 16, area.centery, 34, centred=True)
        words = _("{n} of {of} stars").format(n=stars, of=total([one.lesson for one in every]))
        room = self.after_all.rect.x - MARGIN - 60
        wide = canvas.text(words, MARGIN + 44, area.centery, theme.STRONG, "ink", "strong", room=room)
        note = _("three for a lesson without help")
        if wide + canvas.width(note, theme.BODY) + 30 < room:
            canvas.text(note, MARGIN + 44 + wide + 24, area.centery, theme.BODY, "muted")
