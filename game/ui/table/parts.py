"""Which parts of a table stand in which pane; each is handed only what it shows, so that it knows when it is stale."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.table import Piece, Prompt, Slip, Table
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rulebook import Rulebook
from game.ui.table.board import board
from game.ui.table.board.camera import Camera
from game.ui.table.board.layers import Layers
from game.ui.table.board.thumbnails import Thumbnails, draw_cameras, draw_plate
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import Touch
from game.ui.table.materials import planks
from game.ui.table.panels import amount, bar, mats, orders, plates, public_tray, recap, side, status, tray
from game.ui.table.panels.bargain_art import draw_bargain
from game.ui.table.panels.endings import draw_endings
from game.ui.table.panes import Pane, Part
from game.ui.table.plan import Plan

BARE = Table("", "", (), Prompt(None, "", False), "", (), (), (), (), {}, (), {})
PLAIN = HudState(())


@dataclass(frozen=True, slots=True)
class Moment:
    """What can change while one table is shown."""

    camera: Camera
    side: Side
    hidden: frozenset[str]
    """The pieces that are drawn elsewhere because they move."""
    counting: frozenset[int]
    """The seats whose money is being counted."""
    rings: Mapping[str, bool]
    slip: Slip | None
    rule: str
    rules: Rulebook
    moving: bool = False
    """Whether the board is being dragged."""
    budget: Callable[[], Callable[[], bool]] = lambda: lambda: False
    """Begins the time that a frame has for something that can wait; what it gives tells when that is over."""


def floor(context: DrawContext) -> Part:
    """The wood under everything, with the board's shadow on it."""
    area = context.zones.board

    def paint() -> None:
        planks(context.canvas, "table", context.canvas.measure.area, "table_wood")
        context.canvas.shadow(area, 2, 2, 4, 10, 150)

    return Part(tuple(area), paint)


def panes(context: DrawContext, plan: Plan, layers: Layers, small: Thumbnails, now: Moment) -> tuple[Pane, ...]:
    """The panes of the window and their parts; those with pieces first, which must not be seen twice."""
    zones, window = context.zones, context.canvas.measure.area
    table, top = zones.board.union(zones.boards) if zones.boards.w else zones.board, zones.bar.bottom
    low = (zones.ticker.y if context.compact else zones.tray.y - 2) - top
    players, the_side = _players(context, plan, now), _side(context, plan, now)
    tray_part, orders_part = (
        _tray(context, plan, now),
        _plates(context, plan) if plan.plates else _orders(context, plan),
    )
    ends, beside = ((_status(context), orders_part), ()) if plan.plates else ((_status(context),), (orders_part,))
    beside = beside if plan.orders or plan.plates else ()
    wood = _public(context, plan) if plan.public else _wood(context)
    the_bar = Pane("bar", zones.bar, (_bar(context, plan),))
    over = (_bargain(context, plan, now),) if plan.deal else ()
    alone = Part(None, lambda: board.draw_bare(context, now.camera))
    cameras = (_plate(context),) if zones.boards.w else _cameras(context, plan)
    the_board = Pane("board", zones.board, (_board(context, layers, small, now), *cameras, *over), (alone,))
    strip = (Pane("boards", zones.boards, (_strip(context, plan, small, now), *_cameras(context, plan))),)
    below = strip if zones.boards.w else ()
    if context.compact:
        head = zones.players.bottom + 8
        low -= head - top
        return (
            the_board,
            *below,
            Pane("players", Rect(0, top, window.w, head - top), (players,)),
            *((Pane("felt", Rect(0, head, table.x, low), (wood, tray_part)),) if zones.felt.w else ()),
            Pane("tray", zones.tray, (wood, tray_part, *ends)),
            the_bar,
            Pane("side", Rect(table.right, head, window.w - table.right, low), (the_side, *beside)),
            Pane("ticker", zones.ticker, (_ticker(context),)),
        )
    rail = Rect(0, top, table.x, low)
    the_log: tuple[Pane, ...] = ()
    if zones.log.x < zones.players.x and zones.log.w:
        rail.x = (zones.log.right + zones.players.x) / 2
        rail.w -= rail.x
        the_log = (Pane("log", Rect(0, top, rail.x, low), (the_side,)),)
    elif zones.log.w:
        rail.h = zones.log.y - 4 - top
        the_log = (Pane("log", Rect(0, rail.bottom, zones.tray.x, window.bottom - rail.bottom), (the_side,)),)
    shelf = Rect(zones.tray.x, zones.tray.y - 2, window.w - zones.tray.x, zones.tray.h + 2)
    return (
        the_board,
        *below,
        Pane("players", rail, (players,)),
        Pane("tray", shelf, (wood, tray_part, *ends, *beside)),
        the_bar,
        Pane("side", Rect(table.right, top, window.w - table.right, low), (the_side,)),
        *the_log,
    )


