"""Reasons on paper: goal, facts, rule, and what could be done instead, each with its sign."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.telling import Reasons
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.reading.rulebook import rulebook
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import BAR, ScrollBar
from game.words import _

SIZE, CAPTION = 20.0, 17.0
LEADING = 1.28
SIGN = 40.0
"""Room for a sign at the left, in units."""
GAP = 9.0
"""Between two rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its sign, what it is, and its words, a line each."""

    glyph: str
    title: str
    words: tuple[str, ...]


def rows(reasons: Reasons, instead: str = "") -> tuple[Row, ...]:
    """What is said of these reasons; `instead` "" = nothing could be done instead."""
    found = [
        Row("flag", _("Goal"), (reasons.goal,)),
        Row("stats", _("Facts"), reasons.facts),
        Row("rules", _("Rule"), (f"{reasons.law} (§\N{NO-BREAK SPACE}{reasons.rule})",)),
    ]
    if instead:
        found.append(Row("swap", _("Instead"), (instead,)))
    return tuple(found)


def came_of(rows: Sequence[Row], before: tuple[str, ...], game_id: str, rule: str) -> list[Row]:
    """Return these rows of a deed, told as that of which something came: what happened `before`, and its own rule."""
    book = rulebook(game_id)
    sign = f"(§\N{NO-BREAK SPACE}{rule})"
    law = [f"{each.text} {sign}" for each in book.paragraphs if each.number == rule][:1]
    facts = [replace(row, title=_("Facts before that")) if row.glyph == "stats" else row for row in rows]
    aims = [row for row in facts if row.glyph != "rules"]
    laws = [words for row in rows if row.glyph == "rules" for words in row.words]
    laws = [words for words in laws if not law or not words.endswith(sign)]
    found = [Row("log", _("It came of this"), before), *aims]
    return [*found, Row("rules", _("Rule"), (*law, *laws))] if law or laws else found


def open_rule(scene: Scene, game_id: str, reasons: Reasons | None) -> None:
    """Opens the rules where these reasons point."""
    if reasons is not None:
        scene.app.go(to.Rules(game_id, reasons.rule))


def height(canvas: Canvas, shown: Sequence[Row], w: float) -> float:
    """How high these rows are at this width with letters of the usual size."""
    return sum(_high(canvas, row, w) for row in shown) + GAP * max(0, len(shown) - 1)


def _sign(canvas: Canvas) -> float:
    return SIGN * min(canvas.measure.growth, 1.5)


def _high(canvas: Canvas, row: Row, w: float) -> float:
    room = w - _sign(canvas)
    words = sum(canvas.para_height(line, room - _bullet(row), SIZE, leading=LEADING) for line in row.words)
    return canvas.leading(CAPTION, 1.3) + words


def _bullet(row: Row) -> float:
    return 16.0 if len(row.words) > 1 else 0.0


class Leaf(Widget):
    """Rows that are read; where they are too many, the wheel and the page keys scroll them."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.rows: tuple[Row, ...] = ()
        self.bar = ScrollBar()
        self.bar.colours = ("sheet_inner", "paper_line")

    def tell(self, rows: tuple[Row, ...]) -> None:
        """Say this from now on, from its beginning."""
        if rows != self.rows:
            self.rows, self.bar.offset = rows, 0.0

    def covers(self, x: float, y: float) -> bool:
        """Only where its words stand."""
        return bool(self.rect.collidepoint(x, y))

    def handle(self, given: Input) -> bool:
        """The wheel and the bar."""
        return self.bar.handle(given)

    def turn(self, pages: int) -> bool:
        """So many pages further; False at the end."""
        return self.bar.to(self.bar.offset + pages * self.rect.h * 0.85)

    def draw(self, canvas: Canvas) -> None:
        """As much as there is room for."""
        self.bar.fit(self.rect, height(canvas, self.rows, self.rect.w))
        room = self.rect.w
        if self.bar.needed:
            room -= BAR + 4
            self.bar.fit(self.rect, height(canvas, self.rows, room))
        y = self.rect.y - self.bar.offset
        with canvas.clipped(self.rect):
            for row in self.rows:
                high = _high(canvas, row, room)
                if y + high > self.rect.y and y < self.rect.bottom:
                    _draw_row(canvas, row, Rect(self.rect.x, y, room, high))
                y += high + GAP
        self.bar.draw(canvas)


def _draw_row(canvas: Canvas, row: Row, area: Rect) -> None:
    sign, head = _sign(canvas), canvas.leading(CAPTION, 1.3)
    x, room = area.x + sign, area.w - sign
    size = 22 * sign / SIGN / canvas.measure.growth
    canvas.glyph(row.glyph, area.x + sign * 0.4, area.y + head / 2 + 1, size, "paper_line")
    canvas.text(row.title, x, area.y + head / 2, CAPTION, "paper_muted", "bold", room=room)
    y, bullet = area.y + head, _bullet(row)
    half = canvas.leading(SIZE, LEADING) / 2
    for line in row.words:
        if bullet:
            canvas.rr((x + 2, y + half - 3, 6, 6), 3, "paper_line")
        y = canvas.para(line, x + bullet, y + half, room - bullet, SIZE, "paper_ink", leading=LEADING) - half
