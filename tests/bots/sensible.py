"""What every game's Mind and every level must do in any position; each game brings its own positions."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.bots.bot import choose
from game.bots.levels import Level
from game.core.chance import FastChance
from game.core.game import Game
from game.core.seats import SeatView

Turns = Iterable[tuple[Any, int]]
"""Positions, each with a seat that must act."""


def assert_weighs(game: Game, turns: Turns) -> None:
    """Priors are one weight an action, the best 255, and the policy plays what is listed."""
    luck = FastChance(4)
    for state, seat in turns:
        legal = game.legal(state, seat)
        priors = game.mind.priors(state, seat, legal)
        assert len(priors) == len(legal)
        assert all(0 <= prior <= 255 for prior in priors)
        assert max(priors) == 255
        assert game.mind.policy(state, seat, legal, luck) in legal


def assert_plays_what_is_listed(game: Game, level: Level, turns: Turns) -> None:
    """This level, with a short search, chooses a legal action."""
    level = level if level.effort is None else replace(level, effort=replace(level.effort, iterations=10, seconds=None))
    for number, (state, seat) in enumerate(turns):
        legal = tuple(game.legal(state, seat))
        observation = SeatView(seat, game.look(state, seat), legal, (), tuple(game.actors(state)))
        assert choose(game, observation, level, number).action in legal
