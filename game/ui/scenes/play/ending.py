"""The end of a game: who has won, named over the darkened table, why, and the way to the results."""

from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.play.announcement import Announcement
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.reading.verdict import verdict
from game.ui.shell.input import Input, Key, Pressed
from game.ui.widgets.buttons import Button
from game.words import _

MEDAL, HIGH = 168.0, 1.4
"""The width of a winner's medallion in units, and how much larger it is when it begins to come down."""
SINKS = 300
"""After so many ms at normal speed it begins to."""


class Ending(Announcement):
    """Names the winner and says why the game is over; his medallion comes down on the table like a stamp."""

    name = "ending"
    dark = 0.62

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        result = desk.match.result()
        self.winners = result.winners if result else ()
        self.title = verdict(desk.match, result) if result else _("The game is over")
        self.words = result.reason if result else ""
        self.stamped = 0.0
        """How far the medallions have come down, 0 to 1."""

    def shown(self) -> None:
        """The medallions come down, once; they lie there at once where motion is reduced."""
        if self.stamped or self.app.motion.reduced:
            self.stamped = 1.0
            return
        self.app.motion.play("stamp", self._come, delay=SINKS, then=lambda: self.app.sound.play("stamp"))

    def _come(self, part: float) -> None:
        self.stamped = part

    def before(self, given: Input) -> bool:
        """Any key or click brings them down at once, and does nothing else."""
        if self.stamped < 1 and self.app.motion.busy and isinstance(given, Key | Pressed):
            self.app.motion.finish()
            return True
        return False

    def button(self) -> Button:
        """Return the button that leads to the results."""
        return Button("results", _("See the results"), self.back, "primary", glyph="flag", size=24)

    def back(self) -> None:
        """Show the results; also called for Esc."""
        self.desk.leave_for(to.Results(self.desk.match))

    def draw_over(self, canvas: Canvas) -> None:
        """The winners' medallions above the band."""
        if not self.stamped:
            return
        apart = min(MEDAL * 1.25, canvas.measure.w / max(1, len(self.winners)))
        wide = min(MEDAL, apart * 0.9, self.band.y * 0.8)
        for number, seat in enumerate(self.winners):
            x = self.band.centerx + (number - (len(self.winners) - 1) / 2) * apart
            size = wide * (HIGH - (HIGH - 1) * self.stamped)
            canvas.medal(self.desk.match.players[seat].colour, x, self.band.y - wide * 0.42, size)
