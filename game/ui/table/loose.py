"""What does not lie still in its pane: raised, pointed at, held, on its way."""

from dataclasses import dataclass, replace

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.board.board import ring_spot
from game.ui.table.board.trail import draw_trail, trailed
from game.ui.table.board.travel import Journey, blit_face, draw_journey
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.input.subject import pointed
from game.ui.table.input.tips import risen
from game.ui.table.materials import water_ring
from game.ui.table.panels import call_strip, mats, orders, tray, unasked
from game.ui.table.panels.banner import draw_banner
from game.ui.table.panels.bargain_art import draw_stamp
from game.ui.table.panels.verb_plate import draw_plate
from game.ui.table.panels.wax import Stamp
from game.ui.table.stage.acts import draw_stage
from game.ui.table.stage.intent import draw_intent
from game.ui.table.view_state import ViewState


@dataclass(slots=True)
class Ending:
    """The bargain that ends before all eyes: its last seal while it comes down, and where its title stood, in units."""

    stamp: Stamp | None = None
    ribbon: Rect | None = None


def draw_above(view: ViewState, context: DrawContext) -> None:
    """What stands out over the edges of its pane."""
    plan = view.plan()
    _draw_writing(view, context)
    offer = trailed(context, "" if context.look.pencil else pointed(view))
    if offer:
        draw_trail(context, view.camera, offer)
    tray.draw_raised(context, plan.shown, view.moving.journeys.keys())
    if plan.options.bubble:
        orders.draw_options(context, plan.options.spots, plan.options.hits, True)
    if view.control.verbs.plate:
        draw_plate(context, view.control.verbs.plate)
    _draw_spotlight(view, context)
    unasked.draw_unasked(context, plan.emblems)
    if context.look.call is not None and not view.stage.large:  # it would stand there in the dark and say nothing
        call_strip.draw_call(context, view.hits, plan.emblems, view.call_left, told=not view.stage.busy)
    if view.naming.shown:
        orders.draw_labels(context, view.spot_places())


def _draw_writing(view: ViewState, context: DrawContext) -> None:
    """With the pencil in hand, the spot that would be written on has a ring in the seat's colour."""
    pencil = context.table.pencil
    spot = next((spot for spot in context.table.spots if spot.w and spot.id == pointed(view)), None)
    if context.look.pencil and pencil and spot and spot.id in pencil.spots:
        with context.canvas.clipped(context.zones.board):
            ring_spot(context, view.camera, spot, True, theme.SEATS[context.acting_colour].colour)


def draw_moving(view: ViewState, context: DrawContext, ending: Ending, *, season: bool) -> None:
    """Pieces on their way, money being counted, what a bot is about to do; `season`: the cloth is changing."""
    deal = view.plan().deal
    title = deal.ribbon if deal else ending.ribbon  # a bargain that is over lies there until it was seen to end
    if view.look.intent is not None:
        draw_intent(context, view.look.intent, view.spot_places(), title)
    if ending.stamp is not None:
        draw_stamp(context, ending.stamp, view.app.motion.reduced)
    for place, mat in zip(view.plan().mats, context.table.mats, strict=True):
        if mat.seat in view.moving.counting:
            mats.draw_money(context, place, mat, view.moving.counting[mat.seat].text())
    for journey in sorted(view.moving.journeys.values(), key=lambda each: each.piece.layer):
        if season and not journey.part:
            continue  # where it lay is covered by what was to be seen there
        draw_journey(context, journey, view.app.motion.reduced)
        if journey.way in ("turn", "change"):
            _draw_standing(view, context, journey)
    _draw_held(view, context)
    draw_stage(context, view.stage, view.spot_places(), view.app.motion.reduced, title, view.app.ahead.late)
    if view.moving.banner is not None:
        draw_banner(context, view.moving.banner)


def _draw_held(view: ViewState, context: DrawContext) -> None:
    """What is dragged, under the pointer."""
    held = view.control.held
    for piece, place in held.pieces(held.thing) if held.thing else ():
        lies = Rect(0, 0, place.w, place.h)
        lies.center = held.at
        blit_face(context, piece.face, lies, 225, angle=piece.angle)


def _draw_standing(view: ViewState, context: DrawContext, below: Journey) -> None:
    """What stands on a piece of the board that turns or changes where it lies, and does not move itself."""
    reach = below.end.inflate(4, 4)
    with context.canvas.clipped(context.zones.board):
        for piece, place in sorted(view.places().values(), key=lambda one: one[0].layer):
            on = piece.zone == below.piece.zone == "board" and piece.layer > below.piece.layer
            if on and piece.id not in view.moving.journeys and reach.collidepoint(place.center):
                blit_face(context, piece.face, place, 255, angle=piece.angle)


def _draw_spotlight(view: ViewState, context: DrawContext) -> None:
    """The spot that was asked for: a lit disc on the board, a ring elsewhere."""
    place = view.spot_places().get(f"spot:{view.spotlit}")
    if place is None:
        return
    if context.zones.board.colliderect(place):
        with context.canvas.clipped(context.zones.board):
            water_ring(context.canvas, place.inflate(40, 34), True)
    else:
        context.canvas.ring(place, 8)


def _focused(view: ViewState) -> HitArea | None:
    """What has the focus, after keys were used; no plate that is still blank."""
    if not view.touch.keyboard:
        return None
    plan = view.plan()
    blank = plan.plate_hots if plan.context.early else ()
    return next((hit for hit in view.hits if hit.id == view.touch.focused and hit not in blank), None)


def focused_on_board(view: ViewState) -> HitArea | None:
    """What of the board has the focus: its ring lies below names and counts there, as all rings do."""
    hit = _focused(view)
    return hit if hit and hit.zone == "board" else None


def _covered(context: DrawContext, hit: HitArea) -> bool:
    """Whether the strip of a call lies over this thing, which is no part of it."""
    call = context.look.call is not None and hit.zone != "call"
    return call and call_strip.strip_place(context).colliderect(hit.rect)


def draw_focus_ring(view: ViewState, canvas: Canvas) -> None:
    """The focus ring of what does not lie on the board, unless a call covers it."""
    hit, plan = _focused(view), view.plan()
    if hit and hit.zone != "board" and not _covered(plan.context, hit):
        place = risen(replace(plan.context, touch=view.touch), plan.shown, hit)
        canvas.ring(place.clip(canvas.measure.area.inflate(-20, -20)), 8)
