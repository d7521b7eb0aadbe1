"""The setting at which calls the viewer wants to be asked."""

from collections.abc import Callable

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.play.desk import Desk
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.dials import Toggle
from game.words import _


class Stops(Scene):
    """A switch for each kind of call in this game; changes apply at once and to this seat only."""

    name = "stops"
    opaque = False

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.kinds = {stop.kind: stop.name for stop in desk.session.showing.table.stops}

    def build(self) -> None:
        """Add the switches, in the game's order, and the button."""
        session = self.desk.session
        self.toggles = [
            Toggle(f"stop:{kind}", session.stops(kind), self._setter(kind), zone="stops") for kind in self.kinds
        ]
        self.close = Button("close", _("Done"), self.back, "primary", glyph="check", zone="answers")
        self.first = self.toggles[0].id
        self.add(*self.toggles, self.close)

    def _setter(self, kind: str) -> Callable[[bool], None]:
        return lambda asked: self.desk.session.stop(kind, asked)

    def lay_out(self, canvas: Canvas) -> None:
        """Place a panel in the middle, with a row for each kind of call."""
        measure = canvas.measure
        w = min(680 * min(measure.growth, 1.8), measure.w - 80)
        self.top = 34 + 46 * measure.growth
        row = max(52.0, canvas.leading(theme.STRONG, 1.7))
        words = canvas.para_height(self._note(), w - 80, theme.LABEL, leading=1.3)
        bw, bh = self.close.ask(canvas)
        h = self.top + row * len(self.toggles) + words + bh + 82
        self.box = Rect((measure.w - w) / 2, max(20.0, (measure.h - h) / 2), w, h)
        for n, toggle in enumerate(self.toggles):
            toggle.rect = Rect(self.box.x + 40, self.box.y + self.top + n * row, w - 80, row)
        self.close.rect = Rect(self.box.right - 40 - bw, self.box.bottom - bh - 28, bw, bh)

    def _note(self) -> str:
        why = _("At such a moment you may answer with a card, even if it is not your turn.")
        if self.desk.session.rules.veiled:
            asked = _("Switched on, the game stops and asks you, as if you had pressed your emblem in the call.")
            time = _("How long a call waits is set under Play in the settings.")
            return f"{why} {asked} {_('Nobody sees this list but you.')} {time}"
        return f"{why} {_('You are asked only when you hold something to answer with.')}"

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, and draw the panel and its text."""
        canvas.shade(canvas.measure.area, "gap", 0.6)
        canvas.panel(self.box, _("Ask me when…"), corners=True)
        for toggle, name in zip(self.toggles, self.kinds.values(), strict=True):
            x, y, w, h = toggle.rect
            canvas.text(name, x, y + h / 2, theme.STRONG, "ink", "strong", room=w - toggle.ask(canvas)[0] - 24)
            canvas.fill((x, y + h - 1, w, 1), "rule")
        y = self.toggles[-1].rect.bottom + 18 + canvas.leading(theme.LABEL, 0.65)
        canvas.para(self._note(), self.box.x + 40, y, self.box.w - 80, theme.LABEL, "muted", leading=1.3)
