"""The podium: who came first, and with how much."""

from collections.abc import Sequence

from game.core.game import Result
from game.core.match import Player
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect

STEPS = ((1, 0.36, 0.60), (0, 0.69, 0.78), (2, 1.0, 0.46))
"""From left to right: which place in the ranking, where its block ends, how high it is (shares of the area)."""


def draw_podium(canvas: Canvas, area: Rect, players: Sequence[Player], result: Result) -> None:
    """Three blocks of wood for the first three, a line for the others; tied seats share a number."""
    order = [seat for group in result.ranking for seat in group]
    place = {
        seat: 1 + sum(len(group) for group in result.ranking[:n])
        for n, group in enumerate(result.ranking)
        for seat in group
    }
    wide = area.w * (0.76 if len(order) > 3 else 0.94)
    floor = area.bottom - 6
    block = wide / 3
    for rank, _end, tall in STEPS:
        if rank >= len(order):
            continue
        seat = order[rank]
        column = (1, 0, 2)[rank]
        high = area.h * tall * 0.72
        _draw_block(canvas, Rect(area.x + column * block, floor - high, block, high), place[seat])
        _draw_person(
            canvas,
            Rect(area.x + column * block, floor - high, block, high),
            players[seat],
            result.scores[seat],
            not rank,
        )
    canvas.fill((area.x - 16, floor, area.w + 16, 3), "#B5641E")
    for number, seat in enumerate(order[3:]):
        x, y = area.x + wide + 56, floor - 70 - number * 110 * min(canvas.measure.growth, 1.3)
        canvas.text(str(place[seat]), x, y - 52, theme.SECTION, "accent", "display", "centre")
        canvas.medal(players[seat].colour, x, y, 60)
        canvas.text(players[seat].name, x + 42, y - 14, theme.BODY, "ink", "strong", room=area.right - x - 42)
        canvas.text(
            f"${result.scores[seat]:,}", x + 42, y + 14, theme.BODY, "muted", "strong", room=area.right - x - 42
        )


def _draw_block(canvas: Canvas, block: Rect, place: int) -> None:
    depth = 14.0
    canvas.rr((block.x, block.y - depth, block.w + depth, depth + 4), 3, ("#D9945C", "#B5713E"))
    canvas.fill((block.right - 1, block.y - 2, depth, block.h + 2), "#3E2415")
    canvas.rr(block, 2, ("#9A6238", "#4E2E1B"))
    canvas.fill((block.x, block.y, block.w, 2), "#E8B884")
    canvas.text(str(place), block.centerx, block.bottom - 52, 64, "#E3A83B", "display", "centre", shade="#241005")


def _draw_person(canvas: Canvas, block: Rect, player: Player, score: int, first: bool) -> None:
    grow = min(canvas.measure.growth, 1.3)
    size = min(112.0 if first else 88.0, block.w * 0.7)
    canvas.medal(player.colour, block.centerx, block.y - 14 - size / 2, size)
    name_y = block.y - 14 - size - 28 * grow
    canvas.text(player.name, block.centerx, name_y, theme.SECTION, "ink", "title", "centre", room=block.w - 8)
    money = f"${score:,}"
    canvas.text(
        money, block.centerx, block.y + 30 * grow, 26, "#FFE9C4", "bold", "centre", room=block.w - 16, shade="#2A1408"
    )
