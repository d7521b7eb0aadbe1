"""The eye over a board: how near it is and where it looks; plain arithmetic between board units and the screen's."""

from dataclasses import dataclass, replace
from typing import Self

from game.core.boards import TableBoard
from game.ui.draw.measure import Rect

NEAREST = 4.0
"""The closest the eye comes."""
ALIKE = 0.001
"""A part by which two shapes or zooms may differ and still count as the same."""


@dataclass(slots=True)
class Camera:
    """Which part of a board is in sight: how near, and the middle in board units.

    The board is `width` by `height` and begins at (left, top). Zoom 1 shows the whole of it, as large as the area on
    the screen lets it be; whatever the area's size, the same place stays in the middle.
    """

    width: float
    height: float
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    left: float = 0.0
    top: float = 0.0

    @classmethod
    def over(cls, board: TableBoard) -> Self:
        """One that shows the whole of this board."""
        camera = cls(board.w, board.h, left=board.x, top=board.y)
        camera.fit()
        return camera

    @property
    def aspect(self) -> float:
        """Width of the board for a height of one."""
        return self.width / self.height

    def whole(self) -> Self:
        """Another camera, which shows the whole of the same board."""
        camera = replace(self)
        camera.fit()
        return camera

    def scale(self, area: Rect) -> float:
        """Units of the screen per board unit."""
        return self._fitted(area) * self.zoom

    def _fitted(self, area: Rect) -> float:
        """The same at zoom 1; an area of the board's own shape is filled from edge to edge."""
        wide, high = area.w / self.width, area.h / self.height
        return high if high < wide * (1 - ALIKE) else wide

    def place(self, area: Rect, x: float, y: float) -> tuple[float, float]:
        """Where a place of the board lies on the screen, in units."""
        k = self.scale(area)
        at_x, at_y = self._middle(area, k)
        return area.centerx + (x - at_x) * k, area.centery + (y - at_y) * k

    def map_place(self, area: Rect, x: float, y: float) -> tuple[float, float]:
        """The place of the board under a place on the screen."""
        k = self.scale(area)
        at_x, at_y = self._middle(area, k)
        return at_x + (x - area.centerx) / k, at_y + (y - area.centery) / k

    def middle(self, area: Rect) -> tuple[float, float]:
        """The place of the board in the middle of the area: as wanted, but nothing beyond the board is shown."""
        return self._middle(area, self.scale(area))

    def _middle(self, area: Rect, k: float) -> tuple[float, float]:
        return (
            _within(self.x, self.left, self.width, area.w / k),
            _within(self.y, self.top, self.height, area.h / k),
        )

    def look_at(self, area: Rect, x: float, y: float) -> None:
        """Bring a place of the board into the middle, as far as the edges allow."""
        self.x, self.y = x, y
        self.x, self.y = self.middle(area)

    def reveal(self, area: Rect, place: Rect) -> bool:
        """Look at a place on the screen that lies outside the area, in units; False when it is in sight already."""
        if self.zoom <= 1 or area.contains(place):
            return False
        self.look_at(area, *self.map_place(area, *place.center))
        return True

    def nearer(self, area: Rect, times: float, x: float, y: float) -> bool:
        """Zoom so that the place of the board under (x, y) on the screen stays there; False when nothing changed."""
        zoom = min(NEAREST, max(1.0, self.zoom * times))
        if abs(zoom - self.zoom) < ALIKE:
            return False
        at_x, at_y = self.map_place(area, x, y)
        self.zoom = zoom
        k = self.scale(area)
        self.look_at(area, at_x - (x - area.centerx) / k, at_y - (y - area.centery) / k)
        return True

    def pan(self, area: Rect, dx: float, dy: float) -> bool:
        """Move by units of the screen; False when the whole board is in sight."""
        if self.zoom <= 1:
            return False
        k, (x, y) = self.scale(area), self.middle(area)
        self.look_at(area, x - dx / k, y - dy / k)
        return True

    def fit(self) -> None:
        """Show the whole board again: zoom 1, its middle in the middle."""
        self.zoom, self.x, self.y = 1.0, self.left + self.width / 2, self.top + self.height / 2

    def follow(self, board: TableBoard) -> None:
        """The board has grown or shrunk: what one looked at closely stays as near, else the whole of it is shown."""
        before = min(1 / self.width, 1 / self.height)
        self.left, self.top, self.width, self.height = board.x, board.y, board.w, board.h
        self.zoom = min(NEAREST, self.zoom * before / min(1 / self.width, 1 / self.height)) if self.zoom > 1 else 1.0
        if self.zoom <= 1:
            self.fit()


def _within(wanted: float, start: float, length: float, seen: float) -> float:
    """The middle of what is seen of a length that begins at `start`."""
    if seen >= length * (1 - ALIKE / 1000):
        return start + length / 2
    return min(max(wanted, start + seen / 2), start + length - seen / 2)
