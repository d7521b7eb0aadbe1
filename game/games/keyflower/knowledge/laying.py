"""9.2: how a new tile would lie at a place: what does not match, which roads it joins, what becomes of the river."""

from dataclasses import dataclass

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.view import View

BOATS_AHEAD = 3
"""So many places for boats on the river are looked at."""
WATER = "W"


@dataclass(frozen=True, slots=True)
class Touch:
    """Two edges that touch: the edge of the new tile with what lies there, and the same of its neighbour."""

    edge: int
    mine: str
    theirs: str
    other: int

    @property
    def fits(self) -> bool:
        """Whether they match."""
        return self.mine == self.theirs


def touches(view: View, seat: Seat, tile: int, cell: int, turns: int) -> tuple[Touch, ...]:
    """Every edge that would touch another tile of this village."""
    there = {view.cell[other]: other for other in view.villages[seat]}
    edges, found = box.TURNED[tile][turns], list[Touch]()
    for edge, step in enumerate(box.NEXT):
        other = there.get(cell + step, -1)
        if other >= 0:
            theirs = box.TURNED[other][view.turned[other]][(edge + 3) % 6]
            found.append(Touch(edge, edges[edge], theirs, other))
    return tuple(found)


def roads_joined(view: View, seat: Seat, tile: int, cell: int, turns: int) -> int:
    """9.2: over how many edges a road would meet a road."""
    return sum(each.fits and each.mine == "R" for each in touches(view, seat, tile, cell, turns))


def wrong(view: View, seat: Seat, tile: int, cell: int, turns: int) -> tuple[Touch, ...]:
    """9.2: the edges that do not match."""
    return tuple(each for each in touches(view, seat, tile, cell, turns) if not each.fits)


def least_wrong(view: View, seat: Seat, tile: int, cell: int) -> tuple[Touch, ...]:
    """What does not match in the rotation in which most matches; () = it fits."""
    return min((wrong(view, seat, tile, cell, turns) for turns in range(6)), key=len)


def free_edges(view: View, seat: Seat) -> bool:
    """11.3: whether this seat's edges need not match."""
    return view.owner[box.ROADS] == seat and not view.side[box.ROADS]


def river(view: View, seat: Seat) -> tuple[int, int]:
    """The first cell beyond the end of the river that begins at the home tile, and the edge by which one enters it."""
    home = view.villages[seat][0]
    flows = box.TURNED[home][view.turned[home]].index(WATER)
    there = {view.cell[other]: other for other in view.villages[seat]}
    cell = view.cell[home] + box.NEXT[flows]
    while cell in there and box.TURNED[there[cell]][view.turned[there[cell]]][(flows + 3) % 6] == WATER:
        cell += box.NEXT[flows]
    return cell, (flows + 3) % 6


def boats_ahead(view: View, seat: Seat, lying: dict[int, str]) -> int:
    """How many more boats have room on the river, up to `BOATS_AHEAD`, if besides the village `lying` lies there.

    `lying` has the edges of a tile by its cell.
    """
    around = {view.cell[each]: box.TURNED[each][view.turned[each]] for each in view.villages[seat]} | lying
    cell, enters = river(view, seat)
    flows = (enters + 3) % 6
    while cell in lying and lying[cell][enters] == WATER:
        cell += box.NEXT[flows]
    room, free = 0, free_edges(view, seat)
    while room < BOATS_AHEAD and cell not in around and (free or _boat_fits(around, cell, enters)):
        room, cell = room + 1, cell + box.NEXT[flows]
    return room


def _boat_fits(around: dict[int, str], cell: int, enters: int) -> bool:
    """Whether a boat on the river would match everything beside this cell."""
    for edge, step in enumerate(box.NEXT):
        other = around.get(cell + step)
        if other is not None and other[(edge + 3) % 6] != (WATER if edge % 3 == enters % 3 else "G"):
            return False
    return True


def boats_lost(view: View, seat: Seat, tile: int, cell: int, turns: int) -> int:
    """How many places for boats on the river would be lost by laying this tile there."""
    on = box.TURNED[tile][turns]
    before, after = boats_ahead(view, seat, {}), boats_ahead(view, seat, {cell: on})
    enters = river(view, seat)
    joins = cell == enters[0] and on[enters[1]] == WATER
    return 0 if joins else max(0, before - after)


def strands(view: View, seat: Seat, tile: int, cell: int, turns: int) -> bool:
    """Whether this boat would lie apart from the river that begins at the home tile."""
    enters = river(view, seat)
    boat = box.TILES[tile].kind in ("boat", "summer boat")
    return boat and not (cell == enters[0] and box.TURNED[tile][turns][enters[1]] == WATER)
