"""How to carry and upgrade: turn over what can be paid, then bring nearer what is missing, then fill the yards."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.prices import Prices, prices
from game.games.keyflower.bot.promise import lying, targets
from game.games.keyflower.bot.village import MISSING, Village, gather, skill_for, village_of
from game.games.keyflower.rules.state import State

STEP = 0.12
"""What a step is worth that is not taken for this."""
BEGUN = 0.4
"""What part of an upgrade it is worth to have carried everything there, for a later one."""
LACKS = 0.5
"""What is left of that for each resource that is not there yet."""

Leg = tuple[int, int, int]
"""A tile's place in the village, a resource on it, and the edge over which it goes; edge -1 = turn the tile over."""
Scheme = tuple[float, Leg | None]
"""What a transport brings in points, and what to do first; None = nothing."""


@lru_cache(maxsize=1 << 12)
def scheme(village: Village, wants: Prices, moves: int, ups: int) -> Scheme:
    """The upgrades that a transport can pay for, one after the other, each the best; then the rest of its steps."""
    lie, skills, done = list(village.goods), list(village.skills), set[int]()
    worth, first = 0.0, None
    while ups:
        found = _best(village, wants, lie, skills, done, moves)
        if found is None:
            break
        gain, target, taken, skill = found
        worth += gain
        first = first or _leg(village, taken, target)
        for at, steps in taken:
            lie[at] -= 1
            moves -= steps
        if skill >= 0:
            skills[skill] -= 1
        done.add(target)
        ups -= 1
    rest, leg = _rest(village, wants, lie, skills, done, moves)
    return worth + rest, first or leg


def _best(
    village: Village, wants: Prices, lie: list[int], skills: list[int], done: set[int], moves: int
) -> tuple[float, int, list[tuple[int, int]], int] | None:
    """The upgrade that brings most of those within reach: points, tile, what is paid, and the skill tile."""
    best, found = 0.0, None
    worth = lying(village, wants)
    for value, target in targets(village):
        cost = box.TILES[village.tiles[target]].cost
        if target in done or cost is None:
            continue
        skill = skill_for(skills, cost)
        taken, steps, lack = gather(village, lie, target)
        if skill == MISSING or lack or steps > moves:
            continue
        gain = value - STEP * steps - sum([worth[at] for at, _steps in taken])
        gain -= wants.skills[skill] if skill >= 0 else 0.0
        if gain > best:
            best, found = gain, (gain, target, taken, skill)
    return found


def _leg(village: Village, taken: list[tuple[int, int]], target: int) -> Leg:
    """The first step of what is to be paid; where all is there, the tile is turned over."""
    for at, steps in taken:
        if steps:
            return at >> 2, at & 3, village.layout.first[target][at >> 2]
    return target, -1, -1


def _rest(village: Village, wants: Prices, lie: list[int], skills: list[int], done: set[int], moves: int) -> Scheme:
    """What else the steps may be good for: the next upgrade, or a yard."""
    best, leg = 0.0, None
    for value, target in targets(village) if moves else ():
        cost = box.TILES[village.tiles[target]].cost
        if target in done or cost is None:
            continue
        taken, steps, lack = gather(village, lie, target)
        if not steps or skill_for(skills, cost) == MISSING:
            continue
        worth = BEGUN * LACKS**lack * value * min(moves, steps) / (steps + lack)
        if worth > best:
            best, leg = worth, _leg(village, taken, target)
    yard, there = _yards(village, wants, lie, done, moves)
    return (yard, there) if yard > best else (best, leg)


def _yards(village: Village, wants: Prices, lie: list[int], done: set[int], moves: int) -> Scheme:
    """12.8: what scores where it lies is carried there, what gains most by the step first."""
    offers: list[tuple[float, int, float, Leg]] = []
    for n, tile in enumerate(village.tiles) if moves else ():
        effect = box.EFFECT[tile][1 if n in done else village.sides[n]]
        if effect.yard == box.NOTHING:
            continue
        for steps, other in village.layout.near[n]:
            if steps and box.EFFECT[village.tiles[other]][village.sides[other]].yard == box.NOTHING:
                for good in box.GOODS:
                    gain = effect.each - wants.goods[good]
                    if good in (effect.yard, box.GOLD) or effect.yard == box.ANY_GOOD:
                        leg = other, good, village.layout.first[n][other]
                        offers += [(gain / steps, steps, gain, leg)] * lie[other * 4 + good]
    worth, first = 0.0, None
    for each, steps, gain, leg in sorted(offers, reverse=True):
        if each <= 0.0 or not moves:
            break
        first = first or leg
        worth += gain * min(moves, steps) / steps
        moves -= min(moves, steps)
    return worth, first


def carrying(state: State, seat: Seat, village: Village, wants: Prices, moves: int, ups: int) -> float:
    """What a transport of so many steps and upgrades brings to this seat now."""
    times = 2 if state.owner[box.ROADS] == seat and state.side[box.ROADS] else 1
    return scheme(village, wants, moves * times, ups * times)[0]


def haul(state: State, seat: Seat, legal: Sequence[do.Action]) -> do.Action:
    """What to do in this transport."""
    if isinstance(legal[0], do.PayWith):
        return legal[0]
    village = village_of(state, seat)
    _worth, leg = scheme(village, prices(state, seat), state.moves, state.ups)
    meant: do.Action = do.STOP
    if leg is not None:
        n, good, edge = leg
        tile = village.tiles[n]
        step: do.Action = do.STEP[good][edge] if state.stage else do.CARRY_FROM[tile]
        meant = do.UPGRADE[tile] if edge < 0 else step
    if meant in legal:
        return meant
    return do.STOP if do.STOP in legal else legal[0]
