"""Random play, the yardstick of how fast rules are; in the compiled build this loop is compiled with them."""

import time

from game.core.chance import FastChance
from game.core.game import Game


def random_play(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Random games for this long: (moves a second, games a second)."""
    actors, legal, apply = game.actors, game.legal, game.apply
    luck = FastChance(1)
    moves = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = game.setup(game.options(), seats, luck)
        while acting := actors(state):
            seat = acting[0]
            options = legal(state, seat)
            apply(state, seat, options[luck.below(len(options))], luck, None)
            moves += 1
        games += 1
    return moves / spent, games / spent
