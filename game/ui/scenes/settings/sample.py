"""A live sample beside the settings: it sails a few steps when something changes, and else stands still."""

from collections.abc import Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.words import _

BOT_MS = 1100
"""A whole action of a bot at normal speed."""
STEPS = 4
SEA = (460.0, 470.0)
"""The size of the drawing that the places below are measured in."""
COURSE = ((70.0, 120.0), (150.0, 60.0), (300.0, 70.0), (372.0, 176.0))
"""The ship's way as a curve with two handles."""
REST = 0.75
TALL = 1.6
"""Text that has grown so much makes the sample higher than a window."""


class Sample(Widget):
    """A small sea with a token on its way, how long things take now, and the words of the table."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.at = REST
        """How far the token is on its course, 0 to 1."""
        self.held = False
        self._run = 0
        self._fade = 1.0
        self.pause = Button("sample:pause", _("Pause"), self._pause, glyph="pause", zone="sample")
        self.step = Button("sample:step", _("Step"), self._one_step, glyph="step", zone="sample")

    def children(self) -> Sequence[Widget]:
        """The two buttons."""
        return (self.pause, self.step)

    def _pause(self) -> None:
        self.held = not self.held
        self.pause.label = _("Play") if self.held else _("Pause")
        self.pause.glyph = "play" if self.held else "pause"
        if not self.held:
            self.stir()

    def _one_step(self) -> None:
        self._run += 1
        self._sail(self._run, 1)

    def stir(self) -> None:
        """Something changed: sail the whole course once."""
        if not self.held and self.shown:
            self._run += 1
            self.at = 0.0
            self._sail(self._run, 3)

    def _sail(self, run: int, left: int) -> None:
        """One step, and the next when it has arrived; a newer run ends this one."""
        if run != self._run or not left:
            return
        start = self.at if self.at < 0.99 else 0.0

        def move(part: float) -> None:
            if run == self._run:
                self._fade = part if self.app.motion.reduced else 1.0
                self.at = start + (1.0 if self.app.motion.reduced else part) / STEPS

        self.app.motion.play("token", move, then=lambda: self._sail(run, left - 1))

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """The panel, with its buttons at the foot."""
        self.rect = rect
        high = self.step.ask(canvas)[1]
        half = (rect.w - 80) / 2
        for n, button in enumerate((self.pause, self.step)):
            button.app = self.app
            button.rect = Rect(rect.x + 32 + n * (half + 16), rect.bottom - high - 24, half, high)

    def draw(self, canvas: Canvas) -> None:
        """The panel, the sea, the bars."""
        grow = canvas.measure.growth
        area = self.rect
        canvas.panel(area, radius=14)
        canvas.text(_("Live sample"), area.x + 24, area.y + 34 * grow, theme.SECTION, "ink", "title", room=area.w - 48)
        words = _("moves when you change things")
        canvas.text(words, area.x + 24, area.y + 74 * grow, theme.BODY, "muted", "italic", room=area.w - 48)
        low = self.step.rect.y - 3 * 58 * grow - 28
        high = min((area.w - 64) * SEA[1] / SEA[0], low - area.y - 104 * grow)
        sea = Rect(area.centerx - high * SEA[0] / SEA[1] / 2, area.y + 104 * grow, high * SEA[0] / SEA[1], high)
        self._draw_sea(canvas, sea)
        self._draw_times(canvas, Rect(area.x + 32, sea.bottom + 34 * grow, area.w - 64, 0))
        for button in self.children():
            button.draw(canvas)

    def _draw_times(self, canvas: Canvas, at: Rect) -> None:
        motion, settings = self.app.motion, self.app.settings
        speed = settings.game_speed * settings.bot_speed
        banner = sum(motion.ms(f"banner {part}") for part in ("in", "hold", "out"))
        y = at.y
        for name, took in (
            (_("One step of a ship"), motion.ms("token")),
            (_("A bot’s whole action"), BOT_MS / speed if speed else 0.0),
            (_("The banner of a day"), banner),
        ):
            words = _("{n} ms").format(n=round(took)) if took < 1000 else _("{n} s").format(n=f"{took / 1000:.1f}")
            w = canvas.text(words, at.right, y, theme.BODY, "ink", "strong", "right")
            canvas.text(name, at.x, y, theme.BODY, "muted", room=at.w - w - 20)
            bar = y + 20 * canvas.measure.growth
            canvas.rr((at.x, bar, at.w, 8), 4, "well")
            canvas.rr((at.x, bar, max(8, at.w * min(1.0, took / 2600)), 8), 4, ("fill_top", "fill_bottom"))
            y += 58 * canvas.measure.growth

    def _draw_sea(self, canvas: Canvas, sea: Rect) -> None:
        scale = sea.w / SEA[0]
        canvas.shadow(sea, 12, 2, 5, 8, 110)
        canvas.art("sample_island", sea.x, sea.y, sea.w)
        for n in range(25):
            x, y = _course(n / 24)
            if abs(n / 24 - self.at) > 0.09:
                dot = 5 * scale
                canvas.rr((sea.x + x * scale - dot / 2, sea.y + y * scale - dot / 2, dot, dot), dot / 2, "paper")
        for back, fade in ((0.5, 0.3), (0.25, 0.55)):
            if self.at >= back:
                x, y = _course(self.at - back)
                canvas.art("emblem_star", sea.x + x * scale, sea.y + y * scale, 56 * scale, centred=True, fade=fade)
        x, y = _course(self.at)
        if self._fade < 1:
            canvas.art("emblem_star", sea.x + x * scale, sea.y + y * scale, 68 * scale, centred=True, fade=self._fade)
        else:
            canvas.medal(4, sea.x + x * scale, sea.y + y * scale, 68 * scale)
        canvas.medal(0, sea.x + 372 * scale, sea.y + 392 * scale, 52 * scale)
        canvas.medal(3, sea.x + 82 * scale, sea.y + 372 * scale, 52 * scale)
        words, high = _("Ana sails east"), canvas.leading(theme.BODY, 1.7)
        w = min(sea.w - 28, canvas.width(words, theme.BODY, "strong") + 40)
        slip = Rect(sea.right - w - 14, sea.y + 12, w, min(high, 70 * scale))
        canvas.rr(slip, 8, "paper", "paper_line", 1.5)
        canvas.text(words, *slip.center, theme.BODY, "paper_ink", "strong", "centre", room=slip.w - 16)


def _course(t: float) -> tuple[float, float]:
    """The place on the ship's way after the part t of it."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, COURSE, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, COURSE, strict=True)),
    )
