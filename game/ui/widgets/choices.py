"""Choosing one of several values: segments and tabs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Key, Moved, Pressed
from game.ui.widgets.base import Target, Widget


@dataclass(frozen=True, slots=True)
class Option:
    """One of several values: what it is, its name, its sign, and why it cannot be chosen ("" = it can)."""

    value: object
    label: str
    glyph: str = ""
    reason: str = ""


class Options(Widget):
    """One of several values that all stand side by side; how they look is the subclass's."""

    keys = ("left", "right")
    """The actions that go back and on."""

    def __init__(
        self,
        id: str,
        options: Sequence[Option],
        value: object,
        change: Callable[[object], None],
        size: float = theme.BODY,
        zone: str = "",
    ) -> None:
        super().__init__(id, zone)
        self.options = tuple(options)
        self.value = value
        self.change = change
        self.size = size
        self._over = -1

    @property
    def index(self) -> int:
        """The number of the chosen option, counted from 0."""
        return next((n for n, option in enumerate(self.options) if option.value == self.value), 0)

    def targets(self) -> Sequence[Target]:
        """One target; the arrow keys choose within it."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def places(self) -> list[Rect]:
        """Return where each option stands, in units, in their order."""
        w = self.rect.w / len(self.options)
        return [Rect(self.rect.x + n * w, self.rect.y, w, self.rect.h) for n in range(len(self.options))]

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """Why the option under the pointer cannot be chosen."""
        for option, place in zip(self.options, self.places(), strict=True):
            if option.reason and place.collidepoint(x, y):
                return option.reason, place
        return self.tip, self.rect

    def handle(self, given: Input) -> bool:
        """Choose by click or by the arrows along the row."""
        match given:
            case Moved(x, y):
                over = next((n for n, place in enumerate(self.places()) if place.collidepoint(x, y)), -1)
                changed, self._over = over != self._over, over
                return changed
            case Pressed(x, y, "left"):
                for n, place in enumerate(self.places()):
                    if place.collidepoint(x, y):
                        self.choose(n)
            case Key(action=action) if action == self.keys[0]:
                return self._step(-1)
            case Key(action=action) if action == self.keys[1]:
                return self._step(1)
            case Key(action="activate"):
                pass
            case _:
                return False
        return True

    def _step(self, step: int) -> bool:
        """To the next option that can be chosen; at the lower or upper end of a column the arrow leaves it."""
        n = self.index + step
        while 0 <= n < len(self.options) and self.options[n].reason:
            n += step
        if not 0 <= n < len(self.options):
            return self.keys == ("left", "right")
        self.choose(n)
        return True

    def choose(self, index: int) -> None:
        """Choose this option and call `change`; one that cannot be chosen shows its reason instead."""
        if not self.enabled or self.options[index].value == self.value:
            return
        if self.options[index].reason:
            self.app.sound.play("error")
            self.app.hand.explain(self)
            return
        self.value = self.options[index].value
        self.change(self.value)

    def _colour(self, index: int, chosen: str = "on_accent") -> str:
        if self.options[index].reason or not self.enabled:
            return "disabled"
        if index == self.index:
            return chosen
        return "ink" if self.hovered and index == self._over else "muted"


class Segments(Options):
    """Options in one sunken row, the chosen one in brass."""

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as its longest option for each."""
        room = 46 * canvas.measure.growth if any(option.glyph for option in self.options) else 0
        widest = max(canvas.width(option.label, self.size, "bold") for option in self.options)
        return len(self.options) * (widest + room + 36), max(HIT, canvas.leading(self.size, 1.0) + 24)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, the chosen option in brass, and the labels."""
        canvas.well(self.rect)
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            on = n == self.index
            if on:
                box = (place.x + 3, place.y + 3, place.w - 6, place.h - 6)
                if self.enabled:
                    canvas.rr(box, 6, ("brass_top", "brass_bottom"), "brass_edge", 1.5)
                else:
                    canvas.rr(box, 6, ("chip_top", "chip_bottom"), "well_line", 1.5)
            face = "bold" if on else "strong"
            sign = 34 * canvas.measure.growth if option.glyph else 0
            words = min(canvas.width(option.label, self.size, face), place.w - sign - 20)
            left = place.centerx - (words + sign) / 2
            if option.glyph:
                canvas.glyph(option.glyph, left + sign / 2 - 4, place.centery, 22, self._colour(n))
            canvas.text(
                option.label, left + sign, place.centery, self.size, self._colour(n), face, room=place.w - sign - 16
            )
        if self.focused:
            canvas.ring(self.rect, 8)


class SideTabs(Options):
    """Tabs in a column with signs; the chosen one is brass."""

    keys = ("up", "down")

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """A row of 66 u for each, 12 u apart."""
        widest = max(canvas.width(option.label, theme.PROMPT, "bold") for option in self.options)
        return widest + 90 * canvas.measure.growth, len(self.options) * (self._row(canvas) + 12) - 12

    def _row(self, canvas: Canvas) -> float:
        return max(66.0, canvas.leading(theme.PROMPT, 1.0) + 30)

    def places(self) -> list[Rect]:
        """Return where each row stands, in units: one below the other, all of the same height."""
        n = len(self.options)
        h = (self.rect.h + 12) / n
        return [Rect(self.rect.x, self.rect.y + i * h, self.rect.w, h - 12) for i in range(n)]

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each option; that of the chosen one is marked."""
        grow = canvas.measure.growth
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            x, y, w, h = place
            on = n == self.index
            if on:
                canvas.rr(place, 8, ("brass_top", "brass_bottom"), "brass_edge", 2)
                canvas.rr((x + 2, y + 2, w - 4, h - 4), 6, "", "brass_light", 1.5)
                if self.focused:
                    canvas.ring(place, 8)
            elif self.hovered and n == self._over:
                canvas.rr(place, 8, ("row_top", "row_bottom"))
            colour = "on_accent" if on else "ink"
            canvas.glyph(option.glyph, x + 36 * grow, place.centery, 28, "on_accent" if on else "accent")
            face = "bold" if on else "strong"
            canvas.text(option.label, x + 70 * grow, place.centery, theme.PROMPT, colour, face, room=w - 84 * grow)
