"""The end of a game: a banner that says why, and leads to the results."""


from game.ui.scenes import to
from game.ui.scenes.play.announcement import Announcement
from game.ui.scenes.play.desk import Desk
from game.ui.widgets.buttons import Button
from game.words import _


class Ending(Announcement):
    """Says that the game is over and why."""

    name = "ending"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        result = desk.match.result()
        self.title, self.words = _("The game is over"), result.reason if result else ""

    def button(self) -> Button:
        """Return the button that leads to the results."""
        return Button("results", _("See the results"), self.back, "primary", glyph="flag", size=24)

    def back(self) -> None:
        """Show the results; also called for Esc."""
        self.desk.leave_for(to.Results(self.desk.match))
