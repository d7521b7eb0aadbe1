"""Where the pieces of a tray lie: slots, rows and fans. Pure arithmetic in units."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.table import Piece, Tray
from game.ui.draw.measure import Rect
from game.ui.table.roof import EAVE, roof_high

FAN_FROM = 6
ARC, LIFT = 5.0, 10.0
CARD_GAP, SLOT_GAP, TRAY_GAP = 9.0, 20.0, 20.0
PICTURE, PICTURE_LOW = 196.0, 150.0
"""Heights of a picture that has a tray to itself."""
NARROW, NARROW_GAP = 0.75, 4.0
"""The cards of a row shrink by so much before one covers the edge of another."""
HOUSED = 0.55
"""Below a roof they shrink by so much: numbers stand at their right edge."""
ROW_GAP = 9.0
"""How far apart two rows below a roof are: what can be chosen is underlined."""
SHEET_EDGES, SHEET_PAD, LOW_EDGE = 15.0, 4.0, 10.0
"""In a low tray: what is free above and below a sheet, above the cards on it, and above and below cards without one."""


TITLE_LOW, RISE = 13.0, 5.0
"""How far below its middle a title ends, at the usual text, and the room below it in which a card of a row can rise."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One piece in a tray: its rectangle, its tilt in degrees, and how much of its left a neighbour leaves in sight."""

    piece: Piece
    rect: Rect
    angle: float = 0.0
    strip: float = 0.0
    """Width in sight when its neighbour covers it; 0 = whole."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one tray stands on the screen, and all that lies in it, in units."""

    tray: Tray
    rect: Rect
    title: tuple[float, float]
    frames: tuple[Rect, ...]
    placed: tuple[Placed, ...]
    picture: Rect | None = None


def ratio(piece: Piece) -> float:
    """Height of a piece for a width of one."""
    return piece.face.h / piece.face.w


def stand_trays(
    trays: Sequence[Tray], pieces: Sequence[Piece], room: Rect, felt: Rect, compact: bool, grow: float
) -> tuple[Stand, ...]:
    """Places of all trays from left to right; slots move to the felt in the compact arrangement."""
    held = {tray.id: _held(tray, pieces, compact and tray.house is None) for tray in trays}
    upright = [tray for tray in trays if compact and felt.w and tray.kind == "slots"]
    lying = [tray for tray in trays if tray not in upright]
    stands = [_felt_slots(tray, held[tray.id], felt, grow) for tray in upright]
    wishes = [_wish(tray, held[tray.id], room.h, compact, grow) for tray in lying]
    ranks = [(PAPER if held[tray.id] else BARE) if tray.paper else WOOD for tray in lying]
    widths = _share(wishes, ranks, room.w - TRAY_GAP * max(0, len(lying) - 1))
    x = room.x
    for tray, width in zip(lying, widths, strict=True):
        place = Rect(x, room.y, width, room.h)
        stands.append(_stand(tray, held[tray.id], place, compact, grow))
        x += width + TRAY_GAP
    return tuple(stands)


def _held(tray: Tray, pieces: Sequence[Piece], compact: bool) -> list[Piece]:
    """The pieces of a tray from left to right, with the faces that they have there."""
    held = sorted((piece for piece in pieces if piece.zone == tray.id), key=lambda piece: piece.order)
    return _lowered(held) if compact else held


def _lowered(held: Sequence[Piece]) -> list[Piece]:
    """The same with the faces for a low tray, where they have one."""
    return [replace(piece, face=piece.face.low) if piece.face.low else piece for piece in held]


STRIP, MORE, ALL_MORE = 30.0, 26.0, 84.0
"""How much of a card is seen at least where the next one covers it; on paper so much more, and of all so much."""


def _wish(tray: Tray, held: Sequence[Piece], high: float, compact: bool, grow: float) -> tuple[float, float]:
    """The width a tray would like in a room so high, and the least it can do with."""
    usual = 132.0 if tray.kind == "slots" else 122.0
    card = max((p.width for p in held), default=usual)
    if compact and held and tray.kind != "slots":
        card = _as_high(held, high - (SHEET_EDGES + 2 * SHEET_PAD if tray.paper else 2 * LOW_EDGE))
    if tray.picture and not held and not tray.paper:
        wide = (PICTURE_LOW if compact else PICTURE) * tray.picture.w / tray.picture.h
        return wide, wide
    if tray.kind == "slots":
        wide = tray.size * (card + SLOT_GAP) - SLOT_GAP + 10
        return wide, wide
    count = max(len(held), tray.size, 1)
    wide = count * (card + CARD_GAP) - CARD_GAP + (40 if tray.paper else 0)
    more = min(MORE, ALL_MORE / max(1, count - 1)) if tray.paper else 0.0
    least = card + (count - 1) * (STRIP + more) + (40 if tray.paper else 0)
    if compact and tray.paper and tray.house is None:
        side = _side(tray, grow)
        return wide + side, least + side
    if tray.paper and tray.house is None and not held and not tray.picture:
        return wide, min(wide, LETTER * grow * len(tray.title) + CORNERED)
    titled = 0.0 if compact or tray.paper else LETTER * grow * len(tray.title)
    return max(wide, titled), min(wide, least)


