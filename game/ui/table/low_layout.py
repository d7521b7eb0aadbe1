"""Where everything of a table stands in a small window or with large text."""

import math
from dataclasses import replace

from game.ui.draw.measure import Measure, Rect
from game.ui.table.zones import GAP, Zones, fitted, nothing

STRIP, TICKER, TICKER_CHIPS = 75.0, 37.0, 48.0
LOW_TRAY, LOW_TRAY_PAGED, LOW_TRAY_PER_TEXT = 212.0, 168.0, 92.0
"""Height of the tray, beside a page with large text, and what it grows by with each 100 % while the board has room."""
BOARD_LEAST, BOARD_PIXELS, BOARD_SHAPE, BOARD_WIDEST = 0.205, 510, 1.64, 2560.0
"""The part of a window no wider than the last, and the width, that a board of this shape keeps when the tray grows."""
DRAFT, SHELF = 122.0, 218.0
DRAFT_PART = 0.42
"""The draft's height, or that of a shelf in its place, and the part of the column that it takes at most."""
FELT = 270.0
"""Width of the place for slots left of the board; where the turn's status stands in the tray there is none."""
COLUMNS = 640.0
"""Least width of page and slip beside each other."""


def _low_tray(measure: Measure, page: bool, above: float) -> float:
    """How high the tray is: cards grow with the text as far as the board can give; beside a page entries do."""
    larger = max(0.0, measure.growth / 1.11 - 1)
    if page:
        return max(LOW_TRAY_PAGED, LOW_TRAY - LOW_TRAY_PER_TEXT * larger)
    wanted = LOW_TRAY + LOW_TRAY_PER_TEXT * larger
    area = BOARD_LEAST * min(measure.w, BOARD_WIDEST) * measure.h
    board = max(math.sqrt(area / BOARD_SHAPE), BOARD_PIXELS / measure.scale / BOARD_SHAPE)
    return max(LOW_TRAY, min(wanted, measure.h - above - board - GAP))


def low(measure: Measure, aspect: float, felt: float, page: bool, shelf: bool) -> Zones:
    """The arrangement without a page; `felt` is the width of the place for slots, 0 = none."""
    grow = measure.growth
    text = grow / 1.11
    width, height = measure.w, measure.h
    bar = max(66.0, 46 * grow)
    strip = max(STRIP, 56 * grow)
    ticker = max(TICKER_CHIPS if shelf else TICKER, 32 * grow)
    cards = _low_tray(measure, page, bar + strip + ticker)
    top, bottom = bar + strip, height - cards - ticker
    drawer = min(357 * text, 0.34 * width)
    board = fitted(Rect(felt or GAP, top + 6, width - (felt or GAP) - drawer, bottom - top - 12), aspect)
    spare = width - board.w - felt - drawer
    board.x = felt + max(0.0, spare) / 2 if felt else GAP
    column = Rect(board.right + 15, top + 6, width - board.right - 24, bottom - top - 10)
    tabs = Rect(column.x, column.y, column.w, max(45.0, 36 * grow))
    buttons = max(75.0, 44 * grow)
    commit = Rect(column.x + 0.35 * column.w, column.bottom - buttons, 0.65 * column.w, buttons)
    cancel = Rect(column.x, commit.y, 0.33 * column.w, buttons)
    rest = commit.y - tabs.bottom - 16
    draft = min((SHELF if shelf else DRAFT) * grow, DRAFT_PART * rest)
    panel = Rect(column.x, tabs.bottom, column.w, rest - draft)
    tray = Rect(0, height - cards, width, cards)
    return Zones(
        kind="compact",
        bar=Rect(0, 0, width, bar),
        bar_room=Rect(0, 0, width, bar),
        players=Rect(12, bar + 6, width - 24, strip - 10),
        board=board,
        felt=Rect(12, top + 4, board.x - 24, bottom - top - 8) if felt else nothing(),
        tabs=tabs,
        panel=panel,
        slip=Rect(panel),
        ticker=Rect(0, bottom, width, ticker),
        tray=tray,
        tray_room=Rect(tray),
        draft=Rect(column.x + 6, panel.bottom + 8, column.w - 6, draft),
        cancel=cancel,
        commit=commit,
    )


def paged_low(zones: Zones, measure: Measure, aspect: float) -> Zones:
    """The compact arrangement with a page: no felt, and beside the board page and slip next to each other."""
    top, bottom, width = zones.players.bottom + 10, zones.ticker.y, measure.w
    board = fitted(Rect(12, top, width - 40 - COLUMNS, bottom - top - 6), aspect)
    board.x = 12.0
    left, right, high = board.right + 15, width - 12, bottom - top - 4
    half = (right - left - 12) / 2
    tabs = Rect(left, top, half, zones.tabs.h)
    buttons, x = zones.commit.h, left + half + 12
    low = top + high - buttons
    draft = Rect(x + 6, low - 8 - zones.draft.h, half - 6, zones.draft.h)
    return replace(
        zones,
        page=True,
        board=board,
        felt=nothing(),
        tabs=tabs,
        panel=Rect(left, tabs.bottom, half, top + high - tabs.bottom),
        slip=Rect(x, top, half, draft.y - 8 - top),
        draft=draft,
        cancel=Rect(x, low, 0.33 * half, buttons),
        commit=Rect(x + 0.35 * half, low, 0.65 * half, buttons),
    )
