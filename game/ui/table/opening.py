"""A table that has just come is laid in a few short frames: the wood first, then what lies on it, pane by pane."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.pictures import fade
from game.ui.table.panes import Pane
from game.ui.table.view_state import ViewState

SHARE_MS, AGAIN_MS = 10, 24
"""After so many ms of a frame's work no more pictures are made for it: while a table is opened, and while another
viewer comes, for whom most of them are made already, so that half a table would only be seen to flash.
"""
PATIENCE_MS = 2000
"""Who has waited so long for all of a table waits no longer: what is missing is laid in one frame, though it is long.

Only where other programs keep the machine busy: there little is done in a share of a frame.
"""


@dataclass(eq=False, slots=True)
class Fading:
    """A pane that comes: where it lies in pixels, and how far it has come, 0 to 1."""

    name: str
    box: pygame.Rect
    part: float = 0.0

    def move(self, part: float) -> None:
        """Set how far it has come, 0 (only what was there before is seen) to 1."""
        self.part = part


class Opening:
    """How far a view's picture has come since another table, or another viewer, came before it."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self.running = True
        """Whether something is still to be laid."""
        self._share = SHARE_MS
        self.cut = False
        """Whether the last frame was cut short: what is to be seen is not all that is there."""
        self._since: float | None = None
        """When something was left for the next frame for the first time."""
        self._bare: dict[str, Pane] = {}
        self._before: pygame.Surface | None = None
        """What was to be seen where panes fade in."""
        self._fading: list[Fading] = []

    def begin(self, *, again: bool = False) -> None:
        """Something else is to be shown, and nothing of what was there before may stay; `again`: a table was shown."""
        self.running, self.cut, self._since = True, False, None
        self._share = AGAIN_MS if again else SHARE_MS
        self._bare.clear()
        self._fading.clear()
        self._before = None

    @property
    def coming(self) -> bool:
        """Whether something is missing on the screen, or not to be seen wholly yet."""
        return self.cut or bool(self._fading)

    def late(self) -> bool:
        """Whether the present frame has taken so long that what is missing waits for the next one."""
        app = self._view.app
        if app.spent() <= self._share:
            return False
        if self._since is None:
            self._since = app.clock.now()
        return app.clock.now() - self._since < PATIENCE_MS

    def lay(self, window: Canvas, still: Canvas, bare: Sequence[Pane]) -> None:
        """These panes were left bare in this frame; those that were in the last one and are no longer fade in."""
        left = {pane.name: pane for pane in bare}
        came = [pane for name, pane in self._bare.items() if name not in left]
        self._bare = left
        if window is not self._view.app.canvas:
            return
        self._fading = [fading for fading in self._fading if fading.name not in left]
        for pane in came:
            fading = Fading(pane.name, still.box(pane.area))
            self._fading.append(fading)
            self._view.app.motion.play("lay", fading.move, then=partial(self._stand, fading))
        if bare and self._before is None:
            self._before = still.surface.copy()
        for pane in bare:
            assert self._before is not None
            box = still.box(pane.area)
            self._before.blit(still.surface, box, box)

    def _stand(self, fading: Fading) -> None:
        """It has come wholly."""
        if fading in self._fading:
            self._fading.remove(fading)
        if not self._fading and not self._bare:
            self._before = None

    def fade(self, window: Canvas) -> None:
        """Let what was there before be seen through what has not come wholly."""
        for fading in self._fading:
            assert self._before is not None
            fade(self._before, 1 - fading.part)
            window.surface.blit(self._before, fading.box, fading.box)

    def over(self, window: Canvas, whole: bool) -> None:
        """The frame is drawn; `whole` says whether it shows all of the table."""
        if whole:
            self._since = None
        if self.running and whole:
            window.gallery.expect_no_drawings()
        self.running, self.cut = not whole, not whole
        if not whole and window is self._view.app.canvas:
            self._view.app.dirty()
