"""9: ways over the lake: whole numbers as masks of regions, so that looking for one costs little."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.dark_water_salvage.lake import Soundings


def blocked_for(seat: Seat, pawns: Sequence[int]) -> int:
    """9.3: a mask of the regions where the pawn of somebody else is."""
    blocked = 0
    for other, region in enumerate(pawns):
        if other != seat and region >= 0:
            blocked |= 1 << region
    return blocked


def reach(lake: Soundings, blocked: int, start: int, spaces: int) -> int:
    """9.2, 9.3: a mask of the regions 1 to so many spaces from the start, round land and the blocked regions."""
    free, columns = lake.free & ~blocked, lake.columns
    not_west, not_east = lake.not_west, lake.not_east
    begin = front = reached = 1 << start
    for _space in range(spaces):
        beside = (front << 1) & not_west | (front >> 1) & not_east | front << columns | front >> columns
        front = beside & free & ~reached
        if not front:
            break
        reached |= front
    return reached & ~begin


def distance(lake: Soundings, blocked: int, start: int, goal: int) -> int:
    """9.2: how many spaces the shortest free way is long; 0 when there is none."""
    return max(len(_fronts(lake, blocked, start, goal)) - 1, 0)


def shortest_way(lake: Soundings, blocked: int, start: int, goal: int) -> tuple[int, ...]:
    """9.2: the regions of a shortest free way, the start and the goal included; () when there is none.

    Of several such ways it is always the same one: the one that goes along its last row for longest.
    """
    columns = lake.columns
    way: list[int] = []
    for front in reversed(_fronts(lake, blocked, start, goal)):
        if not way:
            way.append(goal)
            continue
        beside = [way[-1] - 1] if way[-1] % columns else []
        beside += [way[-1] + 1] if (way[-1] + 1) % columns else []
        beside += [way[-1] - columns] if way[-1] >= columns else []
        way.append(next((region for region in beside if front >> region & 1), way[-1] + columns))
    return tuple(reversed(way))


def _fronts(lake: Soundings, blocked: int, start: int, goal: int) -> list[int]:
    """A mask of the regions at 0, 1, 2 ... spaces from the start, up to the one with the goal; [] without a way."""
    free, columns = lake.free & ~blocked, lake.columns
    not_west, not_east = lake.not_west, lake.not_east
    front = reached = 1 << start
    fronts = [front]
    while not front >> goal & 1:
        beside = (front << 1) & not_west | (front >> 1) & not_east | front << columns | front >> columns
        front = beside & free & ~reached
        if not front:
            return []
        reached |= front
        fronts.append(front)
    return fronts
