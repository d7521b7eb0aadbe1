"""The puzzles that come with the program: one file a box, read when it is asked for."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from game.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).with_name("data")


@cache
def of(box: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of this box, the easiest first; () where there are none."""
    try:
        return msgspec.json.decode(FOLDER.joinpath(f"{box}.json").read_bytes(), type=tuple[Puzzle, ...])
    except (OSError, msgspec.MsgspecError):
        return ()


def write(box: str, puzzles: Sequence[Puzzle], folder: Path = FOLDER) -> None:
    """Write the puzzles of a box, one a line."""
    folder.mkdir(exist_ok=True)
    lines = b",\n".join(map(msgspec.json.encode, puzzles))
    folder.joinpath(f"{box}.json").write_bytes(b"[\n" + lines + b"\n]\n")
