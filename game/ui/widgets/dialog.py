"""A modal dialog: a question that must be answered before anything else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, ButtonKind
from game.ui.widgets.layout import line_up, middle, stack

WIDE = 560.0


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: its words (a verb phrase), what it does, how it looks."""

    label: str
    do: Callable[[], None]
    kind: ButtonKind = "secondary"
    glyph: str = ""


class Dialog(Scene):
    """A title, a text that names the consequence, and the answers from left to right.

    The first answer is the safe one: it has the focus at first and Esc means it.
    """

    name = "dialog"
    opaque = False

    def __init__(self, title: str, text: str, answers: Sequence[Answer], glyph: str = "warn") -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.glyph = glyph
        self.box = Rect(0, 0, 0, 0)

    def build(self) -> None:
        """A button for each answer."""
        self.buttons = [
            Button(f"answer:{n}", one.label, partial(self.answer, n), one.kind, glyph=one.glyph, zone="answers")
            for n, one in enumerate(self.answers)
        ]
        self.add(*self.buttons)

    def answer(self, index: int) -> None:
        """Close and do what this answer says."""
        self.app.pop(self)
        self.answers[index].do()

    def back(self) -> None:
        """Esc is the safe answer."""
        self.answer(0)

    def lay_out(self, canvas: Canvas) -> None:
        """In the middle, as high as the text; answers below each other when they do not fit side by side."""
        screen = canvas.measure.area
        asked = [button.ask(canvas) for button in self.buttons]
        side_by_side = sum(w for w, _ in asked) + 16 * (len(asked) - 1)
        w = min(screen.w - 64, max(WIDE * canvas.measure.growth, min(side_by_side + 64, screen.w * 0.7)))
        beside = side_by_side <= w - 64
        buttons_h = max(h for _, h in asked) + 4 if beside else sum(h + 12 for _, h in asked) - 12
        text_h = canvas.para_height(self.text, w - 64)
        self.box = middle(screen, w, self._head(canvas) + text_h + buttons_h + 76)
        x, y = self.box.x + 32, self.box.bottom - 32 - buttons_h
        if beside:
            line_up(canvas, Rect(x, y, w - 64, buttons_h), self.buttons, 16, "end")
        else:
            stack(canvas, Rect(x, y, w - 64, buttons_h), self.buttons, 12)

    def _head(self, canvas: Canvas) -> float:
        return 40 + canvas.leading(theme.SECTION, 1.3)

    def draw(self, canvas: Canvas) -> None:
        """Darken the scene below; draw the panel, the title and the text."""
        canvas.shade(canvas.measure.area, "#000000", 0.45)
        canvas.panel(self.box, corners=True, radius=16)
        grow = canvas.measure.growth
        x, y = self.box.x + 32, self.box.y + 24 + canvas.leading(theme.SECTION, 0.75)
        sign = 44 * grow if self.glyph else 0
        if self.glyph:
            canvas.glyph(self.glyph, x + 18 * grow, y, 40, "warn" if self.glyph == "warn" else "accent")
        canvas.text(self.title, x + sign + 8, y, theme.SECTION, "ink", "title", room=self.box.w - 72 - sign)
        canvas.para(self.text, x, self.box.y + self._head(canvas) + canvas.leading(20) / 2, self.box.w - 64)
