"""One measurement in a process of its own; prints what it found. Called by `game.bench.screen`."""

import json
import resource
import statistics
import sys
import time
from collections.abc import Callable

from game import paths
from game.games import GAMES
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.shot import Silence, played
from game.ui.window import Window

FRAMES = 300
SETTLE_MS, IDLE_MS = 2000, 6000
Figures = dict[str, object]


def start() -> None:
    """Show the title's first frame and say so."""
    Window(Title())
    print("shown", flush=True)


def frames(width: int, height: int) -> Figures:
    """Measure frames of a table in the middle of a game: laid out anew, and drawn again as when something moves."""
    window = table(width, height)
    size = window.app.surface.get_size()
    assert size == (width, height), f"the window is {size}"
    return {
        "full": _times(window, window.app.relay),
        "damage": _times(window, window.app.dirty),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def idle() -> Figures:
    """Measure the share of a core that a table takes while a player thinks."""
    window = table(1920, 1080)
    spent: list[tuple[float, float]] = []

    def look() -> None:
        spent.append((time.perf_counter(), time.process_time()))
        if len(spent) == 2:
            window.app.closing = True

    window.app.after(SETTLE_MS, look)
    window.app.after(SETTLE_MS + IDLE_MS, look)
    window.run()
    (wall, busy), (wall_end, busy_end) = spent
    return {"share": 100 * (busy_end - busy) / (wall_end - wall)}


def table(width: int, height: int) -> Window:
    """A window of this size at a table where a person is asked to act."""
    place = paths.state_folder() / "window.json"
    place.write_text(json.dumps({"x": 0, "y": 0, "w": width, "h": height}))
    match = played(GAMES[0].id, 4, "bench", 60, {})
    return Window(TableScene(match, worker=Silence()))


def _times(window: Window, change: Callable[[], None]) -> dict[str, float]:
    for _warm in range(20):
        change()
        window.app.paint()
    spent = []
    for _frame in range(FRAMES):
        change()
        begun = time.perf_counter()
        window.app.paint()
        window.window.flip()
        spent.append(1000 * (time.perf_counter() - begun))
    cuts = statistics.quantiles(spent, n=100)
    return {"p50": cuts[49], "p99": cuts[98]}


if __name__ == "__main__":
    task, *numbers = sys.argv[1:]
    match task:
        case "start":
            start()
        case "frames":
            print(json.dumps(frames(int(numbers[0]), int(numbers[1]))))
        case "idle":
            print(json.dumps(idle()))
