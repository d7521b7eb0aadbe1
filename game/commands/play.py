"""`seachest play`: the window, at a new table."""

from argparse import Namespace

from game.arguments import USUAL_SEATS
from game.commands.common import options, seats
from game.commands.window import show
from game.core.match import Match, find
from game.ui.boards import map_digest


def run(asked: Namespace) -> int:
    """Open the window at a new table."""
    players = seats(asked.seat or USUAL_SEATS)
    game = find(asked.game)
    chosen = options(game, asked.option)
    return show(Match.start(game.id, players, seed=asked.seed, options=chosen, map_digest=map_digest(game)))
