"""The left page: who it is about, how often and how well they played, box by box, and their records."""

from dataclasses import dataclass

from game.bots.levels import LEVELS, portrait
from game.games import BOXES, find
from game.logbook.entry import APART
from game.logbook.figures import BoxRow, Figures, Record, Won
from game.logbook.writing import title_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.logbook.paper import BAND, GREY, INK, LINE, RED, bar, cover, emblem, heading, ink_of
from game.ui.scenes.reading.moments import day, length, recently
from game.words import _, plural


@dataclass(frozen=True, slots=True)
class Page:
    """Whose page it is ("" = everybody's), and what is on it."""

    name: str
    colour: int | None
    figures: Figures
    game: str = ""


def fitting(canvas: Canvas, room: float, *words: str) -> str:
    """The first of these that fits in one line of slanted text, else the last."""
    return next((each for each in words if canvas.width(each, theme.BODY, "serif_italic") <= room), words[-1])


def head_high(canvas: Canvas) -> float:
    """How high the name with its line is."""
    return max(104.0, canvas.leading(theme.TITLE, 1.1) + canvas.leading(theme.BODY, 1.3) + 12)


def draw_head(canvas: Canvas, area: Rect, page: Page, room: float) -> None:
    """Medallion, name, since when."""
    size = min(92.0, area.h - 10)
    emblem(canvas, page.colour, area.x + size / 2, area.y + size / 2 + 2, size)
    x = area.x + size + 24
    y = area.y + canvas.leading(theme.TITLE, 0.62)
    canvas.text(page.name or _("Everybody"), x, y, 46, INK, "display", room=room)
    facts = page.figures
    words = _("no finished game yet")
    if facts.since:
        told = {"since": day(facts.since), "last": recently(facts.last)}
        words = fitting(
            canvas,
            area.right - x,
            _("at this table since {since}; last played {last}").format(**told),
            _("last played {last}").format(**told),
            told["last"],
        )
    y += canvas.leading(theme.TITLE, 0.5) + canvas.leading(theme.BODY, 0.62)
    canvas.text(words, x, y, theme.BODY, GREY, "serif_italic", room=area.right - x)


def counts_high(canvas: Canvas) -> float:
    """How high the four numbers are."""
    return canvas.leading(46, 1.0) + canvas.leading(theme.BODY, 1.3) + 22


def draw_counts(canvas: Canvas, area: Rect, facts: Figures) -> None:
    """Games, wins, hours, wins in a row."""
    share = round(100 * facts.won / facts.games) if facts.games else 0
    hours = _("{n} h").format(n=round(facts.hours)) if facts.hours >= 1 else length(facts.hours * 60)
    told = (
        (str(facts.games), plural("game", "games", facts.games)),
        (str(facts.won), _("won, {n} %").format(n=share)),
        (hours if facts.hours else "–", _("at the table")),
        (str(facts.streak), plural("win in a row", "wins in a row", facts.streak)),
    )
    wide = area.w / len(told)
    y = area.y + canvas.leading(46, 0.55)
    under = y + canvas.leading(46, 0.5) + canvas.leading(theme.BODY, 0.6)
    for n, (number, words) in enumerate(told):
        x = area.x + n * wide
        canvas.text(number, x, y, 46, INK, "display", room=wide - 16)
        canvas.text(words, x, under, theme.BODY, GREY, "strong", room=wide - 16)


def row_high(canvas: Canvas) -> float:
    """How high one box is in the table."""
    return max(60.0, canvas.leading(theme.STRONG, 1.2) + 30)


def boxes_high(canvas: Canvas, rows: int) -> float:
    """How high the table of the boxes is, with its head and its note."""
    return canvas.leading(theme.BODY, 1.9) + rows * (row_high(canvas) + 4) + canvas.leading(theme.LABEL, 2.2)


def _columns(canvas: Canvas, area: Rect) -> tuple[list[float], float]:
    """Where the levels stand (their middles), and where the name of a box ends."""
    names = [portrait(level).name for level in LEVELS]
    wide = max(78.0, *(canvas.width(name, theme.LABEL, "strong") + 14 for name in names))
    wide = min(wide, area.w * 0.15)
    first = area.right - wide * len(names)
    return [first + wide * (n + 0.5) for n in range(len(names))], first


def draw_boxes(canvas: Canvas, area: Rect, page: Page) -> None:
    """For each box games, wins, and wins by the strongest bot at the table; what that means, where there is room."""
    facts = page.figures
    middles, edge = _columns(canvas, area)
    won_x = min(area.x + area.w * 0.37, edge - canvas.width(_("{n} %").format(n=100), theme.BODY, "bold") - 20)
    games_x = won_x - 28
    high = canvas.leading(theme.BODY, 1.7)
    canvas.fill((area.x, area.y, area.w, 2), LINE)
    y = area.y + high / 2 + 3
    canvas.text(_("Box"), area.x, y, theme.LABEL, GREY, "strong")
    canvas.text(_("Games"), games_x, y, theme.LABEL, GREY, "strong", "right")
    canvas.text(_("Won"), won_x + 20, y, theme.LABEL, GREY, "strong")
    wide = middles[1] - middles[0]
    for level, x in zip(LEVELS, middles, strict=True):
        canvas.text(portrait(level).name, x, y, theme.LABEL, GREY, "strong", "centre", room=wide - 8)
    top = area.y + high + 4
    rows = {row.game: row for row in facts.boxes}
    shown = [page.game] if page.game else list(BOXES)
    for n, box in enumerate(shown):
        place = Rect(area.x - 10, top + n * (row_high(canvas) + 4), area.w + 20, row_high(canvas))
        if n % 2 == 0:
            canvas.rr(place, 3, BAND)
        row = rows.get(box, BoxRow(box, Won(), {}))
        _draw_row(canvas, place, row, (games_x, won_x, edge), middles)
    words = _("Won of played, by the strongest bot at the table.")
    if facts.apart:
        named = ", ".join(f"{_(APART[why])} {n}" for why, n in facts.apart)
        words = _("Won of played, by the strongest bot at the table. Apart from these: {apart}.").format(apart=named)
    under = top + len(shown) * (row_high(canvas) + 4) + canvas.leading(theme.LABEL, 0.9)
    room = area.bottom + canvas.leading(theme.LABEL, 0.8) - under
    if canvas.para_height(words, area.w, theme.LABEL, "serif_italic", 1.2) <= room:
        canvas.para(words, area.x, under, area.w, theme.LABEL, GREY, "serif_italic", leading=1.2)


