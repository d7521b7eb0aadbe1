"""The score audit: a row for each source of points, a column for each seat."""

from collections.abc import Sequence

from game.core.game import Result
from game.core.player import Player
from game.core.staging import Row
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.names import draw_name, name_lines
from game.words import _

SIZES = (theme.BODY, 18.0, 16.0)
"""How large the rows are written: smaller where there are many."""
TIGHT = 4.0
"""The least room between two rows, in units."""


def draw_audit(
    canvas: Canvas, area: Rect, players: Sequence[Player], rows: Sequence[Row], result: Result, counted: float
) -> None:
    """The last row is the total; the winners' totals are red. So many rows are `counted`, the last of them in part."""
    canvas.sheet(area)
    grow = canvas.measure.growth
    column = min(156.0 * min(grow, 1.5), (area.w - 72) * 0.64 / len(players))
    first = area.right - 36 - column * len(players)
    head = _draw_head(canvas, area, players, first, column)
    room = first - area.x - 52
    size, lines = _fitted(canvas, rows, room, area.bottom - 20 - head)
    step = canvas.leading(size, 1.2)
    spare = area.bottom - 20 - head - step * sum(map(len, lines))
    pad = max(TIGHT, min(34.0 * grow, spare / len(rows)))
    y = head
    for number, (row, words) in enumerate(zip(rows, lines, strict=True)):
        total = number == len(rows) - 1
        high = step * len(words) + pad
        if number % 2 == 0 and not total:
            canvas.shade((area.x + 24, y, area.w - 48, high), "#C9AE78", 0.28)
        if number in (0, len(rows) - 1):
            canvas.fill((area.x + 24, y, area.w - 48, 2), "#8A6B3F")
        middle = y + high / 2 - step * (len(words) - 1) / 2
        for line in words:
            canvas.text(line, area.x + 36, middle, size, "paper_ink", "bold" if total else "text", room=room)
            middle += step
        for seat, value in enumerate(row.numbers):
            right = first + column * (seat + 1)
            part = min(1.0, counted - number)
            if part <= 0:
                continue
            text, large = row.written(round(value * part)), theme.PROMPT * size / theme.BODY if total else size
            colour = "#9E2F1A" if total and seat in result.winners else "paper_ink"
            face = "bold" if total else "strong"
            canvas.text(text, right, y + high / 2, large, colour, face, "right", room=column - 10)
        y += high


def _fitted(canvas: Canvas, rows: Sequence[Row], room: float, high: float) -> tuple[float, list[Sequence[str]]]:
    """The largest size at which all rows have their room, and their names in lines."""

    def lines(size: float) -> list[Sequence[str]]:
        px = canvas.measure.text_px(size)
        return [canvas.lettering.lines(row.what, "text", px, canvas.px(room)) for row in rows]

    def fits(size: float) -> bool:
        return canvas.leading(size, 1.2) * sum(map(len, lines(size))) + TIGHT * len(rows) <= high

    size = next((size for size in SIZES if fits(size)), SIZES[-1])
    return size, lines(size)


def _draw_head(canvas: Canvas, area: Rect, players: Sequence[Player], first: float, column: float) -> float:
    """The title and the seats: emblem beside name, or above it in narrow columns; returns where the rows begin."""
    name = canvas.leading(theme.BODY, 1.2)
    widest = max(canvas.width(player.name, theme.BODY, "strong") for player in players)
    above = widest > column - 60
    lines = max(len(name_lines(canvas, player.name, theme.BODY, "strong", column - 10)[1]) for player in players)
    high = (44 + name * lines if above else max(44.0, name)) + 28
    title = area.y + 14 + high / 2
    canvas.text(_("Score audit"), area.x + 36, title, theme.SECTION, "paper_ink", "title", room=first - area.x - 46)
    for seat, player in enumerate(players):
        right = first + column * (seat + 1)
        y = area.y + 18 + high / 2
        if above:
            canvas.medal(player.colour, right - 22, area.y + 40, 38)
            y = area.y + 62 + name * (lines - 0.5)
        w = draw_name(canvas, player.name, right, y, theme.BODY, "paper_ink", "strong", "right", column - 10)
        if not above:
            canvas.medal(player.colour, right - w - 28, y, 38)
    return area.y + high + 16
