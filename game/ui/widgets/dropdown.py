"""A value picked from a list that drops down over the scene."""

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.choices import Option
from game.ui.widgets.fields import field_height
from game.ui.widgets.scroll import List

SIGN = 32.0
"""Room for the sign before the words of an option, at text of 100 %."""


class DropDown(Pressable):
    """A value and the list it is picked from, which drops down over the scene."""

    def __init__(
        self,
        id: str,
        options: Sequence[Option],
        value: object,
        change: Callable[[object], None],
        zone: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, self.open, zone, tip)
        self.options = tuple(options)
        self.value = value
        self.change = change

    @property
    def option(self) -> Option:
        """The option whose value is chosen."""
        return next((one for one in self.options if one.value == self.value), self.options[0])

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Return width and height, in units: as wide as its longest option."""
        grow = canvas.measure.growth
        signs = SIGN * grow if any(map(self.has_sign, self.options)) else 0
        widest = max(canvas.width(option.label, theme.BODY, "bold") for option in self.options)
        return widest + signs + 70 * grow, field_height(canvas)

    def has_sign(self, option: Option) -> bool:
        """Whether a sign stands before the words of this option."""
        return bool(option.glyph)

    def draw_sign(self, canvas: Canvas, option: Option, x: float, y: float) -> None:
        """The sign of an option, SIGN wide at text of 100 %, from x on, its middle at y."""
        canvas.glyph(option.glyph, x + 10 * canvas.measure.growth, y, 22, "muted")

    def open(self) -> None:
        """Show the list of options over the scene; the choice closes it."""
        self.app.push(DropList(self))

    def choose(self, value: object) -> None:
        """Choose this value and call `change`."""
        if value != self.value:
            self.value = value
            self.change(value)

    def draw(self, canvas: Canvas) -> None:
        """The well with the value and the arrow."""
        x, y, w, h = self.rect
        grow = canvas.measure.growth
        canvas.well(self.rect, line="line" if self.hovered and self.enabled else "well_line")
        left = x + 14
        colour = "ink" if self.enabled else "disabled"
        if self.has_sign(self.option):
            self.draw_sign(canvas, self.option, left, y + h / 2)
            left += SIGN * grow
        room = x + w - 40 * grow - left
        canvas.text(self.option.label, left, y + h / 2, theme.BODY, colour, "strong", room=room)
        canvas.glyph("chevron_down", x + w - 22 * grow, y + h / 2, 20, "accent" if self.enabled else "disabled")
        if self.focused:
            canvas.ring(self.rect, 8)


class DropList(Scene):
    """The open list of a DropDown: a scene above the others, closed by choosing, Esc, or a click beside it."""

    name = "list"
    opaque = False
    guarded = False

    def __init__(self, field: DropDown) -> None:
        super().__init__()
        self.field = field
        self.box = Rect(0, 0, 0, 0)

    def build(self) -> None:
        """One row an option; the focus begins at the chosen one."""
        self.list = List("list", [str(n) for n in range(len(self.field.options))], self._row, self._high, self._pick)
        self.add(self.list)
        self.first = f"list:{self.field.options.index(self.field.option)}"
        self.focus.id = self.first

    def lay_out(self, canvas: Canvas) -> None:
        """Below the field, or above it when there is more room."""
        rect, screen = self.field.rect, canvas.measure.area
        tall = self._high(canvas, "") * len(self.field.options) + 8
        below, above = screen.h - rect.bottom - 12, rect.top - 12
        h = min(tall, max(below, above))
        y = rect.bottom + 4 if h <= below else rect.top - 4 - h
        w = max(rect.w, self.field.ask(canvas)[0])
        self.box = Rect(min(rect.x, screen.w - w - 8), y, w, h)
        self.list.rect = self.box.inflate(-8, -8)
        self.list.measure(canvas)
        self.list.show(self.field.options.index(self.field.option))

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground of the list."""
        canvas.shadow(self.box, 8, 2, 6, 10, 140)
        canvas.rr(self.box, 8, ("#12262F", "well"), "line", 1.5)

    def _high(self, canvas: Canvas, _row: str) -> float:
        return max(52.0, canvas.leading(theme.BODY, 1.0) + 26)

    def _row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        option = self.field.options[int(row)]
        chosen = option is self.field.option
        grow = canvas.measure.growth
        if focused or hovered:
            canvas.rr(rect.inflate(-2, -4), 6, ("row_top", "row_bottom"), "focus" if focused else "", 2)
        x = rect.x + 16
        colour = "disabled" if option.reason else "ink"
        if self.field.has_sign(option):
            self.field.draw_sign(canvas, option, x, rect.centery)
            x += SIGN * grow
        room = rect.right - 40 * grow - x
        canvas.text(option.label, x, rect.centery, theme.BODY, colour, "bold" if chosen else "text", room=room)
        if chosen:
            canvas.glyph("check", rect.right - 24 * grow, rect.centery, 20, "good")

    def _pick(self, row: str) -> None:
        option = self.field.options[int(row)]
        if option.reason:
            self.app.sound.play("error")
            return
        self.app.pop(self)
        self.field.choose(option.value)

    def handle(self, given: Input) -> bool:
        """A click beside the list closes it; a letter goes to the next option that begins with it."""
        match given:
            case Pressed(x, y) if not self.box.collidepoint(x, y):
                self.app.pop(self)
                return True
            case Key(chord=letter) if len(letter) == 1:
                now = int(self.list.focused_part or 0)
                count = len(self.field.options)
                for n in ((now + step) % count for step in range(1, count + 1)):
                    if self.field.options[n].label.upper().startswith(letter):
                        self.list.show(n)
                        return self.focus.go_to(f"list:{n}")
        return False
