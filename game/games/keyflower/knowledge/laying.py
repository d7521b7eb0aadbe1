"""What a new tile would join where it is laid."""

from game.games.keyflower import components as box
from game.games.keyflower.view import View


def roads_joined(view: View, seat: int, tile: int, cell: int, turns: int) -> int:
    """9.2: over how many edges a road would meet a road."""
    there = {view.cell[other]: other for other in view.villages[seat]}
    edges, joined = box.TURNED[tile][turns], 0
    for edge, step in enumerate(box.NEXT):
        other = there.get(cell + step, -1)
        if other >= 0 and edges[edge] == "R":
            joined += box.TURNED[other][view.turned[other]][(edge + 3) % 6] == "R"
    return joined
