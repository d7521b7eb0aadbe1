"""`seachest fit`: the weights of a game's judgement, and how well they foretell."""

from argparse import Namespace
from pathlib import Path

from game.arena.fit import fit, table, write
from game.arena.movers import level_id, mover
from game.commands.common import Refused
from game.games import find
from game.words import _


def run(asked: Namespace) -> int:
    """Play, fit, print, and write the weights where the game reads them."""
    mover(asked.level)
    judgement = find(asked.game).mind.judgement
    file = judgement.files.get(level_id(asked.level)) if judgement is not None else None
    if judgement is not None and file is None and not asked.dry:
        words = _("{game} reads no weights fitted to games of “{level}”. With --dry they are only printed.")
        raise Refused(words.format(game=find(asked.game).title, level=asked.level))
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
    if file is not None and not asked.dry:
        try:
            write(found, Path(file))
        except OSError as error:
            words = _("The weights cannot be written to {file}: {error}.")
            raise Refused(words.format(file=file, error=error)) from error
        print(_("Written to {file}.").format(file=file))
    return 0
