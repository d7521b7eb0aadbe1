"""The digest: what has happened since this seat last looked, shown as cards one by one."""

from collections.abc import Sequence

import pygame

from game.play.showing.hud_state import LogLine
from game.play.showing.missed import missed, told_again
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.digest_art import CARD, GAP, Lit, clear_of, draw_card, draw_line, draw_pointer, spotlight
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.play.table_bar import draw_table_bar
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.table.materials import edge, planks
from game.ui.widgets.buttons import Button
from game.words import _, plural

WHOLE, EACH = 6000, 1500
"""The longest times of the whole digest and of one event, in ms."""
TICK = 16
BETWEEN = 0.17
"""The part of the tray's width from its end to where buttons stand clear of its strap."""


class Digest(Scene):
    """Shown between the veil and the private view; the tray is still closed."""

    name = "digest"
    opaque = False
    first = "turn"

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__()
        self.desk = desk
        self.player = desk.session.match.players[seat]
        self.lines = told_again(desk.session.showing)
        self.missed = len(missed(desk.session.showing))
        """How much has happened, of which the most important is told."""
        self.now = 0
        """The index of the current event."""
        self.part = 0.0
        """The share of the current event's time that is over, 0 to 1."""
        self.playing = True
        self._then: float | None = None

    @property
    def each(self) -> float:
        """The time for one event, in ms."""
        return min(EACH, WHOLE / len(self.lines))

    @property
    def private(self) -> bool:
        """Whether it tells only what nobody else may read."""
        return all(line.line.private for line in self.lines)

    def build(self) -> None:
        """Add the buttons and start playing."""
        self.step = Button("step", _("Step"), self._step, glyph="step", key="→", size=22, zone="left")
        self.play = Button("play", "", self._play, glyph="play", size=22, zone="left")
        self.hide = Button("hide", _("Hide now"), self._hide, glyph="eye_off", size=22, zone="right")
        self.turn = Button("turn", _("Go on"), self._done, "primary", glyph="check", size=26, zone="right")
        self.add(self.step, self.play, self.hide, self.turn)
        self._label()
        self._tick()

    # ---- time

    def _tick(self) -> None:
        now = self.app.clock.now()
        if self.playing and self._then is not None:
            self.part += (now - self._then) / self.each
            if self.part >= 1:
                self._next()
            self.app.dirty()
        self._then = now
        if self.playing:
            self.after(TICK, self._tick)

    def _next(self) -> None:
        if self.now < len(self.lines) - 1:
            self.now, self.part = self.now + 1, self.part - 1
        else:
            self.part, self.playing = 1.0, False
            self._label()

    def _label(self) -> None:
        self.play.label = _("Wait") if self.playing else _("Play all")
        self.play.glyph = "pause" if self.playing else "play"
        seconds = round(self.each * len(self.lines) / 1000)
        self.play.key = "" if self.playing else _("{n} s").format(n=max(1, seconds))
        self.app.relay()

    # ---- what the player does

    def _step(self, by: int = 1) -> None:
        self.playing = False
        self.now = min(max(self.now + by, 0), len(self.lines) - 1)
        self.part = 1.0
        self._label()

    def _play(self) -> None:
        self.playing = not self.playing
        if self.playing:
            if self.now == len(self.lines) - 1 and self.part >= 1:
                self.now = 0
            self.part, self._then = 0.0, None
            self._tick()
        self._label()

    def _hide(self) -> None:
        self.desk.session.passing.hide()
        self.desk.sync()

    def _done(self) -> None:
        self.desk.session.passing.digested()
        self.desk.sync()

    def before(self, given: Input) -> bool:
        """Arrow keys step, Space goes on to the private view."""
        match given:
            case Key(action="left" | "right"):
                self._step(1 if given.action == "right" else -1)
            case Key(chord="Space", repeat=False):
                self._done()
            case Key(action="overview"):
                self._hide()
            case _:
                return False
        return True

    def back(self) -> None:
        """Go on to the private view; called for Esc."""
        self._done()

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Place the cards above the tray and the buttons on it."""
        measure = canvas.measure
        grow = min(measure.growth, 1.35)
        self.zones = self.desk.view.context(canvas).zones
        tray = self.zones.tray
        half = max(tray.centerx - self.zones.tray_room.x, self.zones.tray_room.right - tray.centerx)
        room = Rect(tray.centerx - half, tray.y, 2 * half, tray.h)  # what stands at one end of an open tray is covered
        self.card = (min(CARD[0] * grow, 420.0), CARD[1] * grow)
        self.fits = max(1, min(len(self.lines), int((measure.w - 128 + GAP) / (self.card[0] + GAP))))
        self.line_y = tray.y - self.card[1] - 46
        self._place((self.step, self.play), canvas, room, left=True)
        self._place((self.hide, self.turn), canvas, room, left=False)

    def _place(self, pair: tuple[Button, Button], canvas: Canvas, room: Rect, left: bool) -> None:
        """Place two buttons on one half of the tray, narrower when the text is large."""
        tray, grow = self.zones.tray, min(canvas.measure.growth, 1.35)
        high = min(76.0 * grow, tray.h * 0.42)
        middle = tray.centery - (8 if tray.h > 200 else 0)
        wide = [button.ask(canvas)[0] + 24 for button in pair]
        between = room.w * BETWEEN
        margin = between if sum(wide) + 20 <= room.w / 2 - between - 76 else 30.0
        span = room.w / 2 - margin - 76
        fit = min(1.0, (span - 20) / sum(wide))
        x = room.x + margin if left else room.right - margin - 20 - sum(wide) * fit
        for button, own in zip(pair, wide, strict=True):
            button.rect = Rect(x, middle - high / 2, own * fit, high)
            x += own * fit + 20

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Darken the table except for the place of the current event, and draw the cards."""
        spot = self.lines[self.now].line.spot
        lit = Lit(self.desk.view.spot_rect(spot), spot.startswith("mat:"))
        if lit.place.centery > self.line_y - 60:  # the cards or the shut tray lie over it
            lit = Lit(Rect(0, 0, 0, 0))
        light = spotlight(canvas, lit) if lit.place.w else None
        canvas.surface.fill((117, 133, 145), special_flags=pygame.BLEND_RGB_MULT)
        if light is not None:
            canvas.surface.blit(*light)
        planks(canvas, "tray_closed", self.zones.tray, "#3A2A20")
        self._draw_bar(canvas)
        first = min(max(0, self.now - self.fits // 2), len(self.lines) - self.fits)
        left = (canvas.measure.w - self.fits * (self.card[0] + GAP) + GAP) / 2
        draw_line(canvas, self.line_y)
        self._draw_log(canvas)
        title = self._draw_title(canvas, lit)
        for n in range(first, first + self.fits):
            x = left + (n - first) * (self.card[0] + GAP)
            told = 1 if n < self.now else 0 if n == self.now else -1
            area = Rect(x, self.line_y + 34 + (0 if n == self.now else 8), *self.card)
            draw_card(canvas, self.desk.view, self.lines[n].line, area, told, self.part)
            if n == self.now and lit.place.w:
                draw_pointer(canvas, area, lit, title)
        self._draw_tray(canvas)
        edge(canvas, self.player.colour)

    def _draw_title(self, canvas: Canvas, lit: Lit) -> Rect:
        """Draw the heading over the cards, beside the place that is lit, and return where it stands."""
        words, size = _("For your eyes alone") if self.private else _("While you were away"), 34.0
        count = plural("one event to catch up on", "{n} events to catch up on", self.missed)
        if self.missed > len(self.lines):
            count += plural("; one of them is told here", "; {n} of them are told here", len(self.lines))
        wide = canvas.width(words, size, "display") + 22 + canvas.width(count, 21)
        high = canvas.leading(size)
        area = Rect(64, self.line_y - 38 - high / 2, wide, high)
        x = area.x = clear_of(lit, area, canvas.measure.w - 24)
        x += canvas.text(words, x, self.line_y - 38, size, "ink", "display", shade="#06121A", room=700) + 22
        canvas.text(count, x, self.line_y - 34, 21, "#DCE6E0", shade="#06121A", room=canvas.measure.w - x - 24)
        return area.inflate(20, 0)

    def _draw_bar(self, canvas: Canvas) -> None:
        """Draw the bar that says who is addressed."""
        title, clock = self.desk.match.game.title, self.desk.session.showing.table.clock
        words = _("here is what you missed.")
        draw_table_bar(canvas, self.zones.bar, title, clock, self.player, words)

    def _draw_log(self, canvas: Canvas) -> None:
        """Draw the events so far in the place of the log."""
        panel = Rect(self.zones.panel)
        if self.zones.kind == "compact" or not panel.w:
            return
        top = self.zones.bar.bottom + 14
        low = min(self.line_y - 30, panel.bottom)  # below the log lies what tells of one thing
        area = Rect(panel.x, top, panel.w, low - top)
        canvas.panel(area, radius=10)
        canvas.text(_("Told so far"), area.x + 26, area.y + 42, 26, "ink", "title", room=area.w - 52)
        y, room = area.y + 76, (area.w - 96, area.h - 126)
        rows = [(entry, self._words(canvas, entry, *room)) for entry in self.lines[: self.now + 1]]
        while sum(high for _entry, (_words, high) in rows) > room[1] and len(rows) > 1:
            del rows[0]
        for entry, (words, high) in rows:
            self._draw_told(canvas, entry, words, Rect(area.x + 12, y, area.w - 24, high - 10))
            y += high
        left = len(self.lines) - self.now - 1
        end = _("All else was before your eyes.") if self.private else _("That is all you missed.")
        words = plural("one more to come", "{n} more to come", left) if left else end
        canvas.text(words, area.centerx, area.bottom - 26, 20, "muted", "italic", "centre", room=area.w - 40)

    def _words(self, canvas: Canvas, entry: LogLine, wide: float, high: float) -> tuple[Sequence[str], float]:
        """Return the words of an event in lines, and how high its row in the log is; `wide`, `high`: the room."""
        words: Sequence[str] = canvas.lettering.lines(
            entry.line.text, "text", canvas.measure.text_px(20), canvas.px(wide)
        )
        step = 24 * canvas.measure.growth
        most = max(2, int((high - 34) / step))
        if len(words) > most:
            words = [*words[: most - 1], f"{words[most - 1]} …"]
        return words, max(96.0, step * len(words) + 34)

    def _draw_told(self, canvas: Canvas, entry: LogLine, words: Sequence[str], area: Rect) -> None:
        """Draw an event in its row of the log."""
        if entry is self.lines[self.now]:
            canvas.rr(area, 8, ("row_top", "row_bottom"), "accent", 1.5)
        if entry.line.seat is not None:
            player = self.desk.match.players[entry.line.seat]
            emblem = f"emblem_{theme.SEATS[player.colour].emblem}"
            canvas.art(emblem, area.x + 29, area.centery, 34, centred=True)
        step = 24 * canvas.measure.growth
        for row, text in enumerate(words):
            y = area.centery + (row - (len(words) - 1) / 2) * step
            canvas.text(text, area.x + 60, y, 20, "ink", room=area.w - 72)

    def _draw_tray(self, canvas: Canvas) -> None:
        """Draw the seat's medallion on the closed tray, and what the keys do."""
        tray = self.zones.tray
        size = min(116.0, tray.h * 0.5)
        canvas.medal(self.player.colour, tray.centerx, tray.centery - 14, size)
        low = tray.bottom - max(24.0, min(34.0, tray.h * 0.14))
        count = _("{now} of {all}").format(now=self.now + 1, all=len(self.lines))
        self._note(canvas, count, Rect(tray.centerx - 100, 0, 200, 0), tray.centery + 10 + size / 2, "strong")
        if tray.bottom - self.turn.rect.bottom < canvas.leading(20, 1.6):
            return
        self._note(canvas, _("Your own view opens after this"), self.step.rect.union(self.play.rect), low, "text")
        self._note(canvas, _("Space goes on, too"), self.hide.rect.union(self.turn.rect), low, "text")

    def _note(self, canvas: Canvas, words: str, over: Rect, y: float, face: str) -> None:
        """Draw text on the tray, centred below something."""
        canvas.text(words, over.centerx, y, 20, "#FBE7C2", face, "centre", room=over.w, shade="#1C1004")
