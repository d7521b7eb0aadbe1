"""The base of all widgets: id, rect, drawing, input handling and focus targets.

Beside it, what widgets and scenes know of the program that shows them (`Program`), and it of scenes (`Layer`).
"""

# ruff: noqa: D102 - the class that is meant says what each of these does

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.core.steps import Steps
from game.storage.guesses import Guesses
from game.ui.draw.art import Gallery
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Measure, Rect
from game.ui.draw.motion import Motion
from game.ui.draw.text import Lettering
from game.ui.shell.clock import Clock
from game.ui.shell.input import Input, KeyMap
from game.ui.shell.living import Living
from game.ui.shell.settings import Settings
from game.ui.sound.player import Sound


@dataclass(slots=True)
class Target:
    """A place that can have the focus: a widget, or a part of one, such as a spot of a board.

    Tab goes from zone to zone, arrows go about inside a zone; a zone "" is this target alone.
    """

    id: str
    rect: Rect
    owner: "Widget"
    zone: str = ""


class Widget:
    """An element of a scene. It exists as long as the scene; the scene's `lay_out` sets its rect."""

    takes_text = False
    """Whether one types into it."""

    def __init__(self, id: str, zone: str = "", tip: str = "") -> None:
        self.id = id
        self.zone = zone
        self.tip = tip
        """Said in a tooltip; the first line is its title."""
        self.rect = Rect(0, 0, 0, 0)
        self.shown = True
        self.enabled = True
        self.focus_id = ""
        """Which of this widget's targets has the focus, "" = none."""
        self.hovered = False
        self.app: Program
        self.scene: Layer
        """Both are set when the widget is put on its scene."""

    @property
    def focused(self) -> bool:
        """Whether the focus is on this widget or inside it."""
        return bool(self.focus_id)

    @property
    def laid(self) -> bool:
        """Whether all of it can be seen; one that still comes has no tooltip yet."""
        return True

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Return the preferred width and height, in units."""
        return self.rect.w, self.rect.h

    def draw(self, canvas: Canvas) -> None:
        """Draw it at its rect."""

    def handle(self, given: Input) -> bool:
        """Handle this input; return whether it was used.

        A widget gets the pointer's input while the pointer is on it or was pressed on it, and the keys while it has
        the focus.
        """
        return False

    def targets(self) -> Sequence[Target]:
        """Return the focus targets in reading order; none by default."""
        return ()

    def children(self) -> Sequence["Widget"]:
        """Widgets inside this one, in drawing order."""
        return ()

    def covers(self, x: float, y: float) -> bool:
        """Return whether a pointer at (x, y) hits this widget; small widgets are hit in an area of 44 u."""
        wide, high = max(0.0, HIT - self.rect.w), max(0.0, HIT - self.rect.h)
        return bool(self.rect.inflate(wide, high).collidepoint(x, y))

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """Return the tooltip's text at (x, y), "" = none, and the rect it belongs to."""
        return self.tip, self.rect

    def target_at(self, x: float, y: float) -> str:
        """The id of the target under the pointer, "" = none; a press moves the focus there."""
        own = self.targets()
        return next((one.id for one in own if one.rect.collidepoint(x, y)), own[0].id if len(own) == 1 else "")


def everything(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """Return all shown widgets in drawing order, each before its children."""
    for widget in widgets:
        if widget.shown:
            yield widget
            yield from everything(widget.children())


@dataclass(eq=False, slots=True)
class Timer:
    """A call that is due at a time, unless its layer is left before."""

    due: float
    call: Callable[[], None]
    layer: "Layer | None"


class FocusState(Protocol):
    """The focus of one layer; implemented by `focus.Focus`."""

    id: str

    def now(self) -> Target | None:
        """The target that has the focus."""

    def targets(self) -> list[Target]:
        """Return all targets that can have the focus now."""

    def settle(self) -> None:
        """Give the focus to a target if none has it."""

    def go_to(self, id: str) -> bool:
        """Put the focus on this target; False when there is none of this id."""

    def move(self, direction: str) -> bool:
        """Move the focus to the nearest target in this direction."""

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next zone (step 1) or the one before (-1)."""

    def forget(self) -> None:
        """Remove the focus and the memory of where it was, so that a later view tells nothing about an earlier one."""


class Layer(Protocol):
    """A scene as the program sees it; implemented and documented by `scene.Scene`."""

    name: str
    opaque: bool
    arrests: bool
    large: bool
    guarded: bool
    first: str
    widgets: list[Widget]
    app: "Program"

    @property
    def focus(self) -> FocusState: ...

    @property
    def ready(self) -> bool: ...

    def build(self) -> None: ...

    def lay_out(self, canvas: Canvas) -> None: ...

    def paint(self, canvas: Canvas) -> None: ...

    def before(self, given: Input) -> bool: ...

    def handle(self, given: Input) -> bool: ...

    def back(self) -> None: ...

    def hide_private(self) -> bool: ...

    def shown(self) -> None: ...

    def left(self) -> None: ...

    def focus_lost(self) -> None: ...

    def on_quit(self) -> None: ...

    def after(self, ms: float, call: Callable[[], None]) -> Timer: ...

    def hit(self, x: float, y: float) -> Widget | None: ...

    def widget(self, id: str) -> Widget: ...

    def picture(self) -> pygame.Surface: ...


class Pointing(Protocol):
    """The router of input as scenes see it; implemented by `input_router.InputRouter`."""

    pointer: tuple[float, float]

    def new_scene(self, guard_ms: float) -> None: ...

    def hide_tip(self) -> None: ...

    def explain(self, widget: Widget) -> None: ...


class Preparation(Protocol):
    """Work that is done before it is needed; implemented by `ahead.Ahead`."""

    def prepare(self, steps: Steps[None], scene: Layer) -> None: ...

    def drop(self, scene: Layer) -> None: ...

    def pictures(self, draw: Callable[[], object]) -> Steps[None]: ...

    def late(self) -> bool: ...


class Program(Protocol):
    """The program as scenes and widgets see it; implemented and documented by `app.App`."""

    surface: pygame.Surface
    measure: Measure
    canvas: Canvas
    gallery: Gallery
    lettering: Lettering
    clock: Clock
    settings: Settings
    keys: KeyMap
    motion: Motion
    sound: Sound
    notice: str
    begun: float
    keep_picture: Callable[[], None] | None
    keep: Callable[[Settings], str] | None
    pins: dict[tuple[str, ...], dict[int, str]]
    guarded: set[tuple[str, ...]]
    guesses: Guesses
    living: Living

    @property
    def hand(self) -> Pointing: ...

    @property
    def ahead(self) -> Preparation: ...

    @property
    def scenes(self) -> list[Layer]: ...

    @property
    def top(self) -> Layer: ...

    @property
    def ready(self) -> bool: ...

    def spent(self) -> float: ...

    def push(self, scene: Layer) -> None: ...

    def pop(self, scene: Layer | None = None) -> None: ...

    def replace(self, scene: Layer, old: Layer | None = None) -> None: ...

    def clear_to(self, scene: Layer) -> None: ...

    def go(self, to: object) -> None: ...

    def scene_for(self, to: object) -> Layer: ...

    def change(self, **changes: object) -> None: ...

    def use(self, settings: Settings) -> None: ...

    def read_at(self, percent: int) -> None: ...

    def after(self, ms: float, call: Callable[[], None], scene: Layer | None = None) -> Timer: ...

    def cancel(self, timer: Timer | None) -> None: ...

    def dirty(self) -> None: ...

    def relay(self) -> None: ...

    def quit(self) -> None: ...
