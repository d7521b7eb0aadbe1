"""The card of one box of the day: its cover, the rule, three targets on a rising line, and the way to the table."""

from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise

from game.bots.levels import find_level, level_name
from game.daily.reckoning import SITTING
from game.logbook.tries import targets
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import draw_box
from game.ui.scenes.today.book import Chest
from game.ui.scenes.today.telling import drawing, figure_words, medal_name
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.words import _

PAD, GAP = 16.0, 18.0
MEDAL = 40.0
"""How wide a medal is."""
RISE, MOST_RISE = 5.0, 16.0
"""By how much each medal stands at least above the one before, and at most."""


class ChestCard:
    """A block of the column; `part` says how far its targets are worked out, None = nobody is at it."""

    def __init__(self, chest: Chest, button: Button, part: Callable[[str], float | None], brass: bool) -> None:
        self.chest, self.button, self.part, self.brass = chest, button, part, brass
        self.widgets: list[Widget] = [button]
        self.rect = Rect(0, 0, 0, 0)

    # ---- sizes

    def _cover(self, canvas: Canvas) -> float:
        """How wide the cover is, 0 = it has no room."""
        return 84.0 * min(canvas.measure.growth, 1.4)

    def _side(self, canvas: Canvas) -> float:
        """How wide the button's column is."""
        words = max(canvas.width(each, theme.BODY, "text") for each in self._beside())
        return max(self.button.ask(canvas)[0], min(words, 260.0), 132.0)

    def _room(self, canvas: Canvas, w: float) -> float:
        """How wide the words may be."""
        return w - 2 * PAD - self._cover(canvas) * 1.12 - 2 * GAP - self._side(canvas)

    def _medals_high(self, canvas: Canvas) -> float:
        grow = min(canvas.measure.growth, 1.6)
        return MEDAL * 1.25 * grow + 2 * RISE

    def high(self, canvas: Canvas, w: float) -> float:
        """Title, rule, who sits there, medals."""
        room = self._room(canvas, w)
        words = canvas.para_height(self.chest.challenge.words, room, theme.BODY, leading=1.2)
        text = canvas.leading(28, 1.2) + words + self._medals_high(canvas) + 6
        cover = self._cover(canvas) * 752 / 512
        side = self.button.ask(canvas)[1] + 2 * canvas.leading(theme.BODY, 1.3) + 8
        return max(text, cover, side) + 2 * 10

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """The button stands low at the right."""
        self.rect = Rect(rect)
        w, h = self._side(canvas), self.button.ask(canvas)[1]
        self.button.rect = Rect(rect.right - PAD - w, rect.bottom - 14 - h, w, h)

    # ---- words

    def _others(self) -> str:
        """Who else sits there."""
        kinds = self.chest.challenge.kinds
        others = sorted(level_name(find_level(kind.removeprefix("bot:"))) for kind in kinds if kind)
        counted = [(others.count(name), name) for name in dict.fromkeys(others)]
        told = ", ".join(f"{n} × {name}" if n > 1 else name for n, name in counted)
        return _("against {others}").format(others=told)

    def _beside(self) -> tuple[str, str]:
        """What stands above the button."""
        attempt = self.chest.attempt
        if attempt is None:
            options = asdict(self.chest.challenge.options)
            return "", _("{n} min").format(n=self.chest.game.staging.cover().lasts(options))
        if not attempt.finished:
            return "", _("begun")
        return _("your try"), figure_words(self.chest.game.id, attempt.figure)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Everything but the button."""
        x, y, w, h = self.rect
        near = self.button.focused or self.button.hovered
        canvas.rr(self.rect, 12, ("row_top", "row_bottom") if near else ("#234857", "#1A3641"), "gap", 2)
        canvas.rr((x + 2, y + 2, w - 4, h - 4), 10, "", "accent" if near else "panel_inner", 1.5)
        cover = self._cover(canvas)
        high = cover * 752 / 512
        draw_box(canvas, self.chest.game.id, x + PAD, y + h / 2 + high / 2 - 2, cover)
        left, room = x + PAD + cover * 1.12 + GAP, self._room(canvas, w)
        top = y + 10
        line = canvas.leading(28, 1.2)
        title = canvas.text(self.chest.challenge.title, left, top + line / 2, 28, "ink", "title", room=room)
        if title + 16 + canvas.width(self._others(), theme.LABEL) < room:
            canvas.text(self._others(), left + title + 16, top + line / 2 + 3, theme.LABEL, "muted")
        under = top + line + canvas.leading(theme.BODY, 0.6)
        canvas.para(self.chest.challenge.words, left, under, room, theme.BODY, "muted", leading=1.2)
        low = under + canvas.para_height(self.chest.challenge.words, room, theme.BODY, leading=1.2)
        top = min(low - canvas.leading(theme.BODY, 0.5), y + h - 10 - self._medals_high(canvas))
        medals = Rect(left, top, room, y + h - 10 - top)
        self._draw_targets(canvas, medals)
        self._draw_side(canvas)

    def _draw_side(self, canvas: Canvas) -> None:
        small, large = self._beside()
        x, y = self.button.rect.centerx, self.button.rect.y - 10
        size = 28 if small else theme.BODY
        y -= canvas.leading(size, 0.5)
        colour, face = ("fill_top", "bold") if small else ("muted", "text")
        canvas.text(large, x, y, size, colour, face, "centre", room=self.button.rect.w)
        if small:
            y -= canvas.leading(size, 0.5) + canvas.leading(theme.LABEL, 0.6)
            canvas.text(small, x, y, theme.LABEL, "muted", "strong", "centre", room=self.button.rect.w)

    @property
    def far(self) -> float:
        """How far its targets are, 0 to 1: what the bots have ended counts also while they are at another box."""
        return max(self.part(self.chest.game.id) or 0.0, len(self.chest.figures) / len(SITTING))

    def _draw_targets(self, canvas: Canvas, area: Rect) -> None:
        """Three medals, each a little higher, on one line; or how far the bots are."""
        grow = min(canvas.measure.growth, 1.6)
        wide, step = MEDAL * grow, area.w / 3
        low, rise = area.bottom - wide * 0.625, max(RISE, min(MOST_RISE, (area.h - wide * 1.25) / 2))
        centres = [(area.x + wide / 2 + n * step, low - n * rise) for n in range(3)]
        known = len(self.chest.figures) == 3
        for (x1, y1), (x2, y2) in pairwise(centres):
            canvas.line(x1, y1 + wide * 0.34, x2, y2 + wide * 0.34, "line", 3)
        attempt, values = self.chest.attempt, targets(self.chest.figures)
        for n, (x, y) in enumerate(centres):
            reached = bool(attempt and attempt.finished and known and attempt.figure >= values[n])
            missed = bool(attempt and attempt.finished and known and not reached)
            canvas.art(drawing(n + 1) if known else "medal_none", x, y, wide, centred=True, fade=0.5 if missed else 1)
            if reached:
                spot = Rect(x + wide * 0.14, y + wide * 0.2, 24 * grow, 24 * grow)
                canvas.rr(spot, 12 * grow, ("#3F8E5A", "#246B42"), "gap", 2)
                canvas.glyph("check", spot.centerx, spot.centery, 14 * grow / canvas.measure.growth, "#FFFFFF")
            words = figure_words(self.chest.game.id, values[n]) if known else medal_name(n + 1)
            colour, face, size = ("ink", "bold", theme.STRONG) if known else ("muted", "text", theme.LABEL)
            canvas.text(words, x + wide / 2 + 8, y - wide * 0.24, size, colour, face, room=step - wide - 14)
        if not known:
            self._draw_part(canvas, Rect(area.x, area.bottom - 7, area.w - 12, 7))

    def _draw_part(self, canvas: Canvas, rail: Rect) -> None:
        canvas.rr(rail, 3.5, "well", "well_line", 1)
        if self.far > 0:
            canvas.rr((rail.x, rail.y, max(7.0, rail.w * self.far), rail.h), 3.5, ("fill_top", "fill_bottom"))
