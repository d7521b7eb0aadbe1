"""Luck and turning points of a finished game, worked out by a process of its own while one looks."""

from functools import partial

import pygame

from game.bots.hindsight import Report, Turn
from game.core.match import Match
from game.core.steps import Steps
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_footer, draw_header, header_height, place_back
from game.ui.scenes.luck.chance_page import draw_card, draw_chances
from game.ui.scenes.luck.looking_back import LOOK_MS, LookingBack
from game.ui.scenes.luck.luck_page import draw_luck, spots_of, words_of
from game.ui.scenes.reading.results import Results
from game.ui.scenes.reading.verdict import verdict
from game.ui.scenes.start.thumbnail import easel, public_place
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option, Segments
from game.words import _

LARGE = 1.2
"""Text that has grown more than so much has one leaf at a time."""
PHOTO, TABLE = (880, 600), (1920, 1080)
"""How large a picture is, in pixels, and the table that it is cut from."""


class LuckScene(Scene):
    """Paper for numbers, a card for each moment that turned the game."""

    name = "luck"
    first = "back"

    def __init__(self, match: Match, report: Report | None = None) -> None:
        """A match that is over; a report that is known already is shown at once."""
        super().__init__()
        self.match, self.looking = match, LookingBack(match, report)
        self.causes = match.game.staging.luck()
        self.trouble = ""
        self.leaf = "luck"
        self.paged = False
        self._pictures: dict[int, pygame.Surface] = {}
        self._told: dict[int, tuple[str, str]] = {}

    def build(self) -> None:
        """The leaves for small windows, a button on each card, and where one can go."""
        leaves = [Option("luck", _("Luck"), "die"), Option("chances", _("Chances"), "stats"),
                  Option("turns", _("Turning points"), "turn")]  # fmt: skip
        self.leaves = Segments("leaves", leaves, self.leaf, self._turn_leaf, zone="leaves")
        self.see = [
            Button(f"see:{n}", _("See it"), partial(self._see, n), glyph="eye", zone="turns") for n in range(3)
        ]
        self.replay = Button("replay", _("Replay"), self._replay, glyph="replay", zone="footer")
        self.hunt = Button("puzzles", _("Puzzles in this game"), self._hunt, glyph="puzzle", zone="footer")
        self.cancel = Button("stop", _("Stop working it out"), self._stop, glyph="cross", zone="footer")
        self.back_to = back_button(self.back)
        pages = [Option("podium", _("Result")), Option("luck", _("Luck")), Option("awards", _("Awards")),
                 Option("audit", _("Audit"))]  # fmt: skip
        self.pages = Segments("pages", pages, "luck", self._to_results, zone="header")
        self.add(self.pages, self.leaves, *self.see, self.replay, self.hunt, self.cancel, self.back_to)
        self._take()

    @property
    def report(self) -> Report | None:
        """What was found; None = not yet."""
        return self.looking.report

    def shown(self) -> None:
        """Look for what is kept; else begin to work it out."""
        if self.report is not None or self.looking.working or self.trouble:
            return
        self.looking.recall()
        self.looking.begin()
        if self.looking.working:
            self.after(LOOK_MS, self._poll)
        self._take()

    def _poll(self) -> None:
        if not self.looking.working:
            return
        if self.looking.poll():
            self._end(_("This could not be worked out. Come back to try again.") if self.looking.failed else "")
            return
        self.after(LOOK_MS, self._poll)
        self.app.dirty()

    def _stop(self) -> None:
        self._end(_("Stopped. Come back to try again."))

    def _end(self, trouble: str) -> None:
        self.trouble = trouble
        self.left()
        self._take()

    def left(self) -> None:
        """End the process."""
        self.looking.close()

    def _take(self) -> None:
        """Show what there is."""
        self.cancel.shown = self.looking.working
        turns = self.report.turns if self.report else ()
        self._told = {turn.step: self._words(turn) for turn in turns}
        if turns and not self._pictures:
            self.app.ahead.prepare(self._photograph(turns), self)
        self.app.relay()

    def _photograph(self, turns: tuple[Turn, ...]) -> Steps[None]:
        """Where each of these moments was played, on the public board, drawn in quiet moments."""
        board = easel(self.app.clock, TABLE)
        yield
        for turn in turns:
            then, before = self.match.at(turn.step), self.match.at(max(0, turn.step - 1))
            yield
            spots = spots_of(self.match, turn.step, turn.seat)
            self._pictures[turn.step] = yield from public_place(board, then, before, PHOTO, spots)
            self.app.dirty()

    def _words(self, turn: Turn) -> tuple[str, str]:
        """When it was, and what was done then, in public words."""
        staging, match = self.match.game.staging, self.match
        lines = [
            (told.step, line)
            for told in match.told(None)
            if told.step < turn.step and (line := staging.narrate(told.event, match.players)) is not None
        ]
        group = next((line.group for _step, line in reversed(lines) if line.group), "")
        deeds = [(step, line.text) for step, line in lines if line.seat is not None and line.kind != "phase"]
        words = words_of(match, turn.step, turn.seat) or words_of(match, turn.step)
        return group or match.game.title, words or (deeds[-1][1] if deeds else match.game.title)

    # ---- what one does

    def _turn_leaf(self, leaf: object) -> None:
        self.leaf = str(leaf)
        self.app.relay()

    def _to_results(self, page: object) -> None:
        """The results at this leaf: those from which one came, or new ones."""
        below = next((scene for scene in reversed(self.app.scenes) if isinstance(scene, Results)), None)
        if page == "luck":
            return
        if below is not None and below.match is self.match:
            below.open_page(str(page))
            self.app.pop(self.app.scenes[self.app.scenes.index(below) + 1])
            return
        results = Results(self.match)
        results.page = str(page)
        self.app.replace(results, self)

    def _see(self, number: int) -> None:
        if self.report and number < len(self.report.turns):
            self.app.go(to.Replay(self.match, step=self.report.turns[number].step))

    def _replay(self) -> None:
        self.app.go(to.Replay(self.match))

    def _hunt(self) -> None:
        self.app.go(to.PuzzleSearch(self.match))

    def handle(self, given: Input) -> bool:
        """1, 2, 3 show a turning point."""
        if isinstance(given, Key) and given.chord in ("1", "2", "3"):
            self._see(int(given.chord) - 1)
            return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Luck at the left, chances and cards at the right; with large text each on its own leaf."""
        measure = canvas.measure
        edge = place_back(canvas, self.back_to)
        w, h = self.pages.ask(canvas)
        self.pages.shown = edge - w - 60 - MARGIN > canvas.width(_("Luck and turning points"), theme.TITLE, "display")
        if self.pages.shown:
            h = min(h, header_height(canvas) - 20)
            edge -= w + 40
            self.pages.rect = Rect(edge, (header_height(canvas) - h) / 2, w, h)
        self.room = edge - 2 * MARGIN
        top = header_height(canvas) + 22
        w, h = self.replay.ask(canvas)
        self.foot = h + 30
        low = measure.h - self.foot - 18
        self.replay.rect = Rect(MARGIN, measure.h - self.foot / 2 - h / 2, w, h)
        hunt, _high = self.hunt.ask(canvas)
        self.hunt.rect = Rect(self.replay.rect.right + 14, self.replay.rect.y, hunt, h)
        stop = self.cancel.ask(canvas)
        self.cancel.rect = Rect(measure.w - MARGIN - stop[0], self.replay.rect.y, stop[0], stop[1])
        self.paged = measure.growth > LARGE
        self.leaves.shown = self.paged and self.report is not None
        wide = measure.w - 2 * MARGIN
        if self.paged:
            w, h = self.leaves.ask(canvas)
            self.leaves.rect = Rect(MARGIN, top, min(w, wide), h)
            top += h + 14
            self.luck_area = self.chance_area = self.turn_area = Rect(MARGIN, top, wide, low - top)
        else:
            left = wide * 0.425
            self.luck_area = Rect(MARGIN, top, left - 14, low - top)
            x = MARGIN + left + 12
            high = (low - top) * 0.53
            self.chance_area = Rect(x, top, measure.w - MARGIN - x, high - 12)
            self.turn_area = Rect(x, top + high + 10, measure.w - MARGIN - x, low - top - high - 10)
        self._place_cards(canvas)

    def _place_cards(self, canvas: Canvas) -> None:
        turns = self.report.turns if self.report else ()
        area = self.turn_area
        across = max(1, len(turns))
        w = (area.w - 22 * (across - 1)) / across
        self.cards = [Rect(area.x + n * (w + 22), area.y, w, area.h) for n in range(len(turns))]
        for n, button in enumerate(self.see):
            button.shown = n < len(turns) and (not self.paged or self.leaf == "turns")
            if n < len(turns):
                bw, bh = button.ask(canvas)
                card = self.cards[n]
                button.rect = Rect(card.right - 16 - min(bw, w * 0.6), card.bottom - 12 - bh, min(bw, w * 0.6), bh)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Papers and cards, or how far the work is."""
        canvas.room()
        result = self.match.result()
        words = verdict(self.match, result) if result else ""
        draw_header(canvas, _("Luck and turning points"), words, self.room)
        draw_footer(canvas, self.foot)
        if self.report is None:
            self._draw_work(canvas)
            return
        if not self.paged or self.leaf == "luck":
            canvas.sheet(self.luck_area)
            draw_luck(canvas, self.luck_area, self.match, self.report, self.causes)
        if not self.paged or self.leaf == "chances":
            canvas.sheet(self.chance_area)
            draw_chances(canvas, self.chance_area, self.match, self.report)
        if not self.paged or self.leaf == "turns":
            for n, (turn, card) in enumerate(zip(self.report.turns, self.cards, strict=True), 1):
                when, what = self._told[turn.step]
                draw_card(canvas, card, n, turn, (self.match, when, what), self._pictures.get(turn.step))
        if self.report.turns:
            x = self.hunt.rect.right + 30
            words = _("1, 2, 3 show a turning point on the board")
            if x + canvas.width(words, theme.BODY, "serif_italic") <= canvas.measure.w - MARGIN:
                canvas.text(words, x, self.replay.rect.centery, theme.BODY, "muted", "serif_italic")

    def _draw_work(self, canvas: Canvas) -> None:
        area = canvas.measure.area
        words = self.trouble or _("Every draw is compared with all that were possible …")
        canvas.text(words, area.centerx, area.centery - 30, theme.PROMPT, "ink", "serif_italic", "centre",
                    room=area.w - 2 * MARGIN)  # fmt: skip
        if self.looking.working:
            rail = Rect(area.centerx - 260, area.centery + 20, 520, 18)
            canvas.rr(rail, 9, "well", "line", 1.5)
            wide = max(18.0, rail.w * self.looking.part)
            canvas.rr((rail.x, rail.y, wide, rail.h), 9, ("fill_top", "fill_bottom"))
