"""The paper slip that says what a thing is, or why it cannot be done."""

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect

WIDEST = 380.0


def draw_tooltip(canvas: Canvas, text: str, around: Rect) -> None:
    """A tooltip above the thing it is about, or below when there is no room; the first line is its title."""
    title, _newline, rest = text.partition("\n")
    screen = canvas.measure.area
    face = "title" if rest else "text"
    size = theme.STRONG if rest else theme.BODY
    room = min(WIDEST * canvas.measure.growth, screen.w - 80)
    w = _widest(canvas, title, size, face, room)
    h = canvas.para_height(title, room, size, face)
    if rest:
        w = max(w, _widest(canvas, rest, theme.LABEL, "text", room))
        h += canvas.para_height(rest, room, theme.LABEL)
    w, h = w + 36, h + 20
    x = min(max(8.0, around.centerx - w / 2), screen.w - w - 8)
    above = around.top - h - 14 >= 8
    y = around.top - h - 14 if above else min(around.bottom + 14, screen.h - h - 8)
    canvas.shadow((x, y, w, h), 8, 3, 6, 8, 120)
    canvas.rr((x, y, w, h), 8, "paper", "paper_line", 2)
    canvas.beak(min(max(x + 24, around.centerx), x + w - 24), y + h if above else y, down=above)
    after = canvas.para(title, x + 18, y + 10 + canvas.leading(size) / 2, room, size, "paper_ink", face)
    if rest:
        canvas.para(rest, x + 18, after, room, theme.LABEL, "paper_muted")


def _widest(canvas: Canvas, text: str, size: float, face: str, room: float) -> float:
    lines = canvas.lettering.lines(text, face, canvas.measure.text_px(size), canvas.px(room))
    return max(canvas.width(line, size, face) for line in lines)
