"""What follows from open play: points of seats and cubes, and how many seats are still to come."""

from game.games.keythedral import components as box
from game.games.keythedral.view import View


def seat_points(view: View, seat: int) -> int:
    """11.1: what the seats are worth that this seat bought before everybody's eyes."""
    worth = box.SEAT_VALUE[view.second]
    return sum([worth[box.LEVEL[tile]] for tile, owner in enumerate(view.owner) if owner == seat])


def cube_points(view: View, seat: int) -> int:
    """11.2, 11.3: what its cubes are worth."""
    return sum([n * worth for n, worth in zip(view.purse[seat], box.VALUE, strict=True)])


def seats_left(view: View) -> tuple[int, ...]:
    """10.1: by level, how many seats are still to be bought."""
    sizes = box.seats_of_level(view.options.length == "short", view.second)
    sold = [0] * box.LEVELS
    for tile, owner in enumerate(view.owner):
        sold[box.LEVEL[tile]] += owner >= 0
    return tuple([size - n for size, n in zip(sizes, sold, strict=True)])


def last_cottage(view: View) -> int:
    """3.4: the one cottage that whoever must lay one has left, so that only its gap is to be chosen; else -1."""
    if view.phase != "lay" or view.drawn >= 0:
        return -1
    own = range(view.turn * box.COTTAGES, (view.turn + 1) * box.COTTAGES)
    left = [building for building in own if view.gap[building] < 0]
    return left[0] if len(left) == 1 else -1
