"""The button that opens a private view: held for a moment or pressed twice, so that nobody opens it by accident."""

import math
from collections.abc import Callable

from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg
from game.ui.shell.input import Input, Key, KeyUp, Pressed, Released
from game.ui.widgets.base import Target, Widget
from game.words import _

HOLD = 600
"""How long to hold it, in ms; always the same, so that it reveals nothing."""
TWICE = 2500
"""Two presses within this many ms open it, too."""
TICK = 16


class Unlock(Widget):
    """A large button with a lock and a ring that fills while it is held."""

    def __init__(
        self,
        id: str,
        label: str,
        opened: Callable[[], None],
        *,
        barred: str = "",
        holds: bool = True,
        once: bool = False,
    ) -> None:
        """`opened` is called when it opens; `holds` False: it takes two presses instead of holding; `once`: one press.

        `barred` is the key that has just committed something and therefore does not press it.
        """
        super().__init__(id)
        self.label = label
        self.barred = barred
        self.refused = False
        """Whether the barred key was tried."""
        self._opened = opened
        self._holds = holds
        self._once = once
        self._since: float | None = None
        self._by = ""
        self._pressed = -math.inf

    @property
    def held(self) -> float:
        """The share of the hold that is over, 0 to 1."""
        if self._since is None or not self._holds:
            return 0.0
        return min(1.0, (self.app.clock.now() - self._since) / HOLD)

    @property
    def half_open(self) -> bool:
        """Whether one more press now opens it."""
        return self.app.clock.now() - self._pressed <= TWICE

    def targets(self) -> tuple[Target, ...]:
        """Return the button itself."""
        return (Target(self.id, self.rect, self),)

    def handle(self, given: Input) -> bool:
        """Handle presses and releases of the mouse and of the activate keys."""
        match given:
            case Pressed(button="left"):
                self._begin("mouse")
            case Released(button="left"):
                self._end("mouse")
            case Key(action="activate", repeat=True):
                return True
            case Key(chord, "activate"):
                if chord == self.barred:
                    self.refused = True
                else:
                    self._begin(chord)
            case KeyUp(chord) if chord == self._by:
                self._end(chord)
            case _:
                return False
        return True

    def _begin(self, by: str) -> None:
        self.refused = False
        if self._since is None:
            self._since, self._by = self.app.clock.now(), by
            self._tick()

    def _end(self, by: str) -> None:
        if self._since is None or self._by != by:
            return
        began, self._since, self._by = self._since, None, ""
        short = self.app.clock.now() - began < HOLD
        if self._once or (short and began - self._pressed <= TWICE):
            self._open()
        else:
            self._pressed = began if short else -math.inf
            self.scene.after(TWICE + TICK, self.app.dirty)
        self.app.dirty()

    def _tick(self) -> None:
        if self.app.top is not self.scene:  # something lies over it: nobody will tell when it is let go
            self._since = None
        if self._since is None:
            return
        self.app.dirty()
        if self.held >= 1:
            self._open()
        else:
            self.scene.after(TICK, self._tick)

    def _open(self) -> None:
        self._since, self._pressed = None, -math.inf
        self._opened()

    # ---- drawing

    def _sign(self, canvas: Canvas, high: float) -> tuple[float, float]:
        """How large ring and letters are in a button so high."""
        grow = canvas.measure.growth
        return 56 * min(grow, high / 70), min(34.0, 0.55 * high / grow)

    def wide(self, canvas: Canvas, usual: float, high: float, most: float) -> float:
        """The usual width, or what a long name needs, up to the most there is."""
        sign, size = self._sign(canvas, high)
        needed = canvas.width(self.label, size, "display") * SHRINK + 2 * (sign + 44) + 8
        return min(max(usual, needed), most)

    def least(self, canvas: Canvas, high: float) -> float:
        """The width in which the label stands whole beside the lock."""
        sign, size = self._sign(canvas, high)
        labels = (self.label,) if self._once else (self.label, _("Once more"))
        return max(canvas.width(words, size, "display") for words in labels) + sign + 60

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, the part held so far, ring, lock and label."""
        x, y, w, h = self.rect
        canvas.shadow(self.rect, 14, 2, 8, 14, 170)
        canvas.rr(self.rect, 14, ("#F8D98A", "brass_bottom"), "brass_edge", 2.5)
        inside = Rect(x + 3, y + 3, w - 6, h - 6)
        done = self.held or 0.5 * self.half_open
        if done:
            with canvas.clipped((inside.x, inside.y, inside.w * done, inside.h)):
                canvas.rr(inside, 12, "#8C5E16", fade=0.28)
        canvas.rr(inside, 12, "", "#FFF6D0", 1.5)
        if self.focused:
            canvas.ring(self.rect, 14)
        sign, size = self._sign(canvas, h)
        left, middle = x + 32 + sign / 2, y + h / 2
        steps = round(done * 48)
        px = canvas.px(sign)
        ring = canvas.gallery.made(("hold", px, steps), lambda: from_svg(_ring(steps / 48), px, px))
        canvas.paste(ring, left, middle, centred=True)
        canvas.art("glyph_lock", left, middle, sign * 0.4, centred=True, tint="on_accent")
        label = _("Once more") if self.half_open else self.label
        room, centre = w - 2 * (sign + 44), x + w / 2 + 12
        if canvas.width(label, size, "display") > room:  # beside the lock instead of in the middle
            start = left + sign / 2 + 10
            room, centre = x + w - 16 - start, (start + x + w - 16) / 2
        canvas.text(label, centre, middle, size, "on_accent", "display", "centre", room=room)


def _ring(part: float) -> str:
    arc = ""
    if part > 0:
        angle = 2 * math.pi * min(part, 0.999)
        x, y = 28 + 22 * math.sin(angle), 28 - 22 * math.cos(angle)
        path = f"M28 6A22 22 0 {int(part > 0.5)} 1 {x:.2f} {y:.2f}"
        arc = f'<path d="{path}" fill="none" stroke="#1A1406" stroke-width="6"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56" width="56" height="56">'
        f'<circle cx="28" cy="28" r="22" fill="none" stroke="#8C5E16" stroke-width="6"/>{arc}</svg>'
    )
