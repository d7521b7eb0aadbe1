"""From a match to its table, which is set in short steps, so that no frame waits for it."""

from typing import Protocol, cast

from game.core.steps import Steps
from game.storage.autosaves import Autosave
from game.ui.shell.ahead import WORK_MS
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Layer, Program

RESUMING = "resuming"
"""The name of the scene in which a saved match is taken up: it has done its part when the table is set."""


class Settable(Layer, Protocol):
    """`play.table.TableScene` is it."""

    autosave: Autosave | None

    def prepare(self) -> Steps[None]:
        """Do most of what `build` does, in steps."""
        ...


class Sitting(Scene):
    """Lies over the scene one comes from, which can be seen all the time, until the table stands. Esc gives up."""

    name = "sitting"
    opaque = False

    def __init__(self, table: Settable, steps: Steps[None], old: Layer | None) -> None:
        """`steps` prepare the table, which then comes instead of the scene `old` and all above it."""
        super().__init__()
        self._table: Settable | None = table
        self._steps = steps
        self._old = old

    def shown(self) -> None:
        """Begin, or go on."""
        self.after(0, self._go_on)

    def left(self) -> None:
        """A table that nobody wants any more lets its autosave go, unless it is that of an open table."""
        autosave = self._table.autosave if self._table else None
        if autosave is not None and all(getattr(scene, "autosave", None) is not autosave for scene in self.app.scenes):
            autosave.release()

    def _go_on(self) -> None:
        if not _prepared(self.app, self._steps):
            self.after(0, self._go_on)
            return
        table, self._table = self._table, None
        assert table is not None
        self.app.replace(table, self._old or self)


def set_in_steps(app: Program, table: Layer, old: Layer | None) -> None:
    """Show this table instead of the scene `old` and all above it, else above all: now, or when it is prepared.

    What cannot be done is raised by the first step, and so at once.
    """
    settable = cast(Settable, table)
    settable.app = app
    steps = settable.prepare()
    if not _prepared(app, steps):
        taken_up = app.top if app.top.name == RESUMING else None
        sitting = Sitting(settable, steps, None if old is taken_up else old)
        if taken_up:
            app.replace(sitting, taken_up)
        else:
            app.push(sitting)
    elif old:
        app.replace(table, old)
    else:
        app.push(table)


def _prepared(app: Program, steps: Steps[None]) -> bool:
    """As many steps as the frame has time for, one at least; whether those were all."""
    return all(app.spent() <= WORK_MS for _step in steps)
