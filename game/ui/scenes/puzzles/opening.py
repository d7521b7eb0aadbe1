"""From a puzzle to its table: the game is played again up to it in short steps, so that no frame waits for it."""

from functools import partial

from game.core.errors import BadOption
from game.core.save import BadSave
from game.core.steps import Steps
from game.games import replay_in_steps
from game.maps import board_of
from game.play.puzzling import Puzzling
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.puzzle_table import PuzzleTable
from game.ui.shell.ahead import WORK_MS
from game.ui.shell.scene import Scene
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


class PuzzleOpening(Scene):
    """Lies over the scene one comes from until the table stands; Esc gives up."""

    name = "puzzle opening"
    opaque = False

    def __init__(self, group: str, id: str) -> None:
        """The puzzle of this id among those of a box, or the own ones."""
        super().__init__()
        self.group, self.id = group, id
        self._steps = self._table()

    def _table(self) -> Steps[PuzzleTable | None]:
        puzzle = known.find(self.group, self.id)
        yield
        if puzzle is None:
            return None
        match = yield from replay_in_steps(puzzle.document())
        board_of(match)
        yield
        puzzling = Puzzling(puzzle, match)
        yield
        return PuzzleTable(self.group, puzzling)

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
            if end.value is None:
                self._refuse(_("This puzzle is not there any more."))
            else:
                self.after(0, partial(self.app.replace, end.value, self))
        except (BadSave, BadOption) as error:
            self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.app.pop(self)
        self.app.push(Dialog(_("This puzzle cannot be set up"), why, [Answer(_("Back"), lambda: None)]))
