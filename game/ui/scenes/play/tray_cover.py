"""The lid on the tray: only the tray is covered until its owner opens it."""

from game.core.faces import Align
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.gate import Gate
from game.ui.scenes.play.twice import Twice
from game.ui.shell.input import Input, Key, Moved, Pressed, Wheel
from game.ui.table.input.activation import activate
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.panels.public_tray import draw_lid, lid_place
from game.ui.widgets.buttons import Button
from game.words import _

BAND = 50.0
"""How much of the lid's end its pattern takes, which no word touches."""
EDGE, GAP = 34.0, 12.0
"""What a row of two buttons leaves free at the lid's sides, and between them."""
OPEN = ("board:", "recap:", "why:", "line:", "tab:", "filter:", "slip:")
"""What can be pressed on the public table under a lid: it changes only what one sees. These kinds of things,"""
LOOKS = "help", "replay all", "earlier deeds", "later deeds", "zoom in", "zoom out", "fit"
TOOLS = frozenset(f"tool:{name}" for name in (*LOOKS, "menu", "undo", "redo", "pause", "step", "skip", "speed"))
"""and these tools, of which some are for the whole table."""


class TrayCover(Gate):
    """Asks the next player to lift the lid while the others look away."""

    name = "lift"
    opaque = False
    arrests = False

    def build(self) -> None:
        """Add the button that lifts it, and what can be chosen without that."""
        self.add(self.make_unlock())
        offer = self.desk.session.passing.blind
        self.blind: Button | None = None
        if offer is not None:
            make = Twice if offer.ends else Button  # where nothing is left behind nobody is asked twice
            self.blind = make("blind", offer.label, self._choose, tip=offer.ends or "")
            self.add(self.blind)

    def lay_out(self, canvas: Canvas) -> None:
        """Place the lid over what is expected, with the button below the name and the task."""
        grow = min(canvas.measure.growth, 2.0)
        self.lid = lid_place(self.desk.view.context(canvas).zones, canvas.measure.growth)
        self.upright = self.lid.h > self.lid.w
        if self.upright:
            self._stand_up(grow)
            if self.blind:
                self.blind.shown = False
            return
        size = min(134.0, self.lid.h - 72, 0.25 * self.lid.w)
        self._lie(Rect(self.lid.x + 30, self.lid.centery - 10 - size / 2, size, size), grow)
        if self.blind:
            self._make_room(canvas, self.blind, grow)

    def _lie(self, medal: Rect, grow: float) -> None:
        """Beside the medallion the words stand, and the button below them."""
        self.medal = medal
        left = medal.right + 14
        self.words = Rect(left, self.lid.y + 14, self.lid.right - BAND - left, self.lid.h - 28)
        high = min(max(52.0, 44 * grow), 0.42 * self.words.h)
        self.unlock.rect = Rect(self.words.x, self.words.bottom - high - 28 * grow * self.calm, self.words.w, high)

    def _make_room(self, canvas: Canvas, blind: Button, grow: float) -> None:
        """The other button stands beside the one that lifts the lid; else both below the medal."""
        least, wide = self.unlock.least(canvas, self.unlock.rect.h), blind.ask(canvas)[0]
        if self.unlock.rect.w < least + GAP + wide:
            size = self.unlock.rect.y - self.lid.y - 22
            self._lie(Rect(self.lid.x + 34, self.lid.y + 14, size, size), grow)
            self.unlock.rect.w = self.lid.right - EDGE - self.lid.x - EDGE
            self.unlock.rect.x = self.lid.x + EDGE
        whole = Rect(self.unlock.rect)
        blind.shown = whole.w >= least + GAP + wide
        if blind.shown:
            self.unlock.rect.w = whole.w - GAP - wide
            blind.rect = Rect(whole.right - wide, whole.y, wide, whole.h)

    def _choose(self) -> None:
        self.desk.session.blindly()
        self.desk.sync()

    def _stand_up(self, grow: float) -> None:
        """On a page the medallion, the words and the button stand below each other."""
        size = min(150.0, 0.45 * self.lid.w, 0.3 * self.lid.h)
        self.medal = Rect(self.lid.centerx - size / 2, self.lid.y + 0.12 * self.lid.h, size, size)
        top = self.medal.bottom + 12
        self.words = Rect(self.lid.x + 26, top, self.lid.w - 52, min(250 * grow, self.lid.bottom - 24 - top))
        high = min(max(52.0, 44 * grow), 0.36 * self.words.h)
        self.unlock.rect = Rect(self.words.x, self.words.bottom - high - 44 * grow * self.calm, self.words.w, high)

    def handle(self, given: Input) -> bool:
        """What lies on the public table explains itself when it is pointed at, and one may look about on it."""
        view = self.desk.view
        match given:
            case Moved(x, y):
                return view.handle(Moved(-1.0, -1.0) if self.lid.collidepoint(x, y) else given)
            case Wheel(x, y) if not self.lid.collidepoint(x, y):
                return view.handle(given)
            case Pressed(x, y, "left") if not self.lid.collidepoint(x, y):
                hit = view.hit_at(x, y)
                if hit is not None and (hit.id.startswith(OPEN) or hit.id in TOOLS):
                    activate(view, hit)
                    return True
            case Key(action=action) if view.control.looking.use(action):
                self.app.dirty()
                return True
        return super().handle(given)

    @property
    def calm(self) -> float:
        """How much smaller the words are where they are large and room is short."""
        return min(1.0, 1.5 / self.app.measure.growth)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lid, the seat's medallion, its name and its task."""
        draw_lid(canvas, self.lid, self.player.colour)
        canvas.medal(self.player.colour, *self.medal.center, self.medal.w)
        ink, room = theme.SEATS[self.player.colour].text, self.words
        name = _("{name} again") if self.again else _("{name}, lift the tray")
        above = self.unlock.rect.y - room.y
        align: Align = "centre" if self.upright else "left"
        x = room.centerx if self.upright else room.x
        name = name.format(name=self.player.name)
        size = max(20.0, 34 * min(1.0, room.w / canvas.width(name, 34 * self.calm, "display"))) * self.calm
        canvas.text(name, x, room.y + 0.3 * above, size, ink, "display", align, room=room.w)
        task = self.desk.session.passing.task
        self._say(canvas, task, Rect(room.x, room.y + 0.52 * above, room.w, 0.44 * above), 19, "strong", align)
        words = _("{hint}; the others look away").format(hint=self.hint())
        if self.unlock.refused or (not self.upright and canvas.width(words, 17 * self.calm) > self.lid.w - 60):
            words = self.hint()
        top = self.unlock.rect.bottom + 6  # below the ring of the focus
        below = Rect(room.x, top, room.w, room.bottom - top)
        if self.unlock.refused:
            wide = min(self.lid.w - 44, canvas.width(words, 17 * self.calm, "strong") + 32)
            middle = below.centerx if self.upright else self.lid.centerx
            canvas.rr(Rect(middle - wide / 2, below.y, wide, below.h), 8, "panel_bottom", "accent", 1.5)
            self._say(canvas, words, below, 17, "strong", "centre", "ink")
        else:
            self._say(canvas, words, below, 17, "text", "centre")

    def _say(
        self, canvas: Canvas, words: str, area: Rect, size: float, face: str, align: Align, ink: str = ""
    ) -> None:
        """Words in their place: in as many lines as they need on a page, else in one."""
        ink = ink or theme.SEATS[self.player.colour].text
        if not self.upright:
            wide = area.w if align == "left" else self.lid.w - 60
            x = area.x if align == "left" else self.lid.centerx
            canvas.text(words, x, area.centery, size * self.calm, ink, face, align, room=wide)
            return
        px, lines = fit_lines(canvas, words, area.w, area.h, size * self.calm, face, 1.1)
        draw_lines(canvas, lines, area.centerx, area.centery, px, ink, face, "centre", leading=1.1)
