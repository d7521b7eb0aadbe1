"""The file of the tables that were set last: a line of JSON a box, by its id; "" = the id of the last box of all."""

from collections.abc import Mapping

import msgspec

from game import disk, paths
from game.core.save import UNREADABLE
from game.storage.saves import write_whole


def keep(tables: Mapping[str, str]) -> None:
    """Write them; nothing is lost when the disk refuses."""
    try:
        write_whole(paths.config_folder() / "tables.json", msgspec.json.encode(tables))
    except OSError:
        return


def read() -> dict[str, str]:
    """Return what is kept; nothing where the file cannot be read. What a line holds is checked by whoever takes it."""
    try:
        return msgspec.json.decode(disk.read(paths.config_folder() / "tables.json"), type=dict[str, str])
    except (OSError, *UNREADABLE):
        return {}
