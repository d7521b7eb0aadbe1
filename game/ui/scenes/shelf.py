"""The shelf: five boxes, one table."""

from dataclasses import dataclass

from game.core.game import Game
from game.games import GAMES
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.frame import MARGIN, back_button, draw_box, draw_header, header_height, place_back
from game.ui.scenes.rules import RulesReader
from game.ui.scenes.setup import Setup
from game.ui.widgets.buttons import Button, Pressable
from game.ui.widgets.labels import Chip
from game.words import _


@dataclass(frozen=True, slots=True)
class Box:
    """A box on the shelf; `game` is None while it is not built yet."""

    id: str
    title: str
    seats: str
    game: Game | None


CLOSED = (
    ("dark_water_salvage", "Dark Water Salvage", "2–5"),
    ("killmans_keep", "Killman’s Keep", "2–5"),
    ("keyflower", "Keyflower", "2–6"),
    ("keythedral", "Keythedral", "2–5"),
)
"""Boxes that stand on the shelf before they can be opened."""


def boxes() -> tuple[Box, ...]:
    """All boxes: those that can be played, then those still closed."""
    ready = [Box(game.id, game.title, f"{game.seats[0]}–{game.seats[-1]}", game) for game in GAMES]
    known = {box.id for box in ready}
    return (*ready, *(Box(id, title, seats, None) for id, title, seats in CLOSED if id not in known))


class BoxButton(Pressable):
    """One box on the board; the chosen one stands open."""

    def __init__(self, box: Box, shelf: "Shelf") -> None:
        super().__init__(f"box:{box.id}", lambda: shelf.choose(box), zone="boxes", tip=box.title)
        self.box = box
        self.shelf = shelf

    def draw(self, canvas: Canvas) -> None:
        """The box; opened: the tray behind, the lid before it, a little higher."""
        x, _y, w, _h = self.rect
        floor = self.rect.bottom
        dim = self.box.game is None
        if self.shelf.chosen == self.box:
            grown = w * 1.14
            if self.box.game is not None:
                tray = w * 1.08
                canvas.cutout(f"tray_{self.box.id}", x + w * 0.5, floor - tray * 788 / 560, tray)
            cover = draw_box(canvas, self.box.id, x - w * 0.16, floor - 14, grown * 0.98, dim)
        else:
            cover = draw_box(canvas, self.box.id, x, floor, w, dim)
        if self.focused:
            canvas.ring(cover, 6)
        if dim:
            canvas.glyph("lock", cover.centerx, cover.centery, 44, "ink")


