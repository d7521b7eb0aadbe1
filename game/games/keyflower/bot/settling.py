"""Where to lay a tile: so that roads meet roads and boats lie on the river."""

from functools import lru_cache

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.halves import CELL
from game.games.keyflower.rules.expansion import around, fitting
from game.games.keyflower.rules.state import State, owns

ROAD, RIVER, BESIDE, OPEN = 1.0, 1.4, 0.1, 0.08
"""What a road that meets a road, water that meets water, a neighbour, and a road that leads on are worth."""


@lru_cache(maxsize=1 << 14)
def _fit(edges: str, letters: str, turn_order: bool) -> float:
    total = 0.0
    for here, there in zip(edges, letters, strict=True):
        if there == " ":
            total += OPEN if here == "R" else 0.0
        elif here == there:
            total += BESIDE + (ROAD if here == "R" else RIVER if here == "W" else 0.0)
        total += 1.0 if turn_order and there != " " else 0.0
    return total


def best_turn(state: State, seat: Seat, tile: int, cell: int) -> tuple[float, int]:
    """How good this cell is for this tile, and how it is turned best."""
    village = {state.cell[each]: each for each in state.villages[seat]}
    letters = around(state, village, cell)
    free = owns(state, seat, box.ROADS, 0)
    turn_order = box.TILES[tile].kind == "turn order"
    return max(
        (
            (_fit(box.TURNED[tile][turns], letters, turn_order), -turns)
            for turns in fitting(tile, " " * 6 if free else letters)
        ),
        default=(-1.0, 0),
    )


def lay(state: State, seat: Seat, legal: list[do.Action]) -> do.Action:
    """The part of the choice that is asked for: tile, cell or turn."""
    if isinstance(legal[0], do.Place):
        return max(legal, key=lambda action: box.TILES[action.tile].edges.count("R"))  # type: ignore[union-attr]
    if state.stage == CELL:
        return max(legal, key=lambda action: best_turn(state, seat, state.aim, action.cell)[0])  # type: ignore[union-attr]
    turns = -best_turn(state, seat, state.aim, state.where)[1]
    return do.TURN[turns] if do.TURN[turns] in legal else legal[0]
