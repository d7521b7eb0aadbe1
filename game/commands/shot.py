"""`seachest shot`: a picture of the table as one viewer sees it, with no window."""

import os
from argparse import Namespace

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before anything asks for a display

from game import maps
from game.commands.common import Refused, options
from game.core.match import find
from game.ui.shot import shot
from game.words import _


def run(asked: Namespace) -> int:
    """Play the steps and draw."""
    if asked.file.suffix.lower() != ".png":
        raise Refused(_("{file} does not end in .png.").format(file=asked.file))
    if not asked.file.parent.is_dir():
        raise Refused(_("The folder {folder} does not exist.").format(folder=asked.file.parent))
    game = find(asked.game)
    chosen, name = options(game, asked.option), maps.asked_for(game, asked.map)
    deal = (asked.game, asked.players, asked.seed, asked.steps)
    shot(*deal, asked.view, asked.size, asked.text, asked.file, chosen, name)
    return 0
