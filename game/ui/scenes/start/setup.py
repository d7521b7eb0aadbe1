"""Setting the table: who sits where, and by which rules."""

import dataclasses
from typing import Any

from game import maps
from game.core.game import Game
from game.logbook.entry import Person
from game.play.handover import Style, style_for
from game.play.last_tables import remember, remembered, usual
from game.play.seating import Seating
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.logbook.noting import everybody
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.scenes.start.rehearsal import rehearse_new
from game.ui.scenes.start.seats import FreeSeat, SeatRow
from game.ui.scenes.start.summary import LARGE, draw_summary, ready, said
from game.ui.scenes.start.variants import Head, variants
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Timer
from game.ui.widgets.buttons import Button
from game.ui.widgets.column import Block, Column
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

CALM_MS = 200
"""A table that nobody has changed for so long is got ready, so that it comes at once."""
NAMES = ("Ana", "Ben", "Mia", "Roe", "Nell", "Otto")


@dataclasses.dataclass(slots=True)
class Sitter:
    """Somebody who is about to sit down."""

    name: str
    kind: str
    colour: int


class Setup(Scene):
    """Seats at the left, the rules of this table at the right, and a plain summary below."""

    name = "setup"
    first = "start"

    def __init__(self, game: Game, map: str = "") -> None:
        """Begins with the last table of this game, on the map with this name ("" = on its own)."""
        super().__init__()
        self.game = game
        seating = remembered(game.id)
        self.people = [Sitter(*entry) for entry in seating.players]
        given = game.options()
        self.options: dict[str, Any] = {}
        for variant in game.staging.cover().variants:
            kept = seating.options.get(variant.field)
            known = any(kept == value for value, _name, _meaning in variant.values)
            self.options[variant.field] = kept if known else getattr(given, variant.field)
        self.hints = seating.hints
        """Whether people may ask for hints at this table."""
        self.tips = False
        """Whether it is a first game with tips."""
        self.maps = maps.maps_for(game) if game.staging.map else ()
        self.map = wanted = map or seating.map or game.staging.map
        if not self.chart() and self.sound_maps():
            self.map = self.sound_maps()[0].name
        self.gone = wanted if wanted != self.map else ""
        """The map of the last table, where it cannot be played on any more."""
        self.seed = ""
        self.pins: dict[int, str] = {}
        self.pages = {person.name.casefold(): person for person in everybody()}
        """Who has a page in the logbook, by name."""
        self._calm: Timer | None = None
        if seating == usual(game.id):  # nobody has set this table: each brings the own emblem
            for seat in range(len(self.people)):
                self._bring_emblem(seat)

    # ---- what is set

    def seating(self) -> Seating:
        """The table as it is set now."""
        players = tuple((" ".join(who.name.split()), who.kind, who.colour) for who in self.people)
        hints, tips = self.hints, self.tips and self.humans() > 0
        return Seating(
            game=self.game.id, players=players, options=self.options, map=self.map, hints=hints, tips=tips
        )

    def sound_maps(self) -> tuple[maps.Listed, ...]:
        """The maps that this game can be played on."""
        return tuple(listed for listed in self.maps if not listed.problems)

    def chart(self) -> maps.Listed | None:
        """The map that lies on the table, if it can be played on."""
        return next((listed for listed in self.sound_maps() if listed.name == self.map), None)

    def trouble(self) -> str:
        """Why this table cannot be set, in words; "" = it can."""
        names = [" ".join(who.name.casefold().split()) for who in self.people]
        if "" in names:
            return _("Everybody needs a name: seat {n} has none.").format(n=names.index("") + 1)
        again = next((n for n, name in enumerate(names) if name in names[:n]), None)
        if again is not None:
            return _("Two players have the same name: {name}.").format(name=self.people[again].name.strip())
        if len(self.people) not in self.game.seats:
            least, most = self.game.seats[0], self.game.seats[-1]
            return _("{game} seats {least} to {most} players.").format(game=self.game.title, least=least, most=most)
        listed = self.chart()
        if listed and len(self.people) not in listed.seats:
            return maps.wrong_number(listed.title, listed.seats)
        return ""

    def humans(self) -> int:
        """How many people sit at the table."""
        return sum(who.kind == "human" for who in self.people)

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called so; who has a page in the logbook then sits there with the own emblem and PIN."""
        before = self._page(seat)
        self.people[seat].name = name
        if self._page(seat) == before:
            self._tell()
        else:
            self._bring_emblem(seat)
            self.rebuild()

    def _page(self, seat: int) -> Person | None:
        """The page of the person in this seat, None = has none or is a bot."""
        who = self.people[seat]
        return self.pages.get(" ".join(who.name.casefold().split())) if who.kind == "human" else None

    def _bring_emblem(self, seat: int) -> None:
        """Who has a page takes the own emblem, where nobody else with a page has it."""
        page = self._page(seat)
        others = [who.colour for n, who in enumerate(self.people) if n != seat and self._page(n)]
        if page and page.colour not in others:
            self._swap(seat, page.colour)

    def has_pin(self, seat: int) -> bool:
        """Whether who sits here brings a PIN from the logbook."""
        page = self._page(seat)
        return bool(page and page.pin)

    def replace(self, seat: int, kind: str) -> None:
        """A human or a bot of some level takes this seat."""
        who = self.people[seat]
        if (kind == "human") != (who.kind == "human"):
            who.name = self._free_name(kind)
        if kind != who.kind:
            who.kind = kind
            self._bring_emblem(seat)
        self.rebuild()

    def recolour(self, seat: int, colour: int) -> None:
        """This seat takes a colour; who had it takes this seat's."""
        self._swap(seat, colour)
        self.rebuild()

    def _swap(self, seat: int, colour: int) -> None:
        for who in self.people:
            if who.colour == colour:
                who.colour = self.people[seat].colour
        self.people[seat].colour = colour

    def set_pin(self, seat: int, digits: str) -> None:
        """Four digits open this seat's view; fewer are no PIN."""
        self.pins[seat] = digits
        self.app.dirty()

    def remove(self, seat: int) -> None:
        """Nobody sits here any more."""
        del self.people[seat]
        self.pins = {other - (other > seat): pin for other, pin in self.pins.items() if other != seat}
        self.rebuild()

    def add_seat(self, kind: str) -> None:
        """One more sits down; who has a page in the logbook comes first, with the own emblem."""
        self.people.append(Sitter(self._free_name(kind), kind, self.free_colour()))
        self._bring_emblem(len(self.people) - 1)
        self.rebuild()

    def choose(self, field: str, value: Any) -> None:
        """A rule of this table."""
        self.options[field] = value
        self._tell()
        self.app.relay()

    def lay(self, name: object) -> None:
        """The map with this name comes on the table."""
        self.map, self.gone = str(name), ""
        self.rebuild()

    def use_seed(self, text: str) -> None:
        """The seed to shuffle by; "" = a new one each time."""
        self.seed = text

    def hand_over(self, style: object) -> None:
        """How private views are covered: a setting, kept for all tables."""
        self.app.change(hand_over=style)
        self.rebuild()

    def style(self) -> Style:
        """How this table is handed over: as is set, else as suits the game."""
        return style_for(self.app.settings.hand_over, self.game.staging.hand_over)

    def free_seats(self) -> int:
        """How many more can sit down."""
        return self.game.seats[-1] - len(self.people)

    def free_colour(self) -> int:
        """The first colour that nobody has."""
        taken = {who.colour for who in self.people}
        return next(number for number in range(len(theme.SEATS)) if number not in taken)

    def _free_name(self, kind: str) -> str:
        taken = {who.name for who in self.people}
        known = tuple(page.name for page in self.pages.values())
        names = (*known, *NAMES) if kind == "human" else ("Marlow", "Nell", "Otto", "Pike", "Quill", "Rusk")
        return next((name for name in names if name not in taken), str(len(taken) + 1))

    # ---- the scene

    def build(self) -> None:
        """A row a seat, the free seat, the rules, the way back and the start."""
        self.seats: list[Block] = [SeatRow(self, seat) for seat in range(len(self.people))]
        if len(self.people) < self.game.seats[-1]:
            self.seats.append(FreeSeat(self))
        self.columns = (Column("seats", self.seats), Column("rules", variants(self)))
        self.one = Column("both", [*self.seats, Head(_("Rules of this table")), *self.columns[1].blocks])
        self.back_to = back_button(self.back)
        self.start = Button(
            "start", _("Start"), self._start, "primary", glyph="play", size=theme.SECTION, zone="footer"
        )
        self.start.cue = "bell"
        self.add(*self.columns, self.one, self.back_to, self.start)
        self._tell()

    def before(self, given: Input) -> bool:
        """Arrows and Tab bring what is not seen yet."""
        return any(column.follow(given) for column in (*self.columns, self.one) if column.shown)

    def rebuild(self) -> None:
        """Somebody came, went or changed: the rows are made anew, the focus stays where it can."""
        focus, first = self.focus.id, [column.first for column in (*self.columns, self.one)]
        self.clear()
        self.build()
        self.focus.id = focus
        for column, number in zip((*self.columns, self.one), first, strict=True):
            column.first = number
        self.app.relay()

    def _tell(self) -> None:
        trouble = self.trouble()
        self.start.enabled, self.start.reason = not trouble, trouble
        self.app.dirty()
        self._get_ready()

    def _get_ready(self) -> None:
        """The table is rehearsed as it is set now, as soon as nobody has changed it for a moment."""
        self.app.cancel(self._calm)
        self.app.ahead.drop(self)
        self._calm = self.after(CALM_MS, self._rehearse)

    def _rehearse(self) -> None:
        self.app.ahead.prepare(rehearse_new(self.app, self.seating().match), self)

    def _start(self) -> None:
        self.app.ahead.drop(self)
        seating = self.seating()
        try:
            match = seating.match(self.seed.strip() or None)
            remember(seating)
            pins = {seat: pin for seat, pin in self.pins.items() if len(pin) == 4 and match.players[seat].human}
            sit_down(self.app, match, pins=pins)
        except CANNOT_SIT as error:
            self.app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    def lay_out(self, canvas: Canvas) -> None:
        """Two panels between header and footer; with large text one, where the rules follow the seats."""
        measure = canvas.measure
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        self.foot = max(134.0, canvas.leading(26, 1.25) + canvas.leading(theme.BODY, 1.25) + 50)
        if measure.growth > 1.5:
            self.foot = self.start.ask(canvas)[1] + 24
        top = header_height(canvas) + (26 if measure.growth < 1.5 else 12)
        low = measure.h - self.foot - (26 if measure.growth < 1.5 else 12)
        wide = measure.w - 2 * MARGIN
        both = measure.growth > LARGE
        left = wide if both else (wide - 24) * 0.63
        self.seats_panel = Rect(MARGIN, top, left, low - top)
        self.rules_panel = Rect(MARGIN + left + 24, top, wide - left - 24, low - top)
        head = 26 + 42 * measure.growth
        for column, panel in zip((*self.columns, self.one), (self.seats_panel, self.rules_panel, self.seats_panel),
                                 strict=True):  # fmt: skip
            column.shown = both == (column is self.one)
            if column.shown:
                column.place(canvas, Rect(panel.x + 24, panel.y + head, panel.w - 48, panel.h - head - 14))
        w, h = self.start.ask(canvas)
        w, h = max(w, 292), min(max(h, 76), self.foot - 24)
        self.start.rect = Rect(measure.w - MARGIN - w, measure.h - self.foot / 2 - h / 2, w, h)

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panels, footer with the summary."""
        canvas.room()
        draw_header(canvas, _("Set the table"), self.game.title, self.room)
        canvas.panel(self.seats_panel, _("Seats"), radius=14)
        least, most = self.game.seats[0], self.game.seats[-1]
        words = _("{least} to {most} players").format(least=least, most=most)
        y = self.seats_panel.y + 14 + 20 * canvas.measure.growth
        canvas.text(words, self.seats_panel.right - 28, y, theme.BODY, "muted", "text", "right")
        if not self.one.shown:
            canvas.panel(self.rules_panel, _("Rules of this table"), radius=14)
        who = said(self.game, self.humans(), len(self.people) - self.humans())
        draw_summary(canvas, self.game, self.foot, self.start.rect.x, who, self._state())

    def _state(self) -> tuple[bool, str]:
        """Whether the table can be set, and what is to be said of that."""
        trouble = self.trouble()
        covered = self.humans() >= 2 and self.style() != "open"
        people, trays = self.humans() if covered else 0, self.style() == "relaxed"
        return not trouble, trouble or ready(self.game, people, self.options, trays)
