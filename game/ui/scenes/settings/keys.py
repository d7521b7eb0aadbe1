"""The key map: which keys mean what, and how to change them."""


from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import ACTIONS, Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.scroll import List
from game.words import _, later


class KeyRows:
    """One row an action; pressed, it waits for its new key."""

    def __init__(self, scene: Scene) -> None:
        """The actions in the order of the key map."""
        self.scene = scene
        self.waiting = ""
        self.words = ""
        self.list = List("keys", list(ACTIONS), self._draw_row, self._high, self._press, zone="rows")

    def _press(self, row: str) -> None:
        self.waiting = row
        self.words = _("Press the new key; Esc keeps the old one.")
        self.scene.app.dirty()

    def catch(self, given: Input) -> bool:
        """The key pressed while an action waits becomes its key, unless another action has it."""
        if not self.waiting or not isinstance(given, Key):
            return False
        action, self.waiting = self.waiting, ""
        app = self.scene.app
        if given.chord != "Esc":
            keys = {**app.settings.keys, action: (given.chord,)}
            clash = app.keys.action(given.chord)
            if clash not in ("", action):
                self.words = _("{key} already means “{action}”.").format(key=given.chord, action=action_name(clash))
            else:
                app.change(keys=keys)
                self.words = ""
        else:
            self.words = ""
        app.dirty()
        return True

    def place(self, canvas: Canvas, area: Rect) -> None:
        """The whole middle panel."""
        self.list.rect = area
        self.list.measure(canvas)

    def _high(self, canvas: Canvas, _row: str) -> float:
        return max(48.0, canvas.leading(theme.BODY, 1.9))

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        area = Rect(rect.x, rect.y + 2, rect.w - 8, rect.h - 4)
        if focused or hovered or row == self.waiting:
            canvas.rr(area, 8, "raised" if row != self.waiting else "fill_bottom")
        x = area.x + 14
        canvas.text(action_name(row), x, area.centery, theme.BODY, "ink", room=area.w * 0.5)
        if row == self.waiting:
            canvas.text(
                self.words, area.right - 14, area.centery, theme.BODY, "ink", "strong", "right", room=area.w * 0.45
            )
            return
        right = area.right - 14
        for chord in reversed(self.scene.app.keys.chords[row]):
            canvas.keycap(chord, right, area.centery)
            right -= canvas.width(chord, theme.LABEL, "strong") + 30
        if focused and self.words:
            canvas.text(self.words, right - 8, area.centery, theme.LABEL, "warn", "strong", "right", room=area.w * 0.4)
        if focused:
            canvas.ring(area, 8)


_NAMES = {
    "activate": later("Choose, confirm"),
    "back": later("Back, cancel, menu"),
    "next": later("Next zone"),
    "previous": later("Previous zone"),
    "help": later("Help for what has the focus"),
    "rules": later("Rules"),
    "search": later("Search the log"),
    "quick save": later("Quick save"),
    "quick load": later("Quick load"),
    "undo": later("Undo"),
    "redo": later("Redo"),
    "end turn": later("End the turn"),
    "pause": later("Pause the bots"),
    "step": later("One bot action"),
    "slower": later("Slower bots"),
    "faster": later("Faster bots"),
    "inspect": later("Inspector"),
    "log": later("Log"),
    "notebook": later("Notebook"),
    "pencil": later("Take or lay down the pencil"),
    "mute": later("Sound on, off"),
    "overview": later("Public table"),
    "zoom in": later("Zoom in"),
    "zoom out": later("Zoom out"),
    "fit": later("Whole board"),
    "pan left": later("Move the board: left"),
    "pan right": later("Move the board: right"),
    "pan up": later("Move the board: up"),
    "pan down": later("Move the board: down"),
    "boards": later("The next board of the table"),
    "labels": later("Show names"),
    "hint": later("Hint"),
    "explain": later("Hint with its reasons"),
    "why": later("Why did the bot do that?"),
    "stops": later("Ask me when…"),
    "settings": later("Settings"),
    "screenshot": later("Picture of the public table"),
}


def action_name(action: str) -> str:
    """What an action is called."""
    if action.startswith("answer "):
        return _("Answer a call, or step in: player {n}").format(n=action[-1])
    return _(_NAMES[action]) if action in _NAMES else action.capitalize()
