"""The chances to win through the game, and the cards of the moments that turned it."""

from collections.abc import Sequence

import pygame

from game.bots.hindsight import Report, Turn, curve_of
from game.core.match import Match
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import cover
from game.ui.scenes.logbook.paper import GREY, INK, draw_curves
from game.words import _

GAIN, LOSS = "#6CCB8E", "#FF8A73"


def draw_chances(canvas: Canvas, area: Rect, match: Match, report: Report) -> None:
    """A line for each seat; bands are the turning points."""
    x, right = area.x + 34, area.right - 34
    y = area.y + 20 + canvas.leading(28, 0.7)
    wide = canvas.text(_("Chance to win"), x, y, 28, INK, "title", room=right - x)
    sub = _("estimated after the end, every card known")
    if x + wide + 20 + canvas.width(sub, theme.BODY, "serif_italic") <= right:
        canvas.text(sub, x + wide + 18, y + 2, theme.BODY, GREY, "serif_italic")
    left = x + canvas.width(_("{n} %").format(n=100), theme.LABEL, "strong") + 14
    names = max(canvas.width(player.name, theme.BODY, "bold") for player in match.players) + 54
    end = right - min(names, area.w * 0.28)
    words, room = calibration(match), end - x
    low = canvas.para_height(words, room, theme.LABEL, leading=1.2) + 26
    top = y + canvas.leading(28, 0.5) + 40
    plot = Rect(left, top, end - left, area.bottom - 14 - low - top)
    last = report.chances[-1][0]

    def across(step: int) -> float:
        return plot.x + plot.w * step / max(1, last)

    for number, turn in enumerate(report.turns, 1):
        band = max(14.0, plot.w / 26)
        canvas.shade((across(turn.step) - band / 2, plot.y - 8, band, plot.h + 8), "#E3A83B", 0.26)
        canvas.art("turn_mark", across(turn.step), plot.y - 22, 38, centred=True)
        canvas.text(str(number), across(turn.step), plot.y - 22, theme.LABEL, "#3B2408", "bold", "centre")
    for part in (0, 0.5, 1):
        at = plot.bottom - plot.h * part
        canvas.fill((plot.x, at, plot.w, 1.2), "#CDB98A")
        canvas.text(_("{n} %").format(n=round(100 * part)), left - 10, at, theme.LABEL, GREY, "strong", "right")
    lines = []
    for seat, player in enumerate(match.players):
        points = [(across(step), plot.bottom - plot.h * each[seat]) for step, each in report.chances]
        style = theme.SEATS[player.colour]
        pale = style.text == theme.SEATS[5].text  # on paper a pale line needs its darker tone
        lines.append((style.dark if pale else style.colour, points))
    draw_curves(canvas, plot.inflate(16, 16), lines, dots=False)
    _draw_ends(canvas, plot, match, [points[-1][1] for _colour, points in lines], right)
    under = area.bottom + 2 - low + canvas.leading(theme.LABEL, 0.6)
    canvas.para(words, x, under, room, theme.LABEL, GREY, leading=1.2)


def _draw_ends(canvas: Canvas, plot: Rect, match: Match, ends: Sequence[float], right: float) -> None:
    """Each line's emblem and name; those that end together stand below each other."""
    step = max(36.0, canvas.leading(theme.BODY, 1.4))
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    y = plot.y - step
    places = []
    for seat in order:
        y = max(ends[seat], y + step)
        places.append(y)
    over = max(0.0, places[-1] - plot.bottom - 6)
    for seat, place in zip(order, places, strict=True):
        at = max(plot.y, place - over)
        canvas.medal(match.players[seat].colour, plot.right + 22, at, min(32.0, step - 4))
        name, room = match.players[seat].name, right - plot.right - 46
        canvas.text(name, plot.right + 46, at, theme.BODY, INK, "bold", room=room)


def calibration(match: Match) -> str:
    """How good these chances were on games that bots played against each other."""
    curve = curve_of(match.game.id)
    if not curve.games:
        return _("These chances were not tried on other games yet.")
    words = _("On games of bots they were {off} % off on average, and {less} % less wrong than equal chances.")
    return words.format(off=round(100 * curve.off), less=round(100 * (1 - curve.brier / curve.fair)))


MOST_LINES = 3
"""In so many lines a card says what was done."""


def draw_card(
    canvas: Canvas, area: Rect, number: int, turn: Turn, told: tuple[Match, str, str], picture: pygame.Surface | None
) -> None:
    """The board of then, when it was, what was done, and how a chance to win changed; the button is the scene's."""
    match, when, words = told
    canvas.panel(area, radius=10)
    line = canvas.leading(theme.LABEL, 1.4)
    small = canvas.measure.text_px(theme.LABEL)
    times = canvas.lettering.lines(when, "bold", small, canvas.px(area.w - 90))[:2]
    px, room = canvas.measure.text_px(theme.STRONG), canvas.px(area.w - 40)
    lines = canvas.lettering.lines(words, "title", px, room)
    if len(lines) > MOST_LINES:  # the first sentence says what was done
        lines = canvas.lettering.lines(words.partition(". ")[0].removesuffix(".") + ".", "title", px, room)
    lines = lines[:MOST_LINES]
    text = line * len(times) + max(2, len(lines)) * canvas.leading(theme.STRONG, 1.15) + 22
    button = max(58.0, canvas.leading(theme.BODY, 1.0) + 40)
    photo = Rect(area.x + 10, area.y + 10, area.w - 20, max(0.0, area.h - text - button - 24))
    if photo.h > 50:
        canvas.rr(photo, 4, "well", "line", 1.5)
        if picture is not None:
            box = canvas.box(photo)
            key = ("turn", id(picture), box.size)
            canvas.paste(canvas.gallery.made(key, lambda: cover(picture, box.size)), photo.x, photo.y)
    canvas.art("turn_mark", area.x + 32, area.y + 32, 42, centred=True)
    canvas.text(str(number), area.x + 32, area.y + 32, theme.BODY, "#3B2408", "bold", "centre")
    canvas.medal(match.players[turn.seat].colour, area.right - 36, max(photo.bottom, area.y + 34), 46)
    y = photo.bottom + 14 + line / 2
    for part in times:
        canvas.text(part, area.x + 20, y, theme.LABEL, "accent", "bold")
        y += line
    y += canvas.leading(theme.STRONG, 0.65) - line / 2
    for part in lines:
        canvas.text(part, area.x + 20, y, theme.STRONG, "ink", "title", room=area.w - 40)
        y += canvas.leading(theme.STRONG, 1.15)
    change = _("{n} %").format(n=round(100 * abs(turn.change)))
    up = turn.change > 0
    at = area.bottom - 10 - button / 2
    wide = canvas.text(f"+{change}" if up else f"−{change}", area.x + 20, at, 28, GAIN if up else LOSS, "bold")
    canvas.glyph("up" if up else "down", area.x + 20 + wide + 18, at, 14, GAIN if up else LOSS)