def _handed(context: DrawContext, table: Table, look: HudState, mine: Callable[[str], bool]) -> DrawContext:
    """The pen of one part: a table and a look with nothing else in them, and only what it owns is pointed at."""
    touch = context.touch
    hovered, pressed, focused = (id if mine(id) else "" for id in (touch.hovered, touch.pressed, touch.focused))
    return replace(
        context, table=table, look=look, touch=Touch(hovered, pressed, focused, bool(focused) and touch.keyboard)
    )


def _bar(context: DrawContext, plan: Plan) -> Part:
    table, look = context.table, context.look
    own = _handed(
        context,
        replace(BARE, clock=table.clock, subtitle=table.subtitle, phases=table.phases, prompt=table.prompt),
        replace(PLAIN, seats=look.seats, bots=look.bots, paused=look.paused, speed=look.speed),
        lambda id: id.startswith("tool:"),
    )
    return Part((own, plan.bar), lambda: bar.draw_bar(own, plan.bar))


def _board(context: DrawContext, layers: Layers, small: Thumbnails, now: Moment) -> Part:
    table = context.table
    lying = tuple(piece for piece in table.pieces if piece.zone == "board")
    spots = tuple(spot for spot in table.spots if spot.id in now.rings)
    told = replace(BARE, pieces=lying, spots=spots, backdrop=table.backdrop, front=table.front)
    own = _handed(context, told, PLAIN, lambda _id: False)
    hidden = now.hidden & {piece.id for piece in lying}
    shows = (own, replace(now.camera), hidden, dict(now.rings), now.moving, layers.waiting)

    def paint() -> None:
        layers.draw(
            own,
            now.camera,
            now.rings,
            hidden,
            moving=now.moving,
            late=now.budget(),
            before=lambda: small.shot(table.front),
        )

    return Part(shows, paint)


def _strip(context: DrawContext, plan: Plan, small: Thumbnails, now: Moment) -> Part:
    """The thumbnails of all boards; the large one's is live, too."""
    table, ids = context.table, {f"board:{board.id}" for board in context.table.boards}
    zones = {"board": table.front, **{board.id: board.id for board in table.boards}}
    lying: dict[str, list[Piece]] = {}
    for piece in table.pieces:
        if piece.zone in zones:
            lying.setdefault(zones[piece.zone], []).append(piece)
    told = replace(BARE, boards=table.boards, front=table.front)
    own = _handed(context, told, replace(PLAIN, seats=context.look.seats), lambda id: id in ids)
    hidden = now.hidden & plan.small.keys()

    def paint() -> None:
        small.draw(own, plan.thumbnails, lying, hidden, now.budget())

    return Part((own, plan.thumbnails, lying, hidden, small.waiting), paint)


def _plate(context: DrawContext) -> Part:
    """The name of the board that lies large."""
    told = replace(BARE, boards=context.table.boards, front=context.table.front)
    own = _handed(context, told, replace(PLAIN, seats=context.look.seats), lambda _id: False)
    return Part(own, lambda: draw_plate(own))


def _cameras(context: DrawContext, plan: Plan) -> tuple[Part, ...]:
    """The buttons of the camera, where there are any."""
    own = _handed(context, BARE, PLAIN, lambda id: any(id == hit.id for hit in plan.camera_hots))
    part = Part((own, plan.camera_hots), lambda: draw_cameras(own, plan.camera_hots))
    return (part,) if plan.camera_hots else ()


