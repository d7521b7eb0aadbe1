"""`make bench-bots`: whether bots are ever in the way of the screen; each figure with its goal, met or not."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass

from game import __version__
from game.bench.screen import displays
from game.bench.thinking import LATE, cancel_ms, memory_mb, naps, orphans_ms, scaling, tree_mb
from game.bots.bot import pairs
from game.bots.levels import OLD_SALT
from game.games import GAMES

SHARE = 2.0
"""Seconds for which one and two processes search, to be compared."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure and the bar it must not be above (or below, if `least`); `bar` None = it is only told."""

    what: str
    value: float
    unit: str
    bar: float | None = None
    least: bool = False

    @property
    def met(self) -> bool:
        """Whether it is good enough."""
        return self.bar is None or (self.value >= self.bar if self.least else self.value <= self.bar)

    def __str__(self) -> str:
        words = f"{self.what:64}{self.value:>10,.2f} {self.unit:8}"
        if self.bar is None:
            return words
        return f"{words}{'at least' if self.least else 'at most'} {self.bar:g}: {'met' if self.met else 'NOT MET'}"


def main() -> int:
    """Measure and print; 1 when a bar is not met."""
    parser = argparse.ArgumentParser(prog="make bench-bots", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long each table is looked at (else 60)")
    parser.add_argument("--decisions", type=int, default=10_000, help="for the growth of memory (else 10000)")
    parser.add_argument("--game", action="append", choices=[game.id for game in GAMES], help="only this one")
    asked = parser.parse_args()
    cores = os.cpu_count()
    print(f"Seachest {__version__}, Python {platform.python_version()}, {platform.machine()}, {cores} cores")
    print("Old Salts at a table of four; two processes think, every frame is drawn and shown")
    wrong = 0
    for figure in figures(asked.game or [game.id for game in GAMES], asked.seconds, asked.decisions):
        print(figure, flush=True)
        wrong += not figure.met
    return 1 if wrong else 0


def figures(names: list[str], seconds: float, decisions: int) -> Iterator[Figure]:
    """Every figure as soon as it is measured."""
    yield from _machine(seconds)
    for display, env in displays():
        for name in names:
            yield from _beside(display, env, name, seconds)
    for game in GAMES:
        if game.id not in names:
            continue
        yield Figure(f"T3 {game.id}, from cancel to idle, longest", cancel_ms(game), "ms", 100)
        yield Figure(f"P1 {game.id}, two processes' iterations by those of one", scaling(game, SHARE), "x", 1.85, True)
        if not pairs(game, OLD_SALT):
            yield Figure(f"P2 {game.id}, trees of one decision", tree_mb(game), "MB", 10)
        size, growth = memory_mb(game, decisions)
        yield Figure(f"P2 {game.id}, a process after {decisions} decisions", size, "MB", 40)
        yield Figure(f"P2 {game.id}, grown since the first tenth of them", growth, "MB", 5)
    yield Figure("T3 processes outlive a killed window by", orphans_ms(), "ms", 1000)


def _machine(seconds: float) -> Iterator[Figure]:
    """What no program on this machine can do better: a sleep of a sixtieth of a second beside the same two processes.

    On a shared machine somebody else's work makes frames late as it makes this late.
    """
    gaps = naps(seconds)
    yield Figure("T2 the machine alone, a sleep of a frame, longest", max(gaps), "ms")
    yield Figure(f"T2 the machine alone, sleeps of {len(gaps)} above {LATE} ms", sum(gap > LATE for gap in gaps), "")


def _beside(display: str, env: dict[str, str], name: str, seconds: float) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as home:
        env = {**env, **{f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "STATE", "CACHE")}}
        command = [sys.executable, "-m", "game.bench.beside", name, str(seconds)]
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    where = f"{display}, {name},"
    yield Figure(f"T2 {where} frames shown a second", found["fps"], "")
    yield Figure(f"T2 {where} frame, p50", found["p50"], "ms")
    yield Figure(f"T2 {where} frame, p99", found["p99"], "ms", 21)
    yield Figure(f"T2 {where} frame, longest", found["max"], "ms")
    yield Figure(f"T2 {where} frames of {found['frames']} above {LATE} ms", found["late"], "", 0)
    yield Figure(f"T2 {where} the window's own work in a frame, p99", found["work p99"], "ms")
    yield Figure(f"T2 {where} the window's own work in a frame, most", found["work"], "ms")
    yield Figure(f"T1 {where} beyond the level's time, p95", found["over p95"], "ms", 20)
    yield Figure(f"T1 {where} beyond the level's time, p99 of {found['decisions']}", found["over p99"], "ms", 50)
    yield Figure(f"T1 {where} longest decision", found["longest"], "ms", 1250)
    yield Figure(f"T1 {where} longest decision that all foresee", found["forced"], "ms", 50 + 1000 / 60)


if __name__ == "__main__":
    sys.exit(main())
