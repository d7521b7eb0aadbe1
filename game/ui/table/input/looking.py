"""What input means for the eye over a board: zoom by wheel, keys and buttons, pan by dragging and keys."""

import math

from game.ui.draw.measure import Rect
from game.ui.shell.input import Wheel
from game.ui.table.board.board import board_place, spot_place
from game.ui.table.view_state import ViewState

NOTCH = 1.25
STEP = 120.0
"""How far a key moves the board, in units."""
CLICK = 10.0
"""A pointer that moves further than so many units while its button is down drags."""
KEYS = {"pan left": (STEP, 0.0), "pan right": (-STEP, 0.0), "pan up": (0.0, STEP), "pan down": (0.0, -STEP)}


class Looking:
    """Moves the camera of the board that lies large."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._last: tuple[float, float] | None = None
        """Where the pointer was, while a button is down that may drag."""
        self._start = (0.0, 0.0)
        self.dragging = False
        """Whether the board is being moved."""
        self._seen_focus = ""

    @property
    def _area(self) -> Rect:
        return self._view.plan().context.zones.board

    # ---- dragging

    def press(self, x: float, y: float, at_once: bool) -> None:
        """A button went down over the board: it drags `at_once`, or when the pointer has moved far enough."""
        if self._area.collidepoint(x, y) and self._view.camera.zoom > 1:
            self._last = self._start = (x, y)
            self.dragging = at_once

    def move(self, x: float, y: float) -> bool:
        """The pointer moves; True when the board goes with it."""
        if self._last is None:
            return False
        if not self.dragging and math.dist(self._start, (x, y)) > CLICK:
            self.dragging = True
        if self.dragging:
            self._view.camera.pan(self._area, x - self._last[0], y - self._last[1])
            self._last = (x, y)
        return self.dragging

    def release(self) -> bool:
        """The button came up; True when it was a drag, and no click."""
        dragged, self.dragging, self._last = self.dragging, False, None
        return dragged

    # ---- zooming, and moving by keys

    def wheel(self, given: Wheel) -> bool:
        """Nearer or further away, where the pointer is; False where there is no board under it."""
        if not self._area.collidepoint(given.x, given.y):
            return False
        return self._view.camera.nearer(self._area, NOTCH**given.dy, given.x, given.y)

    def use(self, action: str) -> bool:
        """A key or a button; False when it does not mean the camera or a board."""
        view = self._view
        if action in ("zoom in", "zoom out"):
            self._zoom(NOTCH if action == "zoom in" else 1 / NOTCH)
        elif action == "fit":
            view.camera.fit()
        elif action in KEYS:
            view.camera.pan(self._area, *KEYS[action])
        elif action == "boards":
            return self._turn_to(view.boards.next())
        else:
            return False
        return True

    def open(self, board: str) -> bool:
        """Lay this board large, or the front one where it is so already; False when nothing changed."""
        boards = self._view.boards
        return self._turn_to(boards.open(board) or boards.close())

    def show(self, board: str) -> bool:
        """Lay this board large; False when it is so already."""
        return self._turn_to(self._view.boards.open(board))

    def close(self) -> bool:
        """Lay the front board large again; False when it is so already."""
        return self._turn_to(self._view.boards.close())

    def _turn_to(self, other: bool) -> bool:
        """What moved on the board that lay large until now is at its end."""
        if other:
            self._seen_focus = self._view.focus_id  # it stays where it is, though its board may have closed
            self._view.app.motion.finish()
            self._view.app.dirty()
        return other

    def _zoom(self, times: float) -> None:
        """About what has the focus, where that lies on the board, else about its middle."""
        view, area = self._view, self._area
        place = self._focused() if view.touch.keyboard else None
        x, y = place.center if place and area.collidepoint(place.center) else area.center
        view.camera.nearer(area, times, x, y)

    # ---- following the focus

    def notice_focus(self) -> None:
        """Keys moved the focus: its board is laid large, and the camera follows to what lies out of sight."""
        view = self._view
        if view.focus_id == self._seen_focus or not view.table:
            return
        self._seen_focus = view.focus_id
        spot = next((spot for spot in view.table.spots if f"spot:{spot.id}" == view.focus_id), None)
        if spot and spot.board:
            self._turn_to(view.boards.open(spot.board))
        place = self._focused()
        if place is not None and view.camera.reveal(self._area, place):
            view.plan()

    def _focused(self) -> Rect | None:
        """Where on the board the focused spot lies; None where it lies elsewhere."""
        view, table = self._view, self._view.table
        name = view.focus_id.removeprefix("spot:")
        spot = next((spot for spot in table.spots if spot.id == name), None) if table else None
        if spot is None or table is None or name == view.focus_id:
            return None
        if spot.w:
            return spot_place(view.camera, self._area, spot)
        lying = (piece for piece in table.pieces if piece.spot == spot.id and piece.zone == "board")
        return next((board_place(view.camera, self._area, piece) for piece in lying), None)
