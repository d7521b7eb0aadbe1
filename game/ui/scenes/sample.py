"""A live sample beside the settings: it loops while things are changed, and stands still when asked to."""

import math

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.widgets.base import Widget
from game.words import _

STEP_MS = 220
BOT_MS = 1100


class Sample(Widget):
    """A small sea with tokens on it, the words of the table, and how long things take now."""

    def __init__(self, id: str, tab: str) -> None:
        super().__init__(id)
        self.tab = tab

    def draw(self, canvas: Canvas) -> None:
        """The panel, the sea, the bars."""
        grow = min(canvas.measure.growth, 1.6)
        area = self.rect
        canvas.panel(area, radius=14)
        canvas.text(_("Sample"), area.x + 24, area.y + 34 * grow, theme.SECTION, "ink", "title", room=area.w - 48)
        canvas.text(_("as the table looks now"), area.x + 24, area.y + 72 * grow, theme.BODY, "muted", "serif_italic")
        sea = Rect(area.x + 32, area.y + 104 * grow, area.w - 64, min(area.w - 64, area.h * 0.5))
        self._draw_sea(canvas, sea)
        settings = self.app.settings
        speed = settings.game_speed
        rows = (
            (_("One step of a ship"), STEP_MS, speed),
            (_("A bot’s whole action"), BOT_MS, speed * settings.bot_speed),
        )
        y = sea.bottom + 44 * grow
        for name, base, times in rows:
            took = 0 if not times else base / times
            words = _("{n} ms").format(n=round(took)) if took < 1000 else _("{n} s").format(n=f"{took / 1000:.1f}")
            canvas.text(name, sea.x, y, theme.BODY, "ink", room=sea.w * 0.66)
            canvas.text(words, sea.right, y, theme.BODY, "ink", "strong", "right")
            bar = y + 24 * grow
            canvas.rr((sea.x, bar, sea.w, 8), 4, "well")
            canvas.rr((sea.x, bar, max(8, sea.w * min(1.0, took / 2200)), 8), 4, ("fill_top", "fill_bottom"))
            y += 62 * grow
        if y + 40 * grow < area.bottom:
            words = _("Ana – choose a wreck. Two of your divers reach mid water.")
            canvas.para(words, sea.x, y + 10, sea.w, theme.BODY, "ink")

    def _draw_sea(self, canvas: Canvas, sea: Rect) -> None:
        canvas.rr(sea, 8, ("#2F9AA8", "#0E4D6B"), "gap", 3)
        x, y = sea.center
        for w, h, colour in (
            (0.64, 0.5, "#3FA6B3"),
            (0.56, 0.42, "#8FDDD0"),
            (0.46, 0.33, "#F1DDAF"),
            (0.36, 0.24, "#3F7D4E"),
        ):
            wide, high = sea.w * w, sea.h * h
            canvas.rr((x - wide / 2, y - high / 2 + sea.h * 0.08, wide, high), high * 0.46, colour)
        still = self.app.settings.reduce_motion
        for ghost in range(3):
            turn = -2.5 + 0.42 * ghost
            px, py = x + math.cos(turn) * sea.w * 0.38, y + math.sin(turn) * sea.h * 0.36
            if ghost < 2 and not still:
                canvas.rr((px - 3, py - 3, 6, 6), 3, "paper")
            elif ghost == 2:
                canvas.medal(4, px, py, 62)
        canvas.medal(3, sea.x + sea.w * 0.18, sea.bottom - sea.h * 0.16, 50)
        canvas.medal(0, sea.right - sea.w * 0.2, sea.bottom - sea.h * 0.12, 50)
        slip = Rect(sea.right - sea.w * 0.54, sea.y + 18, sea.w * 0.5, canvas.leading(theme.BODY, 2.0))
        canvas.rr(slip, 6, "paper", "paper_line", 1.5)
        canvas.text(_("Ana sails east"), *slip.center, theme.BODY, "paper_ink", "strong", "centre", room=slip.w - 16)
