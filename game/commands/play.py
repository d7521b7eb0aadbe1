"""`seachest play`: the window, at a new table."""

from argparse import Namespace

from game import maps
from game.arguments import USUAL_SEATS
from game.commands.common import options, seats
from game.commands.window import show
from game.games import find


def run(asked: Namespace) -> int:
    """Open the window at a new table."""
    players = seats(asked.seat or USUAL_SEATS)
    game = find(asked.game)
    chosen = options(game, asked.option)
    return show(maps.start(game, players, asked.seed, chosen, maps.asked_for(game, asked.map)))
