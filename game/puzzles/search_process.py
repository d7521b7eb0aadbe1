"""The process that looks for puzzles in a finished game: it gets the whole game, since nothing of it is secret now."""

from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from game.bots.child_process import ChildProcess, stand_back
from game.core import save
from game.games import replay_match
from game.puzzles.decisions import decisions
from game.puzzles.finding import Budget, search
from game.puzzles.puzzle import Puzzle

OWN = Budget(glance=16, proof=80, tries=4, deep=600)
"""A game of one's own is looked through less thoroughly than those that puzzles ship from, so that one can wait."""
TOLD = 60
"""So often it says how far it is, at most."""


class SearchFailed(Exception):
    """The process has died or said what is none of its words."""


class Said(msgspec.Struct, frozen=True):
    """How far it is, 0 to 1; puzzles as they are found; whether it is done."""

    part: float
    found: tuple[Puzzle, ...] = ()
    done: bool = False


def serve(pipe: Connection, document: bytes, seats: tuple[int, ...]) -> None:
    """Run in the process: look, say how far it is and what is found, and end when the window has read all."""
    stand_back()
    match = replay_match(save.read(document))
    every = max(1, sum(1 for _decision in decisions(match, seats)))
    found: list[Puzzle] = []
    told = 0
    with suppress(OSError, EOFError):
        for count, _step in enumerate(search(match, found, seats, OWN)):
            if len(found) > told or count % max(1, every // TOLD) == 0:
                _say(pipe, Said(min(1.0, count / every), tuple(found[told:])))
                told = len(found)
        _say(pipe, Said(1.0, tuple(found[told:]), done=True))
        pipe.recv_bytes()  # until the window closes its end
    pipe.close()


def _say(pipe: Connection, said: Said) -> None:
    pipe.send_bytes(msgspec.json.encode(said))


class PuzzleHunt(ChildProcess):
    """The window's end of it; nothing blocks."""

    def __init__(self, document: save.Document, seats: tuple[int, ...]) -> None:
        """Start to look through this game for decisions of these seats."""
        super().__init__("seachest puzzles", serve, save.write(document), seats)
        self.part = 0.0
        self.found: list[Puzzle] = []

    def poll(self) -> bool:
        """Take what it has said; return whether it is done. SearchFailed if it has died or babbles."""
        try:
            while (said := self._line.receive()) is not None:
                heard = msgspec.json.decode(said, type=Said)
                self.part = min(1.0, max(self.part, heard.part))
                self.found += heard.found
                if heard.done:
                    return True
        except (EOFError, msgspec.MsgspecError) as error:
            raise SearchFailed from error
        return False
