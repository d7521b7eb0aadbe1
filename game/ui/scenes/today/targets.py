"""The targets of today, worked out behind everything: it begins with the chest's scene and goes on while one plays."""

from collections.abc import Callable, Sequence
from datetime import date
from weakref import WeakKeyDictionary

from game.daily.reckoning_process import Reckoning, ReckoningFailed
from game.logbook.chest_log import ChestLog
from game.ui.widgets.base import Program
from game.words import _

LOOK_MS = 400.0

_BY_APP: "WeakKeyDictionary[Program, Targets]" = WeakKeyDictionary()


class Targets:
    """The one reckoning of this program; nobody waits for it."""

    def __init__(self) -> None:
        self.work: Reckoning | None = None
        self.trouble = ""
        """Why it has ended before its end; "" = it has not."""
        self.stopped = False
        """Whether the player has stopped it; then it begins again only when asked to."""
        self.news: Callable[[], None] | None = None
        """Called when it has come further, by the scene that shows it."""

    def begin(self, app: Program, day: date, games: Sequence[str]) -> None:
        """Work these boxes out, unless that goes on already."""
        if self.work is not None and self.work.day == day:
            return
        self.close()
        self.trouble, self.stopped = "", False
        if games:
            self.work = Reckoning(ChestLog(), day, games)
            app.after(LOOK_MS, lambda: self._look(app))

    def stop(self) -> None:
        """End it for now; what is done is kept."""
        self.close()
        self.stopped = True

    def close(self) -> None:
        """End the process."""
        if self.work is not None:
            self.work.close()
            self.work = None

    def part(self, game: str) -> float:
        """How far this box is, 0 to 1; 0 where nothing goes on."""
        return self.work.parts.get(game, 0.0) if self.work is not None else 0.0

    def _look(self, app: Program) -> None:
        work = self.work
        if work is None:
            return
        try:
            heard = work.poll()
        except ReckoningFailed:
            self.trouble, heard = _("The targets could not be worked out. Come back to try again."), True
        if self.trouble or work.done:
            self.trouble = self.trouble or work.trouble
            self.close()
        else:
            app.after(LOOK_MS, lambda: self._look(app))
        if heard and self.news is not None:
            self.news()


def targets_of(app: Program) -> Targets:
    """Return the reckoning of this program."""
    return _BY_APP.setdefault(app, Targets())
