"""A column of blocks; if they do not all fit, it is scrolled by whole blocks."""

from collections.abc import Sequence
from typing import Protocol

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Key, Wheel
from game.ui.widgets.base import Target, Widget
from game.ui.widgets.buttons import IconButton
from game.words import _

SPREAD = 1.3
"""Where there is room, blocks grow to at most so many times their height."""


class Block(Protocol):
    """A part of a column: the widgets in it, how high it is at a width, where it stands, how it looks."""

    widgets: list[Widget]

    def high(self, canvas: Canvas, w: float) -> float:
        """Return its height at this width, in units."""

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """Set its rect and those of its widgets."""

    def draw(self, canvas: Canvas) -> None:
        """Everything below its widgets."""


class Reading:
    """The base of blocks that have no widgets."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.rect = Rect(0, 0, 0, 0)

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """Set where the block stands, in units; a subclass places its widgets there, too."""
        self.rect = rect


class Column(Widget):
    """Shows as many whole blocks as fit; the wheel, two arrows and the keys bring the others."""

    def __init__(self, id: str, blocks: Sequence[Block], gap: float = 0, zone: str = "") -> None:
        super().__init__(id, zone)
        self.blocks = list(blocks)
        self.gap = gap
        self.first = 0
        self.whole = True
        """Whether all blocks are seen at once."""
        self._seen: list[int] = []
        self._highs: list[float] = []
        self.up = IconButton(f"{id}:up", "chevron_up", self._turn_up, _("Further up"), kind="quiet", zone=id)
        self.down = IconButton(f"{id}:down", "chevron_down", self._turn_down, _("Further down"), kind="quiet", zone=id)

    def children(self) -> Sequence[Widget]:
        """The widgets of the blocks that are seen, and the two arrows."""
        inside = [widget for number in self._seen for widget in self.blocks[number].widgets]
        return inside if self.whole else [*inside, self.up, self.down]

    def place(self, canvas: Canvas, area: Rect) -> None:
        """Set its rect, and those of the blocks that fit."""
        self.rect = Rect(area)
        for widget in (self.up, self.down, *(one for block in self.blocks for one in block.widgets)):
            widget.app = self.app
        gaps = self.gap * max(0, len(self.blocks) - 1)
        before, self._highs = self._highs, [block.high(canvas, area.w) for block in self.blocks]
        total = sum(self._highs)
        self.whole = total + gaps <= area.h + 0.5
        if self.whole:
            spread = min(SPREAD, (area.h - gaps) / max(total, 1))
            self._highs = [high * spread for high in self._highs]
        else:
            self._highs = [block.high(canvas, area.w - HIT - 10) for block in self.blocks]
            x = area.right - HIT
            self.up.rect = Rect(x, area.y, HIT, HIT)
            self.down.rect = Rect(x, area.bottom - HIT, HIT, HIT)
        self._arrange(canvas)
        if self._highs != before:
            self._keep_focus()

    def _keep_focus(self) -> None:
        """What has the focus stays in sight when text grows or the window shrinks."""
        focused = (n for n, block in enumerate(self.blocks) if any(widget.focus_id for widget in block.widgets))
        number = next(focused, None)
        if number is not None and number not in self._seen:
            self._show(number)

    def _arrange(self, canvas: Canvas) -> None:
        """Put the blocks from the first on into the area, as far as they fit."""
        self.first = max(0, min(self.first, self._most()))
        w = self.rect.w if self.whole else self.rect.w - HIT - 10
        self._seen, y = [], self.rect.y
        for number in range(self.first, len(self.blocks)):
            high = self._highs[number]
            if self._seen and y + high > self.rect.bottom + 1:
                break
            self.blocks[number].place(canvas, Rect(self.rect.x, y, w, high))
            self._seen.append(number)
            y += high + self.gap
        self.up.enabled = self.first > 0
        self.down.enabled = self.first < self._most()

    def _most(self) -> int:
        """The first block when the last one stands at the foot."""
        room, number = self.rect.h, len(self.blocks)
        while number > 0 and room >= self._highs[number - 1] - 1:
            number -= 1
            room -= self._highs[number] + self.gap
        return min(number, len(self.blocks) - 1)

    def turn(self, step: int) -> bool:
        """Scroll by so many blocks; return False if it is at the end already."""
        before = self.first
        self.first += step
        self._arrange(self.app.canvas)
        self.app.dirty()
        return self.first != before

    def _turn_up(self) -> None:
        self.turn(-1)

    def _turn_down(self) -> None:
        self.turn(1)

    def handle(self, given: Input) -> bool:
        """The wheel turns block by block."""
        match given:
            case Wheel(dy=dy) if dy and not self.whole:
                return self.turn(-1 if dy > 0 else 1)
        return False

    def follow(self, given: Input) -> bool:
        """Scroll when a key moves the focus beyond the visible blocks; the scene calls this before any widget."""
        if self.whole or not isinstance(given, Key):
            return False
        now = self.app.top.focus.now()
        here = next((n for n in self._seen if now and now.owner in self.blocks[n].widgets), None)
        step = {"down": 1, "next": 1, "up": -1, "previous": -1}.get(given.action, 0)
        if now is None or here is None or not step:
            return False
        if self._further(here, now, step) if given.action in ("down", "up") else self._another(here, now, step):
            return False
        there = here + step
        while 0 <= there < len(self.blocks) and not self._targets(there):
            there += step
        if not 0 <= there < len(self.blocks) or there in self._seen:
            return False
        targets = self._targets(there)
        if given.action in ("next", "previous") and now.zone and targets[0].zone == now.zone:
            return False
        self._show(there)
        return self.app.top.focus.go_to(targets[0 if step > 0 or given.action == "up" else -1].id)

    def _further(self, number: int, now: Target, step: int) -> bool:
        """Whether the same block has something further down or up."""
        places = [widget.rect.centery for widget in self._targets(number)]
        return any((y - now.rect.centery) * step > now.rect.h / 2 for y in places)

    def _another(self, number: int, now: Target, step: int) -> bool:
        """Whether Tab has another stop in the same block."""
        stops = [widget.zone or widget.id for widget in self._targets(number)]
        return (now.zone or now.id) != stops[-1 if step > 0 else 0]

    def _targets(self, number: int) -> list[Widget]:
        return [widget for widget in self.blocks[number].widgets if widget.targets()]

    def _show(self, number: int) -> None:
        if number < self.first:
            self.turn(number - self.first)
        while number not in self._seen and self.turn(1):
            pass

    def draw(self, canvas: Canvas) -> None:
        """The blocks that are seen, their widgets, the arrows."""
        for number in self._seen:
            self.blocks[number].draw(canvas)
        for widget in self.children():
            widget.draw(canvas)
        if not self.whole:
            x, top = self.rect.right - HIT / 2 - 3, self.rect.y + HIT + 6
            track = self.rect.h - 2 * HIT - 12
            part = len(self._seen) / len(self.blocks)
            at = self.first / max(1, self._most())
            canvas.rr((x, top, 6, track), 3, "well")
            canvas.rr((x, top + track * (1 - part) * at, 6, track * part), 3, "line")
