"""A dialog that asks for a name."""

from collections.abc import Callable

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import TextField, field_height
from game.words import _

MOST = 40
"""The greatest length of a name, in letters."""


class NameDialog(Scene):
    """A field with a name, selected at first, a note below it, and two buttons.

    `take` is called with the name and returns why it cannot be, which is shown instead of the note, or "", and the
    dialog closes.
    """

    name = "name"
    opaque = False
    first = "name"

    def __init__(self, title: str, value: str, take: Callable[[str], str], *, verb: str, note: str, glyph: str) -> None:
        """`verb` and `glyph` stand on the button that takes the name; `value` is cut at MOST letters."""
        super().__init__()
        self.title, self.value, self.take = title, value[:MOST], take
        self.verb, self.note, self.glyph = verb, note, glyph
        self.words = ""
        """Why the name was refused, "" = it was not."""

    def build(self) -> None:
        """Add the field and the buttons."""
        self.field = TextField("name", self.value, self._typed, submit=self.submit, most=MOST, selected=True)
        self.cancel = Button("cancel", _("Cancel"), self.back, zone="answers")
        self.done = Button("save", self.verb, self.submit, "primary", glyph=self.glyph, zone="answers")
        self.add(self.field, self.cancel, self.done)

    def _typed(self, _text: str) -> None:
        if self.words:
            self.refuse("")

    def submit(self) -> None:
        """Offer the name to `take`, and close if it was taken."""
        self.refuse(self.take(self.field.value))
        if not self.words:
            self.app.pop(self)

    def refuse(self, words: str) -> None:
        """Show why the name was refused; "" = show the note again."""
        self.words = words
        self.app.relay()

    def lay_out(self, canvas: Canvas) -> None:
        """Place a panel in the middle, as high as its text needs."""
        measure = canvas.measure
        w = min(680 * min(measure.growth, 1.8), measure.w - 80)
        sizes = [button.ask(canvas) for button in (self.done, self.cancel)]
        words = canvas.para_height(self._note(), w - 80, theme.LABEL, leading=1.3)
        top = 34 + 46 * measure.growth
        h = top + field_height(canvas) + words + sizes[0][1] + 76
        self.box = Rect((measure.w - w) / 2, (measure.h - h) / 2, w, h)
        x, right = self.box.x + 40, self.box.right - 40
        self.field.rect = Rect(x, self.box.y + top, w - 80, field_height(canvas))
        for button, (bw, bh) in zip((self.done, self.cancel), sizes, strict=True):
            right -= bw
            button.rect = Rect(right, self.box.bottom - bh - 28, bw, bh)
            right -= 16

    def _note(self) -> str:
        return self.words or self.field.trouble or self.note

    def draw(self, canvas: Canvas) -> None:
        """Darken the scene below, and draw the panel and its text."""
        canvas.shade(canvas.measure.area, "gap", 0.6)
        canvas.panel(self.box, self.title, corners=True)
        y = self.field.rect.bottom + 18 + canvas.leading(theme.LABEL, 0.65)
        colour = "muted" if self._note() == self.note else "bad"
        canvas.para(self._note(), self.field.rect.x, y, self.field.rect.w, theme.LABEL, colour, leading=1.3)
