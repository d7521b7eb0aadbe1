"""The rules of this table: the game's own options, how the table is handed over, and the seed."""

from typing import TYPE_CHECKING, Any

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.widgets.base import Widget
from game.ui.widgets.choices import Option
from game.ui.widgets.dials import Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField, field_height
from game.words import _

if TYPE_CHECKING:
    from game.ui.scenes.setup import Setup


def hand_over_words() -> dict[str, tuple[str, str]]:
    """The ways to pass the table round: a name and what it means."""
    return {
        "strict": (_("Strict"), _("a cover before every private view")),
        "relaxed": (_("Relaxed"), _("a cover for plans; else you lift your tray")),
        "open": (_("Open"), _("all cards lie open, for teaching")),
    }


class Variants:
    """One row an option: its name, what its value means in words, and its control at the right edge."""

    def __init__(self, setup: "Setup") -> None:
        """The rows for this game."""
        self.setup = setup
        self.rows: list[tuple[str, Widget]] = []
        self.choices = {choice.field: choice for choice in setup.game.staging.cover().choices}
        for choice in self.choices.values():
            self.rows.append((choice.field, self._control(choice.field)))
        app = setup.app
        if setup.humans() > 1:
            styles = [Option(style, words[0]) for style, words in hand_over_words().items()]
            style = app.settings.hand_over
            change = DropDown("hand_over", styles, style, lambda value: app.change(hand_over=value), zone="rules")
            self.rows.append(("hand_over", change))
        self.facts = setup.game.staging.cover().facts.get(len(setup.people), ())
        seed = TextField("seed", setup.seed, self._seed, hint=_("random"), glyph="die", most=16, zone="rules")
        self.rows.append(("seed", seed))
        self.widgets: list[Widget] = [control for _field, control in self.rows]

    def _control(self, field: str) -> Widget:
        choice = self.choices[field]
        value = self.setup.options[field]
        if {each for each, _name, _words in choice.values} == {True, False}:
            return Toggle(field, bool(value), lambda on: self.setup.choose(field, on), zone="rules")
        options = [Option(each, name) for each, name, _words in choice.values]
        return DropDown(field, options, value, lambda each: self.setup.choose(field, each), zone="rules")

    def _seed(self, text: str) -> None:
        self.setup.seed = text

    def words(self, field: str) -> tuple[str, str]:
        """The name of a row and what its value means."""
        if field == "seed":
            return _("Seed"), _("same seed, same shuffles")
        if field == "hand_over":
            return _("Hand-over"), hand_over_words()[self.setup.app.settings.hand_over][1]
        choice = self.choices[field]
        value: Any = self.setup.options[field]
        meaning = next((words for each, _name, words in choice.values if each == value), "")
        return choice.label, meaning

    def place(self, canvas: Canvas, panel: Rect) -> None:
        """One below the other."""
        self.panel = panel
        grow = min(canvas.measure.growth, 1.6)
        top = panel.y + 30 + 44 * grow
        self.pitch = min(84 * grow, (panel.bottom - 20 - top) / (len(self.rows) + len(self.facts)))
        self.hint = Rect(panel.x + 20, 0, panel.w - 40, 108 * grow)
        high = min(field_height(canvas), self.pitch - 8)
        for number, (_field, control) in enumerate(self.rows):
            middle = top + number * self.pitch + self.pitch / 2
            w = 66.0 if isinstance(control, Toggle) else min(max(control.ask(canvas)[0], 190.0), panel.w * 0.42)
            control.rect = Rect(panel.right - 28 - w, middle - high / 2, w, high)

    def draw(self, canvas: Canvas) -> None:
        """Names and meanings, with a thin line between; what the number of players means; a hint."""
        middle = self.rows[0][1].rect.centery
        for number, (field, control) in enumerate(self.rows):
            middle = control.rect.centery
            self._draw_row(canvas, *self.words(field), middle, control.rect.x, bool(number))
        for fact in self.facts:
            middle += self.pitch
            w = canvas.width(fact.value, 26, "bold")
            right = self.panel.right - 28
            self._draw_row(canvas, fact.label, fact.meaning, middle, right - w, True)
            canvas.text(fact.value, right, middle, 26, "accent", "bold", "right")
        self._draw_hint(canvas, middle + self.pitch / 2 + 16)

    def _draw_row(self, canvas: Canvas, name: str, meaning: str, middle: float, right: float, ruled: bool) -> None:
        x = self.panel.x + 28
        lead = canvas.leading(theme.BODY, 1.0) * 0.75
        room = right - x - 20
        canvas.text(name, x, middle - lead, theme.STRONG, "ink", "strong", room=room)
        canvas.text(meaning, x, middle + lead, theme.BODY, "muted", room=room)
        if ruled:
            canvas.fill((x, middle - self.pitch / 2, self.panel.w - 56, 1), "rule")

    def _draw_hint(self, canvas: Canvas, top: float) -> None:
        """What passing the table round will be like; only where there is room for it."""
        setup = self.setup
        if setup.humans() < 2:
            words = _("You play against bots: your cards lie open before you all the time, and nobody sees theirs.")
        else:
            words = _("Secrets stay secret: before every private view the screen is covered until its owner opens it.")
        x, w = self.hint.x, self.hint.w
        high = canvas.para_height(words, w - 100, theme.BODY, leading=1.35) + 40
        if top + high > self.panel.bottom - 16:
            return
        canvas.rr((x, top, w, high), 10, ("#3B3218", "#2C2714"), "#8C6A22", 1.5)
        canvas.glyph("hint", x + 40, top + high / 2, 34, "warn")
        first = top + 20 + canvas.leading(theme.BODY, 1.35) / 2
        canvas.para(words, x + 76, first, w - 100, theme.BODY, "#F6E3B4", leading=1.35)
