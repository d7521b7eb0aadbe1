"""The table's still picture in panes: each is painted anew only when something that it shows has changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.draw.cache import Later
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect


@dataclass(frozen=True, slots=True)
class Part:
    """Something painted in a pane: everything that it shows, and how it is painted."""

    shows: object
    paint: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Pane:
    """A rectangle of the window and what is painted in it; panes never overlap."""

    name: str
    area: Rect
    parts: tuple[Part, ...]
    first: tuple[Part, ...] = ()
    """What stands for them while there is no time for all of them."""
    covered: bool = False
    """Whether its first part covers the whole of it: then the floor is not laid below."""


class Panes:
    """The panes' one picture, and what each pane of it shows."""

    def __init__(self) -> None:
        self._canvas: Canvas | None = None
        self._floor: object = None
        self._ground = pygame.Surface((1, 1))
        """The floor with nothing on it: painting it anew under each pane takes long."""
        self._shown: dict[str, tuple[object, ...]] = {}
        self._laid: set[str] = set()
        """The panes that were ever painted on this floor: where time is short, one more of the others in each frame."""

    def canvas(self, window: Canvas) -> Canvas:
        """What to paint on for this window: a picture of its size, or the window itself while a recorder listens."""
        if window.recorder is not None:
            return window
        kept = self._canvas
        if (
            kept is None
            or kept.surface.get_size() != window.surface.get_size()
            or kept.measure != window.measure
            or kept.palette is not window.palette
        ):
            surface = pygame.Surface(window.surface.get_size(), 0, window.surface)
            kept = self._canvas = Canvas(surface, window.measure, window.gallery, window.lettering)
            kept.palette = window.palette
            self._floor = None
        return kept

    def paint(
        self, canvas: Canvas, floor: Part, panes: Sequence[Pane], late: Callable[[str], bool]
    ) -> tuple[Pane, ...]:
        """Bring the picture up to date; the floor lies under all panes.

        Where it is `late` for a pane, by its name, what was painted before and has to change waits for the next frame.
        Where pictures are made in a hurry, the panes for which no time was left are all but bare; they are returned.
        """
        cache, tight = canvas.gallery.cache, self._bring_floor(canvas, floor)
        if tight is None:
            return tuple(panes)
        bare: list[Pane] = []
        for pane in panes:
            shows = (tuple(pane.area), *(part.shows for part in pane.parts))
            if self._shown.get(pane.name) == shows or (pane.name in self._shown and late(pane.name)):
                continue
            self._shown.pop(pane.name, None)
            with canvas.clipped(pane.area):
                if not pane.covered:
                    self._clear(canvas, floor)
                waits = tight and cache.late and pane.name not in self._laid
                tight = tight or pane.name not in self._laid
                if not waits and painted(canvas, pane.parts):
                    self._shown[pane.name] = shows
                    self._laid.add(pane.name)
                    continue
                self._clear(canvas, floor)
                painted(canvas, pane.first)
            bare.append(pane)
        return tuple(bare)

    def _bring_floor(self, canvas: Canvas, floor: Part) -> bool | None:
        """Whether the whole floor was painted in this frame; None where there was no time to do so."""
        if canvas.recorder is not None:
            self._floor = None
        if floor.shows == self._floor:
            return False
        self._shown.clear()
        self._laid.clear()
        self._floor = None
        if not painted(canvas, (floor,)):
            canvas.fill(canvas.measure.area, "table_wood")
            return None
        self._floor = floor.shows
        if canvas.recorder is None:
            self._ground = canvas.surface.copy()
        return True

    def _clear(self, canvas: Canvas, floor: Part) -> None:
        """Nothing but the floor in what is clipped."""
        if canvas.recorder is None:
            canvas.surface.blit(self._ground, (0, 0))
        else:
            floor.paint()


def painted(canvas: Canvas, parts: Sequence[Part]) -> bool:
    """Paint these parts; False when there was no time for all of them."""
    try:
        with canvas.restored():
            for part in parts:
                part.paint()
    except Later:
        return False
    return True
