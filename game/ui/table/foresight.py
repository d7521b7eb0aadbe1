"""What will be shown soon is printed in quiet moments before, so that no frame has to wait for it."""

from collections.abc import Iterator

from game.ui.table.board import thumbnails
from game.ui.table.board.dice import roll_prints
from game.ui.table.board.word_sizes import GROWTH
from game.ui.table.draw_context import DrawContext
from game.ui.table.panels.notebook import MOST
from game.ui.table.panels.tray import card_growth, footed
from game.ui.table.plan import Plan


def expect_board(context: DrawContext) -> None:
    """Scale the board's painting beside the frames, where it has one."""
    gallery, name, box = context.canvas.gallery, context.table.backdrop, context.canvas.box(context.zones.board)
    if name and gallery.has_painting(context.printer.folder, name):
        gallery.expect_painting(context.printer.folder, name, box.w, box.h)


def expect_faces(context: DrawContext, plan: Plan) -> None:
    """Rasterise the drawings on all faces that the pen's table shows beside the frames."""
    canvas, printer = context.canvas, context.printer
    for leaf in plan.leaves:
        printer.expect(canvas, leaf.note.face, canvas.px(leaf.rect.w))
    thumbnails.expect(context, plan.thumbnails)
    for piece, rect in (*plan.places.values(), *plan.small.values()):
        printer.expect(canvas, piece.face, canvas.px(rect.w))


def prints(context: DrawContext, plan: Plan) -> Iterator[None]:
    """Print what the pen's table shows, one thing at each step; nothing is drawn on the window."""
    canvas = context.canvas
    expect_board(context)
    expect_faces(context, plan)
    yield
    for leaf in plan.leaves:
        context.printer.sprite(canvas, leaf.note.face, canvas.px(leaf.rect.w), most=MOST)
        yield
    strips = {one.piece.id: one.strip / one.rect.w for stand in plan.shown for one in stand.placed}
    for id, (piece, rect) in plan.places.items():
        most = card_growth(context) if id in strips else GROWTH
        for strip in {0.0, strips.get(id, 0.0)}:
            dim, foot = piece.mood == "dim", footed(context, rect)
            context.printer.sprite(canvas, piece.face, canvas.px(rect.w), strip, dim, most, foot)
            yield
        yield from roll_prints(canvas, context.printer, piece, canvas.px(rect.w))
