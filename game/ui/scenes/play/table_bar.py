"""The bar at the top of scenes over a table: which game this is, and which player is addressed."""

from game.core.player import Player
from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.table.materials import planks


def draw_table_bar(
    canvas: Canvas, bar: Rect, title: str, clock: str, player: Player | None, words: str, spare: float = 0
) -> None:
    """Draw game and clock at the left, then player and words; `spare` units at the right stay free."""
    grow, middle = canvas.measure.growth, bar.centery
    planks(canvas, "bar", bar, "#1A3945")
    canvas.fill((bar.x, bar.bottom - 2, bar.w, 2), "accent")
    fits = canvas.width(title, 24, "title") * SHRINK <= bar.w * 0.16
    w = canvas.text(title if fits else "", 48, middle, 24, "muted", "title", room=bar.w * 0.16)
    w -= 0 if fits else 28
    clock_w = canvas.text(clock, 48 + w + 28, middle, 22, "muted", room=bar.w * 0.14)
    if player is None:
        return
    wide, high = min(800 * grow, bar.w * 0.6), bar.h - 16
    left = max(bar.centerx - wide / 2 + bar.w * 0.05, 48 + w + 28 + clock_w + 20)
    area = Rect(left, bar.y + 7, min(wide, bar.right - left - 30 - spare), high)
    canvas.rr(area, 10, ("#0E2A2C", "#14383A"), theme.SEATS[player.colour].colour, 2.5)
    size = min(38.0, high - 8)
    canvas.medal(player.colour, area.x + 30, middle, size)
    name = canvas.text(f"{player.name},", area.x + 60, middle, 24, "ink", "bold", room=area.w * 0.35)
    canvas.text(words, area.x + 60 + name + 8, middle, 22, "ink", room=area.w - name - 84)
