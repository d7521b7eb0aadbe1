"""A box in numbers: every action there is, in a fixed order, and what a finished game is worth."""

import importlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from game.bots.temper import utilities
from game.core.game import Game
from game.kit.numbers import Numbers, Part


class Book:
    """All actions of a box, numbered from 0 in the order in which its module `actions` builds them.

    The numbers stay the same as long as `Game.rules_version` does.
    """

    def __init__(self, game_id: str) -> None:
        """Every action is built once, at import, and stands in a table of that module."""
        module = importlib.import_module(f"game.games.{game_id}.actions")
        kinds = frozenset(module.ACTIONS)
        self.actions: tuple[Any, ...] = tuple(dict.fromkeys(_found(tuple(vars(module).values()), kinds)))
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Any) -> int:
        """The number of this action. KeyError when the box has no such action."""
        return self._numbers[action]

    def numbers(self, actions: Sequence[Any]) -> list[int]:
        """The numbers of these actions, the smallest first."""
        return sorted([self._numbers[action] for action in actions])


def _found(values: tuple[Any, ...], kinds: frozenset[type]) -> Iterator[Any]:
    for value in values:
        if type(value) in kinds:
            yield value
        elif isinstance(value, tuple):
            yield from _found(value, kinds)
        elif isinstance(value, dict):
            yield from _found(tuple(value.values()), kinds)


@cache
def book(game_id: str) -> Book:
    """The book of the box with this id; it is made once."""
    return Book(game_id)


def payoff(game: Game, state: Any, goal: str) -> list[float]:
    """What a finished game is worth to each seat: its share of the first place, or its lead.

    The lead is one in points where the box's judgement foretells points, else as the box rates the end.
    """
    result = game.result(state)
    assert result is not None, "the game is not over"
    if goal == "lead":
        judgement = game.mind.judgement
        points = judgement is not None and judgement.aim == "score"
        return utilities(result.scores if points else game.mind.rate(state), game.mind.scale)
    return list(result.shares)


@cache
def layout(game_id: str) -> Part:
    """How this box's Views are laid out in numbers. ModuleNotFoundError for a box that does not say so."""
    part: Part = importlib.import_module(f"game.games.{game_id}.numbers").layout()
    return part


def vector(game_id: str, view: Any) -> Numbers:
    """This View of the box in numbers, as many as its layout has."""
    out: Numbers = []
    layout(game_id).put(view, out)
    return out
