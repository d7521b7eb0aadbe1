"""What a finished game was as a game of the day: the target it reached and its medal, or that it was practice."""

from typing import NamedTuple

from game.core.match import Match
from game.daily.reckoning import SITTING
from game.games import find
from game.logbook.chest_log import ChestLog
from game.logbook.store import LogTrouble
from game.logbook.tries import Try, targets
from game.logbook.writing import mark_of
from game.ui.scenes.today.telling import figure_words, in_words, medal_name
from game.words import _


class DayEnd(NamedTuple):
    """What the results say of a game of the day, "" = it was none; and which medal it won, 0 = none."""

    words: str = ""
    medal: int = 0


def day_end(match: Match) -> DayEnd:
    """Return what this finished match was as a game of the day."""
    people = {player.name.casefold() for player in match.players if player.human}
    if len(people) != 1:
        return DayEnd()
    try:
        tries = ChestLog().tries(people.pop())
    except LogTrouble:
        return DayEnd()
    mine = next((each for each in tries if (each.game, each.seed) == (match.game.id, match.seed)), None)
    if mine is None:
        return DayEnd()
    if mine.finished and mine.id == mark_of(match.to_document()):
        return DayEnd(_reached(mine), mine.medal if len(mine.figures) == len(SITTING) else 0)
    if not mine.finished:
        return DayEnd(_("Practice at the chest of {day}.").format(day=in_words(mine.date)))
    words = _("Practice at the chest of {day}; the first try stands: {figure}.")
    return DayEnd(words.format(day=in_words(mine.date), figure=figure_words(mine.game, mine.figure)))


def _reached(mine: Try) -> str:
    """The figure, its medal, and what would have been the next one."""
    daily = find(mine.game).staging.daily
    assert daily is not None, "only boxes with days have tries"
    figure = figure_words(mine.game, mine.figure)
    said = _("The chest of {day}: {figure} ({what})").format(day=in_words(mine.date), figure=figure, what=daily().what)
    if len(mine.figures) < len(SITTING):
        return _("{said}. The bots still play for its targets.").format(said=said)
    said = _("{said}, {medal}.").format(said=said, medal=medal_name(mine.medal))
    if mine.medal == 3:
        return said
    after = {"said": said, "medal": medal_name(mine.medal + 1)}
    wanted = figure_words(mine.game, targets(mine.figures)[mine.medal])
    return _("{said} The target for {medal} was {wanted}.").format(**after, wanted=wanted)
