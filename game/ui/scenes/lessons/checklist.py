"""The line of the teacher's panel that says what was to be done, and what is."""

from game.kit.lessons import Do
from game.play.teaching import Teaching
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.words import _

LAST = 3


def todos(teaching: Teaching) -> list[tuple[str, bool]]:
    """The last things that were to be done and the one that is, each with whether it is done; [] = nothing is."""
    if not isinstance(teaching.now, Do):
        return []
    rows = teaching.lesson.rows[: teaching.row + 1]
    return [(row.todo, n != teaching.row) for n, row in enumerate(rows) if isinstance(row, Do)][-LAST:]


def draw_todos(canvas: Canvas, teaching: Teaching, x: float, y: float, right: float) -> None:
    """Those of them that have room between x and `right`, the oldest left out first; y is the middle of the line."""
    rows = todos(teaching)
    if not rows:
        return
    grow = canvas.measure.growth
    x += canvas.text(_("Now"), x, y, theme.BODY, "accent", "bold") + 22
    room = right - x
    while len(rows) > 1 and sum(_wide(canvas, *row) for row in rows) > room:
        rows = rows[1:]
    for words, done in rows:
        wide = _wide(canvas, words, done)
        if done:
            canvas.glyph("check", x + 10 * grow, y, 20, "good")
            canvas.text(words, x + 26 * grow, y, theme.BODY, "muted")
        else:
            h = canvas.leading(theme.BODY, 1.75)
            shown = min(wide - 16, room)
            canvas.rr((x - 6, y - h / 2, shown, h), h / 2, ("#3B3218", "#2C2714"), "accent", 1.5)
            canvas.rr((x + 8, y - 9 * grow, 18 * grow, 18 * grow), 4, "well", "#F7D27A", 2)
            canvas.text(words, x + 16 + 20 * grow, y, theme.BODY, "#FFF1BC", "bold", room=shown - 40 - 10 * grow)
        x += wide


def _wide(canvas: Canvas, words: str, done: bool) -> float:
    grow = canvas.measure.growth
    mark, gap = (26, 28) if done else (30, 46)
    return canvas.width(words, theme.BODY, "text" if done else "bold") + mark * grow + gap
