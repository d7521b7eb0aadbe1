"""Saving a match under a name."""

from collections.abc import Callable

from game.core.match import Match
from game.storage.saves import CannotSave, NameTaken, save_as
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.fields import TextField, field_height
from game.words import _


class SaveName(Scene):
    """Asks for a name; an existing save is replaced only after a confirmation."""

    name = "save as"
    opaque = False
    first = "name"

    def __init__(self, match: Match, caption: str, done: Callable[[str], None] | None = None) -> None:
        """`caption` says how far the game has come; `done` is called with the name after saving."""
        super().__init__()
        self.match = match
        self.caption = caption
        self.done = done
        self.words = ""

    def build(self) -> None:
        """Add the field and the buttons."""
        names = ", ".join(player.name for player in self.match.players)
        self.field = TextField(
            "name", f"{self.match.game.title}, {names}"[:40], self._typed, submit=self._save, most=40, selected=True
        )
        self.cancel = Button("cancel", _("Cancel"), self.back, zone="answers")
        self.save = Button("save", _("Save"), self._save, "primary", glyph="save", zone="answers")
        self.add(self.field, self.cancel, self.save)

    def _typed(self, _text: str) -> None:
        if self.words:
            self.words = ""
            self.app.relay()

    def _save(self, replace: bool = False) -> None:
        try:
            save_as(self.match, self.field.value, self.caption, replace=replace)
        except NameTaken as error:
            keep = Answer(_("Choose another name"), lambda: None)
            over = Answer(_("Replace it"), lambda: self._save(replace=True), "danger")
            self.app.push(Dialog(_("Replace this save?"), str(error), [keep, over]))
        except CannotSave as error:
            self.words = str(error)
            self.app.relay()
        else:
            self.app.sound.play("stamp")
            self.app.pop(self)
            if self.done:
                self.done(self.field.value.strip())

    def lay_out(self, canvas: Canvas) -> None:
        """Place a panel in the middle, as high as its text needs."""
        measure = canvas.measure
        w = min(680 * min(measure.growth, 1.8), measure.w - 80)
        sizes = [button.ask(canvas) for button in (self.save, self.cancel)]
        words = canvas.para_height(self._note(), w - 80, theme.LABEL, leading=1.3)
        top = 34 + 46 * measure.growth
        h = top + field_height(canvas) + words + sizes[0][1] + 76
        self.box = Rect((measure.w - w) / 2, (measure.h - h) / 2, w, h)
        x, right = self.box.x + 40, self.box.right - 40
        self.field.rect = Rect(x, self.box.y + top, w - 80, field_height(canvas))
        for button, (bw, bh) in zip((self.save, self.cancel), sizes, strict=True):
            right -= bw
            button.rect = Rect(right, self.box.bottom - bh - 28, bw, bh)
            right -= 16

    def _note(self) -> str:
        return self.words or _("Saves hold all secrets of the game: do not read them while you play.")

    def draw(self, canvas: Canvas) -> None:
        """Darken the scene below, and draw the panel and its text."""
        canvas.shade(canvas.measure.area, "gap", 0.6)
        canvas.panel(self.box, _("Save this game as"), corners=True)
        y = self.field.rect.bottom + 18 + canvas.leading(theme.LABEL, 0.65)
        colour, w = "bad" if self.words else "muted", self.field.rect.w
        canvas.para(self._note(), self.field.rect.x, y, w, theme.LABEL, colour, leading=1.3)
