"""Planks on two ropes: the menus of the title and of the pause."""

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

ROPE_INSET = 40
ART = 38.0
"""How far apart small drawings on a plank stand."""


class Plank(Pressable):
    """A plank one presses; the one with the focus is brass. `sub` is a second, smaller line."""

    def __init__(
        self,
        id: str,
        label: str,
        glyph: str,
        press: Callable[[], None],
        *,
        sub: str = "",
        brief: str = "",
        key: str = "",
        state: str = "",
        art: Sequence[str] = (),
    ) -> None:
        """`brief` is said instead of `sub` when that needs more than two lines.

        `state` stands small at the right, or there are these small drawings.
        """
        super().__init__(id, press, zone="planks")
        self.label = label
        self.glyph = glyph
        self.sub = sub
        self.brief = brief
        self.key = key
        self.state_words = state
        self.art = tuple(art)

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Higher when it has a second line."""
        grow = canvas.measure.growth
        wide = 476 * min(grow, 1.2)
        if not self.sub:
            return wide, max(74 * min(grow, 1.3), canvas.leading(28, 1.0) + 22)
        lines = len(self._lines(canvas, min(wide, self.rect.w or wide)))
        return wide, max(108.0, canvas.leading(34, 1.15) + lines * canvas.leading(theme.BODY, 1.2) + 26)

    def _lines(self, canvas: Canvas, wide: float) -> Sequence[str]:
        px, room = canvas.measure.text_px(theme.BODY), canvas.px(wide - 104)
        lines = canvas.lettering.lines(self.sub, "strong", px, room)
        return lines if len(lines) < 3 else canvas.lettering.lines(self.brief or self.sub, "strong", px, room)

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
        left = x + 74 + 34 * min(grow, 1.6)
        room = w - (left - x) - 40
        if self.key:
            room -= canvas.width(self.key, theme.LABEL, "strong") + 30
        told = canvas.width(self.state_words, theme.BODY) if self.state_words else ART * len(self.art)
        lines = self._lines(canvas, w) if self.sub else ()
        step = canvas.leading(theme.BODY, 1.2)
        middle = y + lift + h / 2 - (len(lines) * step / 2 + 2 if lines else 2)
        canvas.glyph(self.glyph, x + 64 + 10 * min(grow, 1.6), middle, 30 if self.sub else 28, sign)
        size = 34 if self.sub else 28
        canvas.text(self.label, left, middle, size, ink, "display" if bright and self.sub else "title", room=room)
        under = middle + canvas.leading(size, 0.7 if len(lines) == 1 else 0.55) + step / 2
        for line in lines:
            canvas.text(line, x + 60, under, theme.BODY, "#1E1403" if bright else "muted", "strong")
            under += step
        if self.key:
            canvas.keycap(self.key, x + w - 44, middle)
        elif told and canvas.width(self.label, size, "title") + told + 24 <= room:
            canvas.text(self.state_words, x + w - 48, middle, theme.BODY, ink if bright else "muted", align="right")
            for n, art in enumerate(reversed(self.art)):
                canvas.art(art, x + w - 64 - n * ART, middle, ART - 4, centred=True)
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
        """Put the planks below each other; those of one line give way in height when the rect is too low."""
        x, _y, w, _h = self.rect
        for plank in self.planks:
            plank.rect.w = w
        high = [plank.ask(canvas)[1] for plank in self.planks]
        tall = sum(one for one, plank in zip(high, self.planks, strict=True) if plank.sub)
        room = self.rect.bottom - self.start - tall
        squeeze = min(1.0, room / (sum(high) - tall + gap * (len(high) - 1)))
        y = self.start
        for plank, wanted in zip(self.planks, high, strict=True):
            one = wanted if plank.sub else wanted * squeeze
            plank.rect = Rect(x, y, w, one)
            y += one + gap * squeeze

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
