"""Choosing one value: switches, segments, tabs and sliders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Moved, Pressed, Released
from game.ui.measure import HIT, Rect
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
        """Turn it over and tell."""
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
        """The place of the chosen value."""
        return next((n for n, option in enumerate(self.options) if option.value == self.value), 0)

    def targets(self) -> Sequence[Target]:
        """Itself: the arrows choose inside."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def places(self) -> list[Rect]:
        """Where each option stands."""
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
        """Take this option and tell; one with a reason against it is explained instead."""
        if not self.enabled or self.options[index].value == self.value:
            return
        if self.options[index].reason:
            self.app.sound.play("error")
            self.app.explain(self)
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
        """The well, the brass, the words."""
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


class Tabs(Options):
    """Tabs above what they show; the chosen one is raised and underlined in brass."""

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as its longest tab for each."""
        widest = max(canvas.width(option.label, self.size, "bold") for option in self.options)
        return len(self.options) * (widest + 40), max(HIT + 4, canvas.leading(self.size, 1.0) + 28)

    def draw(self, canvas: Canvas) -> None:
        """The tabs and the line they stand on."""
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            on = n == self.index
            inside = Rect(place.x, place.y, place.w - 6, place.h)
            if on:
                canvas.rr(inside, 8, ("row_top", "row_bottom"), "line", 1.5)
                canvas.rr((inside.x + 10, inside.bottom - 4, inside.w - 20, 4), 2, "accent")
                if self.focused:
                    canvas.ring(inside, 8)
            elif self.hovered and n == self._over:
                canvas.rr(inside, 8, "raised")
            face = "bold" if on else "strong"
            x, y = inside.centerx, inside.centery - 1
            canvas.text(option.label, x, y, self.size, self._colour(n, "ink"), face, "centre", room=inside.w - 16)
        x, y = self.rect.x, self.rect.bottom + 2
        canvas.line(x, y, self.rect.right, y, "panel_inner")


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
        """One below the other."""
        n = len(self.options)
        h = (self.rect.h + 12) / n
        return [Rect(self.rect.x, self.rect.y + i * h, self.rect.w, h - 12) for i in range(n)]

    def draw(self, canvas: Canvas) -> None:
        """The rows."""
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
        """Track, ticks, knob, value."""
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
        canvas.text(self.say(self.value), x + w + 26, y, theme.BODY, colour, "strong", room=words)
