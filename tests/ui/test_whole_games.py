"""A whole game of bots through the window, with their real process: nothing goes wrong that would be logged."""

import logging
import time

import pytest

from game.bots.worker import Worker
from game.core.match import Match
from game.games import GAMES
from tests.boxes import pytest_id, some
from tests.ui.at_screen import Screen
from tests.ui.at_table import players

MOST = 4000
"""Half-seconds of the table's time after which a game is said to stand still."""


class Awaited(Worker):
    """Its processes are real; whoever looks for an answer waits until it is there, so that no time passes in vain."""

    def poll(self):
        while (answer := super().poll()) is None and self.thinking:
            time.sleep(0.001)
        return answer


@pytest.fixture
def worker():
    one = Awaited("a salt")
    yield one
    one.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize("kinds", some(["bb", "bbb"], first=1))
@pytest.mark.parametrize("game", GAMES, ids=pytest_id)
def test_deckhands_play_a_whole_game_and_the_log_stays_empty(game, kinds, worker, caplog):
    caplog.set_level(logging.WARNING)
    match = Match(game, players(kinds), "AAAA-AAAA", game.options())
    screen = Screen(match, worker=worker, game_speed=0)
    screen.blind = True
    for _moment in range(MOST):
        screen.advance(500, 500)
        if screen.scene.name == "ending":
            break
        if screen.scene.name == "herald":
            screen.click("onward")
    assert match.over
    assert screen.scene.name == "ending"
    assert caplog.records == []
