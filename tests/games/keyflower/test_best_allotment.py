"""The best allotment and the longest closed route, against trying everything."""

from itertools import chain, combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.allotment import best_goods, best_skills, best_workers
from game.games.keyflower.knowledge.roads import longest_loop

POINTS = {tile.rule: tile.points for tile in box.TILES if tile.rule}
THINGS = 6


def count(things, kinds):
    return [things.count(kind) for kind in range(kinds)]


def trios(things):
    wood, stone, iron, gold = count(things, 4)
    return max(n for n in range(3) if sum(max(n - have, 0) for have in (wood, stone, iron)) <= gold)


WORKERS = {
    "one colour": lambda things: max(count(things, 4)),
    "green": lambda things: things.count(box.GREEN),
    "three colours": lambda things: min(count(things, 4)[:3]),
    "five workers": lambda things: len(things) // 5,
    "green and two": lambda things: min(things.count(box.GREEN), len(things) // 3),
    "any worker": len,
}
SKILLS = {
    "skill set": lambda things: min(count(things, 3)),
    "one skill": lambda things: max(count(things, 3)),
    "five skills": lambda things: len(things) // 5,
}
GOODS = {
    "gold": lambda things: things.count(box.GOLD),
    "trio": trios,
    "five goods": lambda things: len(things) // 5,
    "one good": lambda things: max(count(things, 3)) + things.count(box.GOLD),
}


def plainly(things, rules, idle=lambda _things: 0):
    """The most points when each thing is put to each rule, or to none."""
    best = 0
    for places in product(("", *rules), repeat=len(things)):
        piles = {place: [] for place in places}
        for thing, place in zip(things, places, strict=True):
            piles[place].append(thing)
        scored = sum(POINTS[rule] * rules[rule](pile) for rule, pile in piles.items() if rule)
        best = max(best, scored + idle(piles.get("", [])))
    return best


def some(rules, kinds):
    """Up to three of these rules, and some things."""
    return given(
        owned=st.lists(st.sampled_from(list(rules)), max_size=3, unique=True),
        things=st.lists(st.integers(0, kinds - 1), max_size=THINGS),
    )


@settings(max_examples=60, deadline=None)
@some(WORKERS, 4)
def test_12_4_12_5_no_other_allotment_of_workers_is_worth_more(owned, things):
    rules = {rule: WORKERS[rule] for rule in owned}
    assert best_workers(count(things, 4), {rule: POINTS[rule] for rule in owned}) == plainly(things, rules)


@settings(max_examples=40, deadline=None)
@some(SKILLS, 3)
def test_12_4_12_6_no_other_allotment_of_skill_tiles_is_worth_more(owned, things):
    rules = {rule: SKILLS[rule] for rule in owned}
    assert best_skills(count(things, 3), {rule: POINTS[rule] for rule in owned}) == plainly(things, rules)


@settings(max_examples=60, deadline=None)
@some(GOODS, 4)
def test_12_4_12_7_no_other_allotment_of_resources_is_worth_more(owned, things):
    rules = {rule: GOODS[rule] for rule in owned}
    best = plainly(things, rules, lambda idle: idle.count(box.GOLD))
    assert best_goods(count(things, 4), {rule: POINTS[rule] for rule in owned}) == best


def closed(roads):
    """How many tiles these roads join if they are one closed route, else 0."""
    ends = [tile for road in roads for tile in road]
    if any(ends.count(tile) % 2 for tile in ends):
        return 0
    seen, grown = {ends[0]}, True
    while grown:
        more = {tile for road in roads if seen & set(road) for tile in road}
        seen, grown = seen | more, not more <= seen
    return len(seen) if seen == set(ends) else 0


@settings(max_examples=60, deadline=None)
@given(
    roads=st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)).filter(lambda road: road[0] < road[1]), max_size=11)
)
def test_12_9_no_closed_route_is_longer(roads):
    ways = chain.from_iterable(combinations(sorted(roads), n) for n in range(3, len(roads) + 1))
    assert longest_loop(sorted(roads)) == max(map(closed, ways), default=0)
