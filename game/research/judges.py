"""Outside judges of our bots: the search bots of OpenSpiel themselves, at the same time a decision.

A judge sees what a bot of ours sees: one seat's View. ISMCTS gets a fresh world from `Game.imagine` for each
simulation, MCTS one for the whole decision, with the luck in it still open. Both are OpenSpiel's own in Python (those
in C++ cannot play games made in Python). What they are given so as to be strong: playouts that run inside our engine
instead of through OpenSpiel, a playout that ends after PLAYOUT rounds at the rating of the position that our Skipper
goes by, the lead over the best rival as the goal, and a View as the key of an information set instead of its text.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from game.bots.levels import SKIPPER
from game.bots.temper import utilities
from game.core.chance import FastChance
from game.core.game import Game
from game.core.seats import SeatView
from game.research.spiel import CHANCE, FACES, PREFIX, BoxState

try:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ModuleNotFoundError as missing:
    words = 'OpenSpiel is not here; in the folder of Seachest: pip install -e ".[research]"'
    raise ModuleNotFoundError(words) from missing

Judge = Callable[[Game, SeatView, int, float], Any]
"""(game, what the seat sees, seed, seconds) -> its action."""

CURIOSITY = 0.3
"""The constant of the upper confidence bound; utilities lie between 0 and 1 and rarely differ by more than 0.2."""

PLAYOUT = 3
"""Rounds (in the unit of `Mind.horizon`) that a playout lasts: about as far as the Skipper looks, or farther."""

ENDLESS = 1_000_000


def judge(name: str) -> Judge:
    """The judge of this name, "openspiel_ismcts" or "openspiel_mcts"; it thinks at each decision until its time is up.

    Time is processor time, as for our own bots in a tournament: a busy machine favours nobody.
    """
    search = {"openspiel_ismcts": _ismcts, "openspiel_mcts": _mcts}[name]

    def decide(game: Game, observation: SeatView, seed: int, seconds: float) -> Any:
        if len(observation.legal) == 1:
            return observation.legal[0]
        loaded = _loaded(game.id, observation.view.seats)
        world = loaded.imagined(observation.view, seed)
        assert world.current_player() == observation.seat, "seats that choose at once are asked in turn"
        return loaded.book.actions[search(loaded, world, seed, seconds)]

    return decide


@cache
def _loaded(game_id: str, seats: int) -> Any:
    return pyspiel.load_game(f"{PREFIX}{game_id}", {"players": seats, "goal": "lead"})


class TimeIsUp(Exception):
    """The clock struck between two simulations."""


class Playouts(mcts.Evaluator):
    """Random play to a horizon, then the box's own rating of the position, as utilities; all inside our engine."""

    def __init__(self, seed: int) -> None:
        """The same luck for the same seed."""
        self.luck = FastChance(seed)

    def prior(self, state: BoxState) -> list[tuple[int, float]]:
        """Everything is as likely as everything else."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: BoxState) -> Any:
        """What each seat may hope for after one playout from here."""
        run = state.run.__deepcopy__(None)
        if run.actor == CHANCE:
            run.step(self.luck.below(FACES))
        game, world, luck = run.game, run.state, self.luck
        actors, legal, apply, horizon = game.actors, game.legal, game.apply, game.mind.horizon
        end = horizon(world) + PLAYOUT
        while horizon(world) < end and (acting := actors(world)):
            seat = acting[0]
            options = legal(world, seat)
            apply(world, seat, options[luck.below(len(options))], luck, None)
        assert SKIPPER.effort is not None
        return numpy.array(utilities(game.mind.rating(SKIPPER.effort.taught)(world), game.mind.scale))


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's ISMCTS that stops when its time is up."""

    deadline = 0.0

    def get_state_key(self, state: BoxState) -> Any:
        """The View of whoever acts: as good a key as its text, and quicker."""
        if state.run.key is None:
            player = state.current_player()
            state.run.key = (player, state.view(player))
        return state.run.key

    def sample_root_state(self, state: BoxState) -> Any:
        """A fresh world, while there is time."""
        if self._root_node.total_visits > 0 and time.process_time() >= self.deadline:
            raise TimeIsUp
        return super().sample_root_state(state)

    def decide(self, state: BoxState, seconds: float) -> int:
        """Searches for so long; the most visited action."""
        self.deadline = time.process_time() + seconds
        with suppress(TimeIsUp):
            self.run_search(state)
        return int(max(self.get_final_policy(state, self._root_node), key=lambda pair: pair[1])[0])


class TimedMCTS(mcts.MCTSBot):
    """OpenSpiel's MCTS that stops when its time is up."""

    deadline = 0.0
    top: Any = None

    def _apply_tree_policy(self, root: Any, state: BoxState) -> Any:
        self.top = root
        if root.explore_count > 1 and time.process_time() >= self.deadline:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)

    def decide(self, state: BoxState, seconds: float) -> int:
        """Searches for so long; the most visited action."""
        self.deadline = time.process_time() + seconds
        with suppress(TimeIsUp):
            self.mcts_search(state)
        return int(self.top.best_child().action)


def _ismcts(game: Any, world: BoxState, seed: int, seconds: float) -> int:
    random_state = numpy.random.RandomState(seed % 2**32)
    return TimedISMCTS(game, Playouts(seed), CURIOSITY, ENDLESS, random_state=random_state).decide(world, seconds)


def _mcts(game: Any, world: BoxState, seed: int, seconds: float) -> int:
    random_state = numpy.random.RandomState(seed % 2**32)
    bot = TimedMCTS(game, CURIOSITY, ENDLESS, Playouts(seed), solve=False, random_state=random_state)
    return bot.decide(world, seconds)
