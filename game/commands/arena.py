"""`seachest arena`: a tournament between bots, with how sure one can be of its figures."""

import sys
from argparse import Namespace
from functools import partial
from typing import Any

from game import maps
from game.arena.climbing import ladder_command
from game.arena.command import arena_command
from game.commands.common import Refused, options
from game.core.match import find
from game.words import _

WIDTH = 30
"""Letters of the progress bar."""


def run(asked: Namespace) -> int:
    """Play the tournament and print what came of it."""
    game = find(asked.game)
    chosen = options(game, asked.option)
    if asked.map and game.survey is None:
        raise Refused(_("{game} plays the same on every map.").format(game=game.title))
    if asked.map:
        chosen = maps.surveyed(game, chosen, maps.name_of(asked.map))
    if not asked.ladder and (asked.tables or asked.only or asked.judges):
        raise Refused(_("--tables, --only and --judges choose meetings of the ladder: use them with --ladder."))
    if asked.ladder:
        print(_ladder(asked, chosen))
        return 0
    print(
        arena_command(
            asked.game,
            asked.seats.split(","),
            asked.games,
            jobs=asked.jobs,
            scheduler=asked.scheduler,
            seed=asked.seed,
            json_out=asked.json,
            progress=bar if sys.stderr.isatty() else None,
            options=chosen,
            record=asked.record,
        )
    )
    return 0


def _ladder(asked: Namespace, chosen: Any) -> str:
    """The tables or the JSON; beside JSON the meetings are told on the other stream."""
    return ladder_command(
        asked.game,
        asked.games,
        seats=asked.tables,
        only=asked.only,
        judges=asked.judges,
        jobs=asked.jobs,
        scheduler=asked.scheduler,
        seed=asked.seed,
        json_out=asked.json,
        options=chosen,
        say=partial(print, flush=True, file=sys.stderr if asked.json else sys.stdout),
        record=asked.record,
    )


def bar(done: int, games: int) -> None:
    """Draw how far the tournament is, beside the figures and not among them."""
    full = WIDTH * done // games
    end = "\n" if done == games else ""
    print(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
