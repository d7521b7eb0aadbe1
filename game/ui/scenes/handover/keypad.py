"""The PIN dialog; its keys are shuffled each time, so that hand movements reveal nothing."""

import random
from collections.abc import Callable
from functools import partial
from math import ceil

from game.core.pins import LENGTH, opens
from game.core.player import Player
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.labels import Panel
from game.ui.widgets.layout import middle
from game.words import _, plural

TICK_MS = 250
"""How often the countdown of a delay is updated, in ms."""


class Keypad(Scene):
    """Asks for a PIN; after several wrong ones there is a delay that grows each time."""

    name = "keypad"
    opaque = False

    def __init__(self, player: Player, mark: str, right: Callable[[], None], back: Callable[[], None]) -> None:
        """`mark` is the PIN's hash; `right` is called after the right PIN, `back` if the person gives up."""
        super().__init__()
        self.player = player
        self._mark, self._right, self._gave_up = mark, right, back
        self._typed = ""
        self._wrong = False

    def build(self) -> None:
        """Add ten keys in random order and one that deletes the last digit."""
        digits = list("0123456789")
        random.SystemRandom().shuffle(digits)
        self.keys = [Button(f"digit {n}", n, partial(self._type, n), size=30, zone="digits") for n in digits]
        self.erase = IconButton("erase", "arrow_left", self._erase, _("Take back the last digit"), zone="digits")
        self.panel = Panel("panel", _("{name}’s PIN").format(name=self.player.name), [*self.keys, self.erase], True)
        self.add(self.panel)
        self._tick()

    @property
    def wait(self) -> int:
        """The seconds until the next PIN is accepted."""
        return ceil(self.app.guesses.wait(self._mark, self.app.clock.date()))

    def _tick(self) -> None:
        """During a delay disable the keys and count down."""
        waits = self.wait > 0
        for key in self.keys:
            key.enabled, key.reason = not waits, self._words() if waits else ""
        self.app.dirty()
        if waits:
            self.after(TICK_MS, self._tick)

    def _words(self) -> str:
        if self.wait:
            words = plural("That was wrong. Wait {n} second.", "That was wrong. Wait {n} seconds.", self.wait)
        else:
            words = _("That is not it. Try again.") if self._wrong else _("Type it, or press the keys.")
        return words

    def lay_out(self, canvas: Canvas) -> None:
        """Place the keys in three columns below the digits."""
        grow = min(canvas.measure.growth, 1.3)
        key, gap = 96 * grow, 14
        self.panel.rect = middle(canvas.measure.area, 3 * key + 2 * gap + 80, 4 * key + 3 * gap + 230 * grow)
        x, y = self.panel.rect.x + 40, self.panel.rect.y + 190 * grow
        places = [*range(9), 10, 11]
        for n, button in zip(places, [*self.keys, self.erase], strict=True):
            button.rect = Rect(x + n % 3 * (key + gap), y + n // 3 * (key + gap), key, key)

    def draw(self, canvas: Canvas) -> None:
        """Darken the veil below."""
        canvas.shade(canvas.measure.area, "gap", 0.6)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw a place for each digit, filled as far as typed, and a message."""
        grow = min(canvas.measure.growth, 1.3)
        centre, y = self.panel.rect.centerx, self.panel.rect.y + 100 * grow
        for n in range(LENGTH):
            area = (centre + (n - LENGTH / 2) * 60 + 10, y - 20, 40, 40)
            canvas.rr(area, 20, "accent" if n < len(self._typed) else "well", "line", 2)
        colour = "bad" if self._wrong or self.wait else "muted"
        canvas.text(self._words(), centre, y + 52 * grow, 20, colour, align="centre", room=self.panel.rect.w - 40)

    def handle(self, given: Input) -> bool:
        """Handle digits and Backspace on the keyboard."""
        match given:
            case Key(chord) if len(chord) == 1 and chord.isdigit():
                self._type(chord)
            case Key(chord="Backspace"):
                self._erase()
            case _:
                return False
        return True

    def back(self) -> None:
        """Give up and return to the veil; called for Esc."""
        self.app.pop(self)
        self._gave_up()

    def focus_lost(self) -> None:
        """Return to the veil, because somebody else may come."""
        self.back()

    def _erase(self) -> None:
        self._typed = self._typed[:-1]
        self.app.dirty()

    def _type(self, digit: str) -> None:
        if self.wait:
            return
        self._typed += digit
        self._wrong = False
        self.app.dirty()
        if len(self._typed) < LENGTH:
            return
        right = opens(self._typed, self._mark)
        self.app.guesses.note(self._mark, right, self.app.clock.date())
        if right:
            self._right()
        else:
            self._typed, self._wrong = "", True
            self._tick()
