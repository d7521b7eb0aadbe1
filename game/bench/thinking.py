"""What thinking costs besides time: how soon it stops, how much two do, what it leaves in memory, who outlives whom."""

import gc
import os
import signal
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.bots.levels import OLD_SALT, Level
from game.bots.search import Effort, Search
from game.bots.worker import Answer, Worker
from game.core.chance import FastChance
from game.core.game import Game
from game.core.match import Match
from game.core.player import Player
from game.core.seats import SeatView

SEATS = 4
CANCELS = 20
FRAME = 1 / 60
LATE = 33
"""Milliseconds above which a frame is seen to be late."""

DECISIONS = 10_000
ENDLESS = Effort(10**9, 3)

ORPHANS = """
import time
from game.bench.thinking import endless
worker = endless()
print(*worker.pids, flush=True)
time.sleep(1000)
"""


def position(game: Game, seed: str = "bench", steps: int = 25) -> SeatView:
    """A View in the middle of a game, of a seat that has a choice."""
    match = Match(game, [Player(str(seat)) for seat in range(SEATS)], seed, game.options())
    luck = FastChance(1)
    while True:
        seat = match.actors()[0]
        observation = match.seat(seat, match.step)
        if match.step >= steps and len(observation.legal) > 2:
            return observation
        match.play(seat, luck.pick(observation.legal))


def endless() -> Worker:
    """A worker both of whose processes think and think."""
    from game.games import GAMES  # noqa: PLC0415 - called in a process of its own

    worker = Worker("bench")
    game = GAMES[0]
    observation = position(game)
    worker.ask(game.id, observation, level(Effort(8, 1, minds=2)))
    wait(worker)
    worker.ask(game.id, observation, level(replace(ENDLESS, minds=2)))
    return worker


def level(effort: Effort) -> Level:
    """A level of this effort and no other peculiarity."""
    return Level("bench", effort, 0, 0.0, "")


def wait(worker: Worker, pause: float = 0.0005) -> Answer:
    """The answer, when it is there; it is asked for after so many seconds, again and again."""
    while (answer := worker.poll()) is None:
        time.sleep(pause)
    return answer


def cancel_ms(game: Game) -> float:
    """The longest of some times from a cancel to the answer to another question: by then both are idle again."""
    worker, observation, spent = Worker("bench"), position(game), []
    quick = level(Effort(8, 1, minds=2))
    worker.ask(game.id, observation, quick)
    wait(worker)
    for _time in range(CANCELS):
        worker.ask(game.id, observation, level(replace(ENDLESS, minds=2)))
        time.sleep(0.1)
        begun = time.perf_counter()
        worker.cancel()
        worker.ask(game.id, observation, quick)
        wait(worker)
        spent.append(1000 * (time.perf_counter() - begun))
    worker.close()
    return max(spent)


def scaling(game: Game, seconds: float) -> float:
    """How many times the iterations of one process two do, in the same time.

    The answer is asked for as often as a window does: more often would take a tenth of a core from them.
    """
    worker, observation, ratios = Worker("bench"), position(game), []
    worker.ask(game.id, observation, level(Effort(8, 1, minds=2)))
    wait(worker)
    for _time in range(3):
        found = []
        for minds in (1, 2, 1):
            worker.ask(game.id, observation, level(replace(ENDLESS, minds=minds, seconds=seconds)))
            found.append(sum(each.visits for each in wait(worker, FRAME).thought.candidates))
        ratios.append(2 * found[1] / (found[0] + found[2]))
    worker.close()
    return statistics.median(ratios)


def naps(seconds: float) -> list[float]:
    """How long each sixtieth of a second takes, in ms, somebody who only sleeps while two processes think."""
    worker, gaps = endless(), []
    before = start = time.perf_counter()
    while before < start + seconds:
        time.sleep(FRAME)
        now = time.perf_counter()
        gaps.append(1000 * (now - before))
        before = now
    worker.close()
    return gaps


def tree_mb(game: Game) -> float:
    """The memory that is free again when the trees of one of Old Salt's decisions are forgotten."""
    effort, observation = OLD_SALT.effort, position(game)
    assert effort is not None and observation.seat is not None
    search = Search(game, observation.view, observation.seat, replace(effort, seconds=None), FastChance(1))
    tracemalloc.start()
    for _iteration in range(effort.iterations):
        search.iterate()
    whole = tracemalloc.get_traced_memory()[0]
    search.trees.clear()
    gc.collect()
    rest = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (whole - rest) / 2**20


def memory_mb(game: Game, decisions: int = DECISIONS) -> tuple[float, float]:
    """The process's memory after so many decisions, and by how much it has grown since the first tenth of them."""
    worker, quick = Worker("bench"), level(Effort(8, 1))
    sights = [position(game, str(n), 5 + n % 40) for n in range(100)]
    early = 0.0
    for number in range(decisions):
        worker.ask(game.id, sights[number % len(sights)], quick)
        wait(worker)
        if number == decisions // 10:
            early = rss_mb(worker.pids[0])
    late = rss_mb(worker.pids[0])
    worker.close()
    return late, late - early


def rss_mb(pid: int) -> float:
    """The resident memory of a process; Linux."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def orphans_ms() -> float:
    """How long both processes outlive a window that was killed by force."""
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        pids = [int(pid) for pid in window.stdout.readline().split()]
        begun = time.perf_counter()
        os.kill(window.pid, signal.SIGKILL)
    while any(_living(pids)):
        time.sleep(0.001)
    return 1000 * (time.perf_counter() - begun)


def _living(pids: list[int]) -> Iterator[bool]:
    for pid in pids:
        try:
            yield Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        except FileNotFoundError:
            yield False
