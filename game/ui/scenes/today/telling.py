"""Today's chest in words: dates, medals, and the line that one copies for friends."""

from collections.abc import Sequence
from datetime import date

from game.daily.medals import KINDS
from game.games import find
from game.logbook.tries import Try
from game.logbook.writing import title_of
from game.ui.scenes.reading.moments import MONTHS
from game.words import _, later, plural

DAYS = (
    later("Monday"), later("Tuesday"), later("Wednesday"), later("Thursday"), later("Friday"), later("Saturday"),
    later("Sunday"),
)  # fmt: skip
BRIEF = (later("Mo"), later("Tu"), later("We"), later("Th"), later("Fr"), later("Sa"), later("Su"))
"""The days of a week in two letters, from Monday on."""
MEDALS = (later("no medal"), later("bronze"), later("silver"), later("gold"))


def weekday(day: date) -> str:
    """The day of the week."""
    return _(DAYS[day.weekday()])


def in_words(day: date) -> str:
    """The date without its year."""
    return _("{day} {month}").format(day=day.day, month=_(MONTHS[day.month - 1]))


def medal_name(medal: int) -> str:
    """The medal in a word."""
    return _(MEDALS[medal])


def drawing(medal: int) -> str:
    """The name of the medal's drawing."""
    return f"medal_{KINDS[medal]}"


def figure_words(game_id: str, figure: int) -> str:
    """A figure as the box writes it."""
    daily = find(game_id).staging.daily
    return str(figure) if daily is None else daily().written(figure)


def in_a_row(days: int) -> str:
    """A streak in words."""
    return plural("{n} day in a row", "{n} days in a row", days)


def line_for_friends(day: date, version: str, tries: Sequence[Try], boxes: int, streak: int) -> str:
    """One line without anything of the games but how they ended: no rule, no target, nothing that lay in them."""
    told = [_told(each) for each in tries if each.finished]
    head = _("Seachest {version}, the chest of {date}").format(version=version, date=day.isoformat())
    count = _("{n} of {of}").format(n=len(told), of=boxes)
    parts = [*told, count, *([in_a_row(streak)] if streak > 1 else [])]
    return f"{head}: {'; '.join(parts)}"


def _told(each: Try) -> str:
    words = {"box": title_of(each.game), "figure": figure_words(each.game, each.figure)}
    if len(each.figures) < 3:
        return _("{box} {figure} (medal still open)").format(**words)
    return _("{box} {figure} ({medal})").format(**words, medal=medal_name(each.medal))
