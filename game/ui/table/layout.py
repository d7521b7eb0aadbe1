"""Where everything of a table stands, in units: three arrangements, chosen by the window (Measure.layout)."""

from dataclasses import replace

from game.ui.draw.measure import Measure, Rect
from game.ui.table.low_layout import FELT, low, paged_low
from game.ui.table.zones import GAP, USUAL, Wants, Zones, fitted, nothing

BAR, PLAYERS, SIDE, TRAY = 64.0, 288.0, 344.0, 226.0
SLIP, SLIP_GROWS = 144.0, 146.0
"""Height of the slip: so much, and so much more times the growth of the text."""
WIDEST, CENTRE = 3200.0, 1920.0
"""Wide windows use at most the first; bar and tray content stays within the second."""
ORDERS = 414.0
"""Width of the column with draft, Cancel and Commit."""
PLATES, PLATES_PART = 672.0, 0.42
"""Width of the plates, and the part of a compact window that they take at most."""
STRIP_HIGH, STRIP_LEAST = 214.0, 156.0
COLUMN, COLUMN_LEAST = 208.0, 148.0
"""Most and least of the strip of thumbnails: its height below a board, its width beside one."""
BAND = 12.0
"""Width of the seat's colour along a status."""
STATUS_LOW = 226.0
"""The widest status of the compact arrangement."""


def arrange(measure: Measure, aspect: float, wants: Wants = USUAL) -> Zones:
    """The zones of this window for a board of this shape (width / height)."""
    aspect = 0.0 if wants.boards else aspect
    if measure.layout == "compact":
        zones = low(
            measure, aspect, 0.0 if wants.status or wants.boards or wants.wide else FELT, wants.page, wants.shelf
        )
        zones = _ended(paged_low(zones, measure, aspect) if wants.page else zones, wants)
    else:
        zones = _large(measure, aspect, measure.layout == "wide")
        zones = _ended(_paged_large(zones, measure, wants) if wants.page else zones, wants)
    return _shared(zones) if wants.boards else zones


def _shared(zones: Zones) -> Zones:
    """The board's room with a strip for all boards: below it, or where room is short beside it."""
    room = zones.board
    if zones.kind == "compact":
        wide = min(COLUMN, max(COLUMN_LEAST, 0.13 * room.w))
        strip = Rect(room.right - wide, room.y, wide, room.h)
        return replace(zones, board=Rect(room.x, room.y, room.w - wide - 10, room.h), boards=strip)
    high = min(STRIP_HIGH, max(STRIP_LEAST, 0.25 * room.h))
    strip = Rect(room.x + 8, room.bottom - high - 4, room.w - 16, high)
    return replace(zones, board=Rect(room.x, room.y, room.w, room.h - high - 14), boards=strip)


def _large(measure: Measure, aspect: float, wide: bool) -> Zones:
    grow = measure.growth
    width = min(measure.w, WIDEST)
    left = (measure.w - width) / 2
    centre = min(measure.w, CENTRE)
    middle = (measure.w - centre) / 2
    bar = max(BAR, 52 * grow)
    top, bottom = bar, measure.h - TRAY
    log = Rect(left + GAP, top + GAP, SIDE - 20, bottom - top - GAP - 8) if wide else nothing()
    start = left + SIDE if wide else left
    players = Rect(start + 10, top + GAP, PLAYERS - 18, bottom - top - GAP - 4)
    right = left + width - SIDE
    slip_height = SLIP + SLIP_GROWS * grow
    slip = Rect(right + 8, bottom - 8 - slip_height, SIDE - 20, slip_height)
    side = Rect(right + 8, top + GAP, SIDE - 20, slip.y - 14 - top - GAP)
    tabs_height = 46 * grow
    room = Rect(start + PLAYERS, top, right - start - PLAYERS, bottom - top - 2)
    tray_room = Rect(middle, bottom, centre, TRAY)
    orders = Rect(tray_room.right - ORDERS, bottom + GAP, ORDERS - GAP, TRAY - GAP)
    buttons = tray_room.bottom - 80
    return Zones(
        kind="wide" if wide else "standard",
        bar=Rect(0, 0, measure.w, bar),
        bar_room=Rect(middle, 0, centre, bar),
        players=players,
        board=fitted(room, aspect),
        tabs=Rect(side.x, side.y, side.w, tabs_height),
        panel=Rect(side.x, side.y + tabs_height, side.w, side.h - tabs_height),
        slip=slip,
        log=log,
        tray=Rect(0, bottom, measure.w, TRAY),
        tray_room=tray_room,
        draft=Rect(orders.x + 8, orders.y, orders.w - 8, buttons - orders.y - 6),
        cancel=Rect(orders.x + 4, buttons, 140, 64),
        commit=Rect(orders.x + 152, buttons, 250, 64),
    )


