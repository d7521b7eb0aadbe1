"""`seachest map check`: whether a board drawn in Tiled can be played on."""

from argparse import Namespace

from game.board.tiled import load_board
from game.words import _, plural


def run(asked: Namespace) -> int:
    """Load the map; BadMap says everything that is wrong with it."""
    board = load_board(asked.file)
    spaces = plural("{n} space", "{n} spaces", len(board.spaces))
    print(_("{file} is sound: {title}, {spaces}.").format(file=asked.file, title=board.title, spaces=spaces))
    return 0
