"""The look of somebody who does not search: which of a few ideas that seem as good suits its temperament."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.bots.luck import LUCK
from game.bots.temper import Temper, bend, utilities
from game.core.chance import Chance, FastChance
from game.core.game import Game, Seat

WORLDS = 12
"""In how many imagined worlds an idea is looked at."""

MOST = 4
"""Ideas that are looked at, the likeliest first."""

LONGEST = 12
"""Decisions after which a turn is looked at as it is, though it has not ended."""

DIFFERENCE = 0.002
"""Utility by which an idea must suit it better than the likeliest does."""


def look_one_turn_ahead(game: Game, view: Any, seat: Seat, ideas: Sequence[Any], temper: Temper, chance: Chance) -> Any:
    """The idea that suits the temperament best at the end of the seat's own turn, else the first.

    All ideas meet the same worlds and the same luck; what others will do is not imagined.
    """
    few = ideas[:MOST]
    if len(few) == 1:
        return few[0]
    likings = [liking(rated, seat, game.mind.scale, temper) for rated in ends(game, view, seat, few, chance)]
    best = max(likings)
    return few[0] if likings[0] + DIFFERENCE >= best else few[likings.index(best)]


def ends(game: Game, view: Any, seat: Seat, ideas: Sequence[Any], chance: Chance) -> list[list[Sequence[float]]]:
    """By idea: what is rated in each of some worlds when the seat has had its turn."""
    found: list[list[Sequence[float]]] = [[] for _idea in ideas]
    for _world in range(WORLDS):
        world = game.imagine(view, chance)
        luck = chance.below(LUCK)
        for number, idea in enumerate(ideas):
            found[number].append(_end(game, world.clone(), seat, idea, FastChance(luck)))
    return found


def liking(ratings: Sequence[Sequence[float]], seat: Seat, scale: float, temper: Temper) -> float:
    """How well these equally likely ends suit the temperament, in utility.

    Its fear counts by how far they lie apart alone, for the ideas seem as good on average; its greed by its own gain.
    """
    fearless = replace(temper, fear=0.0)
    plain = [utilities(rated, scale, fearless)[seat] for rated in ratings]
    mean = sum(plain) / len(plain)
    bent = sum([bend(utility, temper) for utility in plain]) / len(plain)
    return bent - bend(mean, temper) + temper.own * mean


def _end(game: Game, world: Any, seat: Seat, idea: Any, chance: Chance) -> Sequence[float]:
    """What the world is worth to everybody when the seat has had its turn, beginning with this idea."""
    game.apply(world, seat, idea, chance, None)
    for _step in range(LONGEST):
        acting = game.actors(world)
        if not acting or acting[0] != seat:
            break
        legal = game.legal(world, seat)
        choice = legal[0] if len(legal) == 1 else game.mind.policy(world, seat, legal, chance)
        game.apply(world, seat, choice, chance, None)
    return game.mind.rate(world)
