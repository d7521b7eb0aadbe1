"""The card inspector: shows one thing of the table large with all that the viewer knows of it; up to three at once."""

from dataclasses import dataclass

from game.core.faces import Face
from game.core.game import Game
from game.core.table import Slip, Table
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.reading.rulebook import rulebook
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.table.board.faces import Printer
from game.ui.widgets.buttons import Button, IconButton
from game.words import _

MOST = 3
"""The most things shown side by side."""
CARD = (420.0, 588.0)
"""The size of a card where there is room, in units."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One spot with its picture and its description."""

    spot: str
    face: Face
    slip: Slip


def things(table: Table) -> list[Thing]:
    """Return everything on the table that has a slip, in the table's order; cards with the face they show there."""
    cards = {piece.spot: piece.face for piece in table.pieces if piece.spot and _card(piece.face)}
    order = [spot.id for spot in table.spots if spot.id in table.slips]
    order += [spot for spot in table.slips if spot not in order]
    return [Thing(spot, cards.get(spot, table.slips[spot].picture), table.slips[spot]) for spot in order]


def _card(face: Face) -> bool:
    """Return whether a face has the proportions of a card, 5 to 7."""
    return 1.39 < face.h / face.w < 1.41


class Inspector(Scene):
    """Shows things one by one: left and right within a kind, up and down between kinds; Pin keeps one beside the next.

    A thing's kind is what stands before the colon in the id of its spot.
    """

    name = "inspector"
    opaque = False
    first = "close"

    def __init__(self, game: Game, table: Table, spot: str) -> None:
        """`table` is what the viewer sees below, `spot` the thing shown first; bots wait while this is open."""
        super().__init__()
        self.game = game
        self.table = table
        self.things = things(table)
        self.at = next((n for n, thing in enumerate(self.things) if thing.spot == spot), 0)
        self.pins: list[Thing] = []
        self.printer = Printer(game.id, game.staging.palette)
        self.book = rulebook(game.id)

    def build(self) -> None:
        """Add the buttons."""
        self.earlier = IconButton("earlier", "arrow_left", lambda: self._go(-1), _("The one before"), zone="foot")
        self.later = IconButton("later", "arrow_right", lambda: self._go(1), _("The next one"), zone="foot")
        self.pin = Button("pin", _("Pin"), self._pin, glyph="pin", zone="foot")
        self.rule = Button("rule", _("Rule"), self._rule, glyph="rules", zone="foot")
        self.close = Button("close", _("Close"), self.back, "primary", key="Esc", zone="foot")
        self.buttons = (self.earlier, self.later, self.pin, self.rule, self.close)
        self.add(*self.buttons)
        self._tell()

    @property
    def now(self) -> Thing:
        """The current thing."""
        return self.things[self.at]

    @property
    def columns(self) -> list[Thing]:
        """The things shown side by side: the pinned ones, then the current one."""
        return [*(thing for thing in self.pins if thing != self.now), self.now][-MOST:]

    def _tell(self) -> None:
        pinned = self.now in self.pins
        full = not pinned and len(self.pins) >= MOST
        self.pin.label = _("Unpin") if pinned else _("Pin")
        self.pin.enabled, self.pin.reason = not full, _("Three are pinned already.") if full else ""
        known = self.book.find(self.now.slip.rule) >= 0 if self.now.slip.rule else False
        self.rule.enabled, self.rule.reason = known, "" if known else _("No rule speaks of this.")
        self.app.relay()

    def _go(self, step: int, other: bool = False) -> None:
        """Go to the next thing of the same kind, or with `other` of another kind."""
        kind = self.now.spot.partition(":")[0]
        count = len(self.things)
        for far in range(1, count):
            n = (self.at + far * step) % count
            if (self.things[n].spot.partition(":")[0] == kind) != other:
                self.at = n
                break
        self._tell()

    def _pin(self) -> None:
        if self.now in self.pins:
            self.pins.remove(self.now)
        else:
            self.pins.append(self.now)
        self._tell()

    def _rule(self) -> None:
        self.app.go(to.Rules(self.game.id, self.now.slip.rule, self.table.slips))

    def before(self, given: Input) -> bool:
        """Arrow keys change the thing wherever the focus is; a click outside the panel closes."""
        match given:
            case Key(action=("left" | "right") as way):
                self._go(-1 if way == "left" else 1)
            case Key(action=("up" | "down") as way):
                self._go(-1 if way == "up" else 1, other=True)
            case Key(action="inspect"):
                self.back()
            case Pressed(x, y) if not self.box.collidepoint(x, y):
                self.back()
            case _:
                return False
        return True

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Place a panel in the middle, as wide as its columns need, with the buttons at its foot."""
        screen = canvas.measure.area
        grow = canvas.measure.growth
        count = len(self.columns)
        wide = (980.0 if count == 1 else 520.0 * count) * min(grow, 1.5)
        sizes = [button.ask(canvas) for button in self.buttons]
        foot = sum(w + 14 for w, _h in sizes) + 50
        w = min(screen.w - 48, max(wide, foot))
        h = min(screen.h - 48, 760.0 * min(grow, 1.4))
        self.box = Rect((screen.w - w) / 2, (screen.h - h) / 2, w, h)
        high = max(h for _w, h in sizes)
        x, y = self.box.right - 32, self.box.bottom - 24 - high
        for button, (bw, _h) in zip(reversed(self.buttons[2:]), reversed(sizes[2:]), strict=True):
            x -= bw
            button.rect = Rect(x, y, bw, high)
            x -= 14
        x = self.box.x + 32
        for button, (bw, _h) in zip(self.buttons[:2], sizes[:2], strict=True):
            button.rect = Rect(x, y, bw, high)
            x += bw + 10
        self.inner = Rect(self.box.x + 36, self.box.y + 34, w - 72, y - self.box.y - 54)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Darken the table and draw the things on the panel."""
        canvas.shade(canvas.measure.area, "#000000", 0.5)
        canvas.panel(self.box, corners=True, radius=16)
        columns = self.columns
        wide = (self.inner.w - 32 * (len(columns) - 1)) / len(columns)
        for n, thing in enumerate(columns):
            place = Rect(self.inner.x + n * (wide + 32), self.inner.y, wide, self.inner.h)
            if n:
                canvas.fill((place.x - 16, place.y, 2, place.h), "panel_inner")
            if len(columns) == 1 and wide > 800 and _card(thing.face):
                self._draw_wide(canvas, place, thing)
            else:
                self._draw_tall(canvas, place, thing)

    def _draw_wide(self, canvas: Canvas, area: Rect, thing: Thing) -> None:
        """Draw the picture at the left and the text at the right."""
        w = min(CARD[0], area.w * 0.46)
        self._draw_face(canvas, Rect(area.x, area.y, w, min(CARD[1], area.h)), thing.face)
        self._draw_words(canvas, Rect(area.x + w + 36, area.y, area.w - w - 36, area.h), thing)

    def _draw_tall(self, canvas: Canvas, area: Rect, thing: Thing) -> None:
        """Draw the picture above the text."""
        wanted = [area.w * each.face.h / each.face.w for each in self.columns]
        high = min(CARD[1], area.h * 0.46, max(wanted))
        self._draw_face(canvas, Rect(area.x, area.y, area.w, high), thing.face)
        self._draw_words(canvas, Rect(area.x, area.y + high + 18, area.w, area.h - high - 18), thing)

    def _draw_face(self, canvas: Canvas, area: Rect, face: Face) -> None:
        w = min(area.w, area.h * face.w / face.h)
        h = w * face.h / face.w
        x, y = area.centerx - w / 2, area.y + (area.h - h) / 2
        if _card(face):
            canvas.shadow((x + 4, y + 4, w - 8, h - 8), 14, 4, 10, 14, 120)
        self.printer.sprite(canvas, face, canvas.px(w)).blit(canvas.surface, *canvas.at(x, y))

    def _draw_words(self, canvas: Canvas, area: Rect, thing: Thing) -> None:
        """Draw title, text, counters and the text of the rule, as far as there is room."""
        slip = thing.slip
        y = area.y + canvas.leading(theme.SECTION, 0.6)
        w = canvas.width(slip.right, theme.BODY, "strong")
        beside = canvas.width(slip.title, theme.SECTION, "title") + w + 20 <= area.w
        if beside:
            canvas.text(slip.title, area.x, y, theme.SECTION, "ink", "title")
        else:
            y = canvas.para(slip.title, area.x, y, area.w, theme.SECTION, "ink", "title", leading=1.1)
            y -= canvas.leading(theme.SECTION, 0.5) - canvas.leading(theme.BODY, 0.6)
        right = area.right if beside else area.x + w
        canvas.text(slip.right, right, y, theme.BODY, "accent", "strong", "right")
        y += canvas.leading(theme.SECTION, 0.6) + canvas.leading(theme.BODY, 0.6)
        for line in (*slip.lines, *((slip.foot,) if slip.foot else ())):
            y = self._paragraph(canvas, area, y, line, "ink")
        for counter in slip.counters:
            size = 40 * min(canvas.measure.growth, 1.6)
            if y + size > area.bottom:
                return
            self._draw_face(canvas, Rect(area.x, y - size / 2, size, size), counter.face)
            x = area.x + size + 14
            x += canvas.text(counter.count, x, y, theme.PROMPT, "ink", "bold") + 12
            canvas.text(counter.label, x, y, theme.BODY, "muted", room=area.right - x)
            y += size + 8
        found = self.book.find(slip.rule) if slip.rule else -1
        if found >= 0:
            paragraph = self.book.paragraphs[found]
            self._paragraph(canvas, area, y + 10, f"§ {paragraph.number}  {paragraph.text}", "muted")

    def _paragraph(self, canvas: Canvas, area: Rect, y: float, words: str, colour: str) -> float:
        """Draw a paragraph if all of it fits above the area's bottom; return the y after it."""
        high = canvas.para_height(words, area.w, leading=1.3)
        if y + high - canvas.leading(theme.BODY, 0.5) > area.bottom:
            return y
        return canvas.para(words, area.x, y, area.w, theme.BODY, colour, leading=1.3) + 6
