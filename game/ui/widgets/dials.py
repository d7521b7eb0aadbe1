"""Setting one value: switches and sliders."""

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Key, Moved, Pressed, Released
from game.ui.widgets.base import Target, Widget


class Toggle(Widget):
    """A switch: on or off. It is drawn at the right end of its rect."""

    def __init__(self, id: str, value: bool, change: Callable[[bool], None], zone: str = "", tip: str = "") -> None:
        super().__init__(id, zone, tip)
        self.value = value
        self.change = change

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """66 by 34 u inside an area that can be hit."""
        return 66 * canvas.measure.growth, max(HIT, 34 * canvas.measure.growth)

    def targets(self) -> Sequence[Target]:
        """Itself."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def handle(self, given: Input) -> bool:
        """Flip it by click, Enter or Space."""
        match given:
            case Released(x, y, "left") if self.enabled and self.covers(x, y):
                self.flip()
            case Key(action="activate", repeat=False):
                self.flip()
            case Pressed(button="left"):
                pass
            case _:
                return False
        return True

    def flip(self) -> None:
        """Change the value and call `change`."""
        self.value = not self.value
        self.change(self.value)

    def draw(self, canvas: Canvas) -> None:
        """Track, sign and thumb; on and off differ by sign and side, not by colour alone."""
        grow = canvas.measure.growth
        w, h = 66 * grow, 34 * grow
        x, y = self.rect.right - w, self.rect.centery
        track = (x, y - h / 2, w, h)
        lit = self.value and self.enabled
        ground = ("switch_on_top", "accent") if lit else ("switch_off_top", "switch_off_bottom")
        canvas.rr(track, h / 2, ground, "gap", 2)
        canvas.rr((x + 2, y - h / 2 + 2, w - 4, h - 4), h / 2 - 2, "", "fill_top" if lit else "switch_off_line", 1.5)
        if self.value:
            canvas.glyph("check", x + 19 * grow, y, 18, "on_accent" if self.enabled else "disabled")
        else:
            canvas.glyph("cross", x + 47 * grow, y, 15, "faint")
        thumb, middle = 26 * grow, x + (49 if self.value else 17) * grow
        box = (middle - thumb / 2, y - thumb / 2, thumb, thumb)
        top, low = ("switch_thumb_top", "switch_thumb_bottom") if self.enabled else ("dead_top", "dead_bottom")
        canvas.shadow(box, thumb / 2, 1, 2, 3, 120)
        canvas.rr(box, thumb / 2, (top, low), "gap", 1.5)
        if self.focused:
            canvas.ring(track, h / 2)


class Slider(Widget):
    """One of a row of values, chosen by dragging a knob; the value is said in words to its right."""

    def __init__(
        self,
        id: str,
        values: Sequence[float],
        value: float,
        change: Callable[[float], None],
        say: Callable[[float], str],
        ticks: bool = False,
        zone: str = "",
    ) -> None:
        super().__init__(id, zone)
        self.values = tuple(values)
        self.value = value
        self.change = change
        self.say = say
        self.ticks = ticks
        self._held = False
        self._track = Rect(0, 0, 0, 0)

    @property
    def index(self) -> int:
        """The place of the value, or of the one nearest to it."""
        return min(range(len(self.values)), key=lambda n: abs(self.values[n] - self.value))

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """320 u of track and room for the longest value."""
        return 346 + self._words(canvas), max(HIT, canvas.leading(theme.BODY))

    def _words(self, canvas: Canvas) -> float:
        """Room for the longest value, and never less than for a short one, so that sliders in a column are alike."""
        return max(56.0, *(canvas.width(self.say(value), theme.BODY, "strong") for value in self.values))

    def targets(self) -> Sequence[Target]:
        """Itself."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def handle(self, given: Input) -> bool:
        """Drag the knob, click the track, or step with the arrows, Home and End."""
        last = len(self.values) - 1
        match given:
            case Pressed(x, _, "left") if self.enabled:
                self._held = True
                self._pull(x)
            case Moved(x, _) if self._held:
                self._pull(x)
            case Released(button="left"):
                self._held = False
            case Key(action="left"):
                self._take(max(0, self.index - 1))
            case Key(action="right"):
                self._take(min(last, self.index + 1))
            case Key(action="page down"):
                self._take(max(0, self.index - max(1, last // 10)))
            case Key(action="page up"):
                self._take(min(last, self.index + max(1, last // 10)))
            case Key(chord="Home"):
                self._take(0)
            case Key(chord="End"):
                self._take(last)
            case _:
                return False
        return True

    def _pull(self, x: float) -> None:
        part = (x - self._track.x) / (self._track.w or 1)
        self._take(round(min(1.0, max(0.0, part)) * (len(self.values) - 1)))

    def _take(self, index: int) -> None:
        if self.values[index] != self.value:
            self.value = self.values[index]
            self.change(self.value)

    def draw(self, canvas: Canvas) -> None:
        """Draw the track with its ticks, the knob, and the value in words."""
        words = self._words(canvas) + 26
        y = self.rect.centery
        self._track = Rect(self.rect.x + 14, y - 5, max(40.0, self.rect.w - 28 - words), 10)
        x, _, w, _ = self._track
        part = self.index / max(1, len(self.values) - 1)
        canvas.rr(self._track, 5, ("#0A151B", "#132A33"), "#2B4A56", 1.5)
        if part > 0.01:
            fill = ("fill_top", "fill_bottom") if self.enabled else ("#5F757D", "#4A5F67")
            canvas.rr((x, y - 5, max(10, w * part), 10), 5, fill)
        if self.ticks:
            for n in range(len(self.values)):
                canvas.fill((x + w * n / (len(self.values) - 1) - 1, y + 11, 2, 7), "line")
        knob = (x + w * part - 14, y - 14, 28, 28)
        canvas.shadow(knob, 14, 1, 3, 4, 130)
        metal = ("knob_top", "knob_bottom") if self.enabled else ("dead_top", "dead_bottom")
        canvas.rr(knob, 14, metal, "brass_dark", 2)
        canvas.rr((knob[0] + 9, y - 5, 10, 10), 5, "knob_pin" if self.enabled else "dead_pin")
        if self.focused:
            canvas.ring(knob, 14)
        colour = "ink" if self.enabled else "disabled"
        canvas.text(self.say(self.value), self.rect.right, y, theme.BODY, colour, "strong", "right", room=words)
