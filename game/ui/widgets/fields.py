"""Fields for typed text."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Composing, Input, Key, Moved, Pressed, Released, Typed
from game.ui.widgets.base import Target, Widget
from game.words import _


def field_height(canvas: Canvas) -> float:
    """How high a field is: 48 u, or more with larger text."""
    return max(HIT + 4, canvas.leading(theme.BODY, 1.0) + 28)


class TextField(Widget):
    """A line of text that can be typed, selected, cut and pasted; `secret` shows dots.

    One that begins `selected` is replaced by what is typed first.
    """

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
        selected: bool = False,
        accepts: Callable[[str], bool] = str.isprintable,
        odd: str = "",
        zone: str = "",
    ) -> None:
        """`accepts` tells of each letter whether it may stand here; `odd` is said when one may not."""
        super().__init__(id, zone)
        self.value = value
        self.change = change
        self.submit = submit
        self.hint = hint
        self.glyph = glyph
        self.most = most
        self.secret = secret
        self.accepts = accepts
        self.odd = odd or _("This letter cannot be written here.")
        self.caret, self.anchor = len(value), 0 if selected else len(value)
        self.trouble = ""
        """Why the text typed last is not seen here as it was typed; "" = it is."""
        self._composing = ""
        self._held = False
        self._edges: list[float] = []
        """Where each letter begins on the screen, in units; from the last frame."""

    @property
    def selection(self) -> tuple[int, int]:
        """The start and the end of the selection; both are the caret if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Return width and height, in units: room for about twenty letters."""
        return canvas.width("n" * 20, theme.BODY), field_height(canvas)

    def targets(self) -> Sequence[Target]:
        """Itself."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled else ()

    def set(self, value: str) -> None:
        """Set the value without calling `change`."""
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
            self._trouble(self.odd)
            return
        start, end = self.selection
        room = self.most - (len(self.value) - (end - start))
        value = self.value[:start] + text[:room] + self.value[end:]
        self.caret = self.anchor = start + len(text[:room])
        self._trouble(_("No more than {n} letters fit here.").format(n=self.most) if len(text) > room else "")
        if value != self.value:
            self.value = value
            self._trouble(self.trouble or self._boxes())
            self.change(value)

    def _boxes(self) -> str:
        """Why boxes are seen instead of some letters, "" = none are."""
        unknown = any(self.app.canvas.lettering.lacks(letter) for letter in self.value)
        return _("A box stands for a letter that we cannot draw.") if unknown else ""

    def _trouble(self, words: str) -> None:
        """Say why what was typed is not what is seen now; "" = it is."""
        if words != self.trouble:
            self.trouble = words
            self.app.relay()

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


def copy_text(text: str) -> None:
    """Copy to the system's clipboard; if there is none, to one of our own."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        _OWN_CLIPBOARD[:] = [text]


def paste_text() -> str:
    """Return the text of the system's clipboard; if there is none, what was copied here last."""
    try:
        return str(pygame.scrap.get_text())
    except pygame.error:
        return _OWN_CLIPBOARD[0]


_OWN_CLIPBOARD = [""]
