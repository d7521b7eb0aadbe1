"""One measurement in a process of its own; prints what it found. Called by `game.bench.screen`."""

import json
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from itertools import cycle

from game.bench.boxes import costs, shares
from game.bench.opening import openings
from game.core.match import Match
from game.core.player import Player
from game.games import GAMES, start_match
from game.play.session import Session
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.title import Title
from game.ui.shell.input import Moved
from game.ui.shell.scene import Scene
from game.ui.shell.shot import Silence, played
from game.ui.shell.window import Window

GAME = GAMES[0]
MIDDLE = 60
"""Steps after which a game is well under way."""
FRAMES = 300
PLAY_SECONDS = 8
OPENING_SECONDS = 2
"""For so long a table may come; what that costs is measured by itself."""
SETTLE_MS, IDLE_MS = 12_000, 6000
"""A table has come to rest, and all sounds are made, before its rest is measured."""
Figures = dict[str, object]


def frames(width: int, height: int) -> Figures:
    """Measure frames of a table: when another table lies there; when only the pointer moved; and in play."""
    scene = TableScene(asking(), worker=Silence())
    window = open_window(scene, width, height)
    size = window.app.surface.get_size()
    assert size == (width, height), f"the window is {size}"
    view = scene.view
    assert view.table is not None
    places = cycle([target.rect.center for target in view.targets()])
    other = Session(played(GAME.id, 4, "another", MIDDLE // 2), scene.board, Silence())
    tables = cycle(((view.table, view.look), other.showing.public()))
    return {
        "full": _times(window, lambda: view.show(*next(tables), animate=False)),
        "hover": _times(window, lambda: window.app.feed(Moved(*next(places)))),
        "play": _play(width, height),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def idle(away: bool = False) -> Figures:
    """Measure the share of a core that a table takes while a player thinks, and while another window is in front."""
    window = open_window(TableScene(asking(), worker=Silence()), 1920, 1080)
    if away:  # not at once: a new window hears first that it is in front
        window.app.after(SETTLE_MS / 2, window.app.focus_lost)
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


def asking() -> Match:
    """One person and three bots in the middle of a game, at a moment when nobody but the person can act."""
    steps = played(GAME.id, 4, "bench", MIDDLE * 2).steps
    match = start_match(GAME.id, [Player("Ana"), *bots(1)], "bench")
    for seat, action in steps:
        if match.step >= MIDDLE and match.actors() == (0,):
            break
        match.play(seat, action)
    return match


def bots(first: int) -> list[Player]:
    """Bots for all seats from this one on."""
    return [Player(f"Bot {seat}", "bot:deckhand", seat) for seat in range(first, 4)]


def open_window(scene: Scene, width: int, height: int) -> Window:
    """A window of this size, even where there is no screen, or only a smaller one."""
    window = Window(scene)
    window.window.size = (width, height)
    window.app.resize(window.window.get_surface())
    window.garbage.begin()
    return window


def _times(window: Window, change: Callable[[], object]) -> dict[str, float]:
    for _warm in range(20):
        change()
        window.app.tick()
        window.app.paint()
    window.app.motion.finish()
    spent = []
    for _frame in range(FRAMES):
        change()
        window.app.tick()  # a frame begins with it: what a frame has time for is counted from here on
        spent.append(_frame_time(window))
    return shares(spent)


def _play(width: int, height: int) -> dict[str, float]:
    """Let four bots play as they do before people, pieces on their way and all; frames count once the table is laid."""
    window = open_window(TableScene(start_match(GAME.id, bots(0), "bench")), width, height)
    app, spent, laid = window.app, list[float](), time.perf_counter() + OPENING_SECONDS
    while (now := time.perf_counter()) < laid + PLAY_SECONDS:
        app.tick()
        if app.wait_ms() == 0:
            took = _frame_time(window)
            if now >= laid:
                spent.append(took)
        time.sleep(1 / 60)
    app.top.left()
    return shares(spent)


def _frame_time(window: Window) -> float:
    begun = time.perf_counter()
    window.app.paint()
    window.window.flip()
    return 1000 * (time.perf_counter() - begun)


if __name__ == "__main__":
    task, *numbers = sys.argv[1:]
    match task:
        case "frames":
            print(json.dumps(frames(int(numbers[0]), int(numbers[1]))))
        case "idle":
            print(json.dumps(idle()))
        case "away":
            print(json.dumps(idle(away=True)))
        case "boxes":
            window = open_window(Title(), int(numbers[0]), int(numbers[1]))
            print(json.dumps({game.id: costs(window, game) for game in GAMES}))
        case "openings":
            window = open_window(Title(), int(numbers[0]), int(numbers[1]))
            print(json.dumps([(*where, asdict(found)) for *where, found in openings(window)]))
