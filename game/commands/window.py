"""`seachest`: the window, at the title."""

import sys
from argparse import Namespace
from functools import partial
from importlib import import_module

from game import log, paths, words
from game.cli import FINE, STUMBLED, in_words
from game.core.match import Match
from game.ui.scenes.start.title import Title
from game.ui.shell.checkup import apologise, need_display
from game.ui.shell.settings import load, settings_file
from game.ui.shell.window import Window


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
        if match is None:
            if not settings_file().exists():
                welcome(window)
            window.app.after(1, partial(get_ready, window))
        else:
            import_module("game.ui.scenes.start.launch").sit_down(window.app, match)
        window.run()
    except Exception as error:
        if in_words(error):
            raise
        what = log.disaster(error)
        print(f"seachest: {what}", file=sys.stderr)
        apologise(what)
        return STUMBLED
    return FINE


def welcome(window: Window) -> None:
    """Ask at the first start what somebody new would like; who has pressed a box meanwhile, for that box."""
    first_steps = import_module("game.ui.scenes.lessons.first_steps").FirstSteps
    settings = import_module("game.ui.scenes.start.welcome").Welcome
    title = window.app.top
    window.hear()
    window.app.push(first_steps(title.pressed if isinstance(title, Title) else ""))
    window.app.push(settings())


def get_ready(window: Window) -> None:
    """Load what the title leads to, now that it can be seen, and keep its painting for the next start."""
    window.app.gallery.keep_paintings()
    for scene in ("start.launch", "start.shelf", "start.load", "settings.settings_scene", "play.table"):
        import_module(f"game.ui.scenes.{scene}")
    window.garbage.begin()
