"""`seachest arena`: a tournament between bots, with how sure one can be of its figures."""

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TextIO

from game import maps
from game.arena.climbing import ladder_command
from game.arena.command import arena_command, write_down
from game.arena.ladder import meetings
from game.arena.movers import JUDGES, level_id
from game.arena.tournament import Report
from game.bots.levels import LEVELS, MEASURED, RANDOM
from game.commands.common import Refused, options
from game.core.game import Game
from game.games import find
from game.words import _

WIDTH = 30
"""Letters of the progress bar."""

Heard = Callable[[Report], None]
"""Who is told what came of a meeting."""


class Ledger:
    """Keeps results for the set-up screen to quote. A file that cannot be written stops no games."""

    def __init__(self) -> None:
        self.told: dict[str, None] = {}
        self.failed: OSError | None = None

    def keep(self, report: Report) -> None:
        """Write a result down, and remember what there is to say about that, once."""
        try:
            self.told[write_down(report)] = None
        except OSError as error:
            self.failed = error

    def close(self, out: TextIO) -> None:
        """Say what was kept and what not; Refused when it could not be written."""
        for line in self.told:
            print(line, file=out)
        if self.failed is not None:
            words = _("The result cannot be written to {file}: {error}.")
            raise Refused(words.format(file=MEASURED, error=self.failed.strerror)) from self.failed


def run(asked: Namespace) -> int:
    """Play the tournament and print what came of it."""
    game = find(asked.game)
    if not asked.ladder and (asked.tables or asked.only or asked.judges):
        raise Refused(_("--tables, --only and --judges choose meetings of the ladder: use them with --ladder."))
    levels = () if asked.ladder else seated(asked.seats)
    chosen, tables = _chosen(game, asked, levels)
    if asked.record and chosen != game.options():
        raise Refused(_("The set-up screen quotes the usual game: use --record without --option and --map."))
    ledger = Ledger()
    if asked.ladder:  # hours long: each result is kept as soon as it was told
        print(_ladder(asked, tables, chosen, ledger.keep if asked.record else None))
    else:
        found: list[Report] = []
        print(_tournament(asked, levels, chosen, found.append))
        if asked.record:
            ledger.keep(*found)
    ledger.close(sys.stderr if asked.json else sys.stdout)
    return 0


def seated(text: str) -> tuple[str, ...]:
    """Read who sits down, with commas between; Refused for a seat as `play` wants it and for a level there is not."""
    names = tuple(name.strip() for name in text.split(","))
    known = [level.id for level in (RANDOM, *LEVELS)]
    for name in names:
        if name.startswith("bot:"):
            words = _("In the arena all are bots: write {level}, not {name}.")
            raise Refused(words.format(level=name.removeprefix("bot:"), name=name))
        if level_id(name) not in (*known, *JUDGES):
            words = _("There is no bot level “{level}”. There are: {names}.")
            raise Refused(words.format(level=level_id(name), names=", ".join(known)))
    return names


def _chosen(game: Game, asked: Namespace, levels: Sequence[str]) -> tuple[Any, Sequence[int]]:
    """The options with what the map adds, and the table sizes of the ladder; BadOption where the map is for others."""
    chosen = options(game, asked.option)
    if not asked.map:
        return chosen, asked.tables
    if game.survey is None:
        raise Refused(_("{game} plays the same on every map.").format(game=game.title))
    name = maps.asked_for(game, asked.map)
    board = maps.load(game, maps.file_of(name))
    tables = asked.tables or tuple(maps.seats_on(game, board))
    sizes = [each.seats for each in meetings(game.id, tables, asked.judges)] if asked.ladder else [len(levels)]
    for size in dict.fromkeys(sizes):
        maps.need_room(game, board, size)
    return maps.surveyed(game, chosen, name), tables


def _tournament(asked: Namespace, levels: Sequence[str], chosen: Any, heard: Heard) -> str:
    """The table or the JSON."""
    return arena_command(
        asked.game,
        levels,
        asked.games,
        jobs=asked.jobs,
        scheduler=asked.scheduler,
        seed=asked.seed,
        json_out=asked.json,
        progress=bar if sys.stderr.isatty() else None,
        options=chosen,
        heard=heard,
    )


def _ladder(asked: Namespace, tables: Sequence[int], chosen: Any, heard: Heard | None) -> str:
    """The tables or the JSON; beside JSON the meetings are told on the other stream."""
    return ladder_command(
        asked.game,
        asked.games,
        seats=tables,
        only=asked.only.strip(),
        judges=asked.judges,
        jobs=asked.jobs,
        scheduler=asked.scheduler,
        seed=asked.seed,
        json_out=asked.json,
        options=chosen,
        say=partial(print, flush=True, file=sys.stderr if asked.json else sys.stdout),
        heard=heard,
    )


def bar(done: int, games: int) -> None:
    """Draw how far the tournament is, beside the figures and not among them."""
    full = WIDTH * done // games
    end = "\n" if done == games else ""
    print(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
