"""How all seats stand, on a paper of the public tray."""

from game.core.panels import Standing
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper
from game.words import _

PAD = 14.0
LEAST_PICTURE = 40.0
"""A narrower picture beside a name tells nothing and is left out."""
TALL = 78.0
"""From this height on a row has two lines."""
FIGURE, MORE = 70.0, 80.0
"""The most room of a seat's figure, and of what else counts."""
Widest = tuple[float, float, float]
"""How wide the widest name, figure and other figure of all rows are."""


def draw_standings(context: DrawContext, area: Rect) -> None:
    """A row a seat, the best first."""
    canvas, rows = context.canvas, _rows(context)
    paper(canvas, area, "mat_paper", 8, lift=4)
    head = 30 * context.grow
    title = context.table.race or _("How they stand")
    context.line(title, area.x + PAD, area.y + 6 + head / 2, 20, "letters", "display", room=area.w - 2 * PAD)
    top = area.y + head + 4
    room = area.bottom - 6 - top
    fitting = max(1, int(room * canvas.measure.scale / (1.1 * canvas.measure.text_px(19))))
    columns = -(-len(rows) // min(fitting, max(1, len(rows)))) if rows else 1
    deep = -(-len(rows) // columns) if rows else 1
    wide, draw, pitch = (area.w - 2 * PAD) / columns, _row, min(44 * context.grow, room / deep)
    if columns == 1 and room / deep >= TALL * context.grow:
        draw, pitch = _tall_row, min(1.6 * TALL * context.grow, room / deep)
    names = max((canvas.width(context.look.seats[row.seat].name, 19, "strong") for row in rows), default=0.0)
    mores = max((min(MORE, canvas.width(row.more, 17)) for row in rows), default=0.0)
    figures = max((min(FIGURE, canvas.width(row.figure, 20, "bold")) for row in rows), default=0.0)
    for n, row in enumerate(rows):
        x, y = area.x + PAD + n // deep * wide, top + n % deep * pitch
        draw(context, row, Rect(x, y, wide - (PAD if columns > 1 else 0), pitch), (names, figures, mores))


def _rows(context: DrawContext) -> tuple[Standing, ...]:
    """What the game says, or else the money on the mats."""
    if context.table.standing:
        return context.table.standing
    return tuple(Standing(mat.seat, mat.money) for mat in context.table.mats)


def _tall_row(context: DrawContext, row: Standing, place: Rect, widest: Widest) -> None:
    """Emblem, name and figure, and below them the picture and what else counts."""
    canvas, seat = context.canvas, context.look.seats[row.seat]
    words = widest[0] + (canvas.width(row.figure, 24, "bold") + 10 if row.figure else 0.0)
    size = min(52.0, 0.62 * place.h, max(34.0, place.w - 12 - words))
    high = 30 * context.grow
    line, below = place.centery - 0.5 * high, place.centery + 0.55 * high
    canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", place.x + size / 2, place.centery, size, centred=True)
    left, right = place.x + size + 12, place.right
    if row.figure:
        right -= context.line(row.figure, right, line, 24, "letters", "bold", "right", room=110) + 10
    context.line(seat.name, left, line, 22, "letters", "strong", room=right - left)
    right = place.right
    if row.more:
        right -= context.line(row.more, right, below, 18, "caption", align="right", room=0.5 * place.w) + 10
    if row.picture and right - left > LEAST_PICTURE:
        wide = min(right - left, 24.0 * row.picture.w / row.picture.h)
        deep = wide * row.picture.h / row.picture.w
        context.face(row.picture, Rect(left, below - deep / 2, wide, deep), 1.0)


def _row(context: DrawContext, row: Standing, place: Rect, widest: Widest) -> None:
    """All in one line; figures stand below each other, and pictures where the longest name leaves room for one."""
    canvas, seat, (names, figures, mores) = context.canvas, context.look.seats[row.seat], widest
    size = min(28.0, place.h - 4)
    canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", place.x + size / 2, place.centery, size, centred=True)
    right = place.right
    if row.more and place.w > 190 * context.grow:
        context.line(row.more, right, place.centery, 17, "caption", align="right", room=MORE)
        right -= mores + 10
    if row.figure:
        context.line(row.figure, right, place.centery, 20, "letters", "bold", "right", room=FIGURE)
        right -= figures + 10
    left = place.x + size + 8
    if row.picture and right - left > names + 12 + LEAST_PICTURE:
        high = min(24.0, place.h - 6)
        wide = min(high * row.picture.w / row.picture.h, 0.36 * place.w, right - left - names - 12)
        context.face(row.picture, Rect(right - wide, place.centery - high / 2, wide, high), 1.0)
        right -= wide + 8
    if context.fits(seat.name, 19, "strong", right - left):  # else the emblem says whose row it is
        context.line(seat.name, left, place.centery, 19, "letters", "strong", room=right - left)
