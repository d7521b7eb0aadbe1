"""Which halves of a choice the table offers at once (`core.compound_choice`)."""

from collections.abc import Callable

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.view import View

MOST = 38
"""So many tiles can be offered at once; beyond, the villages of others are entered one at a time."""
BIDDING, MIXED = 1, 4
TILE, COLOUR, COUNT = 2, 3, 5
PAYING = 2
"""Stages of a turn that is half made."""


def whose(view: View) -> Seat:
    """Whose choices a table offers."""
    return view.actors[0] if view.seat is None else view.seat


def goes_on(before: View, after: View) -> bool:
    """A bid or use is offered with its tile, a new tile with its place, an upgrade with what is paid."""
    half = after.half
    if after.phase == "expand" or (after.phase == "carry" and half is not None and half.stage == PAYING):
        return half is not None
    if after.phase != "act" or half is None:
        return False
    if half.stage == TILE and half.kind == BIDDING:
        return True
    if half.stage in (1, TILE):
        return half.where < 0 or grown(after, half.where)
    return False


def picking(picked: tuple[str, ...]) -> Callable[[View, View], bool]:
    """Of the tile that is pointed at, bids and uses are offered up to their number, where no group joins."""
    aim = int(picked[0].removeprefix("tile:")) if picked[0].startswith("tile:") else -1

    def goes(before: View, after: View) -> bool:
        now, half = before.half, after.half
        if half is None or half.aim != aim or half.stage < COLOUR or after.phase != "act":
            return goes_on(before, after)
        return half.stage <= COUNT and half.colour != MIXED and not half.joined and (now is None or now.stage < COUNT)

    return goes


def grown(view: View, where: int) -> bool:
    """Whether the tiles of this place are offered at once."""
    if where in (0, whose(view) + 1):
        return True
    tiles = [*view.market, *(tile for village in view.villages for tile in village)]
    return len(view.market) + sum(box.ACTION[tile][view.side[tile]] for tile in tiles) <= MOST
