"""The key map: which keys mean what, and how to change them."""


from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import ACTIONS, Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.scroll import List
from game.words import _


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


def action_name(action: str) -> str:
    """What an action is called."""
    if action.startswith("answer "):
        return _("Answer a call, or step in: player {n}").format(n=action[-1])
    return {
        "activate": _("Choose, confirm"),
        "back": _("Back, cancel, menu"),
        "next": _("Next zone"),
        "previous": _("Previous zone"),
        "help": _("Help for what has the focus"),
        "rules": _("Rules"),
        "search": _("Search the log"),
        "quick save": _("Quick save"),
        "quick load": _("Quick load"),
        "undo": _("Undo"),
        "redo": _("Redo"),
        "end turn": _("End the turn"),
        "pause": _("Pause the bots"),
        "step": _("One bot action"),
        "slower": _("Slower bots"),
        "faster": _("Faster bots"),
        "inspect": _("Inspector"),
        "log": _("Log"),
        "notebook": _("Notebook"),
        "pencil": _("Take or lay down the pencil"),
        "mute": _("Sound on, off"),
        "overview": _("Public table"),
        "zoom in": _("Zoom in"),
        "zoom out": _("Zoom out"),
        "fit": _("Whole board"),
        "pan left": _("Move the board: left"),
        "pan right": _("Move the board: right"),
        "pan up": _("Move the board: up"),
        "pan down": _("Move the board: down"),
        "boards": _("The next board of the table"),
        "labels": _("Show names"),
        "hint": _("Hint"),
        "explain": _("Hint with its reasons"),
        "why": _("Why did the bot do that?"),
        "stops": _("Ask me when…"),
        "settings": _("Settings"),
        "screenshot": _("Picture of the public table"),
    }.get(action, action.capitalize())
