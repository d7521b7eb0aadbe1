"""What the window costs: its start, its frames, its rest and its memory, each in a process of its own."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

from game.arena.bench import Row

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
STARTS = 7
OPENING = {"first": "below 150", "slowest": "below 33"}
"""What is asked of a table that is opened, in ms."""

FLOOR = """
import os, sys
if sys.platform.startswith("linux"): os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init(); pygame.font.init()
window = pygame.Window("floor", (1536, 864)); surface = window.get_surface()
surface.fill((20, 40, 50)); window.flip()
print("shown", flush=True)
"""
"""The least a program on pygame can do before it shows something, by the fastest way to a window that we know."""

START = """
import game.__main__
from game.commands import window
from game.ui.sound.player import Sound
Sound.open = lambda self: print("shown", flush=True)
window.Window(window.Title()).app.gallery.keep_paintings()
"""
"""What `seachest` does before it shows something; sound is opened directly after the first frame."""

Environment = dict[str, str]


def displays() -> Iterator[tuple[str, Environment]]:
    """Yield each display that can be measured: none, and a virtual one where Xvfb is installed."""
    base = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    base["PYTHONDONTWRITEBYTECODE"] = ""  # a player's second start finds the program compiled
    yield "no display", {**base, "SDL_VIDEODRIVER": "dummy"}
    if shutil.which("Xvfb") is None:
        return
    base.pop("SDL_VIDEODRIVER", None)
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "2560x1440x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield "Xvfb", {**base, "DISPLAY": f":{server.stdout.readline().strip()}", "SDL_VIDEODRIVER": "x11"}
        finally:
            server.terminate()


def screen_rows(display: str, env: Environment) -> Iterator[Row]:
    """Yield every figure of the window on this display."""
    with tempfile.TemporaryDirectory() as home:
        env = {**env, **{f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "STATE", "CACHE")}}
        floor = _start(["-c", FLOOR], env)
        yield Row(display, "bare pygame, start to first frame", floor, "ms")
        start = _start(["-c", START], env)
        aim = f"below 500, and below {3 * floor:.0f}: 3 x bare pygame"
        yield Row(display, "Seachest, start to first frame", start, "ms", aim)
        for width, height in SIZES:
            found = _ask(["frames", str(width), str(height)], env)
            aim = "p99 below 16" if height == 1080 else ""
            for kind, name in (("full", "full redraw"), ("hover", "pointer moved"), ("play", "bots at play")):
                for share in ("p50", "p99"):
                    what = f"{width}x{height} {name}, {share}"
                    yield Row(display, what, found[kind][share], "ms", aim if share == "p99" else "")
            if height == 1080:
                yield Row(display, f"{width}x{height} peak memory", found["memory"], "MB")
        yield from _box_rows(display, env)
        yield from _opening_rows(display, env)
        for how, aim in (("idle", "below 4"), ("away", "below 1")):
            yield Row(display, f"{how}, share of one core", _ask([how], env)["share"], "%", aim)


def _box_rows(display: str, env: Environment) -> Iterator[Row]:
    """Yield what each box costs in processor time: a whole new table, and a replay."""
    width, height = SIZES[1]
    for game, found in _ask(["boxes", str(width), str(height)], env).items():
        for what, shares in found.items():
            for share, value in shares.items():
                aim = "below 16" if share == ("p99" if what == "whole new table" else "p95") else ""
                yield Row(display, f"{game}: {what}, {share}", value, "ms of processor", aim)


def _opening_rows(display: str, env: Environment) -> Iterator[Row]:
    """Yield what opening a table costs: apart from play, so that neither hides the other."""
    width, height = SIZES[1]
    names = {"first": "first frame", "slowest": "slowest frame", "whole": "whole table"}
    found = _ask(["openings", str(width), str(height)], env)
    for way in dict.fromkeys(way for _game, way, _figures in found):
        for name, what in names.items():
            value, game = max((figures[name], game) for game, each, figures in found if each == way)
            yield Row(display, f"{way}: {what} ({game})", value, "ms", OPENING.get(name, ""))
    busy = max(figures["busy"] for _game, _way, figures in found)
    yield Row(display, "a table opened: processor time of a frame", busy, "ms", "below 33")


def _start(words: list[str], env: Environment) -> float:
    """Return the median time from the start of the process to its first frame, in milliseconds."""
    spent = []
    for _run in range(STARTS):
        start = time.perf_counter()
        with subprocess.Popen([sys.executable, *words], env=env, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            said = child.stdout.readline()
            spent.append(1000 * (time.perf_counter() - start))
        assert said.strip() == "shown", f"{words} showed nothing"
    return statistics.median(spent[1:])  # the first run warms the disk's cache


def _ask(words: list[str], env: Environment) -> Any:
    command = [sys.executable, "-m", "game.bench.child", *words]
    return json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout)
