"""What a finished game was as a game of the day: the target it reached, or that it was practice."""

from game.core.match import Match
from game.games import find
from game.logbook.chest_log import ChestLog
from game.logbook.store import LogTrouble
from game.logbook.tries import Try, targets
from game.logbook.writing import mark_of
from game.ui.scenes.today.telling import figure_words, in_words, medal_name
from game.words import _


def day_words(match: Match) -> str:
    """Return what the results say of it, "" = it was no game of a day."""
    people = {player.name.casefold() for player in match.players if player.human}
    if len(people) != 1:
        return ""
    try:
        tries = ChestLog().tries(people.pop())
    except LogTrouble:
        return ""
    mine = next((each for each in tries if (each.game, each.seed) == (match.game.id, match.seed)), None)
    if mine is None:
        return ""
    if mine.finished and mine.id == mark_of(match.to_document()):
        return _reached(mine)
    if not mine.finished:
        return _("Practice at the chest of {day}.").format(day=in_words(mine.date))
    words = _("Practice at the chest of {day}; the first try stands: {figure}.")
    return words.format(day=in_words(mine.date), figure=figure_words(mine.game, mine.figure))


def _reached(mine: Try) -> str:
    """The figure, its medal, and what would have been the next one."""
    daily = find(mine.game).staging.daily
    assert daily is not None, "only boxes with days have tries"
    figure = figure_words(mine.game, mine.figure)
    said = _("The chest of {day}: {figure}, {what}").format(day=in_words(mine.date), figure=figure, what=daily().what)
    if len(mine.figures) < 3:
        return _("{said}. The bots still play for its targets.").format(said=said)
    said = _("{said}: {medal}.").format(said=said, medal=medal_name(mine.medal))
    if mine.medal == 3:
        return said
    after = {"said": said, "medal": medal_name(mine.medal + 1)}
    wanted = figure_words(mine.game, targets(mine.figures)[mine.medal])
    return _("{said} The target for {medal} was {wanted}.").format(**after, wanted=wanted)
