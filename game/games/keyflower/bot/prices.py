"""What workers, skill tiles and resources are worth to a seat beside what they do in its village, in points."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.knowledge.allotment import best_goods, best_skills, best_workers
from game.games.keyflower.rules import jokers
from game.games.keyflower.rules.scoring import workers_of
from game.games.keyflower.rules.state import State, losing

# Written out, for mypyc reads a constant tuple of floats wrongly.
WORKER: tuple[float, ...] = (1.21, 1.17, 1.02, 0.39)
"""By season: a worker that is not green."""
GREEN = 1.4
"""How much more a green one is worth."""
GOOD: tuple[tuple[float, ...], ...] = ((0.32, 0.41, 0.38, 0.93), (0.48, 0.51, 0.56, 1.23), (0.59, 0.57, 0.62, 2.15))
"""By season before winter and resource, where no upgrade takes it."""
SKILL: tuple[float, ...] = (0.91, 0.83, 0.57)
"""By season before winter: a skill tile."""
HOPE: tuple[float, ...] = (0.32, 0.39, 0.6)
"""By season before winter: what part of what a dealt winter tile gives one counts on."""


class Prices(NamedTuple):
    """Points for one more: of each resource, of each kind of skill tile, of a worker of each colour."""

    goods: tuple[float, ...]
    skills: tuple[float, ...]
    workers: tuple[float, ...]


_ONE: dict[str, tuple[float, ...]] = {
    "gold": (0.0, 1.0, 0.0, 0.0, 0.0),
    "trio": (1.2, 0.6, 0.0, 0.0, 0.0),
    "five goods": (0.9, 0.0, 0.0, 0.0, 0.0),
    "one good": (0.5, 0.0, 0.0, 0.0, 0.0),
    "skill set": (0.0, 0.0, 2.2, 0.0, 0.0),
    "one skill": (0.0, 0.0, 1.6, 0.0, 0.0),
    "five skills": (0.0, 0.0, 1.8, 0.0, 0.0),
    "one colour": (0.0, 0.0, 0.0, 0.4, 0.2),
    "green": (0.0, 0.0, 0.0, 0.0, 1.6),
    "three colours": (0.0, 0.0, 0.0, 0.8, 0.0),
    "five workers": (0.0, 0.0, 0.0, 0.5, 0.5),
    "green and two": (0.0, 0.0, 0.0, 0.6, 1.4),
}
"""By what a winter tile scores for: points for a resource, gold, a skill tile, a worker, a green one."""


def prices(state: State, seat: Seat) -> Prices:
    """What one more of each is worth to this seat, by the winter tiles that it holds, or leads on in winter."""
    if state.season < box.WINTER:
        return hopes(state.season, state.dealt[seat])
    return _margins(
        tuple(estate(state, seat)), tuple(state.skills[seat * 3 : seat * 3 + 3]), tuple(wealth(state, seat)),
        tuple(led(state, seat)),
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def hopes(season: int, dealt: tuple[int, ...]) -> Prices:
    """Before winter: usual prices, and more for what own winter tiles score for."""
    good, gold, skill, worker, green = [
        HOPE[season] * max([_ONE.get(box.TILES[tile].rule, (0.0,) * 5)[n] for tile in dealt], default=0.0)
        for n in range(5)
    ]
    plain = WORKER[season] + worker
    usual = GOOD[season]
    return Prices(
        (usual[0] + good, usual[1] + good, usual[2] + good, usual[3] + max(good, gold)),
        (SKILL[season] + skill,) * 3,
        (plain, plain, plain, WORKER[season] * GREEN + green),
    )


def led(state: State, seat: Seat) -> Iterable[str]:
    """What the winter tiles score for on which this seat leads."""
    market, leader = state.market, state.leader
    return sorted({box.TILES[market[n]].rule for n in range(len(market)) if leader[n] == seat} - {""})


def estate(state: State, seat: Seat) -> list[int]:
    """By colour: the workers this seat has when the season ends as things are; Sven and Paulo follow."""
    if state.jokers:
        return _with_jokers(state, seat)
    found = state.hand[seat * 4 : seat * 4 + 4]
    for _slot, n, colour in losing(state, seat):
        found[colour] += n
    tiles = [*state.villages[seat], *state.beside[seat]]
    tiles += [tile for slot, tile in enumerate(state.market) if state.leader[slot] == seat]
    on, last = state.on, state.last
    for tile in tiles:
        if last[tile]:
            for colour in box.COLOURS:
                found[colour] += on[tile * 4 + colour]
    return found


def _with_jokers(state: State, seat: Seat) -> list[int]:
    """15.6: the same, Sven and Paulo apart."""
    found = workers_of(state, seat)
    groups = [jokers.parts(state, slot * state.seats + seat) for slot, _n, _colour in losing(state, seat)]
    tiles = [*state.villages[seat], *state.beside[seat]]
    tiles += [tile for slot, tile in enumerate(state.market) if state.leader[slot] == seat]
    for each in (*groups, *(jokers.standing(state, tile) for tile in tiles if state.last[tile])):
        found = [n + more for n, more in zip(found, each, strict=True)]
    return found


def wealth(state: State, seat: Seat) -> list[int]:
    """The resources that lie on no yard, by kind."""
    found, goods = [0, 0, 0, 0], state.goods
    for tile in (*state.villages[seat], *state.beside[seat], *state.fresh[seat]):
        if box.EFFECT[tile][state.side[tile]].yard == box.NOTHING:
            at = tile * 4
            for good in box.GOODS:
                found[good] += goods[at + good]
    return found


_POINTS: dict[str, int] = {tile.rule: tile.points for tile in box.TILES if tile.rule}


def worth_of(workers: tuple[int, ...], skills: tuple[int, ...], goods: tuple[int, ...], rules: tuple[str, ...]) -> int:
    """12.4: the points of all this, if these rules score for it."""
    points = {rule: _POINTS[rule] for rule in rules}
    return best_workers(workers, points) + best_skills(skills, points) + best_goods(goods, points)


MORE = 3
"""So many more of a thing are looked at: what scores in sets has no price one by one."""


@lru_cache(maxsize=1 << 11)
def _margins(
    workers: tuple[int, ...], skills: tuple[int, ...], goods: tuple[int, ...], rules: tuple[str, ...]
) -> Prices:
    points = {rule: _POINTS[rule] for rule in rules}
    least = WORKER[box.WINTER]
    return Prices(
        _more(goods, points, best_goods),
        _more(skills, points, best_skills),
        tuple([least + price for price in _more(workers, points, best_workers)]),
    )


def _more(
    have: tuple[int, ...], points: dict[str, int], best: Callable[[tuple[int, ...], dict[str, int]], int]
) -> tuple[float, ...]:
    """By kind: what one more brings, or one of a few more."""
    before, found = best(have, points), []
    for kind in range(len(have)):
        head, n, tail = have[:kind], have[kind], have[kind + 1 :]
        more = [(best((*head, n + each, *tail), points) - before) / each for each in (1, MORE)]
        found.append(max(more))
    return tuple(found)


def winter_gain(state: State, seat: Seat, tile: int) -> float:
    """10, 12: what this winter tile adds to what the others score on which this seat leads."""
    row = box.TILES[tile]
    rules = tuple(led(state, seat))
    if not row.rule:
        return float(row.vp[0])
    workers, skills = tuple(estate(state, seat)), tuple(state.skills[seat * 3 : seat * 3 + 3])
    goods, without = tuple(wealth(state, seat)), tuple([rule for rule in rules if rule != row.rule])
    with_ = tuple(sorted((*without, row.rule)))
    return float(worth_of(workers, skills, goods, with_) - worth_of(workers, skills, goods, without))


def winter_points(state: State, seat: Seat) -> float:
    """12: what workers, skill tiles and resources score, with the winter tiles on which this seat leads."""
    plain = sum([
        box.TILES[tile].vp[0]
        for n, tile in enumerate(state.market)
        if state.leader[n] == seat and box.TILES[tile].kind == "winter"
    ])
    workers, skills = tuple(estate(state, seat)), tuple(state.skills[seat * 3 : seat * 3 + 3])
    return float(plain + worth_of(workers, skills, tuple(wealth(state, seat)), tuple(led(state, seat))))
