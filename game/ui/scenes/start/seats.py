"""The rows of the set-up: one seat each, and the seat that is still free."""

from dataclasses import replace
from functools import partial

from game.bots.levels import LEVELS, MATE, find_level, level_name, portrait
from game.bots.temper import TEMPERS
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.start.bot_picker import LevelField
from game.ui.scenes.start.setting_up import SettingUp
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField, field_height
from game.words import _, plural


class EmblemPicker(DropDown):
    """The seat's medallion; pressed, it offers the other colours and emblems."""

    def has_sign(self, option: Option) -> bool:
        """Each option shows its medallion."""
        return True

    def draw_sign(self, canvas: Canvas, option: Option, x: float, y: float) -> None:
        """The medallion of that colour."""
        size = 28 * canvas.measure.growth
        canvas.medal(int(str(option.value)), x + size / 2 - 4, y, size)

    def draw(self, canvas: Canvas) -> None:
        """The medallion and a small arrow."""
        size = min(84.0, self.rect.h)
        canvas.medal(int(str(self.value)), self.rect.x + size / 2, self.rect.centery, size)
        canvas.glyph("chevron_down", self.rect.x + size + 16, self.rect.centery, 20, "accent")
        if self.focused:
            canvas.ring(self.rect, 10)


class SeatRow:
    """Name, human or bot, the bot's level, colour, and a way to leave."""

    def __init__(self, setup: SettingUp, seat: int) -> None:
        """The row of this seat."""
        self.setup = setup
        self.seat = seat
        self.who = setup.people[seat]
        self.human = self.who.kind == "human"
        emblems = [Option(number, name) for number, name in enumerate(theme.seat_names())]
        self.emblem = EmblemPicker(
            f"emblem:{seat}", emblems, self.who.colour, lambda value: setup.recolour(seat, int(str(value))),
            tip=_("Colour and emblem"),
        )  # fmt: skip
        self.name = TextField(f"name:{seat}", self.who.name, lambda text: setup.rename(seat, text), most=18)
        kinds = [Option("human", _("Human"), "person"), Option("bot", _("Bot"), "bot")]
        self.kind = Segments(
            f"kind:{seat}", kinds, "human" if self.human else "bot",
            lambda value: setup.replace(seat, "human" if value == "human" else f"bot:{MATE.id}"),
        )  # fmt: skip
        self.widgets: list[Widget] = [self.emblem, self.name, self.kind]
        self.level: DropDown | None = None
        if not self.human:
            table = (setup.game.id, len(setup.people))
            self.level = LevelField(
                f"level:{seat}", self.who.name, self.who.kind, table, lambda value: setup.replace(seat, str(value))
            )
            self.widgets.append(self.level)
        self.pin: TextField | None = None
        if self.human and setup.humans() > 1:
            self.pin = TextField(
                f"pin:{seat}", setup.pins.get(seat, ""), lambda text: setup.set_pin(seat, text),
                hint=_("Own PIN") if setup.has_pin(seat) else _("No PIN"), glyph="lock", most=4, secret=True,
                accepts=str.isdecimal, odd=_("A PIN has four digits."),
            )  # fmt: skip
            self.widgets.append(self.pin)
        away = partial(setup.remove, seat)
        self.leave = IconButton(f"leave:{seat}", "cross", away, _("Remove this seat"), kind="quiet", size=18)
        if len(setup.people) <= setup.game.seats[0]:
            self.leave.enabled = False
        self.widgets.append(self.leave)
        self.rect = Rect(0, 0, 0, 0)

    def _one_line(self, canvas: Canvas, w: float) -> bool:
        """Whether name, kind and level stand side by side."""
        return w - 150 - 100 >= self._name(canvas) + self._kind(canvas) + self._beside(canvas) + 32

    def _name(self, canvas: Canvas) -> float:
        return canvas.width("Captain Roe", theme.BODY) + 60

    def _kind(self, canvas: Canvas) -> float:
        return self.kind.ask(canvas)[0]

    def _beside(self, canvas: Canvas) -> float:
        """Room for the level or the PIN; each row keeps it, so that all rows are alike."""
        names = [level_name(replace(level, temper=temper)) for level in LEVELS for temper in TEMPERS]
        levels = [canvas.width(name, theme.BODY, "strong") for name in names]
        hint = canvas.width(_("Own PIN"), theme.BODY) + 32
        return max(*levels, hint) + 70 * canvas.measure.growth

    def high(self, canvas: Canvas, w: float) -> float:
        """One line of fields or two, and the note below them."""
        fields = field_height(canvas)
        note = canvas.leading(theme.BODY, 1.5)
        if self._one_line(canvas, w):
            return fields + note + 36
        words = self.name.trouble or self._considers()
        return 2 * fields + 8 + canvas.para_height(words, w - 200, leading=1.25) + 42

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """From left to right; what does not fit stands in a second line."""
        self.rect = Rect(rect.x, rect.y, rect.w, rect.h - 10)
        rect = self.rect
        high = field_height(canvas)
        note = canvas.leading(theme.BODY, 1.5)
        one = self._one_line(canvas, rect.w)
        size = min(84.0, rect.h - 16)
        y = rect.y + max(8.0, (rect.h - high - note) / 2) if one else rect.y + 14
        middle = rect.centery if one else y + high + 4
        self.emblem.rect = Rect(rect.x + 30, middle - size / 2, size + 34, size)
        x, end = self.emblem.rect.right + 16, rect.right - 24 - 52
        self.leave.rect = Rect(end, y, 52, high)
        beside = self.level or self.pin
        kind, level = self._kind(canvas), self._beside(canvas)
        name = end - 16 - x - (kind + level + 32 if one else 0)
        self.name.rect = Rect(x, y, min(name, 330 * canvas.measure.growth) if one else name, high)
        second = y if one else y + high + 8
        first = self.name.rect.right + 16 if one else x
        self.kind.rect = Rect(first, second, min(kind, rect.right - 24 - first), high)
        if beside:
            left = self.kind.rect.right + 16
            room = (end - 16 if one else rect.right - 24) - left
            beside.rect = Rect(left, second, min(level * 1.25, room), high)

    def draw(self, canvas: Canvas) -> None:
        """The row's ground with its band in the seat's colour, and a note."""
        colour = self.who.colour
        canvas.rr(self.rect, 12, ("row_bottom", "panel_top"), "gap", 2)
        x, y, w, h = self.rect
        canvas.rr((x + 2, y + 2, w - 4, h - 4), 10, "", "panel_inner", 1.5)
        canvas.rr((x, y, 12, h), 5, theme.SEATS[colour].colour)
        low = (self.kind.rect.bottom + self.rect.bottom) / 2 - 3
        one = self.kind.rect.y == self.name.rect.y
        trouble = self.name.trouble or (self.pin.trouble if self.pin else "")
        if one and trouble:
            room = self.rect.right - 24 - self.name.rect.x
            canvas.text(trouble, self.name.rect.x + 6, low, theme.BODY, "warn", room=room)
        elif one:
            who = _("sits at the table") if self.human else _("plays by itself")
            canvas.text(who, self.name.rect.x + 6, low, theme.BODY, "muted", room=self.name.rect.w)
            room = self.rect.right - 24 - self.kind.rect.x
            canvas.text(self._considers(), self.kind.rect.x, low, theme.BODY, "muted", room=room)
        else:
            y = self.kind.rect.bottom + 6 + canvas.leading(theme.BODY, 1.25) / 2
            left = self.kind.rect.x
            words, ink = trouble or self._considers(), "warn" if trouble else "muted"
            canvas.para(words, left, y, self.rect.right - 20 - left, theme.BODY, ink, leading=1.25)

    def _considers(self) -> str:
        if self.human and self.setup.humans() == 1:
            return _("the only human: nothing has to be covered")
        if self.human:
            pin = len(self.setup.pins.get(self.seat, "")) == 4 or self.setup.has_pin(self.seat)
            return _("four digits open their view") if pin else _("hold the button to open their view")
        return portrait(find_level(self.who.kind.removeprefix("bot:"))).motto


