"""A reveal: the table by night, and what a sonar answers or what was raised; it stands until somebody goes on."""

from dataclasses import replace

import pygame

from game.core.telling import COUNTED
from game.play.pace import REVEAL
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.play.table_bar import draw_table_bar
from game.ui.scenes.reveal.counting import Bands, draw_count, draw_dial
from game.ui.scenes.reveal.lineup import Lineup
from game.ui.scenes.reveal.night_board import NightBoard, shine
from game.ui.scenes.reveal.plate import draw_asked, draw_plate, plate_high
from game.ui.scenes.reveal.scope import COOL, Glass, between, draw_housing
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.table.colours import TABLE, TABLE_HIGH_CONTRAST
from game.ui.table.materials import edge, paper
from game.ui.table.zones import fitted
from game.ui.widgets.buttons import Button
from game.words import _

GAP = 30.0
COLUMN = 0.315
"""The part of the window's width that the scope and what is said below it may have."""
STRIP = 172.0
"""How high the picture of what was learned is, in units."""


class Revealing(Scene):
    """Shows the reveal that stands at a table."""

    name = "reveal"
    opaque = True
    first = "onward"

    def __init__(self, desk: Desk, seat: int) -> None:
        """`seat` is whose view the table shows, -1 = everybody's."""
        super().__init__()
        self.desk = desk
        reveal = desk.session.showing.reveal
        assert reveal is not None, "this scene lies over a table while it has a reveal"
        self.reveal = reveal
        players = desk.match.players
        self.player = players[seat] if 0 <= seat < len(players) else None
        self._whole = False
        """Somebody has seen enough of the movement."""
        self._heard = 0
        """How many of its sounds were heard."""
        self._ground: pygame.Surface | None = None
        self._places: object = None
        """Where what was painted stands: it is painted anew only when that changes."""

    # ---- time

    @property
    def part(self) -> float:
        """How much of the time is over; under reduced motion the end is there at once."""
        if self._whole or self.app.motion.reduced:
            return 1.0
        return min(1.0, self.desk.session.showing.reveal_age / REVEAL)

    @property
    def told(self) -> float:
        """How much of the answer is to be seen beside the instrument."""
        begin, end = (COOL - 0.12, 1.0) if self.reveal.kind == "scope" else (COUNTED, 1.0)
        return between(self.part, begin, end)

    # ---- what the player does

    def build(self) -> None:
        """On with it, what could come next, and the veil."""
        reveal = self.reveal
        self.onward = Button(
            "onward", reveal.onward or _("Go on"), self._on, "primary", glyph="check", size=24, zone="ways"
        )
        self.again = Button("again", reveal.again[1], self._again, key="A", size=22, zone="ways")
        self.hide = Button("hide", _("Hide now"), self._hide, glyph="eye_off", zone="bar")
        self.again.shown = bool(reveal.again[0])
        self.hide.shown = self.player is not None
        self.add(self.again, self.onward, self.hide)

    def _on(self, again: bool = False) -> None:
        self.desk.session.revealed(again)
        self.desk.sync()

    def _again(self) -> None:
        self._on(True)

    def _hide(self) -> None:
        self.desk.cover()

    def before(self, given: Input) -> bool:
        """While it moves any key or click brings it to its end, and does nothing else; then A asks again."""
        if isinstance(given, Key) and given.action == "overview" and self.hide.shown:
            self._hide()
            return True
        if isinstance(given, Key) and given.action == "screenshot":
            return False
        if isinstance(given, Key | Pressed) and self.part < 1 and self._meant(given) != "hide":
            self._whole = True
            return True
        if isinstance(given, Key) and given.chord == "A" and self.again.shown:
            self._again()
            return True
        return False

    def _meant(self, given: Key | Pressed) -> str:
        """The id of the button that a press means."""
        under = self.hit(given.x, given.y) if isinstance(given, Pressed) else self.focus.now()
        return under.id if under else ""

    def back(self) -> None:
        """Esc goes on, too."""
        self._on()

    def picture(self) -> pygame.Surface:
        """A picture file shows the public table, whatever is revealed here."""
        return self.desk.picture()

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The board and the strip at the left; the instrument, what it says, and the buttons at the right."""
        measure, grow = canvas.measure, canvas.measure.growth
        self.bar = Rect(0, 0, measure.w, max(66.0, 46 * grow))
        top, low = self.bar.bottom + GAP * 0.7, measure.h - GAP
        wide = min(700.0, max(500.0, measure.w * COLUMN))
        right = min(measure.w, self.board_width(measure.w) + wide + 3 * GAP) if measure.w > 2200 else measure.w
        left = (measure.w - right) / 2 + GAP
        self.column = Rect(left + right - 2 * GAP - wide, top, wide, low - top)
        strip = STRIP if self.reveal.picture else 0.0
        room = Rect(left, top, self.column.x - left - GAP, low - top - (strip + 22 if strip else 0))
        several = self.reveal.kind == "things" and bool(self.desk.session.showing.table.boards)
        self.board = fitted(room, 0 if several else self.desk.view.camera.aspect)
        self.board.x = left if measure.w <= 2200 else self.board.x
        self.board.y = top if strip else self.board.y
        free = low - self.board.bottom - 22
        self.strip = Rect(self.board.x, low - min(free, STRIP * 1.25), self.board.w, min(free, STRIP * 1.25))
        self._place_column(canvas)
        places = measure, canvas.palette, tuple(self.board), tuple(self.dial), tuple(self.plate)
        if places != self._places:
            self._places, self._ground = places, None
        w, h = self.hide.ask(canvas)
        h = min(h, self.bar.h - 12)
        self.hide.rect = Rect(measure.w - GAP - w, (self.bar.h - h) / 2, w, h)

    def board_width(self, w: float) -> float:
        """How wide the board is at most in a very wide window."""
        return min(w, 840 * self.desk.view.camera.aspect)

    def _place_column(self, canvas: Canvas) -> None:
        """From the bottom up: buttons, the plate with the words, the instrument in what is left."""
        area = self.column
        shown = [button for button in (self.again, self.onward) if button.shown]
        asks = [button.ask(canvas) for button in shown]
        high = max(min(84.0, 72 * canvas.measure.growth), *(h for _w, h in asks), 0)
        rows = 1 if sum(w for w, _h in asks) + 20 * (len(shown) - 1) <= area.w else len(shown)
        each = area.w if rows > 1 else (area.w - 20 * (len(shown) - 1)) / len(shown)
        high = high if rows == 1 else min(high, 64 * canvas.measure.growth)
        y = area.bottom - rows * high - (rows - 1) * 12
        for n, button in enumerate(shown):
            button.rect = Rect(
                area.x if rows > 1 else area.x + n * (each + 20), y + (high + 12) * n * (rows > 1), each, high
            )
        plate = plate_high(canvas, self.reveal, area.w)
        self.plate = Rect(area.x, y - 22 - plate, area.w, plate)
        room = self.plate.y - 16 - area.y
        size = min(room, area.w + 24)
        self.dial = Rect(area.centerx - size / 2, area.y + (room - size) / 2, size, size)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground with what does not change, then what moves, then the words."""
        with canvas.dressed(TABLE_HIGH_CONTRAST if canvas.palette is theme.HIGH_CONTRAST else TABLE):
            if self._ground is None:
                self._paint(canvas)
            self._sound()
            assert self._ground is not None
            canvas.surface.blit(self._ground, (0, 0))
            part, told = self.part, self.told
            self._night.draw(canvas.surface, part, told)
            if self._glass is not None:
                self._glass.draw(canvas.surface, part)
            if self._bands is not None:
                self._bands.draw(canvas.surface, part)
            if self._lineup is not None:
                self._lineup.draw(canvas, part)
            if self.counts and (self._bands or self._lineup):
                draw_count(canvas, self.dial, self.reveal.sign, self.reveal.count, part)
            self._draw_strip(canvas)
            if told >= 0.5:
                draw_plate(canvas, self.plate, self.reveal)
            else:
                draw_asked(canvas, self.plate, self.reveal.asked)
            self._draw_bar(canvas)

    @property
    def counts(self) -> bool:
        """Whether an amount is counted up on the dial."""
        return self.reveal.kind != "scope" and bool(self.reveal.sign)

    def _sound(self) -> None:
        """The sounds whose moment has come; at the end only the first is made up for."""
        for n, (cue, moment) in enumerate(self.reveal.cues):
            if n >= self._heard and self.part >= moment:
                self._heard = n + 1
                self.app.sound.play(cue)

    def _paint(self, window: Canvas) -> None:
        """Everything that stands still."""
        ground = pygame.Surface(window.surface.get_size(), 0, window.surface)
        canvas = Canvas(ground, window.measure, window.gallery, window.lettering)
        canvas.palette = window.palette
        canvas.room()
        ground.fill((118, 140, 148), special_flags=pygame.BLEND_RGB_MULT)
        lamp = (self.dial.centerx / window.measure.w, self.dial.centery / window.measure.h)
        light = (16, 70, 52) if self.reveal.kind == "scope" else (64, 48, 22)
        shine(ground, ground.get_rect(), lamp, (0.43, 0.65), light)
        canvas.shadow(self.board, 4, 6, 10, 26, 220)
        view = self.desk.view
        context = view.context(canvas)
        zones = replace(context.zones, board=self.board)
        self._night = NightBoard(replace(context, zones=zones), view.camera.whole(), self.reveal)
        self._glass, self._bands, self._lineup = None, None, None
        if self.reveal.kind == "scope":
            draw_housing(canvas, self.dial)
            self._glass = Glass(canvas, self.dial, self.reveal.sign, self._night.blips())
        elif self.reveal.kind == "things":
            if self.counts:
                draw_dial(canvas, self.dial, bearings=False)
            self._lineup = Lineup(replace(context, canvas=window), self.board, self.reveal.shown)
        else:
            draw_dial(canvas, self.dial)
            place = self._night.place(self.reveal.lit[0]) if self.reveal.lit else None
            self._bands = place and Bands(window, self.board, place, self._night.day)
        self._paint_sheets(canvas)
        self._ground = ground

    def _paint_sheets(self, canvas: Canvas) -> None:
        """The plate and the strip's paper, still blank; what the strip will show is printed now, below it."""
        for face in (self.reveal.picture, self.reveal.before):
            if face is not None:
                self.desk.view.context(canvas).face(face, self.strip.inflate(-16, -14))
        if self.reveal.picture is not None:
            paper(canvas, self.strip, "sheet_paper", 12, lift=8, alpha=150)
        canvas.shadow(self.plate, 16, 4, 8, 16, 200)
        canvas.rr(self.plate, 14, ("#0B352C", "#041A16"), "#2B8F66", 2)

    def _draw_strip(self, canvas: Canvas) -> None:
        """What it is about, and the answer when all is told."""
        face = self.reveal.picture if self.told >= 0.5 else self.reveal.before
        if face is not None:
            self.desk.view.context(canvas).face(face, self.strip.inflate(-16, -14))

    def _draw_bar(self, canvas: Canvas) -> None:
        """Which table this is, and for whose eyes."""
        title, clock = self.desk.match.game.title, self.desk.session.showing.table.clock
        spare = self.hide.rect.w + 12 if self.hide.shown else 0.0
        draw_table_bar(canvas, self.bar, title, clock, self.player, _("only you see this screen"), spare)
        if self.player is not None:
            edge(canvas, self.player.colour)
