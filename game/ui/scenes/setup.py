"""Setting the table: who sits where, and by which rules."""

import dataclasses
from typing import Any

from game.core.game import BadOption, Game
from game.saves import CannotSave
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.frame import MARGIN, back_button, draw_box, draw_footer, draw_header, header_height, place_back
from game.ui.scenes.launch import Seating, remember, remembered, sit_down
from game.ui.scenes.seats import FreeSeat, SeatRow
from game.ui.scenes.variants import Variants
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _, plural

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

    def __init__(self, game: Game) -> None:
        """Begins with the last table of this game."""
        super().__init__()
        self.game = game
        seating = remembered(game.id)
        self.people = [Sitter(*entry) for entry in seating.players]
        self.options: dict[str, Any] = {**dataclasses.asdict(game.options()), **seating.options}
        self.seed = ""
        self.pins: dict[int, str] = {}

    # ---- what is set

    def seating(self) -> Seating:
        """The table as it is set now."""
        players = tuple((who.name.strip(), who.kind, who.colour) for who in self.people)
        return Seating(game=self.game.id, players=players, options=self.options)

    def trouble(self) -> str:
        """Why this table cannot be set, in words; "" = it can."""
        names = [who.name.strip() for who in self.people]
        if not all(names):
            return _("Everybody needs a name.")
        if len(set(names)) < len(names):
            return _("Two players have the same name.")
        if len(self.people) not in self.game.seats:
            least, most = self.game.seats[0], self.game.seats[-1]
            return _("{game} seats {least} to {most} players.").format(game=self.game.title, least=least, most=most)
        return ""

    def humans(self) -> int:
        """How many people sit at the table."""
        return sum(who.kind == "human" for who in self.people)

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called so."""
        self.people[seat].name = name
        self._tell()

    def replace(self, seat: int, kind: str) -> None:
        """A human or a bot of some level takes this seat."""
        who = self.people[seat]
        if (kind == "human") != (who.kind == "human"):
            who.name = self._free_name(kind)
        who.kind = kind
        self.rebuild()

    def recolour(self, seat: int, colour: int) -> None:
        """This seat takes a colour; who had it takes this seat's."""
        for who in self.people:
            if who.colour == colour:
                who.colour = self.people[seat].colour
        self.people[seat].colour = colour
        self.rebuild()

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
        """One more sits down."""
        taken = {who.colour for who in self.people}
        colour = next(number for number in range(len(theme.SEATS)) if number not in taken)
        self.people.append(Sitter(self._free_name(kind), kind, colour))
        self.rebuild()

    def choose(self, field: str, value: Any) -> None:
        """A rule of this table."""
        self.options[field] = value
        self._tell()

    def _free_name(self, kind: str) -> str:
        taken = {who.name for who in self.people}
        names = NAMES if kind == "human" else ("Marlow", "Nell", "Otto", "Pike", "Quill", "Rusk")
        return next((name for name in names if name not in taken), str(len(taken) + 1))

    # ---- the scene

    def build(self) -> None:
        """A row a seat, the free seat, the rules, the way back and the start."""
        self.rows = [SeatRow(self, seat) for seat in range(len(self.people))]
        self.free = FreeSeat(self) if len(self.people) < self.game.seats[-1] else None
        self.variants = Variants(self)
        self.back_to = back_button(self.back)
        self.start = Button(
            "start", _("Start"), self._start, "primary", glyph="play", size=theme.SECTION, zone="footer"
        )
        self.start.cue = "bell"
        for row in self.rows:
            self.add(*row.widgets)
        if self.free:
            self.add(*self.free.widgets)
        self.add(*self.variants.widgets, self.back_to, self.start)
        self._tell()

    def rebuild(self) -> None:
        """Somebody came, went or changed: the rows are made anew, the focus stays where it can."""
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus
        self.app.relay()

    def _tell(self) -> None:
        trouble = self.trouble()
        self.start.enabled, self.start.reason = not trouble, trouble
        self.app.dirty()

    def _start(self) -> None:
        seating = self.seating()
        try:
            match = seating.match(self.seed.strip() or None)
            remember(seating)
            pins = {seat: pin for seat, pin in self.pins.items() if len(pin) == 4 and match.players[seat].human}
            sit_down(self.app, match, pins=pins)
        except (BadOption, CannotSave) as error:
            self.app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    def lay_out(self, canvas: Canvas) -> None:
        """Two panels between header and footer."""
        measure = canvas.measure
        grow = min(measure.growth, 1.6)
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        self.foot = 134 * min(grow, 1.3)
        top = header_height(canvas) + 26
        low = measure.h - self.foot - 26
        split = MARGIN + (measure.w - 2 * MARGIN - 24) * 0.63
        self.seats_panel = Rect(MARGIN, top, split - MARGIN, low - top)
        self.rules_panel = Rect(split + 24, top, measure.w - MARGIN - split - 24, low - top)
        area = Rect(self.seats_panel.x + 24, top + 24 + 44 * grow, self.seats_panel.w - 48, 0)
        count = self.game.seats[-1]
        pitch = min(128 * grow, (low - 16 - area.y) / count)
        for number, row in enumerate(self.rows):
            row.place(canvas, Rect(area.x, area.y + number * pitch, area.w, pitch - 12))
        if self.free:
            self.free.place(canvas, Rect(area.x, area.y + len(self.rows) * pitch, area.w, pitch - 12))
        self.variants.place(canvas, self.rules_panel)
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
        y = self.seats_panel.y + 36
        canvas.text(words, self.seats_panel.right - 28, y, theme.BODY, "muted", "text", "right")
        canvas.panel(self.rules_panel, _("Rules of this table"), radius=14)
        for row in self.rows:
            row.draw(canvas)
        if self.free:
            self.free.draw(canvas)
        self.variants.draw(canvas)
        self._draw_footer(canvas)

    def _draw_footer(self, canvas: Canvas) -> None:
        area = draw_footer(canvas, self.foot)
        draw_box(canvas, self.game.id, area.x + 72, area.bottom - 12, min(76, area.h * 0.56))
        humans, bots = self.humans(), len(self.people) - self.humans()
        who = plural("{n} human", "{n} humans", humans)
        if bots:
            who = _("{humans} and {bots}").format(humans=who, bots=plural("{n} bot", "{n} bots", bots))
        x, room = area.x + 180, self.start.rect.x - area.x - 210
        text = _("{game} with {who}.").format(game=self.game.title, who=who)
        canvas.text(text, x, area.centery - 20, 26, "ink", "title", room=room)
        trouble = self.trouble()
        canvas.glyph("warn" if trouble else "check", x + 11, area.centery + 22, 22, "warn" if trouble else "good")
        grow = canvas.measure.growth
        canvas.text(
            trouble or self._ready(), x + 32 * grow, area.centery + 22, theme.BODY, "muted", room=room - 32 * grow
        )

    def _ready(self) -> str:
        cover = self.game.staging.cover()
        if self.humans() < 2 or self.app.settings.hand_over == "open":
            return _("Ready. About {n} minutes, no hand-overs.").format(n=cover.minutes)
        words = _("Ready. About {n} minutes, {hands} hand-overs or more.")
        return words.format(n=cover.minutes, hands=cover.hand_overs * self.humans())
