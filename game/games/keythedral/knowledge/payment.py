"""6.2: which cubes a player can best do without, so that a price of free choice is paid with those unless one likes."""

from game.core.game import Seat
from game.games.keythedral import components as box
from game.games.keythedral.purse import unpacked
from game.games.keythedral.view import View


def spare(view: View, seat: Seat, n: int, kept: int = -1) -> tuple[int, ...]:
    """So many resource cubes by colour in order, none of the colour `kept`; () where there are not so many."""
    left = list(view.purse[seat][: len(box.RESOURCES)])
    if kept >= 0:
        left[kept] = 0
    if sum(left) < n:
        return ()
    wanted = _wanted(view)
    taken = list[int]()
    for _cube in range(n):
        colour = max(
            (each for each in box.RESOURCES if left[each]), key=lambda each: (left[each] - wanted[each], -each)
        )
        left[colour] -= 1
        taken.append(colour)
    return tuple(sorted(taken))


def _wanted(view: View) -> list[int]:
    """How many cubes of each colour an open seat takes at most."""
    prices = [unpacked(box.PRICE[tile]) for tile in view.panes[view.level] if view.owner[tile] < 0]
    return [max((price[colour] for price in prices), default=0) for colour in box.RESOURCES]


def price_of(view: View, seat: Seat, craft: int) -> int:
    """6.6, 7.9: how many resource cubes this seat gives for a craft cube in the choice that is under way."""
    less = view.half is not None and view.half.law == box.JOURNEYMAN
    return box.CRAFT[craft - box.IRON] - less


def trade_price(view: View, seat: Seat) -> int:
    """6.7, 7.8: how many resource cubes the trader takes from this seat."""
    return 1 if view.market == seat else box.TRADE
