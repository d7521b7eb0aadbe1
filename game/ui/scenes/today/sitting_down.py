"""From the chest to a table: a first try, a try that was begun, or practice."""

from datetime import date

from game.daily.challenge import today, version_of
from game.logbook.store import LogTrouble
from game.logbook.tries import Try
from game.logbook.writing import set_apart
from game.play.advice.hint_permission import give_hints
from game.storage.saves import now
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.scenes.start.resuming import open_saved
from game.ui.scenes.today.book import Chest, DayBook, autosave_of
from game.ui.widgets.base import Program
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

FIRST, ON, PRACTICE = "first", "on", "practice"
"""The ways to sit down: a first try, one that was begun and goes on, the same deal for no medal."""


def way(chest: Chest, now_day: date) -> str:
    """Return the way to this box that is due: a first try is nobody's second one, and no other day's."""
    if chest.attempt is None:
        return FIRST if chest.challenge.day == now_day else PRACTICE
    same = chest.challenge.version == version_of(chest.game)
    return ON if same and not chest.attempt.finished else PRACTICE


def play(app: Program, book: DayBook, chest: Chest) -> None:
    """Sit down at this box of the day, in the way that is due."""
    ways = {FIRST: _first, ON: _go_on, PRACTICE: practise}
    ways[way(chest, today())](app, book, chest)


def _first(app: Program, book: DayBook, chest: Chest) -> None:
    challenge = chest.challenge
    new = Try(
        day=challenge.day.isoformat(),
        game=challenge.game,
        person=book.person,
        version=challenge.version,
        seed=challenge.seed,
        begun=now(),
    )
    try:
        match = challenge.match(book.person, book.colour)
        give_hints(match, wanted=False)
        if not book.book.begin(new):  # another window was faster
            set_apart(match, "practice")
        sit_down(app, match)
    except CANNOT_SIT as error:
        _refuse(app, str(error))
    except LogTrouble as error:
        words = _("This try could not be written down, so it would not count. {reason}").format(reason=error)
        again = Answer(_("Practise"), lambda: practise(app, book, chest))
        app.push(Dialog(_("The logbook refuses"), words, [Answer(_("Back"), lambda: None), again]))


def _go_on(app: Program, book: DayBook, chest: Chest) -> None:
    saved = autosave_of(chest.challenge)
    if saved is not None:
        open_saved(app, saved)
        return
    words = _("The game of this first try is no longer among the autosaves, so it stays unfinished.")
    again = Answer(_("Practise"), lambda: practise(app, book, chest))
    app.push(Dialog(_("This try is gone"), words, [Answer(_("Back"), lambda: None), again]))


def practise(app: Program, book: DayBook, chest: Chest) -> None:
    """The same deal, for no medal."""
    try:
        match = chest.challenge.match(book.person, book.colour)
        set_apart(match, "practice")
        sit_down(app, match)
    except CANNOT_SIT as error:
        _refuse(app, str(error))


def _refuse(app: Program, why: str) -> None:
    app.push(Dialog(_("This table cannot be set"), why, [Answer(_("Back"), lambda: None)]))
