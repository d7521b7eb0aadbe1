"""The report on a finished game: kept in the logbook, else worked out by a process of its own and then kept."""

import msgspec

from game.bots.hindsight import VERSION, Report
from game.bots.hindsight_process import Hindsight, HindsightFailed
from game.core.match import Match
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import mark_of

LOOK_MS = 60
"""So often one looks how far it is."""


class LookingBack:
    """One finished game being looked back at; nothing blocks."""

    def __init__(self, match: Match, report: Report | None = None, logged: str = "") -> None:
        """A match that is over; a report that is known already is there at once.

        `logged` is the id of the game in the logbook, "" = it is worked out.
        """
        self.match, self.report, self._id = match, report, logged
        self.failed = False
        self._work: Hindsight | None = None

    @property
    def working(self) -> bool:
        """Whether the process is at it."""
        return self._work is not None

    @property
    def part(self) -> float:
        """How far it is, 0 to 1."""
        return self._work.part if self._work else float(self.report is not None)

    def recall(self) -> None:
        """Take what is kept, if there is something."""
        self._id = self._id or mark_of(self.match.to_document())
        self.report = self.report or _kept(self._id)

    def begin(self) -> None:
        """Start the process, unless the report is there or could not be made."""
        if self.report is None and self._work is None and not self.failed:
            self._work = Hindsight(self.match.to_document(), len(self.match.players))

    def poll(self) -> bool:
        """Look whether the report is there, and keep it; return whether the work has ended."""
        if self._work is not None:
            try:
                self.report = self._work.poll()
            except HindsightFailed:
                self.failed = True
            if self.report is not None:
                _keep(self._id, self.report)
            if self.report is not None or self.failed:
                self.close()
        return self._work is None

    def close(self) -> None:
        """End the process; what it has not told is lost."""
        if self._work is not None:
            self._work.close()
            self._work = None


def _kept(id: str) -> Report | None:
    try:
        found = Logbook().luck(id, VERSION)
        return None if found is None else msgspec.msgpack.decode(found, type=Report)
    except (LogTrouble, msgspec.MsgspecError):
        return None


def _keep(id: str, report: Report) -> None:
    try:
        book = Logbook()
        if book.has(id):
            book.keep_luck(id, VERSION, msgspec.msgpack.encode(report))
    except LogTrouble:
        return  # it is worked out again when somebody asks
