"""The parts around the board: the bar, the mats, the side with its panels, the ticker."""

from dataclasses import replace

from game.ui.table import ticker
from game.ui.table.draw_context import DrawContext
from game.ui.table.panels import bar, mats, side
from game.ui.table.panels.told import recap
from game.ui.table.panes import Part
from game.ui.table.parts.handed import BARE, PLAIN, Moment, handed
from game.ui.table.parts.in_tray import chips_of, told_of
from game.ui.table.plan import Plan


def bar_part(context: DrawContext, plan: Plan) -> Part:
    """The bar along the top: phases, the prompt, the tools."""
    table, look = context.table, context.look
    own = handed(
        context,
        replace(BARE, clock=table.clock, subtitle=table.subtitle, phases=table.phases, prompt=table.prompt),
        replace(PLAIN, seats=look.seats, bots=look.bots, paused=look.paused, speed=look.speed),
        lambda id: id.startswith("tool:"),
    )
    return Part((own, plan.bar), lambda: bar.draw_bar(own, plan.bar))


def players_part(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """The mats of all seats, what lies on them, and what stands below."""
    table, look = context.table, context.look
    held = {mat.seat: [p for p in table.pieces if p.zone == f"mat:{mat.seat}"] for mat in table.mats}
    ids = {piece.id: f"spot:{piece.spot}" for pieces in held.values() for piece in pieces}
    spots = set(ids.values())
    own = handed(
        context,
        replace(BARE, mats=table.mats, aside=table.aside),
        replace(PLAIN, seats=look.seats, thinking=look.thinking, picked=look.picked, open=context.ways),
        lambda id: id.startswith(("mat:", "spot:mat:")) or id in spots,
    )
    places = {id: plan.places[id] for id in ids if id in plan.places}
    hidden, asked = now.hidden & ids.keys(), bool(look.picked and look.open)

    def paint() -> None:
        mats.draw_mats(own, held, now.counting, asked)
        if table.aside and context.zones.aside.w:
            own.face(table.aside, context.zones.aside)
        mats.draw_held(own, held, places, hidden)

    return Part((own, held, places, now.counting, hidden, asked), paint)


def side_part(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """The side: its tabs with slip, log or notebook."""
    table, look, panel = context.table, context.look, replace(now.side)
    told = replace(BARE, notes=table.notes)
    around = replace(PLAIN, seats=look.seats, picked=look.picked, open=look.open)
    if now.slip is None:
        told = replace(told, spots=table.spots, offers=table.offers, verbs=table.verbs)
    if context.zones.page and panel.tab == "notes":
        told = replace(told, pencil=table.pencil, prompt=table.prompt)
        around = replace(around, viewer=look.viewer, curtain=look.curtain, pencil=look.pencil)
        if now.slip is not None:  # without the offers, which the list of choices needs, the ways are told
            around = replace(around, open=context.ways)
    listed = {f"spot:{spot}" for spot in context.ways}
    mine = ("tab:", "filter:", "line:", "note:", "page:", "way:")
    own = handed(context, told, around, lambda id: id.startswith(mine) or (now.slip is None and id in listed))
    shows = (own, panel.tab, panel.filter, panel.scroll, panel.log_scroll, plan.rows, plan.leaves, now.slip, now.rule)
    return Part(shows, lambda: side.draw_side(own, now.side, plan.rows, plan.leaves, now.slip, now.rules, now.rule))


def ticker_part(context: DrawContext, plan: Plan) -> Part:
    """Below a compact board the chips that have no other place, else the last lines of the log."""
    look, (strip, hits) = context.look, chips_of(plan) if plan.low_strip else (recap.NO_STRIP, ())
    told = replace(BARE, slips=told_of(context, plan)) if strip.chips else BARE
    shown = replace(PLAIN, seats=look.seats, viewer=look.viewer, recap=look.recap)
    if not strip.chips:
        shown = replace(PLAIN, seats=look.seats, lines=ticker.ticker_lines(context))
    own = handed(context, told, shown, lambda id: any(id == hit.id for hit in hits))

    def paint() -> None:
        ticker.draw_ticker(own)
        recap.draw_recap(own, strip, hits)

    return Part((own, strip, hits), paint)
