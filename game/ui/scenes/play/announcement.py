"""A banner that stays until somebody acknowledges it, such as that the last round begins."""


from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.play.desk import Desk
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.words import _


class Announcement(Scene):
    """A title, a sentence and one button over the darkened table."""

    name = "herald"
    opaque = False
    dark = 0.45
    """How dark the table is below, 0 to 1."""

    def __init__(self, desk: Desk, _seat: int = -1) -> None:
        """Show the next banner of the session; the seat is not used, because banners are public."""
        super().__init__()
        self.desk = desk
        line = desk.session.showing.herald
        self.title, self.words = (line.banner, line.text) if line else ("", "")

    def build(self) -> None:
        """Add the button."""
        self.go = self.button()
        self.add(self.go)

    def button(self) -> Button:
        """Return the button that acknowledges the banner."""
        return Button("onward", _("Go on"), self.back, "primary", glyph="check", size=24)

    def back(self) -> None:
        """Acknowledge the banner; also called for Esc."""
        self.desk.session.showing.teller.acknowledge()
        self.desk.sync()

    def lay_out(self, canvas: Canvas) -> None:
        """Place a band across the window, as high as its text needs."""
        measure = canvas.measure
        grow = min(measure.growth, 1.6)
        w, h = self.go.ask(canvas)
        self.room = min(measure.w - 200, 1500)
        text = canvas.para_height(self.words, self.room, 22)
        high = 112 * grow + text + h + 56
        self.band = Rect(0, measure.h / 2 - high / 2, measure.w, high)
        self.go.rect = Rect(measure.w / 2 - w / 2, self.band.bottom - h - 26, w, h)

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, and draw the band and its text."""
        canvas.shade(canvas.measure.area, "gap", self.dark)
        canvas.rr((-20, self.band.y, self.band.w + 40, self.band.h), 0, ("panel_top", "panel_bottom"))
        for y in (self.band.y, self.band.bottom - 3):
            canvas.fill((0, y, self.band.w, 3), "accent")
        centre, grow = self.band.centerx, min(canvas.measure.growth, 1.6)
        size = 48 * grow / canvas.measure.growth
        room = self.band.w - 200
        canvas.text(
            self.title, centre, self.band.y + 62 * grow, max(theme.TITLE, size), "ink", "display", "centre", room=room
        )
        y = self.band.y + 112 * grow + canvas.leading(22, 0.7)
        canvas.para(self.words, centre, y, self.room, 22, "muted", align="centre")
