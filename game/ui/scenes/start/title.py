"""The title: a sea chest in lamplight, and a menu of planks."""

from contextlib import suppress
from datetime import UTC, datetime
from functools import partial

from game import __version__
from game.core.save import BadSave
from game.core.steps import Steps
from game.games import find
from game.storage.autosaves import played
from game.storage.reading import Saved, open_in_steps
from game.storage.saves import list_autosaves
from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Stir, draw_glow
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.reading.moments import ago
from game.ui.scenes.start import menu
from game.ui.scenes.start.chest import boxes_in_chest
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Timer
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.planks import Ladder, Plank
from game.words import _

CALM_MS = 500
"""After so long a title that is looked at gets ready what it leads to."""
LAMP, LIGHT = (330, 268), 300.0
"""The middle of the lamp on the painting, 1920 units wide, and how far its light flickers across."""
CHEST = 0.37
"""Where the chest begins, as a share of the painting's width."""
TOP, START, LOW = 320.0, 420.0, 72.0
"""The first plank hangs no higher and no lower; how far from the lower edge the last one ends."""
COIL, BIRD, FEET, SHAPE = (572, 1003), 182.0, 376 / 450, 440 / 450
"""Where the harbour master stands on the painted coil of rope: his left edge, his feet; his height up to the cap.

Where his feet are in his picture, and its width for a height of one.
"""
ASIDE = 36.0
"""How far to the right on the coil he may stand."""

# The title is on the screen before what seats people at a table is loaded: it is imported where it is needed.
# ruff: noqa: PLC0415


