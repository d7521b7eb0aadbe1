"""The podium: who came first, and with how much."""

from collections.abc import Callable, Sequence

from game.core.game import Result
from game.core.player import Player
from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.names import draw_name, name_lines

STEPS = ((1, 0.62), (0, 0.8), (2, 0.46))
"""From left to right: which place in the ranking, and how high its block is (share of the room for blocks)."""
LEAST = 26.0
"""The size of a score, in units; a number for which there is less room below the score stands beside it."""


def draw_podium(
    canvas: Canvas,
    area: Rect,
    players: Sequence[Player],
    result: Result,
    risen: Sequence[float],
    score: Callable[[int], str],
) -> tuple[Rect, ...]:
    """Three blocks of wood for the first three, a line for the others; tied seats share a number and a height.

    `risen` says how far the blocks have come up, first place first. Returns where light falls on the winners.
    """
    order = [seat for group in result.ranking for seat in group]
    remarks = result.remarks or ("",) * len(players)
    place = {}
    for n, group in enumerate(result.ranking):
        place.update(dict.fromkeys(group, 1 + sum(len(before) for before in result.ranking[:n])))
    wide = area.w * (0.74 if len(order) > 3 else 0.96)
    floor, block = area.bottom - 6, wide / 3
    medal = min(112.0, area.h * 0.24, block * 0.6)
    head = medal + canvas.leading(theme.SECTION, 1.15) + 20
    lit: list[Rect] = []
    tallest = {place[order[rank]]: tall for rank, tall in sorted(STEPS, reverse=True) if rank < len(order)}
    for column, (rank, _tall) in enumerate(STEPS):
        if rank >= len(order):
            continue
        seat, far = order[rank], risen[rank]
        high = (area.h - head) * tallest[place[seat]] * (0.25 + 0.75 * far)
        top = Rect(area.x + column * block, floor - high, block, high)
        _draw_block(canvas, top, place[seat], 2 if remarks[seat] else 1)
        _draw_person(canvas, top, players[seat], score(round(result.scores[seat] * far)), medal, remarks[seat])
        if place[seat] == 1:
            lit.append(Rect(top.centerx - 0.8 * medal, top.y - 14 - 1.3 * medal, 1.6 * medal, 1.6 * medal))
    canvas.fill((area.x - 16, floor, area.w + 16, 3), "#B5641E")
    rest = Rect(area.x + wide + 20, area.y, area.right - area.x - wide - 20, area.h - 14)
    others = [(place[seat], players[seat], _joined(score(result.scores[seat]), remarks[seat])) for seat in order[3:]]
    _draw_rest(canvas, rest, others)
    return tuple(lit)


def _joined(score: str, remark: str) -> str:
    return f"{score} · {remark}" if remark else score


def _draw_rest(canvas: Canvas, area: Rect, others: Sequence[tuple[int, Player, str]]) -> None:
    """Those who did not come among the first three, one above the other."""
    line = canvas.leading(theme.BODY, 1.15)
    names = [len(name_lines(canvas, player.name, theme.BODY, "strong", area.w)[1]) for _place, player, _score in others]
    y = area.bottom - sum(64 + (1 + each) * line + 14 for each in names)
    for (place, player, score), lines in zip(others, names, strict=True):
        below = y + 64 + line * (lines + 0.6)
        canvas.text(str(place), area.centerx - 40, y + 30, theme.SECTION, "accent", "display", "right")
        canvas.medal(player.colour, area.centerx + 4, y + 30, 60)
        draw_name(canvas, player.name, area.centerx, below - line, theme.BODY, "ink", "strong", "centre", area.w)
        canvas.text(score, area.centerx, below, theme.BODY, "muted", "strong", "centre", room=area.w)
        y += 64 + (1 + lines) * line + 14


def _draw_block(canvas: Canvas, block: Rect, place: int, lines: int) -> None:
    """A block of wood with its number: below the so many lines that it leaves free, or where its first one begins."""
    depth = 14.0
    canvas.rr((block.x, block.y - depth, block.w + depth, depth + 4), 3, ("#D9945C", "#B5713E"))
    canvas.fill((block.right - 1, block.y - 2, depth, block.h + 2), "#3E2415")
    canvas.rr(block, 2, ("#8A5632", "#4E2E1B"))
    canvas.fill((block.x, block.y, block.w, 2), "#E8B884")
    number = min(64.0, (block.h - canvas.leading(LEAST, 0.4 + 1.1 * lines)) / (1.2 * canvas.measure.growth))
    if number >= LEAST:
        y = block.bottom - canvas.leading(number, 0.62)
        canvas.text(str(place), block.centerx, y, number, "#E9B04A", "display", "centre", shade="#241005")
    elif block.h > canvas.leading(LEAST, 1.35):
        y = block.y + canvas.leading(LEAST, 0.85)
        canvas.text(str(place), block.x + 14, y, LEAST, "#FFD27A", "display", shade="#241005")


def _draw_person(canvas: Canvas, block: Rect, player: Player, score: str, size: float, remark: str) -> None:
    canvas.medal(player.colour, block.centerx, block.y - 14 - size / 2, size)
    name_y = block.y - 20 - size - canvas.leading(theme.SECTION, 0.5)
    fits = canvas.width(player.name, theme.SECTION, "title") * SHRINK <= block.w - 8
    size = theme.SECTION if fits else theme.STRONG
    draw_name(canvas, player.name, block.centerx, name_y, size, "ink", "title", "centre", block.w - 8)
    y = block.y + canvas.leading(LEAST, 0.85)
    if y + canvas.leading(LEAST, 0.5) < block.bottom:
        canvas.text(score, block.centerx, y, LEAST, "#FFE9C4", "bold", "centre", room=block.w - 16, shade="#2A1408")
    y += canvas.leading(24, 1.0)
    if remark and y + canvas.leading(theme.BODY, 0.5) < block.bottom:
        canvas.text(remark, block.centerx, y, theme.BODY, "#FFC9A8", "strong", "centre", room=block.w - 16)
