"""The parts on and over the board: what lies there, thumbnails, the camera, a bargain."""

from dataclasses import replace

from game.ui.table.board.layers import Layers
from game.ui.table.board.thumbnails import Thumbnails, draw_cameras, draw_plate, lying
from game.ui.table.draw_context import DrawContext
from game.ui.table.panels import tray
from game.ui.table.panels.bargain_art import draw_bargain
from game.ui.table.panes import Part
from game.ui.table.parts.handed import BARE, PLAIN, Moment, handed
from game.ui.table.plan import Plan


def board_part(context: DrawContext, layers: Layers, small: Thumbnails, now: Moment) -> Part:
    """What lies on the board that is large, with the rings of its spots."""
    table = context.table
    lying = tuple(piece for piece in table.pieces if piece.zone == "board")
    focused = now.focus.id if now.focus else ""
    spots = tuple(spot for spot in table.spots if spot.id in now.rings or f"spot:{spot.id}" == focused)
    told = replace(BARE, pieces=lying, spots=spots, backdrop=table.backdrop, front=table.front, ground=table.ground)
    own = handed(context, told, PLAIN, lambda _id: False)
    hidden = now.hidden & {piece.id for piece in lying}
    shows = (own, replace(now.camera), hidden, dict(now.rings), now.focus, now.moving, layers.waiting)

    def paint() -> None:
        layers.draw(
            own,
            now.camera,
            now.rings,
            hidden,
            focus=now.focus,
            moving=now.moving,
            late=now.budget(),
            before=lambda: small.shot(table.front),
        )

    return Part(shows, paint)


def strip_part(context: DrawContext, plan: Plan, small: Thumbnails, now: Moment) -> Part:
    """The thumbnails of all boards; the large one's is live, too."""
    table, ids = context.table, {f"board:{board.id}" for board in context.table.boards}
    there = lying(table)
    told = replace(BARE, boards=table.boards, front=table.front, ground=table.ground)
    own = handed(context, told, replace(PLAIN, seats=context.look.seats), lambda id: id in ids)
    hidden = now.hidden & plan.small.keys()
    glows = frozenset(spot.board for spot in table.spots if spot.board and spot.id in now.rings)

    def paint() -> None:
        small.draw(own, plan.thumbnails, there, hidden, glows, now.budget())

    return Part((own, plan.thumbnails, there, hidden, glows, small.waiting), paint)


def plate_part(context: DrawContext) -> Part:
    """The name of the board that lies large."""
    told = replace(BARE, boards=context.table.boards, front=context.table.front)
    own = handed(context, told, replace(PLAIN, seats=context.look.seats), lambda _id: False)
    return Part(own, lambda: draw_plate(own))


def cameras_part(context: DrawContext, plan: Plan) -> tuple[Part, ...]:
    """The buttons of the camera, where there are any."""
    own = handed(context, BARE, PLAIN, lambda id: any(id == hit.id for hit in plan.camera_hots))
    part = Part((own, plan.camera_hots), lambda: draw_cameras(own, plan.camera_hots))
    return (part,) if plan.camera_hots else ()


def bargain_part(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """The sheet of a bargain; what is raised stands above the still picture."""
    table, look, deal = context.table, context.look, plan.deal
    assert deal
    ids = {one.piece.id: f"spot:{one.piece.spot}" for stand in deal.stands for one in stand.placed}
    mine = {*ids.values(), *(hit.id for hit in plan.deal_hots)}
    own = handed(
        context,
        replace(BARE, bargain=table.bargain, amount=table.amount),
        replace(PLAIN, seats=look.seats, picked=look.picked, open=context.ways, amount=look.amount),
        lambda id: id in mine,
    )
    away = (now.hidden | {one.piece.id for one, _rise in tray.raised(context, deal.stands)}) & ids.keys()

    def paint() -> None:
        draw_bargain(own, deal, plan.deal_hots, away)

    return Part((own, deal, plan.deal_hots, away), paint)
