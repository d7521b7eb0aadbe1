"""`seachest`: the window, at the title."""

import sys
from argparse import Namespace

from game import log, paths, words
from game.cli import FINE, STUMBLED
from game.commands.trouble import IN_WORDS
from game.core.match import Match
from game.ui.checkup import apologise, need_display
from game.ui.scenes.launch import sit_down
from game.ui.scenes.title import Title
from game.ui.settings import load, settings_file
from game.ui.window import Window


def run(_asked: Namespace) -> int:
    """Open the window at the title."""
    return show()


def show(match: Match | None = None) -> int:
    """Show the title, or the table of this match, until the window is closed; log and tell what nobody expected."""
    log.begin()
    need_display()
    kept, _trouble = load(settings_file())
    if kept.language:
        words.use(kept.language, paths.assets("locale"))
    try:
        window = Window(Title())
        if match is not None:
            sit_down(window.app, match)
        window.run()
    except IN_WORDS:
        raise
    except Exception as error:
        what = log.disaster(error)
        print(f"seachest: {what}", file=sys.stderr)
        apologise(what)
        return STUMBLED
    return FINE
