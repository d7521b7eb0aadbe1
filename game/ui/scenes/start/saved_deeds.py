"""What can be done with a save besides opening it: show its file, rename it, delete it; each asks or tells in words."""

from collections.abc import Callable
from pathlib import Path

from game.core.plain import one_line
from game.storage import autosaves
from game.storage.reading import Saved
from game.storage.saves import CannotSave, rename
from game.ui.scenes.start.saved_row import saved_title
from game.ui.shell import folder
from game.ui.widgets.base import Program
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.name_dialog import NameDialog
from game.words import _


def show_folder(app: Program, saved: Saved) -> None:
    """Show the folder in which the file lies; in words where no program can show one."""
    if not folder.show(saved.path.parent):
        app.push(Dialog(_("The file lies here"), one_line(saved.path), [Answer(_("Back"), lambda: None)]))


def ask_name(app: Program, saved: Saved, done: Callable[[Path], None]) -> None:
    """Ask for another name and rename the save; `done` is told its file then. A refusal is told where one types."""

    def take(name: str) -> str:
        try:
            done(rename(saved, name))
        except CannotSave as error:
            return str(error)
        return ""

    words, note = _("Rename this save"), _("The game itself stays as it is.")
    app.push(NameDialog(words, saved.name, take, verb=_("Rename"), note=note, glyph="pencil"))


def ask_delete(app: Program, saved: Saved, done: Callable[[], None]) -> None:
    """Ask whether to delete the save; `done` is called when that was tried, and a dialog tells if it failed."""

    def delete() -> None:
        try:
            autosaves.delete(saved)
        except OSError as error:
            app.push(Dialog(_("It could not be deleted"), str(error), [Answer(_("Back"), lambda: None)]))
        done()

    text = _("“{name}” is removed from the disk. This cannot be undone.").format(name=saved_title(saved))
    keep = Answer(_("Keep it"), lambda: None)
    app.push(Dialog(_("Delete this game?"), text, [keep, Answer(_("Delete"), delete, "danger")]))
