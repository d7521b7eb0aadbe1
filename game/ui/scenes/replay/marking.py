"""One's own marks in a game: kept in the logbook with it, or until the replay is left where it is not written there."""

from game.logbook.store import Logbook, LogTrouble
from game.words import _


class Marking:
    """The marks of one game by step."""

    def __init__(self, logged: str, book: Logbook | None = None) -> None:
        """`logged` is the id of the game in the logbook, "" = it is not there."""
        self._book, self._id = book or Logbook(), logged
        self.trouble = ""
        self.marks: dict[int, str] = {}
        try:
            self._kept = bool(logged) and self._book.has(logged)
            if self._kept:
                self.marks = self._book.marks(logged)
        except LogTrouble as error:
            self._kept, self.trouble = False, str(error)

    def toggle(self, steps: int, words: str) -> bool:
        """Set a mark after so many steps, or take it away; return whether there is one now."""
        gone = steps in self.marks
        if gone:
            del self.marks[steps]
        else:
            self.marks[steps] = words or _("A mark")
        if self._kept:
            try:
                self._book.mark(self._id, steps, None if gone else self.marks[steps])
            except LogTrouble as error:
                self.trouble = str(error)
        return not gone
