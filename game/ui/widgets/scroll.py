"""Scrolling: a bar, a list of rows, and anything tall in a window of its own."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import inf

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Key, Moved, Pressed, Released, Wheel
from game.ui.widgets.base import Target
from game.ui.widgets.parts import Parts

WHEEL = 96.0
"""How far one notch of the wheel goes, in units."""
BAR = 14.0


class ScrollBar:
    """How far something tall is scrolled, and the bar that shows it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.tall = 0.0
        self.colours = ("well", "line")
        """Of the rail and of the thumb."""
        self.area = Rect(0, 0, 0, 0)
        self._grip: float | None = None

    @property
    def most(self) -> float:
        """How far it can be scrolled, in units; 0 = all of it fits."""
        return max(0.0, self.tall - self.area.h)

    @property
    def needed(self) -> bool:
        """Whether there is more than fits."""
        return self.most > 0.5

    def fit(self, area: Rect, tall: float) -> None:
        """The window and the height of what is seen through it."""
        self.area, self.tall = Rect(area), tall
        self.offset = min(self.offset, self.most)

    def to(self, offset: float) -> bool:
        """Scroll to this height; False when it is there already."""
        before, self.offset = self.offset, min(self.most, max(0.0, offset))
        return self.offset != before

    def show(self, top: float, bottom: float) -> None:
        """Scroll no farther than needed to show this stretch."""
        if top < self.offset:
            self.to(top)
        elif bottom > self.offset + self.area.h:
            self.to(bottom - self.area.h)

    @property
    def thumb(self) -> Rect:
        """The part of the bar that one drags."""
        h = max(44.0, self.area.h * self.area.h / max(self.tall, 1))
        part = self.offset / self.most if self.most else 0
        return Rect(self.area.right - BAR, self.area.y + (self.area.h - h) * part, BAR, h)

    def handle(self, given: Input) -> bool:
        """The wheel, and dragging the bar."""
        if not self.needed:
            return False
        match given:
            case Wheel(dy=dy) if dy:
                return self.to(self.offset - dy * WHEEL)
            case Pressed(x, y, "left") if x >= self.area.right - 2 * BAR:
                thumb = self.thumb
                self._grip = y - thumb.y if thumb.top <= y <= thumb.bottom else thumb.h / 2
                self._pull(y)
            case Moved(_, y) if self._grip is not None:
                self._pull(y)
            case Released() if self._grip is not None:
                self._grip = None
            case _:
                return False
        return True

    def _pull(self, y: float) -> None:
        free = self.area.h - self.thumb.h
        if free > 0 and self._grip is not None:
            self.to((y - self._grip - self.area.y) / free * self.most)

    def draw(self, canvas: Canvas) -> None:
        """The bar, when it is needed."""
        if self.needed:
            x, w = self.area.right - BAR + 4, BAR - 6
            rail, thumb = self.colours
            canvas.rr((x, self.area.y, w, self.area.h), w / 2, rail)
            canvas.rr((x, self.thumb.y, w, self.thumb.h), w / 2, thumb if self._grip is None else "accent")


