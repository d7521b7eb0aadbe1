"""An idea of a hint: its card on the slip, and how it is lit on the table."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from game.play.advice.hinting import Advice
from game.play.showing.hud_state import endings
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.panels.endings import ENDING
from game.ui.table.view import TableView
from game.ui.widgets.buttons import Pressable
from game.words import _, later

BAR = 12.0
"""How high the bar of an idea's strength is."""
MARK = 30.0
"""How large an idea's number is on the table."""
LINES = 3
"""Lines of the first fact on a card, where there is room."""


RANKS = {
    "only": later("the only choice"), "clear": later("clearly best"), "best": later("best by a little"),
    "close": later("close"), "unsure": later("perhaps weaker"), "weaker": later("weaker"),
}  # fmt: skip


def rank_words(advice: Advice) -> str:
    """How the idea stands to the best."""
    return _(RANKS[advice.idea.rank])


class IdeaCard(Pressable):
    """One idea: its number, what to do, how strong it is, and what is easiest to see about it."""

    def __init__(self, id: str, number: int, advice: Advice, press: Callable[[], None]) -> None:
        super().__init__(id, press, zone="ideas")
        self.number = number
        self.advice = advice
        self.lines = LINES
        """Lines of the fact; 0 = without it."""
        self.low = False
        """In one line: without the bar, too."""

    def high(self, canvas: Canvas, w: float) -> float:
        """How high it is at this width."""
        return 16 + canvas.leading(theme.STRONG, 1.3) + self._bar_high(canvas) + self._fact_high(canvas, w)

    def _bar_high(self, canvas: Canvas) -> float:
        return 0.0 if self.low else canvas.leading(theme.LABEL, 1.3)

    def _fact_high(self, canvas: Canvas, w: float) -> float:
        fact = self._fact()
        if not fact:
            return 0.0
        high = canvas.para_height(fact, w - self._left(canvas) - 12, theme.LABEL, leading=1.25)
        return 6 + min(high, self.lines * canvas.leading(theme.LABEL, 1.25))

    def _fact(self) -> str:
        reasons = self.advice.reasons
        return "" if not self.lines or reasons is None else reasons.facts[0]

    def _left(self, canvas: Canvas) -> float:
        return 22 + 30 * min(canvas.measure.growth, 1.6)

    def draw(self, canvas: Canvas) -> None:
        """Paper that lights up, the number in brass, the words, the bar."""
        x, y, w, h = self.rect
        near = self.hovered or self.focused
        canvas.rr(self.rect, 8, "#FFFBEA" if near else "#FBEFD2", "accent" if near else "sheet_inner", 2 if near else 1)
        if self.focused:
            canvas.ring(self.rect, 8)
        left, line = x + self._left(canvas), canvas.leading(theme.STRONG, 1.3)
        middle = y + 8 + line / 2
        draw_number(canvas, self.number, x + self._left(canvas) / 2, middle, 30 * min(canvas.measure.growth, 1.6))
        room = x + w - 12 - left
        words = canvas.width(rank_words(self.advice), theme.LABEL, "strong") + 14 if self.low else 0.0
        px, lines = fit_lines(canvas, self.advice.name, room - words, line + 2, theme.STRONG, "strong", 1.0)
        draw_lines(canvas, lines, left, middle, px, "paper_ink", "strong", leading=1.0)
        if self.low:
            canvas.text(rank_words(self.advice), left + room, middle, theme.LABEL, "paper_muted", "strong", "right")
        else:
            self._draw_bar(canvas, left, y + 8 + line, room)
        fact, top = self._fact(), y + 8 + line + self._bar_high(canvas) + 2
        if fact:
            px, lines = fit_lines(canvas, fact, room, y + h - 8 - top, theme.LABEL, "text", 1.25)
            draw_lines(canvas, lines, left, (top + y + h - 8) / 2, px, "paper_muted", "text")

    def _draw_bar(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """How strong the idea is beside the best, and the same in words."""
        middle, words = y + self._bar_high(canvas) / 2, rank_words(self.advice)
        widest = max(canvas.width(_(each), theme.LABEL, "strong") for each in RANKS.values())  # all bars are as long
        wide = max(70.0, room - widest - 14)
        rail = Rect(x, middle - BAR / 2, wide, BAR)
        canvas.rr(rail, BAR / 2, "#E6D2A2", "paper_line", 1)
        strong = max(BAR, rail.w * self.advice.idea.strength / 100)
        canvas.rr((rail.x, rail.y, strong, BAR), BAR / 2, ("fill_top", "fill_bottom"), "brass_edge", 1)
        canvas.text(words, x + room, middle, theme.LABEL, "paper_ink", "strong", "right", room=room - wide - 8)


def draw_number(canvas: Canvas, number: int, x: float, y: float, size: float) -> None:
    """An idea's number on a brass coin."""
    canvas.rr((x - size / 2, y - size / 2, size, size), size / 2, ("brass_top", "brass_bottom"), "brass_edge", 2)
    canvas.text(str(number), x, y, theme.LABEL, "brass_dark", "bold", "centre", room=size)


def light(view: TableView, advice: Advice | None) -> None:
    """Light what this idea points at on the board, below the names there; None = nothing is lit any more."""
    lying = {hit.id for hit in view.hits if hit.zone == "board"}
    found = stops(view, advice) if advice else []
    view.light(frozenset(id.removeprefix("spot:") for id in found if id in lying))


def draw_marks(canvas: Canvas, view: TableView, advice: Sequence[Advice], chosen: Advice | None) -> None:
    """Where the ideas lie on the table: rings and a way for the chosen one, a number for each, over its upper edge."""
    places = view.spot_places()
    for number, one in reversed(list(enumerate(advice, 1))):
        found = [places[id] for id in stops(view, one) if id in places]
        if one is chosen:
            draw_rings(canvas, view, one)
        before = sum(_first(view, other, places) == _first(view, one, places) for other in advice[: number - 1])
        for rect in found[:1]:
            draw_number(canvas, number, rect.x + 6 + before * MARK, max(MARK / 2, rect.y - MARK / 3), MARK)


def draw_rings(canvas: Canvas, view: TableView, advice: Advice) -> None:
    """A ring around each thing that this idea points at, and a way through them; those of the board are lit there."""
    light(view, advice)
    places = view.spot_places()
    ids = [id for id in stops(view, advice) if id in places]
    found = [places[id] for id in ids]
    for rect in [places[id] for id in ids if id.removeprefix("spot:") not in view.lit]:
        canvas.rr(rect.inflate(10, 10), 12, "", "gap", 7)
        canvas.rr(rect.inflate(10, 10), 12, "", "accent", 4)
    _draw_way(canvas, found)


def stops(view: TableView, advice: Advice) -> list[str]:
    """The ids of the things that the idea points at, in order.

    An idea without a spot points at the button that says the same now, if one does; something else may be picked.
    """
    if advice.offer.path or view.table is None:
        return [f"spot:{spot}" for spot in advice.offer.path]
    said = {"tool:commit": view.look.ready, ENDING: next(iter(endings(view.table, view.look)), None)}
    return [id for id, offer in said.items() if offer == advice.offer][:1]


def _first(view: TableView, advice: Advice, places: dict[str, Rect]) -> str:
    return next((id for id in stops(view, advice) if id in places), "")


def hidden(view: TableView, advice: Sequence[Advice], box: Rect) -> int:
    """How many of the ideas' things a slip here would lie on."""
    places = view.spot_places()
    return sum(bool(places[id].colliderect(box)) for one in advice for id in stops(view, one) if id in places)


def _draw_way(canvas: Canvas, stops: Sequence[Rect]) -> None:
    """Dots from one thing to the next, so that the order is seen."""
    for here, there in pairwise(stops):
        dx, dy = there.centerx - here.centerx, there.centery - here.centery
        dots = int(math.hypot(dx, dy) // 24)
        for n in range(1, dots):
            x, y = here.centerx + dx * n / dots, here.centery + dy * n / dots
            if not (here.inflate(14, 14).collidepoint(x, y) or there.inflate(14, 14).collidepoint(x, y)):
                canvas.rr((x - 4, y - 4, 8, 8), 4, "accent", "gap", 1.5)
