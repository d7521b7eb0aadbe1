"""Planks on two ropes: the menus of the title and of the pause."""

from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

ROPE_INSET = 40


class Plank(Pressable):
    """A plank one presses; the one with the focus is brass. `sub` is a second, smaller line."""

    def __init__(
        self, id: str, label: str, glyph: str, press: Callable[[], None], *, sub: str = "", key: str = ""
    ) -> None:
        super().__init__(id, press, zone="planks")
        self.label = label
        self.glyph = glyph
        self.sub = sub
        self.key = key

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Higher when it has a second line."""
        grow = canvas.measure.growth
        return 476 * min(grow, 1.2), (108 if self.sub else 74) * min(grow, 1.5)

    def draw(self, canvas: Canvas) -> None:
        """Wood or brass, the sign, the words."""
        x, y, w, h = self.rect
        bright = self.focused
        lift = 2 if self.state == "pressed" else 0
        name = (
            ("plank_focus" if self.sub else "plank_focus_row")
            if bright
            else ("plank_row_tall" if self.sub else "plank")
        )
        canvas.shadow((x + 8, y + 8, w - 12, h - 10), 8, 4, 8, 9, 120)
        canvas.art(name, x, y + lift, w, h)
        if self.state == "hover" and not bright:
            canvas.shade((x + 8, y + 6, w - 16, h - 14), "#FFFFFF", 0.06)
        ink = "on_accent" if bright else "ink" if self.enabled else "disabled"
        sign = ink if bright else "accent"
        grow = canvas.measure.growth
        left = x + 108 * min(grow, 1.15)
        room = w - (left - x) - 40
        middle = y + lift + (h * 0.36 if self.sub else h / 2 - 2)
        canvas.glyph(self.glyph, x + 74, middle, 30 if self.sub else 28, sign)
        size = 34 if self.sub else 28
        canvas.text(self.label, left, middle, size, ink, "display" if bright and self.sub else "title", room=room)
        if self.sub:
            muted = "#3A2A08" if bright else "muted"
            canvas.text(self.sub, x + 58, y + lift + h * 0.7, 20, muted, "strong", room=w - 96)
        if self.key:
            canvas.keycap(self.key, x + w - 62, middle)
        if bright:
            canvas.ring((x + 4, y + 4, w - 8, h - 9), 10)


class Ladder(Widget):
    """Planks one below the other, hung from two ropes; give it a rect and it places them from `start` down."""

    def __init__(self, id: str, planks: Sequence[Plank]) -> None:
        super().__init__(id)
        self.planks = list(planks)
        self.start = 0.0
        self.gap = 14.0

    def children(self) -> Sequence[Widget]:
        """The planks."""
        return self.planks

    def place(self, canvas: Canvas, gap: float = 14.0) -> None:
        """Put the planks below each other; they give way in height when the rect is too low."""
        x, _y, w, _h = self.rect
        high = [plank.ask(canvas)[1] for plank in self.planks]
        room = self.rect.bottom - self.start
        squeeze = min(1.0, room / (sum(high) + gap * (len(high) - 1)))
        y = self.start
        for plank, tall in zip(self.planks, high, strict=True):
            plank.rect = Rect(x, y, w, tall * squeeze)
            y += (tall + gap) * squeeze

    def draw(self, canvas: Canvas) -> None:
        """The ropes from their hooks to their knots, behind the planks."""
        x, top, w, _h = self.rect
        low = self.planks[-1].rect.bottom + 34
        tile = 56.0
        for rope in (x + ROPE_INSET, x + w - ROPE_INSET):
            with canvas.clipped((rope - 10, top, 20, low - top)):
                y = top
                while y < low:
                    canvas.art("rope_v", rope - 8, y, 16, tile)
                    y += tile
            canvas.rr((rope - 18, top - 12, 36, 20), 4, ("accent", "knob_pin"), "#1C1004", 2)
            canvas.art("rope_knot", rope - 19, low - 20, 38)
        for plank in self.planks:
            plank.draw(canvas)
