"""The rows of each settings tab: a name, what the value means, a control at the right edge."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.base import Program, Widget
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dials import Slider, Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import field_height
from game.words import _

SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, 0.0)
"""0 = at once."""
TEXTS = (90, 100, 125, 150, 175, 200)
GUARDS = (0, 200, 400, 700, 1000)
REACTIONS = (2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10000, 0)
"""Two seconds to ten; 0 = until all have answered."""
TIPS = (0, 200, 350, 700, 1500)
LOUD = tuple(range(0, 101, 10))


class SettingRow:
    """One setting: its control stands at the right, or below the words where they need the whole width."""

    def __init__(self, name: str, words: str, control: Widget) -> None:
        """`words` say what the setting does."""
        self.name = name
        self.words = words
        self.control = control
        self.widgets: list[Widget] = [control]
        self.rect = Rect(0, 0, 0, 0)
        self._room = 0.0

    def _wide(self, canvas: Canvas, w: float) -> float:
        share = 0.42 if isinstance(self.control, Slider) else 0.56
        return max(200.0, min(self.control.ask(canvas)[0], w * share))

    def _beside(self, canvas: Canvas, w: float) -> bool:
        """Whether the words keep room enough beside the control."""
        wide, wanted = self._wide(canvas, w), self.control.ask(canvas)[0]
        room = w - wide - 24
        if wide < wanted - (140 if isinstance(self.control, Slider) else 0):
            return False
        return canvas.width(self.name, theme.STRONG, "strong") <= room and _lines(canvas, self.words, room) <= 2

    def _text_high(self, canvas: Canvas, room: float) -> float:
        return canvas.leading(theme.STRONG, 1.25) + _lines(canvas, self.words, room) * canvas.leading(theme.BODY, 1.25)

    def high(self, canvas: Canvas, w: float) -> float:
        """The words, and the control where it stands below them."""
        if self._beside(canvas, w):
            text = self._text_high(canvas, w - self._wide(canvas, w) - 24)
            return max(text + 20, field_height(canvas) + 16)
        return self._text_high(canvas, w) + field_height(canvas) + 30

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """Words at the left, control at the right or below."""
        self.rect = rect
        high = field_height(canvas)
        if self._beside(canvas, rect.w):
            w = self._wide(canvas, rect.w)
            self._room = rect.w - w - 24
            self.control.rect = Rect(rect.right - w, rect.centery - high / 2, w, high)
        else:
            w = min(self.control.ask(canvas)[0], rect.w)
            self._room = rect.w
            self.control.rect = Rect(rect.x, rect.bottom - high - 10, w, high)

    def draw(self, canvas: Canvas) -> None:
        """Name and meaning; a thin line below."""
        x, y, w, h = self.rect
        canvas.fill((x, y + h - 1, w, 1), "rule")
        text = self._text_high(canvas, self._room)
        beside = self.control.rect.y < y + h / 2
        top = y + (h - text) / 2 if beside else y + 10
        line = canvas.leading(theme.STRONG, 1.25)
        canvas.text(self.name, x, top + line / 2, theme.STRONG, "ink", "strong", room=self._room)
        under = top + line + canvas.leading(theme.BODY, 1.25) / 2
        canvas.para(self.words, x, under, self._room, theme.BODY, "muted", leading=1.25)


def _lines(canvas: Canvas, words: str, room: float) -> int:
    return len(canvas.lettering.lines(words, "text", canvas.measure.text_px(theme.BODY), canvas.px(max(room, 60.0))))


def setting_rows(app: Program, tab: str) -> Sequence[SettingRow]:
    """The rows of this tab, with the values that hold now."""
    make = {
        "display": _display,
        "motion": _motion,
        "sound": _sound,
        "play": _play,
        "hand-over": _hand_over,
        "accessibility": _accessibility,
    }.get(tab)
    return make(app) if make else ()


def first_rows(app: Program) -> list[SettingRow]:
    """What one wants to set before anything else."""
    return [
        _slide(app, "text_percent", _("Text size"), _("all words, at once"), TEXTS, _percent),
        _toggle(app, "reduce_motion", _("Reduce motion"), _("things fade in place instead of travelling")),
        _toggle(app, "high_contrast", _("High contrast"), _("black ground, white lines, brighter signs")),
        _slide(app, "master", _("Sound"), _("cards, coins, bells"), LOUD, _percent),
    ]


def _change(app: Program, field: str) -> Callable[[Any], None]:
    return lambda value: app.change(**{field: value})


def _toggle(app: Program, field: str, name: str, words: str) -> SettingRow:
    return SettingRow(name, words, Toggle(field, getattr(app.settings, field), _change(app, field), zone="rows"))


def _pick(app: Program, field: str, name: str, words: str, options: Sequence[tuple[Any, str]]) -> SettingRow:
    choices = [Option(value, label) for value, label in options]
    kind = Segments if len(choices) < 4 else DropDown
    return SettingRow(name, words, kind(field, choices, getattr(app.settings, field), _change(app, field), zone="rows"))


def _slide(
    app: Program, field: str, name: str, words: str, values: Sequence[Any], say: Callable[[Any], str]
) -> SettingRow:
    slider = Slider(
        field, values, getattr(app.settings, field), _change(app, field), say, ticks=len(values) < 8, zone="rows"
    )
    return SettingRow(name, words, slider)


def _times(value: float) -> str:
    return _("at once") if not value else f"{value:g}×"


def _percent(value: int) -> str:
    return f"{value} %"


def _milliseconds(value: int) -> str:
    return _("{n} ms").format(n=value)


def _reaction(ms: int) -> str:
    return _("{n} s").format(n=f"{ms / 1000:g}") if ms else _("Until all have answered")


def _display(app: Program) -> list[SettingRow]:
    where = (("always", _("Always")), ("hover", _("On hover")))
    return [
        _toggle(app, "full_screen", _("Full screen"), _("the whole desktop, no change of mode; F11 does the same")),
        _pick(app, "affordances", _("Mark what can be chosen"), _("rings on the board, lines under cards"), where),
        _slide(app, "tooltip_ms", _("Tooltips after"), _("resting on a thing"), TIPS, _milliseconds),
    ]


def _motion(app: Program) -> list[SettingRow]:
    return [
        _slide(app, "game_speed", _("Game speed"), _("all movement"), SPEEDS, _times),
        _slide(app, "move_speed", _("Moves"), _("tokens and cards"), SPEEDS, _times),
        _slide(app, "bot_speed", _("Bots"), _("time for each bot action"), SPEEDS, _times),
        _slide(app, "dice_speed", _("Dice"), _("how fast they tumble"), SPEEDS, _times),
    ]


def _sound(app: Program) -> list[SettingRow]:
    return [
        _slide(app, "master", _("Everything"), _("the whole table"), LOUD, _percent),
        _slide(app, "cues", _("Signals"), _("cards, coins, bells"), LOUD, _percent),
        _slide(app, "ambience", _("Ambience"), _("sea and wind"), LOUD, _percent),
        _toggle(app, "quiet_when_away", _("Quiet when away"), _("while another window is in front")),
    ]


def _play(app: Program) -> list[SettingRow]:
    confirm = (("never", _("Never")), ("smart", _("Smart")), ("always", _("Always")))
    undo = (("to last reveal", _("To last reveal")), ("none", _("None")))
    ordered = sorted({*REACTIONS, app.settings.reaction_ms}, key=lambda ms: ms or math.inf)
    times = [(ms, _reaction(ms)) for ms in ordered]
    asks = _("one more question after the choice; smart: only before what cannot be undone and costs")
    return [
        _pick(app, "confirm", _("Ask before a move"), asks, confirm),
        _pick(app, "undo", _("Undo"), _("back to the last thing anybody learned"), undo),
        _pick(app, "reaction_ms", _("Reaction time"), _("for an answer out of turn; the same at any speed"), times),
    ]


def _hand_over(app: Program) -> list[SettingRow]:
    usual = ("usual", _("As suits the game"))
    styles = (usual, ("strict", _("Strict")), ("relaxed", _("Relaxed")), ("open", _("Open")))
    digest = (("off", _("Off")), ("short", _("Short")), ("full", _("Full")))
    return [
        _pick(app, "hand_over", _("Hand-over"), _("how private views are covered"), styles),
        _slide(
            app,
            "guard_ms",
            _("Deaf time"),
            _("after each cover, so that no click slips through"),
            GUARDS,
            _milliseconds,
        ),
        _pick(
            app,
            "digest",
            _("While you were away"),
            _("what the table has not shown you; in full: all since your last view"),
            digest,
        ),
    ]


def _accessibility(app: Program) -> list[SettingRow]:
    open_by = (("hold", _("Hold")), ("press twice", _("Press twice")))
    return [
        _slide(app, "text_percent", _("Text size"), _("all words, at once"), TEXTS, _percent),
        _toggle(app, "high_contrast", _("High contrast"), _("black ground, white lines, brighter signs")),
        _toggle(app, "reduce_motion", _("Reduce motion"), _("things fade in place instead of travelling")),
        _slide(app, "banner_speed", _("Banners"), _("days and phases; slower leaves time to read"), SPEEDS, _times),
        _pick(app, "open_by", _("To open a private view"), _("hold the button, or press it twice"), open_by),
    ]
