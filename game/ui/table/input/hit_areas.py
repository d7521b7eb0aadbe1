"""Things on a table that one can point at, and how much text fits into a place."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, TEXT_FLOOR, Rect
from game.ui.table.board.outline import inside


@dataclass(frozen=True, slots=True)
class HitArea:
    """One thing that reacts: its id ("spot:…", "tool:…", "tab:…", "mat:…", "line:…"), its place and what it says."""

    id: str
    rect: Rect
    zone: str
    tip: str = ""
    enabled: bool = True
    also: tuple[Rect, ...] = ()
    """Other places that mean the same thing."""
    outline: tuple[tuple[float, float], ...] = ()
    """The corners of its place in units, where that is no rectangle; `rect` is the box round them, as far as it is in
    sight."""
    drawn: tuple[tuple[float, float], ...] = ()
    """The same corners of what is so small that it is hit by its box."""

    def covers(self, x: float, y: float) -> bool:
        """Whether (x, y), in units, means this thing: it lies in one of its rectangles, inside its outline."""
        if any(rect.collidepoint(x, y) for rect in self.also):
            return True
        return bool(self.rect.collidepoint(x, y)) and (not self.outline or inside(self.outline, x, y))


@dataclass(frozen=True, slots=True)
class Touch:
    """Where pointer and focus are: how hit areas look."""

    hovered: str = ""
    pressed: str = ""
    focused: str = ""
    keyboard: bool = False
    """Whether the last input was a key, so that the focus ring shows."""

    def state(self, hit: HitArea) -> str:
        """Return how a button looks: disabled, pressed, hover or normal."""
        if not hit.enabled:
            return "disabled"
        if self.pressed == hit.id:
            return "pressed"
        return "hover" if hit.id == self.hovered else "normal"

    def near(self, id: str) -> bool:
        """Whether the pointer or the keyboard's focus is on this thing."""
        return id == self.hovered or (self.keyboard and id == self.focused)


class Clicks:
    """Tells the second press of a double click from one that is meant."""

    DOUBLE, NEAR = 400.0, 8.0
    """Two presses within so many ms and units are one double click."""

    def __init__(self) -> None:
        self._then, self._x, self._y, self._id = -math.inf, 0.0, 0.0, ""

    def stray(self, now: float, id: str, x: float, y: float) -> bool:
        """Whether a double click goes on while something else has come under the pointer: nobody meant that."""
        again = now - self._then <= self.DOUBLE and math.hypot(x - self._x, y - self._y) <= self.NEAR
        stray = again and id != self._id
        self._then, self._x, self._y = now, x, y
        self._id = self._id if stray else id
        return stray


def uppermost(hits: Sequence[HitArea], x: float, y: float) -> HitArea | None:
    """The thing at (x, y): the uppermost, and among overlapping spots of the board the one whose middle is nearest."""
    covering = [hit for hit in hits if hit.covers(x, y)]
    if not covering:
        return None
    last = covering[-1]
    rivals = [hit for hit in covering if hit.zone == last.zone] if last.zone == "board" else [last]
    return min(rivals, key=lambda hit: abs(hit.rect.centerx - x) + abs(hit.rect.centery - y))


def reach(rect: Rect) -> Rect:
    """The rectangle, grown to the smallest size that can be hit."""
    return Rect(rect).inflate(max(0.0, HIT - rect.w), max(0.0, HIT - rect.h))


def fit_lines(
    canvas: Canvas, text: str, w: float, h: float, size: float, face: str, leading: float = 1.25
) -> tuple[int, Sequence[str]]:
    """The largest pixel size up to `size` units at which the text, wrapped, fits into w by h units, and its lines."""
    lettering = canvas.lettering
    room = max(8, canvas.px(w))
    px = canvas.measure.text_px(size)
    while True:
        lines = lettering.lines(text, face, px, room)
        high = len(lines) * px * leading
        if px <= TEXT_FLOOR or (high <= canvas.px(h) and not _broken(text, lines)):
            return px, lines
        px -= 1


def _broken(text: str, lines: Sequence[str]) -> bool:
    """Whether a word had to be broken inside."""
    return "".join(text.split()) != "".join("".join(lines).split()) or len(text.split()) < sum(
        len(line.split()) for line in lines
    )


def draw_lines(
    canvas: Canvas,
    lines: Sequence[str],
    x: float,
    middle: float,
    px: int,
    colour: str,
    face: str,
    align: str = "left",
    leading: float = 1.25,
) -> None:
    """Lines of text around a middle height."""
    step = px * leading / canvas.measure.scale
    y = middle - step * (len(lines) - 1) / 2
    for line in lines:
        canvas.text(line, x, y, 20, colour, face, align, px=px)  # type: ignore[arg-type]
        y += step
