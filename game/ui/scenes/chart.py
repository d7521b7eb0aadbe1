"""A chart of money: one line a seat, told apart by colour and by the emblems on it."""

from collections.abc import Sequence

import pygame

from game.core.match import Player
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.words import _

FINE = 3
"""Lines are drawn so many times larger and scaled down, which makes them smooth."""


def draw_chart(
    canvas: Canvas, area: Rect, players: Sequence[Player], history: Sequence[Sequence[tuple[str, int]]]
) -> None:
    """Money at each moment; nothing is drawn when there is no history."""
    canvas.sheet(area)
    grow = min(canvas.measure.growth, 1.5)
    canvas.text(_("Money by day"), area.x + 36, area.y + 42 * grow, theme.SECTION, "paper_ink", "title")
    moments = [moment for moment, _money in history[0]] if history else []
    if len(moments) < 2:
        return
    most = max(money for line in history for _moment, money in line)
    step = next(unit for unit in (100, 200, 250, 500, 1000, 2000, 5000) if most <= unit * 4) if most <= 20000 else most
    top_value = step * max(1, -(-most // step))
    plot = Rect(
        area.x + 110 * grow, area.y + 88 * grow, area.w - 110 * grow - 150 * grow, area.h - 88 * grow - 58 * grow
    )
    for value in range(0, top_value + 1, step):
        y = plot.bottom - plot.h * value / top_value
        canvas.fill((plot.x, y, plot.w, 1.2), "#D9C79A" if value else "#8A6B3F")
        canvas.text(f"${value:,}", plot.x - 14, y, theme.LABEL, "paper_muted", "strong", "right")
    for number, moment in enumerate(moments):
        x = plot.x + plot.w * number / (len(moments) - 1)
        canvas.text(moment, x, plot.bottom + 26 * grow, theme.LABEL, "paper_muted", "strong", "centre")
    lines = [_points(plot, line, top_value) for line in history]
    _draw_lines(canvas, area, lines, players)
    _draw_marks(canvas, plot, lines, history, players)


def _points(plot: Rect, line: Sequence[tuple[str, int]], top: int) -> list[tuple[float, float]]:
    wide = len(line) - 1
    return [
        (plot.x + plot.w * n / wide, plot.bottom - plot.h * max(0, money) / top)
        for n, (_moment, money) in enumerate(line)
    ]


def _draw_lines(
    canvas: Canvas, area: Rect, lines: Sequence[Sequence[tuple[float, float]]], players: Sequence[Player]
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

    canvas.paste(canvas.gallery.made(key, make), area.x, area.y)


def _draw_marks(
    canvas: Canvas,
    plot: Rect,
    lines: Sequence[Sequence[tuple[float, float]]],
    history: Sequence[Sequence[tuple[str, int]]],
    players: Sequence[Player],
) -> None:
    """Emblems now and then on each line, and at its end with the sum; sums never cover each other."""
    count = len(lines[0])
    for n in (0, count // 3, 2 * count // 3):
        for player, line in zip(players, lines, strict=True):
            canvas.medal(player.colour, *line[n], 26)
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    gap = canvas.leading(theme.BODY, 1.15)
    last = plot.y - gap
    for seat in order:
        x, y = lines[seat][-1]
        canvas.medal(players[seat].colour, x, y, 38)
        last = max(y, last + gap)
        canvas.text(f"${history[seat][-1][1]:,}", x + 32, last, theme.BODY, "paper_ink", "bold")
