"""Tournaments through the worker's processes, as bots play at a table: what crosses the pipe changes no decision."""

import logging
from dataclasses import replace

import pytest

from game.arena import movers
from game.arena.crews import crew
from game.arena.movers import mover
from game.arena.tournament import contest
from game.bots.levels import OLD_SALT, SKIPPER
from game.bots.worker import Answer, Worker
from game.games import GAMES
from tests.boxes import pytest_id


@pytest.fixture(autouse=True)
def _a_worker_for_each_test():
    """No process outlives its test."""
    yield
    if movers._worker.cache_info().currsize:
        movers._worker().close()
        movers._worker.cache_clear()


def games_of(game, levels, count):
    with crew() as alone:
        return [replace(one, levels=()) for one in contest(game.id, levels, count, alone)]


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", GAMES, ids=pytest_id)
def test_deckhands_play_the_same_games_in_a_process_of_their_own(game, caplog):
    caplog.set_level(logging.WARNING)
    seats = min(3, max(game.seats))
    assert games_of(game, ["deckhand@table"] * seats, 1) == games_of(game, ["deckhand"] * seats, 1)
    assert caplog.records == []


def test_a_search_plays_the_same_game_there_when_no_clock_ends_it(caplog):
    caplog.set_level(logging.WARNING)
    game = GAMES[0]
    assert games_of(game, ["mate/6@table", "deckhand"], 1) == games_of(game, ["mate/6", "deckhand"], 1)
    assert caplog.records == []


def test_it_has_the_time_and_the_processes_that_it_has_at_a_table(monkeypatch):
    asked = []

    monkeypatch.setattr(Worker, "ask", lambda _self, _game, _observation, level, _seed: asked.append(level))
    monkeypatch.setattr(Worker, "poll", lambda _self: Answer(_Thought()))
    mover("old_salt@table")(GAMES[0], None, 1)
    mover("skipper/40@table")(GAMES[0], None, 1)
    assert asked == [OLD_SALT, replace(SKIPPER, effort=replace(SKIPPER.effort, iterations=40, seconds=None))]


def test_what_went_wrong_there_is_told(monkeypatch, caplog):
    monkeypatch.setattr(Worker, "ask", lambda *_asked: None)
    monkeypatch.setattr(Worker, "poll", lambda _worker: Answer(_Thought(), "a traceback"))
    assert mover("deckhand@table")(GAMES[0], None, 1) == "done"
    assert [record.getMessage() for record in caplog.records] == [
        "a deckhand of key_largo decided in spite of: a traceback"
    ]


class _Thought:
    action = "done"
