"""The places of a table's parts, what a table asks of its arrangement, and the measures that all arrangements share."""

from dataclasses import dataclass, field

from game.ui.draw.measure import Rect

GAP = 12.0


def nothing() -> Rect:
    """The place of a part that an arrangement does not have."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Zones:
    """The places of a table's parts; an empty rectangle means that this arrangement has no such part."""

    kind: str
    bar: Rect
    bar_room: Rect
    players: Rect
    board: Rect
    tabs: Rect
    panel: Rect
    """What the open tab shows."""
    slip: Rect
    tray: Rect
    tray_room: Rect
    draft: Rect
    cancel: Rect
    commit: Rect
    log: Rect = field(default_factory=nothing)
    """The log's own place when it is always open (wide)."""
    ticker: Rect = field(default_factory=nothing)
    felt: Rect = field(default_factory=nothing)
    """Where slots stand in the compact arrangement: left of the board."""
    aside: Rect = field(default_factory=nothing)
    """What stands beside the mats."""
    status: Rect = field(default_factory=nothing)
    """The left end of the tray: what is left of the turn."""
    plates: Rect = field(default_factory=nothing)
    """The right end of the tray, where plates stand instead of draft, Cancel and Commit."""
    boards: Rect = field(default_factory=nothing)
    """The strip with thumbnails of all boards and the camera's buttons, below or beside the large one."""
    page: bool = False
    """Whether the side belongs to the private notebook."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What a table asks of its arrangement: mats, the height of what is beside them for a width of one, a status."""

    page: bool = False
    seats: int = 0
    aside: float = 0.0
    status: float = 0.0
    """Width of the turn's status for a height of one; 0 = there is none."""
    boards: bool = False
    """Whether there are several boards: then the large one has any shape, and a strip of thumbnails beside it."""
    shelf: bool = False
    """Whether a shelf stands where the draft does, while that is empty; then chips stand in the ticker."""
    wide: bool = False
    """Whether the board has all the width of a low window, because no slots ever stand beside it."""


USUAL = Wants()


def fitted(room: Rect, aspect: float) -> Rect:
    """The largest rectangle of this shape in the middle of the room; shape 0 is the room's own."""
    if not aspect:
        return Rect(room)
    width = min(room.w, room.h * aspect)
    height = width / aspect
    return Rect(room.x + (room.w - width) / 2, room.y + (room.h - height) / 2, width, height)
