"""The board of a table alone, in an area of its own, with everything that moves on it; it answers nobody."""

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.board.board import Board
from game.core.steps import Steps
from game.core.table import Table
from game.play.showing.hud_state import HudState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input, Key
from game.ui.table.board import thumbnails
from game.ui.table.board.layers import printing
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.layout import COLUMN, COLUMN_LEAST, STRIP_HIGH, STRIP_LEAST
from game.ui.table.materials import edge_strip
from game.ui.table.panels.orders import draw_labels
from game.ui.table.panes import Pane, Part
from game.ui.table.parts.arranged import board_panes
from game.ui.table.parts.handed import Moment
from game.ui.table.picture import Picture
from game.ui.table.plan import Plan
from game.ui.table.view import TableView
from game.ui.table.zones import Zones, fitted, nothing

LOOKS = ("zoom in", "zoom out", "fit", "boards", "inspect", "left", "right", "up", "down", "labels")
"""The keys that mean something here: to look about."""


class BoardPicture(Picture):
    """Draws the board and its thumbnails, and nothing else of the table."""

    def parts(self, context: DrawContext, now: Moment) -> tuple[Part, tuple[Pane, ...]]:
        """Felt, the board, the other boards."""
        area = context.canvas.measure.area
        ground = Part(tuple(area), lambda: context.canvas.fill(area, "bg"))
        return ground, board_panes(context, self._view.plan(), self._layers, self._small, now)

    def frame(self, window: Canvas) -> None:
        """The edge is drawn by the scene, around the board."""

    def above(self, context: DrawContext) -> None:
        """The names of places, if somebody asks for them; there are no trays that cards could stand out of."""
        if self._view.naming.shown:
            draw_labels(context, self._view.spot_places())


class BoardView(TableView):
    """Shows tables as `TableView` does, but only their boards, in `area`."""

    one_zone = "board"

    def __init__(self, game_id: str, ground: Board, palette: Mapping[str, str]) -> None:
        super().__init__(
            game_id, ground, palette,
            on_spot=lambda _spot: None, on_commit=lambda: None, on_cancel=lambda: None, on_tool=lambda _tool: None,
        )  # fmt: skip
        self.area = Rect(0, 0, 100, 100)
        self._picture = BoardPicture(self)

    # ---- places

    def context(self, canvas: Canvas) -> DrawContext:
        """The same, with the board in the area of this view."""
        context = super().context(canvas)
        assert self.table
        context.zones = self._zones(context.zones, several=bool(self.table.boards))
        return context

    def _zones(self, zones: Zones, *, several: bool) -> Zones:
        area = self.area
        if not several:
            return replace(zones, board=fitted(area, self.camera.aspect), boards=nothing(), aside=nothing())
        if area.w > 1.7 * area.h:
            wide = min(COLUMN, max(COLUMN_LEAST, 0.13 * area.w))
            strip = Rect(area.right - wide, area.y, wide, area.h)
            return replace(zones, board=Rect(area.x, area.y, area.w - wide - 10, area.h), boards=strip)
        high = min(STRIP_HIGH, max(STRIP_LEAST, 0.22 * area.h))
        strip = Rect(area.x, area.bottom - high, area.w, high)
        return replace(zones, board=Rect(area.x, area.y, area.w, area.h - high - 10), boards=strip)

    @property
    def board_area(self) -> Rect:
        """Where the large board lies."""
        return self.plan().context.zones.board if self.table else self.area

    def plan(self) -> Plan:
        """Where everything is now."""
        found = super().plan()
        self.rect = Rect(self.area)
        return found

    def counts(self, hit: HitArea) -> bool:
        """Only what lies in the area."""
        return hit.zone in ("board", "boards", "camera") and bool(self.area.inflate(2, 2).contains(hit.rect))

    def decides(self) -> object:
        """Its area decides where things lie, too."""
        return super().decides(), tuple(self.area)

    def covers(self, x: float, y: float) -> bool:
        """Only its area."""
        return bool(self.area.collidepoint(x, y))

    def handle(self, given: Input) -> bool:
        """Looking about; nothing can be chosen."""
        if isinstance(given, Key) and given.action not in LOOKS:
            return False
        return super().handle(given)

    def print_pieces(self, table: Table) -> Steps[None]:
        """Print what lies on the boards of this table, one thing at each step; nothing is drawn."""
        context = replace(self.context(self.app.canvas), table=self.boards.lay(table))
        yield from printing(context, self.camera)
        yield from thumbnails.printing(context, thumbnails.stand(context))

    def draw(self, canvas: Canvas) -> None:
        """The board, cut to its area."""
        if self.table:
            with canvas.clipped(self.area.inflate(2, 2)):
                super().draw(canvas)

    def _focus_on_list(self) -> None:
        """Nothing can be chosen, so the focus stays where it is."""


def frame_board(canvas: Canvas, area: Rect, colour: int | None, *, brass: bool = False) -> None:
    """The edge round the board: the seat's colour and pattern, brass for the truth, plain for everybody."""
    thick = 8.0
    box = canvas.box((area.x - thick, area.y - thick, area.w + 2 * thick, area.h + 2 * thick))
    if colour is None:
        canvas.rr((area.x - 4, area.y - 4, area.w + 8, area.h + 8), 4, "", "accent" if brass else "panel_inner", 4)
        return
    style, deep = theme.SEATS[colour], canvas.px(thick)
    level = canvas.gallery.made(("edge", box.w, deep, colour), lambda: edge_strip(box.w, deep, style))
    upright = canvas.gallery.made(
        ("edge side", box.h, deep, colour), lambda: pygame.transform.rotate(edge_strip(box.h, deep, style), 90)
    )
    canvas.surface.blit(level, box.topleft)
    canvas.surface.blit(level, (box.x, box.bottom - deep))
    canvas.surface.blit(upright, box.topleft)
    canvas.surface.blit(upright, (box.right - deep, box.y))


def show_table(view: BoardView, table: Table, look: HudState, animate: bool) -> None:
    """Show a table without its offers: nothing is lit up."""
    view.show(replace(table, offers=(), amount=None, bargain=None, call=None, unasked=None), look, animate)
