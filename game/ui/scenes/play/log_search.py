"""Search in the log: lists the lines with all the words, newest first; choosing one shows its place on the board."""

from collections.abc import Callable, Sequence

from game.core.player import Player
from game.play.showing.hud_state import LogLine
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import TextField, field_height
from game.ui.widgets.scroll import List
from game.words import _, plural


class LogSearch(Scene):
    """A text field and the matching lines; Down goes from the field to the lines."""

    name = "log search"
    opaque = False
    first = "words"

    def __init__(self, lines: Sequence[LogLine], players: Sequence[Player], show: Callable[[int], None]) -> None:
        """`lines` are those the viewer may read; `show` is called with the step of the chosen line."""
        super().__init__()
        self.lines: list[tuple[LogLine, str]] = []
        """All lines, newest first, each with its heading."""
        heading = ""
        for line in lines:
            heading = line.line.group or heading
            self.lines.insert(0, (line, heading))
        self.players = players
        self.show = show

    def build(self) -> None:
        """Add the field, the list and the button."""
        self.field = TextField(
            "words", "", self._search, submit=self._first, hint=_("Find in the log"), glyph="search", zone="words"
        )
        self.list = List("lines", [], self._draw_row, self._high, self._choose)
        self.close = Button("close", _("Close"), self.back, key="Esc", zone="words")
        self.add(self.field, self.close, self.list)
        self._search("")

    def _search(self, text: str) -> None:
        words = text.casefold().split()
        rows = []
        for n, (line, heading) in enumerate(self.lines):
            said = f"{line.line.text} {heading}".casefold()
            if all(word in said for word in words):
                rows.append(str(n))
        self.list.rows = rows
        self.list.bar.to(0)
        self.app.relay()

    def _first(self) -> None:
        if self.list.rows:
            self._choose(self.list.rows[0])

    def _choose(self, row: str) -> None:
        self.app.pop(self)
        self.show(self.lines[int(row)][0].step)

    def before(self, given: Input) -> bool:
        """Down leaves the field; a click outside the panel closes."""
        match given:
            case Key(action="down") if self.focus.id == "words" and self.list.rows:
                return self.focus.go_to(f"lines:{self.list.rows[0]}")
            case Key(action="search"):
                return self.focus.go_to("words")
            case Pressed(x, y) if not self.box.collidepoint(x, y):
                self.back()
                return True
        return False

    def lay_out(self, canvas: Canvas) -> None:
        """Place a panel in the middle of the window."""
        screen = canvas.measure.area
        w, h = min(screen.w - 64, 980 * min(canvas.measure.growth, 1.6)), min(screen.h - 64, 820)
        self.box = Rect((screen.w - w) / 2, (screen.h - h) / 2, w, h)
        high = field_height(canvas)
        bw, _bh = self.close.ask(canvas)
        x, y = self.box.x + 36, self.box.y + 32
        self.field.rect = Rect(x, y, w - 72 - bw - 16, high)
        self.close.rect = Rect(self.box.right - 36 - bw, y, bw, high)
        foot = canvas.leading(theme.BODY, 1.6)
        self.list.rect = Rect(x, y + high + 20, w - 72, h - high - 72 - foot)
        self.list.measure(canvas)

    def _high(self, canvas: Canvas, row: str) -> float:
        room = self.list.rect.w - 90
        lines = canvas.para_height(self.lines[int(row)][0].line.text, room, leading=1.25)
        return max(56.0, lines + canvas.leading(theme.LABEL, 1.2) + 18)

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, and draw the panel and the number of lines found."""
        canvas.shade(canvas.measure.area, "#000000", 0.5)
        canvas.panel(self.box, corners=True, radius=16)
        found = len(self.list.rows)
        words = plural("{n} line", "{n} lines", found) if found else _("not found")
        y = self.box.bottom - 20 - canvas.leading(theme.BODY, 0.5)
        canvas.text(words, self.box.x + 36, y, theme.BODY, "muted")

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        entry, heading = self.lines[int(row)]
        line = entry.line
        area = Rect(rect.x + 6, rect.y + 4, rect.w - 12, rect.h - 8)
        if focused or hovered:
            canvas.rr(area, 8, ("row_top", "row_bottom"))
        if line.seat is not None:
            canvas.medal(self.players[line.seat].colour, area.x + 30, area.centery, 40)
        x, room = area.x + 64, area.w - 78
        y = area.y + 6 + canvas.leading(theme.BODY, 0.62)
        y = canvas.para(line.text, x, y, room, theme.BODY, "ink", leading=1.25)
        canvas.text(heading, x, y - canvas.leading(theme.BODY, 0.08), theme.LABEL, "muted", room=room)
        if focused:
            canvas.ring(area, 8)
