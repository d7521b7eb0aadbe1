"""How fast the rules run: random play, copying, imagining. Printed by `make bench`."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.arena.playing import random_play
from game.bots.bot import thinker
from game.bots.levels import MATE, SKIPPER
from game.core.chance import FastChance
from game.core.game import Game
from game.games import GAMES

SECONDS = 1.0
"""How long each figure is measured."""

PLACES = 8
"""Positions of a game from which a search is measured."""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure; `goal` in words, "" where there is none."""

    game: str
    what: str
    value: float
    unit: str
    goal: str = ""


def run_core_bench(seconds: float = SECONDS) -> list[Row]:
    """All figures of all games, each at four players (or the game's most, if that is fewer)."""
    rows = []
    for game in GAMES:
        seats = min(4, max(game.seats))
        rows += _rows(game, seats, seconds)
    return rows


def _rows(game: Game, seats: int, seconds: float) -> list[Row]:
    moves, games = random_play(game, seats, seconds)
    state = midgame(game, seats)
    seat = game.actors(state)[0]
    view = game.look(state, seat)
    luck = FastChance(1)
    assert MATE.effort is not None
    search = thinker(game, view, MATE)(game, view, seat, MATE.effort, luck)
    return [
        Row(game.id, f"random play, {seats} players", moves, "moves/s", "200,000"),
        Row(game.id, f"random play, {seats} players", games, "games/s"),
        Row(game.id, "clone", _microseconds(state.clone, seconds), "µs", "below 5"),
        Row(game.id, "look", _microseconds(lambda: game.look(state, seat), seconds), "µs"),
        Row(game.id, "imagine", _microseconds(lambda: game.imagine(view, luck), seconds), "µs", "below 40"),
        Row(game.id, "one iteration of Mate's search", _microseconds(search.iterate, seconds), "µs"),
        Row(game.id, f"Skipper's search, {seats} players", search_speed(game, seats, seconds), "iterations/s", "3,000"),
    ]


def search_speed(game: Game, seats: int, seconds: float) -> float:
    """Iterations a second of Skipper's search, as a mean over positions from the beginning of a game to its end."""
    states = [state for state in _game(game, seats) if len(game.legal(state, game.actors(state)[0])) > 1]
    places = [states[len(states) * part // PLACES] for part in range(PLACES)]
    done, spent = 0, 0.0
    assert SKIPPER.effort is not None
    for state in places:
        seat = game.actors(state)[0]
        view = game.look(state, seat)
        search = thinker(game, view, SKIPPER)(game, view, seat, SKIPPER.effort, FastChance(1))
        start = time.perf_counter()
        while time.perf_counter() - start < seconds / PLACES:
            search.iterate()
        spent += time.perf_counter() - start
        done += search.iterations
    return done / spent


def midgame(game: Game, seats: int) -> Any:
    """A position about half-way through a game played by rule of thumb."""
    states = _game(game, seats)
    return states[len(states) // 2]


def _game(game: Game, seats: int) -> list[Any]:
    """Every position of a game played by rule of thumb."""
    states = []
    luck = FastChance(7)
    state = game.setup(game.options(), seats, luck)
    while acting := game.actors(state):
        states.append(state.clone())
        options = game.legal(state, acting[0])
        game.apply(state, acting[0], game.mind.policy(state, acting[0], options, luck), luck, None)
    return states


def _microseconds(work: Callable[[], Any], seconds: float) -> float:
    """The mean time of one call, in microseconds."""
    calls = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _turn in range(20):
            work()
        calls += 20
    return spent / calls * 1e6
