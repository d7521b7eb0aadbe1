"""9: new tiles are laid, one player after the other from the start player on; placed tiles never move."""

from collections.abc import Iterator
from functools import lru_cache

from game.core.game import Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import TilePlaced
from game.games.keyflower.halves import CELL, NEW_TILE, TURNED
from game.games.keyflower.rules.state import State, forget, owns


@lru_cache(maxsize=1 << 14)
def fitting(tile: int, around: str) -> tuple[int, ...]:
    """9.2: the rotations of this tile whose edges match those around it (a space = no neighbour), each form once."""
    found = list[int]()
    for turns, edges in _FORMS[tile]:
        for edge, other in zip(edges, around, strict=True):
            if other not in (" ", edge):
                break
        else:
            found.append(turns)
    return tuple(found)


_FORMS = tuple(
    tuple((turns, edges) for turns, edges in enumerate(all_) if all_.index(edges) == turns) for all_ in box.TURNED
)
"""By tile: the rotations that look different, with their edges."""


def around(state: State, village: dict[int, int], cell: int) -> str:
    """The edges that touch this cell, in order; a space where nothing lies."""
    letters = ""
    for edge, step in enumerate(box.NEXT):
        other = village.get(cell + step, -1)
        letters += " " if other < 0 else box.TURNED[other][state.turned[other]][(edge + 3) % 6]
    return letters


def _cells(state: State, seat: int) -> tuple[tuple[int, str], ...]:
    """The empty cells beside this village, with what is around each; 11.3: for some owners nothing has to match."""
    tiles = state.villages[seat]
    cells, turned = tuple([state.cell[tile] for tile in tiles]), tuple([state.turned[tile] for tile in tiles])
    return _beside(tiles, cells, turned, owns(state, seat, box.ROADS, 0))


@lru_cache(maxsize=1 << 8)
def _beside(
    tiles: tuple[int, ...], cells: tuple[int, ...], turned: tuple[int, ...], free: bool
) -> tuple[tuple[int, str], ...]:
    """The same of these tiles; the parts of one choice ask for it one after the other."""
    empty = sorted({cell + step for cell in cells for step in box.NEXT} - set(cells))
    if free:
        return tuple([(cell, " " * 6) for cell in empty])
    edges = {cell: box.TURNED[tile][turns] for tile, cell, turns in zip(tiles, cells, turned, strict=True)}
    return tuple([(cell, _letters(edges, cell)) for cell in empty])


def _letters(edges: dict[int, str], cell: int) -> str:
    letters = ""
    for edge, step in enumerate(box.NEXT):
        other = edges.get(cell + step)
        letters += " " if other is None else other[(edge + 3) % 6]
    return letters


def _layable(state: State, seat: int) -> Iterator[int]:
    """The new tiles that fit somewhere, in the order in which places for them are found."""
    left = list(state.fresh[seat])
    for _cell, around in _cells(state, seat) if left else ():
        for tile in [tile for tile in left if fitting(tile, around)]:
            left.remove(tile)
            yield tile
        if not left:
            return


def legal(state: State, seat: int) -> list[do.Action]:
    """9.1: which tile, into which cell, how turned."""
    if state.stage == NEW_TILE:
        return [do.PLACE[tile] for tile in sorted(_layable(state, seat))]
    if state.stage == CELL:
        return [do.At(cell) for cell, around in _cells(state, seat) if fitting(state.aim, around)]
    free = owns(state, seat, box.ROADS, 0)
    village = {} if free else {state.cell[tile]: tile for tile in state.villages[seat]}
    return [do.TURN[turns] for turns in fitting(state.aim, around(state, village, state.where))]


def play(state: State, seat: int, action: do.Action, tell: Tell | None) -> None:
    """Takes one part of the choice; the rotation lays the tile."""
    match action:
        case do.Place(tile):
            state.aim, state.stage = tile, CELL
        case do.At(cell):
            state.where, state.stage = cell, TURNED
        case do.Turn(turns):
            tile, cell = state.aim, state.where
            forget(state)
            state.fresh[seat] = tuple(each for each in state.fresh[seat] if each != tile)
            lay(state, seat, tile, cell, turns)
            if tell:
                tell(TilePlaced(seat, tile, cell, turns))


def lay(state: State, seat: int, tile: int, cell: int, turns: int) -> None:
    """9.1: the tile lies there from now on."""
    state.owner[tile], state.cell[tile], state.turned[tile] = seat, cell, turns
    state.villages[seat] += (tile,)
    link(state, state.villages[seat], tile)


def link(state: State, village: tuple[int, ...], tile: int) -> None:
    """Notes which tiles of this village lie beside this one."""
    cells = {state.cell[each]: each for each in village}
    state.near[tile] = tuple(cells.get(state.cell[tile] + step, -1) for step in box.NEXT)
    for edge, other in enumerate(state.near[tile]):
        if other >= 0:
            near = list(state.near[other])
            near[(edge + 3) % 6] = tile
            state.near[other] = tuple(near)


def begin(state: State) -> None:
    """9.1, 9.3: who has something to lay, what fitted nowhere before counted, in order from the start player."""
    state.phase = "expand"
    state.fresh = [beside + fresh for beside, fresh in zip(state.beside, state.fresh, strict=True)]
    state.beside = [()] * state.seats
    state.order = tuple((state.start + n) % state.seats for n in range(state.seats))


def finished(state: State) -> bool:
    """9.3: goes on to whoever can lay something; whether nobody can. What fits nowhere is kept beside the village."""
    while state.order:
        seat = state.order[0]
        if next(_layable(state, seat), -1) >= 0:
            state.turn = seat
            return False
        state.beside[seat], state.fresh[seat] = state.fresh[seat], ()
        state.order = state.order[1:]
    return True