class Shelf(Scene):
    """Five boxes on a board; one panel below tells of the chosen one."""

    name = "shelf"
    first = "play"

    def build(self) -> None:
        """The boxes, the way back, and what can be done with the chosen box."""
        self.boxes = boxes()
        self.chosen = self.boxes[0]
        self.buttons = [BoxButton(box, self) for box in self.boxes]
        self.back_to = back_button(self.back)
        self.play = Button("play", _("Play"), self._play, "primary", glyph="play", size=26, zone="panel")
        self.rules = Button("rules", _("Rules"), self._rules, glyph="rules", zone="panel")
        self.add(*self.buttons, self.back_to, self.play, self.rules)
        self.choose(self.chosen)

    def choose(self, box: Box) -> None:
        """Open this box; a second press plays."""
        if box == self.chosen and self.focus.id == f"box:{box.id}" and box.game is not None:
            self._play()
            return
        self.chosen = box
        closed = box.game is None
        for button in (self.play, self.rules):
            button.enabled = not closed
            button.reason = _("This box is still being packed.") if closed else ""
        self.app.relay()

    def _play(self) -> None:
        if self.chosen.game is not None:
            self.app.push(Setup(self.chosen.game))

    def _rules(self) -> None:
        if self.chosen.game is not None:
            self.app.push(RulesReader(self.chosen.game.id))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Boxes on the board at the painting's height, the panel below."""
        measure = canvas.measure
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top = header_height(canvas)
        grow = min(measure.growth, 1.5)
        panel_high = min(390 * grow, measure.h * 0.5)
        self.panel = Rect(MARGIN, measure.h - 36 - panel_high, measure.w - 2 * MARGIN, panel_high)
        self.floor = self.panel.y - 82
        cover = min(230.0, (self.floor - top - 30) * 512 / 752, (measure.w - 2 * MARGIN) / 7.4)
        pitch = (measure.w - 2 * MARGIN - cover * 1.7) / (len(self.buttons) - 1)
        for number, button in enumerate(self.buttons):
            high = cover * 752 / 512
            after = number > self.boxes.index(self.chosen)
            x = MARGIN + 32 + number * pitch + (cover * 0.36 if after else 0)
            button.rect = Rect(x, self.floor - high, cover * 1.1, high)
        low = self.panel.bottom - 26
        x = self.panel.x + 48
        for press in (self.play, self.rules):
            w, h = press.ask(canvas)
            w = max(w, 220 * grow if press is self.play else 152)
            press.rect = Rect(x, low - max(h, 60), w, max(h, 60))
            x += w + 20

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Wall and board, header, panel, and what stands on the box."""
        measure = canvas.measure
        scale = self.floor / 572
        canvas.fill(measure.area, "bg")
        wide = max(measure.w, 1920 * scale)
        high = max(1080 * scale, wide * 9 / 16)
        canvas.painting("shelf", Rect((measure.w - wide) / 2, self.floor - high * 572 / 1080, wide, high))
        draw_header(canvas, _("The shelf"), _("Five boxes, one table. Choose a game."), self.room)
        canvas.panel(self.panel, corners=True, radius=16)
        self._draw_text(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """How many can play, on the edge of the board below each box."""
        for button in self.buttons:
            if button.box != self.chosen:
                x = button.rect.x + button.rect.w / 2
                canvas.glyph("person", x - 24, self.floor + 32, 20, "#FFE3B0")
                canvas.text(button.box.seats, x - 6, self.floor + 32, theme.BODY, "#FFE3B0", "bold")

    def _draw_text(self, canvas: Canvas) -> None:
        """Title, line, players and minutes, three sentences; the measures at the right."""
        box, area = self.chosen, self.panel
        x, y = area.x + 48, area.y + 58 * min(canvas.measure.growth, 1.3)
        right = area.x + area.w * 0.64
        column = right - x - 60
        w = canvas.text(box.title, x, y, theme.TITLE, "ink", "display", room=column)
        if box.game is None:
            canvas.para(_("This box is still being packed. It will open in a later version."), x, y + 70, column, 22)
            return
        cover = box.game.staging.cover()
        canvas.text(
            cover.tagline, x + w + 22, y + 6, theme.PROMPT, "accent", "serif_italic", room=max(60, column - w - 22)
        )
        chip_y = y + 56 * min(canvas.measure.growth, 1.3)
        chip_x = x
        for text, sign in (
            (_("{n} players").format(n=box.seats), "person"),
            (_("{n} min").format(n=cover.minutes), "clock"),
        ):
            chip = Chip(sign, text, sign)
            wide, high = chip.ask(canvas)
            chip.rect = Rect(chip_x, chip_y - high / 2, wide, high)
            chip.draw(canvas)
            chip_x += wide + 10
        text_y = chip_y + 26 + canvas.leading(theme.BODY, 1.0)
        for number, sentence in enumerate(cover.pitch):
            size = theme.BODY
            if text_y + canvas.para_height(sentence, column, size) > self.play.rect.y - 4:
                break
            text_y = canvas.para(sentence, x, text_y, column, size, "muted" if number else "ink") + 4
        canvas.fill((right - 26, area.y + 40, 2, area.h - 80), "panel_inner")
        self._draw_pips(canvas, right + 10, area.y + 66, area.right - 48 - right)

    def _draw_pips(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        game = self.chosen.game
        assert game is not None
        cover = game.staging.cover()
        weights = (_("very light"), _("light"), _("medium"), _("hard"), _("very hard"))
        secrets = (_("none"), _("few"), _("some"), _("many"), _("all the time"))
        rows = (
            (_("Weight"), cover.weight, weights[cover.weight - 1]),
            (_("Secrets per round"), cover.secrets, secrets[cover.secrets - 1]),
        )
        step = min(34 * canvas.measure.growth, 58)
        for label, number, words in rows:
            canvas.text(label, x, y, theme.BODY, "muted", "strong", room=room)
            for pip in range(5):
                fill = ("accent", "fill_bottom") if pip < number else ("well_top", "well_bottom")
                canvas.rr((x + pip * 24, y + step - 8, 16, 16), 8, fill, "brass_dark" if pip < number else "line", 1.5)
            canvas.text(words, x + 136, y + step, theme.BODY, "ink", room=room - 136)
            y += 2 * step + 10
        canvas.text(_("Bots"), x, y, theme.BODY, "muted", "strong", room=room)
        canvas.text(_("Deckhand and Mate sit down with you"), x, y + step, theme.BODY, "ink", room=room)
