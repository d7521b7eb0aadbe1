"""From a set-up to a table."""

from collections.abc import Mapping

from game.board.board import BadMap
from game.core.errors import BadOption
from game.core.match import Match
from game.core.pins import hashed
from game.play.last_tables import remembered
from game.storage.autosaves import Autosave
from game.storage.saves import CannotSave
from game.ui.scenes import to
from game.ui.scenes.logbook.noting import own_pins, people_at
from game.ui.scenes.play.desk import TABLE, table_key
from game.ui.scenes.start.sitting import set_in_steps
from game.ui.widgets.base import Layer, Program

CANNOT_SIT = (BadOption, BadMap, CannotSave)
"""Why a table cannot be set, each in words."""


def quick_match() -> Match:
    """A match at the last table. BadOption or BadMap when that table cannot be set any more."""
    return remembered().match()


def sit_down(
    app: Program,
    match: Match,
    autosave: Autosave | None = None,
    *,
    resumed: bool = False,
    guarded: bool = False,
    pins: Mapping[int, str] | None = None,
    instead: Layer | None = None,
) -> None:
    """Show the table of this match, some frames later where setting it takes longer than a frame has time for.

    Without an autosave it gets one, and says so where the disk refuses. BadMap or BadSave when there is no such map.

    `pins` are the digits that open the seats' private views; a table that has had some keeps them, so that nobody gets
    rid of them by loading it. The table comes instead of the scene `instead`, or of a table that is open: there
    is one table at a time.
    """
    own = own_pins(match, people_at(match)) if autosave is None and not match.step else {}
    if pins is not None:
        app.pins.pop(table_key(match), None)
        match.pins = {seat: hashed(pin) for seat, pin in pins.items()}
    match.pins = own | match.pins
    old = instead or next((scene for scene in app.scenes if scene.name == TABLE), None)
    table = app.scene_for(to.Playing(match, autosave, resumed, guarded))
    set_in_steps(app, table, old)