def _bargain(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """The sheet of a bargain; what is raised stands above the still picture."""
    table, look, deal = context.table, context.look, plan.deal
    assert deal
    ids = {one.piece.id: f"spot:{one.piece.spot}" for stand in deal.stands for one in stand.placed}
    mine = {*ids.values(), *(hit.id for hit in plan.deal_hots)}
    own = _handed(
        context,
        replace(BARE, bargain=table.bargain, amount=table.amount),
        replace(PLAIN, seats=look.seats, picked=look.picked, open=context.ways, amount=look.amount),
        lambda id: id in mine,
    )
    away = (now.hidden | {one.piece.id for one, _rise in tray.raised(context, deal.stands)}) & ids.keys()

    def paint() -> None:
        draw_bargain(own, deal, plan.deal_hots, away)

    return Part((own, deal, plan.deal_hots, away), paint)


def _players(context: DrawContext, plan: Plan, now: Moment) -> Part:
    table, look = context.table, context.look
    held = {mat.seat: [p for p in table.pieces if p.zone == f"mat:{mat.seat}"] for mat in table.mats}
    ids = {piece.id: f"spot:{piece.spot}" for pieces in held.values() for piece in pieces}
    spots = set(ids.values())
    own = _handed(
        context,
        replace(BARE, mats=table.mats, aside=table.aside),
        replace(PLAIN, seats=look.seats, thinking=look.thinking, picked=look.picked, open=context.ways),
        lambda id: id.startswith(("mat:", "spot:mat:")) or id in spots,
    )
    places = {id: plan.places[id] for id in ids if id in plan.places}
    hidden = now.hidden & ids.keys()

    def paint() -> None:
        mats.draw_mats(own, held, now.counting)
        if table.aside and context.zones.aside.w:
            own.face(table.aside, context.zones.aside)
        mats.draw_held(own, held, places, hidden)

    return Part((own, held, places, now.counting, hidden), paint)


def _side(context: DrawContext, plan: Plan, now: Moment) -> Part:
    table, look, panel = context.table, context.look, replace(now.side)
    told = replace(BARE, notes=table.notes)
    around = replace(PLAIN, seats=look.seats, picked=look.picked, open=look.open)
    if now.slip is None:
        told = replace(told, spots=table.spots, offers=table.offers)
    if context.zones.page and panel.tab == "notes":
        told = replace(told, pencil=table.pencil, prompt=table.prompt)
        around = replace(around, open=context.ways, viewer=look.viewer, curtain=look.curtain, pencil=look.pencil)
    listed = {f"spot:{spot}" for spot in context.ways}
    mine = ("tab:", "filter:", "line:", "note:", "page:", "way:")
    own = _handed(context, told, around, lambda id: id.startswith(mine) or (now.slip is None and id in listed))
    shows = (own, panel.tab, panel.filter, panel.scroll, panel.log_scroll, plan.rows, plan.leaves, now.slip, now.rule)
    return Part(shows, lambda: side.draw_side(own, now.side, plan.rows, plan.leaves, now.slip, now.rules, now.rule))


def _ticker(context: DrawContext) -> Part:
    own = _handed(
        context, BARE, replace(PLAIN, seats=context.look.seats, lines=recap.ticker_lines(context)), lambda _id: False
    )
    return Part(own, lambda: recap.draw_ticker(own))


def _wood(context: DrawContext) -> Part:
    told = replace(BARE, trays=context.table.trays[:1], amount=context.table.amount, status=context.table.status)
    own = _handed(context, told, PLAIN, lambda _id: False)
    return Part(own, lambda: tray.draw_wood(own))


def _public(context: DrawContext, plan: Plan) -> Part:
    """The tray that is nobody's own: what the others did, who is expected, how the seats stand."""
    table, look, public = context.table, context.look, plan.public
    assert public
    hits = (*plan.recap, *plan.public_hots)
    own = _handed(
        context,
        replace(
            BARE,
            prompt=table.prompt,
            mats=table.mats,
            trays=table.trays[:1],
            slips=_told(context, plan),
            race=table.race,
            standing=table.standing,
            odds=table.odds,
            queue=table.queue,
        ),
        replace(
            PLAIN, seats=look.seats, since=look.since, recap=look.recap, curtain=look.curtain, message=look.message
        ),
        lambda id: any(id == hit.id for hit in hits),
    )

    def paint() -> None:
        public_tray.draw_public(own, public, plan.public_hots)
        if public.deeds.w:
            recap.draw_recap(own, plan.strip, plan.recap, "heading")

    return Part((own, public, hits), paint)


def _told(context: DrawContext, plan: Plan) -> dict[str, Slip]:
    """The slips of the places that the chips in sight tell of."""
    told = {context.look.recap[n].line.spot for n, _place in plan.strip.chips}
    return {spot: slip for spot, slip in context.table.slips.items() if spot in told}


def _tray(context: DrawContext, plan: Plan, now: Moment) -> Part:
    """Trays and what lies in them, and options in columns beside; what is raised stands above the still picture."""
    table, look = context.table, context.look
    elsewhere = plan.bubble or plan.above
    options = () if elsewhere else plan.options
    own = _handed(
        context,
        replace(BARE, trays=table.trays, phases=table.phases, amount=table.amount),
        replace(PLAIN, picked=look.picked, open=context.ways, amount=look.amount),
        lambda id: id.startswith("amount:") or (any(id == hit.id for hit in plan.option_hots) and not elsewhere),
    )
    away = now.hidden | frozenset(one.piece.id for one, _rise in tray.raised(context, plan.stands))

    def paint() -> None:
        if plan.dial:
            amount.draw_amount(own, plan.dial, plan.dial_hots)
        tray.draw_stands(own, plan.stands, away)
        if not elsewhere:
            orders.draw_options(own, options, plan.option_hots, False)

    ids = {one.piece.id for stand in plan.stands for one in stand.placed}
    return Part((own, plan.stands, plan.dial_hots, away & ids, options, plan.option_hots), paint)


def _status(context: DrawContext) -> Part:
    told = replace(BARE, status=context.table.status, mats=context.table.mats, prompt=context.table.prompt)
    own = _handed(context, told, replace(PLAIN, seats=context.look.seats), lambda _id: False)
    return Part(own, lambda: status.draw_status(own))


def _plates(context: DrawContext, plan: Plan) -> Part:
    look, hits = context.look, plan.plate_hots
    own = _handed(
        context,
        replace(BARE, brief=context.table.brief, spots=tuple(spot for spot in context.table.spots if spot.key)),
        replace(PLAIN, message=look.message, message_rule=look.message_rule, open=context.ways),
        lambda id: any(id == hit.id for hit in hits),
    )
    return Part((own, plan.plates, plan.plated, hits), lambda: plates.draw_plates(own, plan.plates, plan.plated, hits))


def _orders(context: DrawContext, plan: Plan) -> Part:
    table, look = context.table, context.look
    options = plan.option_hots if plan.above else ()
    strip, chips = (recap.NO_STRIP, ()) if plan.public and plan.public.deeds.w else (plan.strip, plan.recap)
    hits = (*(hit for hit in (plan.cancel, plan.commit, *plan.endings) if hit), *chips, *options)
    own = _handed(
        context,
        replace(
            BARE,
            trays=table.trays[:1],
            amount=table.amount,
            bargain=table.bargain,
            slips=_told(context, plan),
            offers=tuple(offer for offer in table.offers if offer.ends is not None),
            spots=tuple(spot for spot in table.spots if look.picked and spot.id in look.open),
        ),
        replace(
            PLAIN,
            seats=look.seats,
            viewer=look.viewer,
            since=look.since,
            picked=look.picked,
            open=context.ways,
            ready=look.ready,
            retreat=look.retreat,
            message=look.message,
            message_rule=look.message_rule,
            recap=look.recap,
        ),
        lambda id: any(id == hit.id for hit in hits),
    )

    def paint() -> None:
        orders.draw_orders(own, plan.cancel, plan.commit)
        draw_endings(own, plan.endings)
        if options:
            orders.draw_options(own, plan.options, options, False)
        recap.draw_recap(own, strip, chips)

    return Part((own, hits), paint)
