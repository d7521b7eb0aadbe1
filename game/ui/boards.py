"""The boards that come with the program, read once."""

from functools import cache

from game import paths
from game.board.board import Board
from game.board.tiled import load_board
from game.core.game import Game
from game.games import GAMES


@cache
def board_named(name: str) -> Board:
    """The board of the map with this name; BadMap when it is broken or lacks what a game on it needs."""
    needed = [space for game in GAMES if game.staging.map == name for space in game.staging.spaces]
    return load_board(paths.maps(f"{name}.tmx"), needed)


def map_digest(game: Game) -> str:
    """The fingerprint of this game's map, for a match to remember; "" for a game without one."""
    return board_named(game.staging.map).digest if game.staging.map else ""
