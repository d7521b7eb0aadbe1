"""The card of a person: name, emblem, PIN, text size; and forgetting all of it."""

import time
from collections.abc import Callable

import msgspec

from game.core.pins import LENGTH, hashed, opens
from game.core.plain import LONGEST_NAME, one_line
from game.logbook.entry import Person
from game.logbook.store import Logbook, LogTrouble
from game.play import last_tables
from game.storage import puzzle_book
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.start.seats import EmblemPicker
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.dials import Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField, field_height
from game.ui.widgets.layout import line_up, middle
from game.words import _

SIZES = (0, 90, 100, 110, 125, 150, 175, 200)


class PersonCard(Scene):
    """Changes a page of the logbook, or forgets it; `done` is told the name of the page then."""

    name = "person"
    opaque = False
    first = "name"

    def __init__(self, book: Logbook, person: Person, done: Callable[[str], None]) -> None:
        super().__init__()
        self.book, self.person, self.done = book, person, done
        self.called = person.name
        self.colour, self.text = person.colour, person.text
        self.pin, self.proof, self.without = "", "", False
        self.words = ""
        """Why it could not be done, "" = nothing was tried."""

    def build(self) -> None:
        """A row for each of them, and the answers."""
        emblems = [Option(number, name) for number, name in enumerate(theme.seat_names())]
        sizes = [Option(size, _("{n} %").format(n=size) if size else _("As all others")) for size in SIZES]
        digits, odd = str.isdecimal, _("A PIN has four digits.")
        self.rows: list[tuple[str, Widget]] = [
            (_("Name"), TextField("name", self.called, self._rename, most=18, zone="card")),
            (_("Colour and emblem"), EmblemPicker("emblem", emblems, self.colour, self._recolour, zone="card")),
            (
                _("New PIN") if self.person.pin else _("PIN"),
                TextField("pin", "", self._set_pin, hint=_("No PIN") if not self.person.pin else _("As before"),
                          glyph="lock", most=LENGTH, secret=True, accepts=digits, odd=odd, zone="card"),
            ),
            (_("Text size in the own view"), DropDown("text", sizes, self.text, self._resize, zone="card")),
        ]  # fmt: skip
        if self.person.pin:
            self.rows.insert(3, (_("No PIN any more"), Toggle("no pin", self.without, self._give_up, zone="card")))
            field = TextField("proof", "", self._prove, hint=_("to change this page"), glyph="lock", most=LENGTH,
                              secret=True, accepts=digits, odd=odd, zone="card")  # fmt: skip
            self.rows.append((_("Present PIN"), field))
        self.forget = Button("forget", _("Forget"), self._ask_forget, "danger", glyph="trash", zone="answers")
        self.cancel = Button("cancel", _("Cancel"), self.back, zone="answers")
        self.keep = Button("keep", _("Keep"), self._keep, "primary", glyph="check", zone="answers")
        self.add(*(widget for _label, widget in self.rows), self.forget, self.cancel, self.keep)

    def _rename(self, name: str) -> None:
        self.called = name

    def _recolour(self, colour: object) -> None:
        self.colour = int(str(colour))

    def _resize(self, size: object) -> None:
        self.text = int(str(size))

    def _set_pin(self, pin: str) -> None:
        self.pin = pin

    def _give_up(self, without: bool) -> None:
        self.without = without

    def _prove(self, pin: str) -> None:
        self.proof = pin

    def _proved(self) -> bool:
        """Whether whoever sits here may change the page: it has no PIN, or it was typed."""
        mark, now = self.person.pin, time.time()
        if not mark:
            return True
        if not self.proof:
            self._refuse(_("The present PIN is needed to change this page."))
            return False
        wait = self.app.guesses.wait(mark, now)
        if wait > 0:
            self._refuse(_("Wait {n} s before the next PIN.").format(n=round(wait) + 1))
            return False
        right = opens(self.proof, mark)
        self.app.guesses.note(mark, right, now)
        if not right:
            self._refuse(_("That is not the present PIN."))
        return right

    def _refuse(self, words: str) -> None:
        self.words = words
        self.app.sound.play("error")
        self.app.relay()

    def _keep(self) -> None:
        name = one_line(self.called, LONGEST_NAME)
        if not name:
            self._refuse(_("A page needs a name."))
            return
        if self.pin and len(self.pin) != LENGTH:
            self._refuse(_("A PIN has four digits."))
            return
        if not self._proved():
            return
        pin = hashed(self.pin) if self.pin else "" if self.without else self.person.pin
        person = msgspec.structs.replace(self.person, name=name, colour=self.colour, pin=pin, text=self.text)
        try:
            self.book.change(person)
        except LogTrouble as error:
            self._refuse(str(error))
            return
        puzzle_book.rename(self.person.name, name)
        last_tables.follow(self.person.name, name, self.colour)
        self.app.pop(self)
        self.done(name)

    def _ask_forget(self) -> None:
        if not self._proved():
            return
        text = _(
            "The page of {name} goes, with its rating and records. Games with others stay; there {name} is called "
            "“{called}”. This cannot be undone."
        ).format(name=self.person.name, called=_("Somebody"))
        stay = Answer(_("Keep the page"), lambda: None)
        go = Answer(_("Forget {name}").format(name=self.person.name), self._forget, "danger")
        self.app.push(Dialog(_("Forget this person?"), text, [stay, go]))

    def _forget(self) -> None:
        called = _("Somebody")
        try:
            self.book.forget(self.person, called)
        except LogTrouble as error:
            self._refuse(str(error))
            return
        puzzle_book.forget(self.person.name, called)
        last_tables.forget_at_tables(self.person.name)
        self.app.pop(self)
        self.done("")

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """In the middle: labels at the left, what can be changed at the right."""
        screen = canvas.measure.area
        high, gap = field_height(canvas), 14.0
        labels = max(canvas.width(label, theme.BODY, "strong") for label, _widget in self.rows) + 28
        w = min(screen.w - 64, labels + 400 * min(1.5, canvas.measure.growth) + 80)
        buttons = self.keep.ask(canvas)[1]
        note = canvas.leading(theme.BODY, 1.4) if self.words else 0.0
        head = 40 + canvas.leading(theme.SECTION, 1.3)
        step = min(high + gap, (screen.h - 60 - head - note - buttons - 60) / len(self.rows))
        self.box = middle(screen, w, head + len(self.rows) * step + note + buttons + 56)
        y = self.box.y + head
        for _label, widget in self.rows:
            x = self.box.x + 40 + labels
            widget.rect = Rect(x, y, self.box.right - 40 - x, min(high, step - 4))
            y += step
        self.note_y = y + note / 2
        answers = Rect(self.box.x + 40, self.box.bottom - 28 - buttons, self.box.w - 80, buttons)
        line_up(canvas, answers, [self.forget, self.cancel, self.keep], 16, "end")
        self.forget.rect.x = answers.x

    def draw(self, canvas: Canvas) -> None:
        """The panel and the labels."""
        canvas.shade(canvas.measure.area, "#000000", 0.5)
        canvas.panel(self.box, corners=True, radius=16)
        y = self.box.y + 24 + canvas.leading(theme.SECTION, 0.75)
        words = _("The page of {name}").format(name=self.person.name)
        canvas.text(words, self.box.x + 40, y, theme.SECTION, "ink", "title", room=self.box.w - 80)
        for label, widget in self.rows:
            canvas.text(label, self.box.x + 40, widget.rect.centery, theme.BODY, "muted", "strong",
                        room=widget.rect.x - self.box.x - 50)  # fmt: skip
        if self.words:
            canvas.text(self.words, self.box.x + 40, self.note_y, theme.BODY, "bad", room=self.box.w - 80)
