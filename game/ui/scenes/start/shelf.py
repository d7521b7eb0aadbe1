"""The shelf: five boxes, one table."""

from collections.abc import Callable
from functools import partial

import pygame

from game.bots.levels import LEVELS, portrait
from game.core.game import Game
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.materials import beak
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.start.box_button import Box, BoxButton, boxes
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.labels import Chip
from game.words import _, joined, later

LARGE = 1.45
"""Text that has grown more than so much needs the whole width of the panel."""
LEADING = 1.3
SIGNS = ("weight", "eye_off")
"""The signs of the measures when they are chips."""


Goal = Callable[[Game], object]


def _rules(game: Game) -> object:
    return to.Rules(game.id)


WAYS: tuple[tuple[str, str, str, Goal], ...] = (
    ("play", later("Play"), "play", to.Setup),
    ("learn", later("Learn"), "learn", lambda game: to.Lessons(game.id)),
    ("puzzles", later("Puzzles"), "puzzle", lambda game: to.Puzzles(game.id)),
    ("rules", later("Rules"), "rules", _rules),
    ("maps", later("Maps"), "map", lambda game: to.Maps(game.id)),
    ("logbook", later("Logbook"), "log_book", lambda game: to.Logbook(game=game.id)),
)
"""What can be done with a box: id, label, glyph, and where it leads."""


