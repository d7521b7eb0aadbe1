"""Sounds are made in a process of their own while the program starts, so that no frame waits for one.

All of them take a few seconds of computing; the process ends by itself when they are made, or when nobody wants them.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

from game import games
from game.ui.sound.beds import bed
from game.ui.sound.cues import MAKERS, cue

if TYPE_CHECKING:  # the title is shown before anything is loaded that a table or another process needs
    from multiprocessing.connection import Connection

    from game.core.staging import Bed

NICENESS = 10


def samples(sound: str | Bed, channels: int, rate: int) -> bytes:
    """A cue by its name, or a bed of sound, for a device with so many channels at this rate."""
    made = cue(sound, channels, rate) if isinstance(sound, str) else bed(sound, channels, rate)
    return made.tobytes()


def make_all(shelf: Connection, channels: int, rate: int) -> None:
    """The process: makes one after the other, and hands it over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        for name in MAKERS:
            shelf.send((name, samples(name, channels, rate)))
        for bed_of_box in (game.staging.bed for game in games.GAMES):
            if bed_of_box is not None:
                shelf.send((bed_of_box, samples(bed_of_box, channels, rate)))


class Workshop:
    """The window's end: what is ready can be taken, and nothing waits."""

    def __init__(self, channels: int, rate: int) -> None:
        """Work begins."""
        import multiprocessing  # noqa: PLC0415 - the first frame is shown before sounds are made

        context = multiprocessing.get_context("spawn")
        self._shelf, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=make_all, args=(theirs, channels, rate), name="sounds", daemon=True)
        self._process.start()
        theirs.close()
        self.open = True
        """Whether something may still come."""

    def take(self) -> tuple[str | Bed, bytes] | None:
        """One that is ready, by its name or as a bed, with its samples; else None."""
        try:
            made: tuple[str | Bed, bytes] | None = self._shelf.recv() if self.open and self._shelf.poll() else None
        except (EOFError, OSError):
            self.close()
            return None
        return made

    def close(self) -> None:
        """Nothing more is wanted."""
        if self.open:
            self.open = False
            self._shelf.close()
            self._process.kill()
            self._process.join()