class List(Parts):
    """Rows one below the other; each is told by its id and drawn by the caller.

    `draw_row(canvas, rect, row, focused, hovered)` draws it, `high(canvas, row)` says how high it is, and `press(row)`
    is called when it is chosen. Rows for which `picks` is false are only read (headings).
    """

    def __init__(
        self,
        id: str,
        rows: Sequence[str],
        draw_row: Callable[[Canvas, Rect, str, bool, bool], None],
        high: Callable[[Canvas, str], float],
        press: Callable[[str], None],
        picks: Callable[[str], bool] = lambda row: True,
        zone: str = "",
    ) -> None:
        super().__init__(id, zone or id)
        self.rows = list(rows)
        self.draw_row = draw_row
        self.high = high
        self.press = press
        self.picks = picks
        self.bar = ScrollBar()
        self.widest = inf
        """Rows are no wider than this; the bar stands at the right edge all the same."""
        self._tops: list[float] = [0.0]

    def measure(self, canvas: Canvas) -> None:
        """See how high the rows are; called from the scene's `lay_out` and when the rows have changed."""
        self._tops = [0.0]
        for row in self.rows:
            self._tops.append(self._tops[-1] + self.high(canvas, row))
        self.bar.fit(self.rect, self._tops[-1])

    @property
    def wide(self) -> float:
        """Room for a row, and for the bar beside it."""
        return min(self.rect.w, self.widest)

    def place(self, index: int) -> Rect:
        """Where this row is now."""
        w = self.wide - (BAR if self.bar.needed else 0)
        top, low = self._tops[index], self._tops[index + 1]
        return Rect(self.rect.x, self.rect.y + top - self.bar.offset, w, low - top)

    def _seen(self) -> list[tuple[int, Rect]]:
        """The rows of which more than a hair is seen, and where; tops go up, so that these are neighbours."""
        first = max(0, bisect_left(self._tops, self.bar.offset + 1) - 1)
        end = min(len(self.rows), len(self._tops) - 1, bisect_left(self._tops, self.bar.offset + self.rect.h - 1))
        places = [(n, self.place(n)) for n in range(first, end)]
        return [(n, rect) for n, rect in places if rect.bottom > self.rect.top + 1 and rect.top < self.rect.bottom - 1]

    def targets(self) -> Sequence[Target]:
        """The rows that can be chosen and of which enough is seen to hit it."""
        return [
            Target(f"{self.id}:{self.rows[n]}", rect.clip(self.rect), self, self.zone)
            for n, rect in self._seen()
            if self.picks(self.rows[n]) and rect.clip(self.rect).h >= min(HIT, rect.h) - 0.05
        ]

    def covers(self, x: float, y: float) -> bool:
        """Only its own rect: rows are large enough."""
        return bool(self.rect.collidepoint(x, y))

    def part_at(self, x: float, y: float) -> str:
        """The row there."""
        if not self.rect.collidepoint(x, y):
            return ""
        return next((self.rows[n] for n, rect in self._seen() if rect.collidepoint(x, y)), "")

    def press_part(self, part: str) -> None:
        """Choose this row, if it can be chosen."""
        if self.picks(part):
            self.press(part)

    def handle(self, given: Input) -> bool:
        """Scroll, choose by click or Enter, go along the rows with the arrows."""
        if self.bar.handle(given):
            return True
        match given:
            case Key(action=("up" | "down" | "page up" | "page down") as way) | Key(chord=("Home" | "End") as way):
                return self._walk(way)
        return super().handle(given)

    def _walk(self, way: str) -> bool:
        """Move the focus along the rows; beyond the ends the arrow goes on to other widgets."""
        picks = [n for n, row in enumerate(self.rows) if self.picks(row)]
        if self.focused_part not in self.rows:
            return False
        now = picks.index(self.rows.index(self.focused_part))
        page = max(1, int(self.rect.h / max(1.0, self.place(picks[now]).h)) - 1)
        last = len(picks) - 1
        step = {"up": -1, "down": 1, "page up": -page, "page down": page, "Home": -last, "End": last}[way]
        then = min(last, max(0, now + step))
        if then == now:
            return False
        self.show(picks[then])
        self.app.top.focus.go_to(f"{self.id}:{self.rows[picks[then]]}")
        return True

    def show(self, index: int) -> None:
        """Scroll so that this row is seen whole."""
        self.bar.show(self._tops[index], self._tops[index + 1])

    def draw(self, canvas: Canvas) -> None:
        """The rows that are seen, and the bar."""
        with canvas.clipped(self.rect.inflate(12, 12) if not self.bar.needed else self.rect):
            for n, rect in self._seen():
                row = self.rows[n]
                self.draw_row(canvas, rect, row, row == self.focused_part, self.hovered and row == self.over)
        self.bar.draw(canvas)
