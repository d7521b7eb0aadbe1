"""The plate of a reveal: its title, its words and what stands below them."""

from game.core.telling import Reveal
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect

EDGE = 26.0


def plate_high(canvas: Canvas, reveal: Reveal, wide: float) -> float:
    """How high the plate is when it is so wide."""
    title, words, _foot = _sizes(canvas)
    beside, room = _split(canvas, reveal, wide)
    text = _text_high(canvas, reveal, room)
    head = canvas.para_height(reveal.title, room, title, "display", 1.25)
    asked = canvas.para_height(reveal.asked, wide - 2 * EDGE, words, "strong", 1.3) if reveal.asked else 0.0
    return max(96.0, 40 + asked, 40 + (max(canvas.leading(title, 1.25), text) if beside else head + text))


def draw_asked(canvas: Canvas, area: Rect, asked: str) -> None:
    """What is being found out, until it is told."""
    if asked:
        _title, words, _foot = _sizes(canvas)
        room = area.w - 2 * EDGE
        y = area.centery - (canvas.para_height(asked, room, words, "strong", 1.3) - canvas.leading(words, 1.3)) / 2
        canvas.para(asked, area.x + EDGE, y, room, words, "#EAFBF2", "strong", leading=1.3)


def draw_plate(canvas: Canvas, area: Rect, reveal: Reveal) -> None:
    """What the sign means."""
    title, words, foot = _sizes(canvas)
    beside, room = _split(canvas, reveal, area.w)
    x, y = area.x + EDGE, area.y + 20
    if beside:
        canvas.text(reveal.title, x, area.centery, title, "#B9FFDB", "display")
        canvas.fill((x + beside + 24, area.y + 18, 2, area.h - 36), "#2B8F66")
        x += beside + 48
        y = area.centery - _text_high(canvas, reveal, room) / 2
    else:
        step = canvas.leading(title, 1.25)
        narrow = even(canvas, reveal.title, room, title)
        y = canvas.para(reveal.title, x, y + step / 2, narrow, title, "#B9FFDB", "display", leading=1.25) - step / 2
    y += canvas.leading(words, 1.3) / 2
    if reveal.words:
        y = canvas.para(reveal.words, x, y, room, words, "#EAFBF2", "strong", leading=1.3) + 8
    if reveal.foot:
        y += (canvas.leading(foot, 1.3) - canvas.leading(words, 1.3)) / 2
        canvas.para(reveal.foot, x, y, room, foot, "#A9D8C2", leading=1.3)


def even(canvas: Canvas, title: str, room: float, size: float) -> float:
    """The narrowest room in which the title takes no more lines, so that no word stands alone in the last one."""
    high = canvas.para_height(title, room, size, "display", 1.25)
    if high <= canvas.leading(size, 1.25):
        return room
    parts = (room * n / 20 for n in range(10, 20))
    return next((part for part in parts if canvas.para_height(title, part, size, "display", 1.25) <= high), room)


def _sizes(canvas: Canvas) -> tuple[float, float, float]:
    """How large title, words and foot are: they grow less when text is very large."""
    calm = min(1.0, 1.5 / canvas.measure.growth)
    return 40 * calm, max(16.0, 25 * calm), max(16.0, 20 * calm)


def _split(canvas: Canvas, reveal: Reveal, wide: float) -> tuple[float, float]:
    """How wide the title is where it stands beside the words (0 = above them), and how wide the words may be."""
    title, _words, _foot = _sizes(canvas)
    w, room = canvas.width(reveal.title, title, "display"), wide - 2 * EDGE
    beside = w <= room * 0.36 and bool(reveal.words)
    return (w, room - w - 50) if beside else (0.0, room)


def _text_high(canvas: Canvas, reveal: Reveal, room: float) -> float:
    """How high words and foot are together."""
    _title, words, foot = _sizes(canvas)
    high = canvas.para_height(reveal.words, room, words, "strong", 1.3) if reveal.words else 0.0
    return high + (canvas.para_height(reveal.foot, room, foot, leading=1.3) + 8 if reveal.foot else 0.0)
