"""The end of a game: a banner over the table that stays until somebody has read it."""

from typing import TYPE_CHECKING

from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.words import _

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Ending(Scene):
    """Says that the game is over and why, and leads to the results."""

    name = "ending"
    opaque = False

    def __init__(self, desk: "TableScene") -> None:
        super().__init__()
        self.desk = desk

    def build(self) -> None:
        """One button."""
        self.go = Button("results", _("See the results"), self._go, "primary", glyph="flag", size=24)
        self.add(self.go)

    def _go(self) -> None:
        from game.ui.scenes.results import Results  # noqa: PLC0415 - the results can open a table again

        self.desk.leave_for(Results(self.desk.match))

    def lay_out(self, canvas: Canvas) -> None:
        """A band across the window."""
        measure = canvas.measure
        high = 250 * min(measure.growth, 1.6)
        self.band = Rect(0, measure.h / 2 - high / 2, measure.w, high)
        w, h = self.go.ask(canvas)
        self.go.rect = Rect(measure.w / 2 - w / 2, self.band.bottom - h - 26, w, h)

    def draw(self, canvas: Canvas) -> None:
        """The table stays in sight, darker."""
        canvas.shade(canvas.measure.area, "gap", 0.45)
        canvas.rr((-20, self.band.y, self.band.w + 40, self.band.h), 0, ("panel_top", "panel_bottom"))
        for y in (self.band.y, self.band.bottom - 3):
            canvas.fill((0, y, self.band.w, 3), "accent")
        result = self.desk.match.result()
        reason = result.reason if result else ""
        centre, grow = self.band.centerx, min(canvas.measure.growth, 1.6)
        canvas.text(_("The game is over"), centre, self.band.y + 62 * grow, 48, "ink", "display", "centre")
        canvas.text(reason, centre, self.band.y + 122 * grow, 22, "muted", align="centre", room=self.band.w - 200)

    def back(self) -> None:
        """Esc leads on as well."""
        self._go()
