"""Panels and chips: widgets without input."""

from collections.abc import Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.widgets.base import Widget


class Panel(Widget):
    """The ground of other widgets, with a heading; brass corners for dialogs."""

    def __init__(self, id: str, head: str = "", inside: Sequence[Widget] = (), corners: bool = False) -> None:
        super().__init__(id)
        self.head = head
        self.inside = list(inside)
        self.corners = corners

    def children(self) -> Sequence[Widget]:
        """The widgets on it."""
        return self.inside

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground and the widgets on it."""
        canvas.panel(self.rect, self.head, self.corners)
        for widget in self.inside:
            if widget.shown:
                widget.draw(canvas)


class Chip(Widget):
    """A small pill with a sign and a word or a number."""

    def __init__(self, id: str, text: str, glyph: str = "", size: float = theme.LABEL, tip: str = "") -> None:
        super().__init__(id, tip=tip)
        self.text = text
        self.glyph = glyph
        self.size = size

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Return width and height, in units: as wide as its sign and words."""
        grow = canvas.measure.growth
        w = canvas.width(self.text, self.size, "strong") + 28 + (30 * grow if self.glyph else 0)
        return w, max(34.0, canvas.leading(self.size, 1.6))

    def draw(self, canvas: Canvas) -> None:
        """The pill."""
        x, y, w, h = self.rect
        grow = canvas.measure.growth
        canvas.rr(self.rect, h / 2, ("chip_top", "chip_bottom"), "well_line", 1.5)
        left = x + 14
        if self.glyph:
            canvas.glyph(self.glyph, left + 9 * grow, y + h / 2, 22, "accent")
            left += 30 * grow
        canvas.text(self.text, left, y + h / 2, self.size, "ink", "strong", room=x + w - 12 - left)
