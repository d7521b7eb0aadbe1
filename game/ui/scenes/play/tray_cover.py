"""The closed tray of the relaxed style: only the tray is covered until its owner opens it."""

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.gate import Gate
from game.ui.table.materials import planks
from game.words import _


class TrayCover(Gate):
    """Asks the next player to open the tray while the others look away."""

    name = "lift"
    opaque = False

    def build(self) -> None:
        """Add the button."""
        self.add(self.make_unlock())

    def lay_out(self, canvas: Canvas) -> None:
        """Place the button in the middle of the tray, between two lines of text that shrink where it is low."""
        self.tray = self.desk.view.context(canvas).zones.tray
        grow = canvas.measure.growth
        self.calm = min(1.0, 1.4 / grow)
        self.line = canvas.leading(24 * self.calm, 1.3)
        high = min(84 * min(grow, 1.3), self.tray.h - 2 * self.line - 20)
        wide = self.unlock.wide(canvas, min(440 * grow, self.tray.w / 2), high, self.tray.w / 2)
        centre = self.tray.centerx + self.tray.w * 0.06
        self.unlock.rect = Rect(centre - wide / 2, self.tray.centery - high / 2, wide, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the closed tray, the seat's medallion and its task."""
        planks(canvas, "tray_closed", self.tray, "#3A2A20")
        rect = self.unlock.rect
        size = min(140.0, self.tray.h * 0.66)
        canvas.medal(self.player.colour, rect.x - size / 2 - 40, self.tray.centery, size)
        above, below = rect.y - 10 - self.line / 2, rect.bottom + 10 + self.line / 2
        self._note(canvas, self.desk.session.passing.task, above, 24, "#FFFFFF", "title")
        words = _("{hint}; the others look away").format(hint=self.hint())
        self._note(canvas, words, below, 20, "#FBE7C2", "text")

    def _note(self, canvas: Canvas, words: str, y: float, size: float, colour: str, face: str) -> None:
        centre, room = self.unlock.rect.centerx, self.tray.w * 0.56
        canvas.text(words, centre, y, size * self.calm, colour, face, "centre", room=room, shade="#1C1004")
