"""What stands beside the boxes of the day: the date over the open chest, the day so far, and the month."""

from collections.abc import Sequence
from datetime import date

from game.daily.medals import BRONZE, GOLD, SILVER
from game.logbook.tries import Try
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.today.book import Chest
from game.ui.scenes.today.telling import drawing, in_words, weekday
from game.words import _, plural

CHEST = 430.0
RATIO = 1.06
"""How wide the drawing of the chest is for its height."""


def draw_day(canvas: Canvas, area: Rect, day: date, chests: Sequence[Chest], earlier: bool) -> None:
    """The date, the chest where it has room, and how many boxes are done."""
    x, step = area.centerx, canvas.leading(theme.PROMPT, 1.3)
    y = area.y + 12 + step / 2
    canvas.text(weekday(day), x, y, theme.PROMPT, "accent", "title", "centre", room=area.w)
    y += step / 2 + canvas.leading(44, 0.6)
    canvas.text(in_words(day), x, y, 44, "ink", "display", "centre", room=area.w)
    y += canvas.leading(44, 0.6) + canvas.leading(theme.BODY, 0.6)
    words = _("an earlier day, for practice") if earlier else number_words(day)
    canvas.text(words, x, y, theme.BODY, "muted", "serif_italic", "centre", room=area.w)
    y += canvas.leading(theme.BODY, 0.8)
    panel = _day_panel(canvas, area)
    wide = min(CHEST, area.w, (panel.y - y - 20) * RATIO)
    if wide > 120:
        canvas.art("chest_today", x, (y + panel.y) / 2, wide, centred=True)
    _draw_day_panel(canvas, panel, chests)


def number_words(day: date) -> str:
    """The number of a day in its year."""
    return _("chest number {n} of {year}").format(n=day.timetuple().tm_yday, year=day.year)


def _day_panel(canvas: Canvas, area: Rect) -> Rect:
    high = canvas.leading(theme.PROMPT, 1.4) + 74 + canvas.leading(theme.BODY, 1.4) + 22
    return Rect(area.x, area.bottom - high, area.w, high)


def _draw_day_panel(canvas: Canvas, area: Rect, chests: Sequence[Chest]) -> None:
    canvas.panel(area)
    y = area.y + 10 + canvas.leading(theme.PROMPT, 0.7)
    canvas.text(_("This day so far"), area.x + 22, y, theme.PROMPT, "ink", "title", room=area.w - 44)
    y += canvas.leading(theme.PROMPT, 0.7) + 40
    step = (area.w - 44) / max(1, len(chests))
    for n, chest in enumerate(chests):
        attempt = chest.attempt
        medal = attempt.medal if attempt is not None and attempt.finished else 0
        middle = area.x + 22 + (n + 0.5) * step
        canvas.art(drawing(medal), middle, y, min(56.0, step - 8), centred=True)
        if attempt is not None and attempt.finished and not medal:
            canvas.glyph("check", middle + 14, y + 18, 18 / canvas.measure.growth, "good")
    done = sum(chest.attempt is not None and chest.attempt.finished for chest in chests)
    words = _("{n} of {of} played").format(n=done, of=len(chests))
    y += 40 + canvas.leading(theme.BODY, 0.6)
    canvas.text(words, area.x + 22, y, theme.BODY, "muted", room=area.w - 44)


def month_high(canvas: Canvas) -> float:
    """How high the month's panel is."""
    return canvas.leading(theme.PROMPT, 1.4) + 2 * _half(canvas) + 2 * canvas.leading(theme.BODY, 1.25) + 34


def _half(canvas: Canvas) -> float:
    """Half the height of the row of medals."""
    return max(34.0, canvas.leading(theme.STRONG, 1.15))


def draw_month(canvas: Canvas, area: Rect, tries: Sequence[Try], run: tuple[int, int], note: str) -> None:
    """Medals of a month, the streak, and what targets are."""
    canvas.panel(area)
    y = area.y + 10 + canvas.leading(theme.PROMPT, 0.7)
    canvas.text(_("This month"), area.x + 24, y, theme.PROMPT, "ink", "title", room=area.w * 0.5)
    half = _half(canvas)
    y += canvas.leading(theme.PROMPT, 0.7) + half
    left = area.w * 0.58
    step = left / 3
    for n, medal in enumerate((GOLD, SILVER, BRONZE)):
        x = area.x + 46 + n * step
        count = sum(each.finished and each.medal == medal for each in tries)
        canvas.art(drawing(medal), x, y, 50, centred=True)
        canvas.text(str(count), x + 32, y + 6, 26, "ink", "bold", room=step - 62)
    x = area.x + left + 24
    canvas.fill((x - 10, y - half, 1, 2 * half), "panel_inner")
    now, best = run
    canvas.glyph("flame", x + 20, y, 40 / canvas.measure.growth, "#F7A13A" if now else "faint")
    room = area.right - x - 56
    lift = canvas.leading(theme.STRONG, 0.55)
    words = plural("{n} day", "{n} days", now)
    canvas.text(words, x + 46, y - lift, theme.STRONG, "fill_top", "bold", room=room)
    canvas.text(_("best {n}").format(n=best), x + 46, y + lift, theme.LABEL, "muted", room=room)
    y += half + canvas.leading(theme.BODY, 0.8)
    canvas.para(note, area.x + 24, y, area.w - 48, theme.BODY, "muted", "serif_italic", leading=1.2)
