"""What the teacher says, on the paper of his panel: the words of the row, or for a moment why something was refused."""

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.input.hit_areas import draw_lines, fit_lines

TAIL, PADDING = 78.0, 30.0
"""How far in words begin, so that his tail hangs free; what is free to their right, and above and below together."""
WORDS, LEADING = 26.0, 1.35


def speech_high(canvas: Canvas, words: str, w: float) -> float:
    """How high the paper is that is so wide."""
    return canvas.para_height(words, w - TAIL - PADDING, WORDS, "title", LEADING) + PADDING


def draw_speech(canvas: Canvas, paper: Rect, words: str, objection: str) -> None:
    """The words; an objection stands in their place, as large as the paper allows, until its time is over."""
    x, w = paper.x + TAIL, paper.w - TAIL - PADDING
    if objection:
        px, lines = fit_lines(canvas, objection, w, paper.h - PADDING / 2, WORDS, "title", LEADING)
        draw_lines(canvas, lines, x, paper.centery, px, "paper_ink", "title", leading=LEADING)
    else:
        top = paper.y + PADDING / 2 + canvas.leading(WORDS, LEADING / 2)
        canvas.para(words, x, top, w, WORDS, "paper_ink", "title", leading=LEADING)
