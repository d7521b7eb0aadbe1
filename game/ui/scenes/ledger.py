"""The score audit: a row for each source of points, a column for each seat."""

from collections.abc import Sequence

from game.core.game import Result
from game.core.match import Player
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.words import _


def draw_audit(
    canvas: Canvas,
    area: Rect,
    players: Sequence[Player],
    rows: Sequence[tuple[str, tuple[int, ...]]],
    result: Result,
) -> None:
    """The last row is the total; the winners' totals are red."""
    canvas.sheet(area)
    grow = min(canvas.measure.growth, 1.5)
    column = min(156.0 * grow, area.w * 0.6 / len(players))
    first = area.right - 36 - column * len(players)
    head_y = area.y + 42 * grow
    canvas.text(_("Score audit"), area.x + 36, head_y, theme.SECTION, "paper_ink", "title", room=first - area.x - 46)
    for seat, player in enumerate(players):
        right = first + column * (seat + 1)
        w = canvas.text(player.name, right, head_y, theme.BODY, "paper_ink", "strong", "right", room=column - 56)
        canvas.medal(player.colour, right - w - 28, head_y, 38)
    top = area.y + 72 * grow
    high = min(56 * grow, (area.bottom - 20 - top) / len(rows))
    for number, (label, values) in enumerate(rows):
        total = number == len(rows) - 1
        y = top + number * high
        if number % 2 == 0 and not total:
            canvas.shade((area.x + 24, y, area.w - 48, high), "#C9AE78", 0.28)
        if number in (0, len(rows) - 1):
            canvas.fill((area.x + 24, y, area.w - 48, 2), "#8A6B3F")
        face = "bold" if total else "text"
        canvas.text(label, area.x + 36, y + high / 2, theme.BODY, "paper_ink", face, room=first - area.x - 46)
        for seat, value in enumerate(values):
            right = first + column * (seat + 1)
            won = total and seat in result.winners
            words = f"${value:,}" if total else f"{value:,}"
            size = theme.PROMPT if total else theme.BODY
            colour = "#A8341E" if won else "paper_ink"
            canvas.text(words, right, y + high / 2, size, colour, "bold" if total else "strong", "right")
