"""Which parts of a table stand in which pane."""

from dataclasses import dataclass

from game.ui.draw.measure import Rect
from game.ui.table.board import board
from game.ui.table.board.layers import Layers
from game.ui.table.board.thumbnails import Thumbnails
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import planks
from game.ui.table.panes import Pane, Part
from game.ui.table.parts.around import bar_part, players_part, side_part, ticker_part
from game.ui.table.parts.handed import Moment
from game.ui.table.parts.in_tray import orders_part, plates_part, public_part, status_part, tray_part, wood_part
from game.ui.table.parts.on_board import bargain_part, board_part, cameras_part, plate_part, strip_part
from game.ui.table.plan import Plan


def floor(context: DrawContext) -> Part:
    """The wood under everything, with the board's shadow on it."""
    area = context.zones.board

    def paint() -> None:
        planks(context.canvas, "table", context.canvas.measure.area, "table_wood")
        context.canvas.shadow(area, 2, 2, 4, 10, 150)

    return Part(tuple(area), paint)


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts and panes that stand in the large and in the compact arrangement alike."""

    board: tuple[Pane, ...]
    """The board, and the strip of thumbnails where there is one."""
    players: Part
    side: Part
    tray: Part
    wood: Part
    ends: tuple[Part, ...]
    """What stands at the ends of the tray."""
    beside: tuple[Part, ...]
    """The draft with its buttons, where it does not stand in the tray."""
    bar: Pane
    ticker: Part


def panes(context: DrawContext, plan: Plan, layers: Layers, small: Thumbnails, now: Moment) -> tuple[Pane, ...]:
    """The panes of the window and their parts; those with pieces first, which must not be seen twice."""
    plates = (plates_part(context, plan),) if plan.plates else ()
    orders = (orders_part(context, plan, now),) if plan.orders and not plan.plates else ()
    parts = _Parts(
        board_panes(context, plan, layers, small, now),
        players_part(context, plan, now),
        side_part(context, plan, now),
        tray_part(context, plan, now),
        public_part(context, plan) if plan.public else wood_part(context),
        (status_part(context), *plates),
        orders,
        Pane("bar", context.zones.bar, (bar_part(context, plan),)),
        ticker_part(context, plan),
    )
    return _compact(context, parts) if context.compact else _large(context, parts)


def board_panes(context: DrawContext, plan: Plan, layers: Layers, small: Thumbnails, now: Moment) -> tuple[Pane, ...]:
    """The board that lies large, and the strip of thumbnails where there is one."""
    zones = context.zones
    over = (bargain_part(context, plan, now),) if plan.deal else ()
    alone = Part(None, lambda: board.draw_bare(context, now.camera))
    cameras = (plate_part(context),) if zones.boards.w else cameras_part(context, plan)
    lying = Pane("board", zones.board, (board_part(context, layers, small, now), *cameras, *over), (alone,), True)
    if not zones.boards.w:
        return (lying,)
    strip = (strip_part(context, plan, small, now), *cameras_part(context, plan))
    return lying, Pane("boards", zones.boards, strip)


def _shown_boards(context: DrawContext) -> Rect:
    """The room of the board and of its thumbnails."""
    zones = context.zones
    return zones.board.union(zones.boards) if zones.boards.w else zones.board


def _compact(context: DrawContext, parts: _Parts) -> tuple[Pane, ...]:
    zones, window, boards = context.zones, context.canvas.measure.area, _shown_boards(context)
    top, head = zones.bar.bottom, zones.players.bottom + 8
    low = zones.ticker.y - head
    return (
        *parts.board,
        Pane("players", Rect(0, top, window.w, head - top), (parts.players,)),
        *((Pane("felt", Rect(0, head, boards.x, low), (parts.wood, parts.tray)),) if zones.felt.w else ()),
        Pane("tray", zones.tray, (parts.wood, parts.tray, *parts.ends)),
        parts.bar,
        Pane("side", Rect(boards.right, head, window.w - boards.right, low), (parts.side, *parts.beside)),
        Pane("ticker", zones.ticker, (parts.ticker,)),
    )


def _large(context: DrawContext, parts: _Parts) -> tuple[Pane, ...]:
    zones, window, boards = context.zones, context.canvas.measure.area, _shown_boards(context)
    top = zones.bar.bottom
    low = zones.tray.y - 2 - top
    rail = Rect(0, top, boards.x, low)
    log: tuple[Pane, ...] = ()
    if zones.log.x < zones.players.x and zones.log.w:
        rail.x = (zones.log.right + zones.players.x) / 2
        rail.w -= rail.x
        log = (Pane("log", Rect(0, top, rail.x, low), (parts.side,)),)
    elif zones.log.w:
        rail.h = zones.log.y - 4 - top
        log = (Pane("log", Rect(0, rail.bottom, zones.tray.x, window.bottom - rail.bottom), (parts.side,)),)
    shelf = Rect(zones.tray.x, zones.tray.y - 2, window.w - zones.tray.x, zones.tray.h + 2)
    return (
        *parts.board,
        Pane("players", rail, (parts.players,)),
        Pane("tray", shelf, (parts.wood, parts.tray, *parts.ends, *parts.beside)),
        parts.bar,
        Pane("side", Rect(boards.right, top, window.w - boards.right, low), (parts.side,)),
        *log,
    )
