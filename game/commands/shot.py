"""`seachest shot`: a picture of the table as one viewer sees it, with no window."""

import os
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before anything asks for a display

from game import disk, maps
from game.arena.tournament import check_seats
from game.commands.common import Refused, options
from game.games import find
from game.ui.shell.shot import shot
from game.words import _


def run(asked: Namespace) -> int:
    """Play the steps and draw."""
    if asked.file.suffix.lower() != ".png":
        raise Refused(_("{file} does not end in .png.").format(file=asked.file))
    if not asked.file.parent.is_dir():
        raise Refused(_("The folder {folder} does not exist.").format(folder=asked.file.parent))
    if asked.file.is_dir():
        raise Refused(_("{file} is a folder; name a file in it.").format(file=asked.file))
    if asked.file.exists() and not disk.is_file(asked.file):
        raise Refused(_("{file} is a pipe or a device, and no file.").format(file=asked.file))
    game = find(asked.game)
    chosen, name = options(game, asked.option), maps.asked_for(game, asked.map)
    check_seats(game, asked.players)
    deal = (asked.game, asked.players, asked.seed, asked.steps)
    with TemporaryDirectory() as folder:  # what draws does not say in words why it cannot write
        drawn = Path(folder) / "shot.png"
        shot(*deal, asked.view, asked.size, asked.text, drawn, chosen, name)
        picture = drawn.read_bytes()
    try:
        asked.file.write_bytes(picture)
    except OSError as error:
        words = _("The picture cannot be written to {file}: {error}.")
        raise Refused(words.format(file=asked.file, error=error.strerror)) from error
    return 0
