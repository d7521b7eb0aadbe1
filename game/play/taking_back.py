"""Undo and redo at a table: what goes back, and what is said where nothing does."""

from collections.abc import Callable

from game.play.opponents import Opponents
from game.play.showing import picking
from game.play.showing.showing import Showing
from game.play.showing.takebacks import no_undo, redo_seat, undo_seat
from game.words import _


class TakingBack:
    """Takes steps back and plays them again; what bots thought of what is gone they forget."""

    def __init__(self, showing: Showing, opponents: Opponents) -> None:
        self._showing, self._opponents = showing, opponents

    def undo(self) -> None:
        """Undo the last choice if the viewer may; otherwise say why not."""
        showing, seat = self._showing, undo_seat(self._showing)
        if not showing.undo_allowed:
            showing.say(_("This table takes nothing back: undo is off in the settings."))
        elif seat is None:
            showing.say(no_undo(showing))
        else:
            words = showing.teller.last_words(showing.playing.match.step - 1) or _("the last step")
            showing.undone.append(words if showing.playing.told else "")
            self._rewind(showing.playing.undo, seat)

    def redo(self) -> None:
        """Redo what was undone if the viewer may; otherwise say why not."""
        showing, seat = self._showing, redo_seat(self._showing)
        if seat is None:
            showing.say(_("There is nothing to do again."))
            return
        showing.undone.pop()
        self._rewind(showing.playing.redo, seat)

    def retreat(self) -> bool:
        """Undo the last part of a choice that nobody else knows of; False if the table offers none."""
        showing, seat = self._showing, self._showing.acting
        if not showing.retreat or seat is None:
            return False
        showing.undone.append("")
        self._rewind(showing.playing.undo, seat)
        return True

    def _rewind(self, deed: Callable[[int], None], seat: int) -> None:
        showing = self._showing
        deed(seat)
        self._opponents.forget()
        showing.beat = None
        showing.drop_draft(seat)
        showing.move(showing.settled())
        showing.all_know()
        showing.refresh()
        picking.dial_again(showing)
