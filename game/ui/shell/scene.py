"""One screen: the widgets on it, where the focus stands, and what happens when it comes and goes."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.shell.focus import Focus
from game.ui.shell.input import Input
from game.ui.widgets.base import Program, Timer, Widget, everything


class Scene:
    """A layer of the program: the one on top gets all input, so that a dialog needs nothing else to be modal.

    A scene fills `widgets` in `build`, gives them places in `lay_out` and draws what lies under them in `draw`.
    """

    name = ""
    opaque = True
    """Whether it hides the scenes below; a dialog does not."""
    guarded = True
    """Whether input is swallowed for a moment when it appears; a list that drops down is not guarded."""
    first = ""
    """The target that has the focus at first, "" = the first one."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = Focus(self.widgets)
        self.app: Program
        """Set before `build`."""

    def build(self) -> None:
        """Make the widgets; called once, when the scene is first shown."""

    def lay_out(self, canvas: Canvas) -> None:
        """Give every widget its rect; called when the window, the text size or the language changes."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""
        if self.opaque:
            canvas.room()

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets."""

    def before(self, given: Input) -> bool:
        """Look at the input before any widget does; True keeps it from them."""
        return False

    def handle(self, given: Input) -> bool:
        """Do what input means that no widget wanted; True when it meant something."""
        return False

    def back(self) -> None:
        """Esc: go back to the scene below."""
        self.app.pop(self)

    def hide_private(self) -> bool:
        """Hide what is private, whatever lies over it: the scene below knows. False where there is nothing to hide."""
        below = self.app.scenes.index(self) - 1
        return below >= 0 and self.app.scenes[below].hide_private()

    def shown(self) -> None:
        """Called each time this scene becomes the one on top."""

    def left(self) -> None:
        """Called once, when this scene is taken off the stack: let go of processes here; its timers are let go of."""

    def focus_lost(self) -> None:
        """Called when the window loses the system's focus; the frame is drawn anew directly after."""

    def on_quit(self) -> None:
        """Called when the program is about to end: save here."""

    @property
    def ready(self) -> bool:
        """Whether all of it can be seen; until then what the player does waits, and is done in its order."""
        return True

    # ---- what scenes call

    def add(self, *widgets: Widget) -> None:
        """Put widgets on the scene, above those already there."""
        for widget in everything(widgets):
            widget.app, widget.scene = self.app, self
        self.widgets.extend(widgets)

    def after(self, ms: float, call: Callable[[], None]) -> Timer:
        """Call this in so many milliseconds, unless this scene is left before."""
        return self.app.after(ms, call, self)

    def clear(self) -> None:
        """Take all widgets off; build anew and call `app.relay()`."""
        self.widgets.clear()

    def widget(self, id: str) -> Widget:
        """The widget of this id."""
        for widget in everything(self.widgets):
            if widget.id == id:
                return widget
        raise KeyError(id)

    def hit(self, x: float, y: float) -> Widget | None:
        """The uppermost widget under the pointer that does something or has a tooltip."""
        for widget in reversed(list(everything(self.widgets))):
            if (widget.targets() or widget.tip) and widget.covers(x, y):
                return widget
        return None

    def paint(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
        self.draw(canvas)
        for widget in self.widgets:
            if widget.shown:
                widget.draw(canvas)
        self.draw_over(canvas)

    def picture(self) -> pygame.Surface:
        """What a picture file may show: what the window shows now, unless a scene that hides the others says less.

        A scene that lets another show through may tell of private things: the one below decides.
        """
        below = self.app.scenes.index(self) - 1
        if not self.opaque and below >= 0:
            return self.app.scenes[below].picture()
        return self.app.surface.copy()
