"""The card of a lesson: which one it is, how long it takes, and how far somebody has come in it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.game import Game
from game.kit.lessons import Lesson
from game.play.teaching import STARS
from game.storage.progress import Progress
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.buttons import Pressable
from game.words import _

DISC = 38
"""How wide the disc with the lesson's number is, at text of 100 %."""


@dataclass(frozen=True, slots=True)
class Place:
    """A lesson, where it stands among all of them, and how far somebody has come in it."""

    game: Game
    number: int
    lesson: Lesson
    done: Progress


class LessonCard(Pressable):
    """One lesson: its number or a tick, its title, how long it takes, its stars."""

    def __init__(self, place: Place, press: Callable[[], None], chosen: bool) -> None:
        super().__init__(f"lesson:{place.game.id}:{place.number}", press, zone=f"lessons:{place.game.id}")
        self.place_of = place
        self.chosen = chosen
        """Whether it is the one to go on with."""

    def high(self, canvas: Canvas, w: float) -> float:
        """How high it is at this width."""
        return self._title_high(canvas, w) + canvas.leading(theme.LABEL, 1.3) + 24

    def _title_high(self, canvas: Canvas, w: float) -> float:
        """How much the number's disc and the title beside it take."""
        title = canvas.para_height(self.place_of.lesson.title, w - self._aside(canvas) - 14, theme.BODY, "title", 1.25)
        return max(48.0, DISC * canvas.measure.growth + 4, title)

    def _aside(self, canvas: Canvas) -> float:
        """How far the title stands from the left, where the number's disc is."""
        return 26 + DISC * canvas.measure.growth

    def draw(self, canvas: Canvas) -> None:
        """The ground, brass for the one to go on with, and what it says."""
        x, y, w, h = self.rect
        brass, near = self.chosen, self.hovered or self.focused
        fill = (
            ("brass_top", "brass_bottom")
            if brass
            else ("row_top", "row_bottom")
            if near
            else ("chip_top", "chip_bottom")
        )
        canvas.rr(self.rect, 8, fill, "brass_edge" if brass else "panel_inner", 1.5)
        if self.focused:
            canvas.ring(self.rect, 8)
        ink, soft = ("on_accent", "brass_dark") if brass else ("ink", "muted")
        place = self.place_of
        aside = self._aside(canvas)
        room = w - aside - 14
        title_h = canvas.para_height(place.lesson.title, room, theme.BODY, "title", 1.25)
        middle = y + 9 + self._title_high(canvas, w) / 2
        self._draw_number(canvas, x + aside - 12 - DISC * canvas.measure.growth / 2, middle)
        lines = round(title_h / canvas.leading(theme.BODY, 1.25))
        top = middle - canvas.leading(theme.BODY, 1.25) * (lines - 1) / 2
        canvas.para(place.lesson.title, x + aside, top, room, theme.BODY, ink, "title", leading=1.25)
        self._draw_foot(canvas, y + h - 8 - canvas.leading(theme.LABEL, 0.65), soft)

    def _draw_number(self, canvas: Canvas, x: float, y: float) -> None:
        """The lesson's number on its disc, a tick once it is done."""
        done, ground, line, ink = self.place_of.done, "well", "line", "ink"
        if self.chosen:
            ground, line, ink = "brass_dark", "accent", "accent"
        side = DISC * canvas.measure.growth
        canvas.rr((x - side / 2, y - side / 2, side, side), side / 2, ground, line, 1.5)
        if done.stars and not done.row:
            canvas.glyph("check", x, y, 22, "good")
        else:
            words = str(self.place_of.number + 1)
            canvas.text(words, x, y, theme.BODY, ink, "bold", "centre", room=side - 4)

    def _draw_foot(self, canvas: Canvas, y: float, soft: str) -> None:
        x, w, place = self.rect.x, self.rect.w, self.place_of
        if place.done.row:
            step = sum(n <= place.done.row for n in place.lesson.steps)
            words = _("step {n} of {of}").format(n=step, of=len(place.lesson.steps))
            wide = canvas.text(words, x + w - 14, y, theme.LABEL, soft, "strong", "right")
            rail = Rect(x + 16, y - 6, max(20.0, w - wide - 48), 12)
            canvas.rr(rail, 6, "well", "line", 1)
            canvas.rr(
                (rail.x, rail.y, max(12.0, rail.w * step / len(place.lesson.steps)), 12), 6, ("fill_top", "fill_bottom")
            )
            return
        grow = canvas.measure.growth
        canvas.glyph("clock", x + 24 * grow, y, 20, soft)
        star = 24 * min(grow, 1.6)
        words, left = _("{n} min").format(n=place.lesson.minutes), 40 * grow
        canvas.text(words, x + left, y, theme.LABEL, soft, room=w - left - STARS * (star + 4) - 18)
        for n in range(STARS):
            art = "star_on" if n < place.done.stars else "star_off"
            canvas.art(art, x + w - 14 - star / 2 - (STARS - 1 - n) * (star + 4), y, star, centred=True)
