"""A choice of a puzzle's answer: its row beside the others, and what it is worth at its place on the table."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from game.play.advice.hinting import Advice
from game.play.puzzling import Way
from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.advice.ideas import stops
from game.ui.table.view import TableView
from game.ui.widgets.buttons import Pressable
from game.words import _

GREEN = ("#8CE0A8", "#3F8E5A")
GREY = ("#7FA0AC", "#52727E")
RIGHT, WRONG = ("#3F8E5A", "#246B42"), ("#3C5661", "#22363F")
"""The plates on the table."""


def percent(way: Way) -> str:
    """Return how well this choice leaves its seat, 50 % being level with the best rival."""
    return _("{n} %").format(n=round(way.worth))


class WayRow(Pressable):
    """One choice: its mark, its name, how many bots made it, a bar, and what it is worth."""

    def __init__(self, number: int, way: Way, best: Way, tried: bool, press: Any) -> None:
        super().__init__(f"way:{number}", press, zone="ways")
        self.number, self.way, self.best, self.tried = number, way, best, tried

    def high(self, canvas: Canvas) -> float:
        """Return its height."""
        return canvas.leading(theme.STRONG, 1.25) + canvas.leading(theme.LABEL, 1.25) + 16

    def _words(self) -> str:
        said = [_("your choice")] if self.tried else []
        if self.way.right and self.way is not self.best:
            said.append(_("just as good"))
        if self.way.taken:
            said.append(_("{n} of 100 bots").format(n=self.way.taken))
        return " · ".join(said)

    def draw(self, canvas: Canvas) -> None:
        """Draw it; what is best in green, what was tried wrongly with a cross."""
        x, y, w, h = self.rect
        right, near = self.way.right, self.hovered or self.focused
        canvas.rr(self.rect, 10, ("row_top", "row_bottom") if right or near else ("chip_top", "chip_bottom"),
                  "accent" if right else "panel_inner", 1.5)  # fmt: skip
        if self.focused:
            canvas.ring(self.rect, 10)
        grow = min(canvas.measure.growth, 1.5)
        disc = 40 * grow
        canvas.rr((x + 12, y + h / 2 - disc / 2, disc, disc), disc / 2,
                  ("#3F8E5A", "#246B42") if right else "well", "gap" if right else "line", 2)  # fmt: skip
        if right or self.tried:
            sign, ink = ("check", "#FFFFFF") if right else ("cross", "bad")
            canvas.glyph(sign, x + 12 + disc / 2, y + h / 2, 22 * grow / canvas.measure.growth, ink)
        else:
            canvas.text(
                str(self.number), x + 12 + disc / 2, y + h / 2, theme.STRONG, "muted", "title", "centre", room=disc
            )
        left = x + disc + 26
        number = percent(self.way)
        wide = canvas.width(_("{n} %").format(n=88), theme.PROMPT, "bold") + 18
        bar = min(190.0, (w - disc) * 0.3)
        room = x + w - wide - bar - 22 - left
        ink = "ink" if right or near else "muted"
        top = y + 8 + canvas.leading(theme.STRONG, 0.62)
        words = self._words()
        middle = y + h / 2
        whole = canvas.width(self.way.name, theme.STRONG, "title") * SHRINK <= room
        if words or whole:
            canvas.text(self.way.name, left, top if words else middle, theme.STRONG, ink, "title", room=room)
        else:  # alone it has two lines
            step = canvas.leading(theme.BODY, 1.15)
            high = canvas.para_height(self.way.name, room, theme.BODY, "title", leading=1.15)
            canvas.para(self.way.name, left, middle - (high - step) / 2, room, theme.BODY, ink, "title", leading=1.15)
        if words:
            canvas.text(words, left, top + canvas.leading(theme.STRONG, 0.6) + canvas.leading(theme.LABEL, 0.62),
                        theme.LABEL, "muted", room=room)  # fmt: skip
        rail = Rect(x + w - wide - bar - 6, middle - 9, bar, 18)
        canvas.rr(rail, 9, "well", "line", 1.5)
        long = max(18.0, rail.w * min(1.0, self.way.worth / 100))
        canvas.rr((rail.x, rail.y, long, rail.h), 9, GREEN if right else GREY)
        canvas.text(number, x + w - 14, middle, theme.PROMPT, "good" if right else "ink", "bold", "right")


def draw_worths(canvas: Canvas, view: TableView, ways: Sequence[Way], marks: Sequence[Advice]) -> None:
    """What each choice is worth, on a plate where its own part lies on the table; those of one place side by side."""
    places = view.spot_places()
    lie = {one.idea.action: [id for id in stops(view, one) if id in places] for one in marks}
    taken: dict[str, float] = {}
    for number, way in enumerate(ways, 1):
        others = set(chain.from_iterable(ids for actions, ids in lie.items() if actions != way.actions))
        ids = lie.get(way.actions, [])
        place = next((id for id in ids if id not in others), ids[-1] if ids else "")
        if place:
            at = places[place]
            taken[place] = _draw_worth(canvas, number, way, taken.get(place, at.x + 4), at)


def _draw_worth(canvas: Canvas, number: int, way: Way, x: float, at: Rect) -> float:
    """A plate that begins at x, on the upper edge of the place; returns where the next one may begin."""
    high = canvas.leading(theme.LABEL, 1.3) + 4
    disc, words = high - 6, percent(way)
    wide = disc + canvas.width(words, theme.LABEL, "bold") + 22
    box = Rect(max(4.0, min(x, canvas.measure.w - wide - 4)), max(4.0, at.y - high * 0.8), wide, high)
    canvas.rr(box, high / 2, RIGHT if way.right else WRONG, "gap" if way.right else "line", 2)
    spot = Rect(box.x + 3, box.y + 3, disc, disc)
    canvas.rr(spot, disc / 2, ("brass_top", "brass_bottom"), "brass_edge", 1)
    canvas.text(str(number), spot.centerx, box.centery, theme.LABEL, "brass_dark", "bold", "centre", room=disc)
    canvas.text(words, spot.right + 7, box.centery, theme.LABEL, "#FFFFFF", "bold")
    return box.right + 4
