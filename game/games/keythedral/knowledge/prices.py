"""6.2: what can be paid, with the laws that make it cheaper."""

from collections.abc import Iterator

from game.games.keythedral import components as box
from game.games.keythedral.purse import BITS, ONE, count, covers, resources


def colours_in(purse: int) -> list[int]:
    """The colours of which there is a cube."""
    return [colour for colour in box.COLOURS if count(purse, colour)]


def with_cut(price: int, cut: bool) -> list[tuple[int, int]]:
    """7.10: the colours that may be left out, and the price without each; (-1, price) where nothing is."""
    if not cut:
        return [(-1, price)]
    return [(colour, price - ONE[colour]) for colour in colours_in(price)]


def instead(purse: int, price: int) -> Iterator[tuple[int, int]]:
    """7.20: the ways to pay with one resource replaced: (not paid, paid for it)."""
    for colour in box.RESOURCES:
        if count(price, colour):
            rest = price - ONE[colour]
            if covers(purse, rest):
                left = purse - rest
                yield from [(colour, other) for other in box.RESOURCES if other != colour and count(left, other)]


def payable(purse: int, price: int, cut: bool, substitute: bool) -> bool:
    """6.3: whether this price can be paid in any way."""
    if covers(purse, price):
        return True
    if not cut and not substitute:
        return False
    for _colour, less in with_cut(price, cut):
        if covers(purse, less) or (substitute and any(True for _way in instead(purse, less))):
            return True
    return False


def from_colour(purse: int, colour: int) -> int:
    """How many resource cubes of this colour and those after it there are."""
    return resources(purse) if colour <= 0 else resources(purse & (ONE[box.IRON] - 1)) - _before(purse, colour)


def _before(purse: int, colour: int) -> int:
    return (purse & (1 << BITS * colour) - 1) % 127


def next_cubes(purse: int, paid: int, last: int, need: int) -> list[int]:
    """6.2: colours of the next cube, if cubes are paid in the order of colours and `need` are still wanted."""
    rest = purse - paid
    return [
        colour
        for colour in range(max(last, 0), len(box.RESOURCES))
        if count(rest, colour) and from_colour(rest, colour) >= need
    ]


def trades(purse: int, supply: int, need: int, paid: int = 0, last: int = -1) -> list[int]:
    """6.7: colours of the next cube for the trader, such that he has another colour to give in the end."""
    return [
        colour
        for colour in next_cubes(purse, paid, last, need)
        if takes(supply, paid + ONE[colour])
        and (need == 1 or trades(purse, supply, need - 1, paid + ONE[colour], colour))
    ]


def takes(supply: int, paid: int) -> list[int]:
    """6.7: resources that the trader can give: of a colour that is not among those paid."""
    return [colour for colour in box.RESOURCES if count(supply, colour) and not count(paid, colour)]
