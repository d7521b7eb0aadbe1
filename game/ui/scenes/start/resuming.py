"""From a saved game to its table: the match is played through again in short steps, so that no frame waits for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from game.core.match import Match
from game.core.save import BadSave
from game.core.steps import Steps
from game.storage.autosaves import Autosave, PlayedElsewhere, resume_in_steps
from game.storage.reading import Saved, open_in_steps, sound_part
from game.storage.saves import CannotSave
from game.ui.scenes.play.desk import TABLE, Desk
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.sitting import RESUMING
from game.ui.shell.ahead import WORK_MS
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Program
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

YOUNG_MS = 1

Resumed = tuple[Match, Autosave | None]


class Resuming(Scene):
    """Lies over the scene one comes from, which can be seen all the time, until the table stands. Esc gives up."""

    name = RESUMING
    opaque = False

    def __init__(self, steps: Steps[Resumed], refuse: Callable[[Exception], None]) -> None:
        """`steps` take the match up; `refuse` is told BadSave or CannotSave when that cannot be."""
        super().__init__()
        self._steps = steps
        self._refuse = refuse
        self._held: Autosave | None = None
        """Taken up for a table that does not stand yet."""

    def shown(self) -> None:
        """Begin, or go on."""
        self.after(0, self._go_on)

    def left(self) -> None:
        """What was taken up and is not wanted can be played by others again."""
        self._steps.close()
        if self._held is not None:
            self._held.release()

    def _go_on(self) -> None:
        """As many steps as one frame has time for."""
        try:
            next(self._steps)
            while self.app.spent() <= WORK_MS:
                next(self._steps)
            self.after(0, self._go_on)
        except StopIteration as end:
            self._open_soon(*end.value)
        except (BadSave, CannotSave) as error:
            self._give_up(error)

    def _open_soon(self, match: Match, autosave: Autosave | None) -> None:
        """Setting the table takes most of a frame: it gets one of its own, unless this one has just begun."""
        self._held = autosave
        if self.app.spent() > YOUNG_MS:
            self.after(0, partial(self._open, match))
        else:
            self._open(match)

    def _open(self, match: Match) -> None:
        table = next((scene for scene in self.app.scenes if scene.name == TABLE), self)
        autosave, self._held = self._held, None
        try:
            sit_down(self.app, match, autosave, resumed=True, instead=table)
        except (BadSave, CannotSave) as error:
            self._held = autosave
            self._give_up(error)
        except BaseException:
            self._held = autosave
            raise

    def _give_up(self, error: Exception) -> None:
        self.app.pop(self)
        self._refuse(error)


def open_saved(app: Program, saved: Saved, look: Answer | None = None) -> None:
    """Go on with a saved match at its table, or say why not; of one that is played elsewhere a copy can be opened.

    `look` is one more answer for that case. Of the match whose table is open already, the table itself is shown.
    """
    desk = _table_of(app, saved)
    if desk is not None:
        app.pop(app.scenes[app.scenes.index(desk) + 1])
        return

    def refuse(error: Exception) -> None:
        if isinstance(error, PlayedElsewhere):
            _offer_copy(app, saved, error, look)
        else:
            _refuse(app, saved.path, error)

    app.push(Resuming(resume_in_steps(saved.path), refuse))


def _offer_copy(app: Program, saved: Saved, error: PlayedElsewhere, look: Answer | None) -> None:
    text = _("{reason} It can be played on there, and here from a copy.").format(reason=error)
    copy = Answer(_("Open a copy"), lambda: app.push(Resuming(_copied(saved.path), partial(_refuse, app, None))))
    answers = [Answer(_("Back"), lambda: None), copy, *([look] if look else [])]
    app.push(Dialog(_("This game is open in another window"), text, answers))


def _copied(path: Path) -> Steps[Resumed]:
    """The match alone: whoever plays on begins an autosave for it."""
    return (yield from open_in_steps(path)), None


def _sound(path: Path) -> Steps[Resumed]:
    yield
    return sound_part(path), None


def _refuse(app: Program, path: Path | None, error: Exception) -> None:
    """A dialog says why; where a part of the file at `path` is sound, that part can be opened."""
    answers = [Answer(_("Back"), lambda: None)]
    if path is not None and isinstance(error, BadSave) and error.sound:
        part = Resuming(_sound(path), partial(_refuse, app, None))
        answers.append(Answer(_("Open what is sound"), lambda: app.push(part), "primary"))
    app.push(Dialog(_("This game cannot be opened"), str(error), answers))


def _table_of(app: Program, saved: Saved) -> Desk | None:
    """The open table of this match, None where there is none."""
    for desk in (cast(Desk, scene) for scene in app.scenes if scene.name == TABLE):
        if desk.autosave is not None and desk.autosave.path == saved.path:
            return desk
    return None
