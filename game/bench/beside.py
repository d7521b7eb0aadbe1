"""The table at 60 frames a second while two processes think, in a process of its own. Called by `game.bench.bots`."""

import json
import math
import statistics
import sys
import time

from game.bench.child import open_window
from game.bench.thinking import LATE
from game.bots.timing import time_for
from game.core.match import Match
from game.core.player import Player
from game.games import start_match
from game.play.bot_scheduler import BotScheduler, level_of
from game.storage.autosaves import Autosave
from game.ui.draw.motion import Motion
from game.ui.scenes.play.table import TableScene

SEATS = 4
FEWEST = 5
"""Decisions of which anything can be said."""
SETTLE = 5.0
"""Seconds before anything is measured: pictures are drawn for the first time, sounds are made, processes start."""


class Restless(Motion):
    """Something moves all the time, so that every frame is drawn."""

    @property
    def busy(self) -> bool:
        """Always."""
        return True

    def advance(self) -> bool:
        """What really moves does."""
        super().advance()
        return True


class Clocked:
    """How long whole choices take, as the window sees it: a frame later at most."""

    def __init__(self, minds: BotScheduler) -> None:
        """Watches these minds."""
        self.minds = minds
        self.spent: list[tuple[float, float]] = []
        """Seconds until the bot had decided, and those of its level."""
        self._since: tuple[int, float, float] | None = None

    def look(self, match: Match, now: float) -> None:
        """Once a frame."""
        asked, decided = self.minds._asked, self.minds._decided
        if self._since and (decided or asked != self._since[0]):
            _seat, begun, budget = self._since
            self.spent.append((now - begun, budget))
            self._since = None
        if asked is not None and not decided and self._since is None:
            budget = time_for(match.game, match.seat(None, match.step).view, asked, level_of(match, asked))
            self._since = asked, now, budget


def measure(game_id: str, seconds: float) -> dict[str, object]:
    """Play bots of the highest level for so long, every frame drawn; a finished game is followed by another."""
    scene = _table(game_id, 0)
    window = open_window(scene, 1280, 720)
    app = window.app
    app.motion = Restless(app.clock, lambda: app.settings)
    gaps: list[float] = []
    work: list[float] = []
    spent: list[tuple[float, float]] = []
    games, clocked = 1, Clocked(scene.session.opponents.minds)
    before = start = time.perf_counter()
    end = math.inf
    while before < end:  # the window's own loop
        busy = time.thread_time()
        window._listen(0)
        app.tick()
        clocked.look(scene.match, time.perf_counter())
        window._show()
        now = time.perf_counter()
        if end < math.inf:
            gaps.append(1000 * (now - before))
            work.append(1000 * (time.thread_time() - busy))
        if end == math.inf and clocked.spent and now > start + SETTLE:
            clocked.spent.clear()
            end = now + seconds
        before = now
        if scene.match.over:
            spent += clocked.spent
            app.pop(scene)
            scene = _table(game_id, games)
            app.push(scene)
            games, clocked = games + 1, Clocked(scene.session.opponents.minds)
    app.pop(scene)
    app.sound.close()
    own = {"work p99": statistics.quantiles(work, n=100)[98], "work": max(work)}
    return _figures(gaps, spent + clocked.spent) | own


def _table(game_id: str, number: int) -> TableScene:
    players = [Player(f"Bot {seat}", "bot:old_salt", seat) for seat in range(SEATS)]
    match = start_match(game_id, players, f"beside {number}")
    return TableScene(match, Autosave.begin(match))


def _figures(gaps: list[float], spent: list[tuple[float, float]]) -> dict[str, object]:
    frames = statistics.quantiles(gaps, n=100)
    if len(spent) < FEWEST:
        raise SystemExit(f"only {len(spent)} decisions were made: look at the table for longer")
    over = statistics.quantiles([1000 * (took - budget) for took, budget in spent], n=100)
    forced = [1000 * took for took, budget in spent if budget < 0.1]
    return {
        "frames": len(gaps),
        "fps": 1000 * len(gaps) / sum(gaps),
        "p50": frames[49],
        "p99": frames[98],
        "max": max(gaps),
        "late": sum(gap > LATE for gap in gaps),
        "decisions": len(spent),
        "over p95": over[94],
        "over p99": over[98],
        "longest": max(1000 * took for took, _budget in spent),
        "forced": max(forced, default=0.0),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
