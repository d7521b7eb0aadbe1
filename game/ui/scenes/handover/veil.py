"""The veil between two players: shows the next seat's colour, emblem, name and public task, and who comes after."""

from game.ui.draw.cache import Later
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.gate import Gate
from game.ui.scenes.handover.veil_art import draw_ground, draw_name, ink_of
from game.ui.widgets.buttons import Button
from game.words import _

GROUND_MS = 12
"""After so many ms of a frame's work the painting of the ground waits for the next one."""


class Veil(Gate):
    """Asks for the next player and hides everything else."""

    name = "veil"

    def build(self) -> None:
        """Add the button that opens it and the small buttons; one more for an optional action."""
        self.board = Button("board", _("Show public board"), self.show_board, glyph="eye", zone="small")
        self.pause = Button("pause", _("Pause"), self.desk.open_menu, glyph="pause", zone="small")
        self.small = [self.board, self.pause]
        if self.desk.session.playing.unasked == self.seat:
            self.small.append(Button("leave", _("Never mind"), self.back, glyph="undo", zone="small"))
        self.add(self.make_unlock(), *self.small)

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Place everything below the medallion; large elements shrink as the text grows."""
        measure = canvas.measure
        grow = measure.growth
        tight = min(1.0, max(0.0, (grow - 1.2) / 0.8))
        middle, y = measure.w / 2, measure.h / 2 - 540
        self.medal = 280 - 130 * tight
        y += 180 - 40 * tight
        self.medal_y = y + self.medal / 2
        self.hand_y = y + self.medal + 76 - 20 * tight
        self.name_y = self.hand_y + 70 + 12 * tight
        self.rule_y = self.name_y + 74
        self.task_y = self.rule_y + 40 + 8 * tight
        top = self.task_y + 48 - 4 * tight
        high = 84 * min(grow, 1.4)
        wide = self.unlock.wide(canvas, min(440 * grow, measure.w - 200), high, measure.w - 200)
        self.unlock.rect = Rect(middle - wide / 2, top, wide, high)
        self.hint_y = self.unlock.rect.bottom + 34 * min(grow, 1.3)
        row = self.unlock.rect.bottom + (80 if grow < 1.05 else 62 * min(grow, 1.5))
        high = 56 * min(grow, 1.7)
        least = (300 * grow, 240 * grow, 240 * grow)
        widths = [max(wide, button.ask(canvas)[0]) for wide, button in zip(least, self.small, strict=False)]
        left = middle - (sum(widths) + 20 * (len(widths) - 1)) / 2
        for wide, button in zip(widths, self.small, strict=True):
            button.rect = Rect(left, row, wide, high)
            left += wide + 20

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, emblem, name and task."""
        measure, ink = canvas.measure, ink_of(self.player.colour)
        self._draw_ground(canvas)
        middle = measure.w / 2
        e = self.medal
        canvas.shadow((middle - e / 2, self.medal_y - e / 2, e, e), e / 2, 6, 14, 26, 170)
        canvas.medal(self.player.colour, middle, self.medal_y, self.medal)
        room = measure.w - 400
        calm = min(1.0, 2 / measure.growth)
        canvas.text(_("Hand the table to"), middle, self.hand_y, 26 * calm, ink.words, "italic", "centre", room=room)
        px = round(96 * min(measure.text_scale, measure.scale * 1.2))
        draw_name(canvas, self.player.name, middle, self.name_y, px, room, ink)
        canvas.art("brass_rule", middle, self.rule_y, 480, centred=True)
        canvas.text(self.desk.session.passing.task, middle, self.task_y, 28 * calm, "ink", "title", "centre", room=room)
        canvas.text(self.hint(), middle, self.hint_y, 20, ink.words, "text", "centre", room=room)
        self._draw_head(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        """The ground, or for a few frames a plain one: a veil falls at once, whatever is still to be painted."""
        try:
            with canvas.gallery.cache.hurried(lambda: self.app.spent() > GROUND_MS), canvas.restored():
                draw_ground(canvas, self.player.colour)
        except Later:
            canvas.fill(canvas.measure.area, ink_of(self.player.colour).shade)
            self.app.dirty()

    def _draw_head(self, canvas: Canvas) -> None:
        """Draw the game and its clock, and who comes after."""
        measure, ink, y = canvas.measure, ink_of(self.player.colour), canvas.measure.h / 2 - 448
        session = self.desk.session
        right = self._draw_queue(canvas, measure.w - 200, y)
        title = canvas.text(session.match.game.title, 200, y, 26, ink.words, "title", room=measure.w / 3)
        left = 200 + title + 18
        if right - left > 80:
            canvas.text(session.showing.table.clock, left, y + 1, 22, ink.quiet, room=right - left)

    def _draw_queue(self, canvas: Canvas, right: float, y: float) -> float:
        """Draw who comes after, right-aligned; return the x where it begins."""
        grow, session = canvas.measure.growth, self.desk.session
        queue = session.passing.queue[:4]
        for seat in reversed(queue):
            player = session.match.players[seat]
            wide = canvas.text(player.name, right, y, 22, "ink", "strong", "right", room=160)
            canvas.medal(player.colour, right - wide - 32 * grow, y, 44 * grow)
            right -= wide + 82 * grow
        if queue:
            right += 16
            right -= canvas.text(_("then"), right, y, 22, ink_of(self.player.colour).quiet, "italic", "right")
        return right - 40
