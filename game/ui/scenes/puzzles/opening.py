"""From a puzzle to its table: the game is played again up to it."""

from game.core.errors import BadOption
from game.core.steps import Steps
from game.games import replay_in_steps
from game.maps import board_of
from game.play.puzzling import Puzzling
from game.ui.scenes.opening import Opening
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.puzzle_table import PuzzleTable
from game.ui.widgets.base import Layer
from game.words import _


def to_puzzle(group: str, id: str) -> Opening:
    """Return the way to the puzzle of this id among those of a box, or the own ones."""
    return Opening(_table(group, id), _("This puzzle cannot be set up"))


def _table(group: str, id: str) -> Steps[Layer]:
    puzzle = known.find(group, id)
    yield
    if puzzle is None:
        raise BadOption(_("This puzzle is not there any more."))
    match = yield from replay_in_steps(puzzle.document())
    board_of(match)
    yield
    puzzling = Puzzling(puzzle, match)
    yield
    return PuzzleTable(group, puzzling)
