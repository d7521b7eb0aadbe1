"""12.4: which workers, skill tiles and resources go to which tile that scores for them, and what each scores then.

Things are counted by kind: four colours of workers, three skills, four resources. The shares of a village are one
list: for each rule its kinds, from `START[rule]` on. With the Keymelequin two numbers follow, where Sven and Paulo are
allotted: the place of the rule in TAKES, from 1; 0 = nowhere.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.allotment import Points, goods_way, skill_way, worker_way
from game.games.keyflower.knowledge.joker_allotment import RULES, joker_way

KINDS, TAKES, SHARES = box.KINDS, box.TAKES, box.SHARES
FIRST_SKILL, FIRST_GOOD = TAKES["skill set"].start, TAKES["trio"].start
GOLD = FIRST_GOOD + box.GOLD
START = dict(zip(TAKES, accumulate((len(kinds) for kinds in TAKES.values()), initial=0), strict=False))


def place(rule: str, kind: int) -> int:
    """Where in the shares it stands how many things of this kind go to this rule."""
    return START[rule] + kind - TAKES[rule].start


def share(shares: Sequence[int], rule: str) -> Sequence[int]:
    """What goes to this rule, by its kinds."""
    return shares[START[rule] : START[rule] + len(TAKES[rule])]


Jokers = tuple[bool, bool]
"""Whether Sven is there, and Paulo."""
RULE_NUMBER = {rule: number for number, rule in enumerate(TAKES, 1)}
NO_JOKERS: Jokers = (False, False)


def jokers_at(shares: Sequence[int], rule: str) -> Jokers:
    """15.6: whether Sven and Paulo are allotted to this rule."""
    there = shares[SHARES : SHARES + 2]
    return (there[0] == RULE_NUMBER[rule], there[1] == RULE_NUMBER[rule]) if there else NO_JOKERS


def accepts(rule: str, kind: int, jokers: Jokers = NO_JOKERS) -> bool:
    """Whether a thing of this kind can ever score there; 15.6: where Paulo is, green and red are alike."""
    if kind >= KINDS:
        return TAKES[rule].start == 0 and not (rule == "green" and kind == KINDS)
    if jokers[1] and rule in ("green", "three colours") and kind in (box.GREEN, box.RED):
        return True
    if rule == "green":
        return kind == box.GREEN
    if rule == "gold":
        return kind == GOLD
    return kind in TAKES[rule] and not (rule == "three colours" and kind == box.GREEN)


def scored(rule: str, share: Sequence[int], jokers: Jokers = NO_JOKERS) -> int:
    """12.5 to 12.7, 15.6: how many times these things score by this rule, Sven and Paulo being there or not."""
    return _WITH_JOKERS[rule](share, *jokers) if any(jokers) else _SCORED[rule](share)


def _hall(share: Sequence[int], sven: bool, paulo: bool) -> int:
    both = share[box.BLUE] + share[box.YELLOW] + 1, share[box.GREEN] + share[box.RED] + 1
    return max(*share, both[0] * sven, both[1] * paulo)


def _greens(share: Sequence[int], _sven: bool, paulo: bool) -> int:
    return share[box.GREEN] + (share[box.RED] + 1) * paulo


def _craft(share: Sequence[int], sven: bool, paulo: bool) -> int:
    blue, yellow = share[box.BLUE], share[box.YELLOW]
    two = (blue + yellow + 1) // 2 if sven else min(blue, yellow)
    return min(two, share[box.RED] + (share[box.GREEN] + 1) * paulo)


_WITH_JOKERS: dict[str, Callable[[Sequence[int], bool, bool], int]] = {
    "one colour": _hall, "green": _greens, "three colours": _craft,
    "five workers": lambda share, sven, paulo: (sum(share) + sven + paulo) // 5,
    "green and two": lambda share, sven, paulo: min(_greens(share, sven, paulo), (sum(share) + sven + paulo) // 3),
    "any worker": lambda share, sven, paulo: sum(share) + sven + paulo,
}  # fmt: skip
"""15.6: the rules for workers where Sven or Paulo is."""


def _trios(share: Sequence[int]) -> int:
    """12.7: gold stands for what lacks."""
    sets = 0
    while sum(max(sets + 1 - n, 0) for n in share[:3]) <= share[box.GOLD]:
        sets += 1
    return sets


def _fives(share: Sequence[int]) -> int:
    return sum(share) // 5


_SCORED: dict[str, Callable[[Sequence[int]], int]] = {
    "one colour": max, "green": lambda share: share[box.GREEN], "three colours": lambda share: min(share[:3]),
    "five workers": _fives, "green and two": lambda share: min(share[box.GREEN], sum(share) // 3), "any worker": sum,
    "skill set": min, "five skills": _fives, "one skill": max, "trio": _trios, "five goods": _fives,
    "one good": lambda share: max(share[:3]) + share[box.GOLD], "gold": lambda share: share[box.GOLD],
}  # fmt: skip


def best_shares(things: Sequence[int], points: Points) -> list[int]:
    """12.4: the best there are for these things; gold that scores nowhere is allotted nowhere."""
    jokers = things[KINDS:]
    shares = [0] * (SHARES + len(jokers))
    if any(jokers):
        _share_with_jokers((*things[:FIRST_SKILL], *jokers), points, shares)
    else:
        _share_workers(things[:FIRST_SKILL], points, shares)
    _share_skills(things[FIRST_SKILL:FIRST_GOOD], points, shares)
    _share_goods(things[FIRST_GOOD:KINDS], points, shares)
    return shares


def _give(shares: list[int], rule: str, counts: Sequence[int]) -> None:
    for n, count in enumerate(counts):
        shares[START[rule] + n] += count


def _spend(left: list[int], worth: Sequence[int], n: int) -> list[int]:
    """So many of the cheapest, taken out of what is left."""
    spent = [0] * len(left)
    for kind in sorted(range(len(left)), key=lambda kind: (worth[kind], left[kind])):
        spent[kind] = min(left[kind], n)
        left[kind] -= spent[kind]
        n -= spent[kind]
    return spent


def _share_workers(have: Sequence[int], points: Points, shares: list[int]) -> None:
    trios, pairs, fives, colour = worker_way(have, points)[1]
    left = [have[0] - trios, have[1] - trios, have[2] - trios, have[3] - pairs]
    hall, any_ = points.get("one colour", 0), points.get("any worker", 0)
    worth = [max(any_, hall * (each == colour)) for each in range(4)]
    worth[3] = max(worth[3], points.get("green", 0))
    _give(shares, "three colours", (trios, trios, trios, 0))
    _give(shares, "green and two", (0, 0, 0, pairs))
    _give(shares, "green and two", _spend(left, worth, 2 * pairs))
    _give(shares, "five workers", _spend(left, worth, 5 * fives))
    for each, n in enumerate(left):
        if worth[each]:
            at = "green" if each == box.GREEN and worth[each] == points.get("green") else "any worker"
            if at == "any worker" and worth[each] > any_:
                at = "one colour"
            shares[START[at] + each] += n


def _share_with_jokers(have: Sequence[int], points: Points, shares: list[int]) -> None:
    """15.6: the same with Sven and Paulo."""
    for rule, counts in joker_way(tuple(have), tuple([points.get(rule, 0) for rule in RULES]))[1]:
        _give(shares, rule, counts[:4])
        for joker, n in enumerate(counts[4:]):
            if n:
                shares[SHARES + joker] = RULE_NUMBER[rule]


def _share_skills(have: Sequence[int], points: Points, shares: list[int]) -> None:
    sets, fives, kind = skill_way(have, points)[1]
    left, one = [n - sets for n in have], points.get("one skill", 0)
    _give(shares, "skill set", (sets, sets, sets))
    _give(shares, "five skills", _spend(left, [one * (each == kind) for each in range(3)], 5 * fives))
    if one:
        shares[START["one skill"] + kind] += left[kind]


def _share_goods(have: Sequence[int], points: Points, shares: list[int]) -> None:
    sets, fives, kind = goods_way(have, points)[1]
    one, coin = points.get("one good", 0), max(1, points.get("gold", 0))
    used = [min(n, sets) for n in have[:3]]
    used.append(3 * sets - sum(used))
    left = [n - spent for n, spent in zip(have, used, strict=True)]
    _give(shares, "trio", used)
    _give(shares, "five goods", _spend(left, [*(one * (each == kind) for each in range(3)), coin], 5 * fives))
    if one:
        shares[START["one good"] + kind] += left[kind]
    if "gold" in points:
        shares[START["gold"] + box.GOLD] += left[box.GOLD]
