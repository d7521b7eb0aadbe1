"""What will be needed soon is got ready before, in quiet moments: a few small steps at a time, and nothing waits."""

from collections.abc import Callable

from game.core.steps import Steps
from game.ui.draw.cache import Later
from game.ui.widgets.base import Layer, Program

WORK_MS, PAUSE_MS = 6, 3
"""So long steps follow one another; so long the player's hand, frames and other programs have their turn."""


class Ahead:
    """A queue of work: what the uppermost scene wants goes first; what a scene that is left wanted is not done."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._queue: list[tuple[Layer, Steps[None]]] = []
        self._sleeps = True
        """Whether nobody looks after the queue."""

    def prepare(self, steps: Steps[None], scene: Layer) -> None:
        """Do this in quiet moments, after what this scene, or one above it, has asked for before."""
        self._queue.append((scene, steps))
        self._wake()

    def drop(self, scene: Layer) -> None:
        """What this scene has asked for is not wanted any more."""
        self._queue = [(owner, steps) for owner, steps in self._queue if owner is not scene]

    @property
    def busy(self) -> bool:
        """Whether anything is still to be done."""
        return bool(self._queue)

    def late(self) -> bool:
        """Whether it is time for a pause."""
        return self._app.spent() > WORK_MS

    def pictures(self, draw: Callable[[], object]) -> Steps[None]:
        """Make all pictures that this draws, at least one in a step; what it draws on is seen by nobody."""
        cache = self._app.gallery.cache
        while True:
            try:
                with cache.hurried(self.late):
                    draw()
            except Later:
                yield
            else:
                return

    def _height(self, entry: tuple[Layer, Steps[None]]) -> int:
        """How high the scene lies that has asked for this: who waits for a dialog waits for nothing below it."""
        scenes = self._app.scenes
        return scenes.index(entry[0]) if entry[0] in scenes else -1

    def _wake(self) -> None:
        if self._sleeps and self._queue:
            self._sleeps = False
            self._app.after(PAUSE_MS, self._work)

    def _work(self) -> None:
        """Some steps of what goes first; none while a scene is still to be seen, which needs the time itself."""
        while self._queue and self._app.ready:
            entry = max(self._queue, key=self._height)
            if next(entry[1], entry) is entry and entry in self._queue:
                self._queue.remove(entry)
            if self.late():
                break
        self._sleeps = True
        self._wake()