def _draw_row(
    canvas: Canvas, place: Rect, row: BoxRow, across: tuple[float, float, float], middles: list[float]
) -> None:
    games_x, won_x, edge = across
    ink, y = ink_of(row.game), place.centery
    x = place.x + 10
    x += cover(canvas, row.game, x, y, place.h - 12) + 16
    number = str(row.total.played)
    w = canvas.width(number, theme.BODY, "strong")
    title, room = title_of(row.game), games_x - w - 14 - x
    if canvas.width(title, theme.STRONG, "title") <= room:
        canvas.text(title, x, y, theme.STRONG, INK, "title")
    else:
        first = y - (canvas.para_height(title, room, theme.LABEL, "title", 1.1) - canvas.leading(theme.LABEL, 1.1)) / 2
        canvas.para(title, x, first, room, theme.LABEL, INK, "title", leading=1.1)
    canvas.text(number, games_x, y, theme.BODY, INK, "strong", "right")
    words = _("{n} %").format(n=round(100 * row.total.part)) if row.total.played else "–"
    wide = canvas.width(_("{n} %").format(n=100), theme.BODY, "bold") + 8
    track = min(90.0, edge - won_x - wide - 34)
    if track > 24:
        bar(canvas, Rect(won_x, y - 8, track, 16), row.total.part, ink)
    canvas.text(words, won_x + max(0.0, track) + 10, y, theme.BODY, INK, "bold")
    step = middles[1] - middles[0]
    for level, middle in zip(LEVELS, middles, strict=True):
        tally = row.levels.get(level.id, Won())
        if not tally.played:
            canvas.text("–", middle, y, theme.LABEL, GREY, "strong", "centre")
            continue
        told = _("{won} of {n}").format(won=tally.won, n=tally.played)
        canvas.text(told, middle, y - 9, theme.LABEL, INK, "strong", "centre", room=step - 6)
        bar(canvas, Rect(middle - 28, y + canvas.leading(theme.LABEL, 0.5), 56, 6), tally.part, ink)


def records_high(canvas: Canvas, number: int) -> float:
    """How high so many records are, two beside each other."""
    rows = -(-max(1, number) // 2)
    return canvas.leading(28, 1.5) + rows * _record_high(canvas)


def _record_high(canvas: Canvas) -> float:
    return canvas.leading(theme.LABEL, 1.25) + canvas.leading(theme.BODY, 2.2)


def draw_records(canvas: Canvas, area: Rect, facts: Figures) -> None:
    """The best of each kind, with when it was, as many as there is room for."""
    y = area.y + canvas.leading(28, 0.7)
    heading(canvas, _("Records"), area.x, y, area.right, ruled=True)
    y = area.y + canvas.leading(28, 1.5) + canvas.leading(theme.LABEL, 0.5)
    wide = area.w / 2
    step = canvas.leading(theme.LABEL, 1.25)
    for n, record in enumerate(facts.records):
        x = area.x + n % 2 * wide
        top = y + n // 2 * _record_high(canvas)
        if n > 1 and top + _record_high(canvas) > area.bottom + canvas.leading(theme.BODY, 1.1):
            break
        title, words = record_words(record)
        canvas.text(title, x, top, theme.LABEL, RED, "bold", room=wide - 20)
        canvas.para(words, x, top + step, wide - 20, theme.BODY, INK, leading=1.1)
    if not facts.records:
        canvas.text(_("None yet."), area.x, y, theme.BODY, GREY, "serif_italic")


def record_words(record: Record) -> tuple[str, str]:
    """What a record is called, and what it was."""
    entry, when = record.entry, day(record.entry.ended)
    if record.kind == "night":
        games = plural("{n} game", "{n} games", record.games)
        return _("Longest night"), _("{games}, {time}, {day}").format(games=games, time=length(record.value), day=when)
    score = find(entry.game).staging.score if entry.game in BOXES else str
    points, title = score(int(record.value)), title_of(entry.game)
    if record.kind == "lead":
        return _("Clearest win"), _("{points} ahead, {box}, {day}").format(points=points, box=title, day=when)
    if record.kind == "sum":
        return _("Largest sum at once"), _("{points}, {box}, {day}").format(
            points=f"${int(record.value):,}", box=title, day=when
        )
    return _("Best score"), _("{points}, {box}, {day}").format(points=points, box=title, day=when)
