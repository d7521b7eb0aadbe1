"""What will be shown soon is printed in quiet moments before, so that no frame has to wait for it."""

from collections.abc import Iterator

from game.ui.table.dice import roll_prints
from game.ui.table.faces import GROWTH
from game.ui.table.notebook import MOST
from game.ui.table.pen import Pen
from game.ui.table.plan import Plan
from game.ui.table.tray import card_growth


def prints(pen: Pen, plan: Plan) -> Iterator[None]:
    """Print what the pen's table shows, one thing at each step; nothing is drawn on the window."""
    canvas, gallery, name = pen.canvas, pen.canvas.gallery, pen.table.backdrop
    box = canvas.box(pen.zones.board)
    if name and gallery.has_painting(pen.printer.folder, name):
        gallery.expect_painting(pen.printer.folder, name, box.w, box.h)
        yield
    for leaf in plan.leaves:
        pen.printer.sprite(canvas, leaf.note.face, canvas.px(leaf.rect.w), most=MOST)
        yield
    strips = {one.piece.id: one.strip / one.rect.w for stand in plan.shown for one in stand.placed}
    for id, (piece, rect) in plan.places.items():
        most = card_growth(pen) if id in strips else GROWTH
        for strip in {0.0, strips.get(id, 0.0)}:
            pen.printer.sprite(canvas, piece.face, canvas.px(rect.w), strip, piece.mood == "dim", most)
            yield
        yield from roll_prints(canvas, pen.printer, piece, canvas.px(rect.w))
