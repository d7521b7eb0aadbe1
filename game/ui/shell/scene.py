"""A scene: its widgets, its focus, and what happens when it is shown and left."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.shell.focus import Focus
from game.ui.shell.input import Input
from game.ui.widgets.base import Program, Timer, Widget, everything


class Scene:
    """One layer of the program; the top one gets all input, so dialogs are modal.

    A subclass adds widgets in `build`, sets their rects in `lay_out`, and draws what lies under them in `draw`.
    """

    name = ""
    opaque = True
    """Whether it hides the scenes below; a dialog does not."""
    arrests = True
    """Whether what moves on the scenes below stands still meanwhile."""
    guarded = True
    """Whether input is ignored for a moment when it appears; not for a drop-down list."""
    large = False
    """Whether it takes long to build and to lay out, and has a frame for each before it is drawn."""
    first = ""
    """The id of the target that has the focus first, "" = the first target."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = Focus(self.widgets)
        self.app: Program
        """Set before `build` is called."""

    def build(self) -> None:
        """Create the widgets; called once, when the scene is first shown."""

    def lay_out(self, canvas: Canvas) -> None:
        """Set the rect of every widget; called when the window, the text size or the language changes."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""
        if self.opaque:
            canvas.room()

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets."""

    def before(self, given: Input) -> bool:
        """Handle input before any widget; True = the widgets do not get it."""
        return False

    def handle(self, given: Input) -> bool:
        """Handle input that no widget took; return whether it was used."""
        return False

    def back(self) -> None:
        """Go back to the scene below; called for Esc."""
        self.app.pop(self)

    def hide_private(self) -> bool:
        """Hide a private view, in this scene or those below; False if there is none."""
        below = self.app.scenes.index(self) - 1
        return below >= 0 and self.app.scenes[below].hide_private()

    def shown(self) -> None:
        """Called each time this scene becomes the top one."""

    def left(self) -> None:
        """Called once when this scene is removed: end processes here; timers are removed by the app."""

    def focus_lost(self) -> None:
        """Called when the window loses the system's focus; the frame is drawn directly after it."""

    def on_quit(self) -> None:
        """Called before the program ends: save here."""

    @property
    def ready(self) -> bool:
        """Whether all of it can be seen; until then what the player does waits, and is done in its order."""
        return True

    # ---- what scenes call

    def add(self, *widgets: Widget) -> None:
        """Add widgets above those already on the scene."""
        for widget in everything(widgets):
            widget.app, widget.scene = self.app, self
        self.widgets.extend(widgets)

    def after(self, ms: float, call: Callable[[], None]) -> Timer:
        """Call `call` in `ms` milliseconds, unless this scene is left before."""
        return self.app.after(ms, call, self)

    def clear(self) -> None:
        """Remove all widgets; afterwards add new ones and call `app.relay()`."""
        self.widgets.clear()

    def widget(self, id: str) -> Widget:
        """Return the shown widget with this id. KeyError if there is none."""
        for widget in everything(self.widgets):
            if widget.id == id:
                return widget
        raise KeyError(id)

    def hit(self, x: float, y: float) -> Widget | None:
        """Return the topmost widget at (x, y) that has a target or a tooltip; None if there is none."""
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
        """Return the picture for a screenshot: the window as it is, unless the scene overrides this to show less.

        A scene that is not opaque asks the scene below, because private things may show through.
        """
        below = self.app.scenes.index(self) - 1
        if not self.opaque and below >= 0:
            return self.app.scenes[below].picture()
        return self.app.surface.copy()
