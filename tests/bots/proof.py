"""The proof of fairness for any box: bots that see the same decide alike, and their beliefs are right.

* Exact: a second world is imagined from a seat's View. It must look the same to the seat, list the same actions and
  hold the same pieces; and bots of every level and temperament must find the very same there, to the last bit, with the
  same luck. So nothing that the seat does not see can have counted.
* The other way round, leaks are planted, and the proof must find them.
* Statistical: in many random games something hidden is compared with what is imagined of it. If beliefs are right,
  truth and imagination may change places: Bowker, "A Test for Symmetry in Contingency Tables" (1948). No conclusions
  are drawn from what others do, so what random players give away, as by selling, would show in very many games.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from game.bots.bot import Thought, choose, pairs
from game.bots.levels import LEVELS, Level
from game.bots.temper import TEMPERS
from game.core.chance import FastChance
from game.core.game import Game, Seat
from game.core.seats import SeatView
from tests.bots.fairness import honest, positions
from tests.bots.hidden import BOXES, copied, told

EVERY = 11
"""Moves between two positions of a game that are looked at."""

ITERATIONS, FAR = 12, 2
"""How long and how far the bots search here: where they would differ, they do so at once."""

FEWEST = 10
"""Pairs of different numbers that make a cell of a table count."""

Leak = Callable[[Game, Any], Game]


@dataclass(slots=True)
class Found:
    """What the exact proof found, in numbers of positions."""

    positions: int = 0
    other: int = 0
    """Where another seat would see that the second world is not the true one."""
    unseen: int = 0
    """Where it did not look the same, or listed or held something else."""
    unlike: int = 0
    """Where a bot decided otherwise."""


def level_of(number: int) -> Level:
    """One of all levels and temperaments, in turn."""
    return replace(LEVELS[number % len(LEVELS)], temper=TEMPERS[number // len(LEVELS) % len(TEMPERS)])


def briefly(game: Game, level: Level) -> tuple[Game, Level]:
    """The level searches as it does in this game, but as long and as far as the proof needs."""
    if level.effort is None:
        return game, level
    if pairs(game, level):
        game = replace(game, mind=replace(game.mind, paired=0))
    short = replace(level.effort, iterations=ITERATIONS, horizon=min(FAR, level.effort.horizon), seconds=None)
    return game, replace(level, effort=short)


def turns(game: Game, seats: int, count: int, seed: int = 0) -> Iterator[tuple[Any, Seat]]:
    """So many positions, each with a seat that has a choice, out of games half sensible and half random.

    Where little is hidden in a game, it is in every second of them (`Box.rare`).
    """
    found, hides = 0, BOXES[game.id].rare
    while found < count:
        for number, state in enumerate(positions(game, seats, seed, EVERY)):
            acting = game.actors(state)
            seat = acting[number % len(acting)]
            if len(game.legal(state, seat)) > 1 and found < count and (found % 2 or hides(state, seat)):
                found += 1
                yield state, seat
        seed += 1


def decide(game: Game, state: Any, seat: Seat, number: int) -> Thought:
    """What a bot in this seat finds out and does, who is given what the seat sees."""
    observation = SeatView(seat, game.look(state, seat), tuple(game.legal(state, seat)), (), tuple(game.actors(state)))
    game, level = briefly(game, level_of(number))
    return choose(game, observation, level, number)


def prove(game: Game, seats: int, count: int, seed: int = 0, leak: Leak = honest) -> Found:
    """The exact proof over so many positions. With a leak, stops when it has been found five times either way."""
    found, pieces = Found(), BOXES[game.id].pieces
    for number, (state, seat) in enumerate(turns(game, seats, count, seed)):
        other = game.imagine(game.look(state, seat), FastChance(number + 1))
        here, there = leak(game, state), leak(game, other)
        found.positions += 1
        found.other += any(game.look(state, who) != game.look(other, who) for who in range(seats))
        alike = there.look(other, seat) == here.look(state, seat)
        alike = alike and there.legal(other, seat) == here.legal(state, seat)
        found.unseen += not alike or pieces(state) != pieces(other)
        found.unlike += alike and decide(here, state, seat, number) != decide(there, other, seat, number)
        if leak is not honest and max(found.unseen, found.unlike) == 5:
            break
    return found


LEAKS: dict[str, Leak] = {"copied": copied, "told": told}


def believed(game: Game, seats: int, games: int, seed: int = 0) -> dict[str, float]:
    """By hidden thing, how likely it is that beliefs as right as can be would look as wrong in so many random games."""
    tables: dict[str, Counter[tuple[int, int]]] = {}
    for number in range(seed, seed + games):
        state, seat = _somewhere(game, seats, number)
        view = game.look(state, seat)
        world = game.imagine(view, FastChance(number + 1))
        imagined = BOXES[game.id].things(world, view, number)
        for name, truth in BOXES[game.id].things(state, view, number).items():
            tables.setdefault(name, Counter())[truth, imagined[name]] += 1
    return {name: symmetry(table) for name, table in tables.items()}


def _somewhere(game: Game, seats: int, number: int) -> tuple[Any, Seat]:
    """One position of one random game, each as likely as any other, and a seat."""
    luck = FastChance(number)
    state = game.setup(game.options(), seats, luck)
    chosen, met = state, 0
    while acting := game.actors(state):
        met += 1
        if luck.below(met) == 0:
            chosen = state.clone()
        seat = acting[luck.below(len(acting))]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[luck.below(len(legal))], luck, None)
    return chosen, number % seats


def symmetry(table: Counter[tuple[int, int]]) -> float:
    """How likely a table as lopsided as this would be if its two sides were alike."""
    square, freedom = 0.0, 0
    for one, other in combinations(sorted({number for cell in table for number in cell}), 2):
        here, there = table[one, other], table[other, one]
        if here + there >= FEWEST:
            square += (here - there) ** 2 / (here + there)
            freedom += 1
    return tail(square, freedom)


def tail(square: float, freedom: int) -> float:
    """How often chi-square exceeds this with so many degrees of freedom."""
    if freedom == 0 or square <= 0:
        return 1.0
    half = square / 2
    share, step = (math.erfc(math.sqrt(half)), 0.5) if freedom % 2 else (math.exp(-half), 1.0)
    while step < freedom / 2:
        share += math.exp(step * math.log(half) - half - math.lgamma(step + 1))
        step += 1
    return share
