"""What a first try at a game of the day does not allow, unless it becomes practice."""

from collections.abc import Callable

from game.core.match import Match
from game.logbook.chest_log import ChestLog
from game.logbook.store import LogTrouble
from game.logbook.writing import set_apart, standing_of
from game.ui.widgets.base import Program
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


def is_first_try(match: Match) -> bool:
    """Whether this match is somebody's first try at a game of the day, not yet finished."""
    people = [player.name for player in match.players if player.human]
    if len(people) != 1 or standing_of(match) != "counted":
        return False
    try:
        tries = ChestLog().tries(people[0])
    except LogTrouble:
        return False
    return any((each.game, each.seed) == (match.game.id, match.seed) and not each.finished for each in tries)


def unless_first_try(app: Program, match: Match, do: Callable[[], None]) -> None:
    """Do it; in a first try ask before, for it makes the game practice."""
    if not is_first_try(match):
        do()
        return

    def all_the_same() -> None:
        set_apart(match, "practice")
        do()

    text = _("A first try has no hints and the same others as everybody’s. With this the game is practice.")
    stay = Answer(_("Leave it as it is"), lambda: None)
    app.push(Dialog(_("The first try counts"), text, [stay, Answer(_("Make it practice"), all_the_same, "danger")]))
