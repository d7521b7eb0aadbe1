"""What can be chosen and lies nowhere: where its buttons stand, and what room that takes from others."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from game.core.table import Spot
from game.play.showing.hud_state import composed, endings
from game.ui.draw.measure import Rect
from game.ui.table.board import board
from game.ui.table.board.camera import Camera
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels.public_tray import everybodys
from game.words import begun

FEW = 2
LARGE_TEXT = 1.5
"""From this text factor on the slip has the room that the draft does not need."""
LINE = 32.0
"""Height of a line of the draft, at the usual text."""


@dataclass(frozen=True, slots=True)
class Options:
    """Their spots and buttons; `bubble`: beside the picked spot, `above`: above the draft, else in the tray."""

    spots: tuple[Spot, ...]
    hits: tuple[HitArea, ...]
    bubble: bool
    above: bool

    @property
    def in_tray(self) -> tuple[HitArea, ...]:
        """Those that the trays have to leave room for."""
        return () if self.bubble or self.above else self.hits


def place(
    context: DrawContext, camera: Camera, spots: Sequence[Spot], live: Set[str], *, covered: bool
) -> tuple[DrawContext, Options]:
    """Where they stand, and the pen with the draft below them where they stand above it.

    Those of the ids `live` can be chosen. `covered`: a bargain covers the board, so that none stands there.
    """
    look, zones = context.look, context.zones
    picked = next((spot for spot in context.table.spots if look.picked and spot.id == look.picked[-1] and spot.w), None)
    follow = any(spot.id in look.open for spot in spots) and not covered and camera.zoom <= 1
    beside = board.spot_place(camera, zones.board, picked) if picked and follow else None
    if beside is None and composed(look) and _few(context, spots):
        spots = ()  # what was put together stands in their place
    places = _places(context, spots, beside)
    above = beside is None and _few(context, spots)
    hits = tuple(
        HitArea(f"spot:{spot.id}", place, "options", spot.label, spot.id in live)
        for spot, place in zip(spots, places, strict=True)
    )
    options = Options(tuple(spots), hits, beside is not None and 0 < len(spots) <= 5, above)
    return (_lowered(context, places) if above else context), options


def _size(context: DrawContext, spots: Sequence[Spot]) -> tuple[float, float]:
    """Return width and height of an option's button, in units, so that the longest of these labels fits if possible."""
    wide = max((context.canvas.width(begun(spot.label), 20, "strong") for spot in spots), default=0.0) + 62
    return min(max(150.0, wide), 330.0), max(46.0, 34 * context.grow)


def _rows(context: DrawContext, spots: Sequence[Spot]) -> tuple[int, int]:
    """How many rows and columns of options stand in the tray."""
    high = _size(context, spots)[1] + 6
    rows = max(1, int((context.zones.tray_room.h - 18) // high))
    return rows, -(-len(spots) // rows)


def _few(context: DrawContext, spots: Sequence[Spot]) -> bool:
    """Whether the options are few enough to stand above the draft, where a page leaves the tray to its cards."""
    return context.zones.page and 0 < len(spots) <= FEW


def roomy(context: DrawContext) -> DrawContext:
    """With large text, or on a public table, the slip of a low arrangement has the draft's room while it is empty.

    While a choice is half made the draft has a line, unless the plate of what is picked asks what to do with it.
    """
    look, zones = context.look, context.zones
    table = context.table
    public = everybodys(table, look) and not look.call  # then chips lie in the tray
    chips = look.recap and not (table.shelf or public)
    large = context.canvas.measure.factor >= LARGE_TEXT or (public and not table.shelf)
    busy = look.message or chips or composed(look) or table.amount
    if busy or zones.page or not context.compact or not large:
        return context
    below = endings(context.table, look) or look.retreat or look.picked
    low = zones.commit.y - 8 if below else zones.commit.bottom
    line = LINE * context.grow if look.picked and look.picked[-1] not in table.verbs else 0.0
    slip, draft = Rect(zones.slip), Rect(zones.draft.x, low - line, zones.draft.w, line)
    slip.h = draft.y - slip.y
    return replace(context, zones=replace(zones, slip=slip, panel=Rect(slip), draft=draft))


def _lowered(context: DrawContext, places: Sequence[Rect]) -> DrawContext:
    """The pen with the draft below the options."""
    draft = Rect(context.zones.draft)
    top = places[0].bottom + 6 - draft.y
    return replace(context, zones=replace(context.zones, draft=Rect(draft.x, draft.y + top, draft.w, draft.h - top)))


def _places(context: DrawContext, spots: Sequence[Spot], beside: Rect | None) -> tuple[Rect, ...]:
    """Places of the options: as a bubble beside the picked thing, else in columns at the tray's right."""
    if not spots:
        return ()
    wide, high = _size(context, spots)
    if beside is not None and len(spots) <= 5:
        area = context.zones.board.inflate(-30, -30)
        x = beside.right + 18 if beside.right + 18 + wide < area.right else beside.x - 18 - wide
        x = min(max(x, area.x), area.right - wide)
        whole = len(spots) * (high + 6)
        y = min(max(beside.centery - whole / 2, area.y), area.bottom - whole)
        return tuple(Rect(x, y + i * (high + 6), wide, high) for i in range(len(spots)))
    if _few(context, spots):
        room = context.zones.draft
        wide = (room.w - 8 * (len(spots) - 1)) / len(spots)
        return tuple(Rect(room.x + i * (wide + 8), room.y, wide, high) for i in range(len(spots)))
    rows, columns = _rows(context, spots)
    room = context.zones.tray_room
    right = room.right - 12 if context.compact else context.zones.cancel.x - 16
    wide = min(wide, (room.w * 0.5) / columns - 8)
    left = right - columns * (wide + 8) + 8
    return tuple(
        Rect(left + (i // rows) * (wide + 8), room.y + 12 + (i % rows) * (high + 6), wide, high)
        for i in range(len(spots))
    )
