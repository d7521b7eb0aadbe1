"""The process that looks back at a finished game: it gets the whole game, since nothing of it is secret any more."""

from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from game.bots.child_process import ChildProcess, stand_back
from game.bots.hindsight import Report, look_back
from game.core import save
from game.games import replay_match

TOLD = 24
"""So often it says how far it is."""


class HindsightFailed(Exception):
    """The process has died or said something that is no report."""


class Said(msgspec.Struct, frozen=True):
    """How far it is, 0 to 1, and the report at the end."""

    part: float
    report: Report | None = None


def serve(pipe: Connection, document: bytes) -> None:
    """Run in the process: look back, say how far it is, send the report, and end."""
    stand_back()
    match = replay_match(save.read(document))
    every, steps, done = max(1, match.step // TOLD), look_back(match), 0
    with suppress(OSError):
        while True:
            try:
                next(steps)
            except StopIteration as end:
                pipe.send_bytes(msgspec.msgpack.encode(Said(1.0, end.value)))
                break
            done += 1
            if done % every == 0:
                pipe.send_bytes(msgspec.msgpack.encode(Said(done / match.step)))
        pipe.recv_bytes()  # until the window has read it, and closes its end
    pipe.close()


class Hindsight(ChildProcess):
    """The window's end of it; nothing blocks."""

    def __init__(self, document: save.Document, seats: int) -> None:
        """Start to look back at this game of so many seats."""
        super().__init__("seachest hindsight", serve, save.write(document))
        self.part = 0.0
        self._seats = seats

    def poll(self) -> Report | None:
        """Return the report when it is there, else None; `part` says how far it is. Raises HindsightFailed."""
        try:
            while (said := self._line.receive()) is not None:
                heard = msgspec.msgpack.decode(said, type=Said)
                self.part = min(1.0, max(self.part, heard.part))
                if heard.report is not None:
                    return checked(heard.report, self._seats)
        except (EOFError, msgspec.MsgspecError) as error:
            raise HindsightFailed from error
        return None


def checked(report: Report, seats: int) -> Report:
    """Return this report. HindsightFailed if it does not fit a table of so many seats."""
    wide = all(len(stroke.gain) == seats for stroke in report.strokes)
    wide = wide and all(len(chances) == seats for _step, chances in report.chances) and len(report.chances) > 1
    if not wide or any(not 0 <= turn.seat < seats for turn in report.turns):
        raise HindsightFailed
    return report
