"""The empty page: how to begin the log."""

from typing import Any

from game import paths
from game.logbook.export import read_in
from game.logbook.store import LogTrouble
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.logbook.paper import GREY, INK
from game.ui.scenes.start.launch import CANNOT_SIT, quick_match, sit_down
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _, plural

FILE = "seachest-logbook.json"


class Blank:
    """Ruled paper, three ways to begin, and a word of the harbour master."""

    def __init__(self, scene: Any) -> None:
        """`scene` is the logbook's scene, which has `book`, `empty` and `again`."""
        self.scene: Any = scene
        self.buttons = [
            Button("quick", _("Quick game"), self._quick, "primary", glyph="quick", size=theme.PROMPT, zone="begin"),
            Button("lesson", _("First lesson"), self._lesson, glyph="learn", size=theme.PROMPT, zone="begin"),
            Button("read in", _("Read in a logbook"), self._read_in, glyph="load", size=theme.PROMPT, zone="begin"),
        ]

    def place(self, canvas: Canvas, left: Rect, right: Rect, head: Rect, *, paged: bool) -> None:
        """The buttons below each other on the right page; on a single page below the words."""
        self.left, self.right, self.head, self.paged = left, right, head, paged
        sizes = [button.ask(canvas) for button in self.buttons]
        wide = max(w for w, _h in sizes)
        high = max(68.0, *(h for _w, h in sizes))
        y = right.y + canvas.leading(32, 1.5) + 30
        if paged:
            y = head.bottom + canvas.leading(36, 1.4) + 2 * canvas.leading(theme.STRONG, 1.4) + 20
        gap = min(40.0, max(10.0, (right.bottom - y - 3 * high) / 3))
        for button in self.buttons:
            button.shown = self.scene.empty
            button.rect = Rect(right.x, y, min(wide, right.w), high)
            y += high + gap
        self.low = y

    def draw(self, canvas: Canvas) -> None:
        """The rules of the page, the words, and what each button brings."""
        left, right = self.left, self.right
        for page in (left,) if self.paged else (left, right):
            y = self.head.bottom + 10
            while y < page.bottom:
                canvas.fill((page.x, y, page.w, 1.2), "#E0CE9E")
                y += 54
        told = (_("the last table, or a new one"), _("some minutes, nothing to lose"),
                _("what Export has written on another computer"))  # fmt: skip
        for button, words in zip(self.buttons, told, strict=True):
            room = right.right - button.rect.right - 24
            if room > 160:
                y = button.rect.centery - (canvas.para_height(words, room, leading=1.2) - canvas.leading(20, 1.2)) / 2
                canvas.para(words, button.rect.right + 24, y, room, theme.BODY, INK, leading=1.2)
        words = _("Finish one game and it is written here: wins, rating, records and what you like to begin with.")
        if self.paged:
            y = self.head.bottom + canvas.leading(36, 0.7)
            canvas.text(_("The first page is empty."), left.x, y, 36, INK, "display", room=left.w)
            canvas.para(words, left.x, y + canvas.leading(36, 0.9), left.w, theme.BODY, INK)
            return
        canvas.text(_("Begin the log"), right.x, right.y + canvas.leading(32, 0.65), 32, INK, "title", room=right.w)
        middle, y = left.centerx, left.centery
        canvas.art("compass_rose", middle, y + 20, 400, centred=True, fade=0.16)
        canvas.text(_("The first page is empty."), middle, y, 38, INK, "display", "centre", room=left.w)
        canvas.para(words, middle, y + canvas.leading(38, 1.1), min(520.0, left.w), theme.STRONG, INK, align="centre")
        self._draw_fathom(canvas)

    def _draw_fathom(self, canvas: Canvas) -> None:
        right = self.right
        room = right.bottom - self.low
        if room < 190:
            return
        w = min(330.0, room * 0.95)
        x = right.right - w - 20
        canvas.art("tutor_think", x, right.bottom - w * 450 / 440 + 30, w)
        high = canvas.leading(26, 2.6) + canvas.leading(theme.BODY, 1.4) + 44
        slip = Rect(right.x, self.low + 6, x - right.x - 10, high)
        canvas.sheet(slip)
        canvas.beak(slip.right - 70, slip.bottom - 2)
        y = slip.y + 22 + canvas.leading(26, 0.5)
        y = canvas.para(_("A captain without a log has seen nothing, they say."), slip.x + 28, y, slip.w - 50, 26, INK,
                        "title", leading=1.25)  # fmt: skip
        canvas.text(_("Fathom, harbour master"), slip.x + 28, y, theme.BODY, GREY, "serif_italic", room=slip.w - 50)

    # ---- what the buttons do

    def _quick(self) -> None:
        app = self.scene.app
        try:
            sit_down(app, quick_match())
        except CANNOT_SIT as error:
            self._say(_("This table cannot be set"), str(error))

    def _lesson(self) -> None:
        self.scene.app.go(to.Lessons())

    def _read_in(self) -> None:
        file = paths.documents_folder() / FILE
        try:
            new = read_in(self.scene.book, file)
        except LogTrouble as error:
            note = _("Export writes {file} on the other computer. Copy it to {folder} here.")
            self._say(_("There is no logbook to read in"), f"{error} {note.format(file=FILE, folder=file.parent)}")
            return
        self.scene.again()
        self._say(_("The logbook was read in"), plural("{n} game is new.", "{n} games are new.", new))

    def _say(self, head: str, words: str) -> None:
        scene: Scene = self.scene
        scene.app.push(Dialog(head, words, [Answer(_("Back"), lambda: None)]))
