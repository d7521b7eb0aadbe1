"""A chart of points: one line a seat, told apart by colour and by the emblems on it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import pygame

from game.core.player import Player
from game.core.staging import Chart
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect

STEPS = (1, 2, 5, 10, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
"""What the level lines may stand for."""
FINE = 3
"""Lines are drawn so many times larger and scaled down, which makes them smooth."""
MEDAL = 38.0
"""How large the emblem at the end of a line is."""

ASIDE = 24.0
"""How far beside the ends of lines their emblems stand where they would cover each other."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What the height of a chart stands for: from `low` to `top`, a level line every `step`."""

    low: int
    top: int
    step: int

    @property
    def values(self) -> range:
        """The level lines."""
        return range(self.low, self.top + 1, self.step)

    def part(self, value: int) -> float:
        """How high a value lies, 0 to 1."""
        return (value - self.low) / (self.top - self.low)


def scale_of(values: Collection[int]) -> Scale:
    """A scale with zero on it that holds these values; below zero it begins on a level line."""
    most, least = max(0, *values), min(0, *values)
    span = most - least
    step = next((unit for unit in STEPS if span <= unit * 4), max(1, span))
    return Scale(step * (least // step), max(step, round(1.06 * most)) if most or not least else 0, step)


def draw_chart(
    canvas: Canvas,
    area: Rect,
    players: Sequence[Player],
    chart: Chart,
    drawn: float = 1.0,
    corner: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Points at each moment; `drawn` is how much of the lines is seen, `corner` what is taken at the upper right."""
    canvas.sheet(area)
    history, score = chart.lines, chart.written
    high = canvas.leading(theme.SECTION, 1.2)
    room = area.w - 72 - corner[0]
    canvas.text(chart.title, area.x + 36, area.y + 20 + high / 2, theme.SECTION, "paper_ink", "title", room=room)
    moments = [moment for moment, _figure in history[0]] if history else []
    if len(moments) < 2:
        return
    scale = scale_of([figure for line in history for _moment, figure in line])
    left = 60 + max(canvas.width(score(value), theme.LABEL, "strong") for value in scale.values)
    right = 70 + max(canvas.width(score(line[-1][1]), theme.BODY, "bold") for line in history)
    low = canvas.leading(theme.LABEL, 1.6) + 24
    head = max(high + 40, corner[1] + MEDAL / 2 + 4)
    plot = Rect(area.x + left, area.y + head, area.w - left - right, area.h - head - low)
    _draw_axes(canvas, plot, moments, scale, score)
    lines = [_points(plot, line, scale) for line in history]
    _draw_lines(canvas, area, lines, players, drawn)
    if drawn == 1:
        _draw_marks(canvas, plot, lines, [score(line[-1][1]) for line in history], players)


def _draw_axes(canvas: Canvas, plot: Rect, moments: Sequence[str], scale: Scale, score: Callable[[int], str]) -> None:
    """Level lines with their values, what is below zero a little darker, and the moments below; crowded ones go."""
    gap = canvas.leading(theme.LABEL, 1.1)
    every = max(1, -(-int(gap * (len(scale.values) - 1)) // max(1, int(plot.h))))
    zero = plot.bottom - plot.h * scale.part(0)
    if scale.low < 0:
        canvas.shade((plot.x, zero, plot.w, plot.bottom - zero), "#C4553C", 0.13)
    for n, value in enumerate(scale.values):
        y = plot.bottom - plot.h * scale.part(value)
        canvas.fill((plot.x, y, plot.w, 1.2 if value else 2), "#CDB98A" if value else "#8A6B3F")
        if (n - scale.values.index(0)) % every == 0:
            canvas.text(score(value), plot.x - 20, y, theme.LABEL, "paper_muted", "strong", "right")
    widest = max(canvas.width(moment, theme.LABEL, "strong") for moment in moments) + 12
    every = max(1, -(-int(widest * (len(moments) - 1)) // max(1, int(plot.w))))
    for number, moment in enumerate(moments):
        if (len(moments) - 1 - number) % every == 0:
            x = plot.x + plot.w * number / (len(moments) - 1)
            y = plot.bottom + 14 + canvas.leading(theme.LABEL, 0.6)
            canvas.text(moment, x, y, theme.LABEL, "paper_muted", "strong", "centre")


def _points(plot: Rect, line: Sequence[tuple[str, int]], scale: Scale) -> list[tuple[float, float]]:
    wide = len(line) - 1
    return [
        (plot.x + plot.w * n / wide, plot.bottom - plot.h * scale.part(figure))
        for n, (_moment, figure) in enumerate(line)
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
    """Emblems now and then on each line, and at its end with the sum; those that would cover each other stand aside."""
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
    crowded = any(abs(y - lines[seat][-1][1]) > 4 for seat, y in zip(order, places, strict=True))
    aside = ASIDE if crowded else 0.0
    for seat, y in zip(order, places, strict=True):
        x, end = lines[seat][-1]
        if crowded:
            canvas.line(x, end, x + aside, y, theme.SEATS[players[seat].colour].colour, 2)
        canvas.medal(players[seat].colour, x + aside, y, min(MEDAL, gap + 2) if crowded else MEDAL)
        canvas.text(sums[seat], x + aside / 2 + 32, y, theme.BODY, "paper_ink", "bold")
