"""Bots that do not search: which of a few equally good actions suits the bot's temperament."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.bots.luck import LUCK
from game.bots.temper import Temper, bend, utilities
from game.core.chance import Chance, FastChance
from game.core.game import Game, Seat

WORLDS = 12
"""The number of imagined worlds in which each action is tried."""

MOST = 4
"""The most actions that are tried, the first ones."""

LONGEST = 12
"""The number of decisions after which a turn is rated although it has not ended."""

DIFFERENCE = 0.002
"""The utility by which another action must suit better than the first to be chosen."""


def look_one_turn_ahead(game: Game, view: Any, seat: Seat, ideas: Sequence[Any], temper: Temper, chance: Chance) -> Any:
    """Return the action whose outcome at the end of the seat's turn suits the temperament best; in doubt the first.

    All actions are tried in the same imagined worlds with the same luck; later turns of the others are not played.
    """
    few = ideas[:MOST]
    if len(few) == 1:
        return few[0]
    likings = [liking(rated, seat, game.mind.scale, temper) for rated in ends(game, view, seat, few, chance)]
    best = max(likings)
    return few[0] if likings[0] + DIFFERENCE >= best else few[likings.index(best)]


def ends(game: Game, view: Any, seat: Seat, ideas: Sequence[Any], chance: Chance) -> list[list[Sequence[float]]]:
    """Return, for each action, the rating of each imagined world at the end of the seat's turn."""
    found: list[list[Sequence[float]]] = [[] for _idea in ideas]
    for _world in range(WORLDS):
        world = game.imagine(view, chance)
        luck = chance.below(LUCK)
        for number, idea in enumerate(ideas):
            found[number].append(_end(game, world.clone(), seat, idea, FastChance(luck)))
    return found


def liking(ratings: Sequence[Sequence[float]], seat: Seat, scale: float, temper: Temper) -> float:
    """Return how well these equally likely outcomes suit the temperament, in utility.

    Fear counts only how far they are spread, because all actions are about equally good on average; greed counts the
    seat's own gain.
    """
    fearless = replace(temper, fear=0.0)
    plain = [utilities(rated, scale, fearless)[seat] for rated in ratings]
    mean = sum(plain) / len(plain)
    bent = sum([bend(utility, temper) for utility in plain]) / len(plain)
    return bent - bend(mean, temper) + temper.own * mean


def _end(game: Game, world: Any, seat: Seat, idea: Any, chance: Chance) -> Sequence[float]:
    """Return the rating of this world for every seat after the seat's turn, which begins with this action."""
    game.apply(world, seat, idea, chance, None)
    for _step in range(LONGEST):
        acting = game.actors(world)
        if not acting or acting[0] != seat:
            break
        legal = game.legal(world, seat)
        choice = legal[0] if len(legal) == 1 else game.mind.policy(world, seat, legal, chance)
        game.apply(world, seat, choice, chance, None)
    return game.mind.rate(world)
