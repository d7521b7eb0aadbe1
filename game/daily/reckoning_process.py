"""The process that works out the targets of a day, box by box, and keeps how far it is; and the window's end of it."""

import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from game.bots.child_process import ChildProcess, stand_back
from game.daily.challenge import challenge_of
from game.daily.reckoning import Reckoned, UnderWay, reckon
from game.logbook.chest_log import ChestLog
from game.logbook.store import LogTrouble

KEPT_EVERY = 5.0
"""Seconds between two times when a game under way is written down: so much is lost when the program is killed."""
TOLD_EVERY = 0.4
"""Seconds between two words about how far it is."""


class ReckoningFailed(Exception):
    """The process has died or said something that cannot be."""


class Said(msgspec.Struct, frozen=True):
    """How far the targets of one box are, 0 to 1, and what those made of its game who have played it."""

    game: str
    part: float
    figures: tuple[int, ...] = ()
    trouble: str = ""


def serve(pipe: Connection, file: str, day: str, games: Sequence[str]) -> None:
    """Run in the process: work out the targets of these boxes, one after the other, and end."""
    stand_back()
    book = ChestLog(Path(file))
    with suppress(OSError):
        for game in games:
            try:
                _reckon(pipe, book, game, date.fromisoformat(day))
            except LogTrouble as error:
                pipe.send_bytes(msgspec.msgpack.encode(Said(game, 0.0, trouble=str(error))))
                break
        pipe.recv_bytes()  # until the window has read all of it, and closes its end
    pipe.close()


def _reckon(pipe: Connection, book: ChestLog, game: str, day: date) -> None:
    """Work out one box, from where it was left. OSError when nobody listens any more."""
    challenge = challenge_of(game, day)
    key = (day.isoformat(), game, challenge.version)
    figures, rest = book.reckoned(*key)
    begun = _kept(figures, rest)
    told = kept = time.monotonic()
    for now in reckon(challenge, begun):
        moment = time.monotonic()
        if not isinstance(now, UnderWay):
            book.keep_reckoned(*key, now.figures, b"" if now.whole else msgspec.msgpack.encode(now))
        elif moment - kept > KEPT_EVERY:
            kept = moment
            book.keep_reckoned(*key, now.figures, msgspec.msgpack.encode(now.packed()))
        if moment - told > TOLD_EVERY or not isinstance(now, UnderWay):
            told = moment
            pipe.send_bytes(msgspec.msgpack.encode(Said(game, now.part, now.figures)))


def _kept(figures: tuple[int, ...], rest: bytes) -> Reckoned:
    """Return how far it was; without the game under way where that cannot be read."""
    try:
        return msgspec.msgpack.decode(rest, type=Reckoned)
    except (msgspec.MsgspecError, TypeError):
        return Reckoned(figures)


class Reckoning(ChildProcess):
    """The window's end of it; nothing blocks. What it has kept when it is closed is gone on with next time."""

    def __init__(self, book: ChestLog, day: date, games: Sequence[str]) -> None:
        """Start to work out the targets of these boxes on this day, in this order."""
        super().__init__("seachest targets", serve, str(book.path), day.isoformat(), tuple(games))
        self.day = day
        self.parts = dict.fromkeys(games, 0.0)
        """How far each box is, 0 to 1."""
        self.figures: dict[str, tuple[int, ...]] = {}
        """What the bots made of each, as far as they have played."""
        self.trouble = ""

    @property
    def done(self) -> bool:
        """Whether all is worked out, or nothing more can be."""
        return bool(self.trouble) or all(part >= 1 for part in self.parts.values())

    @property
    def at(self) -> str:
        """The box that is being worked out, "" = none."""
        return next((game for game, part in self.parts.items() if part < 1), "")

    def poll(self) -> bool:
        """Hear what the process has said since; whether it said anything. Raises ReckoningFailed."""
        heard = False
        try:
            while (said := self._line.receive()) is not None:
                self._note(msgspec.msgpack.decode(said, type=Said))
                heard = True
        except (EOFError, msgspec.MsgspecError) as error:
            raise ReckoningFailed from error
        return heard

    def _note(self, said: Said) -> None:
        if said.game not in self.parts or len(said.figures) > 3:
            raise ReckoningFailed
        self.trouble = said.trouble
        self.parts[said.game] = min(1.0, max(self.parts[said.game], said.part))
        self.figures[said.game] = said.figures
