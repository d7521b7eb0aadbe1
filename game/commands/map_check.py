"""`seachest map check`: whether a board drawn in Tiled can be played on."""

from argparse import Namespace

from game import maps
from game.board.board import BadMap
from game.board.tiled import load_board
from game.games import find
from game.words import _, plural


def run(asked: Namespace) -> int:
    """Load the map with all that its game needs. BadMap says what is wrong, BadOption that there is no such game."""
    board = load_board(asked.file)
    maps.load(find(str(board.properties["game"])), asked.file)
    clash = maps.clash(asked.file)
    if clash:
        raise BadMap(asked.file, [clash])
    spaces = plural("{n} space", "{n} spaces", len(board.spaces))
    print(_("{file} is sound: {title}, {spaces}.").format(file=asked.file, title=board.title, spaces=spaces))
    return 0
