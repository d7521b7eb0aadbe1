"""Buttons: with a label, and with a sign alone."""

from collections.abc import Callable, Sequence
from typing import Literal

from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Key, Pressed, Released
from game.ui.widgets.base import Target, Widget

ButtonKind = Literal["primary", "secondary", "danger", "quiet"]


class Pressable(Widget):
    """The base of everything that can be pressed: it acts when the mouse button is released, or a key pressed.

    A disabled one with a `reason` can still have the focus, says why, and does nothing.
    """

    def __init__(self, id: str, press: Callable[[], None], zone: str = "", tip: str = "") -> None:
        super().__init__(id, zone, tip)
        self.press = press
        self.reason = ""
        self.down = False
        self.cue = ""

    def targets(self) -> Sequence[Target]:
        """Itself, unless it is disabled without a reason."""
        return (Target(self.id, self.rect, self, self.zone),) if self.enabled or self.reason else ()

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """Why it cannot be pressed, or its tip."""
        return (self.tip if self.enabled else self.reason or self.tip), self.rect

    def handle(self, given: Input) -> bool:
        """Press it with the left mouse button, Enter or Space."""
        match given:
            case Pressed(button="left"):
                self.down = True
                return True
            case Released(x, y, "left"):
                pressed = self.down and self.covers(x, y)
                self.down = False
                if pressed:
                    self.fire()
                return True
            case Key(action="activate", repeat=False):
                self.fire()
                return True
        return False

    def fire(self) -> None:
        """Act; if disabled, play the error sound and show the reason instead."""
        if self.enabled:
            if self.cue:
                self.app.sound.play(self.cue)
            self.press()
        else:
            self.app.sound.play("error")
            self.app.hand.explain(self)

    @property
    def state(self) -> str:
        """The state that selects its colours."""
        if not self.enabled:
            return "disabled"
        if self.down:
            return "pressed"
        return "hover" if self.hovered else "normal"


class Button(Pressable):
    """A button with a label, and perhaps a sign before it and a key after it."""

    def __init__(
        self,
        id: str,
        label: str,
        press: Callable[[], None],
        kind: ButtonKind = "secondary",
        *,
        glyph: str = "",
        key: str = "",
        size: float = theme.BODY,
        zone: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, press, zone, tip)
        self.label = label
        self.kind = kind
        self.glyph = glyph
        self.key = key
        self.size = size

    @property
    def face(self) -> str:
        """The type face of the label: bold on primary buttons."""
        return "bold" if self.kind == "primary" else "strong"

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Wide enough for its label, high enough to be hit."""
        w = canvas.width(self.label, self.size, self.face) + 44
        w += (self.size + 18) * canvas.measure.growth if self.glyph else 0
        w += canvas.width(self.key, theme.LABEL, "strong") + 38 if self.key else 0
        return w, max(HIT + 8, canvas.leading(self.size, 1.0) + 28)

    def draw(self, canvas: Canvas) -> None:
        """Draw its material, label or sign, its key and, when it has the focus, the ring."""
        draw_button_ground(canvas, self.rect, self.kind, self.state)
        if self.focused:
            canvas.ring(self.rect, 8)
        x, y, w, h = self.rect
        colour = theme.BUTTON_SKINS[self.kind][self.state].text
        middle = y + h / 2 + (2 if self.state == "pressed" else 0)
        words = canvas.width(self.label, self.size, self.face)
        key_w = canvas.width(self.key, theme.LABEL, "strong") + 38 if self.key else 0
        sign_w = (self.size + 18) * canvas.measure.growth if self.glyph else 0
        if words * SHRINK > w - sign_w - key_w - 20:  # the words matter more than the sign
            sign_w = 0
        room = w - sign_w - key_w - 20
        left = x + (w - min(room, words) - sign_w - key_w) / 2
        if sign_w:
            canvas.glyph(self.glyph, left + sign_w / 2 - 4, middle, self.size + 6, colour)
        canvas.text(self.label, left + sign_w, middle, self.size, colour, self.face, room=room)
        if self.key:
            canvas.keycap(self.key, x + w - 14, middle)


def draw_button_ground(canvas: Canvas, rect: Rect, kind: str, state: str, radius: float = 8) -> None:
    """Draw the ground of a button in this state."""
    skin = theme.BUTTON_SKINS[kind][state]
    if skin.top:
        canvas.composed(
            ("button", skin, state, radius), rect, 18, lambda inner, at: _ground(inner, at, skin, state, radius)
        )


def _ground(canvas: Canvas, rect: Rect, skin: theme.Skin, state: str, radius: float) -> None:
    x, y, w, h = rect
    if skin.edge and state in ("normal", "hover"):
        canvas.shadow(rect, radius, 1, 4, 5, 120)
    canvas.rr(rect, radius, (skin.top, skin.bottom), skin.edge, 2)
    if skin.light:
        canvas.rr((x + 2, y + 2, w - 4, h - 4), radius - 2, "", skin.light, 1.5)


class IconButton(Pressable):
    """A button that is only a sign; its tip says what it does."""

    def __init__(
        self,
        id: str,
        glyph: str,
        press: Callable[[], None],
        tip: str,
        *,
        kind: ButtonKind = "secondary",
        size: float = 26,
        badge: str = "",
        zone: str = "",
    ) -> None:
        super().__init__(id, press, zone, tip)
        self.glyph = glyph
        self.kind = kind
        self.size = size
        self.badge = badge

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """56 by 48 u, or larger with larger text."""
        sign = self.size * canvas.measure.growth
        return max(56, sign + 26), max(48, sign + 18)

    def draw(self, canvas: Canvas) -> None:
        """Draw its material, its sign, a badge and, when it has the focus, the ring."""
        draw_button_ground(canvas, self.rect, self.kind, self.state)
        if self.focused:
            canvas.ring(self.rect, 8)
        x, y = self.rect.center
        colour = theme.BUTTON_SKINS[self.kind][self.state].text
        canvas.glyph(self.glyph, x, y + (2 if self.state == "pressed" else 0), self.size, colour)
        if self.badge:
            w = canvas.width(self.badge, theme.LABEL, "bold") + 20
            h = canvas.leading(theme.LABEL, 1.2)
            low = self.rect.bottom
            canvas.rr((x - w / 2, low - h / 2 - 2, w, h), h / 2, "accent", "brass_dark", 1.5)
            canvas.text(self.badge, x, low - 2, theme.LABEL, "on_accent", "bold", "centre")
