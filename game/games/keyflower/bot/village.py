"""A village as bots think of it: how far its tiles lie apart by road, what lies where, and what an upgrade takes."""

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.rules.state import State, owns


class Layout:
    """The roads of a village; tiles are known by their place in the order in which they were laid."""

    __slots__ = ("first", "near")

    def __init__(self, first: list[list[int]], near: list[list[tuple[int, int]]]) -> None:
        """`near`: by tile the others that roads lead to, (steps, tile), nearest first; `first`: the edge to leave by.

        `first[target][tile]` is the edge of `tile` over which the shortest way to `target` begins.
        """
        self.first = first
        self.near = near


class Village(NamedTuple):
    """Everything on which carrying and upgrading hang; equal ones are thought over once."""

    layout: Layout
    tiles: tuple[int, ...]
    sides: tuple[int, ...]
    goods: tuple[int, ...]
    skills: tuple[int, ...]
    season: int
    swap: bool


def village_of(state: State, seat: Seat) -> Village:
    """The village of this seat, without what is not laid yet."""
    tiles, goods, side = state.villages[seat], state.goods, state.side
    lie: list[int] = []
    for tile in tiles:
        lie += goods[tile * 4 : tile * 4 + 4]
    layout = _layout(
        tiles,
        tuple([state.near[tile] for tile in tiles]),
        tuple([state.turned[tile] for tile in tiles]),
        owns(state, seat, box.ROADS, 0),
    )
    return Village(
        layout,
        tiles,
        tuple([side[tile] for tile in tiles]),
        tuple(lie),
        tuple(state.skills[seat * 3 : seat * 3 + 3]),
        state.season,
        owns(state, seat, box.SWAP, 0),
    )


@lru_cache(maxsize=1 << 9)
def _layout(tiles: tuple[int, ...], near: tuple[tuple[int, ...], ...], turned: tuple[int, ...], free: bool) -> Layout:
    """6.2, 11.3: the shortest ways from every tile to every other."""
    place = {tile: n for n, tile in enumerate(tiles)}
    edges = [box.TURNED[tile][turns] for tile, turns in zip(tiles, turned, strict=True)]
    beside: list[list[tuple[int, int]]] = []
    for n in range(len(tiles)):
        found = []
        for edge, other in enumerate(near[n]):
            if other >= 0:
                here, there = edges[n][edge], edges[place[other]][(edge + 3) % 6]
                if here == there == "R" or (free and "W" not in (here, there)):
                    found.append((edge, place[other]))
        beside.append(found)
    firsts, nears = [], []
    for target in range(len(tiles)):
        first, steps, waiting = [-1] * len(tiles), {target: 0}, deque([target])
        while waiting:
            n = waiting.popleft()
            for edge, other in beside[n]:
                if other not in steps:
                    steps[other], first[other] = steps[n] + 1, (edge + 3) % 6
                    waiting.append(other)
        firsts.append(first)
        nears.append([(far, n) for n, far in steps.items()])
    return Layout(firsts, nears)


def gather(village: Village, lie: list[int], target: int) -> tuple[list[tuple[int, int]], int, int]:
    """What would be paid for turning this tile over: (place in `lie`, steps) of each; all steps; how many lack.

    What lies nearest is taken, gold only where nothing else does.
    """
    cost = box.TILES[village.tiles[target]].cost
    assert cost is not None
    near = village.layout.near[target]
    taken: list[tuple[int, int]] = []
    total = lack = 0
    for kind in _NEEDS[cost]:
        any_ = kind == box.ANY_GOOD or village.swap
        found = _nearest(lie, near, (0, 1, 2) if any_ else (kind,))
        if found is None and (kind != box.GOLD or village.swap):
            found = _nearest(lie, near, (3,))
        if found is None:
            lack += 1
        else:
            taken.append(found)
            total += found[1]
            lie[found[0]] -= 1
    for at, _steps in taken:
        lie[at] += 1
    return taken, total, lack


def _nearest(lie: list[int], near: list[tuple[int, int]], kinds: tuple[int, ...]) -> tuple[int, int] | None:
    for steps, n in near:
        for kind in kinds:
            if lie[n * 4 + kind]:
                return n * 4 + kind, steps
    return None


_NEEDS = {
    tile.cost: (
        *(kind for kind in (box.GOLD, box.WOOD, box.STONE, box.IRON) for _each in range(tile.cost.goods[kind])),
        *(box.ANY_GOOD for _each in range(tile.cost.any)),
    )
    for tile in box.TILES
    if tile.cost is not None
}
"""By cost: the resources it takes, one by one."""


def skill_for(skills: list[int], cost: box.Cost) -> int:
    """The kind of skill tile that pays this cost, NOTHING if it takes none, -2 where it is not there."""
    if cost.skill == box.NOTHING:
        return box.NOTHING
    if cost.skill == box.ANY_SKILL:
        most = max(skills)
        return skills.index(most) if most else MISSING
    return cost.skill if skills[cost.skill] else MISSING


MISSING = -2
