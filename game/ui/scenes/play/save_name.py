"""Saving a match under a name."""

from collections.abc import Callable

from game.core.match import Match
from game.storage.saves import CannotSave, NameTaken, save_as
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.name_dialog import NameDialog
from game.words import _


class SaveName(NameDialog):
    """Asks for a name; an existing save is replaced only after a confirmation."""

    name = "save as"

    def __init__(self, match: Match, caption: str, done: Callable[[str], None] | None = None) -> None:
        """`caption` says how far the game has come; `done` is called with the name after saving."""
        names = ", ".join(player.name for player in match.players)
        note = _("Saves hold all secrets of the game: do not read them while you play.")
        usual = f"{match.game.title}, {names}"
        super().__init__(_("Save this game as"), usual, self._save, verb=_("Save"), note=note, glyph="save")
        self.match = match
        self.caption = caption
        self.saved = done

    def _save(self, name: str, replace: bool = False) -> str:
        try:
            save_as(self.match, name, self.caption, replace=replace)
        except NameTaken as error:
            keep = Answer(_("Choose another name"), lambda: None)
            over = Answer(_("Replace it"), self._replace, "danger")
            self.app.push(Dialog(_("Replace this save?"), str(error), [keep, over]))
            return str(error)
        except CannotSave as error:
            return str(error)
        self.app.sound.play("stamp")
        if self.saved:
            self.saved(name.strip())
        return ""

    def _replace(self) -> None:
        self.refuse(self._save(self.field.value, replace=True))
        if not self.words:
            self.app.pop(self)
