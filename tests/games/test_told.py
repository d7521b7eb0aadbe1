import pytest

from game.games import GAMES
from tests.boxes import pytest_id
from tests.games.told import file_of, lines


@pytest.mark.parametrize("game", GAMES, ids=pytest_id)
def test_what_happens_is_told_in_the_same_words_as_before(game):
    assert lines(game) == file_of(game).read_text("utf-8").splitlines()
