"""The view of a table as what draws it and what listens for it see it."""

# ruff: noqa: D102 - the class that is meant says what each of these does

from collections.abc import Callable, Mapping
from typing import Protocol

from game.board.board import Board
from game.core.table import Piece, Table
from game.play.showing.hud_state import HudState
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.board.camera import Camera
from game.ui.table.board.faces import Printer
from game.ui.table.board.travel import Counting, Journey
from game.ui.table.boards import Boards
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, Touch
from game.ui.table.input.naming import Naming
from game.ui.table.panels.banner import Banner
from game.ui.table.panels.verb_plate import VerbPlate
from game.ui.table.plan import Plan
from game.ui.table.stage.player import Stage
from game.ui.table.stage.timeline import Timeline
from game.ui.table.stage.untold import Untold
from game.ui.widgets.base import Layer, Program


class NumberInput(Protocol):
    """`input.dialling.Dialling` is it: choosing a number."""

    def step(self, by: int) -> None: ...

    def shift(self, sign: int, step: int) -> None: ...


class CameraInput(Protocol):
    """`input.looking.Looking` is it: what moves the camera."""

    def open(self, board: str) -> bool: ...

    def use(self, action: str) -> bool: ...


class VerbInput(Protocol):
    """`input.verbs.Verbs` is it: the plates of verbs."""

    @property
    def thing(self) -> str: ...

    @property
    def opened(self) -> str: ...

    @property
    def plate(self) -> VerbPlate | None: ...

    def lay(self, plan: Plan) -> tuple[HitArea, ...]: ...


class HeldState(Protocol):
    """`input.dragging.Dragging` is it: what is dragged."""

    thing: str
    at: tuple[float, float]

    def pieces(self, spot: str) -> list[tuple[Piece, Rect]]: ...


class Steered(Protocol):
    """`input.steering.Steering` is it: the pointer on its way to the slip."""

    spot: str


class InputState(Protocol):
    """`input.control.Control` is it: mouse and keys over the table."""

    @property
    def steering(self) -> Steered: ...

    @property
    def dragging(self) -> bool: ...

    @property
    def held(self) -> HeldState: ...

    @property
    def looking(self) -> CameraInput: ...

    def by_itself(self, focus: str) -> bool: ...

    @property
    def verbs(self) -> VerbInput: ...


class MovementState(Protocol):
    """`movement.Movement` is it: what moves on the table."""

    journeys: dict[str, Journey]
    counting: dict[int, Counting]
    banner: Banner | None

    @property
    def rolling(self) -> bool: ...

    def set_out(self, old: Mapping[str, tuple[Piece, Rect]], before: Table,
                begun: tuple[Timeline, float], wait: float) -> None: ...  # fmt: skip


class ViewState(Protocol):
    """`view.TableView` is it, and says what each of these does."""

    app: Program
    scene: Layer
    game_id: str
    ground: Board
    focus_id: str
    look: HudState
    side: Side
    touch: Touch
    boards: Boards
    printer: Printer
    naming: Naming
    inspected: str
    spotlit: str
    lit: frozenset[str]
    call_left: float
    stage: Stage
    untold: Untold
    page: bool
    kept: float
    over: Rect
    without: frozenset[str]
    rect: Rect
    on_spot: Callable[[str], None]
    on_commit: Callable[[], None]
    on_cancel: Callable[[], None]
    on_tool: Callable[[str], None]

    @property
    def table(self) -> Table | None: ...

    @property
    def hits(self) -> tuple[HitArea, ...]: ...

    @property
    def camera(self) -> Camera: ...

    @property
    def moving(self) -> MovementState: ...

    @property
    def control(self) -> InputState: ...

    @property
    def dialling(self) -> NumberInput: ...

    @property
    def busy(self) -> bool: ...

    def plan(self) -> Plan: ...

    def decides(self) -> object: ...

    def focus_when_due(self) -> None: ...

    def context(self, canvas: Canvas) -> DrawContext: ...

    def told(self) -> tuple[Table, HudState]: ...

    def hit_at(self, x: float, y: float) -> HitArea | None: ...

    def places(self) -> dict[str, tuple[Piece, Rect]]: ...

    def spot_places(self) -> Mapping[str, Rect]: ...
