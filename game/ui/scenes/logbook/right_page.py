"""The right page: the rating between the levels of the bots, the last games, the favourite opening, and awards."""

from collections.abc import Callable, Sequence
from datetime import datetime

from game.bots.levels import LEVELS, portrait
from game.games import BOXES
from game.logbook.figures import LAST, Figures, Line, Opening
from game.logbook.rating import anchors
from game.logbook.writing import title_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.logbook.left_page import Page
from game.ui.scenes.logbook.paper import (
    GREEN,
    GREY,
    INK,
    LINE,
    RED,
    bar,
    cover,
    draw_curves,
    heading,
    ink_of,
    photo,
)
from game.ui.scenes.reading.moments import day, month
from game.words import _, plural

MARGIN = 130.0
"""Points above and below the outermost line of a chart of ratings."""
SIGN = 34.0
"""Room for the sign before a change."""
STAMPS = ("#1C5F91", "#B1361B", "#5C2569", "#2F6B3F", "#8A5E16")
GLYPHS = ("helmet", "coin", "beast", "trophy", "chest")


def draw_rating(canvas: Canvas, area: Rect, page: Page) -> None:
    """A line for each box, between the strengths of the bots."""
    facts = page.figures
    y = area.y + canvas.leading(32, 0.65)
    x = canvas.text(_("Rating"), area.x, y, 32, INK, "title") + area.x
    words = _("against bots of known strength")
    canvas.text(words, x + 18, y + 3, theme.BODY, GREY, "serif_italic", room=area.right - x - 18)
    top = area.y + canvas.leading(32, 1.5)
    if not facts.ratings:
        empty = _("Choose somebody to see a rating.") if not page.name else _("No game yet that counts.")
        canvas.text(empty, area.x, top + 40, theme.BODY, GREY, "serif_italic", room=area.w)
        return
    names = [canvas.width(title_of(line.game), theme.LABEL, "strong") for line in facts.ratings]
    number = canvas.width(_("{n} ± {m}").format(n=1386, m=120), theme.STRONG, "bold")
    changes = [
        canvas.width(str(abs(round(line.change))), theme.LABEL, "bold") for line in facts.ratings if round(line.change)
    ]
    number += SIGN + max(changes) if changes else 0
    side = min(58 + max(*names, number), area.w * 0.44)
    low = canvas.leading(theme.LABEL, 1.6)
    levels = _levels(facts.ratings)
    left = max(canvas.width(name, theme.LABEL, "serif_italic") for name in levels) + 14
    plot = Rect(area.x + left, top, area.w - left - side, area.bottom - low - top)
    values = [rating.value for line in facts.ratings for _moment, rating in line.points]
    least, most = min(*values, *levels.values()) - MARGIN, max(*values, *levels.values()) + MARGIN

    def height(value: float) -> float:
        return plot.bottom - (value - least) / (most - least) * plot.h

    _draw_levels(canvas, plot, {name: height(value) for name, value in levels.items()})
    canvas.fill((plot.x, plot.bottom, plot.w, 2), LINE)
    moments = sorted({moment for line in facts.ratings for moment, _rating in line.points})
    place = _across(plot, moments)
    _draw_moments(canvas, plot, moments, place)
    lines = []
    for line in facts.ratings:
        points = [(place(moment), height(rating.value)) for moment, rating in line.points]
        if len(points) == 1:
            points.insert(0, (plot.x, points[0][1]))
        lines.append((ink_of(line.game), _thinned(points)))
    draw_curves(canvas, Rect(plot.x - 10, plot.y - 10, plot.w + 20, plot.h + 20), lines)
    _draw_ends(canvas, plot, facts.ratings, height, area.right)


def _levels(lines: Sequence[Line]) -> dict[str, float]:
    """Where the levels stand in these boxes, on the average."""
    boxes = [anchors(line.game) for line in lines]
    return {portrait(level).name: sum(box[level.id] for box in boxes) / len(boxes) for level in LEVELS}


def _draw_levels(canvas: Canvas, plot: Rect, levels: dict[str, float]) -> None:
    last = plot.bottom + 99
    for name, y in levels.items():
        x = plot.x
        while x < plot.right:
            canvas.fill((x, y, min(4.0, plot.right - x), 1.5), LINE)
            x += 10
        if last - y >= canvas.leading(theme.LABEL, 1.0):
            canvas.text(name, plot.x - 10, y, theme.LABEL, "#6A4A12", "serif_italic", "right")
            last = y


