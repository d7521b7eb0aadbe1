"""From a kept game to its replay: it is played again in short steps, so that no frame waits for it."""

from functools import partial

from game.core.errors import BadOption
from game.core.match import Match
from game.core.save import BadSave
from game.core.steps import Steps
from game.games import replay_in_steps
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import mark_of
from game.maps import board_of
from game.play.replaying.film import Film
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.shell.ahead import WORK_MS
from game.ui.shell.scene import Scene
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


class Opening(Scene):
    """Lies over the scene one comes from until the replay stands; Esc gives up."""

    name = "opening"
    opaque = False

    def __init__(self, match: Match | None, logged: str, step: int | None = None) -> None:
        """A match, or one of the logbook by its id; the replay begins at this step, None = at the beginning."""
        super().__init__()
        self._steps = self._film(match, logged)
        self._step = step

    def _film(self, match: Match | None, logged: str) -> Steps[tuple[Film, str]]:
        if match is None:
            document = Logbook().kept(logged)
            yield
            match = yield from replay_in_steps(document)
        yield
        film = Film(match, board_of(match))
        yield
        return film, logged or (mark_of(match.to_document()) if match.over else "")

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
            self._open(*end.value)
        except (BadSave, BadOption, LogTrouble) as error:
            self.app.pop(self)
            self.app.push(Dialog(_("This game cannot be shown"), str(error), [Answer(_("Back"), lambda: None)]))

    def _open(self, film: Film, logged: str) -> None:
        self.after(0, partial(self.app.replace, ReplayScene(film, logged, self._step), self))
