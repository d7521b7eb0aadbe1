"""The rules of this table: the game's own options, how the table is handed over, the seed, and what follows."""

from typing import Any

from game.core.staging import SmallBox, Variant
from game.games import tips
from game.maps import players_in_words
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import draw_small_box
from game.ui.scenes.settings.setting_rows import SettingRow
from game.ui.scenes.start.setting_up import SettingUp
from game.ui.widgets.base import Widget
from game.ui.widgets.choices import Option
from game.ui.widgets.column import Block, Reading
from game.ui.widgets.dials import Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField
from game.words import _

MOST = 3
"""So many problems of a map are told; the command line tells all of them."""


def hand_over_words() -> dict[str, tuple[str, str]]:
    """The ways to pass the table round: a name and what it means."""
    return {
        "strict": (_("Strict"), _("a cover before every private view")),
        "relaxed": (_("Relaxed"), _("a cover where several choose at once; else you lift your tray")),
        "open": (_("Open"), _("no cover: all see the cards of whoever acts")),
    }


def variants(setup: SettingUp) -> list[Block]:
    """The rows: map, options, what the number of players means, hand-over and what it will be like, the seed."""
    rows: list[Block] = [*_maps(setup), *(_row(setup, variant) for variant in setup.game.staging.cover().variants)]
    if len(setup.people) in setup.game.seats:
        facts = setup.game.staging.cover().facts(len(setup.people))
        rows += [FactRow(fact.label, fact.meaning, fact.value) for fact in facts]
    if setup.humans() > 1:
        rows.append(_hand_over(setup))
    rows.append(Hint(setup))
    if setup.humans():
        rows.append(_hints(setup))
    if setup.humans() and tips(setup.game.id) is not None:
        rows.append(_tips(setup))
    seed = TextField("seed", setup.seed, setup.use_seed, hint=_("random"), glyph="die", most=16, zone="rules")
    return [*rows, SettingRow(_("Seed"), _("same seed, same shuffles"), seed)]


def _maps(setup: SettingUp) -> list[Block]:
    """Which map lies on the table, where there is a choice, and what is wrong with those that cannot."""
    sound = setup.sound_maps()
    notes = [f"{listed.file.name}: {'; '.join(listed.problems[:MOST])}." for listed in setup.maps if listed.problems]
    if setup.gone:
        notes.insert(0, _("The map “{name}” of the last game cannot be played on now.").format(name=setup.gone))
    rows: list[Block] = []
    chosen = setup.chart()
    if chosen and len(sound) > 1:
        names = [Option(listed.name, listed.title) for listed in sound]
        words = players_in_words(chosen.seats)
        rows.append(SettingRow(_("Map"), words, DropDown("map", names, setup.map, setup.lay, zone="rules")))
    return [*rows, *(Caution(note) for note in notes)]


def _row(setup: SettingUp, variant: Variant) -> SettingRow:
    """One option; where it takes in a small box that stands beside it."""
    small = next((box for box in setup.game.staging.cover().small if box.field == variant.field), None)
    row = _variant(setup, variant)
    return row if small is None else SmallBoxRow(setup.game.id, small, row)


def _variant(setup: SettingUp, variant: Variant) -> SettingRow:
    """One option of the game; its words are what the chosen value means.

    Only "on" and "off" are a switch: values with names of their own are listed by these.
    """
    field = variant.field
    value: Any = setup.options[field]

    def meaning(now: Any) -> str:
        return next((words for each, _name, words in variant.values if each == now), "")

    def change(now: Any) -> None:
        row.words = meaning(now)
        setup.choose(field, now)

    control: Widget
    if {(each, name) for each, name, _words in variant.values} == {(True, _("on")), (False, _("off"))}:
        control = Toggle(field, bool(value), change, zone="rules")
    else:
        control = DropDown(field, [Option(each, name) for each, name, _ in variant.values], value, change, zone="rules")
    row = SettingRow(variant.label, meaning(value), control)
    return row


def _hand_over(setup: SettingUp) -> SettingRow:
    style = setup.style()
    styles = [Option(style, words[0]) for style, words in hand_over_words().items()]
    change = DropDown("hand_over", styles, style, setup.hand_over, zone="rules")
    return SettingRow(_("Hand-over"), hand_over_words()[style][1], change)


def _hints(setup: SettingUp) -> SettingRow:
    def allow(wanted: bool) -> None:
        setup.hints = wanted

    toggle = Toggle("hints", setup.hints, allow, zone="rules")
    return SettingRow(_("Hints"), _("whoever decides may ask what is wise, and why"), toggle)


def _tips(setup: SettingUp) -> SettingRow:
    def give(wanted: bool) -> None:
        setup.tips = wanted

    toggle = Toggle("tips", setup.tips, give, zone="rules")
    words = _("in the first round, for each of you; such a game counts apart in the logbook")
    return SettingRow(_("Tips for a first game"), words, toggle)


