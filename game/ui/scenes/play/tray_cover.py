"""The lid on the tray: only the tray is covered until its owner opens it."""

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.gate import Gate
from game.ui.table.panels.public_tray import draw_lid, lid_place
from game.words import _


class TrayCover(Gate):
    """Asks the next player to lift the lid while the others look away."""

    name = "lift"
    opaque = False

    def build(self) -> None:
        """Add the button."""
        self.add(self.make_unlock())

    def lay_out(self, canvas: Canvas) -> None:
        """Place the lid over what is expected, with the button below the name and the task."""
        grow = min(canvas.measure.growth, 2.0)
        self.lid = lid_place(self.desk.view.context(canvas).zones, canvas.measure.growth)
        size = min(134.0, self.lid.h - 72, 0.25 * self.lid.w)
        self.medal = Rect(self.lid.x + 30, self.lid.centery - 10 - size / 2, size, size)
        left = self.medal.right + 14
        self.words = Rect(left, self.lid.y + 14, self.lid.right - 26 - left, self.lid.h - 28)
        high = min(max(52.0, 44 * grow), 0.42 * self.words.h)
        self.unlock.rect = Rect(self.words.x, self.words.bottom - high - 22 * grow * self.calm, self.words.w, high)

    @property
    def calm(self) -> float:
        """How much smaller the words are where they are large and room is short."""
        return min(1.0, 1.5 / self.app.measure.growth)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lid, the seat's medallion, its name and its task."""
        draw_lid(canvas, self.lid, self.player.colour)
        canvas.medal(self.player.colour, *self.medal.center, self.medal.w)
        ink, room = theme.SEATS[self.player.colour].text, self.words
        name = _("{name} again") if self.again else _("{name}, lift the tray")
        above = self.unlock.rect.y - room.y
        canvas.text(name.format(name=self.player.name), room.x, room.y + 0.3 * above, 34 * self.calm, ink, "display",
                    room=room.w)  # fmt: skip
        task = self.desk.session.passing.task
        canvas.text(task, room.x, room.y + 0.74 * above, 19 * self.calm, ink, "strong", room=room.w)
        words = _("{hint}; the others look away").format(hint=self.hint())
        low = (self.unlock.rect.bottom + room.bottom) / 2 + 2
        canvas.text(words, self.lid.centerx, low, 17 * self.calm, ink, "text", "centre", room=self.lid.w - 60)