def _across(plot: Rect, moments: Sequence[datetime]) -> Callable[[datetime], float]:
    """Where a moment stands: by time over months, game by game over days."""
    first, last = moments[0], moments[-1]
    span = (last - first).total_seconds()
    if span > 45 * 86400:
        return lambda moment: plot.x + plot.w * (moment - first).total_seconds() / span
    order = {moment: n for n, moment in enumerate(moments)}
    return lambda moment: plot.x + plot.w * (order[moment] + 1) / len(moments)


def _draw_moments(
    canvas: Canvas, plot: Rect, moments: Sequence[datetime], place: Callable[[datetime], float]
) -> None:
    """Months where the line crosses into them, or the first and the last day."""
    y, ends = plot.bottom + canvas.leading(theme.LABEL, 0.9), plot.x - 99
    named = ""
    for moment in moments:
        words, x = month(moment), place(moment)
        wide = canvas.width(words, theme.LABEL, "strong")
        if words != named and x - wide / 2 > ends + 12 and x + wide / 2 <= plot.right + 40:
            canvas.text(words, max(x, plot.x + wide / 2), y, theme.LABEL, GREY, "strong", "centre")
            ends = max(x, plot.x + wide / 2) + wide / 2
            named = words


def _thinned(points: Sequence[tuple[float, float]], most: int = 24) -> Sequence[tuple[float, float]]:
    """At most so many points, the last among them."""
    every = -(-len(points) // most)
    return points if every == 1 else [*points[:-1:every], points[-1]]


def _draw_ends(
    canvas: Canvas, plot: Rect, lines: Sequence[Line], height: Callable[[float], float], right: float
) -> None:
    """At the end of each line its box, the rating with its uncertainty, and how it has changed."""
    step = canvas.leading(theme.STRONG, 1.0) + canvas.leading(theme.LABEL, 1.25)
    places: list[float] = []
    for line in lines:
        y = height(line.points[-1][1].value)
        places.append(max(y, places[-1] + step) if places else max(y, plot.y + step / 2))
    over = max(0.0, places[-1] - (plot.bottom + 10))
    for line, y in zip(lines, [place - over for place in places], strict=True):
        rating = line.points[-1][1]
        x = plot.right + 8
        x += cover(canvas, line.game, x, y, min(46.0, step - 4)) + 10
        number = _("{n} ± {m}").format(n=round(rating.value), m=round(1.96 * rating.unsure))
        top = y - step / 2 + canvas.leading(theme.STRONG, 0.55)
        wide = canvas.text(number, x, top, theme.STRONG, INK, "bold", room=right - x)
        change = round(line.change)
        if change and x + wide + SIGN < right:
            colour, sign = (GREEN, "up") if change > 0 else (RED, "down")
            canvas.glyph(sign, x + wide + 18, top, 12, colour)
            canvas.text(str(abs(change)), x + wide + 30, top, theme.LABEL, colour, "bold", room=right - x - wide - 30)
        canvas.text(title_of(line.game), x, top + canvas.leading(theme.LABEL, 1.2), theme.LABEL, GREY, "strong",
                    room=right - x)  # fmt: skip


def latest_high(canvas: Canvas) -> float:
    """How high the last games are."""
    return canvas.leading(28, 1.5) + 44 * min(canvas.measure.growth, 1.4)


def draw_latest(canvas: Canvas, area: Rect, facts: Figures) -> None:
    """A star for each game that was won, a ring for the others, and the best row."""
    y = area.y + canvas.leading(28, 0.65)
    title = plural("Last game", "Last {n} games", len(facts.latest)) if facts.latest else _("Last games")
    end = heading(canvas, title, area.x, y, area.right)
    if not facts.latest:
        canvas.text(_("None yet."), end + 20, y, theme.BODY, GREY, "serif_italic")
    if facts.best_streak > 1:
        words = _("best row: {n}, {day}").format(n=facts.best_streak, day=day(facts.best_streak_at))
        canvas.text(words, area.right, y, theme.BODY, GREY, "serif_italic", "right", room=area.right - end - 20)
    size = min(34.0, area.w / LAST - 4)
    y = area.y + canvas.leading(28, 1.5) + size / 2
    for n, share in enumerate(facts.latest):
        x = area.x + size / 2 + n * area.w / LAST
        if share >= 1:
            canvas.art("star_on", x, y, size, centred=True)
        elif share > 0:
            canvas.art("star_on", x, y, size * 0.7, centred=True)
        else:
            canvas.rr((x - 8, y - 8, 16, 16), 8, "", LINE, 2)
    if facts.streak > 1 and facts.streak <= len(facts.latest):
        first = area.x + (len(facts.latest) - facts.streak) * area.w / LAST
        last = area.x + (len(facts.latest) - 1) * area.w / LAST + size
        canvas.rr((first, y + size / 2 + 4, last - first, 3), 1.5, "#A8321B")


def opening_high(canvas: Canvas) -> float:
    """How high the favourite opening is."""
    lines = canvas.leading(theme.LABEL, 1.4) + canvas.leading(28, 1.3) + 3 * canvas.leading(theme.BODY, 1.5)
    return max(190.0, lines + 16)


def draw_opening(canvas: Canvas, area: Rect, openings: Sequence[Opening]) -> None:
    """The cover of the box as a pasted picture, and beside it how its games like to begin."""
    canvas.fill((area.x, area.y, area.w, 1.5), "#CDB98A")
    if not openings:
        canvas.text(_("No favourite opening yet."), area.x, area.y + 40, theme.BODY, GREY, "serif_italic", room=area.w)
        return
    opening = openings[0]
    wide = min(230.0, area.w * 0.3)
    picture = Rect(area.x + 10, area.y + 20, wide, area.h - 36)
    photo(canvas, picture, f"cover_{opening.game}")
    x, room = picture.right + 30, area.right - picture.right - 30
    y = area.y + 18 + canvas.leading(theme.LABEL, 0.6)
    canvas.text(_("Favourite opening"), x, y, theme.LABEL, RED, "bold", room=room)
    y += canvas.leading(28, 1.15)
    canvas.text(opening.words, x, y, 28, INK, "title", room=room)
    y += canvas.leading(theme.BODY, 1.55)
    here, other = opening.here, opening.elsewhere
    words = _("{n} of {all} games of {box} began so.").format(
        n=here.played, all=here.played + other.played, box=title_of(opening.game)
    )
    canvas.text(words, x, y, theme.BODY, INK, room=room)
    y += canvas.leading(theme.BODY, 1.45)
    track = min(200.0, room * 0.42)
    bar(canvas, Rect(x, y - 9, track, 18), here.part, ink_of(opening.game))
    told = plural("{n} of them won", "{n} of them won", here.won)
    canvas.text(told, x + track + 16, y, theme.BODY, INK, "bold", room=room - track - 16)
    y += canvas.leading(theme.BODY, 1.4)
    if other.played and y < area.bottom:
        words = _("begun otherwise: {won} of {n}").format(won=other.won, n=other.played)
        canvas.text(words, x, y, theme.BODY, GREY, "serif_italic", room=room)


def stamps_high(canvas: Canvas) -> float:
    """How high a row of awards is."""
    return 112 + canvas.leading(theme.LABEL, 2.4) + 14


def draw_awards(canvas: Canvas, area: Rect, facts: Figures, rows: int = 1) -> None:
    """Ink stamps with how often each was given; the title stands beside the first row."""
    canvas.fill((area.x, area.y, area.w, 1.5), "#CDB98A")
    x = heading(canvas, _("Awards"), area.x, area.y + 14 + canvas.leading(28, 0.6), area.right) + 20
    if not facts.awards:
        canvas.text(_("None yet."), x, area.y + 14 + canvas.leading(28, 0.6), theme.BODY, GREY, "serif_italic")
        return
    number = max(1, int((area.right - x) // 128)) if rows == 1 else 5
    wide = (area.right - x) / min(number, max(3, len(facts.awards)))
    for n, (game, title, often) in enumerate(facts.awards[: number * rows]):
        _draw_stamp(canvas, x + (n % number + 0.5) * wide, area.y + 66 + n // number * stamps_high(canvas), wide,
                    (game, title, often))  # fmt: skip


def _draw_stamp(canvas: Canvas, x: float, y: float, wide: float, award: tuple[str, str, int]) -> None:
    game, title, often = award
    number = BOXES.index(game) if game in BOXES else 0
    ink, sign = STAMPS[number % len(STAMPS)], GLYPHS[number % len(GLYPHS)]
    canvas.art("stamp_ring", x, y, 104, centred=True, tint=ink)
    canvas.art(f"glyph_{sign}", x, y, 44, centred=True, tint=ink)
    if often > 1:
        words = _("× {n}").format(n=often)
        w, h = canvas.width(words, theme.LABEL, "bold") + 18, canvas.leading(theme.LABEL, 1.35)
        canvas.rr((x + 22, y + 52 - h, w, h), h / 2, "#FBF3DC", ink, 1.5)
        canvas.text(words, x + 22 + w / 2, y + 52 - h / 2, theme.LABEL, ink, "bold", "centre")
    under = y + 56 + canvas.leading(theme.LABEL, 0.75)
    canvas.para(title, x, under, wide - 8, theme.LABEL, GREY, "strong", "centre", leading=1.05)


