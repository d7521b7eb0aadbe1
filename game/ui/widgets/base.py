"""What every widget is: an id, a place, how it looks, what it does with input, and where the focus may stand.

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
from game.ui.shell.settings import Settings
from game.ui.sound.player import Sound


@dataclass(slots=True)
class Target:
    """A place where the focus may stand: a widget, or one of the things inside it, such as a spot of a board.

    Tab goes from zone to zone, arrows go about inside a zone; a zone "" is this target alone.
    """

    id: str
    rect: Rect
    owner: "Widget"
    zone: str = ""


class Widget:
    """A thing on a scene. It stays while the scene stays; the scene's `lay_out` sets its rect."""

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

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """The width and height it would like to have, in units."""
        return self.rect.w, self.rect.h

    def draw(self, canvas: Canvas) -> None:
        """Draw it at its rect."""

    def handle(self, given: Input) -> bool:
        """Do what this input means here; True when it meant something.

        A widget gets the pointer's input while the pointer is on it or was pressed on it, and the keys while it has
        the focus.
        """
        return False

    def targets(self) -> Sequence[Target]:
        """Where the focus may stand, in reading order; none by default."""
        return ()

    def children(self) -> Sequence["Widget"]:
        """Widgets inside this one, in drawing order."""
        return ()

    def covers(self, x: float, y: float) -> bool:
        """Whether the pointer at (x, y) means this widget; small widgets reach out to 44 u."""
        wide, high = max(0.0, HIT - self.rect.w), max(0.0, HIT - self.rect.h)
        return bool(self.rect.inflate(wide, high).collidepoint(x, y))

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """What a tooltip says here and the thing it points at; the text "" = no tooltip."""
        return self.tip, self.rect

    def target_at(self, x: float, y: float) -> str:
        """The id of the target under the pointer, "" = none; a press moves the focus there."""
        own = self.targets()
        return next((one.id for one in own if one.rect.collidepoint(x, y)), own[0].id if len(own) == 1 else "")


def everything(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """All shown widgets in drawing order, those inside others after them."""
    for widget in widgets:
        if widget.shown:
            yield widget
            yield from everything(widget.children())


@dataclass(eq=False, slots=True)
class Timer:
    """Something to be done at a moment, unless the layer that wants it is left before."""

    due: float
    call: Callable[[], None]
    layer: "Layer | None"


class FocusState(Protocol):
    """Where the focus of a layer stands; `focus.Focus` is it."""

    id: str

    def now(self) -> Target | None:
        """The target that has the focus."""

    def targets(self) -> list[Target]:
        """Every place the focus may stand now."""

    def settle(self) -> None:
        """Make sure that the focus stands somewhere."""

    def go_to(self, id: str) -> bool:
        """Put the focus on this target; False when there is none of this id."""

    def move(self, direction: str) -> bool:
        """To the nearest target in this direction."""

    def move_zone(self, step: int) -> bool:
        """To the next zone (step 1) or the one before (-1)."""

    def forget(self) -> None:
        """It stands nowhere, and nobody can tell where it was."""


class Layer(Protocol):
    """A scene as the program sees it; `scene.Scene` says what each of these does."""

    name: str
    opaque: bool
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
    """What scenes may ask of whoever sends them input; `input_router.InputRouter` is it."""

    pointer: tuple[float, float]

    def new_scene(self, guard_ms: float) -> None: ...

    def hide_tip(self) -> None: ...


class Preparation(Protocol):
    """What is got ready before it is needed; `ahead.Ahead` is it."""

    def prepare(self, steps: Steps[None], scene: Layer) -> None: ...

    def drop(self, scene: Layer) -> None: ...

    def pictures(self, draw: Callable[[], object]) -> Steps[None]: ...


class Program(Protocol):
    """The program as scenes and widgets see it; `app.App` says what each of these does."""

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
    scenes: list[Layer]

    @property
    def hand(self) -> Pointing: ...

    @property
    def ahead(self) -> Preparation: ...

    @property
    def top(self) -> Layer: ...

    def spent(self) -> float: ...

    @property
    def wants_text(self) -> bool: ...

    def push(self, scene: Layer) -> None: ...

    def pop(self, scene: Layer | None = None) -> None: ...

    def replace(self, scene: Layer, old: Layer | None = None) -> None: ...

    def clear_to(self, scene: Layer) -> None: ...

    def go(self, to: object) -> None: ...

    def scene_for(self, to: object) -> Layer: ...

    def change(self, **changes: object) -> None: ...

    def use(self, settings: Settings) -> None: ...

    def after(self, ms: float, call: Callable[[], None], scene: Layer | None = None) -> Timer: ...

    def cancel(self, timer: Timer | None) -> None: ...

    def dirty(self) -> None: ...

    def relay(self) -> None: ...

    def explain(self, widget: Widget) -> None: ...

    def quit(self) -> None: ...
