"""The journal of a table that opens: its own, or that of the table before it."""

from typing import cast

from game.storage import autosaves
from game.ui.scenes.play.desk import TABLE, Desk


def take_journal(desk: Desk) -> None:
    """Take over the journal of the last table if it contains this match, else begin a new one.

    The match is saved; the table tells where that fails.
    """
    tables = [cast(Desk, scene) for scene in desk.app.scenes if scene.name == TABLE and scene is not desk]
    old = next((table for table in tables if table.autosave is not None), None)
    if desk.autosave is None:
        goes_on = old and old.autosave and old.autosave.stands_at(desk.match)
        desk.autosave = old.autosave if old and goes_on else autosaves.begin(desk.match)
    if old and old.autosave is desk.autosave:
        old.autosave = None
    desk.session.playing.keep()
    words = desk.session.playing.trouble or (desk.autosave.warning if desk.autosave else "")
    if words:
        desk.session.showing.say(words)
