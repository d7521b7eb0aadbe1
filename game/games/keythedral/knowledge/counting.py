"""12.2: what open play has told of the cubes behind a screen: between which numbers each colour must lie."""

from dataclasses import dataclass

from game.games.keythedral import components as box
from game.games.keythedral.view import View


@dataclass(frozen=True, slots=True)
class Span:
    """So many at least, and so many at most."""

    least: int
    most: int

    @property
    def known(self) -> bool:
        """Whether it can be only one number."""
        return self.least == self.most


def cubes(view: View, seat: int) -> tuple[Span, ...]:
    """The cubes of each colour behind the screen of this seat; those in a sealed bid still lie there."""
    return tuple([Span(view.purse[seat][colour], view.purse[seat][colour]) for colour in box.COLOURS])


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
