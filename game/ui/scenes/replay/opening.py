"""From a kept game to its replay: it is played again."""

from game.core.match import Match
from game.core.steps import Steps
from game.games import replay_in_steps
from game.logbook.store import Logbook
from game.logbook.writing import mark_of
from game.maps import board_of
from game.play.replaying.film import Film
from game.ui.scenes.opening import Opening
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.widgets.base import Layer
from game.words import _


def to_replay(match: Match | None, logged: str, step: int | None = None) -> Opening:
    """Return the way to the replay of a match, or of one of the logbook by its id.

    It begins at this step, None = at the beginning.
    """
    return Opening(_replay(match, logged, step), _("This game cannot be shown"))


def _replay(match: Match | None, logged: str, step: int | None) -> Steps[Layer]:
    if match is None:
        document = Logbook().kept(logged)
        yield
        match = yield from replay_in_steps(document)
    yield
    film = Film(match, board_of(match))
    yield
    return ReplayScene(film, logged or (mark_of(match.to_document()) if match.over else ""), step)
