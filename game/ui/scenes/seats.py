"""The rows of the set-up: one seat each, and the seat that is still free."""

from typing import TYPE_CHECKING

from game.bots.levels import LEVELS, portrait
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField, field_height
from game.words import _

if TYPE_CHECKING:
    from game.ui.scenes.setup import Setup


class EmblemPicker(DropDown):
    """The seat's medallion; pressed, it offers the other colours and emblems."""

    def draw(self, canvas: Canvas) -> None:
        """The medallion and a small arrow."""
        size = min(84.0, self.rect.h)
        canvas.medal(int(str(self.value)), self.rect.x + size / 2, self.rect.centery, size)
        canvas.glyph("chevron_down", self.rect.x + size + 16, self.rect.centery, 20, "accent")
        if self.focused:
            canvas.ring(self.rect, 10)


class SeatRow:
    """Name, human or bot, the bot's level, colour, and a way to leave."""

    def __init__(self, setup: "Setup", seat: int) -> None:
        """The row of this seat."""
        self.setup = setup
        self.seat = seat
        self.who = setup.people[seat]
        self.human = self.who.kind == "human"
        zone = f"seat:{seat}"
        emblems = [Option(number, style.name) for number, style in enumerate(theme.SEATS)]
        self.emblem = EmblemPicker(
            f"emblem:{seat}", emblems, self.who.colour, lambda value: setup.recolour(seat, int(str(value))), zone=zone,
            tip=_("Colour and emblem"),
        )  # fmt: skip
        self.name = TextField(f"name:{seat}", self.who.name, lambda text: setup.rename(seat, text), most=18, zone=zone)
        kinds = [Option("human", _("Human"), "person"), Option("bot", _("Bot"), "bot")]
        self.kind = Segments(
            f"kind:{seat}", kinds, "human" if self.human else "bot",
            lambda value: setup.replace(seat, "human" if value == "human" else f"bot:{LEVELS[-1].id}"), zone=zone,
        )  # fmt: skip
        self.widgets: list[Widget] = [self.emblem, self.name, self.kind]
        self.level: DropDown | None = None
        if not self.human:
            levels = [Option(f"bot:{level.id}", portrait(level).name) for level in LEVELS]
            self.level = DropDown(
                f"level:{seat}", levels, self.who.kind, lambda value: setup.replace(seat, str(value)), zone=zone
            )
            self.widgets.append(self.level)
        self.pin: TextField | None = None
        if self.human and setup.humans() > 1:
            self.pin = TextField(
                f"pin:{seat}", setup.pins.get(seat, ""), lambda text: setup.set_pin(seat, text),
                hint=_("No PIN"), glyph="lock", most=4, secret=True, accepts=str.isdecimal, zone=zone,
            )  # fmt: skip
            self.widgets.append(self.pin)
        self.leave = IconButton(
            f"leave:{seat}",
            "cross",
            lambda: setup.remove(seat),
            _("Remove this seat"),
            kind="quiet",
            size=18,
            zone=zone,
        )
        if len(setup.people) <= setup.game.seats[0]:
            self.leave.enabled = False
        self.widgets.append(self.leave)
        self.rect = Rect(0, 0, 0, 0)

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """From left to right; the note stands below when the row is high enough."""
        self.rect = rect
        high = min(field_height(canvas), rect.h - 8)
        self.tall = rect.h >= high + 44 * canvas.measure.growth
        y = rect.y + (20 if self.tall else (rect.h - high) / 2)
        size = min(84.0, rect.h - 16)
        self.emblem.rect = Rect(rect.x + 30, rect.centery - size / 2, size + 34, size)
        x = self.emblem.rect.right + 16
        end = rect.right - 24 - 52
        self.leave.rect = Rect(end, y, 52, high)
        room = end - 16 - x
        kind_w = min(self.kind.ask(canvas)[0], room * 0.38)
        level_w = room * 0.26
        name_w = room - kind_w - level_w - 32
        self.name.rect = Rect(x, y, name_w, high)
        self.kind.rect = Rect(self.name.rect.right + 16, y, kind_w, high)
        beside = self.level or self.pin
        if beside:
            beside.rect = Rect(self.kind.rect.right + 16, y, level_w, high)

    def draw(self, canvas: Canvas) -> None:
        """The row's ground with its band in the seat's colour, and a note."""
        colour = self.who.colour
        canvas.rr(self.rect, 12, ("row_bottom", "panel_top"), "gap", 2)
        x, y, w, h = self.rect
        canvas.rr((x + 2, y + 2, w - 4, h - 4), 10, "", "panel_inner", 1.5)
        canvas.rr((x, y, 12, h), 5, theme.SEATS[colour].colour)
        if not self.tall:
            return
        low = self.name.rect.bottom + (self.rect.bottom - self.name.rect.bottom) / 2 - 2
        who = _("sits at the table") if self.human else _("plays by itself")
        canvas.text(who, self.name.rect.x + 6, low, theme.BODY, "muted", room=self.name.rect.w)
        note = self._considers()
        canvas.text(note, self.kind.rect.x, low, theme.BODY, "muted", room=self.leave.rect.x - self.kind.rect.x)

    def _considers(self) -> str:
        if self.human and self.setup.humans() == 1:
            return _("the only human: nothing has to be covered")
        if self.human:
            pin = self.setup.pins.get(self.seat, "")
            return _("four digits open their view") if len(pin) == 4 else _("hold the button to open their view")
        level = next(level for level in LEVELS if self.who.kind == f"bot:{level.id}")
        return portrait(level).motto


class FreeSeat:
    """The place for one more."""

    def __init__(self, setup: "Setup") -> None:
        """Two buttons: a human, a bot."""
        self.setup = setup
        self.human = Button("add:human", _("Add a human"), lambda: setup.add_seat("human"), glyph="person", zone="free")
        self.bot = Button(
            "add:bot", _("Add a bot"), lambda: setup.add_seat(f"bot:{LEVELS[-1].id}"), glyph="bot", zone="free"
        )
        self.widgets: list[Widget] = [self.human, self.bot]
        self.rect = Rect(0, 0, 0, 0)

    def place(self, canvas: Canvas, rect: Rect) -> None:
        """The buttons at the right."""
        high = min(92.0 * min(canvas.measure.growth, 1.3), rect.h)
        self.rect = Rect(rect.x, rect.y, rect.w, high)
        x = self.rect.right - 24
        for button in (self.bot, self.human):
            w, h = button.ask(canvas)
            h = min(h, high - 8)
            x -= w
            button.rect = Rect(x, self.rect.centery - h / 2, w, h)
            x -= 16

    def draw(self, canvas: Canvas) -> None:
        """A dashed outline and a sentence."""
        canvas.rr(self.rect, 12, "", "line", 2)
        x = self.rect.x + 140
        canvas.text(_("One more seat is free"), x, self.rect.centery, theme.STRONG, "muted", "serif_italic",
                    room=self.human.rect.x - x - 16)  # fmt: skip
