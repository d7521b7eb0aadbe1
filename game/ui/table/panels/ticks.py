"""Where the tick of a picked card stands: at its edge, where it covers no letter and no figure."""

from game.core.faces import Face, Passage, Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.board.faces import legible
from game.ui.table.board.word_sizes import FACES, kind, word_sizes
from game.ui.table.draw_context import DrawContext

SIZE = 28.0
"""How wide a tick is, in units."""
INSET = 1.0
"""How far from the right edge of a card the middle of its tick stands, in units."""
BELOW_TITLE = 0.3
"""How far down a tick stands if nothing is written there, in parts of the card's height."""
INSIDE = 14.0
"""The same, for one that stands elsewhere: beside the titles of the card and of its neighbour."""
ELSEWHERE = (0.62, 0.5, 0.74, 0.4, 0.86, 0.18, 0.06)
"""How far down it stands otherwise, the first where it covers least."""
HIGH = 0.8
"""How high a line is, in parts of the size of its letters."""


def tick_place(context: DrawContext, face: Face, place: Rect, growth: float) -> tuple[float, float]:
    """The middle of the tick of a card with this face at this place, in units; `growth`: how far its words may grow."""
    canvas = context.canvas
    face = legible(face, max(1, canvas.px(place.w)), canvas.measure.factor)
    unit = place.w / face.w
    lines = written(canvas, face, canvas.px(place.w) / face.w, growth)
    size = SIZE / unit

    def covered(at: tuple[float, float]) -> float:
        """How much of what is written a tick there covers, in square face units."""
        spot = Rect(face.w - at[0] / unit - size / 2, at[1] * face.h - size / 2, size, size)
        found = [line.clip(spot) for line in lines]
        return sum(each.w * each.h for each in found)

    places = [(INSET, BELOW_TITLE), *((inset, part) for inset in (INSIDE, INSET) for part in ELSEWHERE)]
    inset, part = min(places, key=covered)
    return place.right - inset, place.y + part * place.h


def written(canvas: Canvas, face: Face, scale: float, growth: float) -> tuple[Rect, ...]:
    """Where lines stand on a face, in its own units; `scale`: pixels to one of them."""
    sizes = word_sizes(canvas, face.parts, scale, growth)
    found = []
    for part in face.parts:
        if isinstance(part, Words):
            px = sizes[kind(part)]
            wide = canvas.lettering.width(part.text, FACES[part.font], px) / scale
            found.append(_line(part, part.y, min(wide, part.room or wide), HIGH * px / scale))
        elif isinstance(part, Passage):
            px = max(1, round(part.size * scale))
            lines = canvas.lettering.lines(part.text, FACES[part.font], px, round(part.w * scale))
            for n, text in enumerate(lines):
                wide = canvas.lettering.width(text, FACES[part.font], px) / scale
                found.append(_line(part, part.y + n * px * 1.22 / scale, wide, HIGH * px / scale))
    return tuple(found)


def _line(part: Words | Passage, y: float, wide: float, high: float) -> Rect:
    left = part.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[part.align] * wide
    return Rect(left, y - high / 2, wide, high)