LETTER, CORNERED = 12.0, 100.0
"""About how wide a letter of a tray's title is, and on a sheet what is beside it: margins, the eye, the fold."""


def _as_high(held: Sequence[Piece], high: float) -> float:
    """How wide the pieces are when the highest is so high."""
    return high / max(ratio(piece) for piece in held)


BARE, PAPER, WOOD = range(3)
"""What gives way first when room is short: sheets on which nothing lies, then others, then trays of wood."""


def _share(wishes: Sequence[tuple[float, float]], ranks: Sequence[int], room: float) -> Sequence[float]:
    """Widths that fill the room: paper takes what is left; when room is short the first ranks give way first."""
    widths = [wide for wide, _least in wishes]
    spare, sheets = room - sum(widths), sum(rank != WOOD for rank in ranks)
    if spare >= 0:
        return [wide + spare / sheets if rank != WOOD else wide for wide, rank in zip(widths, ranks, strict=True)]
    for rank in (BARE, PAPER, WOOD):
        give = [wide - wishes[i][1] if ranks[i] == rank else 0.0 for i, wide in enumerate(widths)]
        short, most = sum(widths) - room, sum(give)
        part = min(1.0, short / most) if short > 0 and most else 0.0
        widths = [wide - each * part for wide, each in zip(widths, give, strict=True)]
    over = sum(widths)
    return widths if over <= room else [wide * room / over for wide in widths]


def _side(tray: Tray, grow: float) -> float:
    """Width of the column left of the cards that holds title and picture in the compact arrangement."""
    if not tray.title and not tray.picture:
        return 6.0
    return max(200.0, 0.62 * 20 * grow * len(tray.title) + 60)


def _felt_slots(tray: Tray, held: Sequence[Piece], felt: Rect, grow: float) -> Stand:
    """Slots one below the other left of the board."""
    size = max(1, tray.size)
    title = 32 * grow
    pitch = felt.h / size
    shape = ratio(held[0]) if held else 1.4
    height = min(pitch - title - 14, (felt.w - 20) * shape, 340)
    width = height / shape
    frames, x = [], felt.x + (felt.w - width) / 2
    for place in range(size):
        frames.append(Rect(x, felt.y + place * pitch + title + 4, width, height))
    placed = tuple(Placed(p, Rect(frames[p.order % size])) for p in held)
    return Stand(tray, Rect(felt), (x, felt.y + title / 2), tuple(frames), placed)


def _stand(tray: Tray, held: Sequence[Piece], place: Rect, compact: bool, grow: float) -> Stand:
    if tray.paper:
        return _sheet(tray, held, place, compact, grow)
    title = (place.x, place.y + 14)
    head = 29.0 if tray.places else title[1] - place.y + TITLE_LOW * grow + RISE if tray.title else 16.0
    top = place.y + (LOW_EDGE if compact else head)
    if tray.picture and not held:
        return Stand(tray, Rect(place), title, (), (), Rect(place.x, top, place.w, place.bottom - top - 10))
    if tray.kind == "slots":
        return _slots(tray, held, place, top, title)
    room = Rect(place.x, top, place.w, place.bottom - top - 10)
    return Stand(tray, Rect(place), title, (), _lay(tray, held, room, compact))


def _slots(tray: Tray, held: Sequence[Piece], place: Rect, top: float, title: tuple[float, float]) -> Stand:
    height = place.bottom - top - 12
    shape = ratio(held[0]) if held else 1.4
    pitch = (place.w + SLOT_GAP - 10) / max(1, tray.size)
    width = min(pitch - SLOT_GAP, height / shape)
    frames = tuple(Rect(place.x + 5 + i * pitch, top, width, width * shape) for i in range(tray.size))
    placed = tuple(Placed(p, Rect(frames[p.order % len(frames)])) for p in held) if frames else ()
    return Stand(tray, Rect(place), title, frames, placed)


