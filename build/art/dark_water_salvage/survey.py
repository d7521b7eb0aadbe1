"""A lake as its map tells it, and the lie of the land that follows: fields of numbers over the whole chart.

The land field is 0 on the shore, positive on land and negative in the water, in map units about as far as the shore
is. The depth field is 1 in shallow water, 2 in medium and 3 in deep.
"""

from dataclasses import dataclass

import numpy as np
from game.board.tiled import load_board

from art.files import TOP
from art.paint import noise

STEP = 6
"""Map units between two numbers of a field."""
DEPTHS = ("shallow", "medium", "deep")
SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""Towards the north, south, west and east."""


@dataclass(frozen=True)
class Square:
    """One square of the grid that is not land; `sides` are those of its neighbours that are land."""

    name: str
    kind: str
    depth: int
    title: str
    price: int
    x: float
    y: float
    sides: tuple[tuple[int, int], ...]


class Survey:
    """The map of one lake."""

    def __init__(self, file):
        self.board = load_board(TOP / "maps" / f"{file}.tmx")
        self.labels = [space for space in self.board.spaces.values() if space.layer == "labels"]
        self.width, self.height = self.board.width, self.board.height
        regions = self.board.family("region")
        self.side = regions[0].w
        self.left, self.top = min(r.x for r in regions), min(r.y for r in regions)
        self.columns = round((max(r.x for r in regions) - self.left) / self.side) + 1
        self.rows = round((max(r.y for r in regions) - self.top) / self.side) + 1
        self.right, self.bottom = self.left + self.columns * self.side, self.top + self.rows * self.side
        self._at = {self._place(region): region for region in regions}
        self.squares = [self._square(row, column) for row, column in sorted(self._at)]
        self.seed = sum(map(ord, file))
        size = int(self.width // STEP) + 2, int(self.height // STEP) + 2
        cells = self.width / STEP / 10, self.width / STEP / 22, self.width / STEP / 54
        self.waves = [2 * noise(*size, cell, cell, self.seed + k, 1) - 1 for k, cell in enumerate(cells)]
        self.x, self.y = np.arange(size[0])[:, None] * STEP + 0.0, np.arange(size[1])[None, :] * STEP + 0.0
        self.land = self._land()

    def _place(self, region):
        return round((region.y - self.top) / self.side), round((region.x - self.left) / self.side)

    def _square(self, row, column):
        region = self._at[row, column]
        facts = region.properties
        kind = str(facts["kind"])
        sides = tuple((dx, dy) for dx, dy in SIDES if (row + dy, column + dx) not in self._at)
        depth = DEPTHS.index(facts["depth"]) + 1 if kind == "water" else self._tint(row, column)
        price = int(facts.get("hire" if kind == "city" else "fee", 0))
        name = region.id.removeprefix("region:")
        return Square(name, kind, depth, str(facts.get("title", "")), price, region.x, region.y, sides)

    def _tint(self, row, column):
        """A city lies in shallow water, a feature in water as deep as that around it."""
        if self._at[row, column].properties["kind"] == "city":
            return 1
        around = [self._at.get((row + dy, column + dx)) for dx, dy in SIDES]
        known = [DEPTHS.index(r.properties["depth"]) + 1 for r in around if r and "depth" in r.properties]
        return round(sum(known) / len(known)) if known else 1

    def _land(self):
        """Squares with round corners, a wandering shore, and a headland under each city."""
        water = _near([(s.x, s.y, self.side, self.side) for s in self.squares], self.x, self.y)
        shores = [(-999, -999, 3000, 999 + self.top), (-999, self.bottom, 3000, 999)]
        shores += [(-999, -999, 999 + self.left, 3000), (self.right, -999, 999, 3000)]
        holes = {(r, c) for r in range(self.rows) for c in range(self.columns)} - set(self._at)
        shores += [(self.left + c * self.side, self.top + r * self.side, self.side, self.side) for r, c in holes]
        slow, mid, fast = self.waves
        wander, field = min(1, self.side / 112), blurred(water - _near(shores, self.x, self.y), 2)
        field += wander * (9 * slow + 8 * mid + 5.5 * fast - 11)
        for city in self.squares:
            if city.kind == "city":
                field = _joined(field, self._headland(city) + 4.5 * mid + 4 * fast)
        return field

    def _headland(self, city):
        """A tongue of land from the shore to the town, or an islet where there is no shore."""
        k = self.side / 112
        x, y = city.x + self.side / 2, city.y + self.side / 2
        dx, dy = city.sides[0] if city.sides else (0, 0)
        reach = (104 * k, 40 * k) if dx else (50 * k, 72 * k) if dy else (56 * k, 44 * k)
        x, y = x + 66 * k * dx, y + (4 * k if dx or not dy else 60 * k * dy)
        return (1 - np.hypot((self.x - x) / reach[0], (self.y - y) / reach[1])) * 40 * k

    def depths(self, softness, warp):
        """The depth field; its basins follow the squares, and wander by at most about `warp` map units."""
        _slow, mid, fast = self.waves
        x = self.x + warp * mid + warp * 0.5 * fast
        y = self.y + warp * np.roll(mid, 17, 0) + warp * 0.5 * np.roll(fast, 9, 1)
        table = np.ones((self.columns, self.rows))
        for s in self.squares:
            table[round((s.x - self.left) / self.side), round((s.y - self.top) / self.side)] = s.depth
        column = np.clip((x - self.left) // self.side, 0, self.columns - 1).astype(int)
        row = np.clip((y - self.top) // self.side, 0, self.rows - 1).astype(int)
        return blurred(table[column, row], softness)

    def height_at(self, x, y):
        """The land field at a place."""
        return self.land[round(x / STEP), round(y / STEP)]


def _near(boxes, x, y):
    """How far each place lies outside the nearest of the boxes (x, y, w, h)."""
    nearest = np.full(np.broadcast(x, y).shape, 9999.0)
    for left, top, w, h in boxes:
        across, down = np.abs(x - left - w / 2) - w / 2, np.abs(y - top - h / 2) - h / 2
        nearest = np.minimum(nearest, np.hypot(np.maximum(across, 0), np.maximum(down, 0)))
    return nearest


def _joined(one, other, k=7.0):
    """The higher of both, with a soft valley between."""
    return np.log(np.exp(np.clip(one / k, -60, 60)) + np.exp(np.clip(other / k, -60, 60))) * k


def blurred(field, k):
    """The field, softened by k steps."""
    weights = np.exp(-0.5 * (np.arange(-3 * k, 3 * k + 1) / k) ** 2)
    weights /= weights.sum()
    padded = np.pad(field, 3 * k, mode="edge")
    for axis in (0, 1):
        padded = np.apply_along_axis(np.convolve, axis, padded, weights, "valid")
    return padded
