"""The table's still picture in panes: each is painted anew only when something that it shows has changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

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


class Panes:
    """The panes' one picture, and what each pane of it shows."""

    def __init__(self) -> None:
        self._canvas: Canvas | None = None
        self._floor: object = None
        self._shown: dict[str, tuple[object, ...]] = {}

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
            kept = self._canvas = Canvas(
                pygame.Surface(window.surface.get_size()).convert(), window.measure, window.gallery, window.lettering
            )
            kept.palette = window.palette
            self._floor = None
        return kept

    def paint(self, canvas: Canvas, floor: Part, panes: Sequence[Pane], late: Callable[[str], bool]) -> None:
        """Bring the picture up to date; the floor lies under all panes.

        Where it is `late` for a pane, by its name, what was painted before and has to change waits for the next frame.
        """
        if canvas.recorder is not None:
            self._floor = None
        if floor.shows != self._floor:
            self._shown.clear()
            self._floor = floor.shows
            floor.paint()
        for pane in panes:
            shows = (tuple(pane.area), *(part.shows for part in pane.parts))
            if self._shown.get(pane.name) == shows or (pane.name in self._shown and late(pane.name)):
                continue
            self._shown[pane.name] = shows
            with canvas.clipped(pane.area):
                floor.paint()
                for part in pane.parts:
                    part.paint()
