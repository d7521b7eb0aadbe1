"""`seachest map check`: whether a board drawn in Tiled can be played on."""

from argparse import Namespace

from game import maps


def run(asked: Namespace) -> int:
    """Load the map with all that its game needs. BadMap says what is wrong, BadOption that there is no such game."""
    print(maps.sound(asked.file, maps.checked(asked.file)))
    return 0