def _ended(zones: Zones, wants: Wants) -> Zones:
    """With the ends of the tray: the turn's status, as wide as the mats, and the place of plates."""
    room, low = zones.tray_room, zones.kind == "compact"
    y, high = room.y + (6 if low else 7), room.h - (13 if low else 14)
    wide = min(820.0, PLATES_PART * room.w) if low else PLATES
    zones = replace(zones, plates=Rect(room.right - GAP - wide, y, wide, high))
    if not wants.status:
        return zones
    wide = min(STATUS_LOW, BAND + (high - 10) * wants.status + 10) if low else PLAYERS - 18
    status = Rect(room.x + (GAP if low else 10), y, wide, high)
    start = status.right - (8 if low else 9)
    return replace(zones, status=status, tray_room=Rect(start, room.y, room.right - start, room.h))


def plated(zones: Zones) -> Zones:
    """The same while plates stand in the tray: no draft, Cancel and Commit; what was above them is larger."""
    plates, room = zones.plates, zones.tray_room
    gone = Rect(plates.x, plates.y, 0, 0)
    shown = replace(zones, cancel=gone, commit=Rect(gone), draft=Rect(gone))
    if zones.kind != "compact":
        return shown
    low = zones.commit.bottom
    panel, slip = Rect(zones.panel), Rect(zones.slip)
    slip.h = low - slip.y
    panel.h = low - panel.y
    return replace(shown, panel=panel, slip=slip, tray_room=Rect(room.x, room.y, plates.x - room.x, room.h))


MAT, MAT_LEAST, MAT_GAP = 132.0, 122.0, 9.0
LOG_LEAST = 150.0
ASIDE_PART = 0.8
"""What stands beside the mats is left out when it would be smaller than this part of its size."""
PAGE_ORDERS = 330.0
"""Width of the column with draft, Cancel and Commit where a page stands above it."""


def _paged_large(zones: Zones, measure: Measure, wants: Wants) -> Zones:
    """The large arrangement with a page at the side: what is beside the mats and the log stand on the left."""
    tray, room, log = zones.tray, zones.tray_room, zones.log
    mats, aside = _rail(zones, measure, wants)
    slip = nothing()
    if log.w:
        slip = Rect(log.x, log.bottom - zones.slip.h, log.w, zones.slip.h)
        log = Rect(log.x, log.y, log.w, slip.y - 14 - log.y)
    else:
        top = max(mats.bottom, aside.bottom) + MAT_GAP
        log = Rect(mats.x, top, mats.w, tray.bottom - 10 - top)
        tray = Rect(PLAYERS, tray.y, measure.w - PLAYERS, tray.h)
        room = Rect(PLAYERS, room.y, room.right - PLAYERS, room.h)
    left, buttons = room.right - PAGE_ORDERS, zones.commit.y
    return replace(
        zones,
        page=True,
        players=mats,
        aside=aside,
        log=log,
        slip=slip,
        panel=Rect(zones.panel.x, zones.panel.y, zones.panel.w, tray.y - 8 - zones.panel.y),
        tray=tray,
        tray_room=room,
        draft=Rect(left + 8, room.y + GAP, PAGE_ORDERS - 20, buttons - room.y - GAP - 6),
        cancel=Rect(left + 4, buttons, 92, 64),
        commit=Rect(left + 104, buttons, PAGE_ORDERS - 116, 64),
    )


def _rail(zones: Zones, measure: Measure, wants: Wants) -> tuple[Rect, Rect]:
    """The mats and what stands below them, where it has room."""
    players, seats = zones.players, max(1, wants.seats)
    room = players.h if zones.log.w else zones.tray.bottom - 10 - players.y - LOG_LEAST * measure.growth
    free, wanted = room - seats * MAT_GAP, players.w * wants.aside
    mat = min(MAT * max(1.0, measure.growth), free / seats)
    lower = (free - MAT_GAP - ASIDE_PART * wanted) / seats
    if MAT_LEAST <= lower < mat:
        mat = lower
    mats = Rect(players.x, players.y, players.w, seats * (mat + MAT_GAP) - MAT_GAP)
    high = min(wanted, free - seats * mat - MAT_GAP)
    if high < ASIDE_PART * wanted - 1 or not wanted:
        return mats, nothing()
    return mats, Rect(players.x, mats.bottom + MAT_GAP, players.w, high)
