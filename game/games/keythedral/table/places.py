"""Where things lie on the floor: fields and gaps on a grid that is scaled to its room, all else by the map."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.board.board import Board, Space
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.looks.fields import FENCE_AT, WIDE
from game.games.keythedral.view import View

MARGIN, MARGIN_LAYING = 0.34, 0.06
"""What lies round the outermost fields, in fields: the gaps at their corners, or nothing beyond the empty cells."""
LARGEST = 148.0
"""How wide a field is at most, in map units."""
Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Grid:
    """Fields on the map: `size` is how wide one is, (x, y) where the middle field's middle lies."""

    size: float
    x: float
    y: float

    def field(self, cell: int) -> Place:
        """The middle of a cell."""
        across, down = names.place(cell)
        return self.x + self.size * across, self.y + self.size * down

    def gap(self, gap: int) -> Place:
        """The middle of a gap: right of and below the cell of the same number."""
        x, y = self.field(gap)
        return x + self.size / 2, y + self.size / 2

    def edge(self, gap: int, corner: int) -> tuple[float, float, float]:
        """The middle of an edge of a gap, and how what lies along it is turned."""
        x, y = self.gap(gap)
        off = FENCE_AT * self.size / WIDE
        right, low = corner % 2 == 1, corner > 1
        return x + (off if right else -off), y + (off if low else -off), -45.0 if right != low else 45.0


def laying(view: View) -> bool:
    """Whether the map is still being laid."""
    return view.round == 0 and view.phase != "over"


def grid(board: Board, view: View) -> Grid:
    """How large and where the fields lie: all of them, and while they are laid the empty cells, have room."""
    drafting = laying(view)
    room = board["draft" if drafting else "fields"]
    cells = (*view.cell, *empty_cells(view.cell, view.gap)) if drafting else view.cell
    return _fitted(room, cells, MARGIN_LAYING if drafting else MARGIN)


def _fitted(room: Space, cells: Iterable[int], margin: float) -> Grid:
    places = [names.place(cell) for cell in cells]
    left, right = min(x for x, _y in places), max(x for x, _y in places)
    top, low = min(y for _x, y in places), max(y for _x, y in places)
    size = min(room.w / (right - left + 1 + 2 * margin), room.h / (low - top + 1 + 2 * margin), LARGEST)
    x, y = room.centre
    return Grid(size, x - size * (left + right) / 2, y - size * (top + low) / 2)


@lru_cache(maxsize=1 << 8)
def empty_cells(cells: tuple[int, ...], gaps: tuple[int, ...]) -> tuple[int, ...]:
    """3.3: the cells that touch a field over an edge, or a cottage."""
    beside = {cell + step for cell in cells for step in box.AROUND}
    beside |= {gap + step for gap in gaps if gap >= 0 for step in box.TOUCHED}
    return tuple(sorted(beside - set(cells)))


def touched(view: View, gap: int) -> tuple[int, ...]:
    """The kinds of the fields that a gap touches."""
    there = dict(zip(view.cell, view.kind, strict=True))
    return tuple([there[gap + step] for step in box.TOUCHED if gap + step in there])


def tile_spaces(board: Board, view: View) -> dict[int, Space]:
    """By tile of the level that lies open: its place."""
    tiles = view.panes[view.level]
    return {tile: board[f"tile:{len(tiles)}:{n + 1}"] for n, tile in enumerate(tiles)}


def sizes(view: View) -> tuple[int, ...]:
    """How many seats each level has."""
    return box.seats_of_level(view.options.length == "short", view.second)
