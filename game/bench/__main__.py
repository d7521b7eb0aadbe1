"""Prints every figure: the rules, saves, and the window on each display that can be had."""

import os
import platform
from collections.abc import Iterator

from game import __version__
from game.arena.bench import Row, run_core_bench
from game.bench.clicks import click_rows
from game.bench.saves import save_rows
from game.bench.screen import displays, screen_rows
from game.build import kind


def main() -> None:
    """Measure and print, row by row."""
    python = f"{kind()}, Python {platform.python_version()}"
    print(f"Seachest {__version__}, {python}, {platform.machine()}, {os.cpu_count()} cores")
    for row in rows():
        value = f"{row.value:,.0f}" if row.value >= 1000 else f"{row.value:,.1f}"
        aim = f"  ({row.goal})" if row.goal else ""
        print(f"{row.game:20}{row.what:48}{value:>12} {row.unit}{aim}", flush=True)


def rows() -> Iterator[Row]:
    """Yield every figure as soon as it is measured."""
    yield from run_core_bench()
    yield from save_rows()
    yield from click_rows()
    for display, env in displays():
        yield from screen_rows(display, env)


if __name__ == "__main__":
    main()
