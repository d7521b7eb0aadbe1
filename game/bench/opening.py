"""What opening a table costs, from the press that asks for it: its first frame, its slowest, and when it is whole."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from game.commands.window import get_ready
from game.core.game import Game
from game.core.match import Match
from game.games import GAMES, start_match
from game.storage.autosaves import Autosave
from game.ui.scenes.start.setup import Setup
from game.ui.scenes.start.title import Title
from game.ui.shell.input import Moved, Pressed, Released
from game.ui.shell.shot import played
from game.ui.shell.window import Window

TIMES = 3
STAND_MS, AFTER_MS, CALM_MS = 8000, 300, 1000
"""How long a scene stands at most before the press, and how long a whole table is looked at; so long is nothing due
where everything has been got ready."""
PLAYED = 0.9
"""The part of its steps after which a match is taken up again."""
WAYS = ("set up and rehearsed", "set up and at once", "taken up at once")


@dataclass(frozen=True, slots=True)
class Opened:
    """Milliseconds from the press to the first frame of the table, and to the whole table; of the slowest frame.

    `busy` is the processor time of the frame that took most of it, on the window's own thread.
    """

    first: float
    whole: float
    slowest: float
    busy: float


def openings(window: Window) -> Iterator[tuple[str, str, Opened]]:
    """Yield what opening costs, by box and by the way to it: the best of a few, for other programs run, too."""
    get_ready(window)
    for game in GAMES:
        match = _taken_up(game)
        for way in WAYS:
            found = [_open(window, game, match, way) for _time in range(TIMES)]
            fields = Opened.__slots__
            yield game.id, way, Opened(*(min(getattr(each, name) for each in found) for name in fields))


def _taken_up(game: Game) -> Match:
    """A long match of one person and bots, shortly before its end."""
    whole = played(game.id, min(4, max(game.seats)), "bench", 100_000)
    match = start_match(game.id, whole.players, "bench", whole.options, whole.map, whole.map_digest)
    for seat in range(1, len(match.players)):
        match.hand_over(seat, "bot:deckhand")
    for seat, action in whole.steps[: round(PLAYED * whole.step)]:
        match.play(seat, action)
    return match


def _open(window: Window, game: Game, match: Match, way: str) -> Opened:
    """Go to the scene from which a table is opened, wait there or not, and press."""
    app, again = window.app, way == WAYS[-1]
    app.gallery.cache.clear()
    app.lettering.cache.clear()
    if again:
        Autosave.begin(match).release()
    app.clear_to(Title())
    _run(window, 0)
    if not again:
        app.push(Setup(game))
        _run(window, STAND_MS if way == WAYS[0] else 0, until_calm=True)
    app.hand.new_scene(0)
    x, y = next(target for target in app.top.focus.targets() if target.id in ("continue", "start")).rect.center
    app.feed(Moved(x, y))
    begun, busy = time.perf_counter(), time.thread_time()
    app.feed(Pressed(x, y))
    app.feed(Released(x, y))
    return _run(window, AFTER_MS, begun=begun, busy=busy)


def _run(window: Window, ms: float, *, until_calm: bool = False, begun: float = 0.0, busy: float = 0.0) -> Opened:
    """Show frames, the first of them from the press on: for so long, and until the table is whole if one is opened."""
    app = window.app
    start = then = begun or time.perf_counter()
    spent = busy or time.thread_time()
    first = whole = slowest = busiest = 0.0
    while True:
        app.tick()
        drawn = app.paint()
        if drawn:
            window.window.flip()
        now = time.perf_counter()
        slowest = max(slowest, 1000 * (now - then))
        busiest = max(busiest, 1000 * (time.thread_time() - spent))
        if drawn and app.top.name == "table":
            first = first or 1000 * (now - start)
            whole = whole or (1000 * (now - start) if app.top.ready else 0.0)
        left = ms + whole - 1000 * (now - start)
        wait = app.wait_ms()
        if (left <= 0 and (whole or not begun)) or (until_calm and (wait is None or wait > CALM_MS)):
            return Opened(first, whole, slowest, busiest)
        pause = max(0.0, min(left, CALM_MS if wait is None else wait))
        window.rest(pause)
        time.sleep(pause / 1000)
        window._listen(0)
        then, spent = time.perf_counter(), time.thread_time()