class Shelf(Scene):
    """The boxes on a board; one panel below tells of the chosen one."""

    name = "shelf"
    first = "play"

    def __init__(self, box: str = "") -> None:
        """The box with this id stands open; the first if there is none."""
        super().__init__()
        self.box = box

    def build(self) -> None:
        """The boxes, the way back, and what can be done with the chosen box."""
        self.boxes = boxes()
        self.chosen = next((box for box in self.boxes if box.id == self.box), self.boxes[0])
        self.buttons = [BoxButton(box, partial(self.choose, box)) for box in self.boxes]
        self.back_to = back_button(self.back)
        self.ways = [
            Button(id, _(label), partial(self._go, goal), "secondary" if n else "primary", glyph=glyph, zone="panel")
            for n, (id, label, glyph, goal) in enumerate(WAYS)
        ]
        self.ways[0].size = 26
        self.charts = next(way for way in self.ways if way.id == "maps")
        self.add(*self.buttons, self.back_to, *self.ways)
        self.choose(self.chosen)

    def choose(self, box: Box) -> None:
        """Open this box; a second press plays."""
        if box == self.chosen and self.focus.id == f"box:{box.id}" and box.game is not None:
            self._go(to.Setup)
            return
        self.chosen = box
        for button in self.buttons:
            button.lifted = 1.0 if button.box == box else None
        self.app.motion.play("lift", partial(self._lift, box))
        closed = box.game is None
        self.charts.shown = box.game is not None and bool(box.game.staging.map)
        for way in self.ways:
            way.enabled = not closed
            way.reason = _("This box cannot be opened yet.") if closed else ""
        self.app.relay()

    def _lift(self, box: Box, part: float) -> None:
        """The lid goes up, unless another box was chosen meanwhile."""
        if box == self.chosen:
            self.buttons[self.boxes.index(box)].lifted = part

    def _go(self, goal: Goal) -> None:
        """On to what this makes of the chosen box; a box with a lock leads nowhere."""
        if self.chosen.game is not None:
            self.app.go(goal(self.chosen.game))

    def handle(self, given: Input) -> bool:
        """The rules by their key."""
        if isinstance(given, Key) and given.action == "rules":
            self._go(_rules)
            return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Boxes on the board, the panel below as high as its words; with large text the buttons stand beside them."""
        measure = canvas.measure
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top = header_height(canvas)
        self.large = measure.growth > LARGE
        sizes = [press.ask(canvas) for press in self.ways]
        wide = [max(w, 152.0 if n else 220.0) for n, (w, _h) in enumerate(sizes)]
        high = max(60.0, sizes[0][1])
        self.panel = Rect(MARGIN, 0, measure.w - 2 * MARGIN, 0)
        self.column = self.panel.w - 96 - max(wide) - 40 if self.large else self.panel.w * 0.62 - 60
        text = max(self._text_high(canvas, box) for box in self.boxes)
        self.panel.h = max(text + 56, len(wide) * (high + 20) + 52) if self.large else max(390.0, text + high + 80)
        self.panel.y = measure.h - 30 - self.panel.h
        self.floor = self.panel.y - (68 if self.large else 82)
        cover = min(230.0, (self.floor - top - 20) / 1.82, (self.panel.w - 64) / 7)
        pitch = (self.panel.w - 72 - cover * 1.9) / (len(self.buttons) - 1)
        for number, button in enumerate(self.buttons):
            beyond = number - self.boxes.index(self.chosen)
            aside = cover * 0.6 if beyond > 0 else cover * 0.12 if number and not beyond else 0
            x = MARGIN + 64 + number * pitch + aside
            button.rect = Rect(x, self.floor - cover * 752 / 512, cover * 1.1, cover * 752 / 512)
        x, low = self.panel.x + 48, self.panel.bottom - 26 - high
        if self.large:
            x, low = self.panel.right - 48 - max(wide), self.panel.y + 36
            wide = [max(wide)] * len(wide)
        for press, w in zip(self.ways, wide, strict=True):
            if not press.shown:
                continue
            press.rect = Rect(x, low, w, high)
            x, low = (x, low + high + 20) if self.large else (x + w + 20, low)

    def _chips(self, box: Box) -> list[tuple[str, str]]:
        """What is said in few words: who can play, how long, and with large text also the measures."""
        if box.game is None:
            return []
        cover = box.game.staging.cover()
        chips = [(_("{n} players").format(n=box.seats), "person"), (_("{n} min").format(n=cover.minutes), "clock")]
        if self.large:
            chips += [(words, sign) for (_label, _n, words), sign in zip(measures(box.game), SIGNS, strict=True)]
        return chips

    def _sentences(self, box: Box) -> tuple[str, ...]:
        if box.game is None:
            return (_("This box cannot be opened yet: its game is not in this version."),)
        cover = box.game.staging.cover()
        if self.large:  # there is room for the boxes themselves; the set-up says what they change
            return cover.pitch
        words = _("{box}, +{n} min: {words}.")
        small = [words.format(box=each.title, n=each.minutes, words=each.words) for each in cover.small]
        return (*cover.pitch, *small)

    def _text_high(self, canvas: Canvas, box: Box) -> float:
        """How high title, chips and sentences are."""
        high = canvas.leading(theme.TITLE, 1.35)
        if box.game is not None:
            high += canvas.leading(theme.LABEL, 1.6) + 22
        heights = [canvas.para_height(words, self.column, leading=LEADING) + 6 for words in self._sentences(box)]
        return high + sum(heights)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Wall and board, header, panel, and what stands on the box."""
        measure = canvas.measure
        scale = self.floor / 572
        canvas.fill(measure.area, "bg")
        below = (measure.h - self.floor) * 1080 / 508  # the wall goes on down to the window's edge
        high = max(1080 * scale, measure.w * 9 / 16, below)
        wide = high * 16 / 9
        canvas.painting("shelf", Rect((measure.w - wide) / 2, self.floor - high * 572 / 1080, wide, high))
        locked = any(box.game is None for box in self.boxes)
        words = _("Choose a game. What has a lock cannot be opened yet.") if locked else _("Choose a game.")
        draw_header(canvas, _("The shelf"), words, self.room)
        canvas.panel(self.panel, corners=True, radius=16)
        chosen = self.buttons[self.boxes.index(self.chosen)].rect
        self._draw_pointer(canvas, chosen.centerx)
        self._draw_text(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """How many can play, on the edge of the board below each box."""
        for button in self.buttons:
            if button.box != self.chosen:
                x, sign = button.rect.x + button.rect.w / 2, 20 * canvas.measure.growth
                w = canvas.width(button.box.seats, theme.BODY, "bold")
                left = x - (w + sign + 8) / 2
                canvas.glyph("person", left + sign / 2, self.floor + 32, 20, "#FFE3B0")
                canvas.text(button.box.seats, left + sign + 8, self.floor + 32, theme.BODY, "#FFE3B0", "bold")

    def _draw_pointer(self, canvas: Canvas, x: float) -> None:
        """A point of the panel shows which box it speaks of."""
        size = canvas.px(46)
        colours = canvas.hex("panel_top"), canvas.hex("panel_inner")
        key = ("pointer", size, *colours)
        point = canvas.gallery.made(key, lambda: pygame.transform.flip(beak(size, *colours), False, True))
        canvas.paste(point, x - 23, self.panel.y - 27)

    def _draw_text(self, canvas: Canvas) -> None:
        """Title, line, chips, sentences; the measures at the right."""
        box, area = self.chosen, self.panel
        x, y = area.x + 48, area.y + 28 + canvas.leading(theme.TITLE, 0.6)
        w = canvas.text(box.title, x, y, theme.TITLE, "ink", "display", room=self.column)
        if box.game is not None:
            line = box.game.staging.cover().tagline
            if canvas.width(line, theme.PROMPT, "serif_italic") <= self.column - w - 22:
                canvas.text(line, x + w + 22, y + 6, theme.PROMPT, "accent", "serif_italic")
        y += canvas.leading(theme.TITLE, 0.75)
        chip_x = x
        for text, sign in self._chips(box):
            chip = Chip(sign, text, sign)
            wide, high = chip.ask(canvas)
            chip.rect = Rect(chip_x, y, wide, high)
            chip.draw(canvas)
            chip_x += wide + 10
        if chip_x > x:
            y += canvas.leading(theme.LABEL, 1.6) + 22
        y += canvas.leading(theme.BODY, LEADING) / 2
        for number, sentence in enumerate(self._sentences(box)):
            y = canvas.para(sentence, x, y, self.column, theme.BODY, "muted" if number else "ink", leading=LEADING) + 6
        if box.game is not None and not self.large:
            right = area.x + area.w * 0.65
            canvas.fill((right, area.y + 40, 2, area.h - 80), "panel_inner")
            self._draw_pips(canvas, box.game, right + 36, area.y + 62, area.right - 48 - right - 36)

    def _draw_pips(self, canvas: Canvas, game: Game, x: float, y: float, room: float) -> None:
        step = canvas.leading(theme.BODY, 1.25)
        for label, number, words in measures(game):
            canvas.text(label, x, y, theme.BODY, "muted", "strong", room=room)
            for pip in range(5):
                fill = ("accent", "fill_bottom") if pip < number else ("well_top", "well_bottom")
                canvas.rr((x + pip * 24, y + step - 8, 16, 16), 8, fill, "brass_dark" if pip < number else "line", 1.5)
            canvas.text(words, x + 136, y + step, theme.BODY, "ink", room=room - 136)
            y += 2 * step + 16
        canvas.text(_("Bots"), x, y, theme.BODY, "muted", "strong", room=room)
        words = _("{names} sit down with you").format(names=joined([portrait(level).name for level in LEVELS]))
        canvas.para(words, x, y + step, room, leading=1.25)


def measures(game: Game) -> tuple[tuple[str, int, str], ...]:
    """What a box asks of its players: a name, 1 to 5, and that in words."""
    cover = game.staging.cover()
    weights = (_("very light"), _("light"), _("medium"), _("hard"), _("very hard"))
    secrets = (_("no secrets"), _("few secrets"), _("some secrets"), _("many secrets"), _("secrets all the time"))
    return (
        (_("Weight"), cover.weight, weights[cover.weight - 1]),
        (_("Secrets per round"), cover.secrets, secrets[cover.secrets - 1]),
    )