def _sheet(tray: Tray, held: Sequence[Piece], place: Rect, compact: bool, grow: float) -> Stand:
    sheet = Rect(place.x, place.y + 7, place.w, place.h - 14)
    if tray.house is not None:
        return _housed(tray, held, place, compact)
    if compact:
        sheet = Rect(place.x, place.y + 5, place.w, place.h - SHEET_EDGES)
        side = _side(tray, grow)
        room = Rect(sheet.x + side + 10, sheet.y + SHEET_PAD, sheet.w - side - 34, sheet.h - 2 * SHEET_PAD)
        picture = Rect(sheet.x + 18, sheet.y + 16 + 30 * grow, side - 46, 110) if tray.picture else None
        return Stand(tray, sheet, (sheet.x + 20, sheet.y + 6 + 14 * grow), (), _lay(tray, held, room, True), picture)
    head = sheet.y + (max(32, 17 + TITLE_LOW * grow + RISE) if tray.title else 9)
    room = Rect(sheet.x + 16, head, sheet.w - 32, sheet.bottom - head - 8)
    picture = None
    card = max((p.width for p in held), default=122.0)
    if tray.picture and len(held) < 5 and room.w >= 168 + len(held) * (card + CARD_GAP):
        picture = Rect(room.x, head + 14, 150, room.h - 26)
        room = Rect(room.x + 166, room.y, room.w - 166, room.h)
    return Stand(tray, sheet, (sheet.x + 18, sheet.y + 17), (), _lay(tray, held, room, False), picture)


def _housed(tray: Tray, held: Sequence[Piece], place: Rect, compact: bool) -> Stand:
    """A sheet under a roof, on which the title hangs."""
    edge = LOW_EDGE / 2 if compact else 7.0
    sheet = Rect(place.x + EAVE, place.y + edge, place.w - 2 * EAVE, place.h - 2 * edge)
    top = sheet.y + roof_high(compact) + SHEET_PAD
    room = Rect(sheet.x + 14, top, sheet.w - 28, sheet.bottom - SHEET_PAD - 2 - top)
    lowered = _lowered(held) if compact else held
    if held and len(held) * (_as_high(lowered, room.h) * NARROW + NARROW_GAP) <= room.w + NARROW_GAP:
        held = lowered
    laid = _lay(tray, held, room, compact)
    if any(one.strip for one in laid):
        laid = _two_rows(tray, _lowered(held), room, compact) or laid
    return Stand(tray, sheet, (sheet.x + 20, sheet.y + 14), (), laid)


def _two_rows(tray: Tray, held: Sequence[Piece], room: Rect, compact: bool) -> tuple[Placed, ...]:
    """Low cards in two rows, one below the other; () where one would cover another in those, too."""
    half, step = -(-len(held) // 2), (room.h + ROW_GAP) / 2
    upper = _lay(tray, held[:half], Rect(room.x, room.y, room.w, step - ROW_GAP), compact)
    if any(one.strip for one in upper):
        return ()
    below = zip(upper, held[half:], strict=False)
    return *upper, *(replace(above, piece=piece, rect=above.rect.move(0, step)) for above, piece in below)


def _lay(tray: Tray, held: Sequence[Piece], room: Rect, compact: bool) -> tuple[Placed, ...]:
    """Cards side by side, closer when there are many; a fan tilts them from six on.

    A row that has shrunk for its width stands in the middle of its height.
    """
    if not held:
        return ()
    fan = tray.kind == "fan" and len(held) >= FAN_FROM
    bow = (LIFT / 2 if compact else LIFT) if fan else 0.0
    width = _as_high(held, room.h - bow)
    if not compact:
        width = min(width, max(p.width for p in held))
    width, count = min(width, room.w), len(held)
    fitting = (room.w - NARROW_GAP * (count - 1)) / count
    least = HOUSED if tray.house is not None else NARROW
    if tray.kind == "row" and fitting > least * width:
        width = min(width, fitting)
    pitch = min(width + CARD_GAP + 5, (room.w - width) / (count - 1)) if count > 1 else 0.0
    strip = pitch if pitch < width * 0.92 else 0.0
    arc = (ARC / 2 if compact else ARC) if fan else 0.0
    spare = room.h - width * max(map(ratio, held)) if tray.kind == "row" and not tray.paper else 0.0
    placed = []
    for i, piece in enumerate(held):
        turn = 2 * i / (count - 1) - 1 if count > 1 else 0.0
        rect = Rect(room.x + i * pitch, room.y + bow * turn * turn + spare / 2, width, width * ratio(piece))
        whole = width if compact and tray.kind == "fan" and piece.face.tag else 0.0
        placed.append(Placed(piece, rect, -turn * arc, strip if strip and i < count - 1 else whole))
    return tuple(placed)
