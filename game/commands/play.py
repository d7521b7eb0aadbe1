"""`seachest play`: the window, at a new table."""

from argparse import Namespace

from game.arguments import USUAL_SEATS
from game.commands.common import options, seats
from game.commands.window import show
from game.core.match import Match, find
from game.ui.boards import board_named


def run(asked: Namespace) -> int:
    """Open the window at a new table."""
    players = seats(asked.seat or USUAL_SEATS)
    chosen = options(find(asked.game), asked.option)
    board = board_named(find(asked.game).staging.map)
    return show(Match.start(asked.game, players, seed=asked.seed, options=chosen, map_digest=board.digest))
