"""What lies in a village is worth: upgrades that it may pay for some day, and what is left beside them."""

from functools import lru_cache

from game.games.keyflower import components as box
from game.games.keyflower.bot.prices import Prices
from game.games.keyflower.bot.village import MISSING, Village, gather, skill_for
from game.games.keyflower.bot.worth import turning

LIKELY: tuple[float, ...] = (0.77, 0.83, 0.95, 1.0)
"""By season: how likely a tile is turned over for which all lies ready."""
FAR = 0.93
"""What is left of that for each step that something must be carried."""
LACKING = 0.45
"""What is left of it for each resource that is not there."""
UNSKILLED = 0.5
"""What is left of it without the skill tile."""
CARRY = 0.75
"""What is left of the points of a yard for each step that a resource must still be carried there."""


@lru_cache(maxsize=1 << 12)
def promise(village: Village, prices: Prices) -> float:
    """The points that goods and skill tiles of this village may come to; each is counted on once."""
    lie, skills, season = list(village.goods), list(village.skills), village.season
    worth = lying(village, prices)
    total = 0.0
    for gain, target in targets(village):
        cost = box.TILES[village.tiles[target]].cost
        assert cost is not None
        taken, steps, lack = gather(village, lie, target)
        skill = skill_for(skills, cost)
        sure = LIKELY[season] * FAR**steps * LACKING**lack * (UNSKILLED if skill == MISSING else 1.0)
        spent = sum([worth[at] for at, _steps in taken])
        if skill >= 0:
            spent += prices.skills[skill]
        if sure * gain > spent:
            total += sure * gain
            for at, _steps in taken:
                lie[at] -= 1
            if skill >= 0:
                skills[skill] -= 1
    total += sum([n * each for n, each in zip(lie, worth, strict=True) if n])
    return total + sum([n * price for n, price in zip(skills, prices.skills, strict=True)])


def lying(village: Village, prices: Prices) -> list[float]:
    """12.8: by the place in `goods`: what a resource is worth that lies there, on a yard or on the way to one."""
    found = list(prices.goods) * len(village.tiles)
    for n, tile in enumerate(village.tiles):
        effect = box.EFFECT[tile][village.sides[n]]
        goods = accepted(effect)
        for steps, other in village.layout.near[n] if goods else ():
            there = effect.each * CARRY**steps
            for good in goods:
                found[other * 4 + good] = max(found[other * 4 + good], there)
    return found


def accepted(effect: box.Effect) -> tuple[int, ...]:
    """12.8: the resources that score on this tile."""
    if effect.yard == box.NOTHING:
        return ()
    return tuple(box.GOODS) if effect.yard == box.ANY_GOOD else (effect.yard, box.GOLD)


def targets(village: Village) -> list[tuple[float, int]]:
    """What it brings to turn each of the tiles over that can be, best first, with its place."""
    found = [
        (turning(tile, village.season), n)
        for n, tile in enumerate(village.tiles)
        if not village.sides[n] and box.TILES[tile].cost is not None
    ]
    return sorted(found, reverse=True)


def with_goods(village: Village, place: int, gain: tuple[int, ...]) -> Village:
    """The village when these resources come to lie on the tile at this place."""
    goods = village.goods
    at = place * 4
    laid = tuple([n + more for n, more in zip(goods[at : at + 4], gain, strict=True)])
    return village._replace(goods=goods[:at] + laid + goods[at + 4 :])


def with_skill(village: Village, kind: int, n: int) -> Village:
    """The village with so many more skill tiles of this kind."""
    return village._replace(skills=tuple([each + n * (k == kind) for k, each in enumerate(village.skills)]))
