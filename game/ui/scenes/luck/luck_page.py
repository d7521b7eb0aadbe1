"""What luck gave and took, seat by seat, on paper."""

from collections.abc import Sequence
from math import floor, log10

from game.bots.hindsight import OTHER, Report
from game.core.match import Match
from game.core.staging import Cause
from game.core.telling import Line
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.logbook.paper import GREEN, GREY, INK, LINE, RED
from game.words import _

REST = Cause((), "", "die", "#6A6258")
"""What no row of the box names."""
LEAST = 0.004
"""A smaller part of the longest bar is not drawn."""
FINE = 6.0
"""On a scale that ends before so many points they have a decimal."""


def cause_of(causes: Sequence[Cause], number: int) -> Cause:
    """The row of a cause; the rest has one of its own."""
    return causes[number] if number != OTHER else REST


def written(match: Match, report: Report, gain: float, most: float = FINE) -> str:
    """A gain in the game's own units, or in per cent of a chance to win, with its sign.

    `most` is the end of the scale: where it is short, points have a decimal.
    """
    size, fine = abs(gain), report.points and most < FINE
    if not report.points:
        words = _("{n} %").format(n=round(100 * size))
    else:
        words = f"{size:.1f}" if fine else match.game.staging.score(round(size))
    if round(size if report.points else 100 * size, int(fine)) == 0:
        return words
    return f"+{words}" if gain > 0 else f"−{words}"


def draw_luck(canvas: Canvas, area: Rect, match: Match, report: Report, causes: Sequence[Cause]) -> None:
    """A heading, the causes, and a bar for each seat: right of the line luck gave, left of it luck took."""
    x, right = area.x + 34, area.right - 34
    y = area.y + 20 + canvas.leading(28, 0.7)
    canvas.text(_("What luck gave and took"), x, y, 28, INK, "title", room=right - x)
    y += canvas.leading(28, 0.6) + canvas.leading(theme.BODY, 0.6)
    unit = _("in what the game counts, against what was likely")
    if not report.points:
        unit = _("in chances to win, against what was likely")
    canvas.text(unit, x, y, theme.BODY, GREY, "serif_italic", room=right - x)
    y = _draw_legend(canvas, Rect(x, y + canvas.leading(theme.BODY, 0.8), right - x, 0), report, causes)
    foot = canvas.para_height(_note(report), right - x, theme.LABEL, "serif_italic", leading=1.2) + 18
    low = area.bottom - foot
    seats = len(match.players)
    high = (low - y - canvas.leading(theme.LABEL, 2.6)) / seats
    most = rounded_up(max((_reach(report, seat) for seat in range(seats)), default=1.0) or 1.0)
    sums = [written(match, report, -_whole(report, seat), most) for seat in range(seats)]
    wide = max(canvas.width(words, 26, "bold") for words in sums) + 24
    names = max(canvas.width(player.name, theme.STRONG, "title") for player in match.players)
    left = x + 70 + min(names, (right - x) * 0.24) + 20
    track = Rect(left, y, right - wide - left, high * seats)
    for seat in range(seats):
        _draw_seat(canvas, Rect(x, y + seat * high, right - x, high), track, most, (match, report, causes, seat))
    under = y + seats * high + canvas.leading(theme.LABEL, 0.7)
    canvas.text(_("as likely"), track.centerx, under, theme.LABEL, GREY, "strong", "centre")
    ends = [(part, written(match, report, part * most, most)) for part in (-1.0, -0.5, 0.5, 1.0)]
    widest = max(canvas.width(words, theme.LABEL) for words in (_("as likely"), *(words for _part, words in ends)))
    for part, words in ends if widest + 8 < track.w / 4 else ():
        canvas.text(words, track.centerx + part * track.w / 2, under, theme.LABEL, GREY, "text", "centre")
    under += canvas.leading(theme.LABEL, 1.2)
    canvas.text(_("luck took"), track.x, under, theme.LABEL, RED, "bold", room=track.w / 2 - 50)
    canvas.text(_("luck gave"), track.right, under, theme.LABEL, GREEN, "bold", "right", room=track.w / 2 - 50)
    canvas.para(_note(report), x, low + canvas.leading(theme.LABEL, 0.5), right - x, theme.LABEL, GREY, "serif_italic",
                leading=1.2)  # fmt: skip


def rounded_up(most: float) -> float:
    """The end of a scale on which this fits: 1, 2, 3, 4, 6 or 8 and zeros, so that half of it is round as well."""
    unit: float = 10.0 ** floor(log10(most))
    return next(step * unit for step in (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0) if step * unit >= most)


def _note(report: Report) -> str:
    error = report.error()
    sampled = any(stroke.error for stroke in report.strokes)
    words, plans = _("Each draw is compared with all draws that were possible then."), _("Plans are not luck.")
    if not sampled:
        return f"{words} {plans}"
    digits = 0 if error >= 3 else 1 if error >= 0.1 else 2
    size = f"{error:.{digits}f}" if report.points else _("{n} %").format(n=round(100 * error))
    more = _("Where those were too many, some were sampled: the sums are sure to about ± {n}.")
    return f"{words} {more.format(n=size)} {plans}"


def _whole(report: Report, seat: int) -> float:
    return sum(report.sums(seat).values())


