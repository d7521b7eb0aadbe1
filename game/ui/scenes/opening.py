"""From one scene to another that takes long to make: it is made in short steps, so that no frame waits for it."""

from functools import partial

from game.core.errors import BadOption
from game.core.save import BadSave
from game.core.steps import Steps
from game.logbook.store import LogTrouble
from game.ui.shell.ahead import WORK_MS
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Layer
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


class Opening(Scene):
    """Lies over the scene one comes from until the other one stands; Esc gives up."""

    name = "opening"
    opaque = False

    def __init__(self, steps: Steps[Layer], refused: str) -> None:
        """`steps` make the scene, or raise BadSave, BadOption or LogTrouble, told under the title `refused`."""
        super().__init__()
        self._steps = steps
        self._refused = refused

    def shown(self) -> None:
        """Begin, or go on."""
        self.after(0, self._go_on)

    def left(self) -> None:
        """What was begun is not wanted."""
        self._steps.close()

    def _go_on(self) -> None:
        try:
            while self.app.spent() <= WORK_MS:
                next(self._steps)
            self.after(0, self._go_on)
        except StopIteration as end:
            self.after(0, partial(self.app.replace, end.value, self))
        except (BadSave, BadOption, LogTrouble) as error:
            self.app.pop(self)
            self.app.push(Dialog(self._refused, str(error), [Answer(_("Back"), lambda: None)]))
