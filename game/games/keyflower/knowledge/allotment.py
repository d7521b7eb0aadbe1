"""12.4: the best allotment of workers, skill tiles and resources to what scores for them; numbers alone.

`points` says how many points each rule of the owner's tiles gives, as in `components`; a rule that is not there is 0.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.joker_allotment import RULES, joker_way

Points = Mapping[str, int]
Way = tuple[int, tuple[int, ...]]
"""The most points, and by which numbers of sets they are reached."""


def _leavings(values: Sequence[tuple[int, int]], spent: int) -> int:
    """What (number, points each) are worth together once so many of the cheapest are spent."""
    total = 0
    for points, n in sorted((points, n) for n, points in values):
        used = min(n, spent)
        spent -= used
        total += (n - used) * points
    return total


def best_workers(workers: Sequence[int], points: Points) -> int:
    """12.5, 15.6: points for blue, red, yellow and green workers, and for Sven and Paulo where they follow."""
    if len(workers) > len(box.COLOURS):
        if any(workers[4:]):
            return joker_way(tuple(workers), tuple([points.get(rule, 0) for rule in RULES]))[0]
        workers = workers[:4]
    return worker_way(workers, points)[0]


def worker_way(workers: Sequence[int], points: Points) -> Way:
    """12.5: the same with (trios, pairs, fives, the colour of the village hall)."""
    return _workers(tuple(workers), *(points.get(rule, 0) for rule in _WORKER_RULES))


_WORKER_RULES = ("one colour", "green", "three colours", "five workers", "green and two", "any worker")


@lru_cache(maxsize=1 << 12)
def _workers(have: tuple[int, ...], hall: int, market: int, craft: int, five: int, fair: int, any_: int) -> Way:
    best, way = 0, (0, 0, 0, box.GREEN)
    for trios in range(min(have[:3]) + 1 if craft else 1):
        for pairs in range(min(have[3], sum(have)) + 1 if fair else 1):
            left = [have[0] - trios, have[1] - trios, have[2] - trios, have[3] - pairs]
            spare = sum(left) - 2 * pairs
            if spare < 0:
                break
            for fives in range(spare // 5 + 1 if five else 1):
                score = trios * craft + pairs * fair + fives * five
                for colour in range(4) if hall else (4,):
                    worth = [max(any_, hall * (each == colour)) for each in range(4)]
                    worth[3] = max(worth[3], market)
                    values = list(zip(left, worth, strict=True))
                    total = score + _leavings(values, 2 * pairs + 5 * fives)
                    if total > best:
                        best, way = total, (trios, pairs, fives, colour)
    return best, way


def best_skills(skills: Sequence[int], points: Points) -> int:
    """12.6: points for saws, pickaxes and anvils."""
    return skill_way(skills, points)[0]


def skill_way(skills: Sequence[int], points: Points) -> Way:
    """12.6: the same with (sets, fives, the kind of the scholar)."""
    return _skills(tuple(skills), *(points.get(rule, 0) for rule in _SKILL_RULES))


_SKILL_RULES = ("skill set", "five skills", "one skill")


@lru_cache(maxsize=1 << 12)
def _skills(skills: tuple[int, ...], each: int, five: int, one: int) -> Way:
    best, way = 0, (0, 0, 0)
    for sets in range(min(skills) + 1 if each else 1):
        left = [n - sets for n in skills]
        for fives in range(sum(left) // 5 + 1 if five else 1):
            for kind in range(3):
                values = [(n, one * (place == kind)) for place, n in enumerate(left)]
                total = sets * each + fives * five + _leavings(values, 5 * fives)
                if total > best:
                    best, way = total, (sets, fives, kind)
    return best, way


def best_goods(goods: Sequence[int], points: Points) -> int:
    """12.7: points for wood, stone, iron and gold; gold stands for any, or is worth a point itself."""
    return goods_way(goods, points)[0]


def goods_way(goods: Sequence[int], points: Points) -> Way:
    """12.7: the same with (trios, fives, the kind of the watermill)."""
    return _goods(tuple(goods), *(points.get(rule, 0) for rule in _GOODS_RULES))


_GOODS_RULES = ("trio", "five goods", "one good", "gold")


@lru_cache(maxsize=1 << 12)
def _goods(goods: tuple[int, ...], trio: int, five: int, one: int, gold: int) -> Way:
    coin = max(1, gold)
    best, way = 0, (0, 0, 0)
    for sets in range(sum(goods) // 3 + 1 if trio else 1):
        short = sum([max(sets - n, 0) for n in goods[:3]])
        if short > goods[3]:
            break
        left = [max(n - sets, 0) for n in goods[:3]]
        for fives in range((sum(left) + goods[3] - short) // 5 + 1 if five else 1):
            for kind in range(3):
                values = [(n, one * (place == kind)) for place, n in enumerate(left)]
                total = sets * trio + fives * five + _leavings([*values, (goods[3] - short, coin)], 5 * fives)
                if total > best:
                    best, way = total, (sets, fives, kind)
    return best, way
