"""Fields: text one types, and a value one picks from a list that drops down."""

from collections.abc import Callable, Sequence

import pygame

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Composing, Input, Key, Moved, Pressed, Released, Typed
from game.ui.measure import HIT, Rect
from game.ui.scene import Scene
from game.ui.widgets.base import Target, Widget
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.choices import Option
from game.ui.widgets.scroll import List


def field_height(canvas: Canvas) -> float:
    """How high a field is: 48 u, or more with larger text."""
    return max(HIT + 4, canvas.leading(theme.BODY, 1.0) + 28)


class TextField(Widget):
    """A line of text that can be typed, selected, cut and pasted; `secret` shows dots."""

    takes_text = True

    def __init__(
        self,
        id: str,
        value: str,
        change: Callable[[str], None],
        *,
        submit: Callable[[], None] | None = None,
        hint: str = "",
        glyph: str = "",
        most: int = 60,
        secret: bool = False,
        accepts: Callable[[str], bool] = str.isprintable,
        zone: str = "",
    ) -> None:
        super().__init__(id, zone)
        self.value = value
        self.change = change
        self.submit = submit
        self.hint = hint
        self.glyph = glyph
        self.most = most
        self.secret = secret
        self.accepts = accepts
        self.caret = self.anchor = len(value)
        self._composing = ""
        self._held = False
        self._edges: list[float] = []
        """Where each letter begins on the screen, in units; from the last frame."""

    @property
    def selection(self) -> tuple[int, int]:
        """The stretch that is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Room for about twenty letters."""
        return canvas.width("n" * 20, theme.BODY), field_height(canvas)

    def targets(self) -> Sequence[Target]:
        """Itself."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def set(self, value: str) -> None:
        """Show another value without telling."""
        self.value = value
        self.caret = self.anchor = len(value)

    def handle(self, given: Input) -> bool:
        """Type, move the caret, select, cut, copy, paste."""
        match given:
            case Typed(text):
                self._composing = ""
                self._insert(text)
            case Composing(text):
                self._composing = text
            case Pressed(x, _, "left"):
                self._held = True
                self.caret = self.anchor = self._letter_at(x)
            case Moved(x, _) if self._held:
                self.caret = self._letter_at(x)
            case Released(button="left"):
                self._held = False
            case Key():
                return self._key(given)
            case _:
                return False
        return True

    def _key(self, key: Key) -> bool:
        start, end = self.selection
        bare = key.chord.removeprefix("Shift+").removeprefix("Ctrl+").removeprefix("Shift+")
        match key.chord:
            case "Backspace" | "Ctrl+Backspace" | "Delete" | "Ctrl+Delete":
                if start == end:
                    self.anchor = self._jump("Left" if bare == "Backspace" else "Right", "Ctrl+" in key.chord)
                self._insert("")
            case "Ctrl+A":
                self.anchor, self.caret = 0, len(self.value)
            case "Ctrl+C" | "Ctrl+X":
                if start < end and not self.secret:
                    copy_text(self.value[start:end])
                if key.chord == "Ctrl+X" and not self.secret:
                    self._insert("")
            case "Ctrl+V":
                self._insert("".join(letter for letter in paste_text() if letter.isprintable()))
            case "Enter" if self.submit:
                self.submit()
            case _ if bare in ("Left", "Right", "Home", "End") and "Alt" not in key.chord:
                return self._walk(bare, "Shift+" in key.chord, "Ctrl+" in key.chord)
            case _:
                return bare == "Space" or (len(bare) == 1 and "Ctrl+" not in key.chord)
        return True

    def _walk(self, way: str, select: bool, word: bool) -> bool:
        start, end = self.selection
        if start != end and not select and way in ("Left", "Right"):
            self.caret = start if way == "Left" else end
        else:
            self.caret = self._jump(way, word)
        if not select:
            self.anchor = self.caret
        return True

    def _jump(self, way: str, word: bool) -> int:
        """Where the caret comes to when it goes this way."""
        at = self.caret
        if way == "Home":
            return 0
        if way == "End":
            return len(self.value)
        step = -1 if way == "Left" else 1
        at = min(len(self.value), max(0, at + step))
        while word and 0 < at < len(self.value) and (self.value[at - 1] != " " or self.value[at] == " "):
            at += step
        return at

    def _insert(self, text: str) -> None:
        """Put text in place of the selection, as much as there is room for."""
        if not all(self.accepts(letter) for letter in text):
            self.app.sound.play("error")
            return
        start, end = self.selection
        text = text[: self.most - (len(self.value) - (end - start))]
        value = self.value[:start] + text + self.value[end:]
        self.caret = self.anchor = start + len(text)
        if value != self.value:
            self.value = value
            self.change(value)

    def _letter_at(self, x: float) -> int:
        return min(range(len(self._edges)), key=lambda n: abs(self._edges[n] - x)) if self._edges else len(self.value)

    def draw(self, canvas: Canvas) -> None:
        """The well, the text with its selection, the caret."""
        x, y, w, h = self.rect
        canvas.well(self.rect)
        left = x + 14
        if self.glyph:
            sign = 22 * canvas.measure.growth
            canvas.glyph(self.glyph, left + sign / 2, y + h / 2, 22, "muted")
            left += sign + 10
        room = Rect(left, y + 4, x + w - 12 - left, h - 8)
        shown = ("•" * len(self.value)) if self.secret else self.value
        before = shown[: self.caret] + self._composing
        slide = max(0.0, canvas.width(before) - room.w)
        self._edges = [left - slide + canvas.width(shown[:n]) for n in range(len(shown) + 1)]
        with canvas.clipped(room):
            self._draw_text(canvas, shown, left - slide, room)
        if self.focused:
            canvas.ring(self.rect, 8)

    def _draw_text(self, canvas: Canvas, shown: str, left: float, room: Rect) -> None:
        middle = room.centery
        start, end = self.selection
        if self.focused and start < end:
            high = canvas.leading(theme.BODY, 1.25)
            x, w = self._edges[start], self._edges[end] - self._edges[start]
            canvas.rr((x, middle - high / 2, w, high), 3, "selection")
        if not shown and not self._composing:
            canvas.text(self.hint, left, middle, theme.BODY, "muted", room=room.w)
        text = shown[: self.caret] + self._composing + shown[self.caret :]
        canvas.text(text, left, middle, theme.BODY, "ink" if self.enabled else "disabled")
        if self.focused:
            at = left + canvas.width(shown[: self.caret] + self._composing)
            if self._composing:
                low = middle + canvas.leading(theme.BODY, 0.5)
                canvas.line(self._edges[self.caret], low, at, low, "accent", 2)
            high = canvas.leading(theme.BODY, 1.2)
            canvas.fill((at, middle - high / 2, 2, high), "focus")


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
        """The option that is chosen."""
        return next((one for one in self.options if one.value == self.value), self.options[0])

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as its longest option."""
        grow = canvas.measure.growth
        signs = 32 * grow if any(option.glyph for option in self.options) else 0
        widest = max(canvas.width(option.label, theme.BODY, "bold") for option in self.options)
        return widest + signs + 70 * grow, field_height(canvas)

    def open(self) -> None:
        """Show the list."""
        self.app.push(DropList(self))

    def choose(self, value: object) -> None:
        """Take this value and tell."""
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
        if self.option.glyph:
            canvas.glyph(self.option.glyph, left + 10 * grow, y + h / 2, 22, "muted")
            left += 32 * grow
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
        """The dark slip the rows lie on."""
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
        if option.glyph:
            canvas.glyph(option.glyph, x + 10 * grow, rect.centery, 22, "muted")
            x += 32 * grow
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
                now = int(self.list.focused_row or 0)
                count = len(self.field.options)
                for n in ((now + step) % count for step in range(1, count + 1)):
                    if self.field.options[n].label.upper().startswith(letter):
                        self.list.show(n)
                        return self.focus.go_to(f"list:{n}")
        return False


def copy_text(text: str) -> None:
    """To the system's clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        _OWN_CLIPBOARD[:] = [text]


def paste_text() -> str:
    """From the system's clipboard; where there is none, what was copied here."""
    try:
        return str(pygame.scrap.get_text())
    except pygame.error:
        return _OWN_CLIPBOARD[0]


_OWN_CLIPBOARD = [""]
