"""6.2: what can be paid, with the laws that make it cheaper."""

from collections.abc import Iterator

from game.games.keythedral import components as box
from game.games.keythedral.purse import BITS, MASK, ONE, count, covers, resources


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


def next_cubes(purse: int, paid: int, last: int, need: int) -> list[int]:
    """6.2: colours of the next cube, if cubes are paid in the order of colours and `need` are still wanted."""
    rest, found = purse - paid, list[int]()
    left = resources(rest)
    for colour in box.RESOURCES:
        here = rest >> BITS * colour & MASK
        if here and colour >= last and left >= need:
            found.append(colour)
        left -= here
    return found


def can_trade(purse: int, supply: int, need: int) -> bool:
    """6.7: whether the trader has anything to give for what there is."""
    if resources(purse) < need:
        return False
    return _many(supply, need) or bool(trades(purse, supply, need))


def trades(purse: int, supply: int, need: int, paid: int = 0, last: int = -1) -> list[int]:
    """6.7: colours of the next cube for the trader, such that he has another colour to give in the end."""
    found = next_cubes(purse, paid, last, need)
    if _many(supply, box.TRADE):
        return found
    return [
        colour
        for colour in found
        if takes(supply, paid + ONE[colour])
        and (need == 1 or trades(purse, supply, need - 1, paid + ONE[colour], colour))
    ]


def _many(supply: int, paid: int) -> bool:
    """Whether there are more colours than can be paid."""
    kinds = 0
    for colour in box.RESOURCES:
        kinds += supply >> BITS * colour & MASK > 0
    return kinds > paid


def takes(supply: int, paid: int) -> list[int]:
    """6.7: resources that the trader can give: of a colour that is not among those paid."""
    return [
        colour
        for colour in box.RESOURCES
        if supply >> BITS * colour & MASK and not paid >> BITS * colour & MASK
    ]
