"""The answer of a puzzle: which choice is best and why, what each is worth, and why the tempting one fails."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.play.advice.hinting import Advice
from game.play.puzzling import MOST_STARS, Way
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.advice import reasons_sheet
from game.ui.scenes.advice.ideas import draw_rings, hidden, light
from game.ui.scenes.puzzles.goal import GoalDesk
from game.ui.scenes.puzzles.task_bar import draw_stars
from game.ui.scenes.puzzles.way_row import WayRow, draw_worths
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.words import _

WIDE, EDGE = 652.0, 26.0
BIRD = 150.0
MOST = 5
"""So many choices are compared, if there is room."""


class AnswerDesk(GoalDesk, Protocol):
    """The same, and what may be lit."""

    offers: tuple[Any, ...]

    def advice(self) -> tuple[Advice, ...]:
        """Return the compared choices as ideas that can be lit on the table."""

    def play_on(self) -> None:
        """Play the game on from here."""

    def skip(self) -> None:
        """Go back to the list."""


class PuzzleAnswer(Scene):
    """Lies at the side of the table, which shows where the choices lie."""

    name = "puzzle answer"
    opaque = False
    first = "next"

    def __init__(self, desk: AnswerDesk, tried: tuple[Any, ...]) -> None:
        """`tried`: the actions of the choice that was made last, () = none was."""
        super().__init__()
        self.desk = desk
        self.tried = tried
        self.box = Rect(0, 0, 0, 0)

    def build(self) -> None:
        """A row for each choice, the reasons, and the ways on."""
        puzzling = self.desk.puzzling
        self.ways = self._compared(puzzling.ways(self.desk.offers))
        self.marks = self.desk.advice()
        self.right = bool(self.tried) and puzzling.right(self.tried)
        self.rows = [
            WayRow(n + 1, way, self.ways[0], way.actions == self.tried, lambda way=way: self._tell(way))
            for n, way in enumerate(self.ways)
        ]
        self.told = self.ways[0]
        name = puzzling.match.players[puzzling.seat].name
        self.caption = _("How {name} stands after each: 50 % is level with the best rival, 75 % well ahead.")
        self.caption = self.caption.format(name=name)
        self.leaf = reasons_sheet.Leaf("reasons")
        self.next = Button(
            "next", _("Next puzzle"), self.desk.next_puzzle, "primary", glyph="arrow_right", zone="answers"
        )
        self.on = Button("on", _("Play on from here"), self.desk.play_on, glyph="play", zone="answers")
        self.rule = Button("rule", _("Rule"), self._rule, glyph="rules", zone="answers")
        self.all = Button("all", _("All puzzles"), self.desk.skip, key="Esc", zone="answers")
        self.add(*self.rows, self.leaf, self.next, self.on, self.rule, self.all)
        self._tell(self.told)
        self.app.sound.play("bell" if self.right else "stamp")

    def _compared(self, ways: Sequence[Way]) -> list[Way]:
        """The best, what was tried, what tempts most, then the others in order."""

        def weight(way: Way) -> int:
            return (way.actions == self.tried) * 1000 + way.taken

        kept = sorted(ways[1:], key=lambda way: -weight(way))[: MOST - 1]
        return [ways[0], *(way for way in ways[1:] if way in kept)]

    @property
    def tempting(self) -> Way | None:
        """The wrong choice that was made, or that most bots make."""
        wrong = [way for way in self.ways if not way.right]
        mine = [way for way in wrong if way.actions == self.tried]
        return mine[0] if mine else max((way for way in wrong if way.taken), key=lambda way: way.taken, default=None)

    def _tell(self, way: Way) -> None:
        """Say the reasons of this choice, and light it."""
        self.told = way
        self.leaf.tell(self._said(way))
        self.rule.shown = way.reasons is not None
        self.app.relay()

    def _said(self, way: Way) -> tuple[reasons_sheet.Row, ...]:
        """The reasons of this choice; beside the best what tempts, beside all others the best."""
        if way.reasons is None:
            return ()
        other = self.tempting if way.right else self.ways[0]
        instead = ""
        if other is not None:
            brings = f"{other.name}: {other.reasons.short}" if other.reasons is not None else other.name
            gap = abs(way.worth - other.worth)
            less, more = _("{choice} – {n} percentage points less"), _("{choice} – {n} percentage points more")
            words = less if way.right else more
            instead = words.format(choice=brings.rstrip("."), n=f"{gap:.0f}" if gap >= 1.5 else f"{gap:.1f}")
        return reasons_sheet.rows(way.reasons, instead)

    def _rule(self) -> None:
        reasons_sheet.open_rule(self, self.desk.puzzling.match.game.id, self.told.reasons)

    def back(self) -> None:
        """Esc goes to the list."""
        self.desk.skip()

    def handle(self, given: Input) -> bool:
        """A digit tells of that choice; the page keys turn the reasons."""
        if not isinstance(given, Key):
            return False
        if given.chord.isdecimal() and 0 < int(given.chord) <= len(self.ways):
            self._tell(self.ways[int(given.chord) - 1])
            return True
        if given.action in ("page up", "page down"):
            return self.leaf.turn(1 if given.action == "page down" else -1)
        if given.action == "rules":
            self._rule()
            return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """At the right side, as high as the window; at the left where it would hide what is lit."""
        measure, zones = canvas.measure, self.desk.view.plan().context.zones
        w = min(WIDE * min(measure.growth, 1.5), measure.w - 32)
        top = zones.bar.bottom + 8
        area = Rect(measure.w - w - 10, top, w, measure.h - top - 10)
        left = Rect(10, top, w, area.h)
        if hidden(self.desk.view, self.marks[:1], left) < hidden(self.desk.view, self.marks[:1], area):
            area = left
        self.box = area
        inner = w - 2 * EDGE
        y = area.bottom - 16
        for line in (self._fit(canvas, [self.on, self.next], inner), self._fit(canvas, [self.rule, self.all], inner))[
            ::1
        ]:
            for row in line:
                high = max(one.ask(canvas)[1] for one in row)
                y -= high
                x = area.x + EDGE
                asked = [one.ask(canvas)[0] for one in row]
                spare = (inner - sum(asked) - 10 * (len(row) - 1)) / len(row)
                for one, wide in zip(row, asked, strict=True):
                    one.rect = Rect(x, y, wide + spare, high)
                    x += wide + spare + 10
                y -= 8
        self._place_rows(canvas, y)

    def _place_rows(self, canvas: Canvas, foot: float) -> None:
        """The paper as high as its words, the choices below it; the panel no higher than both."""
        measure, area = canvas.measure, self.box
        inner = area.w - 2 * EDGE
        self._bird = BIRD if measure.growth < 1.3 and area.h > 760 else 0.0
        self._head = 22 + canvas.leading(theme.SECTION, 1.25) + canvas.leading(theme.BODY, 1.5)
        high = self.rows[0].high(canvas)
        room = foot - area.y - self._head - 16
        most = max(2, min(len(self.rows), int(room * 0.58 // (high + 8))))
        captioned = canvas.para_height(self.caption, inner, theme.LABEL, leading=1.2) + 8
        rows = most * (high + 8) + captioned
        longest = max(reasons_sheet.height(canvas, self._said(way), inner - 16) for way in self.ways)
        most_paper = foot - rows - 16 - area.y - 12
        paper = min(most_paper, self._head + longest + 18)
        spare = max(0.0, most_paper - paper)
        self.paper = Rect(area.x + 12, area.y + 12, area.w - 24, paper)
        self.under = self.paper.bottom + 10
        y = self.under + captioned
        for n, way in enumerate(self.rows):
            way.shown = n < most
            way.rect = Rect(area.x + EDGE - 8, y + n * (high + 8), inner + 16, high)
        leaf_top = self.paper.y + self._head
        self.leaf.rect = Rect(self.paper.x + 22, leaf_top, self.paper.w - 44, self.paper.bottom - leaf_top - 12)
        for button in (self.on, self.next, self.rule, self.all):
            button.rect.y -= spare
        self.box = Rect(area.x, area.y, area.w, area.h - spare)

    @staticmethod
    def _fit(canvas: Canvas, buttons: Sequence[Button], room: float) -> list[list[Button]]:
        """The shown buttons in one row, or below each other where they are too wide."""
        shown = [one for one in buttons if one.shown]
        wide = sum(one.ask(canvas)[0] + 10 for one in shown) - 10
        return [shown] if wide <= room * 1.15 or len(shown) < 2 else [[one] for one in reversed(shown)]

    # ---- drawing

    def left(self) -> None:
        """With it what it lights goes."""
        light(self.desk.view, None)

    def draw(self, canvas: Canvas) -> None:
        """What is lit, the panel, the paper with the verdict."""
        marks = self.marks
        chosen = next((one for one in marks if one.idea.action == self.told.actions), None)
        if chosen is not None:
            draw_rings(canvas, self.desk.view, chosen)
        draw_worths(canvas, self.desk.view, self.ways, marks)
        canvas.panel(self.box, radius=14)
        line = canvas.leading(theme.LABEL, 0.6)
        canvas.para(self.caption, self.box.x + EDGE, self.under + line, self.box.w - 2 * EDGE, theme.LABEL, "muted",
                    leading=1.2)  # fmt: skip
        canvas.sheet(self.paper, 8)
        bird = self._bird
        x, y = self.paper.x + 22, self.paper.y + 22 + canvas.leading(theme.SECTION, 0.55)
        room = self.paper.w - 44 - bird * 0.95
        if self.right:
            title, sign, ink = _("Right: {name}"), "check", "#1F5A3C"
        elif self.tried:
            title, sign, ink = _("Better: {name}"), "cross", "#8E2B1B"
        else:
            title, sign, ink = _("Best: {name}"), "eye", "paper_ink"
        grow = canvas.measure.growth
        canvas.glyph(sign, x + 14 * grow, y, 26, ink)
        canvas.text(
            title.format(name=self.ways[0].name), x + 36 * grow, y, theme.SECTION, ink, "title", room=room - 36 * grow
        )
        y += canvas.leading(theme.SECTION, 0.6) + canvas.leading(theme.BODY, 0.7)
        self._draw_outcome(canvas, x, y, room)
        if bird:
            pose = "cheer" if self.right else "think"
            high = bird * 450 / 376
            canvas.art(
                f"tutor_{pose}", self.paper.right - high * 440 / 450 + 10, self.paper.y - 18, high * 440 / 450, high
            )

    def _draw_outcome(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """The stars and the row, or how sure the answer is."""
        puzzling = self.desk.puzzling
        if self.right:
            end = draw_stars(canvas, x, y, puzzling.stars, MOST_STARS, 24, paper=True) + 14
            words = _("no hint used") if not puzzling.hints else _("with a hint")
            row = self.desk.page.row
            if row > 1:
                words = _("{words} · {n} in a row").format(words=words, n=row)
            canvas.text(words, end, y, theme.BODY, "paper_muted", "serif_italic", room=x + room - end)
        else:
            sure = min(99.9, puzzling.puzzle.sure / 100)
            words = _("the best choice, {sure} % sure").format(sure=f"{sure:.1f}")
            canvas.text(words, x, y, theme.BODY, "paper_muted", room=room)
