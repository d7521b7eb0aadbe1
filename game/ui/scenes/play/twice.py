"""A quiet button that is pressed twice: where one does not see all that it may leave behind."""

import math
from collections.abc import Callable

from game.ui.draw.canvas import Canvas
from game.ui.scenes.handover.unlock import TICK, TWICE
from game.ui.widgets.buttons import Button
from game.words import _


class Twice(Button):
    """After the first press it asks for the second one, for a while."""

    def __init__(self, id: str, label: str, done: Callable[[], None], tip: str = "") -> None:
        """`done` is called at the second press."""
        super().__init__(id, label, self._press, tip=tip)
        self._words = label
        self._done = done
        self._pressed = -math.inf

    @property
    def asks(self) -> bool:
        """Whether one more press does it."""
        return self.app.clock.now() - self._pressed <= TWICE

    def _press(self) -> None:
        if self.asks:
            self._done()
            return
        self._pressed = self.app.clock.now()
        self.scene.after(TWICE + TICK, self.app.dirty)
        self.app.dirty()

    def draw(self, canvas: Canvas) -> None:
        """The label, or the question."""
        self.label = _("Sure?") if self.asks else self._words
        super().draw(canvas)

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Wide enough for the question, too."""
        question = canvas.width(_("Sure?"), self.size, self.face) + 44
        wide, high = super().ask(canvas)
        return max(wide, question), high