class SmallBoxRow(SettingRow):
    """The option that takes in a small box, beside that box."""

    def __init__(self, game_id: str, small: SmallBox, row: SettingRow) -> None:
        """The row is that of the option."""
        super().__init__(small.title, row.words, row.control)
        self.game_id, self.small, self.row, self.box = game_id, small, row, Rect(0, 0, 0, 0)

    def _indent(self, canvas: Canvas) -> float:
        return 84.0 * min(canvas.measure.growth, 1.3)

    def high(self, canvas: Canvas, w: float) -> float:
        """As the row beside the box, and never lower than that."""
        self.words = self.row.words
        return max(super().high(canvas, w - self._indent(canvas)), self._indent(canvas))

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """The box at the left."""
        indent = self._indent(canvas)
        self.box = Rect(rect.x, rect.y + 10, indent - 18, (indent - 18) * 0.94)
        super().place(canvas, Rect(rect.x + indent, rect.y, rect.w - indent, rect.h))

    def draw(self, canvas: Canvas) -> None:
        """The box, then the row."""
        self.words = self.row.words
        draw_small_box(canvas, self.game_id, self.small.picture, self.box)
        super().draw(canvas)


class Head(Reading):
    """A heading between the blocks of the one column."""

    def __init__(self, words: str) -> None:
        """What follows."""
        super().__init__()
        self.words = words

    def high(self, canvas: Canvas, _w: float) -> float:
        """One line and some air."""
        return canvas.leading(theme.SECTION, 1.2) + 24

    def draw(self, canvas: Canvas) -> None:
        """The words."""
        canvas.text(self.words, self.rect.x, self.rect.centery + 6, theme.SECTION, "ink", "title", room=self.rect.w)


class Caution(Reading):
    """A sentence of warning."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def _room(self, canvas: Canvas, w: float) -> float:
        return w - 36 * canvas.measure.growth

    def high(self, canvas: Canvas, w: float) -> float:
        """As its words are."""
        return canvas.para_height(self.words, self._room(canvas, w), leading=1.25) + 24

    def draw(self, canvas: Canvas) -> None:
        """The sign of warning, and the words beside it."""
        x, y, w, _h = self.rect
        y += 10 + canvas.leading(theme.BODY, 1.25) / 2
        canvas.glyph("warn", x + 10 * canvas.measure.growth, y, 20, "warn")
        room = self._room(canvas, w)
        canvas.para(self.words, x + w - room, y, room, theme.BODY, "muted", leading=1.25)


class FactRow(Reading):
    """What the number of players means."""

    def __init__(self, name: str, words: str, value: str) -> None:
        """A name, a sentence, and the numbers."""
        super().__init__()
        self.name = name
        self.words = words
        self.value = value

    def _room(self, canvas: Canvas, w: float) -> float:
        return w - canvas.width(self.value, 26, "bold") - 24

    def high(self, canvas: Canvas, w: float) -> float:
        """As its words are."""
        words = canvas.para_height(self.words, self._room(canvas, w), leading=1.25)
        return canvas.leading(theme.STRONG, 1.25) + words + 20

    def draw(self, canvas: Canvas) -> None:
        """Name and meaning at the left, the numbers at the right."""
        x, y, w, h = self.rect
        canvas.fill((x, y + h - 1, w, 1), "rule")
        y += (h - self.high(canvas, w) + 20) / 2
        line, room = canvas.leading(theme.STRONG, 1.25), self._room(canvas, w)
        canvas.text(self.name, x, y + line / 2, theme.STRONG, "ink", "strong", room=room)
        under = y + line + canvas.leading(theme.BODY, 1.25) / 2
        canvas.para(self.words, x, under, room, theme.BODY, "muted", leading=1.25)
        canvas.text(self.value, x + w, self.rect.centery, 26, "accent", "bold", "right")


OUT = 8.0
"""How far the frame of a note stands out at either side."""


class Hint(Reading):
    """What passing the table round will be like."""

    def __init__(self, setup: SettingUp) -> None:
        """It depends on how many people sit down, and how they pass the table."""
        super().__init__()
        self.setup = setup

    @property
    def words(self) -> str:
        """The sentence that fits this table."""
        style = self.setup.style()
        if self.setup.humans() < 2:
            return _("You play against bots: what you hold lies open before you all the time, and nobody sees theirs.")
        if style == "open":
            return _("All cards lie open, so everybody can be helped. Nothing is covered.")
        if style == "relaxed":
            return _("Where several choose at once, a cover is shown. Else you lift your tray while others look away.")
        return _("Secrets stay secret: before every private view the screen is covered until its owner opens it.")

    def high(self, canvas: Canvas, w: float) -> float:
        """The words in their frame, and some air above."""
        indent = 76 * min(canvas.measure.growth, 1.6)
        return canvas.para_height(self.words, w + 2 * OUT - indent - 20, theme.BODY, leading=1.35) + 60

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """At the foot of its place."""
        high = self.high(canvas, rect.w) - 16
        self.rect = Rect(rect.x - OUT, rect.y + 14, rect.w + 2 * OUT, high)

    def draw(self, canvas: Canvas) -> None:
        """A lit frame, the lamp, the words."""
        x, y, w, h = self.rect
        indent = 76 * min(canvas.measure.growth, 1.6)
        canvas.rr(self.rect, 10, ("#3B3218", "#2C2714"), "#8C6A22", 1.5)
        canvas.glyph("hint", x + indent / 2, y + h / 2, 34, "warn")
        first = y + 22 + canvas.leading(theme.BODY, 1.35) / 2
        canvas.para(self.words, x + indent, first, w - indent - 20, theme.BODY, "#F6E3B4", leading=1.35)
