"""The rail follows the hand at once, the board as fast as it can: no frame waits for a table to be laid out."""

from typing import Any

from game.core.steps import Steps
from game.ui.widgets.base import Timer


class Following:
    """Leads the board to where the hand is; of the places that the hand passes some are shown, each of them whole."""

    def __init__(self, scene: Any) -> None:
        self.scene = scene
        self._waiting: Timer | None = None
        self._place = 0
        self._laying: Steps[None] | None = None
        """The table of this place in the making, None = of no place."""

    def come(self) -> None:
        """Show the place of the scene soon."""
        if self._waiting is None:
            self._waiting = self.scene.after(0, self._go_on)

    def stop(self) -> None:
        """Forget what was to be shown: something else is."""
        self.scene.app.cancel(self._waiting)
        self._waiting = self._laying = None

    def _go_on(self) -> None:
        scene, self._waiting = self.scene, None
        if scene.view.behind or not self._laid():
            self.come()
            return
        scene.show_moment(self._place)
        if scene.place != self._place:
            self.come()

    def _laid(self) -> bool:
        """Lay the table out bit by bit; whether it is there. A frame that lays out does not paint the board as well."""
        scene, end = self.scene, object()
        if self._laying is None:
            self._place, self._laying = scene.place, scene.film.lay(scene.place, scene.perspective)
        if next(self._laying, end) is end:
            self._laying = None
            return True
        while not scene.app.ahead.late() and next(self._laying, end) is not end:
            pass
        return False
