"""The parts in the tray: what lies there, the status, plates and orders, the public tray."""

from collections.abc import Set
from dataclasses import replace

from game.core.table import Slip
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels import amount, choices, orders, plates, public_tray, status, tray
from game.ui.table.panels.endings import draw_endings
from game.ui.table.panels.told import recap
from game.ui.table.panes import Part
from game.ui.table.parts.handed import BARE, PLAIN, Moment, handed
from game.ui.table.plan import Plan
from game.ui.table.shelf import draw_shelf


def wood_part(context: DrawContext) -> Part:
    """The tray's wood, with nothing on it."""
    told = replace(BARE, trays=context.table.trays[:1], amount=context.table.amount, status=context.table.status)
    own = handed(context, told, replace(PLAIN, open=("",) if tray.chooses(context.look) else ()), lambda _id: False)
    return Part(own, lambda: tray.draw_wood(own))


def public_part(context: DrawContext, plan: Plan) -> Part:
    """The tray that is nobody's own: what the others did, who is expected, how the seats stand."""
    table, look, public = context.table, context.look, plan.public
    assert public
    hits = (*plan.recap, *plan.public_hots)
    own = handed(
        context,
        replace(
            BARE,
            prompt=table.prompt,
            mats=table.mats,
            trays=table.trays[:1],
            slips=told_of(context, plan),
            race=table.race,
            standing=table.standing,
            odds=table.odds,
            queue=table.queue,
        ),
        replace(
            PLAIN,
            seats=look.seats,
            since=look.since,
            fresh=look.fresh,
            recap=look.recap,
            curtain=look.curtain,
            message=look.message,
        ),
        lambda id: any(id == hit.id for hit in hits),
    )

    def paint() -> None:
        public_tray.draw_public(own, public, plan.public_hots)
        if public.deeds.w:
            recap.draw_recap(own, plan.strip, plan.recap, "heading")

    return Part((own, public, hits), paint)


def told_of(context: DrawContext, plan: Plan) -> dict[str, Slip]:
    """The slips of the places that the chips in sight tell of."""
    told = {context.look.recap[n].line.spot for n, _place in plan.strip.chips}
    return {spot: context.table.slips[spot] for spot in told if spot in context.table.slips}


def tray_part(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """Trays and what lies in them, and options in columns beside; what is raised stands above the still picture."""
    table, look = context.table, context.look
    elsewhere = plan.options.bubble or plan.options.above
    options = () if elsewhere else plan.options.spots
    own = handed(
        context,
        replace(BARE, trays=table.trays, phases=table.phases, amount=table.amount),
        replace(PLAIN, seats=look.seats, picked=look.picked, open=context.ways, amount=look.amount),
        lambda id: id.startswith("amount:") or (any(id == hit.id for hit in plan.options.hits) and not elsewhere),
    )
    away = now.hidden | frozenset(one.piece.id for one, _rise in tray.raised(context, plan.stands))

    def paint() -> None:
        if plan.dial:
            amount.draw_amount(own, plan.dial, plan.dial_hots)
        tray.draw_stands(own, plan.stands, away)
        if not elsewhere:
            orders.draw_options(own, options, plan.options.hits, False)

    ids = {one.piece.id for stand in plan.stands for one in stand.placed}
    return Part((own, plan.stands, plan.dial_hots, away & ids, options, plan.options.hits), paint)


def status_part(context: DrawContext) -> Part:
    """How far the turn of the seat has come."""
    told = replace(BARE, status=context.table.status, mats=context.table.mats, prompt=context.table.prompt)
    own = handed(context, told, replace(PLAIN, seats=context.look.seats), lambda _id: False)
    return Part(own, lambda: status.draw_status(own))


def plates_part(context: DrawContext, plan: Plan) -> Part:
    """The plates of what can be chosen, in place of draft and buttons; their empty sheet before one may know them."""
    if context.early:
        blank = handed(context, BARE, PLAIN, lambda _id: False)
        return Part((blank, "blank"), lambda: plates.draw_plates(blank, (), plan.plated, ()))
    look, hits = context.look, plan.plate_hots
    own = handed(
        context,
        replace(BARE, brief=context.table.brief, spots=tuple(spot for spot in context.table.spots if spot.key)),
        replace(PLAIN, message=look.message, message_rule=look.message_rule, open=context.ways),
        lambda id: any(id == hit.id for hit in hits),
    )
    return Part((own, plan.plates, plan.plated, hits), lambda: plates.draw_plates(own, plan.plates, plan.plated, hits))


def orders_part(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """The draft of a choice with Cancel and Commit, endings, and what the others did."""
    options = plan.options.hits if plan.options.above else ()
    strip, chips = (recap.NO_STRIP, ()) if plan.low_strip else chips_of(plan)
    hits = (*(hit for hit in (plan.cancel, plan.commit, *plan.endings) if hit), *chips, *options, *plan.shelf)
    listed = {hit.id.replace("way:", "spot:") for hit in plan.shelf}
    own = _ordered(context, plan, {hit.id for hit in hits} | listed)
    hint, picked = choices.hint(context), context.look.picked
    told = chips or (plan.low_strip and context.look.recap)  # then what the others did stands there
    covered = now.plate is not None and bool(now.plate.colliderect(context.zones.draft))  # it would be read in part
    said = hint if (picked or not told) and not covered else ""
    next_one = hint if picked and picked[-1] not in context.table.verbs else ""  # an open plate says it by itself

    def paint() -> None:
        orders.draw_orders(own, plan.cancel, plan.commit, said)
        if own.table.shelf:
            draw_shelf(own, own.table.shelf, plan.shelf, not (plan.endings or plan.cancel), next_one)
        draw_endings(own, plan.endings)
        if options:
            orders.draw_options(own, plan.options.spots, options, False)
        recap.draw_recap(own, strip, chips)

    return Part((own, hits, hint, said), paint)


def chips_of(plan: Plan) -> tuple[recap.Strip, tuple[HitArea, ...]]:
    """The strip of chips, where it does not stand on a public tray."""
    return (recap.NO_STRIP, ()) if plan.public and plan.public.deeds.w else (plan.strip, plan.recap)


def _ordered(context: DrawContext, plan: Plan, mine: Set[str]) -> DrawContext:
    """What the orders show of table and look; `mine` are the ids of what reacts."""
    table, look = context.table, context.look
    return handed(
        context,
        replace(
            BARE,
            trays=table.trays[:1],
            amount=table.amount,
            bargain=table.bargain,
            slips=told_of(context, plan),
            offers=tuple(offer for offer in table.offers if offer.ends is not None),
            spots=tuple(spot for spot in table.spots if look.picked and spot.id in look.open),
            shelf=table.shelf if plan.shelved else None,
        ),
        replace(
            PLAIN,
            seats=look.seats,
            viewer=look.viewer,
            since=look.since,
            fresh=look.fresh,
            picked=look.picked,
            open=context.ways,
            ready=look.ready,
            retreat=look.retreat,
            message=look.message,
            message_rule=look.message_rule,
            recap=look.recap,
        ),
        lambda id: id in mine,
    )
