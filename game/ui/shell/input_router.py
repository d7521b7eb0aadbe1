"""Sends input to scenes and widgets; keeps hover, tooltip, and the guard after a change of scene."""

from collections import deque
from typing import Literal

from game.ui.draw.canvas import Canvas
from game.ui.shell.input import Composing, Input, Key, KeyUp, Moved, Pointer, Pressed, Released, Typed, Wheel
from game.ui.widgets.base import Program, Widget, everything
from game.ui.widgets.tooltip import draw_tooltip

TEXT_STEPS = (90, 100, 125, 150, 175, 200)
"""The text sizes, in per cent, that Ctrl + and Ctrl - step through."""


class InputRouter:
    """Sends each input to the top scene and its widgets."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._guard_until = 0.0
        self._down: set[str] = set()
        self._keys: set[str] = set()
        """The chords of the pressed keys."""
        self._await_release = False
        self._captured: Widget | None = None
        self._hovered: Widget | None = None
        self._explained: Widget | None = None
        self._tip = ""
        self._tip_due = 0.0
        self.pointer = (-1.0, -1.0)
        self._waiting: deque[Input] = deque()
        """What the player did while the scene was not ready."""

    def new_scene(self, guard_ms: float) -> None:
        """Ignore clicks and keys for `guard_ms`, and until buttons are released: they were meant for the last scene."""
        self._guard_until = self._app.clock.now() + guard_ms
        self._await_release = bool(self._down)
        self._captured = None
        self._waiting.clear()
        self._hover(None)

    def let_go(self) -> None:
        """Release all buttons and keys, because the window is inactive and will not get their release."""
        target = self._app.top.focus.now() if self._app.scenes else None
        if self._captured:
            self._captured.handle(Released(-1e6, -1e6))
        if target:
            for chord in self._keys:
                target.owner.handle(KeyUp(chord))
        self._captured = None
        self._waiting.clear()
        self._down.clear()
        self._keys.clear()

    def feed(self, given: Input) -> None:
        """Process one input of the player."""
        if isinstance(given, Moved | Pressed | Released | Wheel):
            self.pointer = (given.x, given.y)
        if isinstance(given, Key):
            self._keys.add(given.chord)
        if isinstance(given, KeyUp):
            self._keys.discard(given.chord)
        if self._ignored(given):
            return
        if self._waiting or not self._app.ready:
            self._waiting.append(given)
        else:
            self._do(given)

    @property
    def wants_text(self) -> bool:
        """Whether the focus is on a text field."""
        target = self._app.top.focus.now() if self._app.scenes else None
        return target is not None and target.owner.takes_text

    @property
    def waits(self) -> bool:
        """Whether something that the player did can be done now."""
        return bool(self._waiting) and self._app.ready

    def catch_up(self) -> None:
        """The scene may be ready by now: what the player has done meanwhile is done, in its order."""
        while self.waits:
            self._do(self._waiting.popleft())

    def _do(self, given: Input) -> None:
        if isinstance(given, Moved | Pressed | Released | Wheel):
            self._point(given)
        else:
            self._type(given)

    def _ignored(self, given: Input) -> bool:
        if isinstance(given, Pressed):
            self._down.add(given.button)
        if isinstance(given, Released):
            self._down.discard(given.button)
        waiting = self._await_release
        if waiting and not self._down:
            self._await_release = False
        if isinstance(given, Moved | KeyUp) or (isinstance(given, Key) and given.action == "screenshot"):
            return False  # none of them does anything that one could mean for the scene before
        if isinstance(given, Released):
            return waiting
        return waiting or self._app.clock.now() < self._guard_until

    def _point(self, given: Pointer) -> None:
        scene = self._app.top
        if scene.before(given):
            self._app.dirty()
            return
        under = scene.hit(given.x, given.y)
        widget = self._captured or under
        self._hover(under)
        if isinstance(given, Pressed):
            self.hide_tip()
            if widget:
                self._captured = widget
                scene.focus.go_to(widget.target_at(given.x, given.y))
        if isinstance(given, Released) and not self._down:
            self._captured = None
        taken = widget.handle(given) if widget else False
        if not taken and isinstance(given, Wheel):
            taken = self._offer_wheel(given, widget)
        if not taken and scene is self._app.top:
            taken = scene.handle(given)
        if taken:
            self._app.dirty()

    def _offer_wheel(self, given: Wheel, but: Widget | None) -> bool:
        """Give the wheel to the innermost scrolling widget under the pointer; return whether one took it."""
        every = everything(self._app.top.widgets)
        under = [one for one in every if one is not but and one.rect.collidepoint(given.x, given.y)]
        return any(widget.handle(given) for widget in reversed(under))

    def _type(self, given: Key | KeyUp | Typed | Composing) -> None:
        scene = self._app.top
        target = scene.focus.now()
        if not isinstance(given, KeyUp):
            self.hide_tip()
        taken = scene.before(given) or self._takes_screenshot(given) or bool(target and target.owner.handle(given))
        if not taken and isinstance(given, Key):
            taken = self._navigate(given)
        if not taken and scene is self._app.top:
            taken = scene.handle(given) or (isinstance(given, Key) and self._common(given))
        if taken:
            self._app.dirty()

    def _takes_screenshot(self, given: Input) -> bool:
        """Take a screenshot if this is its key; in text fields letters are text."""
        app = self._app
        if not isinstance(given, Key) or given.action != "screenshot" or app.keep_picture is None:
            return False
        if self.wants_text and len(given.chord.removeprefix("Shift+")) == 1:
            return False
        if not given.repeat:
            app.keep_picture()
        return True

    def _navigate(self, given: Key) -> bool:
        focus = self._app.top.focus
        match given.action:
            case "next" | "zones":
                moved = focus.move_zone(1)
            case "previous":
                moved = focus.move_zone(-1)
            case "left" | "right" | "up" | "down":
                moved = focus.move(given.action)
            case _:
                return False
        target = focus.now()
        if target and not target.owner.enabled:
            self.explain(target.owner)
        return moved

    def _common(self, given: Key) -> bool:
        """Do what a key means in every scene; return whether it means something."""
        app = self._app
        percent = app.settings.text_percent
        match given.action:
            case "back":
                app.top.back()
            case "overview" if not self.wants_text:
                return app.top.hide_private()
            case "full screen":
                app.change(full_screen=not app.settings.full_screen)
            case "larger text":
                app.change(text_percent=next((step for step in TEXT_STEPS if step > percent), TEXT_STEPS[-1]))
            case "smaller text":
                app.change(text_percent=next((step for step in reversed(TEXT_STEPS) if step < percent), TEXT_STEPS[0]))
            case "normal text":
                app.change(text_percent=100)
            case "mute":
                app.sound.mute(not app.sound.muted)
            case "quit":
                app.quit()
            case _:
                return False
        return True

    # ---- hover and tooltips

    @property
    def cursor(self) -> Literal["arrow", "hand", "text"]:
        """The shape of the pointer: a hand over what can be clicked, a text cursor over text fields."""
        widget = self._hovered
        if not widget or not widget.enabled or not widget.target_at(*self.pointer):
            return "arrow"
        return "text" if widget.takes_text else "hand"

    def _hover(self, widget: Widget | None) -> None:
        if widget is not self._hovered:
            if self._hovered:
                self._hovered.hovered = False
            if widget:
                widget.hovered = True
            self._hovered = widget
            self._app.dirty()
        tip = widget.tip_at(*self.pointer)[0] if widget else ""
        if tip != self._tip:
            self.hide_tip()
            self._tip = tip
            if tip:
                self._tip_due = self._app.clock.now() + self._app.settings.tooltip_ms
                self._app.after(self._app.settings.tooltip_ms, self._app.dirty)

    def explain(self, widget: Widget) -> None:
        """Show this widget's tooltip at once."""
        self._explained = widget
        self._app.dirty()

    def hide_tip(self) -> None:
        """Hide the tooltip until the pointer reaches another one."""
        self._explained = None
        self._tip_due = float("inf")
        self._app.dirty()

    def draw_tip(self, canvas: Canvas) -> None:
        """Draw the tooltip, if there is one and its delay is over."""
        shown = self._explained
        if not shown and self._tip and self._app.clock.now() >= self._tip_due:
            shown = self._hovered
        if not shown or not shown.laid:
            return
        x, y = self.pointer if shown is self._hovered else shown.rect.center
        text, around = shown.tip_at(x, y)
        if text:
            draw_tooltip(canvas, text, around)
