"""The shut tray of a relaxed table: the public table stays in sight until the owner lifts the lid."""

from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scenes.gate import Gate
from game.ui.table.materials import planks
from game.words import _


class Lift(Gate):
    """Asks the next player to lift the tray, while the others look away."""

    name = "lift"
    opaque = False

    def build(self) -> None:
        """One large button."""
        self.add(self.make_unlock())

    def lay_out(self, canvas: Canvas) -> None:
        """In the middle of the tray."""
        self.tray = self.desk.view.pen(canvas).zones.tray
        grow = canvas.measure.growth
        wide, high = min(440 * grow, self.tray.w / 2), min(84 * min(grow, 1.3), self.tray.h * 0.42)
        centre = self.tray.centerx + self.tray.w * 0.06
        self.unlock.rect = Rect(centre - wide / 2, self.tray.centery - high / 2, wide, high)

    def draw(self, canvas: Canvas) -> None:
        """Planks and brass, the seat's medallion, its task."""
        planks(canvas, "tray_closed", self.tray, "#3A2A20")
        rect, ink = self.unlock.rect, "#FBE7C2"
        size = min(140.0, self.tray.h * 0.66)
        canvas.medal(self.player.colour, rect.x - size / 2 - 40, self.tray.centery, size)
        room = self.tray.w / 2
        above, below = (self.tray.y + rect.y) / 2, (self.tray.bottom + rect.bottom) / 2
        task = self.desk.session.task
        canvas.text(task, rect.centerx, above, 24, "#FFFFFF", "title", "centre", room=room, shade="#1C1004")
        words = _("{hint}; the others look away").format(hint=self.hint())
        canvas.text(words, rect.centerx, below, 20, ink, "text", "centre", room=room, shade="#1C1004")
