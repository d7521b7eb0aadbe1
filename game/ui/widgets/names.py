"""Names that are never cut: they shrink, then break into several lines."""

from collections.abc import Sequence

from game.core.faces import Align
from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import TEXT_FLOOR


def name_lines(canvas: Canvas, name: str, size: float, face: str, room: float) -> tuple[int, Sequence[str]]:
    """The pixel size of a name in so many units of room, and its lines: one if letters may shrink so far."""
    wanted, wide = canvas.measure.text_px(size), canvas.px(room)
    floor = max(TEXT_FLOOR, round(wanted * SHRINK), canvas.measure.text_px(theme.NUMERAL))
    px = canvas.lettering.fit(name, face, wanted, wide, min(wanted, floor))
    if canvas.lettering.width(name, face, px) <= wide:
        return px, (name,)
    return px, canvas.lettering.lines(name, face, px, wide)


def draw_name(
    canvas: Canvas,
    name: str,
    x: float,
    last: float,
    size: float,
    colour: str,
    face: str,
    align: Align,
    room: float,
) -> float:
    """A name whose last line has its middle at `last`, the others above it; returns its width."""
    px, lines = name_lines(canvas, name, size, face, room)
    step = 1.15 * px / canvas.measure.scale
    y = last - step * (len(lines) - 1)
    wide = 0.0
    for line in lines:
        wide = max(wide, canvas.text(line, x, y, size, colour, face, align, px=px))
        y += step
    return wide
