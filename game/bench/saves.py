"""What saving and loading a finished game costs."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from game.arena.bench import Row
from game.games import GAMES
from game.storage.autosaves import Autosave
from game.storage.reading import open_save
from game.storage.saves import save_as
from game.ui.shell.shot import played

TIMES = 7


def save_rows() -> Iterator[Row]:
    """Yield the cost of one step on the disk, of a named save, and of loading it."""
    for game in GAMES:
        match = played(game.id, min(4, max(game.seats)), "bench", 100_000)
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            steps = f"finished game of {match.step} steps"
            begin = _milliseconds(lambda: Autosave.begin(match, folder))  # noqa: B023  (called at once)
            yield Row(game.id, f"autosave, {steps}", begin, "ms")
            save = _milliseconds(lambda: save_as(match, "bench", folder=folder, replace=True))  # noqa: B023
            yield Row(game.id, f"save, {steps}", save, "ms")
            path = folder / "bench.seachest"
            load = _milliseconds(lambda: open_save(path))  # noqa: B023
            yield Row(game.id, f"load, {steps}, {path.stat().st_size / 1024:.0f} KB", load, "ms", "below 50")


def _milliseconds(work: Callable[[], object]) -> float:
    """Return the median of a few runs."""
    spent = []
    for _run in range(TIMES):
        start = time.perf_counter()
        work()
        spent.append(1000 * (time.perf_counter() - start))
    return statistics.median(spent)
