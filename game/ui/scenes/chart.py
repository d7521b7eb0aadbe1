"""A chart of points: one line a seat, told apart by colour and by the emblems on it."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.core.match import Player
from game.core.staging import Chart
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect

STEPS = (5, 10, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
"""What the level lines may stand for."""
FINE = 3
"""Lines are drawn so many times larger and scaled down, which makes them smooth."""


def draw_chart(
    canvas: Canvas,
    area: Rect,
    players: Sequence[Player],
    chart: Chart,
    drawn: float = 1.0,
) -> None:
    """Points at each moment; `drawn` is how much of the lines is seen. Nothing is drawn when there is no history."""
    canvas.sheet(area)
    history, score = chart.lines, chart.written
    high = canvas.leading(theme.SECTION, 1.2)
    canvas.text(chart.title, area.x + 36, area.y + 20 + high / 2, theme.SECTION, "paper_ink", "title", room=area.w - 72)
    moments = [moment for moment, _money in history[0]] if history else []
    if len(moments) < 2:
        return
    most = max(money for line in history for _moment, money in line)
    step = next((unit for unit in STEPS if most <= unit * 4), most)
    top = max(step, round(1.06 * most))
    left = 60 + canvas.width(score(top), theme.LABEL, "strong")
    right = 70 + max(canvas.width(score(line[-1][1]), theme.BODY, "bold") for line in history)
    low = canvas.leading(theme.LABEL, 1.6) + 24
    plot = Rect(area.x + left, area.y + high + 40, area.w - left - right, area.h - high - 40 - low)
    _draw_axes(canvas, plot, moments, {value: value / top for value in range(0, top + 1, step)}, score)
    lines = [_points(plot, line, top) for line in history]
    _draw_lines(canvas, area, lines, players, drawn)
    if drawn == 1:
        _draw_marks(canvas, plot, lines, [score(line[-1][1]) for line in history], players)


def _draw_axes(
    canvas: Canvas, plot: Rect, moments: Sequence[str], values: Mapping[int, float], score: Callable[[int], str]
) -> None:
    """Level lines with their values at their share of the height, and the moments below; crowded ones are left out."""
    gap = canvas.leading(theme.LABEL, 1.1)
    every = max(1, -(-int(gap * (len(values) - 1)) // max(1, int(plot.h))))
    for n, (value, part) in enumerate(values.items()):
        y = plot.bottom - plot.h * part
        canvas.fill((plot.x, y, plot.w, 1.2), "#CDB98A" if value else "#8A6B3F")
        if n % every == 0:
            canvas.text(score(value), plot.x - 20, y, theme.LABEL, "paper_muted", "strong", "right")
    widest = max(canvas.width(moment, theme.LABEL, "strong") for moment in moments) + 12
    every = max(1, -(-int(widest * (len(moments) - 1)) // max(1, int(plot.w))))
    for number, moment in enumerate(moments):
        if (len(moments) - 1 - number) % every == 0:
            x = plot.x + plot.w * number / (len(moments) - 1)
            y = plot.bottom + 14 + canvas.leading(theme.LABEL, 0.6)
            canvas.text(moment, x, y, theme.LABEL, "paper_muted", "strong", "centre")


def _points(plot: Rect, line: Sequence[tuple[str, int]], top: int) -> list[tuple[float, float]]:
    wide = len(line) - 1
    return [
        (plot.x + plot.w * n / wide, plot.bottom - plot.h * max(0, money) / top)
        for n, (_moment, money) in enumerate(line)
    ]


def _draw_lines(
    canvas: Canvas,
    area: Rect,
    lines: Sequence[Sequence[tuple[float, float]]],
    players: Sequence[Player],
    drawn: float,
) -> None:
    box = canvas.box(area)
    key = ("chart", box.size, tuple(map(tuple, lines)), tuple(player.colour for player in players))

    def make() -> pygame.Surface:
        large = pygame.Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA)
        for player, line in zip(players, lines, strict=True):
            dots = [((canvas.px(x) - box.x) * FINE, (canvas.px(y) - box.y) * FINE) for x, y in line]
            for colour, units in ((theme.SEATS[player.colour].dark, 7.0), (theme.SEATS[player.colour].colour, 4.0)):
                thick = max(3, round(canvas.measure.scale * units * FINE))
                pygame.draw.lines(large, colour, False, dots, thick)
                for dot in dots:
                    pygame.draw.circle(large, colour, dot, thick // 2)
        return pygame.transform.smoothscale(large, box.size)

    right = max(x for line in lines for x, _y in line) + 10
    with canvas.clipped((area.x, area.y, (right - area.x) * drawn, area.h)):
        canvas.paste(canvas.gallery.made(key, make), area.x, area.y)


def _draw_marks(
    canvas: Canvas,
    plot: Rect,
    lines: Sequence[Sequence[tuple[float, float]]],
    sums: Sequence[str],
    players: Sequence[Player],
) -> None:
    """Emblems now and then on each line, and at its end with the sum; sums never cover each other."""
    count = len(lines[0])
    for n in (0, count // 3, 2 * count // 3):
        for player, line in zip(players, lines, strict=True):
            canvas.medal(player.colour, *line[n], 26)
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    gap = canvas.leading(theme.BODY, 1.15)
    places: list[float] = []
    for seat in order:
        places.append(max(lines[seat][-1][1], places[-1] + gap if places else 0))
    over = places[-1] - max(plot.bottom, plot.y + gap * (len(order) - 1))
    for n in range(len(places) - 1, -1, -1):
        most = places[n + 1] - gap if n + 1 < len(places) else places[n] - max(0.0, over)
        places[n] = min(places[n], most)
    for seat, y in zip(order, places, strict=True):
        x, end = lines[seat][-1]
        canvas.medal(players[seat].colour, x, end, 38)
        canvas.text(sums[seat], x + 32, y, theme.BODY, "paper_ink", "bold")