def _reach(report: Report, seat: int) -> float:
    sums = report.sums(seat).values()
    return max(sum(gain for gain in sums if gain > 0), -sum(gain for gain in sums if gain < 0))


def _draw_legend(canvas: Canvas, area: Rect, report: Report, causes: Sequence[Cause]) -> float:
    """The causes that there were; returns y below them."""
    x, y, step = area.x, area.y + 16, max(34.0, canvas.leading(theme.LABEL, 1.7))
    numbers = sorted({stroke.cause for stroke in report.strokes}, key=lambda number: (number == OTHER, number))
    for number in numbers:
        cause = cause_of(causes, number)
        name = cause.name or _("other luck")
        wide = 44 + canvas.width(name, theme.LABEL) + 22
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + step
        canvas.rr((x, y - 13, 30, 26), 4, cause.ink, "#2A2A2A", 1.5)
        canvas.art(f"glyph_{cause.sign}", x + 15, y, 17, centred=True, tint="#FFFFFF")
        canvas.text(name, x + 38, y, theme.LABEL, INK, room=area.right - x - 38)
        x += wide
    if not numbers:
        canvas.text(_("No luck decided anything."), x, y, theme.BODY, GREY, "serif_italic")
    return y + 24


def _draw_seat(
    canvas: Canvas, row: Rect, track: Rect, most: float, told: tuple[Match, Report, Sequence[Cause], int]
) -> None:
    match, report, causes, seat = told
    player = match.players[seat]
    phrase = best_words(match, report, seat)
    two = phrase and row.h > 56 + canvas.leading(theme.BODY, 1.2)
    middle = row.y + (row.h - (canvas.leading(theme.BODY, 1.3) if two else 0)) / 2
    size = min(58.0, row.h - 12)
    canvas.medal(player.colour, row.x + size / 2, middle, size)
    canvas.text(player.name, row.x + 70, middle, theme.STRONG, INK, "title", room=track.x - row.x - 84)
    zero, half = track.centerx, track.w / 2
    bar = min(40.0, row.h * 0.4)
    for part in (-1.0, -0.5, 0.5, 1.0):
        canvas.fill((zero + part * half - 0.6, middle - bar, 1.2, bar * 1.6), "#D9C79A")
    ends = {1: zero, -1: zero}
    for number, gain in sorted(report.sums(seat).items(), key=lambda each: abs(each[1])):
        long = abs(gain) / most * half
        if long < LEAST * half:
            continue
        way = 1 if gain > 0 else -1
        start = ends[way]
        ends[way] = start + way * long
        cause = cause_of(causes, number)
        place = Rect(min(start, ends[way]), middle - bar / 2, long, bar)
        canvas.rr(place, 3, cause.ink, "#2A2A2A", 1.5)
        if long > 24:
            canvas.art(f"glyph_{cause.sign}", place.centerx, middle, 20, centred=True, tint="#FFFFFF")
    canvas.fill((zero - 1, middle - bar, 2, bar * 1.6), LINE)
    whole = _whole(report, seat)
    point = zero + max(-half, min(half, whole / most * half))
    canvas.fill((point - 1.5, middle - bar / 2 - 8, 3, bar + 16), INK)
    canvas.art("glyph_down", point, middle - bar / 2 - 12, 15, centred=True, tint=INK)
    words = written(match, report, whole, most)
    colour = GREEN if words.startswith("+") else RED if words.startswith("−") else GREY
    canvas.text(words, row.right, middle, 26, colour, "bold", "right")
    if two:
        under = middle + bar / 2 + canvas.leading(theme.BODY, 0.9)
        canvas.text(phrase, row.x + 70, under, theme.BODY, GREY, "serif_italic", room=row.w - 76)
    canvas.fill((row.x, row.bottom - 1, row.w, 1), "#E0CE9E")


def best_words(match: Match, report: Report, seat: int) -> str:
    """The luck that did most for or against this seat, in the words of the public log; "" = nothing is told of any."""
    strokes = sorted(report.strokes, key=lambda stroke: -abs(stroke.gain[seat]))
    told = (line for stroke in strokes[:6] for line in _told_of(match, stroke.step, seat))
    return next((line.text for line in told if line.kind == "luck"), "")


def words_of(match: Match, steps: int, seat: int | None = None) -> str:
    """What was told of the step after which so many were played: of luck first; of this seat alone, None = of any."""
    told = _told_of(match, steps, seat)
    return told[0].text if told else ""


def spots_of(match: Match, steps: int, seat: int) -> tuple[str, ...]:
    """Where that step was played, as everybody saw: what is told of this seat first."""
    told = [*_told_of(match, steps, seat), *_told_of(match, steps, None)]
    return tuple(line.spot for line in told if line.spot)


def _told_of(match: Match, steps: int, seat: int | None) -> list[Line]:
    told = (each.event for each in match.told(None, steps - 1) if each.step == steps - 1)
    lines = [line for event in told if (line := match.game.staging.narrate(event, match.players)) is not None]
    own = [line for line in lines if line.kind != "phase" and (line.seat == seat if seat is not None else True)]
    return sorted(own, key=lambda line: (line.kind != "luck", line.seat is None))