class Title(Scene):
    """The first screen; it finds the newest unfinished match by itself."""

    name = "title"
    _calm: Timer | None = None
    pressed = ""
    """The box in the chest that was pressed last; "" = none."""

    def build(self) -> None:
        """Continue first when there is something to continue."""
        saves = list_autosaves()
        self.trouble = next((saved.bad or saved.lost for saved in saves if not saved.whole), "")
        unfinished = [saved for saved in saves if not saved.bad and not saved.finished]
        self.open = max(unfinished, key=lambda saved: (not played(saved.path), saved.saved), default=None)
        planks = []
        if self.open:
            sub, brief = caption(self.open), self.open.caption
            planks.append(Plank("continue", _("Continue"), "play", self._continue, sub=sub, brief=brief))
        planks += [Plank("quick", _("Quick game"), "quick", self._quick), *menu.planks(self.app.go)]
        self.foot = menu.foot(self.app.go, self.app.quit)
        self.ladder = Ladder("menu", planks)
        self.boxes = boxes_in_chest(lambda id: partial(self._shelf, id))
        self.add(self.ladder, *self.boxes, *self.foot)

    def shown(self) -> None:
        """A match may have been played on, ended or deleted since."""
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus
        self.app.cancel(self._calm)
        self._calm = self.after(CALM_MS, self._rehearse)

    def _rehearse(self) -> None:
        """The table that one goes back to is got ready, then the quick game."""
        self.app.ahead.drop(self)
        if self.app.top is self:
            self.app.ahead.prepare(self._tables(), self)

    def _tables(self) -> Steps[None]:
        from game.ui.scenes.start.launch import quick_match
        from game.ui.scenes.start.rehearsal import rehearse_new, rehearse_saved

        yield
        self._write_down()
        yield
        menu.tell_later(self.ladder.planks)
        self.app.dirty()
        yield
        if self.open is not None:
            with suppress(BadSave):
                match = yield from open_in_steps(self.open.path)
                yield from rehearse_saved(self.app, match)
        yield from rehearse_new(self.app, quick_match)

    def _write_down(self) -> None:
        """Write into the logbook what had ended when the program was killed."""
        from game.logbook.store import Logbook, LogTrouble
        from game.logbook.writing import catch_up

        with suppress(LogTrouble):
            catch_up(Logbook())

    def lay_out(self, canvas: Canvas) -> None:
        """The ladder hangs at the left, below the lamp, and leaves the chest free."""
        measure = canvas.measure
        scene = _picture(measure.w, measure.h)
        chest = scene.x + CHEST * scene.w
        wide = self.ladder.planks[0].ask(canvas)[0]
        x = max(32.0, scene.x + 92 * scene.w / 1920 - (wide - 476) / 2)
        w = max(380.0, min(wide, chest - x - 8))
        for plank in self.ladder.planks:
            plank.rect.w = w
        high = sum(plank.ask(canvas)[1] + 14 for plank in self.ladder.planks)
        self.ladder.rect = Rect(x, 66, w, measure.h - 66 - LOW)
        self.ladder.start = min(START, max(TOP, measure.h - LOW - high))
        self.ladder.place(canvas)
        for box in self.boxes:
            box.stand(scene, measure.area)
        menu.place_foot(canvas, self.foot, x + w + 12)
        self.watch = self._watch(scene)

    def _watch(self, picture: Rect) -> Rect | None:
        """Where the harbour master stands, beside the ladder; None where that hangs before his coil of rope."""
        k = picture.w / 1920
        high = BIRD / FEET * k
        x, edge = picture.x + COIL[0] * k, self.ladder.rect.right + 4
        if edge - x > ASIDE * k:
            return None
        return Rect(max(x, edge), picture.y + COIL[1] * k - BIRD * k, high * SHAPE, high)

    def draw(self, canvas: Canvas) -> None:
        """The painting, whole or cut to the window, and the version."""
        measure = canvas.measure
        canvas.fill(measure.area, "#0B1318")
        picture = _picture(measure.w, measure.h)
        canvas.painting("title", picture)
        if self.watch is not None:
            canvas.art("tutor_point", *self.watch, flip=True)
        version = _("Version {version}").format(version=__version__)
        canvas.text(version, self.ladder.rect.centerx, measure.h - 24, 18, "#B4C4C4", "text", "centre")
        notice = self.app.notice or self.trouble
        if notice:
            canvas.rr((40, 16, measure.w - 80, 44), 8, "#2C2714", "#8C6A22", 1.5)
            canvas.glyph("warn", 68, 38, 24, "warn")
            canvas.text(notice, 92, 38, 20, "#F6E3B4", room=measure.w - 160)

    def draw_over(self, canvas: Canvas) -> None:
        """The lamp flickers, and its light falls on the planks below it."""
        if canvas is self.app.canvas:
            picture = _picture(canvas.measure.w, canvas.measure.h)
            k = picture.w / 1920
            lamp = Rect(0, 0, LIGHT * k, LIGHT * k)
            lamp.center = (picture.x + LAMP[0] * k, picture.y + LAMP[1] * k)
            self.app.living.stir(self.app.canvas, self, (Stir(lamp, draw_glow),))

    def handle(self, given: Input) -> bool:
        """Settings and saves by their keys, as at a table."""
        deeds = {"settings": self._settings, "load": self._load, "new": self._shelf}
        if isinstance(given, Key) and given.action in deeds:
            deeds[given.action]()
            return True
        return False

    def back(self) -> None:
        """Esc asks before the program ends."""
        self.app.push(
            Dialog(
                _("Leave Seachest?"),
                _("Every game is saved as it was left."),
                [Answer(_("Stay"), lambda: None), Answer(_("Quit"), self.app.quit, "primary")],
            )
        )

    def _shelf(self, box: str = "") -> None:
        self.pressed = box
        self.app.go(to.Shelf(box))

    def _load(self, chosen: Saved | None = None) -> None:
        self.app.go(to.Load(chosen))

    def _settings(self) -> None:
        self.app.go(to.Settings())

    def _continue(self) -> None:
        from game.ui.scenes.start.resuming import open_saved

        if self.open is not None:
            self.app.ahead.drop(self)
            open_saved(self.app, self.open, Answer(_("Look at it"), partial(self._load, self.open)))

    def _quick(self) -> None:
        from game.ui.scenes.start.launch import CANNOT_SIT, quick_match, sit_down

        self.app.ahead.drop(self)
        try:
            sit_down(self.app, quick_match())
        except CANNOT_SIT as error:
            self._refuse(_("This table cannot be set"), str(error))

    def _refuse(self, head: str, why: str) -> None:
        self.app.push(Dialog(head, why, [Answer(_("Back"), lambda: None)]))


def _picture(w: float, h: float) -> Rect:
    """Where the painting (16:9) lies so that it covers the window; a wide window shows felt beside it.

    A narrow window cuts more from the left, so that the chest stays whole.
    """
    high = max(h, w * 9 / 16) if w / h < 2 else h
    wide = high * 16 / 9
    return Rect((w - wide) * (0.5 if wide <= w else 0.85), (h - high) / 2, wide, high)


def caption(saved: Saved) -> str:
    """What is continued, such as "Key Largo · Day 4 · Monday · 2 h ago"."""
    moment = datetime.fromisoformat(saved.saved) if saved.saved else datetime.now(UTC)
    when = ago(moment).replace(" ", "\N{NO-BREAK SPACE}")  # a second line has all of it, not its last word
    return " · ".join(part for part in (find(saved.game).title, saved.caption, when) if part)
