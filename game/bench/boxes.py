"""What each box costs the window, in processor time of its own thread, which other programs do not lengthen so much."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import cycle

from game.core.game import Game
from game.maps import board_of
from game.play.replaying.film import Film
from game.play.session import Session
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.shell.shot import Silence, played
from game.ui.shell.window import Window

FRAMES, PLAYERS = 120, 4
EARLY, LATE = 30, 60
"""Steps after which two tables differ in most of what lies there."""
DRAG = 3
"""So many moments on in each frame, as when the head of the rail is dragged."""
MOST_FRAMES = 4000
"""A table or a replay is whole before so many frames."""


def costs(window: Window, game: Game) -> dict[str, dict[str, float]]:
    """Measure, in ms, the frames in which a whole new table is shown, and those of a replay dragged along or jumped in.

    By name of what was done, then by share: p50, p95, p99.
    """
    spent = {"whole new table": list(_new_tables(window, game))}
    players = min(PLAYERS, max(game.seats))
    match = played(game.id, players, "bench", 100_000)
    replay = ReplayScene(Film(match, board_of(match)))
    window.app.clear_to(replay)
    _stand(window)
    last, chance = replay.film.last, random.Random(1)
    there_and_back = cycle([*range(0, last, DRAG), *range(last, 0, -DRAG)])
    spent["replay, dragged along"] = [_frame(window, lambda: replay.go(next(there_and_back))) for _n in range(FRAMES)]
    spent["replay, jumps"] = [_frame(window, lambda: replay.go(chance.randint(0, last))) for _n in range(FRAMES)]
    return {what: shares(each) for what, each in spent.items()}


def _new_tables(window: Window, game: Game) -> Iterator[float]:
    players = min(PLAYERS, max(game.seats))
    scene = TableScene(played(game.id, players, "bench", LATE), worker=Silence())
    window.app.clear_to(scene)
    _stand(window)
    other = Session(played(game.id, players, "another", EARLY), scene.board, Silence()).showing.public()
    tables = cycle((other, scene.session.showing.public()))
    for _table in range(2):  # the pictures of both are made before
        scene.view.show(*next(tables), animate=False)
        _stand(window)
    for _number in range(FRAMES):
        yield _frame(window, lambda: scene.view.show(*next(tables), animate=False))


def _stand(window: Window) -> None:
    """Show frames until nothing is missing and nothing moves."""
    app = window.app
    for _number in range(MOST_FRAMES):
        app.tick()
        if app.paint():
            window.window.flip()
        app.motion.finish()
        if app.ready and app.wait_ms() != 0 and not app.ahead.busy:
            return
        time.sleep(0.001)


def _frame(window: Window, change: Callable[[], object]) -> float:
    """Milliseconds of the window's thread for what leads to a frame, and for the frame."""
    app = window.app
    window.rest(10)
    begun = time.thread_time()
    change()
    app.tick()
    if app.paint():
        window.window.flip()
    return 1000 * (time.thread_time() - begun)


def shares(spent: list[float]) -> dict[str, float]:
    """The median of so many ms, and what 95 and 99 of 100 are below."""
    cuts = statistics.quantiles(spent, n=100)
    return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98]}
