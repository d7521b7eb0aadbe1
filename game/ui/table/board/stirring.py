"""What lives on a board while nobody acts: where the map says so, and round what floats."""

from collections.abc import Callable, Iterator, Mapping

from game.board.board import LIFE, Board
from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Stir, draw_glow, draw_ripple, draw_waves
from game.ui.draw.measure import Rect
from game.ui.table.board.camera import Camera

KINDS: Mapping[str, Callable[[Canvas, Rect, float], None]] = {"waves": draw_waves, "glow": draw_glow}
"""The property `kind` of a space of the layer, and how it is drawn."""


def stirs(ground: Board, camera: Camera, area: Rect, floating: Iterator[Rect]) -> Iterator[Stir]:
    """The regions of a board that lies in this area; `floating` are the places of the pieces that float."""
    k = camera.scale(area)
    for space in ground.spaces.values():
        kind = KINDS.get(str(space.properties.get("kind", ""))) if space.layer == LIFE else None
        if kind:
            x, y = camera.place(area, space.x, space.y)
            yield Stir(Rect(x, y, space.w * k, space.h * k).clip(area), kind)
    for place in floating:
        ring = Rect(place.x - place.w * 0.08, place.y + place.h * 0.62, place.w * 1.16, place.h * 0.42)
        if area.contains(ring):
            yield Stir(ring, draw_ripple)
