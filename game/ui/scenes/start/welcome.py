"""The first start: text size, motion, contrast and sound, with a live sample; Enter goes on."""

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN, draw_footer, draw_header, header_height
from game.ui.scenes.settings.sample import TALL, Sample
from game.ui.scenes.settings.setting_rows import first_rows
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.column import Block, Column, Reading
from game.words import _


class Welcome(Scene):
    """Shown once, above the title, while there are no settings yet."""

    name = "welcome"
    first = "go"

    def build(self) -> None:
        """The rows, the sample, the way on."""
        blocks: list[Block] = [*first_rows(self.app), Colours()]
        self.rows = Column("rows", blocks)
        self.sample = Sample("sample")
        self.go = Button(
            "go", _("Come aboard"), self.back, "primary", glyph="play", key="Enter", size=theme.PROMPT, zone="footer"
        )
        self.add(self.rows, self.sample, self.go)
        self._settings = self.app.settings

    def left(self) -> None:
        """What is set now is kept, so that nobody is asked again."""
        if self.app.keep:
            self.app.notice = self.app.keep(self.app.settings) or self.app.notice

    def before(self, given: Input) -> bool:
        """Arrows bring what is not seen yet."""
        return self.rows.follow(given)

    def lay_out(self, canvas: Canvas) -> None:
        """Rows at the left, the sample at the right where there is room, the way on below."""
        measure = canvas.measure
        w, h = self.go.ask(canvas)
        self.foot = h + 44
        top, low = header_height(canvas) + 26, measure.h - self.foot - 22
        wide = measure.w - 2 * MARGIN
        last = 520 * max(1.0, measure.growth) if wide > 1300 * measure.growth and measure.growth < TALL else 0.0
        self.panel = Rect(MARGIN, top, wide - (last + 28 if last else 0), low - top)
        self.rows.place(canvas, Rect(self.panel.x + 32, top + 14, self.panel.w - 64, low - top - 28))
        self.sample.shown = bool(last)
        self.sample.place(canvas, Rect(measure.w - MARGIN - last, top, last, low - top))
        self.go.rect = Rect(measure.w - MARGIN - max(w, 260), measure.h - self.foot / 2 - h / 2, max(w, 260), h)
        if self._settings != self.app.settings:
            if self._settings.master != self.app.settings.master:
                self.app.sound.play("coin")
            self._settings = self.app.settings
            self.sample.stir()

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panel, and where all this can be changed later."""
        canvas.room()
        room = canvas.measure.w - 2 * MARGIN
        draw_header(canvas, _("Welcome aboard"), _("Set what you like, or just go on."), room)
        canvas.panel(self.panel, radius=14)
        area = draw_footer(canvas, self.foot)
        words = _("All of this, and more, is in Settings.")
        canvas.text(words, MARGIN, area.centery, theme.BODY, "muted", room=self.go.rect.x - MARGIN - 24)


class Colours(Reading):
    """A look at the six seats: each has a colour, an emblem and a name, so that nobody depends on colours."""

    def _across(self, canvas: Canvas, w: float) -> int:
        widest = max(canvas.width(name, theme.BODY) for name in theme.seat_names()) + 84
        return max(1, min(6, int(w / widest)))

    def high(self, canvas: Canvas, w: float) -> float:
        """A name and as many rows of medallions as there must be."""
        rows = -(-len(theme.SEATS) // self._across(canvas, w))
        return canvas.leading(theme.STRONG, 1.4) + canvas.leading(theme.BODY, 1.3) + rows * 72 + 20

    def draw(self, canvas: Canvas) -> None:
        """The medallions with their names."""
        x, y, w, _h = self.rect
        line = canvas.leading(theme.STRONG, 1.4)
        canvas.text(_("Seats"), x, y + 8 + line / 2, theme.STRONG, "ink", "strong")
        under = y + 8 + line + canvas.leading(theme.BODY, 0.5)
        words = _("told apart by emblem and edge as well as by colour")
        canvas.text(words, x, under, theme.BODY, "muted", room=w)
        top = under + canvas.leading(theme.BODY, 0.8)
        across = self._across(canvas, w)
        for n, name in enumerate(theme.seat_names()):
            left, middle = x + n % across * w / across, top + n // across * 72 + 32
            canvas.medal(n, left + 30, middle, 56)
            canvas.text(name, left + 70, middle, theme.BODY, "ink", room=w / across - 74)
