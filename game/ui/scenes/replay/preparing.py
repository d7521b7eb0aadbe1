"""What a replay gets ready in quiet moments: its chapters, its turning points, the pieces of all its moments."""

from typing import Any

from game.core.steps import Steps
from game.ui.scenes.luck.looking_back import LOOK_MS


class Preparing:
    """Gets it ready bit by bit, anew at each size of the window and for each who watches."""

    def __init__(self, scene: Any) -> None:
        self.scene = scene
        self._ready: tuple[object, ...] = ()
        """At which size, and as who sees them, the pieces are printed."""

    def begin(self) -> None:
        """Find the chapters, then print all pieces of the film: no frame of a drag waits for them."""
        scene = self.scene
        ahead, wanted = scene.app.ahead, (scene.app.measure, tuple(scene.view.area), scene.perspective)
        if wanted == self._ready:
            return
        self._ready = wanted
        ahead.drop(scene)
        if not scene.chapters:
            ahead.prepare(self.find_chapters(), scene)
        if scene.film.recording.over:
            ahead.prepare(self.find_turns(), scene)
        ahead.prepare(self.print_moments(), scene)

    def find_chapters(self) -> Steps[None]:
        """Find the chapters, and hang them on the rail."""
        scene = self.scene
        scene.chapters = yield from scene.film.chapters()
        scene.rail.chapters = scene.chapters
        scene.app.dirty()

    def find_turns(self) -> Steps[None]:
        """Where none are kept, a process works the turning points out meanwhile."""
        yield
        if not self.scene.looking.working:
            self.scene.looking.begin()
            self._await_turns()

    def _await_turns(self) -> None:
        if self.scene.looking.poll():
            self.scene.refresh_marks()
        else:
            self.scene.after(LOOK_MS, self._await_turns)

    def print_moments(self) -> Steps[None]:
        """Print the pieces of all moments as they are seen now."""
        scene, perspective = self.scene, self.scene.perspective
        for place in range(scene.film.last + 1):
            yield from scene.film.lay(place, perspective)
            yield from scene.view.print_pieces(scene.film.table(place, perspective))
