"""How far somebody has come in the lessons: kept on the disk, and read back as checked plain data."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from game import disk, paths
from game.core.plain import Name
from game.core.save import UNREADABLE
from game.storage.saves import write_whole

Small = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one lesson."""

    row: Small = 0
    """The row at which it was left; 0 = it is not under way."""
    helped: Small = 0
    """How often the way was shown since it began."""
    stars: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """The most stars that it was finished with; 0 = never."""


NONE = Progress()
Kept = Annotated[dict[Name, Progress], msgspec.Meta(max_length=500)]


def key(game_id: str, lesson_id: str) -> str:
    """Return the name under which a lesson's progress is kept."""
    return f"{game_id}/{lesson_id}"


def load() -> Mapping[str, Progress]:
    """Return the progress of every lesson that was ever begun, the one that was taken last at the end.

    There is nothing where the file is missing or damaged.
    """
    try:
        return msgspec.json.decode(disk.read(paths.state_folder() / "lessons.json"), type=Kept)
    except (OSError, *UNREADABLE):
        return {}


def keep(name: str, progress: Progress) -> None:
    """Keep the progress of one lesson. A disk that refuses loses a place in a lesson, and nothing else."""
    kept = {**{other: what for other, what in load().items() if other != name}, name: progress}
    try:
        write_whole(paths.state_folder() / "lessons.json", msgspec.json.encode(kept))
    except OSError:
        return
