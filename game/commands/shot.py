"""`seachest shot`: a picture of the table as one viewer sees it, with no window."""

from argparse import Namespace

from game.commands.common import Refused, options, play_on, seats
from game.core.match import Match, find
from game.words import _

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""Who sits at the table in pictures."""


def run(asked: Namespace) -> int:
    """Play the steps and draw."""
    if isinstance(asked.view, int) and asked.view >= asked.players:
        last = asked.players - 1
        raise Refused(_("there is no seat {seat}; the seats are 0 to {last}.").format(seat=asked.view, last=last))
    if asked.file.suffix.lower() != ".png":
        raise Refused(_("{file} does not end in .png.").format(file=asked.file))
    if not asked.file.parent.is_dir():
        raise Refused(_("the folder {folder} does not exist.").format(folder=asked.file.parent))
    chosen = options(find(asked.game), asked.option)
    players = seats([f"human:{name}" for name in NAMES[: asked.players]])
    match = Match.start(asked.game, players, seed=asked.seed, options=chosen)
    play_on(match, asked.steps)
    return _draw(match, asked)
