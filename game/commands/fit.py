"""`seachest fit`: the weights of a game's judgement, and how well they foretell."""

from argparse import Namespace
from pathlib import Path

from game.arena.fit import fit, table, write
from game.commands.common import Refused
from game.core.match import find
from game.words import _


def run(asked: Namespace) -> int:
    """Play, fit, print, and write the weights where the game reads them."""
    found = fit(
        asked.game,
        asked.games,
        asked.seed,
        level=asked.level,
        looks=asked.looks,
        jobs=asked.jobs,
        scheduler=asked.scheduler,
    )
    print(table(found))
    judgement = find(asked.game).mind.judgement
    assert judgement is not None
    if not asked.dry:
        try:
            write(found, Path(judgement.file))
        except OSError as error:
            words = _("The weights cannot be written to {file}: {error}.")
            raise Refused(words.format(file=judgement.file, error=error)) from error
        print(_("Written to {file}.").format(file=judgement.file))
    return 0