class FreeSeat:
    """The place for one more."""

    def __init__(self, setup: SettingUp) -> None:
        """Two buttons: a human, a bot."""
        self.setup = setup
        self.human = Button("add:human", _("Add a human"), lambda: setup.add_seat("human"), glyph="person", zone="free")
        self.bot = Button("add:bot", _("Add a bot"), lambda: setup.add_seat(f"bot:{MATE.id}"), glyph="bot", zone="free")
        self.widgets: list[Widget] = [self.human, self.bot]
        self.rect = Rect(0, 0, 0, 0)

    def high(self, canvas: Canvas, _w: float) -> float:
        """As the buttons are."""
        return self.bot.ask(canvas)[1] + 46

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """The buttons at the right."""
        self.rect = Rect(rect.x, rect.y, rect.w, min(rect.h - 10, 110 * canvas.measure.growth))
        x = self.rect.right - 24
        room = (rect.w - 64) / 2
        for button in (self.bot, self.human):
            w, h = button.ask(canvas)
            w = min(w, room)
            x -= w
            button.rect = Rect(x, self.rect.centery - h / 2, w, h)
            x -= 16

    def draw(self, canvas: Canvas) -> None:
        """A dashed outline, the seat's empty place, a sentence."""
        _dashed(canvas, self.rect)
        x = self.rect.x + 72
        room = self.human.rect.x - x - 80
        words = plural("One more seat is free", "{n} more seats are free", self.setup.free_seats())
        if canvas.width(words, theme.STRONG, "serif_italic") > room:
            return
        colour = self.setup.free_colour()
        canvas.art(f"emblem_{theme.SEATS[colour].emblem}", x, self.rect.centery, 52, centred=True, fade=0.35)
        canvas.text(words, x + 68, self.rect.centery, theme.STRONG, "muted", "serif_italic")


def _dashed(canvas: Canvas, area: Rect) -> None:
    """A place that is still free: dashes that meet in the corners."""
    x, y, w, h = area
    across, down = max(1, round(w / 22)), max(1, round(h / 22))
    long, high = w / (across + 0.6), h / (down + 0.6)
    for n in range(across + 1):
        for edge in (y, y + h - 2):
            canvas.fill((x + n * long, edge, 0.6 * long, 2), "line")
    for n in range(down + 1):
        for edge in (x, x + w - 2):
            canvas.fill((edge, y + n * high, 2, 0.6 * high), "line")
