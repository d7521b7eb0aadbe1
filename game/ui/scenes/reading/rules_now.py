"""What the table says of the chapter that is open in the rules: slips with numbers that hold now."""

from collections.abc import Callable, Mapping

from game.core.table import Slip
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.scroll import List
from game.words import _

NONE = ""
"""The row that says that there is nothing to be said."""
EDGE = 28.0


class Now:
    """A list of all slips of one chapter; a press on one opens its paragraph."""

    def __init__(self, slips: Mapping[str, Slip], opens: Callable[[str], None]) -> None:
        """`slips` by spot, as the viewer of the table sees them; `opens` is told the number of a paragraph."""
        self.slips = slips
        self.list = List("now", [NONE], self._draw_row, self._high, lambda row: opens(slips[row].rule), bool)
        self.chapter = NONE

    def show(self, chapter: str) -> bool:
        """Show the slips of this chapter; False when they are shown already."""
        if chapter == self.chapter:
            return False
        self.chapter = chapter
        there = ((spot, slip) for spot, slip in self.slips.items() if slip.rule.partition(".")[0] == chapter)
        found = {(slip.title, slip.right, slip.lines): spot for spot, slip in there}  # what lies twice is told once
        self.list.rows = list(found.values()) or [NONE]
        self.list.bar.offset = 0.0
        return True

    def draw_panel(self, canvas: Canvas, area: Rect) -> None:
        """The panel round the list."""
        canvas.panel(area, _("In this game now"), radius=14)

    def lay_out(self, canvas: Canvas, area: Rect) -> None:
        """Place the list on its panel."""
        head = 26 + 44 * min(canvas.measure.growth, 1.6)
        self.list.shown = bool(area.w)
        self.list.rect = Rect(area.x + 10, area.y + head, max(0.0, area.w - 20), max(0.0, area.h - head - 14))
        self.list.measure(canvas)

    def _room(self) -> float:
        return max(40.0, self.list.wide - 2 * EDGE)

    def _high(self, canvas: Canvas, row: str) -> float:
        if not row:
            return canvas.para_height(_("This chapter needs no numbers."), self._room()) + 20
        lines = sum(canvas.para_height(line, self._room()) for line in self.slips[row].lines)
        return canvas.leading(theme.PROMPT) + lines + 26

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        x, y, room = rect.x + EDGE - 10, rect.y + 8 + canvas.leading(theme.PROMPT) / 2, self._room()
        if not row:
            canvas.para(_("This chapter needs no numbers."), x, y, room, theme.BODY, "muted")
            return
        slip = self.slips[row]
        if hovered:
            canvas.rr(rect.inflate(-6, -4), 8, "raised")
        wide = canvas.text(slip.right, x + room, y, theme.BODY, "accent", "strong", "right") if slip.right else 0
        canvas.text(slip.title, x, y, theme.PROMPT, "ink", "title", room=room - wide - 20)
        y += canvas.leading(theme.PROMPT)
        for line in slip.lines:
            y = canvas.para(line, x, y, room, theme.BODY, "muted")
        if focused:
            canvas.ring(rect.inflate(-6, -4), 8)
