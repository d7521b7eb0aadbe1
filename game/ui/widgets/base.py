"""What every widget is: an id, a place, how it looks, what it does with input, and where the focus may stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input

if TYPE_CHECKING:
    from game.ui.shell.app import App
    from game.ui.shell.scene import Scene


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
        self.app: App
        self.scene: Scene
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
