"""What every part of a table is drawn with."""

from dataclasses import dataclass, fields
from operator import attrgetter

from game.core.faces import Align, Face
from game.core.table import Table
from game.play.showing.hud_state import HudState, ways
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.shell.input import KeyMap
from game.ui.table.board.camera import Camera
from game.ui.table.board.faces import Printer, Sprite
from game.ui.table.board.word_sizes import GROWTH
from game.ui.table.input.hit_areas import Touch
from game.ui.table.zones import Zones


@dataclass(slots=True)
class Side:
    """What the side shows: the open tab, the log's filter, and how far the tab and the log are scrolled, in units."""

    tab: str = "log"
    chosen: bool = False
    """Whether the player opened this tab; otherwise it is the usual one of the arrangement."""
    filter: str = "all"
    scroll: float = 0.0
    follow: bool = True
    """Whether the log stays at its newest line; the wheel lets go of it."""
    overflow: float = 0.0
    """How far the tab can be scrolled; known after drawing."""
    log_scroll: float = 0.0
    log_overflow: float = 0.0
    recap_page: int = 0
    """The page of the strip of chips, counted from the newest."""


_FIELDS = {kind: attrgetter(*(field.name for field in fields(kind))) for kind in (Side, Camera)}


def as_it_is(thing: Side | Camera) -> object:
    """What a side or a camera is like now, to compare: asked a dozen times a frame, and quicker than a copy."""
    return _FIELDS[type(thing)](thing)


@dataclass(slots=True)
class DrawContext:
    """The canvas, the game's printer, the places, what is to be shown, and the keys that it tells of."""

    canvas: Canvas
    printer: Printer
    zones: Zones
    table: Table
    look: HudState
    touch: Touch
    keys: KeyMap
    early: bool = False
    """Whether plates would tell of what is not seen yet."""
    kept: float = 0.0
    """Units at the right end of the bar on which something else stands."""

    @property
    def ways(self) -> tuple[str, ...]:
        """The ids of the spots that can be chosen next, in the order of the keys 1 to 9."""
        return ways(self.table, self.look)

    @property
    def acting_colour(self) -> int:
        """The colour of the seat that looks or, where everybody may look, that must act."""
        seat = self.look.viewer if self.look.viewer is not None else self.table.prompt.seat
        return self.look.seats[seat].colour if seat is not None and seat < len(self.look.seats) else 0

    @property
    def compact(self) -> bool:
        """Whether the table stands in its compact arrangement, because the window is small or the text large."""
        return self.zones.kind == "compact"

    @property
    def grow(self) -> float:
        """How much larger text is than the geometry around it."""
        return self.canvas.measure.growth

    def line(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        face: str = "text",
        align: Align = "left",
        *,
        room: float,
    ) -> float:
        """One line that shrinks as far as letters may, before it is cut; returns its width."""
        canvas = self.canvas
        room = max(1.0, room)
        px = canvas.lettering.fit(text, face, canvas.measure.text_px(size), canvas.px(room), TEXT_FLOOR)
        return canvas.text(text, x, y, size, colour, face, align, room=room, px=px)

    def fits(self, text: str, size: float, face: str, room: float) -> bool:
        """Whether a line need not be cut, when it has shrunk as far as letters may."""
        lettering, wide = self.canvas.lettering, self.canvas.px(max(1.0, room))
        px = lettering.fit(text, face, self.canvas.measure.text_px(size), wide, TEXT_FLOOR)
        return lettering.width(text, face, px) <= wide

    def art(self, name: str, x: float, y: float, w: float, *, fade: float = 1) -> None:
        """A drawing of the game, else of the shell, centred."""
        self.canvas.art(name, x, y, w, folder=self.printer.home(name), centred=True, fade=fade)

    def face(self, face: Face, room: Rect, align: float = 0.5) -> Rect:
        """A face as large as fits into the room; `align` 0 is left, 1 right. Returns where it lies."""
        width = min(room.w, room.h * face.w / face.h)
        height = width * face.h / face.w
        place = Rect(room.x + (room.w - width) * align, room.y + (room.h - height) / 2, width, height)
        self.sprite(face, place)
        return place

    def sprite(self, face: Face, place: Rect, strip: float = 0, dim: bool = False, most: float = GROWTH) -> Sprite:
        """A face at this place; it keeps its own shape."""
        sprite = self.printer.sprite(self.canvas, face, self.canvas.px(place.w), strip, dim, most)
        sprite.blit(self.canvas.surface, *self.canvas.at(place.x, place.y))
        return sprite
