"""`seachest`: the window, at the title."""

from argparse import Namespace

from game import log
from game.cli import FINE, STUMBLED
from game.ui.checkup import apologise, need_display
from game.ui.scene import Scene
from game.ui.scenes.title import Title
from game.ui.window import Window


def run(_asked: Namespace) -> int:
    """Open the window at the title."""
    return show(Title())


def show(first: Scene) -> int:
    """Show this scene until the window is closed; what nobody expected is logged, and told on the screen."""
    log.begin()
    need_display()
    try:
        Window(first).run()
    except Exception as error:
        apologise(log.disaster(error))
        return STUMBLED
    return FINE
