"""Random games seen over the shoulder: each position with what a seat sees, and what was told since."""

import random
from dataclasses import dataclass, replace
from typing import Any

from game import paths
from game.board.tiled import load_board
from game.core.chance import Chance
from game.core.player import Player
from game.games.dark_water_salvage.actions import ACTIONS, Apply, Done
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.observation import look
from game.games.dark_water_salvage.rules.survey import Options
from game.games.dark_water_salvage.table.staging import STAGING, lay_out

BOARD = load_board(paths.maps("lake.tmx"))
PLAYERS = tuple(Player(name, colour=seat) for seat, name in enumerate(("Ann", "Bo", "Cleo", "Dov", "Eve")))


@dataclass(frozen=True)
class Sight:
    """One position: the true state, who acts, its view, its actions, and the events that led here."""

    state: Any
    seat: int
    view: Any
    legal: tuple[Any, ...]
    told: tuple[Any, ...]

    def table(self, picked=(), desk=None):
        more = () if desk is None else (desk,)
        return lay_out(BOARD, self.view, self.legal, picked, PLAYERS, *more)


def positions(seats, seed, assist="reasons"):
    """A random game of all kinds of deeds, position by position; the last has no actions."""
    state = engine.setup(Options(assist=assist), seats, Chance(str(seed), 0))
    luck, step, told = random.Random(seed), 0, []
    while actors := engine.actors(state):
        seat = luck.choice(actors)
        legal = tuple(engine.legal(state, seat))
        yield Sight(state, seat, look(state, seat), legal, tuple(told))
        kinds = {type(action) for action in legal if type(action) is not Done or luck.random() < 0.05}
        kind = luck.choice(sorted(kinds, key=ACTIONS.index))
        wanted = [action for action in legal if type(action) is kind]
        if kind is Apply:
            wanted = wanted[:24]
        step, told = step + 1, []
        engine.apply(state, seat, luck.choice(wanted), Chance(str(seed), step), told.append)
    yield Sight(state, -1, look(state, None), (), tuple(told))


def offer(state, seat, action, assist=None):
    """How the table offers this action to this seat in its own view."""
    return next(each for each in seen(state, seat, assist=assist).offers if each.action == action)


def seen(state, seat, picked=(), desk=None, assist=None):
    """The table as this seat (None: everybody) sees it."""
    view = look(state, seat)
    if assist:
        view = replace(view, assist=assist)
    legal = engine.legal(state, seat) if seat is not None else ()
    more = () if desk is None else (desk,)
    return STAGING.lay_out(BOARD, view, legal, picked, PLAYERS, *more)
